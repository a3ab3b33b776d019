// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
