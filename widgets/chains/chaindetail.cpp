// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chains/chaindetail.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {

/// Both names of a concept; its code where it has none.
QString bothNames(const Title &name)
{
    if (name.zh.isEmpty() || name.en.isEmpty() || name.zh == name.en)
        return name.zh.isEmpty() ? name.en : name.zh;
    return QStringLiteral("%1 · %2").arg(name.zh, name.en);
}

QString listOf(const QList<Title> &names)
{
    QStringList texts;
    for (const Title &name : names)
        texts.append(name.text());
    return texts.join(QStringLiteral(", "));
}

QString html(const QString &text)
{
    return text.toHtmlEscaped();
}

} // namespace

ChainDetail::ChainDetail(QWidget *parent)
    : QWidget(parent),
      m_state(plainLabel(this, TextRole::Section)),
      m_levels(wrappedLabel(this)),
      m_parents(new ActionButton(this)),
      m_choices(new QMenu(this)),
      m_noteTitle(plainLabel(this, TextRole::Small)),
      m_note(new TextField(this))
{
    auto *column = panelColumn(this);
    column->addWidget(m_state);
    m_levels->setTextFormat(Qt::RichText);
    m_levels->setObjectName(QStringLiteral("chains.levels"));
    m_levels->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_levels);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    column->addWidget(scroll, 1);
    m_parents->setObjectName(QStringLiteral("chains.parents"));
    m_parents->setMenu(m_choices);
    column->addWidget(m_parents);
    column->addWidget(m_noteTitle);
    m_note->setObjectName(QStringLiteral("chains.note"));
    m_note->setLines(2, 5);
    m_noteTitle->setBuddy(m_note);
    column->addWidget(m_note);
    connect(m_note, &TextField::committed, this, [this](const QString &text) {
        if (m_entry)
            Q_EMIT noted(m_entry->chain.id, text.trimmed());
    });
    connect(m_note, &TextField::escaped, this, &ChainDetail::escaped);
    retranslate();
}

void ChainDetail::show(const ChainEntry *entry, bool leads)
{
    const bool same = entry && m_entry && entry->chain.id == m_entry->chain.id;
    if (!same)
        commit();
    m_leads = leads;
    m_entry = entry ? std::optional<ChainEntry>(*entry) : std::nullopt;
    if (!same || !m_note->hasFocus())
        m_note->setText(entry ? entry->chain.note : QString());
    m_note->setEnabled(entry != nullptr);
    showLevels();
    fillParents();
}

void ChainDetail::commit()
{
    if (m_entry && m_note->text().trimmed() != m_entry->chain.note)
        Q_EMIT noted(m_entry->chain.id, m_note->text().trimmed());
}

void ChainDetail::focusNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void ChainDetail::openParents()
{
    if (hasParents())
        m_parents->showMenu();
}

bool ChainDetail::hasParents() const
{
    return !m_choices->isEmpty();
}

void ChainDetail::showLevels()
{
    if (!m_entry) {
        m_state->clear();
        m_levels->clear();
        return;
    }
    const ChainState state = m_entry->chain.state;
    m_state->setText(state == ChainState::Accepted ? tr("Accepted") : state == ChainState::Dropped ? tr("Dropped")
                                                                                                   : tr("Not checked yet"));
    QStringList lines;
    for (qsizetype i = 0; i < m_entry->levels.size(); ++i) {
        const ChainLevel &level = m_entry->levels.at(i);
        const Title &name = level.shown.name;
        QString line = QStringLiteral("<p><b>%1</b>").arg(html(tr("%1. %2", "level, names of the concept").arg(i).arg(bothNames(name))));
        if (!level.siblings.isEmpty())
            line += QStringLiteral("<br>") + html(tr("Beside it: %1").arg(listOf(level.siblings)));
        if (i + 1 == m_entry->levels.size() || level.children.size() > 1)
            line += QStringLiteral("<br>")
                  + html(level.children.isEmpty() ? tr("Below it: nothing") : tr("Below it: %1").arg(listOf(level.children)));
        for (const Concept &parent : level.further)
            line += QStringLiteral("<br>") + html(tr("Also a kind of: %1").arg(bothNames(parent.name)));
        lines.append(line + QStringLiteral("</p>"));
    }
    m_levels->setText(lines.join(QString()));
}

void ChainDetail::fillParents()
{
    m_choices->clear();
    if (m_entry && m_leads) {
        for (const ChainLevel &level : m_entry->levels) {
            for (const Concept &parent : level.further) {
                QAction *action = m_choices->addAction(
                    tr("%1 becomes a kind of %2", "names of concepts").arg(level.shown.shownName(), parent.shownName()));
                connect(action, &QAction::triggered, this,
                        [this, id = level.shown.id, chosen = parent.id] { Q_EMIT parentChosen(id, chosen); });
            }
        }
    }
    m_parents->setVisible(!m_choices->isEmpty());
}

void ChainDetail::retranslate()
{
    m_parents->setText(tr("Choose Parent"));
    m_noteTitle->setText(tr("Note"));
    showLevels();
    fillParents();
}

} // namespace yuyi
