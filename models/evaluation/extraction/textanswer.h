// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QString>

namespace yuyi {

/// What a reply answers to a question without options.
struct TextAnswer {
    QString text; ///< empty: a miss
    QString rule; ///< stable code: "declared", "whole-reply", "verdict", "last-line" …
    MissReason reason = MissReason::None;
    QList<Evidence> evidence{}; ///< verdicts: every one that is neither asked nor doubted, by position; its option is −1
};

} // namespace yuyi
