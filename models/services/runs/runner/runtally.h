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
    RunFigures figures;

    /// @brief Counts an answer that is written down.
    /// @param before the request's newest status before this answer
    void note(const RunMaterial &material, const RunSlot &slot, std::optional<ReplyStatus> before, const Response &response,
              const ScoredResponse &shown, qint64 now);
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
