// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/shortcutsheet.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int columnWidth = 300;
constexpr int panelWidth = 1040;
} // namespace

ShortcutSheet::ShortcutSheet(CommandRegistry &commands, std::function<QString(const QString &)> pageTitle,
                             QWidget *window)
    : Sheet(window), m_commands(commands), m_pageTitle(std::move(pageTitle)), m_panel(new QFrame(this)),
      m_title(plainLabel(m_panel)), m_edit(new ActionButton(m_panel)), m_close(new ActionButton(m_panel)),
      m_scroll(new QScrollArea(m_panel))
{
    setObjectName(QStringLiteral("shortcutSheet"));
    makePanel(m_panel);
    setTextRole(m_title, TextRole::Title);
    m_edit->setKind(ActionButton::Kind::Plain);
    m_close->setKind(ActionButton::Kind::Primary);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_edit);
    head->addWidget(m_close);
    auto *column = columnIn(m_panel, spacing::large, spacing::medium);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);

    connect(m_close, &QAbstractButton::clicked, this, &Sheet::closeSheet);
    connect(m_edit, &QAbstractButton::clicked, this, [this] {
        closeSheet();
        Q_EMIT editRequested();
    });
}

QWidget *ShortcutSheet::panel()
{
    return m_panel;
}

void ShortcutSheet::showEvent(QShowEvent *event)
{
    m_title->setText(tr("Shortcuts on This Page"));
    m_edit->setText(tr("Change Shortcuts…"));
    m_close->setText(tr("Close"));
    m_close->setKey(QStringLiteral("Esc"));
    setAccessibleName(m_title->text());
    Sheet::showEvent(event);
    fill();
    arrange();
}

void ShortcutSheet::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    if (isVisible()) {
        fill();
        arrange();
    }
}

void ShortcutSheet::keyPressEvent(QKeyEvent *event)
{
    const QChar sign = asciiKey(*event);
    if (sign == u'?' || event->key() == Qt::Key_F1) {
        closeSheet();
        return;
    }
    QScrollBar *bar = m_scroll->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Down: bar->triggerAction(QAbstractSlider::SliderSingleStepAdd); return;
    case Qt::Key_Up: bar->triggerAction(QAbstractSlider::SliderSingleStepSub); return;
    case Qt::Key_PageDown: bar->triggerAction(QAbstractSlider::SliderPageStepAdd); return;
    case Qt::Key_PageUp: bar->triggerAction(QAbstractSlider::SliderPageStepSub); return;
    default: Sheet::keyPressEvent(event);
    }
}

void ShortcutSheet::arrange()
{
    const int wide = qMin(width() - 2 * spacing::large, Theme::of(this).px(panelWidth));
    const QWidget *content = m_scroll->widget();
    const int inner = wide - 2 * spacing::large;
    const int wanted = (content ? content->layout()->totalHeightForWidth(inner) : 0) + m_close->sizeHint().height()
                     + 2 * spacing::large + 2 * spacing::medium;
    const int high = qMin(height() - 2 * spacing::large, wanted);
    m_panel->setGeometry((width() - wide) / 2, (height() - high) / 2, wide, high);
}

void ShortcutSheet::fill()
{
    // Groups in the order they first appear; the page's own come first, then what its fields do while one types.
    QStringList titles;
    QHash<QString, QList<Line>> groups;
    m_shown.clear();
    const auto add = [&](const QString &title, const Line &line) {
        if (!groups.contains(title))
            titles.append(title);
        groups[title].append(line);
        m_shown.append(line.text);
    };
    const auto addFields = [&] {
        for (const FieldKeys &keys : m_commands.fieldKeys(m_commands.scope()))
            add(keys.group(), {keys.text(), keys.keys, true});
    };
    bool own = true;
    for (const Command *command : m_commands.valid(m_commands.scope())) {
        const QAction *action = m_commands.action(command->id);
        const QString scope = CommandRegistry::scopeOf(command->id);
        if (own && CommandRegistry::isEverywhere(scope)) {
            own = false;
            addFields();
        }
        if (action->shortcuts().isEmpty() || !action->isVisible())
            continue;
        // What the page cannot do at this moment is shown in grey; what the window cannot do is left out.
        if (CommandRegistry::isEverywhere(scope) && !action->isEnabled())
            continue;
        add(command->group ? command->group() : m_pageTitle(scope), {action->text(), action->shortcuts(), action->isEnabled()});
    }
    if (own)
        addFields();

    auto *content = new QWidget;
    auto *columns = rowIn(content, 0, spacing::large);
    const int room = qMin(width() - 2 * spacing::large, Theme::of(this).px(panelWidth)) - 2 * spacing::large;
    const int count = qBound(1, room / Theme::of(this).px(columnWidth), 3);
    QList<QVBoxLayout *> stacks;
    QList<qsizetype> heights(count, 0);
    for (int i = 0; i < count; ++i) {
        stacks.append(new QVBoxLayout);
        stacks.last()->setSpacing(spacing::medium);
        columns->addLayout(stacks.last(), 1);
    }
    for (const QString &title : std::as_const(titles)) {
        const auto lowest = std::min_element(heights.begin(), heights.end()) - heights.begin();
        stacks[lowest]->addWidget(groupOf(title, groups.value(title)));
        heights[lowest] += groups.value(title).size() + 2;
    }
    for (QVBoxLayout *stack : std::as_const(stacks))
        stack->addStretch(1);
    m_scroll->setWidget(content);
}

QWidget *ShortcutSheet::groupOf(const QString &title, const QList<Line> &lines)
{
    auto *group = new QWidget;
    auto *grid = new QGridLayout(group);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::small);
    grid->setColumnStretch(0, 1);
    auto *heading = plainLabel(title, group);
    setTextRole(heading, TextRole::Section);
    grid->addWidget(heading, 0, 0, 1, 2);
    int row = 1;
    for (const Line &line : lines) {
        auto *text = plainLabel(QString(line.text).remove(u'&'), group);
        text->setWordWrap(true);
        text->setEnabled(line.enabled);
        grid->addWidget(text, row, 0);
        auto *keys = rowIn(nullptr, 0, spacing::tiny);
        QStringList caps;
        for (const QKeySequence &sequence : line.keys)
            caps.append(keyText(sequence));
        caps.removeDuplicates(); // Return and Enter are one key to a person
        for (const QString &cap : std::as_const(caps))
            keys->addWidget(new KeyHint(cap, group));
        grid->addLayout(keys, row, 1, Qt::AlignRight | Qt::AlignTop);
        ++row;
    }
    return group;
}

} // namespace yuyi
