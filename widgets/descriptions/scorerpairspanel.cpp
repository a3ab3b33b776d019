// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scorerpairspanel.h"

#include "models/domain/percent.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/descriptions/scoretexts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace yuyi {

namespace {

const QString noShare = QStringLiteral("–");
constexpr int leastColumn = 48; // pixels at scale 1
constexpr int pairHeight = 300;

QString figureTip(const Measure &value)
{
    return value ? QString() : sentenceOf(value.error());
}

} // namespace

ScorerPairsPanel::ScorerPairsPanel(DescriptionsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    m_title = plainLabel(this);
    m_matrixTitle = plainLabel(this);
    for (QLabel *title : {m_title, m_matrixTitle})
        setTextRole(title, TextRole::Section);
    m_pairs = makeTable(8, this, 0);
    m_pairs->setObjectName(QStringLiteral("reportPairs"));
    setStyleProperty(m_pairs, "framed", true);
    m_pairs->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_note = wrappedLabel(this, TextRole::Soft);
    m_note->setObjectName(QStringLiteral("reportPairNote"));
    m_matrix = new MatrixView(this);
    m_matrix->setObjectName(QStringLiteral("reportMatrix"));
    m_bubbles = new BubbleChart(this);
    m_bubbles->setObjectName(QStringLiteral("reportBubbles"));
    auto *both = rowIn(nullptr, 0, spacing::medium);
    for (QWidget *chart : QList<QWidget *>{m_matrix, m_bubbles}) {
        chart->setMinimumHeight(Theme::of(this).px(pairHeight));
        both->addWidget(chart, 1);
    }
    auto *column = columnIn(this);
    for (QWidget *one : QList<QWidget *>{m_title, m_pairs, m_note, m_matrixTitle})
        column->addWidget(one);
    column->addLayout(both);
    connect(m_pairs, &QTableWidget::currentCellChanged, this, [this] { showPair(); });
}

void ScorerPairsPanel::showReport()
{
    const DescriptionReport &report = *m_pageData.data()->report;
    m_list = scorerPairs(report);
    const int before = m_pairs->currentRow();
    const QSignalBlocker quiet(m_pairs);
    m_pairs->clear();
    m_pairs->setColumnCount(8);
    m_pairs->setHorizontalHeaderLabels({tr("Pair of scorers"), tr("n"), tr("Exact match, %"),
                                        tr("Within 1 point, %"), tr("κ linear"), tr("κ quadratic"),
                                        tr("Spearman ρ"), tr("Difference")});
    m_pairs->setRowCount(static_cast<int>(m_list.size()));
    for (int row = 0; row < static_cast<int>(m_list.size()); ++row) {
        const ScorerPair &pair = m_list.at(row);
        const ScoreAgreement &found = pair.agreement;
        m_pairs->setItem(row, 0,
                         scoreItem(tr("%1 – %2", "two scorers")
                                       .arg(report.scorers.at(pair.first).name,
                                            report.scorers.at(pair.second).name),
                                   {}, false));
        m_pairs->setItem(row, 1, scoreItem(QLocale().toString(found.n)));
        m_pairs->setItem(row, 2, scoreItem(shownPercent(found.exact), figureTip(found.exact)));
        m_pairs->setItem(row, 3, scoreItem(shownPercent(found.withinOne), figureTip(found.withinOne)));
        m_pairs->setItem(row, 4, scoreItem(decimalText(found.linear, 3), figureTip(found.linear)));
        m_pairs->setItem(row, 5, scoreItem(decimalText(found.quadratic, 3), figureTip(found.quadratic)));
        m_pairs->setItem(row, 6, scoreItem(decimalText(found.spearman, 3), figureTip(found.spearman)));
        m_pairs->setItem(row, 7, scoreItem(decimalText(found.difference, 2), figureTip(found.difference)));
    }
    m_pairs->horizontalHeader()->setMinimumSectionSize(Theme::of(this).px(leastColumn));
    fitColumns(m_pairs);
    fitHeight(m_pairs);
    const bool any = !m_list.isEmpty();
    setVisible(any);
    if (any)
        m_pairs->setCurrentCell(std::clamp(before, 0, static_cast<int>(m_list.size()) - 1), 0);
    showPair();
}

void ScorerPairsPanel::nextPair()
{
    if (m_pairs->rowCount() == 0)
        return;
    m_pairs->setCurrentCell((m_pairs->currentRow() + 1) % m_pairs->rowCount(), 0);
    Q_EMIT reached(m_bubbles);
}

void ScorerPairsPanel::showPair()
{
    const int row = m_pairs->currentRow();
    if (!m_pageData.data() || !m_pageData.data()->report || row < 0 || row >= m_list.size())
        return;
    const DescriptionReport &report = *m_pageData.data()->report;
    const ScorerPair &pair = m_list.at(row);
    const QString first = report.scorers.at(pair.first).name;
    const QString second = report.scorers.at(pair.second).name;
    m_matrixTitle->setText(tr("%1 vs. %2").arg(first, second));
    m_note->setText(
        toleranceOf(report, pair.first, pair.second) > 0
            ? tr(
                "κ: 1 is full agreement, 0 is chance level. ρ: 1 is the same ranking, 0 is no correlation. When scores are compared "
                "with a mean or median, “exact” means a difference of less than half a point.")
            : tr("κ: 1 is full agreement, 0 is chance level. ρ: 1 is the same ranking, 0 is no "
                 "correlation. The difference is the first scorer's mean minus the second's."));
    std::map<std::pair<double, double>, int> counts;
    for (const ScorePair &one : sharedScores(report, pair.first, pair.second))
        ++counts[{one.first, one.second}];
    const QLocale locale;
    QList<Bubble> bubbles;
    std::map<std::pair<int, int>, int> rounded;
    int most = 1;
    for (const auto &[point, count] : counts) {
        bubbles.append({point.second, point.first, count,
                        tr("%1: %2, %3: %4 – %n text(s)", nullptr, count)
                            .arg(first, locale.toString(point.first), second, locale.toString(point.second, 'g', 3))});
        int &sum = rounded[{static_cast<int>(std::lround(point.first)), static_cast<int>(std::lround(point.second))}];
        sum += count;
        most = std::max(most, sum);
    }
    m_bubbles->setScale(report.task.lowest, report.task.highest, 1);
    m_bubbles->setTitles(second, first);
    m_bubbles->setBubbles(bubbles);
    QStringList names;
    QList<QList<MatrixCell>> cells;
    for (int up = report.task.lowest; up <= report.task.highest; ++up) {
        names.append(QString::number(up));
        QList<MatrixCell> line;
        for (int across = report.task.lowest; across <= report.task.highest; ++across) {
            const auto found = rounded.find({up, across});
            const int count = found == rounded.end() ? 0 : found->second;
            line.append({count > 0 ? locale.toString(count) : QString(), count > 0 ? static_cast<double>(count) / most : -1,
                         tr("%1: %2, %3: %4 – %n text(s)", nullptr, count)
                             .arg(first, locale.toString(up), second, locale.toString(across)),
                         count > 0 ? count : std::numeric_limits<double>::quiet_NaN()});
        }
        cells.append(line);
    }
    m_matrix->setMatrix(names, names, bubbles.isEmpty() ? QList<QList<MatrixCell>>() : cells);
}

PrintFigure ScorerPairsPanel::titled(PrintFigure figure) const
{
    const DescriptionReport &report = *m_pageData.data()->report;
    if (const int row = m_pairs->currentRow(); row >= 0 && row < m_list.size()) {
        const QString first = report.scorers.at(m_list.at(row).first).name;
        const QString second = report.scorers.at(m_list.at(row).second).name;
        if (figure.kind == PrintKind::HeatMap) {
            figure.categoryTitle = first;
            figure.valueTitle = tr("Cells: number of texts; columns: points given by %1").arg(second);
        } else {
            figure.categoryTitle = tr("Points given by %1").arg(first);
            figure.valueTitle = tr("Points given by %1").arg(second);
        }
        figure.notes.append(tr("n = %1 texts scored by both scorers")
                                .arg(QLocale().toString(sharedScores(report, m_list.at(row).first, m_list.at(row).second).size())));
    }
    return figure;
}

PrintFigure ScorerPairsPanel::printedBubbles() const
{
    return titled(m_bubbles->printed());
}

PrintFigure ScorerPairsPanel::printedTable() const
{
    return titled(m_matrix->printed());
}

void ScorerPairsPanel::retranslate()
{
    m_title->setText(tr("Agreement"));
    m_pairs->setAccessibleName(tr("Agreement"));
    m_matrix->setEmptyText(tr("The two scorers have no scored text in common."));
    m_bubbles->setEmptyText(tr("The two scorers have no scored text in common."));
}

} // namespace yuyi
