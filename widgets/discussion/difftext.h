// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/textdiff.h"

#include <QList>
#include <QString>

namespace yuyi {

struct Tokens;

/// @brief Two long texts compared line by line, and changed lines character by character. Any thread.
QList<DiffRun> documentDiff(const QString &from, const QString &to);

/// @brief The runs as rich text: removed text is struck out and added text underlined, each on a tint, so colour is not the only
/// cue. Long equal passages are shortened to `context` lines on either side (−1: never).
QString diffHtml(const QList<DiffRun> &runs, const Tokens &tokens, int context = -1);

} // namespace yuyi
