// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/services/results/data.h"

#include <QDateTime>
#include <QMap>

#include <optional>

namespace yuyi {

/// Reasons why a question may be wrong, by decreasing weight.
enum class SuspectReason {
    ModelsAgree,       ///< models agree on the same distractor
    PeopleAgree,       ///< most people choose the same distractor
    AnnotationWrong,   ///< error review decided so, and the question has not changed since
    NoPicture,         ///< models are correct without the image
    LongestOption,     ///< the key is by far the longest option, and models that are otherwise weak choose it
    Flagged            ///< validators flagged a fault, and the question has not changed since
};

inline constexpr CodeTable<SuspectReason, 6> codesOf(SuspectReason)
{
    return {{{SuspectReason::ModelsAgree, u"models-agree"}, {SuspectReason::PeopleAgree, u"people-agree"},
             {SuspectReason::AnnotationWrong, u"annotation-wrong"}, {SuspectReason::NoPicture, u"no-picture"},
             {SuspectReason::LongestOption, u"longest-option"}, {SuspectReason::Flagged, u"flagged"}}};
}
QString titleOf(SuspectReason reason);

/// State of a suspected question. Open: not reviewed. InReview: in discussion, in validation, or with its author. LookedAt:
/// confirmed or discussed, and no new evidence since.
enum class SuspectState { Open, InReview, LookedAt };

inline constexpr CodeTable<SuspectState, 3> codesOf(SuspectState)
{
    return {{{SuspectState::Open, u"open"}, {SuspectState::InReview, u"in-review"}, {SuspectState::LookedAt, u"looked-at"}}};
}
QString titleOf(SuspectState state);

/// Thresholds of the reasons.
struct SuspectRules {
    int models = 2;            ///< minimum number of models with a reply to the question, ≥ 2
    int modelShare = 100;      ///< per cent of them that must choose the same distractor
    int people = 3;            ///< minimum number of people's answers
    int peopleShare = 50;      ///< more than this per cent of them must choose the same distractor
    int withoutPicture = 2;    ///< minimum number of models asked without the image; all must be correct
    int weakBelow = 50;        ///< a model is weak if its per cent correct on other questions is below this
    int flags = 1;             ///< minimum number of answers with a flag

    friend bool operator==(const SuspectRules &, const SuspectRules &) = default;
};

/// k out of n.
struct SuspectCount {
    int k = 0;
    int n = 0;
    double share() const { return n > 0 ? static_cast<double>(k) / n : 0; }
    friend bool operator==(const SuspectCount &, const SuspectCount &) = default;
};

/// @brief The evidence against a question when somebody last reviewed it; only evidence beyond this is new.
struct SuspectEvidence {
    OptionId option;                 ///< the distractor that most models chose
    QMap<SuspectReason, int> counts; ///< number of models, people, experts or answers, independent of the rules

    /// Whether the other evidence contains nothing beyond this, for the given reasons.
    bool covers(const SuspectEvidence &other, const QList<SuspectReason> &reasons) const;
    friend bool operator==(const SuspectEvidence &, const SuspectEvidence &) = default;
};

/// The last decision on a suspected question.
struct SuspectMark {
    bool sentBack = false;           ///< true: sent back to review; false: confirmed as correct
    QString note;
    QDateTime at;
    PersonId by;
    SuspectEvidence evidence;
};

/// A case that error review decided as “annotation wrong”.
struct ExpertWord {
    QDateTime at;
    QString note;
};

/// @brief The data needed to find suspected questions, in addition to the results. A plain value.
struct SuspectFacts {
    QHash<QuestionVersionId, QuestionId> current;        ///< versions in force, of images not discarded
    QSet<QuestionId> inReview;
    QHash<QuestionId, QDateTime> kept;                   ///< time of the last discussion that kept the key
    QHash<QuestionVersionId, QList<ExpertWord>> experts; ///< oldest first; empty while a case is open or disputed
    QHash<QuestionVersionId, QList<OptionId>> studies;   ///< participants' answers to main items; null: none
    QHash<QuestionVersionId, SuspectMark> marks;         ///< the newest mark of each version
    QHash<ImageId, Image> images;                        ///< images of all questions in the results
};

/// @brief A question that may be wrong, with its reasons and figures.
struct Suspect {
    QuestionVersionId version;
    QuestionId question;
    ImageId image;
    QString itemId;
    QString stem;
    QList<Option> options;           ///< in the author's order
    int key = -1;
    Labels labels;
    QList<SuspectReason> reasons;    ///< in the order of the enumeration
    double score = 0;
    int favoured = -1;               ///< position of the distractor chosen most by models, or else by people; −1: none
    QList<int> modelCounts;          ///< number of models per option position
    QList<int> peopleCounts;         ///< number of answers per option position
    SuspectCount models;             ///< models on their most chosen distractor, of the models with a reply
    SuspectCount people;             ///< answers on the people's most chosen distractor, of all answers
    bool together = false;           ///< models and people agree on the same distractor
    SuspectCount withoutPicture;     ///< models correct, of those asked without the image
    SuspectCount weak;               ///< weak models that chose the key; only if the key is by far the longest option
    qsizetype keyLength = 0;         ///< characters; 0: the key is not by far the longest option
    qsizetype nextLength = 0;
    QMap<VoteFlag, int> flags;
    SuspectCount flagged;            ///< answers with a flag, of all validation answers
    QList<ExpertWord> experts;       ///< since the question was last discussed
    std::optional<QDateTime> kept;   ///< when a discussion kept the key
    SuspectState state = SuspectState::Open;
    std::optional<SuspectMark> mark; ///< the last decision on this version, even if it is listed again
    SuspectEvidence evidence;

    bool has(SuspectReason reason) const { return reasons.contains(reason); }
    /// Whether there is new evidence since it was last reviewed.
    bool isAgain() const { return state == SuspectState::Open && mark.has_value(); }
};

/// @brief Returns questions that may be wrong, by score, then by item id. Each model counts once: it chooses an option if more
/// than half of its replies with the image do, over all runs, repeats and orders, without few-shot examples and failed
/// requests. Score, only for reasons that apply: 3 × share of the models, 3 × share of the people, 2 more if both agree on the
/// option, 3 for an expert's verdict, 2 if solved without the image, 1 for the longest option, 1 for flags. A discussion that
/// kept the key settles earlier answers of people, validators and experts; afterwards people count only together with models.
/// Questions hidden from the person and versions not in force are left out. Any thread.
QList<Suspect> findSuspects(const ResultsData &data, const SuspectFacts &facts, const SuspectRules &rules = {});

/// Returns the number of suspected questions per reason.
QMap<SuspectReason, int> reasonCounts(const QList<Suspect> &suspects);

/// Returns a whole sentence with the figures of one reason, in the current language.
QString sentenceOf(const Suspect &suspect, SuspectReason reason);
/// Returns the sentences of all reasons, as a note for the reviewer.
QString noteOf(const Suspect &suspect);

/// Returns the number of different models asked with the image, or without it.
int modelsAsked(const ResultsData &data, bool withPicture);

} // namespace yuyi
