// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/run.h"
#include "models/exchange/replies.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace yuyi {

/// How a reply is matched to its item. Place: position in a split or in the whole list. Text: question and options.
enum class ReplyMatching { Automatic, Id, Place, Text };

inline constexpr CodeTable<ReplyMatching, 4> codesOf(ReplyMatching)
{
    return {{{ReplyMatching::Automatic, u"automatic"}, {ReplyMatching::Id, u"id"},
             {ReplyMatching::Place, u"place"}, {ReplyMatching::Text, u"text"}}};
}
QString titleOf(ReplyMatching matching);

/// Everything that replies can be about.
struct ReplyItems {
    QList<ItemSetItem> items;        ///< in the project's order
    QList<Question> questions;       ///< parallel
    QHash<QString, int> byId;        ///< every name of an item → its place
    QStringList splits() const;      ///< in order of appearance
};
Result<ReplyItems> replyItems(Stores &stores);

struct MatchedReply {
    qsizetype reply = 0;             ///< index in the file
    int item = 0;
    QList<int> shown;                ///< the options of the item in the order the model saw them in
};

struct ReplyMatches {
    ReplyMatching way = ReplyMatching::Id;   ///< never Automatic
    QString split;                   ///< whose places were taken; empty: those of the whole project
    QList<MatchedReply> matched;     ///< item after item, repeat after repeat
    QStringList unknown;             ///< of no item, in the order of the file
    QStringList different;           ///< whose question or options are not the item's
    QStringList twice;               ///< two replies for one item and repeat: "a = b"
    bool shuffled = false;           ///< an order was not the written one
};

/// @brief Finds the item of each reply. Automatic takes the way by which most replies fit: id, then text, then place. A reply that shows
/// other options than its item is no reply to it. By place, a question that is not the item's is left out, too.
/// Invalid: places, and nobody said of which split. Pure; any thread.
Result<ReplyMatches> matchReplies(const RepliesFile &file, const ReplyItems &items, ReplyMatching matching, const QString &split);

} // namespace yuyi
