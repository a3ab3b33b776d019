// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/textdiff.h"

#include <QList>
#include <QString>

namespace yuyi {

struct Tokens;

/// @brief Two long texts compared line by line, and changed lines character by character. Any thread.
QList<DiffRun> documentDiff(const QString &from, const QString &to);

/// @brief The runs as rich text: what was taken away struck out, what is new underlined, both on their tint, so that colour is
/// not the only carrier. Long stretches that are the same are shortened to `context` lines on either side (−1: never).
QString diffHtml(const QList<DiffRun> &runs, const Tokens &tokens, int context = -1);

} // namespace yuyi
