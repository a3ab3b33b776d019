// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings of a study's report as a page takes them.
#include "widgets/study/reportcharts.h"

#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/intervalchart.h"

#include <QLocale>
#include <QStackedWidget>

namespace yuyi {

PrintFigure ReportCharts::printed() const
{
    if (!m_report)
        return {};
    const StudyFigures &figures = m_report->figures(m_byRules);
    const QLocale locale;
    const Dimension *dimension = m_report->data.preset.dimension(m_dimension);
    const QString category = dimension ? dimension->title.text() : QString();
    PrintFigure figure;
    switch (m_stack->currentIndex()) {
    case 0:
        figure = m_persons->printed();
        figure.categoryTitle = tr("Participant");
        figure.valueTitle = tr("Accuracy (%)");
        break;
    case 1:
        figure = m_categories->printed();
        figure.categoryTitle = category;
        figure.valueTitle = tr("Accuracy (%)");
        break;
    case 2:
        figure = m_bubbles->printed();
        break;
    case 3:
        figure = m_shares->printed();
        figure.categoryTitle = tr("Share of people correct");
        figure.valueTitle = tr("Number of items");
        break;
    case 4:
        figure = m_times->printed();
        figure.categoryTitle = tr("Time (s)");
        figure.valueTitle = tr("Number of answers");
        break;
    default:
        figure = m_models->printed();
        figure.categoryTitle = category;
        figure.valueTitle = tr("People minus model (percentage points)");
    }
    const bool accuracy = m_stack->currentIndex() < 2;
    if (accuracy && figures.overall.chance)
        figure.lines.append({tr("Chance, 1 / number of options (%1)").arg(shownPercent(*figures.overall.chance)), *figures.overall.chance * 100});
    if (accuracy && figures.overall.people.mean)
        figure.lines.append({tr("People, average (%1)").arg(shownPercent(*figures.overall.people.mean)), *figures.overall.people.mean * 100});
    if (m_stack->currentIndex() == 1) {
        const QList<LabelCode> list = labels();
        for (qsizetype i = 0; i < figure.categories.size(); ++i) {
            const PeopleFigures *one = i == 0 ? &figures.overall : figures.category(m_dimension, list.value(i - 1));
            if (one)
                figure.categories[i] = tr("%1 (n = %2)").arg(figure.categories.at(i), locale.toString(one->answers));
        }
    }
    figure.notes.append(tr("n = %1 answers from %2 people to %3 items")
                            .arg(locale.toString(figures.overall.answers), locale.toString(figures.countedPeople),
                                 locale.toString(figures.overall.items)));
    if (!m_remark.isEmpty())
        figure.notes.append(m_remark);
    return figure;
}

} // namespace yuyi
