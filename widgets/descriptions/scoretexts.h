// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptionreport.h"
#include "widgets/charts/categorychart.h"

#include <QString>

class QTableWidget;
class QTableWidgetItem;

namespace yuyi {

/// @name How figures of scores look in every table and chart of the page
/// @{
QTableWidgetItem *scoreItem(const QString &text, const QString &tip = {}, bool number = true);
QString decimalText(const Measure &value, int places);
/// "2.71 (49)"; a dash where nobody scored.
QString meanText(const ScoreCell &scores);
/// How many, spread, interval.
QString meanTip(const ScoreCell &scores);
/// With its interval, cut off at the ends of the scale.
ChartValue meanBar(const ScoreCell &scores);
/// Figures as wide as they are, names take what is left; where many figures leave little, names in full and the table scrolls.
void fitColumns(QTableWidget *table);
/// Rows are all there is: the page scrolls, not the table.
void fitHeight(QTableWidget *table);
/// @}

} // namespace yuyi
