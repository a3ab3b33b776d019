// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

namespace yuyi {

/// The option whose text occurs in a reply.
struct OptionTextFound {
    int option = -1;
    bool several = false;    ///< more than one
    qsizetype start = 0;
    qsizetype length = 0;
};

/// @brief Finds the texts of an item's options in a reply. White space and case are ignored; punctuation only counts where
/// options differ in nothing else. Texts passed in are in normal form (`ReplyText::text`).
class OptionTexts
{
public:
    explicit OptionTexts(const QList<ShownOption> &options);

    /// The option whose text equals the whole text from `from` on.
    OptionTextFound whole(const QString &text, qsizetype from = 0) const;
    /// @brief The option whose text occurs somewhere in the text. Ignored: a text inside a longer option's text that also occurs,
    /// a text right after a rejection (不是, 而不是, not), and very short texts, which occur by chance.
    OptionTextFound within(const QString &text) const;
    /// Whether an option's text begins at this position and is longer than `length` letters.
    bool begins(const QString &text, qsizetype from, qsizetype length) const;

private:
    struct Wording {
        QString exact;      ///< without white space and case
        QString letters;    ///< without punctuation, too; empty where there is nothing else
    };
    QList<Wording> m_wordings;
};

} // namespace yuyi
