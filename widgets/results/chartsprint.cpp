// SPDX-License-Identifier: GPL-3.0-or-later
// The results' drawings as a page takes them.
#include "widgets/results/chartsview.h"

#include "models/services/results/export.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/charts/intervalchart.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/prompts.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

/// "Politics (n = 45)"; where runs differ, from the fewest to the most.
QString withCount(const QString &title, int least, int most)
{
    const QLocale locale;
    if (most <= 0)
        return title;
    if (least == most)
        return ChartsView::tr("%1 (n = %2)").arg(title, locale.toString(most));
    return ChartsView::tr("%1 (n = %2–%3)").arg(title, locale.toString(least), locale.toString(most));
}

} // namespace

PrintFigure ChartsView::printed() const
{
    PrintFigure figure;
    switch (m_figures.chart) {
    case ResultsChart::Accuracy:
    case ResultsChart::HeatMap: {
        const auto drawing = m_figures.chart == ResultsChart::HeatMap ? ResultsDrawing::HeatMap : ResultsDrawing::Accuracy;
        return resultsFigure(m_figures.table, drawing, m_dimension->currentText()).value_or(PrintFigure());
    }
    case ResultsChart::Configurations: {
        figure = m_deltas->printed();
        figure.categoryTitle = tr("Model");
        figure.valueTitle = tr("Difference from %1 (percentage points)").arg(m_desk.configurationTitle(m_figures.plain));
        int least = 0;
        int most = 0;
        for (const ConfigurationDelta &delta : m_figures.deltas) {
            least = most == 0 ? delta.comparison.n : std::min(least, delta.comparison.n);
            most = std::max(most, delta.comparison.n);
        }
        if (most > 0)
            figure.notes.append(withCount(tr("Questions answered in both configurations"), least, most));
        break;
    }
    case ResultsChart::Letters: {
        figure = m_letters->printed();
        figure.categoryTitle = tr("Letter");
        figure.valueTitle = tr("Share of the answers (%)");
        int least = 0;
        int most = 0;
        for (const RunLetters &one : m_figures.letters.mid(0, std::max<qsizetype>(0, figure.series.size() - 1))) {
            int n = one.letters.none + one.letters.others;
            for (const int count : one.letters.answers)
                n += count;
            least = most == 0 ? n : std::min(least, n);
            most = std::max(most, n);
        }
        figure.notes.append(withCount(tr("Answers per run"), least, most));
        break;
    }
    case ResultsChart::People: {
        figure = m_people->printed();
        qsizetype items = 0;
        for (const PeoplePlace &place : m_figures.places)
            items += place.items.size();
        figure.notes.append(withCount(tr("Questions answered by people and models"), int(items), int(items)));
        break;
    }
    }
    if (!m_remark->text().isEmpty())
        figure.notes.append(m_remark->text());
    return figure;
}

void ChartsView::exportPicture()
{
    m_desk.context().prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("%1.pdf").arg(codeOf(chart())), FigureDialog::fileFilter(), [this](const QString &path) {
            const PrintFigure figure = printed();
            FigureDialog::ask(figure, this, [this, figure, path](const PrintSize &size) {
                runAside(
                    this, [figure, size, path] { return savePrintFigure(figure, size, path); },
                    [this](const Result<> &saved) {
                        if (saved)
                            Q_EMIT toast(tr("The figure is saved."), false);
                        else
                            Q_EMIT failed(saved.error().sentence);
                    });
            });
        });
}

} // namespace yuyi
