// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/data.h"

#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// @brief Why the replies of a run measure nothing: no reply can be read, or all that can be read give one label although not all
/// questions have it as their answer. The ComBo paper reports such runs as without a valid result. Derived from the replies, never stored.
struct NoResult {
    QString label;   ///< the one that all readable replies give; empty: none can be read
    int replies = 0; ///< that were read, or could not be
};
/// With fewer replies nothing is said: that all are alike, or unreadable, may be chance there.
inline constexpr int noResultReplies = 30;
inline constexpr int noReadingReplies = 10;

/// @brief Of the replies of a run that a table counts. Only questions with options can be without a result for their label; errors, and
/// replies that a person read, are no sign. `only`: the items that count; null: all.
std::optional<NoResult> noResultOf(const ResultsData &data, const ResultsRun &run, bool withExamples = false,
                                   const QSet<QuestionVersionId> *only = nullptr);

/// What stands in a table instead of a figure.
QString noResultWords();
/// The reason as a sentence.
QString noResultText(const NoResult &none);

} // namespace yuyi
