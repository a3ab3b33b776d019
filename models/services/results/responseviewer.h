// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/services/results/data.h"
#include "models/services/results/vieweritems.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace yuyi {

/// One reply with the readings of both scorers.
struct ViewedReply {
    Run run;
    QString configurationTitle;
    Question question;       ///< as this model was asked it: in the language of the run
    ResponseDetails details; ///< response, both scores, the overrule in force
    QString overruledBy;     ///< name of the person who overruled the scorers
    QString readBy;          ///< title of the model that read the reply for the scorer `judge`; empty: none did
    QString judgement;       ///< what that model said
    /// @name Of a request with several items
    /// @{
    int items = 1;   ///< how many it asked
    QString whole;   ///< its reply as it came; `details` has this item's part
    Response shared; ///< the response that stands for it: tokens, time and cost of the whole request
    /// @}
};

/// How people answered the item.
struct ViewedVotes {
    QList<int> chosen;    ///< number of answers per option, in the author's order
    AnswerCounts written; ///< number of answers by what was written; of a question without options
    int unchosen = 0;     ///< number of answers without an option or a text
    int correct = 0;
    int total = 0;
    QHash<GivenAnswer, QString> wordings; ///< one of each written answer: the first in the order of texts, as countWritten() has it
};

/// All data of one item.
struct ViewedItem {
    Question question; ///< with key; options in the author's order
    AnswerForm form;   ///< how replies to it are read
    Image image;
    QString itemId;
    Labels labels;                    ///< labels in the newest run's item set
    QList<ViewedReply> replies;       ///< newest reply of each slot; by run (newest first), repeat, rotation
    std::optional<ViewedVotes> votes; ///< nullopt while the person may not see them
};

/// Longest reason of an overrule, in UTF-16 units.
inline constexpr qsizetype longestOverruleReason = 5000;

/// An answer to a question as it is shown: the labels of the options in their order, or the text in quotation marks; empty for none.
QString shownAnswer(const Question &question, const Answer &answer, const AnswerForm &form = {});
/// Counts of written answers: the correct one first, then the most frequent.
QList<QPair<GivenAnswer, int>> writtenInOrder(const AnswerCounts &counts, const Question &question);
/// How often people gave each answer, as it is shown: options that were chosen in their order, written answers as writtenInOrder().
QList<QPair<QString, int>> shownVotes(const ViewedItem &item);

/// @brief Whether a reply to the question may be read as this answer: options of the question, several only where it takes several, or
/// a text of at most longestWritten characters where it has no options. Empty: the reply gives no answer. Invalid says what is wrong.
Result<> checkRead(const Question &question, bool takesSeveral, const Answer &answer);

/// @brief Shows one item with the answers of models and people, and lets a person overrule the scorers. For leads and experts;
/// Refused for items that HiddenItems names. RunService::sentPrompt returns the prompt as sent.
class ResponseViewer
{
public:
    ResponseViewer(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<ViewedItem> item(const QuestionVersionId &question);
    /// Returns all attempts of one slot that have a response, in order.
    Result<QList<ViewedReply>> tries(const RunId &run, const RunSlot &slot);

    /// @brief Overrules both scorers: sets the options or the text that the person reads in the reply, or (none) a miss. Replaces the
    /// overrule in force. Invalid without a reason or by checkRead(); Refused for a reply that is an error.
    Result<> overrule(const AttemptId &attempt, const Answer &answer, const QString &reason);
    /// Like overrule(), within a transaction.
    Result<> overruleInTransaction(const AttemptId &attempt, const Answer &answer, const QString &reason);
    /// Withdraws the overrule; the scorers' reading counts again. NotFound if there is none.
    Result<> withdraw(const AttemptId &attempt);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
