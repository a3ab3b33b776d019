// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/services/results/data.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// Filter of the list of items.
enum class ViewerFilter { All, WrongByAll, RightByAll, ModelsDisagree, ScorersDisagree, Incorrect, Miss, Error, Overruled, Pending };

inline constexpr CodeTable<ViewerFilter, 10> codesOf(ViewerFilter)
{
    return {{{ViewerFilter::All, u"all"}, {ViewerFilter::WrongByAll, u"wrong-by-all"}, {ViewerFilter::RightByAll, u"right-by-all"},
             {ViewerFilter::ModelsDisagree, u"models-disagree"}, {ViewerFilter::ScorersDisagree, u"scorers-disagree"},
             {ViewerFilter::Incorrect, u"incorrect"}, {ViewerFilter::Miss, u"miss"}, {ViewerFilter::Error, u"error"},
             {ViewerFilter::Overruled, u"overruled"}, {ViewerFilter::Pending, u"pending"}}};
}
QString titleOf(ViewerFilter filter);

struct ViewerQuery {
    QList<RunId> runs;                       ///< empty: all runs of the data
    ViewerFilter filter = ViewerFilter::All; ///< Incorrect … Pending: in at least one of the runs
    QString reason;                          ///< code of the reason of a miss; empty: any
    std::optional<ReplyStatus> status;       ///< status of an error
    DimensionCode dimension;                 ///< used with `label`
    LabelCode label;
    QList<QuestionVersionId> only;           ///< not empty: only these questions
    QString text;                            ///< searched in the question, its options and its id
    bool withExamples = true;

    friend bool operator==(const ViewerQuery &, const ViewerQuery &) = default;
};

struct ViewerAnswer {
    RunId run;
    ItemOutcome outcome;
};

/// One row of the list.
struct ViewerItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;
    QString stem;
    QList<ViewerAnswer> answers;     ///< of the runs that contain the item, newest run first
    int right = 0;                   ///< number of runs with a correct answer
    int wrong = 0;                   ///< number of runs with an incorrect answer, a miss or an error
};

/// Returns the matching items, sorted by item id with numbers in numeric order. Items hidden from the person are left out.
QList<ViewerItem> viewerItems(const ResultsData &data, const ViewerQuery &query);

/// One reply with the readings of both scorers.
struct ViewedReply {
    Run run;
    QString configurationTitle;
    ResponseDetails details;         ///< response, both scores, the overrule in force
    QString overruledBy;             ///< name of the person who overruled the scorers
};

/// How people answered the item.
struct ViewedVotes {
    QList<int> chosen;               ///< number of answers per option, in the author's order
    int unchosen = 0;
    int correct = 0;
    int total = 0;
};

/// All data of one item.
struct ViewedItem {
    Question question;               ///< with key; options in the author's order
    Image image;
    QString itemId;
    Labels labels;                   ///< labels in the newest run's item set
    QList<ViewedReply> replies;      ///< newest reply of each slot; by run (newest first), repeat, rotation
    std::optional<ViewedVotes> votes;        ///< nullopt while the person may not see them
};

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

    /// @brief Overrules both scorers: sets the option the person reads in the reply, or (null) a miss. Replaces the overrule in
    /// force. Invalid without a reason or for an option of another question; Refused for a reply that is an error.
    Result<> overrule(const AttemptId &attempt, const OptionId &option, const QString &reason);
    /// Like overrule(), within a transaction.
    Result<> overruleWithin(const AttemptId &attempt, const OptionId &option, const QString &reason);
    /// Withdraws the overrule; the scorers' reading counts again. NotFound if there is none.
    Result<> withdraw(const AttemptId &attempt);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
