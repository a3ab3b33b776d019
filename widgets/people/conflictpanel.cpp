// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/conflictpanel.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/difflabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {

enum Column {
    WhatStands,
    EntryColumn,
    Columns
};

/// Both sides are read; the list only leads to them.
constexpr int listShare = 2;
constexpr int wordsShare = 5;
constexpr int narrowestColumn = 48;

QLabel *heading(const QString &text, QWidget *parent)
{
    auto *label = plainLabel(text, parent);
    setTextRole(label, TextRole::Section);
    return label;
}

} // namespace

ConflictPanel::ConflictPanel(QWidget *parent)
    : QWidget(parent), m_table(makeTable(Columns, this, EntryColumn)), m_detail(new QWidget(this)), m_reason(plainLabel(m_detail)),
      m_project(new DiffLabel(m_detail)), m_returned(new DiffLabel(m_detail)), m_buttons(new QWidget(this)),
      m_keep(new ActionButton(tr("Keep Project Version"), QStringLiteral("H"), ActionButton::Kind::Plain, m_buttons)),
      m_take(new ActionButton(tr("Use Returned Version"), QStringLiteral("R"), ActionButton::Kind::Plain, m_buttons)),
      m_all(new ActionButton(tr("Use All Returned Versions"), QStringLiteral("⇧ R"), ActionButton::Kind::Plain, m_buttons))
{
    m_table->setObjectName(QStringLiteral("merge.conflicts"));
    m_table->setAccessibleName(tr("Entries in conflict"));
    m_table->setHorizontalHeaderLabels({tr("Decision"), tr("Entry")});
    // Where the type is large a name is cut off rather than the list pushed aside.
    m_table->horizontalHeader()->setMinimumSectionSize(Theme::of(this).px(narrowestColumn));
    m_table->installEventFilter(this);
    m_project->setObjectName(QStringLiteral("merge.home"));
    m_returned->setObjectName(QStringLiteral("merge.returned"));
    m_reason->setWordWrap(true);
    setTextRole(m_reason, TextRole::Soft);
    for (ActionButton *button : {m_keep, m_take, m_all}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_all->setObjectName(QStringLiteral("merge.takeAll"));

    auto *words = new QGridLayout(m_detail);
    words->setContentsMargins(spacing::medium, 0, spacing::small, 0);
    words->setHorizontalSpacing(spacing::large);
    words->setVerticalSpacing(spacing::small);
    words->addWidget(m_reason, 0, 0, 1, 2);
    words->addWidget(heading(tr("In the project"), m_detail), 1, 0);
    words->addWidget(heading(tr("Returned version"), m_detail), 1, 1);
    words->addWidget(m_project, 2, 0, Qt::AlignTop);
    words->addWidget(m_returned, 2, 1, Qt::AlignTop);
    words->setColumnStretch(0, 1);
    words->setColumnStretch(1, 1);
    words->setRowStretch(3, 1);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_detail);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_table, listShare);
    split->addPart(area, wordsShare);
    split->setSizes({100 * listShare, 100 * wordsShare});

    auto *line = new FlowLayout(m_buttons, spacing::small, spacing::tiny);
    line->addWidget(m_keep);
    line->addWidget(m_take);
    line->addWidget(m_all);
    auto *column = columnIn(this);
    column->addWidget(split, 1);
    column->addWidget(m_buttons);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ConflictPanel::showDetail);
    connect(m_keep, &QAbstractButton::clicked, this, [this] { decideAndGoOn(false); });
    connect(m_take, &QAbstractButton::clicked, this, [this] { decideAndGoOn(true); });
    connect(m_all, &QAbstractButton::clicked, this, &ConflictPanel::takeAll);
}

void ConflictPanel::setConflicts(const MergeReport &report, bool choose)
{
    m_choose = choose;
    m_taken.clear();
    m_entries.clear();
    for (const MergeLine &line : report.lines) {
        for (const MergeEntry &entry : line.conflicts)
            m_entries.append({entry, report.lines.size() > 1 ? line.holder : QString()});
    }
    m_table->setRowCount(static_cast<int>(m_entries.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Entry &entry = m_entries.at(row);
        const QString title = entry.holder.isEmpty() ? entry.entry.title : tr("%1 (%2)").arg(entry.entry.title, entry.holder);
        const QString texts[Columns] = {QString(), title};
        for (int column = 0; column < Columns; ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(texts[column]);
            m_table->setItem(row, column, item);
        }
        showRow(row);
    }
    if (!m_entries.isEmpty())
        m_table->setCurrentCell(0, 0);
    showDetail();
}

bool ConflictPanel::hasChoice() const
{
    return m_choose && std::any_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.entry.mayTake; });
}

void ConflictPanel::focusList()
{
    m_table->setFocus();
}

bool ConflictPanel::mayTake(int row) const
{
    return m_choose && row >= 0 && row < m_entries.size() && m_entries.at(row).entry.mayTake;
}

void ConflictPanel::showRow(int row)
{
    const MergeEntry &entry = m_entries.at(row).entry;
    const bool take = m_taken.contains(entry.subject);
    QTableWidgetItem *item = m_table->item(row, WhatStands);
    item->setText(take ? tr("Use returned version") : tr("Keep project version"));
    QFont font = m_table->font();
    font.setBold(take);
    item->setFont(font);
}

void ConflictPanel::decide(int row, bool take)
{
    if (!mayTake(row))
        return;
    if (take)
        m_taken.insert(m_entries.at(row).entry.subject);
    else
        m_taken.remove(m_entries.at(row).entry.subject);
    showRow(row);
    Q_EMIT changed();
}

void ConflictPanel::decideAndGoOn(bool take)
{
    const int row = m_table->currentRow();
    if (!mayTake(row))
        return;
    decide(row, take);
    if (row + 1 < m_table->rowCount())
        m_table->setCurrentCell(row + 1, 0);
    m_table->setFocus();
}

void ConflictPanel::takeAll()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        decide(row, true);
    m_table->setFocus();
}

void ConflictPanel::showDetail()
{
    const int row = m_table->currentRow();
    const bool some = row >= 0 && row < m_entries.size();
    m_detail->setVisible(some);
    if (some) {
        const MergeEntry &entry = m_entries.at(row).entry;
        m_reason->setText(entry.reason);
        if (entry.project.isEmpty() || entry.returned.isEmpty()) {
            const auto show = [](DiffLabel *label, const QString &text) {
                if (text.isEmpty())
                    label->setMissing(tr("No content"));
                else
                    label->setPlain(text);
            };
            show(m_project, entry.project);
            show(m_returned, entry.returned);
        } else {
            m_project->setAgainst(entry.project, entry.returned, true);
            m_returned->setAgainst(entry.returned, entry.project, false);
        }
    }
    showButtons();
}

void ConflictPanel::showButtons()
{
    const bool may = mayTake(m_table->currentRow());
    m_buttons->setVisible(m_choose && hasChoice());
    m_keep->setEnabled(may);
    m_take->setEnabled(may);
}

bool ConflictPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QChar letter = asciiKey(*key);
    const int row = m_table->currentRow();
    if (letter == u'H') {
        decideAndGoOn(false);
    } else if (letter == u'R' && key->modifiers().testFlag(Qt::ShiftModifier)) {
        takeAll();
    } else if (letter == u'R') {
        decideAndGoOn(true);
    } else if (key->key() == Qt::Key_Space) {
        if (mayTake(row))
            decide(row, !m_taken.contains(m_entries.at(row).entry.subject));
    } else if (letter == u'J' && row + 1 < m_table->rowCount()) {
        m_table->setCurrentCell(row + 1, 0);
    } else if (letter == u'K' && row > 0) {
        m_table->setCurrentCell(row - 1, 0);
    } else {
        return QWidget::eventFilter(watched, event);
    }
    return true;
}

} // namespace yuyi
