// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QString>

namespace yuyi {

/// What a reply answers to a question without options.
struct TextAnswer {
    QString text; ///< empty: a miss
    QString rule; ///< stable code: "declared", "whole-reply", "first-line", "last-line", "verdict" …
    MissReason reason = MissReason::None;
    QList<Evidence> evidence{}; ///< verdicts: every one that is neither asked nor doubted; blanks: every value; its option is −1
    QString written{};          ///< blanks: the text with its unit, as the reply has it
    qsizetype start = -1;       ///< blanks: where it stands in the reply, UTF-16 units; −1: nowhere
    qsizetype length = 0;
};

} // namespace yuyi
