// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"

#include <array>
#include <optional>

namespace yuyi {

/// @brief Counts the answers of an active run for the live page: figures, answers a minute, the last replies, errors by kind.
/// Times are milliseconds of one monotonic clock. Pure.
class RunTally
{
public:
    /// What an answer is counted for.
    struct Asked {
        RunSlot slot;
        std::optional<ReplyStatus> before; ///< the newest status before this answer
        bool missBefore = false;           ///< that was an answer without a part for this item, which counted as a miss
        bool leads = true;                 ///< the first or only item of its request: the others are no answer of their own
    };

    RunFigures figures;

    /// Counts an answer that is written down.
    void note(const RunMaterial &material, const Asked &asked, const Response &response, const ScoredResponse &shown, qint64 now);
    /// Returns the answers a minute over the last minute, or since the run began if that is less.
    double perMinute(qint64 startedAt, qint64 now) const;
    /// Newest first, at most 20.
    const QList<LiveReply> &last() const { return m_last; }
    /// Most frequent first, at most 12 kinds.
    QList<LiveErrors> errors() const;

private:
    void countSecond(qint64 now);
    void countError(const RunMaterial &material, const Response &response);

    std::array<int, 60> m_perSecond{}; ///< ring buffer: answers per second of the last minute
    qint64 m_lastSecond = -1;
    QList<LiveReply> m_last;
    QList<LiveErrors> m_errors;
};

} // namespace yuyi
