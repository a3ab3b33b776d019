// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scoretexts.h"

#include "widgets/theme/tokens.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ScoreTexts)
};

const QString noFigure = QStringLiteral("–");
constexpr int mostStretched = 8; // columns that stand beside each other at the standard size

} // namespace

QTableWidgetItem *scoreItem(const QString &text, const QString &tip, bool number)
{
    auto *item = new QTableWidgetItem(text);
    item->setToolTip(tip.isEmpty() ? text : tip);
    if (number)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QString decimalText(const Measure &value, int decimals)
{
    return value ? QLocale().toString(*value, 'f', decimals) : noFigure;
}

QString meanText(const ScoreCell &scores)
{
    if (!scores.figures.mean)
        return noFigure;
    return Tr::tr("%1 (%2)", "mean, number").arg(decimalText(scores.figures.mean, 2), QLocale().toString(scores.figures.n));
}

QString meanTip(const ScoreCell &scores)
{
    QStringList lines;
    const MeanAndSpread &figures = scores.figures;
    lines.append(Tr::tr("%n score(s)", nullptr, figures.n));
    if (scores.without > 0)
        lines.append(Tr::tr("%n not scored", nullptr, scores.without));
    if (figures.sample)
        lines.append(Tr::tr("Standard deviation %1").arg(decimalText(figures.sample, 2)));
    if (figures.interval) {
        lines.append(Tr::tr("95 % interval %1–%2")
                         .arg(QLocale().toString(figures.interval->lo, 'f', 2), QLocale().toString(figures.interval->hi, 'f', 2)));
    } else if (figures.n > 0) {
        lines.append(sentenceOf(figures.interval.error()));
    }
    return lines.join(u'\n');
}

ChartValue meanBar(const ScoreCell &scores)
{
    ChartValue value;
    value.value = scores.figures.mean.value_or(std::numeric_limits<double>::quiet_NaN());
    if (scores.figures.mean && scores.figures.interval) {
        value.low = scores.figures.interval->lo;
        value.high = scores.figures.interval->hi;
    }
    return value;
}

void fitColumns(QTableWidget *table)
{
    QHeaderView *header = table->horizontalHeader();
    // The style's padding is missing from what a header says it needs.
    const int height = header->sizeHint().height();
    for (int column = 0; column < table->columnCount(); ++column) {
        QTableWidgetItem *head = table->horizontalHeaderItem(column);
        head->setSizeHint({header->fontMetrics().size(0, head->text()).width() + 3 * spacing::small, height});
    }
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (table->columnCount() <= mostStretched)
        header->setSectionResizeMode(0, QHeaderView::Stretch);
}

void fitHeight(QTableWidget *table)
{
    const QScrollBar *across = table->horizontalScrollBar();
    const auto fit = [table, across] {
        // A column that takes what is left keeps what it had where nothing is.
        if (across->maximum() > 0)
            table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        int height = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth() + 2;
        for (int row = 0; row < table->rowCount(); ++row)
            height += table->rowHeight(row);
        // Columns that do not fit are scrolled to below the last row, not over it.
        if (across->maximum() > 0)
            height += across->sizeHint().height();
        table->setFixedHeight(height);
    };
    fit();
    if (!table->property("fitted").toBool()) {
        table->setProperty("fitted", true);
        QObject::connect(across, &QScrollBar::rangeChanged, table, fit);
    }
}

} // namespace yuyi
