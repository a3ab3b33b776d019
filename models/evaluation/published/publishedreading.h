// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace yuyi {

/// What a question asks for.
enum class ItemKind {
    Choice,
    TrueFalse,
    Blank
};

inline constexpr CodeTable<ItemKind, 3> codesOf(ItemKind)
{
    return {{{ItemKind::Choice, u"choice"}, {ItemKind::TrueFalse, u"true-false"}, {ItemKind::Blank, u"blank"}}};
}

/// Scorers published with other benchmarks, as functions of a reply and its key. CMMMU's also scores runs: see cmmmuresponse.h.
enum class PublishedScorer {
    Cmmmu,
    Ceval,
    CevalReasoned
};

inline constexpr CodeTable<PublishedScorer, 3> codesOf(PublishedScorer)
{
    return {{{PublishedScorer::Cmmmu, u"cmmmu-official"},
             {PublishedScorer::Ceval, u"ceval"},
             {PublishedScorer::CevalReasoned, u"ceval-cot"}}};
}

/// What a published scorer makes of a reply.
struct PublishedReading {
    using Candidate = std::variant<double, QString>;

    std::optional<QString> answer; ///< the letters in the order of the options, or 对 or 错; none: nothing was read
    QList<Candidate> candidates;   ///< of a blank, and of a true-or-false question that is drawn: what was looked at
    bool correct = false;          ///< without a meaning if drawn
    int drawnFrom = 0;             ///< the scorer draws one of so many answers; 0: it does not draw

    bool isDrawn() const { return drawnFrom > 0; }
};

} // namespace yuyi
