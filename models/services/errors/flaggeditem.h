// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/images/image.h"
#include "models/services/results/data.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// Reasons why a question may be wrong, by decreasing weight.
enum class FlaggedItemReason {
    ModelsAgree,     ///< models agree on the same distractor, or write the same other answer
    PeopleAgree,     ///< most people choose the same distractor, or write the same other answer
    AnnotationWrong, ///< error review decided so, and the question has not changed since
    NoPicture,       ///< models are correct without the image
    LongestOption,   ///< the key is by far the longest option, and models that are otherwise weak choose it
    Flagged          ///< validators flagged a fault, and the question has not changed since
};

inline constexpr CodeTable<FlaggedItemReason, 6> codesOf(FlaggedItemReason)
{
    return {{{FlaggedItemReason::ModelsAgree, u"models-agree"},
             {FlaggedItemReason::PeopleAgree, u"people-agree"},
             {FlaggedItemReason::AnnotationWrong, u"annotation-wrong"},
             {FlaggedItemReason::NoPicture, u"no-picture"},
             {FlaggedItemReason::LongestOption, u"longest-option"},
             {FlaggedItemReason::Flagged, u"flagged"}}};
}
QString titleOf(FlaggedItemReason reason);

/// State of a flagged item. Open: not reviewed. InReview: in discussion, in validation, or with its author. LookedAt:
/// confirmed or discussed, and no new evidence since.
enum class FlaggedItemState {
    Open,
    InReview,
    LookedAt
};

inline constexpr CodeTable<FlaggedItemState, 3> codesOf(FlaggedItemState)
{
    return {{{FlaggedItemState::Open, u"open"}, {FlaggedItemState::InReview, u"in-review"}, {FlaggedItemState::LookedAt, u"looked-at"}}};
}
QString titleOf(FlaggedItemState state);

/// k out of n.
struct FlaggedItemCount {
    int k = 0;
    int n = 0;
    double share() const { return n > 0 ? static_cast<double>(k) / n : 0; }
    friend bool operator==(const FlaggedItemCount &, const FlaggedItemCount &) = default;
};

/// The answer other than the correct one that was given most, of several the first; empty: none was.
GivenAnswer mostAttractiveOf(const AnswerCounts &counts, const GivenAnswer &key);
/// How often each option was chosen, alone or with others.
QList<int> timesChosen(const AnswerCounts &counts, qsizetype options);

/// @brief The evidence against a question when somebody last reviewed it; only evidence beyond this is new.
struct FlaggedItemEvidence {
    Answer answer;                       ///< the wrong answer that most models gave; a text as writtenForm() returns it
    QMap<FlaggedItemReason, int> counts; ///< number of models, people, experts or answers, independent of the rules

    /// Whether the other evidence contains nothing beyond this, for the given reasons.
    bool covers(const FlaggedItemEvidence &other, const QList<FlaggedItemReason> &reasons) const;
    friend bool operator==(const FlaggedItemEvidence &, const FlaggedItemEvidence &) = default;
};

/// The last decision on a flagged item.
struct FlaggedItemMark {
    bool sentBack = false; ///< true: sent back to review; false: confirmed as correct
    QString note;
    QDateTime at;
    PersonId by;
    FlaggedItemEvidence evidence;
};

/// A case that error review decided as “annotation wrong”.
struct ExpertWord {
    QDateTime at;
    QString note;
};

/// @brief A question that may be wrong, with its reasons and figures.
struct FlaggedItem {
    QuestionVersionId version;
    QuestionId question;
    ImageId image;
    QString itemId;
    QString stem;          ///< with its marks of pictures
    QList<Medium> media;   ///< the listed pictures of the stem
    QList<Option> options; ///< in the author's order; empty: the answer is written
    QStringList accepted;  ///< without options: the correct answers, each in another wording
    AnswerForm form;       ///< of its kind: what its options are called
    GivenAnswer key;       ///< the correct options, or the first accepted answer
    Labels labels;
    QList<FlaggedItemReason> reasons; ///< in the order of the enumeration
    double score = 0;
    GivenAnswer favoured;      ///< the wrong answer given most by models, or else by people; empty: none
    AnswerCounts modelCounts;  ///< number of models by answer
    AnswerCounts peopleCounts; ///< number of people's answers by answer
    /// Without options: the first wording of an answer, of models before participants of studies; of votes there is only the form.
    QHash<GivenAnswer, QString> wordings;
    FlaggedItemCount models;         ///< models with their most given wrong answer, of the models with a reply
    FlaggedItemCount people;         ///< people's most given wrong answer, of all their answers
    bool together = false;           ///< models and people agree on the same wrong answer
    FlaggedItemCount withoutPicture; ///< models correct, of those asked without the image
    FlaggedItemCount weak;           ///< weak models that chose the key; only if the key is by far the longest option
    qsizetype keyLength = 0;         ///< characters; 0: the key is not by far the longest option
    qsizetype nextLength = 0;
    QMap<VoteFlag, int> flags;
    FlaggedItemCount flagged;      ///< answers with a flag, of all validation answers
    QList<ExpertWord> experts;     ///< since the question was last discussed
    std::optional<QDateTime> kept; ///< when a discussion kept the key
    FlaggedItemState state = FlaggedItemState::Open;
    std::optional<FlaggedItemMark> mark; ///< the last decision on this version, even if it is listed again
    FlaggedItemEvidence evidence;

    bool isWritten() const { return options.isEmpty(); }
    /// What was written: the correct answer as its author wrote it, another one in its wording if there is one.
    QString textOf(const GivenAnswer &answer) const;
    /// An answer as it is shown: letters, or textOf() in quotation marks; empty for none.
    QString labelOf(const GivenAnswer &answer) const;
    bool has(FlaggedItemReason reason) const { return reasons.contains(reason); }
    /// Whether there is new evidence since it was last reviewed.
    bool isAgain() const { return state == FlaggedItemState::Open && mark.has_value(); }
};

/// Returns a whole sentence with the figures of one reason, in the current language.
QString sentenceOf(const FlaggedItem &flaggedItem, FlaggedItemReason reason);
/// Returns the sentences of all reasons, as a note for the reviewer.
QString noteOf(const FlaggedItem &flaggedItem);

} // namespace yuyi
