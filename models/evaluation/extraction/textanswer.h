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
};

/// @brief The verdict of a reply to a true-or-false question: 对 or 错. The last verdict that is neither asked nor doubted counts, by its
/// meaning (不正确 is 错, 没有错误 is 对). A declared one comes before others; different ones without a conclusion are a miss. Pure;
/// any thread.
TextAnswer extractVerdict(const QString &reply);

/// @brief The value or text with which a reply fills a blank: declared (答案：…, =, 为), or the whole reply. Numbers are written without
/// thousands marks and units, with 万 and ×10ⁿ multiplied out. Two different values are a miss. Pure; any thread.
TextAnswer extractBlank(const QString &reply);

/// Whether an answer to a blank is the key: numbers are equal after rounding to `decimals`, texts after NFKC, without case and outer
/// marks.
bool fillsBlank(const QString &answer, const QString &key, int decimals = 2);

} // namespace yuyi
