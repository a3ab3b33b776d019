// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studypreviewpanel.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/statnumber.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTableWidget>
#include <QtMath>

namespace yuyi {

namespace {

constexpr int leastColumn = 40;
constexpr int headingRoom = 12;

QString range(int lowest, int highest)
{
    const QLocale locale;
    return lowest == highest ? locale.toString(lowest)
                             : QStringLiteral("%1–%2").arg(locale.toString(lowest), locale.toString(highest));
}

} // namespace

StudyPreviewPanel::StudyPreviewPanel(QWidget *parent)
    : QWidget(parent), m_numbers(new FlowBox(spacing::large, spacing::small, this)), m_items(new StatNumber(m_numbers)),
      m_each(new StatNumber(m_numbers)), m_minutes(new StatNumber(m_numbers)), m_answers(new StatNumber(m_numbers)),
      m_state(plainLabel(this)), m_shares(makeTable(3, this, 0)), m_problems(plainLabel(this)), m_notes(plainLabel(this))
{
    setObjectName(QStringLiteral("studyPreview"));
    for (StatNumber *number : {m_items, m_each, m_minutes, m_answers}) {
        number->setPassive(true);
        m_numbers->add(number);
    }
    m_state->setWordWrap(true);
    setTextRole(m_state, TextRole::Soft);
    m_shares->setObjectName(QStringLiteral("studyShares"));
    m_shares->horizontalHeader()->setMinimumSectionSize(leastColumn);
    m_shares->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problems->setObjectName(QStringLiteral("studyProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setStyleProperty(m_problems, "feel", QStringLiteral("bad"));
    m_notes->setObjectName(QStringLiteral("studyNotes"));
    m_notes->setWordWrap(true);
    setTextRole(m_notes, TextRole::Soft);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(m_numbers);
    column->addWidget(m_problems);
    column->addWidget(m_state);
    column->addWidget(m_shares, 1);
    column->addWidget(m_notes);
    column->addStretch(0);
    retranslate();
}

void StudyPreviewPanel::setPreview(const StudyPreview &preview, bool frozen)
{
    m_preview = preview;
    m_frozen = frozen;
    m_known = true;
    retranslate();
}

void StudyPreviewPanel::setSentence(const QString &sentence)
{
    m_known = false;
    m_state->setText(sentence);
    for (StatNumber *number : {m_items, m_each, m_minutes, m_answers})
        number->setNumberText(QStringLiteral("–"));
    m_problems->hide();
    m_notes->hide();
    m_shares->hide();
}

void StudyPreviewPanel::showShares()
{
    const QList<StudyShare> shares = m_preview.categories + m_preview.blockShares;
    m_shares->setHorizontalHeaderLabels({tr("Label"), tr("Items"), tr("Items per person")});
    m_shares->setAccessibleName(tr("Items per person"));
    m_shares->setRowCount(static_cast<int>(shares.size()));
    for (int row = 0; row < shares.size(); ++row) {
        const StudyShare &share = shares.at(row);
        const QString texts[] = {share.title, QLocale().toString(share.items), range(share.lowest, share.highest)};
        for (int column = 0; column < 3; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            if (column > 0)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            // Of a category that should be covered somebody gets nothing.
            const bool category = row < m_preview.categories.size() && !share.code.isEmpty();
            if (column == 2 && category && share.lowest == 0 && m_preview.questionsPerPerson > 0) {
                cell->setForeground(Theme::of(this).tokens().toneText(Tone::Bad));
                cell->setToolTip(tr("Some people get no item with this label."));
            }
            m_shares->setItem(row, column, cell);
        }
    }
    for (const int column : {1, 2}) {
        m_shares->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
        m_shares->resizeColumnToContents(column);
        m_shares->setColumnWidth(column, m_shares->columnWidth(column) + Theme::of(this).px(headingRoom));
    }
    m_shares->setMinimumHeight(m_shares->horizontalHeader()->sizeHint().height()
                               + static_cast<int>(shares.size()) * m_shares->verticalHeader()->defaultSectionSize() + 2);
    m_shares->setVisible(!shares.isEmpty());
}

void StudyPreviewPanel::showTexts()
{
    const QLocale locale;
    QStringList facts;
    facts.append(tr("%1 (main items); practice items: %2, gold items: %3.", "pictures, numbers")
                     .arg(tr("%n image(s)", nullptr, static_cast<int>(m_preview.images)),
                          locale.toString(m_preview.practiceItems),
                          locale.toString(m_preview.goldItems)));
    if (m_preview.questionsPerPerson > 0) {
        facts.append(
            tr("A person answers %1, of which %2 are gold items, in %n block(s).", nullptr, m_preview.blocks)
                .arg(tr("%n question(s)", nullptr, static_cast<int>(m_preview.questionsPerPerson)),
                     locale.toString(m_preview.goldPerPerson)));
        const QString seconds = locale.toString(m_preview.secondsEach, 'f', 0);
        facts.append(m_preview.peopleMeasured > 0 ? tr("%1 seconds per question, measured on %n people in earlier studies.", nullptr,
                                                       m_preview.peopleMeasured)
                                                        .arg(seconds)
                                                  : tr("Assuming %1 seconds per question.").arg(seconds));
    }
    if (m_preview.pairsLowest >= 0)
        facts.append(tr("For each pair of items, number of people who answer both: %1.")
                         .arg(range(m_preview.pairsLowest, m_preview.pairsHighest)));
    m_state->setText(facts.join(u'\n'));
    QStringList wrong;
    for (const StudyProblem &problem : m_preview.problems)
        wrong.append(problem.text);
    m_problems->setText(wrong.join(u'\n'));
    m_problems->setVisible(!wrong.isEmpty() && !m_frozen);
    m_notes->setText(m_preview.notes.join(u'\n'));
    m_notes->setVisible(!m_preview.notes.isEmpty());
}

void StudyPreviewPanel::retranslate()
{
    m_items->setLabel(tr("main items"));
    m_each->setLabel(tr("items per person"));
    m_minutes->setLabel(tr("minutes"));
    m_answers->setLabel(tr("people per item"));
    if (!m_known)
        return;
    m_items->setNumber(m_preview.mainItems);
    m_each->setNumberText(range(m_preview.itemsLowest, m_preview.itemsHighest));
    m_minutes->setNumberText(QLocale().toString(qCeil(m_preview.minutes)));
    m_answers->setNumberText(range(m_preview.answersLowest, m_preview.answersHighest));
    showShares();
    showTexts();
}

} // namespace yuyi
