// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace yuyi {

/// @name Misses that a model reads
/// A run of extractions asks a model which answer a reply gives in which the strict scorer found none. It has the slots of the run that
/// it reads, as far as these are misses.
/// @{

/// A reply in which the strict scorer finds no answer.
struct MissedReply {
    AttemptId attempt;
    QString text; ///< without reasoning; never empty
    QList<OptionId> shownOrder;
};
/// @brief The newest replies of a run that are misses of the strict scorer and have words beside their reasoning. Without those that a
/// person has overruled: no reading of a model would count.
Result<QHash<RunSlot, MissedReply>> missedReplies(Stores &stores, const RunId &run);

/// What a model said of such a reply.
struct MissReading {
    RunSlot slot;
    ResponseDetails reply;     ///< the one that it read, with all its scores
    ResponseDetails judgement; ///< of the run of extractions
    Run by;
    /// What was read of it; see Scorer::Judge.
    const ScoredResponse *score() const;
    /// Whether figures use it: the strict scorer still misses, and nobody has overruled that.
    bool counts() const;
};
/// @brief What models said of the newest replies of a run; of each reply the newest. By the attempt that was read.
Result<QHash<AttemptId, MissReading>> missReadings(Stores &stores, const RunId &run);

/// The same of one reply, the newest of its request; nothing: no model has read it.
Result<std::optional<MissReading>> missReading(Stores &stores, const ResponseDetails &reply);
/// Of each of these runs that a model reads, or has read: in how many replies that figures count it has found an answer, by the model's
/// title.
Result<QHash<RunId, QMap<QString, int>>> readByModels(Stores &stores, const QList<RunId> &runs);

/// @}

} // namespace yuyi
