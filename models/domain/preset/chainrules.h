// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/preset/title.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// What a question about a chain of concepts asks (CONSTRUCTURE, section 3).
enum class ChainTask {
    Atomic,         ///< whether the picture shows the concept
    Abstraction,    ///< the most general of the concepts offered that is true
    Concretization, ///< the most specific one
    Ancestor        ///< a different concept with the same ancestor
};

inline constexpr CodeTable<ChainTask, 4> codesOf(ChainTask)
{
    return {{{ChainTask::Atomic, u"atomic"},
             {ChainTask::Abstraction, u"abstraction"},
             {ChainTask::Concretization, u"concretization"},
             {ChainTask::Ancestor, u"ancestor"}}};
}

/// How the questions of one task are written.
struct ChainForm {
    ChainTask task = ChainTask::Atomic;
    QStringList kinds; ///< of the questions of a chain, one each, from the most general; a longer chain has no more
    Title stem;        ///< in both languages; with {concept}, or {ancestor} for the task Ancestor
    Title yes;         ///< options of the task Atomic
    Title no;
};

/// How concepts become chains, and chains questions.
struct ChainRules {
    int shortest = 3; ///< levels of a chain
    int longest = 5;
    QList<ChainForm> forms;   ///< at most one for each task
    DimensionCode taskLabel;  ///< dimension of questions that gets the code of the task; empty: none
    DimensionCode levelLabel; ///< … the level of the concept that is asked about, 0: the most abstract
    DimensionCode topLabel;   ///< … the name of the top concept; an open dimension
    QString conceptFact;      ///< a fact of the preset: without a value it is the name of the concept that the picture shows; empty: none
};

} // namespace yuyi
