// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings of descriptions' scores as a page takes them.
#include "widgets/descriptions/descriptionsoverview.h"

#include "models/services/descriptions/report.h"
#include "models/services/rules/practicemarks.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/chiprow.h"
#include "widgets/shell/aside.h"

#include <QLocale>
#include <QTableWidget>

namespace yuyi {

PrintFigure DescriptionsOverview::printedMeans() const
{
    const DescriptionReport &report = *m_desk.data()->report;
    const QLocale locale;
    PrintFigure figure = m_bars->printed();
    for (const ChipOption &option : m_by->options()) {
        if (option.code == m_by->selectedOne())
            figure.categoryTitle = option.text;
    }
    figure.valueTitle = tr("Mean score (points, %1 to %2)").arg(locale.toString(report.task.lowest), locale.toString(report.task.highest));
    // Each scorer has seen others: the number stands beside the name.
    int drawn = 0;
    bool practice = false;
    for (int i = 0; i < static_cast<int>(report.scorers.size()) && drawn < figure.series.size(); ++i) {
        if (report.scorers.at(i).kind == ScorerKind::MedianOfPeople)
            continue;
        figure.series[drawn].name = tr("%1 (n = %2)").arg(figure.series.at(drawn).name, locale.toString(scoreCell(report, i).figures.n));
        practice = practice || report.scorers.at(i).practice;
        ++drawn;
    }
    figure.notes.append(tr("n: descriptions scored. 95 % intervals by Student's t."));
    if (practice || report.run.isPractice())
        figure.notes.append(practiceNote());
    return figure;
}

PrintFigure DescriptionsOverview::printedPair(PrintFigure figure) const
{
    const DescriptionReport &report = *m_desk.data()->report;
    if (const int row = m_pairs->currentRow(); row >= 0 && row < m_list.size()) {
        const QString first = report.scorers.at(m_list.at(row).first).name;
        const QString second = report.scorers.at(m_list.at(row).second).name;
        if (figure.kind == PrintKind::HeatMap) {
            figure.categoryTitle = first;
            figure.valueTitle = tr("Number of descriptions; columns: %1 (points)").arg(second);
        } else {
            figure.categoryTitle = tr("%1 (points)").arg(first);
            figure.valueTitle = tr("%1 (points)").arg(second);
        }
        figure.notes.append(tr("n = %1 descriptions scored by both")
                                .arg(QLocale().toString(sharedScores(report, m_list.at(row).first, m_list.at(row).second).size())));
    }
    return figure;
}

void DescriptionsOverview::saveFigures(const QList<std::pair<QString, PrintFigure>> &figures)
{
    FigureDialog::ask(figures.constFirst().second, this, [this, figures](const PrintSize &size) {
        runAside(
            this,
            [figures, size]() -> Result<> {
                for (const auto &[path, figure] : figures) {
                    if (const auto saved = savePrintFigure(figure, size, path); !saved)
                        return saved;
                }
                return {};
            },
            [this](const Result<> &saved) { tell(saved); });
    });
}

} // namespace yuyi
