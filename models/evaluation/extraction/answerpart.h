// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The part of a reply that is the answer: behind the reasoning, before an invented next turn.
struct AnswerPart {
    qsizetype begin = 0;
    qsizetype end = 0;
    bool unclosed = false; ///< a reasoning block was opened and never closed
};

/// Knows the reasoning blocks of current models (tags in <>, [] and ◁▷, channels, headings) and the tokens of a turn in a chat.
AnswerPart findAnswerPart(const QString &reply);

} // namespace yuyi
