// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/across/acrossview.h"

#include "models/domain/percent.h"
#include "models/services/results/across/export.h"
#include "models/services/results/tabletexts.h"
#include "widgets/charts/barchart.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

constexpr int bandHeight = 46; // pixels at scale 1 for a pair of bars
constexpr int chartFrame = 96; // legend and axis

enum Column {
    NameColumn,
    ConfigurationColumn,
    FirstCount,
    FirstShare,
    SecondCount,
    SecondShare,
    DifferenceColumn,
    SharedColumn,
    FirstGap,
    SecondGap,
    ColumnCount
};

QString dash() { return QStringLiteral("–"); }

QString countOf(const ResultsCell &cell)
{
    return cell.blank() ? dash() : shownNumber(cell.n);
}

QString pointsOf(const std::optional<double> &difference)
{
    return difference ? shownPoints(*difference) : dash();
}

} // namespace

AcrossView::AcrossView(QWidget *parent) : QWidget(parent)
{
    m_part = new QComboBox(this);
    m_part->setObjectName(QStringLiteral("acrossPart"));
    m_part->setAccessibleName(tr("Questions"));
    m_part->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_table = makeTable(ColumnCount, this, NameColumn);
    m_table->setObjectName(QStringLiteral("acrossTable"));
    m_table->setAccessibleName(tr("Models in both projects"));
    setStyleProperty(m_table, "framed", true);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chart = new BarChart(this, Qt::Horizontal);
    m_chart->setObjectName(QStringLiteral("acrossChart"));
    m_chart->setAccessibleName(tr("Accuracy in both projects"));
    m_chart->setEmptyText(tr("No figures to show."));
    m_chart->setWalkable(true);
    m_alone = wrappedLabel(this);
    m_alone->setObjectName(QStringLiteral("acrossAlone"));
    m_notes = wrappedLabel(this, TextRole::Small);
    m_notes->setObjectName(QStringLiteral("acrossNotes"));
    for (QLabel *label : {m_alone, m_notes}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    // One page to scroll through: each part has the height that it needs.
    auto *parts = new QWidget;
    auto *inside = columnIn(parts, 0, spacing::medium);
    inside->addWidget(m_table);
    inside->addWidget(m_chart);
    inside->addWidget(m_alone);
    inside->addWidget(m_notes);
    inside->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(parts);
    auto *top = rowIn();
    top->addWidget(m_part);
    top->addStretch(1);
    auto *column = columnIn(this);
    column->addLayout(top);
    column->addWidget(area, 1);
    connect(m_part, &QComboBox::activated, this, &AcrossView::show);
}

int AcrossView::part() const
{
    return std::max(0, m_part->currentIndex());
}

void AcrossView::setComparison(const AcrossComparison &comparison)
{
    const QString kept = m_part->currentText();
    m_made = comparison;
    {
        const QSignalBlocker quiet(m_part);
        m_part->clear();
        for (const AcrossPart &one : std::as_const(m_made.parts))
            m_part->addItem(one.group.isEmpty() ? one.title : tr("%1: %2", "dimension, label").arg(one.group, one.title));
        m_part->setCurrentIndex(std::max(0, m_part->findText(kept)));
    }
    m_part->setVisible(m_part->count() > 1);
    show();
}

void AcrossView::show()
{
    fillTable();
    drawChart();
    const QStringList alone = aloneNotes(m_made);
    m_alone->setText(alone.join(u'\n'));
    m_alone->setVisible(!alone.isEmpty());
    m_notes->setText(m_made.notes.join(u'\n'));
}

void AcrossView::fillTable()
{
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("Configuration"), tr("n (A)"),
                                        tr("Accuracy A (%)"), tr("n (B)"), tr("Accuracy B (%)"),
                                        tr("A − B"), tr("Shared"), tr("Gap A"), tr("Gap B")});
    const auto tip = [this](int column, const QString &text) { m_table->horizontalHeaderItem(column)->setToolTip(text); };
    tip(FirstShare, m_made.sideTitle(false));
    tip(SecondShare, m_made.sideTitle(true));
    tip(DifferenceColumn, tr("A minus B in percentage points, with 95 % interval"));
    tip(SharedColumn, tr("Questions that count in both runs: picture, question, options and key are the same"));
    tip(FirstGap, tr("Human average minus model in A, in percentage points"));
    tip(SecondGap, tr("Human average minus model in B, in percentage points"));
    const auto shareOf = [](const ResultsCell &cell) {
        if (cell.blank())
            return dash();
        QString share = shownPercent(cell.share) % overruledMark(cell);
        if (!cell.interval)
            return share;
        const Interval bounds = asShares(*cell.interval);
        return tr("%1 (%2–%3)", "an accuracy with its interval").arg(share, shownPercent(bounds.lo), shownPercent(bounds.hi));
    };
    const auto differenceOf = [](const AcrossFigure &figure) {
        return figure.interval && figure.difference ? tr("%1 (%2 to %3)", "a difference with its interval")
                                                          .arg(shownPoints(*figure.difference), shownPoints(figure.interval->lo),
                                                               shownPoints(figure.interval->hi))
                                                    : pointsOf(figure.difference);
    };
    bool shared = false;
    bool gaps = false;
    m_table->setRowCount(static_cast<int>(m_made.rows.size()));
    for (int row = 0; row < m_made.rows.size(); ++row) {
        const AcrossRow &one = m_made.rows.at(row);
        const AcrossFigure figure = one.figures.value(part());
        const bool model = one.kind == RowKind::Model;
        shared = shared || figure.shared > 0;
        gaps = gaps || figure.firstGap || figure.secondGap;
        const QStringList texts{one.title, acrossConfiguration(one), countOf(figure.first), shareOf(figure.first), countOf(figure.second),
                                shareOf(figure.second), differenceOf(figure), model ? shownNumber(figure.shared) : dash(),
                                pointsOf(figure.firstGap), pointsOf(figure.secondGap)};
        for (int column = 0; column < ColumnCount; ++column) {
            auto *cell = new QTableWidgetItem(texts.at(column));
            if (column > ConfigurationColumn)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            cell->setToolTip(texts.at(column));
            m_table->setItem(row, column, cell);
        }
        if (figure.difference && !figure.interval && one.kind == RowKind::HumanAverage)
            m_table->item(row, DifferenceColumn)->setToolTip(sentenceOf(figure.interval.error()));
    }
    m_table->setColumnHidden(SharedColumn, !shared);
    m_table->setColumnHidden(FirstGap, !gaps);
    m_table->setColumnHidden(SecondGap, !gaps);
    int height = m_table->horizontalHeader()->sizeHint().height() + m_table->horizontalScrollBar()->sizeHint().height()
               + 2 * m_table->frameWidth();
    for (int row = 0; row < m_table->rowCount(); ++row)
        height += m_table->rowHeight(row);
    m_table->setFixedHeight(height);
}

void AcrossView::drawChart()
{
    const auto valueOf = [](const ResultsCell &cell) {
        ChartValue value;
        value.value = cell.blank() ? std::numeric_limits<double>::quiet_NaN() : cell.share * 100;
        if (!cell.blank() && cell.interval) {
            const Interval bounds = asShares(*cell.interval);
            value.low = bounds.lo * 100;
            value.high = bounds.hi * 100;
        }
        return value;
    };
    QStringList categories;
    QList<ChartSeries> series{{m_made.sideTitle(false), {}, {}}, {m_made.sideTitle(true), {}, {}}};
    for (const AcrossRow &row : std::as_const(m_made.rows)) {
        const AcrossFigure figure = row.figures.value(part());
        if (figure.first.blank() && figure.second.blank())
            continue;
        categories.append(acrossName(m_made, row));
        series[0].values.append(valueOf(figure.first));
        series[1].values.append(valueOf(figure.second));
    }
    m_chart->setMinimumHeight(Theme::of(this).px(chartFrame + bandHeight * static_cast<int>(categories.size())));
    m_chart->setData(categories, series, ChartUnit::Percent);
}

} // namespace yuyi
