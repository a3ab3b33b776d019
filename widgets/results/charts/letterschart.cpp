// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/letterschart.h"

#include "models/statistics/proportions.h"
#include "widgets/charts/barchart.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Shares of the letters in per cent of `all`, then of `noOption`; a value without it has no intervals: the keys are what they are,
/// answers vary. Where several options may be chosen, the shares add up to more than 100.
QList<ChartValue> sharesOf(const QList<int> &counts, int all, std::optional<int> noOption, qsizetype letters, double blank)
{
    const double sum = all;
    const auto value = [&](int count) {
        ChartValue made{sum > 0 ? count * 100 / sum : 0, {}, {}};
        const auto interval = wilson(count, all);
        if (noOption && interval) {
            made.low = interval->interval.lo * 100;
            made.high = interval->interval.hi * 100;
        }
        return made;
    };
    QList<ChartValue> shares;
    for (qsizetype i = 0; i < letters; ++i)
        shares.append(value(counts.value(i)));
    shares.append(noOption && sum > 0 ? value(*noOption) : ChartValue{blank, {}, {}});
    return shares;
}

} // namespace

LettersChart::LettersChart(ResultsPageData &pageData, QWidget *parent) : DrawnChart(pageData), m_chart(new BarChart(parent))
{
    connect(m_chart, &ChartView::segmentClicked, this, &LettersChart::openLetter);
}

QWidget *LettersChart::widget() const
{
    return m_chart;
}

void LettersChart::draw()
{
    QStringList letters;
    for (const RunLetters &one : std::as_const(m_figures.letters)) {
        if (one.letters.letters.size() > letters.size())
            letters = one.letters.letters;
    }
    const qsizetype lettersAlone = letters.size();
    QList<ChartSeries> series;
    for (const RunLetters &one : m_figures.letters.mid(0, seriesAtOnce - 1)) {
        if (series.isEmpty())
            series.append({tr("Key"), sharesOf(one.letters.keys, one.letters.replies, std::nullopt, lettersAlone, none), {}});
        series.append({m_pageData.configuration().isEmpty() ? m_pageData.titleOf(one.run) : m_pageData.modelOf(one.run),
                       sharesOf(one.letters.answers, one.letters.replies, one.letters.none + one.letters.others, lettersAlone, none),
                       {}});
    }
    if (letters.isEmpty())
        series.clear(); // no question of these runs has options
    if (!series.isEmpty())
        letters.append(tr("none"));
    // Figures over some bars only would look like a choice.
    m_chart->setValueLabels(series.size() <= 2);
    m_chart->setData(letters, series, ChartUnit::Share);
    m_remark = tr(
        "The bars show the share of answers (%) that chose each option letter, with 95 % Wilson intervals. Letters follow the order of "
        "options shown to the model. “Key” shows the share of answer keys with this letter. “None” counts misses (replies without an "
        "extracted answer), request errors, and answers with a letter that the question does not have.");
    if (m_figures.letters.size() > seriesAtOnce - 1) {
        m_remark =
            tr("The bars show the share of answers (%) that chose each option letter, with 95 % Wilson intervals. Letters follow the "
               "order of options shown to the model. “Key” shows the share of answer keys with this letter. “None” counts misses "
               "(replies without an extracted answer), request errors, and answers with a letter that the question does not have. The "
               "chart shows the best %1 of %2 runs; press U to choose other runs.")
                .arg(seriesAtOnce - 1)
                .arg(m_figures.letters.size());
    }
}

PrintFigure LettersChart::printed(const QString &) const
{
    PrintFigure figure = m_chart->printed();
    figure.categoryTitle = tr("Letter");
    figure.valueTitle = tr("Share of the answers (%)");
    int least = 0;
    int most = 0;
    for (const RunLetters &one : m_figures.letters.mid(0, std::max<qsizetype>(0, figure.series.size() - 1))) {
        const int n = one.letters.replies;
        least = most == 0 ? n : std::min(least, n);
        most = std::max(most, n);
    }
    figure.notes.append(withCount(tr("Answers per run"), least, most));
    return withRemark(figure);
}

void LettersChart::openLetter(int letter, int series)
{
    const auto replies = m_pageData.shown();
    // The keys are drawn as the first of the models saw them.
    const bool keys = series == 0;
    const RunId run = m_figures.letters.value(keys ? 0 : series - 1).run;
    if (!replies || series < 0 || run.isNull())
        return;
    const int last = static_cast<int>(m_chart->categories().size()) - 1;
    ViewerQuery query;
    query.withExamples = m_pageData.withExamples();
    query.runs = {run};
    query.only = itemsOfLetter(*replies, run, letter == last ? -1 : letter, keys, query.withExamples, m_figures.table.only());
    if (query.only.isEmpty())
        return;
    open(query, tr("%1 · %2").arg(keys ? tr("Key") : m_pageData.titleOf(run),
                                  letter == last ? tr("none") : m_chart->categories().at(letter)));
}

void LettersChart::retranslate()
{
    m_chart->setEmptyText(noData());
    m_chart->setAccessibleName(tr("Letters chosen and answer keys"));
}

} // namespace yuyi
