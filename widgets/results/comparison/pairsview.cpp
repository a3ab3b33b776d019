// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/comparison/pairsview.h"

#include "models/domain/percent.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/results/comparison/comparisonsmodel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastRow = 24; // pixels at scale 1

/// 0.05, 0.01 and 0.001 are what a reader looks for; anything above stays bare.
double shadeOf(double p)
{
    return p < 0.001 ? 1 : p < 0.01 ? 0.6
                     : p < 0.05     ? 0.25
                                    : -1;
}

} // namespace

PairsView::PairsView(QWidget *parent) : QWidget(parent)
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    auto *area = new QScrollArea(panel);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    m_matrix = new MatrixView;
    m_matrix->setObjectName(QStringLiteral("comparisonPairs"));
    m_matrix->setLeastRowHeight(leastRow);
    area->setWidget(m_matrix);
    setFocusProxy(m_matrix);
    auto *inside = columnIn(panel, spacing::medium, -1);
    inside->addWidget(area);
    m_remark = wrappedLabel(this, TextRole::Small);
    auto *column = columnIn(this);
    column->addWidget(panel, 1);
    column->addWidget(m_remark);
    connect(m_matrix, &MatrixView::cellActivated, this, &PairsView::choose);
    retranslate();
}

void PairsView::setPairs(const QList<Comparison> &pairs)
{
    m_pairs = pairs;
    show(pairs);
}

void PairsView::show(const QList<Comparison> &pairs)
{
    QHash<RunId, std::pair<QString, double>> runs;
    m_order.clear();
    const auto add = [&](const RunId &run, const QString &title, double accuracy) {
        if (!runs.contains(run))
            m_order.append(run);
        runs.insert(run, {title, accuracy});
    };
    for (const Comparison &one : pairs) {
        add(one.first, one.firstTitle, one.firstAccuracy);
        add(one.second, one.secondTitle, one.secondAccuracy);
    }
    std::stable_sort(m_order.begin(), m_order.end(), [&](const RunId &a, const RunId &b) {
        return runs.value(a).second > runs.value(b).second;
    });
    const qsizetype side = m_order.size();
    QList<QList<MatrixCell>> cells(side, QList<MatrixCell>(side, MatrixCell{QStringLiteral("–"), -1, {}}));
    for (const Comparison &one : pairs) {
        const qsizetype a = m_order.indexOf(one.first);
        const qsizetype b = m_order.indexOf(one.second);
        const auto cell = [&](const QString &first, const QString &second, double difference) {
            MatrixCell made;
            if (one.n == 0) {
                made.text = QStringLiteral("–");
                made.tip = (one.metric.isEmpty() ? tr("%1 and %2 have no question in common.") : tr("%1 and %2 have no image in common."))
                               .arg(first, second);
                return made;
            }
            made.text = probabilityText(one.adjusted);
            made.shade = shadeOf(one.adjusted);
            made.value = one.adjusted;
            made.tip = (one.metric.isEmpty()
                            ? tr("%1 minus %2: %3 points on %n common question(s)\nExact McNemar: %4\nHolm-corrected: %5", nullptr, one.n)
                            : tr("%1 minus %2: %3 points on %n common image(s)\nExact McNemar: %4\nHolm-corrected: %5", nullptr, one.n))
                           .arg(first, second, shownPoints(difference), probabilityPhrase(one.mcNemar.exact),
                                probabilityPhrase(one.adjusted));
            return made;
        };
        cells[a][b] = cell(one.firstTitle, one.secondTitle, one.difference);
        cells[b][a] = cell(one.secondTitle, one.firstTitle, -one.difference);
    }
    QStringList names;
    for (const RunId &run : std::as_const(m_order))
        names.append(runs.value(run).first);
    m_matrix->setMatrix(names, names, cells);
    const QLocale locale;
    m_remark->setText(tr("p of McNemar’s exact test, Holm-corrected over %n pair(s) of runs. Values below %1, %2 and %3 are coloured. "
                         "Press Enter to open the selected pair.",
                         nullptr, testedCount(pairs))
                          .arg(locale.toString(0.05), locale.toString(0.01), locale.toString(0.001)));
}

void PairsView::choose(int row, int column)
{
    if (row != column && row < m_order.size() && column < m_order.size())
        Q_EMIT pairChosen(m_order.at(row), m_order.at(column));
}

void PairsView::retranslate()
{
    m_matrix->setAccessibleName(tr("p-values of all pairs of runs"));
    show(m_pairs);
}

} // namespace yuyi
