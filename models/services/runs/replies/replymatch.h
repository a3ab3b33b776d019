// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/runs/run.h"
#include "models/exchange/replies/replies.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace yuyi {

/// How a reply is matched to its item. Place: position in a split or in the whole list. Text: question and options.
enum class ReplyMatching {
    Automatic,
    Id,
    Index,
    Text
};

inline constexpr CodeTable<ReplyMatching, 4> codesOf(ReplyMatching)
{
    return {{{ReplyMatching::Automatic, u"automatic"},
             {ReplyMatching::Id, u"id"},
             {ReplyMatching::Index, u"place"},
             {ReplyMatching::Text, u"text"}}};
}
QString titleOf(ReplyMatching matching);

/// All items that replies can refer to.
struct ReplyItems {
    QList<ItemSetItem> items;   ///< in the project's order
    QList<Question> questions;  ///< parallel
    QHash<QString, int> byId;   ///< every name of an item → its index
    QStringList splits() const; ///< in order of appearance
};
Result<ReplyItems> replyItems(Stores &stores);

struct MatchedReply {
    qsizetype reply = 0; ///< index in the file
    int item = 0;
    QList<int> shown; ///< the item's options in the order shown to the model
};

struct ReplyMatches {
    ReplyMatching way = ReplyMatching::Id; ///< never Automatic
    QString split;                         ///< split that positions refer to; empty: the whole project
    QList<MatchedReply> matched;           ///< ordered by item, then by repeat
    QStringList unknown;                   ///< ids that belong to no item, in the order of the file
    QStringList different;                 ///< ids whose question or options differ from the item's
    QStringList twice;                     ///< pairs of replies to the same item and repeat: "a = b"
    bool shuffled = false;                 ///< some reply has the options in another order than written
};

/// @brief Finds the item of each reply. Automatic uses the method that matches most replies; id comes before text, text before
/// index. A reply whose options differ from the item's is not matched; by index, neither is one whose question differs.
/// Invalid: replies give positions, but the split is not known. Pure; any thread.
Result<ReplyMatches> matchReplies(const RepliesFile &file, const ReplyItems &items, ReplyMatching matching, const QString &split);

} // namespace yuyi
