// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/peoplechart.h"

#include "models/services/results/metrics.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/bubblechart.h"

#include <QLocale>

namespace yuyi {

PeopleChart::PeopleChart(ResultsPageData &pageData, QWidget *parent) : DrawnChart(pageData), m_chart(new BubbleChart(parent))
{
    m_chart->setObjectName(QStringLiteral("peopleChart"));
    connect(m_chart, &PaintedChart::segmentClicked, this, &PeopleChart::openPoint);
}

QWidget *PeopleChart::widget() const
{
    return m_chart;
}

void PeopleChart::draw()
{
    QList<Bubble> bubbles;
    for (const PeoplePoint &point : std::as_const(m_figures.points)) {
        bubbles.append({static_cast<double>(point.people), static_cast<double>(point.models), static_cast<int>(point.items.size()),
                        tr("People %1 % correct, models %2 %: %n question(s)", nullptr, static_cast<int>(point.items.size()))
                            .arg(QLocale().toString(point.people), QLocale().toString(point.models))});
    }
    const Metric *metric = m_pageData.context().project.info().preset.metric(m_pageData.metric());
    m_chart->setEmptyText(metric && countsSeveral(*metric)
                              ? tr("People answer single questions, so they have no figure for several questions counted as one.")
                              : noAnswers());
    m_chart->setBubbles(bubbles);
    m_remark =
        bubbles.isEmpty()
            ? QString()
            : tr(
                "Each bubble stands for all questions with the same accuracy for people and the same accuracy for models. A larger "
                "bubble stands for more questions. Above the line, models do better; below the line, people do better.");
}

PrintFigure PeopleChart::printed(const QString &) const
{
    PrintFigure figure = m_chart->printed();
    qsizetype items = 0;
    for (const PeoplePoint &point : m_figures.points)
        items += point.items.size();
    figure.notes.append(withCount(tr("Questions answered by people and models"), static_cast<int>(items), static_cast<int>(items)));
    return withRemark(figure);
}

void PeopleChart::openPoint(int index)
{
    ViewerQuery query;
    query.runs = m_pageData.inSight();
    query.withExamples = m_pageData.withExamples();
    query.only = m_figures.points.value(index).items;
    if (!query.only.isEmpty()) {
        open(query, tr("People %1 % correct, models %2 %")
                        .arg(QLocale().toString(m_figures.points.at(index).people),
                             QLocale().toString(m_figures.points.at(index).models)));
    }
}

QString PeopleChart::noAnswers()
{
    return tr("No question has been answered by both people and a model yet. People answer questions on the Validate page if the rules of "
              "the project require blind answers.");
}

void PeopleChart::retranslate()
{
    m_chart->setEmptyText(noAnswers());
    m_chart->setTitles(tr("Correct answers by people (%)"), tr("Correct answers by models (%)"));
    m_chart->setAccessibleName(tr("People vs. models"));
}

} // namespace yuyi
