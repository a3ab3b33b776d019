// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QHash>
#include <QStringList>

namespace yuyi {

/// How a simulated participant answers. Share60, Share80: correct with probability 0.6 or 0.8, else a random wrong answer. No written
/// answer is right at random.
enum class SimulatedKind {
    Random,
    Perfect,
    Share60,
    Share80
};

inline constexpr CodeTable<SimulatedKind, 4> codesOf(SimulatedKind)
{
    return {{{SimulatedKind::Random, u"random"},
             {SimulatedKind::Perfect, u"perfect"},
             {SimulatedKind::Share60, u"share-60"},
             {SimulatedKind::Share80, u"share-80"}}};
}
QString titleOf(SimulatedKind kind);

/// What the author says of a question.
struct SimulatedQuestion {
    Answer key;
    bool takesSeveral = false; ///< a set of options is chosen
    QStringList accepted;      ///< of a question without options
};

/// @brief Answers all trials in order, starting at time `start`. Options and times (log-normal around 14 seconds, Box and
/// Muller 1958) are drawn from the participant's seed. A wrong written answer is the right one to another of the questions. A trial that
/// exceeds the time limit ends without an option.
QList<Trial> simulatedAnswers(const Participant &participant, SimulatedKind kind, QList<Trial> trials,
                              const QHash<QuestionVersionId, SimulatedQuestion> &questions, int timeLimitSeconds, const QDateTime &start);

} // namespace yuyi
