// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/data.h"

#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// Filter of the list of items.
enum class ViewerFilter {
    All,
    WrongByAll,
    RightByAll,
    ModelsDisagree,
    ScorersDisagree,
    Incorrect,
    Miss,
    Error,
    Overruled,
    Pending
};

inline constexpr CodeTable<ViewerFilter, 10> codesOf(ViewerFilter)
{
    return {{{ViewerFilter::All, u"all"},
             {ViewerFilter::WrongByAll, u"wrong-by-all"},
             {ViewerFilter::RightByAll, u"right-by-all"},
             {ViewerFilter::ModelsDisagree, u"models-disagree"},
             {ViewerFilter::ScorersDisagree, u"scorers-disagree"},
             {ViewerFilter::Incorrect, u"incorrect"},
             {ViewerFilter::Miss, u"miss"},
             {ViewerFilter::Error, u"error"},
             {ViewerFilter::Overruled, u"overruled"},
             {ViewerFilter::Pending, u"pending"}}};
}
QString titleOf(ViewerFilter filter);

struct ViewerQuery {
    QList<RunId> runs;                       ///< empty: all runs of the data
    ViewerFilter filter = ViewerFilter::All; ///< Incorrect … Pending: in at least one of the runs
    QString reason;                          ///< code of the reason of a miss; empty: any
    std::optional<ReplyStatus> status;       ///< status of an error
    DimensionCode dimension;                 ///< used with `label`
    LabelCode label;
    QString metric;                ///< code of the Metric by which images are listed, a row for each; empty: questions
    QList<QuestionVersionId> only; ///< not empty: only these questions; of images, those with one of them first
    QString text;                  ///< searched in the question, its captions, its options or accepted answers, and its id
    bool withExamples = true;

    friend bool operator==(const ViewerQuery &, const ViewerQuery &) = default;
};

struct ViewerAnswer {
    RunId run;
    ItemOutcome outcome;
};

/// One row of the list.
struct ViewerItem {
    QuestionVersionId question; ///< of an image: the first that some run did not answer correctly, else its first
    ImageId image;
    QString itemId;
    QString kind;                ///< title of its kind, to tell questions apart; empty if all are of one kind
    QString stem;                ///< as readableStem() returns it
    QList<ViewerAnswer> answers; ///< of the runs that contain the item, newest run first
    int right = 0;               ///< number of runs with a correct answer
    int wrong = 0;               ///< number of runs with an incorrect answer, a miss or an error
};

/// @brief Returns the matching items, sorted by item id with numbers in numeric order; where the preset has groups of questions, those of
/// one image follow each other. Items hidden from the person are left out, and images with such an item.
QList<ViewerItem> viewerItems(const ResultsData &data, const ViewerQuery &query);

} // namespace yuyi
