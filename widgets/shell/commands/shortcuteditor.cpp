// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/shortcuteditor.h"

#include "models/services/session/settings.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/keyfilter.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

namespace yuyi {

namespace {

constexpr int idRole = Qt::UserRole;

QString plain(const QString &text)
{
    return QString(text).remove(u'&');
}

} // namespace

ShortcutEditor::ShortcutEditor(CommandRegistry &commands, Settings &settings,
                               std::function<QString(const QString &)> pageTitle, QWidget *parent)
    : QDialog(parent), m_commands(commands), m_settings(settings), m_pageTitle(std::move(pageTitle)),
      m_search(new QLineEdit(this)), m_list(new QTreeWidget(this)), m_keys(new QKeySequenceEdit(this)),
      m_use(new ActionButton(tr("Use These Keys"), {}, ActionButton::Kind::Primary, this)),
      m_restore(new ActionButton(tr("Restore Default"), {}, ActionButton::Kind::Plain, this)), m_message(plainLabel(this))
{
    setWindowTitle(tr("Change Shortcuts"));
    resizeWindow(this, 560, 560);
    m_search->setPlaceholderText(tr("Find a command"));
    m_search->setClearButtonEnabled(true);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_keys->setAccessibleName(tr("New keys"));
    m_keys->setEnabled(false);
    KeyFilter::letOwnKeys(m_keys);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing());
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *line = rowIn();
    line->addWidget(m_keys, 1);
    line->addWidget(m_use);
    line->addWidget(m_restore);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(line);
    column->addWidget(m_message);

    m_use->setAutoDefault(false);
    m_restore->setAutoDefault(false);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showSelected);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, m_use,
            [this](const QKeySequence &keys) { m_use->setEnabled(!keys.isEmpty()); });
    connect(m_use, &QAbstractButton::clicked, this, [this] { give(m_keys->keySequence()); });
    connect(m_restore, &QAbstractButton::clicked, this, &ShortcutEditor::restore);
    fill();
}

void ShortcutEditor::fill()
{
    QHash<QString, QTreeWidgetItem *> groups;
    for (const Command *command : m_commands.all()) {
        const QString title =
            command->group ? command->group() : m_pageTitle(CommandRegistry::scopeOf(command->id));
        QTreeWidgetItem *&group = groups[title];
        if (!group) {
            group = new QTreeWidgetItem(m_list, {title});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            QFont bold = font();
            bold.setWeight(QFont::DemiBold);
            group->setFont(0, bold);
        }
        auto *item = new QTreeWidgetItem(group, {plain(m_commands.action(command->id)->text())});
        item->setData(0, idRole, command->id);
        showKeys(item);
    }
    m_list->expandAll();
    showSelected();
}

void ShortcutEditor::showKeys(QTreeWidgetItem *item) const
{
    const QString id = item->data(0, idRole).toString();
    QStringList keys;
    for (const QKeySequence &sequence : m_commands.shortcuts(id))
        keys.append(keyText(sequence));
    keys.removeDuplicates();
    item->setText(1, keys.join(QStringLiteral(", ")));
    QFont font = item->font(1);
    font.setWeight(m_commands.hasOwnShortcut(id) ? QFont::DemiBold : QFont::Normal);
    item->setFont(1, font);
}

void ShortcutEditor::filter(const QString &text)
{
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_list->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            const bool shown = group->child(i)->text(0).contains(text.trimmed(), Qt::CaseInsensitive);
            group->child(i)->setHidden(!shown);
            any = any || shown;
        }
        group->setHidden(!any);
    }
}

QString ShortcutEditor::selected() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, idRole).toString() : QString();
}

void ShortcutEditor::select(const QString &command)
{
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        for (int i = 0; i < m_list->topLevelItem(g)->childCount(); ++i) {
            if (m_list->topLevelItem(g)->child(i)->data(0, idRole).toString() == command)
                m_list->setCurrentItem(m_list->topLevelItem(g)->child(i));
        }
    }
}

void ShortcutEditor::showSelected()
{
    const QString id = selected();
    m_keys->clear();
    m_keys->setEnabled(!id.isEmpty());
    m_use->setEnabled(false);
    m_restore->setEnabled(m_commands.hasOwnShortcut(id));
    m_message->setText(id.isEmpty() ? tr("Choose a command, then press its new keys.") : QString());
    setStyleProperty(m_message, "feel", QString());
}

bool ShortcutEditor::give(const QKeySequence &sequence)
{
    const QString id = selected();
    if (id.isEmpty() || sequence.isEmpty())
        return false;
    if (const Command *other = m_commands.holder(id, sequence)) {
        m_message->setText(tr("The keys %1 are already used by “%2”. Choose other keys, or change the keys of that command first.")
                               .arg(keyText(sequence), plain(m_commands.action(other->id)->text())));
        setStyleProperty(m_message, "feel", QStringLiteral("bad"));
        return false;
    }
    m_commands.setShortcut(id, sequence);
    m_settings.setShortcut(id, sequence.toString(QKeySequence::PortableText));
    showKeys(m_list->currentItem());
    showSelected();
    m_message->setText(tr("The shortcut of “%1” is now %2.").arg(m_list->currentItem()->text(0), keyText(sequence)));
    setStyleProperty(m_message, "feel", QStringLiteral("good"));
    return true;
}

void ShortcutEditor::restore()
{
    const QString id = selected();
    if (!m_commands.setShortcut(id, {})) {
        m_message->setText(tr("Another command now uses the default keys of this command. Change the keys of the other command first."));
        setStyleProperty(m_message, "feel", QStringLiteral("bad"));
        return;
    }
    m_settings.setShortcut(id, {});
    showKeys(m_list->currentItem());
    showSelected();
}

QString ShortcutEditor::message() const
{
    return m_message->text();
}

} // namespace yuyi
