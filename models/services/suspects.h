// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/services/resultsdata.h"

#include <QDateTime>
#include <QMap>

#include <optional>

namespace yuyi {

/// Why a question may be wrong itself. In the order of their weight.
enum class SuspectReason {
    ModelsAgree,       ///< models agree on the same other option
    PeopleAgree,       ///< most people choose the same other option
    AnnotationWrong,   ///< a case of error review was decided so, and the question is as it was
    NoPicture,         ///< models without the picture are right
    LongestOption,     ///< the key is the longest by far, and models that fail elsewhere choose it
    Flagged            ///< validators found a fault, and the question is as it was
};

inline constexpr CodeTable<SuspectReason, 6> codesOf(SuspectReason)
{
    return {{{SuspectReason::ModelsAgree, u"models-agree"}, {SuspectReason::PeopleAgree, u"people-agree"},
             {SuspectReason::AnnotationWrong, u"annotation-wrong"}, {SuspectReason::NoPicture, u"no-picture"},
             {SuspectReason::LongestOption, u"longest-option"}, {SuspectReason::Flagged, u"flagged"}}};
}
QString titleOf(SuspectReason reason);

/// Open: nobody has looked at it. InReview: the team discusses it, people validate it, or its author has it. LookedAt: it stands,
/// or was discussed, and nothing came in addition since.
enum class SuspectState { Open, InReview, LookedAt };

inline constexpr CodeTable<SuspectState, 3> codesOf(SuspectState)
{
    return {{{SuspectState::Open, u"open"}, {SuspectState::InReview, u"in-review"}, {SuspectState::LookedAt, u"looked-at"}}};
}
QString titleOf(SuspectState state);

/// Thresholds from which something counts as a reason.
struct SuspectRules {
    int models = 2;            ///< fewest models with a reply to the question, ≥ 2
    int modelShare = 100;      ///< per cent of them that must choose the same other option
    int people = 3;            ///< fewest answers of people
    int peopleShare = 50;      ///< more than so many per cent of them must choose the same other option
    int withoutPicture = 2;    ///< fewest models that were asked without the picture; all must be right
    int weakBelow = 50;        ///< per cent right on other questions, below which a model fails elsewhere
    int flags = 1;             ///< fewest answers with a flag

    friend bool operator==(const SuspectRules &, const SuspectRules &) = default;
};

/// So many of so many.
struct SuspectCount {
    int k = 0;
    int n = 0;
    double share() const { return n > 0 ? static_cast<double>(k) / n : 0; }
    friend bool operator==(const SuspectCount &, const SuspectCount &) = default;
};

/// @brief The evidence against a question when somebody last reviewed it; only evidence beyond this is new.
struct SuspectEvidence {
    OptionId option;                 ///< the other option that models chose most
    QMap<SuspectReason, int> counts; ///< models, people, experts, answers: whatever the rules

    /// Nothing of the other goes beyond this, as far as its reasons are concerned.
    bool covers(const SuspectEvidence &other, const QList<SuspectReason> &reasons) const;
    friend bool operator==(const SuspectEvidence &, const SuspectEvidence &) = default;
};

/// What was done with a suspect last.
struct SuspectMark {
    bool sentBack = false;           ///< else: looked at, and it stands
    QString note;
    QDateTime at;
    PersonId by;
    SuspectEvidence evidence;
};

/// A case of error review that was decided as “annotation wrong”.
struct ExpertWord {
    QDateTime at;
    QString note;
};

/// @brief What finding suspects needs beside the results. A plain value.
struct SuspectFacts {
    QHash<QuestionVersionId, QuestionId> current;        ///< versions in force, of images that are not discarded
    QSet<QuestionId> inReview;
    QHash<QuestionId, QDateTime> kept;                   ///< discussed, and its key kept; when last
    QHash<QuestionVersionId, QList<ExpertWord>> experts; ///< oldest first; while a case is open or disputed nobody is told
    QHash<QuestionVersionId, QList<OptionId>> studies;   ///< answers of participants to main items; null: none
    QHash<QuestionVersionId, SuspectMark> marks;         ///< the newest of each
    QHash<ImageId, Image> images;                        ///< of all questions of the results
};

/// @brief A question that may be wrong, with its reasons and figures.
struct Suspect {
    QuestionVersionId version;
    QuestionId question;
    ImageId image;
    QString itemId;
    QString stem;
    QList<Option> options;           ///< as the author put them
    int key = -1;
    Labels labels;
    QList<SuspectReason> reasons;    ///< in the order of the enumeration
    double score = 0;
    int favoured = -1;               ///< position of the other option that models, else people, choose most; −1: nobody chooses one
    QList<int> modelCounts;          ///< models by the position they chose
    QList<int> peopleCounts;         ///< answers by position
    SuspectCount models;             ///< on the other option that models choose most, of those with a reply
    SuspectCount people;             ///< on the other option that people choose most, of all answers
    bool together = false;           ///< both agree, and on the same option
    SuspectCount withoutPicture;     ///< right, of those asked without the picture
    SuspectCount weak;               ///< chose the key, of those that fail elsewhere; only where the key is the longest by far
    qsizetype keyLength = 0;         ///< characters; 0: the key is not the longest by far
    qsizetype nextLength = 0;
    QMap<VoteFlag, int> flags;
    SuspectCount flagged;            ///< answers with a flag, of all answers in validation
    QList<ExpertWord> experts;       ///< since the question was discussed last
    std::optional<QDateTime> kept;   ///< when a discussion kept the key
    SuspectState state = SuspectState::Open;
    std::optional<SuspectMark> mark; ///< of this version; also where it is listed again
    SuspectEvidence evidence;

    bool has(SuspectReason reason) const { return reasons.contains(reason); }
    /// It was looked at, and something came in addition.
    bool isAgain() const { return state == SuspectState::Open && mark.has_value(); }
};

/// @brief Questions that may be wrong, by score, then by item id. A model counts once: it says an option when more than half of its
/// replies with the picture choose it, over all its runs, repeats and orders; worked examples and requests that failed are left out.
/// Score: 3 × share of the models, 3 × share of the people, 2 more where both are on the same option, 3 for an expert's word, 2 for being
/// solved without the picture, 1 for the longest option, 1 for flags; each only where it is a reason.
/// A discussion that kept the key answers what people, validators and experts had said before; people then count beside models only.
/// Questions hidden from the person and versions that are not in force any more are left out. Any thread.
QList<Suspect> findSuspects(const ResultsData &data, const SuspectFacts &facts, const SuspectRules &rules = {});

/// How many suspects have each reason.
QMap<SuspectReason, int> reasonCounts(const QList<Suspect> &suspects);

/// A whole sentence with the figures of one reason, in the language in force.
QString sentenceOf(const Suspect &suspect, SuspectReason reason);
/// All of them, as a note for whoever looks into the question.
QString noteOf(const Suspect &suspect);

/// How many different models were asked with the picture, or without it.
int modelsAsked(const ResultsData &data, bool withPicture);

} // namespace yuyi
