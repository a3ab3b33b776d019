// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction.h"

namespace yuyi {

/// Which option's words stand in a reply.
struct OptionTextFound {
    int option = -1;
    bool several = false;    ///< more than one
    qsizetype start = 0;
    qsizetype length = 0;
};

/// @brief The options of an item as they look in a text. White space, punctuation and case count only where options differ in nothing
/// else. Texts given are in normal form (`ReplyText::text`).
class OptionTexts
{
public:
    explicit OptionTexts(const QList<ShownOption> &options);

    /// The option that the text from `from` on is, with nothing before and behind.
    OptionTextFound whole(const QString &text, qsizetype from = 0) const;
    /// @brief The option whose words stand somewhere in the text. Words within a longer option's words that are there do not count,
    /// nor do those right after 不是, 而不是, not, nor very short ones, which turn up by chance.
    OptionTextFound within(const QString &text) const;
    /// Whether an option's words begin at this place and are longer than `length` letters.
    bool begins(const QString &text, qsizetype from, qsizetype length) const;

private:
    struct Wording {
        QString exact;      ///< without white space and case
        QString letters;    ///< without punctuation, too; empty where there is nothing else
    };
    QList<Wording> m_wordings;
};

} // namespace yuyi
