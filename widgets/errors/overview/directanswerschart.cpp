// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/directanswerschart.h"

#include "widgets/charts/barchart.h"
#include "widgets/theme/theme.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <utility>

namespace yuyi {

namespace {

constexpr int usualHeight = 180; // pixels at scale 1
constexpr int rowHeight = 30;    // a bar and its interval
constexpr int axisHeight = 50;

} // namespace

DirectAnswersChart::DirectAnswersChart(QWidget *parent) : QScrollArea(parent), m_bars(new BarChart(nullptr, Qt::Horizontal))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_bars->setObjectName(QStringLiteral("errorDirect"));
    m_bars->setWalkable(true);
    setWidget(m_bars);
    connect(m_bars, &ChartView::segmentClicked, this, &DirectAnswersChart::rowClicked);
    retranslate();
}

void DirectAnswersChart::setRows(const QList<DirectAnswers> &rows)
{
    m_rows = rows;
    m_rows.removeIf([](const DirectAnswers &row) { return !row.hasVerdicts(); });
    const QLocale locale;
    QStringList categories;
    ChartSeries series{tr("Correct replies"), {}, {}};
    for (const DirectAnswers &row : std::as_const(m_rows)) {
        categories.append(tr("%1 (%2 of %3)", "an error type, its correct replies and those judged")
                              .arg(row.title, locale.toString(row.correct), locale.toString(row.judged())));
        const auto share = row.share();
        series.values.append(share ? ChartValue{share->share * 100, share->interval.lo * 100, share->interval.hi * 100}
                                   : ChartValue{std::numeric_limits<double>::quiet_NaN(), {}, {}});
    }
    const int needed = rowHeight * static_cast<int>(m_rows.size()) + axisHeight;
    m_bars->setMinimumHeight(Theme::of(this).px(std::max(usualHeight, needed)));
    m_bars->setData(categories, categories.isEmpty() ? QList<ChartSeries>() : QList<ChartSeries>{series}, ChartUnit::Percent);
}

PrintFigure DirectAnswersChart::printed() const
{
    PrintFigure figure = m_bars->printed();
    figure.categoryTitle = tr("Error type");
    figure.valueTitle = tr("Replies that are correct when asked directly (%)");
    figure.notes.append(tr("In parentheses: correct replies and all judged correct or wrong, with 95 % Wilson intervals."));
    return figure;
}

void DirectAnswersChart::retranslate()
{
    m_bars->setEmptyText(tr("No reply to a follow-up question about a decided case has a verdict yet."));
    m_bars->setAccessibleName(tr("Correct when asked directly"));
}

} // namespace yuyi
