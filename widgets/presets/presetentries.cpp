// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presetentries.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetschema.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/presets/entrybuttons.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/presetdraft.h"
#include "widgets/presets/presetform.h"
#include "widgets/presets/references.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int listHeight = 150;
constexpr int innerListHeight = 96; // of a list within an entry or a section

/// What an entry without a name is about: the fact of a factor, a value, or what was chosen, such as a task or a language.
QString subjectOf(const PresetDraft &draft, const QString &pointer)
{
    const Json &entry = draft.at(pointer);
    const QString fact = textOf(entry, "fact");
    const QList<Reference> facts = referencesAt(draft.document(), pointer + QLatin1String("/fact"));
    for (const Reference &one : facts) {
        if (one.code == fact)
            return one.name;
    }
    for (const QString &text : {fact, textOf(entry, "value")}) {
        if (!text.isEmpty())
            return text;
    }
    for (const auto &member : fieldOf(PresetSchema::instance().at(pointer), "properties").items()) {
        const Json &schema = member.value();
        if (!fieldOf(schema, "enum").is_array())
            continue;
        const QString chosen = textOf(entry, member.key());
        return choiceName(chosen.isEmpty() ? textOf(schema, "default") : chosen);
    }
    return {};
}

} // namespace

PresetEntries::PresetEntries(PresetDraft &draft, const QString &list, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_list(list), m_names(new QListWidget(this)), m_buttons(new EntryButtons(memberName(list), this)),
      m_fault(wrappedLabel(this))
{
    m_names->setObjectName(QStringLiteral("entries") + list);
    m_names->setAccessibleName(memberName(list));
    m_names->setFixedHeight(Theme::of(this).px(list.count(u'/') > 1 ? innerListHeight : listHeight));
    m_names->installEventFilter(this);
    setStyleProperty(m_fault, "feel", QStringLiteral("bad"));
    m_column = columnIn(this);
    m_column->addWidget(m_names);
    m_column->addWidget(m_buttons);
    m_column->addWidget(m_fault);
    m_column->addStretch(1);

    connect(m_names, &QListWidget::currentRowChanged, this, &PresetEntries::showEntry);
    connect(m_buttons, &EntryButtons::addWanted, this, [this] {
        const int last = m_names->count() - 1;
        const int current = m_names->currentRow();
        m_names->setCurrentRow(m_draft.add(m_list, current < 0 ? last : current));
        if (m_form)
            m_form->focusFirst();
    });
    connect(m_buttons, &EntryButtons::removeWanted, this, [this] {
        m_draft.remove(m_list, m_names->currentRow());
        m_names->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_buttons, &EntryButtons::moveWanted, this, [this](int by) {
        m_names->setCurrentRow(m_draft.move(m_list, m_names->currentRow(), by));
        m_names->setFocus(Qt::ShortcutFocusReason);
    });
    connect(&draft, &PresetDraft::rebuilt, this, &PresetEntries::fill);
    connect(&draft, &PresetDraft::edited, this, &PresetEntries::fill);
    fill();
}

QString PresetEntries::nameOf(int entry) const
{
    const QString pointer = QStringLiteral("%1/%2").arg(m_list).arg(entry);
    if (QString name = entryName(m_draft.at(pointer)); !name.isEmpty())
        return name;
    // A target has no name: it is called after its dimensions.
    const QString over = pointer + QLatin1String("/over");
    const QStringList codes = textsOf(m_draft.at(over));
    const QList<Reference> known = referencesAt(m_draft.document(), over);
    QStringList names;
    for (const QString &code : codes) {
        const auto found = std::find_if(known.cbegin(), known.cend(), [&](const Reference &one) { return one.code == code; });
        names.append(found == known.cend() ? code : found->name);
    }
    if (!names.isEmpty())
        return names.join(QStringLiteral(" × "));
    if (QString about = subjectOf(m_draft, pointer); !about.isEmpty())
        return about;
    return tr("Unnamed");
}

void PresetEntries::fill()
{
    const Json &list = m_draft.at(m_list);
    const int entries = list.is_array() ? static_cast<int>(list.size()) : 0;
    const Tokens &tokens = Theme::of(this).tokens();
    {
        const QSignalBlocker quiet(m_names);
        const int current = m_names->currentRow();
        while (m_names->count() > entries)
            delete m_names->takeItem(m_names->count() - 1);
        while (m_names->count() < entries)
            m_names->addItem(QString());
        for (int i = 0; i < entries; ++i) {
            const QString pointer = QStringLiteral("%1/%2").arg(m_list).arg(i);
            const QString fault = m_draft.faultIn(pointer);
            m_names->item(i)->setText(nameOf(i));
            m_names->item(i)->setToolTip(fault);
            m_names->item(i)->setForeground(fault.isEmpty() ? QBrush() : QBrush(tokens.bad));
        }
        m_names->setCurrentRow(std::clamp(current, entries > 0 ? 0 : -1, entries - 1));
    }
    showEntry();
}

void PresetEntries::showEntry()
{
    const int entry = m_names->currentRow();
    if (entry != m_shown) {
        if (m_form) {
            m_form->hide();
            m_form->deleteLater();
            m_form = nullptr;
        }
        m_shown = entry;
        if (entry >= 0) {
            m_form = new PresetForm(m_draft, QStringLiteral("%1/%2").arg(m_list).arg(entry), {}, this);
            m_column->insertWidget(m_column->count() - 1, m_form);
            m_form->show(); // at once, to take the focus
        }
    }
    showPlace();
}

void PresetEntries::showPlace()
{
    const Json &schema = PresetSchema::instance().at(m_list);
    const int entries = m_names->count();
    m_buttons->setPlace(m_names->currentRow(), entries, schema.contains("maxItems") ? wholeOf(schema, "maxItems") : entries + 1);
    const auto &faults = m_draft.faults();
    const auto own = std::find_if(faults.cbegin(), faults.cend(), [this](const PresetFault &fault) {
        return fault.pointer == m_list || fault.pointer == QStringLiteral("%1/%2").arg(m_list).arg(m_names->currentRow());
    });
    m_fault->setText(own == faults.cend() ? QString() : faultText(*own));
    m_fault->setVisible(own != faults.cend());
}

bool PresetEntries::focusPlace(const QString &pointer)
{
    if (pointer != m_list && !pointer.startsWith(m_list + u'/'))
        return false;
    const QString entry = pointer.mid(m_list.size()).section(u'/', 1, 1);
    if (entry.isEmpty() || entry.toInt() >= m_names->count()) {
        focusFirst();
        return true;
    }
    m_names->setCurrentRow(entry.toInt());
    return m_form && m_form->focusPlace(pointer);
}

void PresetEntries::focusFirst()
{
    m_names->setFocus(Qt::ShortcutFocusReason);
}

bool PresetEntries::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_buttons->handleKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
