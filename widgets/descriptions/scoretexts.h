// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptions/report.h"
#include "widgets/charts/categorychart.h"

#include <QString>

class QTableWidget;
class QTableWidgetItem;

namespace yuyi {

/// @name Formats of scores in all tables and charts of the page
/// @{
QTableWidgetItem *scoreItem(const QString &text, const QString &tip = {}, bool number = true);
QString decimalText(const Measure &value, int decimals);
/// "2.71 (49)"; a dash if there are no scores.
QString meanText(const ScoreCell &scores);
/// Number of scores, spread and interval.
QString meanTip(const ScoreCell &scores);
/// Mean with its interval, clipped to the scale.
ChartValue meanBar(const ScoreCell &scores);
/// Fits figure columns to their contents; names take the rest. If the rest is small, names keep their full width and the table scrolls.
void fitColumns(QTableWidget *table);
/// Makes the table as high as its rows, so that the page scrolls instead of the table.
void fitHeight(QTableWidget *table);
/// @}

} // namespace yuyi
