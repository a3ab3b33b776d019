// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"

#include <QList>
#include <QSet>
#include <QString>

namespace yuyi {

/// @name Labels as sets
/// The order of labels says nothing. Labels that differ in case or width alone are one: of open dimensions they are typed by hand, and
/// codes of values never differ in these.
/// @{
QString labelForm(const LabelCode &label);
QSet<QString> labelForms(const QList<LabelCode> &labels);
bool equalLabels(const QList<LabelCode> &a, const QList<LabelCode> &b);
/// Dimension by dimension. A dimension without labels is like one that is absent.
bool equalLabels(const Labels &a, const Labels &b);
/// @}

/// @brief Labels in either list, in the order of the dimension's values; below, labels in both. Of an open dimension: in the order of the
/// first list, each in its first spelling.
QList<LabelCode> unionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b);
QList<LabelCode> intersectionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b);

} // namespace yuyi
