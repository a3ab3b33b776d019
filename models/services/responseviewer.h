// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/services/resultsdata.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// What a list of items is narrowed to.
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
    QList<RunId> runs;                       ///< empty: all of the data
    ViewerFilter filter = ViewerFilter::All; ///< Incorrect … Pending: in any of the runs
    QString reason;                          ///< code of a miss's reason; empty: any
    std::optional<ReplyStatus> status;       ///< of an error
    DimensionCode dimension;                 ///< with `label`
    LabelCode label;
    QList<QuestionVersionId> only;           ///< not empty: among these
    QString text;                            ///< in the question, its options or its id
    bool withExamples = true;

    friend bool operator==(const ViewerQuery &, const ViewerQuery &) = default;
};

struct ViewerAnswer {
    RunId run;
    ItemOutcome outcome;
};

/// One line of the list.
struct ViewerItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;
    QString stem;
    QList<ViewerAnswer> answers;     ///< of the runs that hold it, newest run first
    int right = 0;                   ///< runs
    int wrong = 0;                   ///< incorrect, missed or ended with an error
};

/// By item id, digits by their value. Items hidden from the person are left out.
QList<ViewerItem> viewerItems(const ResultsData &data, const ViewerQuery &query);

/// One reply with what both scorers read.
struct ViewedReply {
    Run run;
    QString configurationTitle;
    ResponseDetails details;         ///< response, both scores, the overrule in force
    QString overruledBy;             ///< name
};

/// How people answered the item.
struct ViewedVotes {
    QList<int> chosen;               ///< by the author's position
    int unchosen = 0;
    int correct = 0;
    int total = 0;
};

/// Everything on one item.
struct ViewedItem {
    Question question;               ///< with key, options as the author put them
    Image image;
    QString itemId;
    Labels labels;                   ///< of the newest run's set
    QList<ViewedReply> replies;      ///< newest reply of each slot, newest run first, then repeat and rotation
    std::optional<ViewedVotes> votes;        ///< none where they may not be seen yet
};

/// @brief One item with all that models and people said to it, and a person's word on a reply. For leads and experts; refused
/// for what HiddenItems names. The prompt as sent is RunService::sentPrompt's.
class ResponseViewer
{
public:
    ResponseViewer(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<ViewedItem> item(const QuestionVersionId &question);
    /// All tries of one slot that have a response, by number.
    Result<QList<ViewedReply>> tries(const RunId &run, const RunSlot &slot);

    /// @brief A person's word over both scorers': the option they read in the reply, or (null) that there is none: a miss. Replaces
    /// the word in force. Invalid without a reason or for an option of another question; Refused for a reply that is an error.
    Result<> overrule(const AttemptId &attempt, const OptionId &option, const QString &reason);
    /// The same within a transaction.
    Result<> overruleWithin(const AttemptId &attempt, const OptionId &option, const QString &reason);
    /// The scorers count again. NotFound where there is nothing to withdraw.
    Result<> withdraw(const AttemptId &attempt);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
