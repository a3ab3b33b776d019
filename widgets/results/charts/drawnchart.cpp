// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/drawnchart.h"

#include <QLocale>

namespace yuyi {

void DrawnChart::show(const ChartFigures &figures)
{
    m_figures = figures;
    m_remark.clear();
    draw();
}

void DrawnChart::open(const ViewerQuery &query, const QString &what)
{
    Q_EMIT m_pageData.itemsWanted(query, what, {});
}

QString DrawnChart::withCount(const QString &title, int least, int most)
{
    const QLocale locale;
    if (most <= 0)
        return title;
    if (least == most)
        return tr("%1 (n = %2)").arg(title, locale.toString(most));
    return tr("%1 (n = %2–%3)").arg(title, locale.toString(least), locale.toString(most));
}

QString DrawnChart::noData()
{
    return tr("No data for the selected runs.");
}

PrintFigure DrawnChart::withRemark(PrintFigure figure) const
{
    if (!m_remark.isEmpty())
        figure.notes.append(m_remark);
    return figure;
}

} // namespace yuyi
