// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasefindings.h"

#include "models/statistics/chance.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

namespace yuyi {

namespace {
constexpr int widthOfPlaces = 220;
constexpr int wrappedRows = 500;
} // namespace

ReleaseFindings::ReleaseFindings(QWidget *parent)
    : QWidget(parent)
{
    auto *column = panelColumn(this);
    m_figures = wrappedLabel(this);
    m_table = makeTable(3, this);
    m_table->setWordWrap(true);
    // With large text the page is scrolled rather than the table squeezed away.
    m_table->setMinimumHeight(6 * m_table->verticalHeader()->defaultSectionSize());
    // A finding may have many places: its text has the room.
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Interactive);
    m_table->setColumnWidth(1, Theme::of(this).px(widthOfPlaces));
    column->addWidget(m_figures);
    column->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { jump(row); });
}

void ReleaseFindings::display(const SetReport &report)
{
    m_report = report;
    fill();
}

QString ReleaseFindings::figuresText() const
{
    const SetFigures &figures = m_report.figures;
    if (figures.questions == 0)
        return tr("No question has exactly one correct option among options that its author wrote. "
                  "So there are no key positions to compare.");
    QStringList positions;
    for (qsizetype i = 0; i < figures.keyPositions.size(); ++i) {
        positions.append(tr("%1 %2").arg(QString(QChar(u'A' + static_cast<char16_t>(i))),
                                         QString::number(figures.keyPositions.at(i))));
    }
    if (!figures.isTested) {
        return tr("Answer keys by position: %1. There are too few for a χ² test: at least %2 keys must be expected at each position; the "
                  "smallest number here is %3. If the longest option is always chosen, %4 % of the answers are correct; chance is %5 %.")
            .arg(positions.join(QStringLiteral(" · ")), QString::number(leastExpected), QString::number(figures.fewestExpected, 'f', 1),
                 QString::number(figures.longestPickScore * 100, 'f', 1), QString::number(figures.chance * 100, 'f', 1));
    }
    return tr("Answer keys by position: %1 (χ² = %2, p = %3). If the longest option is always chosen, %4 % of the answers are correct; "
              "chance is %5 %.")
        .arg(positions.join(QStringLiteral(" · ")), QString::number(figures.chiSquare, 'f', 2),
             QString::number(figures.chiSquareP, 'f', 3),
             QString::number(figures.longestPickScore * 100, 'f', 1),
             QString::number(figures.chance * 100, 'f', 1));
}

void ReleaseFindings::fill()
{
    m_figures->setText(figuresText());
    m_rows = releasetables::findingRows(m_report, m_open);
    releasetables::fillFindings(*m_table, m_report, m_rows);
    // Whole texts where that costs nothing; in very long lists the tool tip has them.
    m_table->verticalHeader()->setSectionResizeMode(m_rows.size() <= wrappedRows ? QHeaderView::ResizeToContents
                                                                                 : QHeaderView::Fixed);
}

void ReleaseFindings::jump(int row)
{
    if (row < 0 || row >= m_rows.size())
        return;
    const releasetables::FindingRow &shown = m_rows.at(row);
    const SetFinding &finding = m_report.findings.at(shown.findings.constFirst());
    if (shown.isGroup) {
        if (!m_open.remove(finding.finding.text))
            m_open.insert(finding.finding.text);
        fill();
        return;
    }
    if (!finding.image.isNull())
        Q_EMIT imageChosen(finding.image);
}

void ReleaseFindings::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Severity"), tr("Where"), tr("Finding")});
}

} // namespace yuyi
