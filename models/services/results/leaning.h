// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace yuyi {

struct ResultsData;
struct ResultsRun;
struct ResultsTable;

/// @brief The label that a run answers most questions with whose options are fixed by the preset, where that is a sign of an inductive
/// bias: at least `leaningShare` of at least `leaningReplies` replies (MARVEL marks such results in Table 2).
struct Leaning {
    QString label;
    int answers = 0; ///< replies with this label
    int replies = 0; ///< replies to questions with fixed options
};
inline constexpr double leaningShare = 0.6;
inline constexpr int leaningReplies = 30;

/// @brief The leaning of a run on the questions that the table counts; none where there is no sign of a bias. Pure.
std::optional<Leaning> leaningOf(const ResultsData &data, const ResultsRun &run, const ResultsTable &table);

} // namespace yuyi
