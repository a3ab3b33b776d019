// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/peoplechart.h"

#include "widgets/charts/bubblechart.h"

#include <QLocale>

namespace yuyi {

PeopleChart::PeopleChart(ResultsDesk &desk, QWidget *parent) : DrawnChart(desk), m_chart(new BubbleChart(parent))
{
    m_chart->setObjectName(QStringLiteral("peopleChart"));
    connect(m_chart, &PaintedChart::segmentClicked, this, &PeopleChart::openPlace);
}

QWidget *PeopleChart::widget() const
{
    return m_chart;
}

void PeopleChart::draw()
{
    QList<Bubble> bubbles;
    for (const PeoplePlace &place : std::as_const(m_figures.places)) {
        bubbles.append({static_cast<double>(place.people), static_cast<double>(place.models), static_cast<int>(place.items.size()),
                        tr("People %1 % correct, models %2 %: %n question(s)", nullptr, static_cast<int>(place.items.size()))
                            .arg(QLocale().toString(place.people), QLocale().toString(place.models))});
    }
    m_chart->setBubbles(bubbles);
    m_remark = bubbles.isEmpty() ? QString()
                                 : tr("Each bubble shows the questions at that point; its size shows their number. "
                                      "Above the line models do better, below it people do better.");
}

PrintFigure PeopleChart::printed(const QString &) const
{
    PrintFigure figure = m_chart->printed();
    qsizetype items = 0;
    for (const PeoplePlace &place : m_figures.places)
        items += place.items.size();
    figure.notes.append(withCount(tr("Questions answered by people and models"), int(items), int(items)));
    return withRemark(figure);
}

void PeopleChart::openPlace(int place)
{
    ViewerQuery query;
    query.runs = m_desk.inSight();
    query.withExamples = m_desk.withExamples();
    query.only = m_figures.places.value(place).items;
    if (!query.only.isEmpty()) {
        open(query, tr("People %1 % correct, models %2 %").arg(QLocale().toString(m_figures.places.at(place).people),
                                                       QLocale().toString(m_figures.places.at(place).models)));
    }
}

void PeopleChart::retranslate()
{
    m_chart->setEmptyText(tr("No question has been answered by both people and a model yet. People answer on the Validate "
                             "page."));
    m_chart->setTitles(tr("People correct (%)"), tr("Models correct (%)"));
    m_chart->setAccessibleName(tr("People vs. models"));
}

} // namespace yuyi
