// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset/preset.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How a reply is read; see extract(). Strict: by our rules. Judge: by our rules, and where they find no answer as a model read the reply.
/// The others read as the published code of a benchmark does.
enum class Scorer {
    Strict,
    CiiOfficial,
    CmmmuOfficial,
    Judge,
    Ceval,        ///< the first letter of the reply, or what it declares
    CevalReasoned ///< the same of replies that reason first
};

inline constexpr CodeTable<Scorer, 6> codesOf(Scorer)
{
    return {{{Scorer::Strict, u"strict"},
             {Scorer::CiiOfficial, u"cii-official"},
             {Scorer::CmmmuOfficial, u"cmmmu-official"},
             {Scorer::Judge, u"judge"},
             {Scorer::Ceval, u"ceval"},
             {Scorer::CevalReasoned, u"ceval-cot"}}};
}
QString titleOf(Scorer scorer);
/// Whether it reads as the published code of a benchmark does.
constexpr bool readsAsPublished(Scorer scorer) { return scorer != Scorer::Strict && scorer != Scorer::Judge; }

/// @brief The scorers that read the replies in a project with this preset: the strict one first, then the published one if there is one.
/// Never the judge: its readings come from a run of their own.
QList<Scorer> scorersOf(const Preset &preset);
/// The published one of them; the strict one if the preset has no published one.
Scorer publishedScorer(const Preset &preset);

/// @brief Among how many options the rule draws, 4 or 2; 0: the rule draws nothing. Where a published scorer draws an option at random,
/// the reply is stored as a miss with this rule, and counts as the expectation: 1 ÷ the number of options.
int drawnFromRule(const QString &rule);
/// The rule of a draw among so many options: "drawn-4".
QString drawnRule(int options);

} // namespace yuyi
