// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset/preset.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How a reply is read; see extract(). All but the strict one read as the published code of a benchmark does.
enum class Scorer {
    Strict,
    CiiOfficial,
    CmmmuOfficial
};

inline constexpr CodeTable<Scorer, 3> codesOf(Scorer)
{
    return {{{Scorer::Strict, u"strict"}, {Scorer::CiiOfficial, u"cii-official"}, {Scorer::CmmmuOfficial, u"cmmmu-official"}}};
}
QString titleOf(Scorer scorer);

/// The two scorers that read the replies in a project with this preset: the strict one first, then the published one.
QList<Scorer> scorersOf(const Preset &preset);
/// The published one of them.
Scorer publishedScorer(const Preset &preset);

/// @brief Among how many options the rule draws, 4 or 2; 0: the rule draws nothing. Where a published scorer draws an option at random,
/// the reply is stored as a miss with this rule, and counts as the expectation: 1 ÷ the number of options.
int drawnFromRule(const QString &rule);
/// The rule of a draw among so many options: "drawn-4".
QString drawnRule(int options);

} // namespace yuyi
