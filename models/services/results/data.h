// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/itemfilter.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/itemvotes.h"
#include "models/domain/runs/run.h"
#include "models/domain/studies/study.h"
#include "models/services/rules/hiddenitems.h"
#include "models/stores/responsestore.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>

namespace yuyi {

struct StudyData;

/// The data of one question version that results need.
struct ResultsItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;          ///< as in the newest item set that contains it
    QString stem;            ///< with its marks of pictures
    QList<Option> options;   ///< in the author's order; empty: the answer is written
    OptionSet keys;          ///< the correct options
    QStringList accepted;    ///< without options: the correct answers, each in another wording
    bool ownLabels = false;  ///< the options are their own labels, see AnswerForm
    QList<Medium> media;     ///< the listed pictures of the stem
    OptionSet frequent = {}; ///< what the preset's FrequentRule answers; empty: nothing, or there is no rule

    bool isWritten() const { return options.isEmpty(); }
    /// The correct options, or the first accepted answer; empty: none is known.
    GivenAnswer key() const;
    /// How figures count an answer to it, see Question::given().
    GivenAnswer given(const Answer &answer) const;
};

/// A run with its newest replies, read by one scorer.
struct ResultsRun {
    Run run;
    QString title;    ///< title of the configuration, in the current language
    QString endpoint; ///< name of the endpoint; empty for an imported run
    bool withImage = true;
    int shots = 0;
    bool sameAsDirect = false; ///< the prompt is the direct prompt: no examples, no key words, no reasoning
    QList<ScoredSlot> replies; ///< newest response of each slot
    int whole = 0;             ///< of an imported run: number of questions it could have replies to; else 0
    int missing = 0;           ///< of these, questions without a reply
    QMap<QString, int> readBy; ///< only for the scorer `judge`: misses in which a model found an answer, by the model's title
};

/// @brief The data that tables, charts and item lists are computed from. A plain value: computing on it needs no store and
/// works on any thread.
struct ResultsData {
    Preset preset; ///< of the items: with the values of open dimensions, and the splits if there are several; see groupedPreset()
    Scorer scorer = Scorer::Strict;
    bool judged = false;       ///< a model was asked about misses of one of the runs: results may be counted by its readings
    QList<ResultsRun> runs;    ///< newest first
    bool withPractice = false; ///< practice runs were requested
    int practiceLeftOut = 0;   ///< practice runs excluded because they were not requested
    QHash<QuestionVersionId, ResultsItem> items;
    QHash<ItemSetId, QList<ItemSetItem>> sets; ///< with their frozen labels, and their splits among these; see labelSplit()
    QList<ItemSetItem> dataSet;                ///< the items of the data set, if there is an imported run; else empty
    QHash<QString, Title> configurations;      ///< code → title of the newest version, including the project's own
    ItemVotes votes;                           ///< blind answers of people; without those the person may not see yet
    QList<Study> studies;                      ///< studies with answers, newest first
    std::shared_ptr<const StudyData> study;    ///< the study whose participants are compared with models; null: none
    HiddenItems hidden;                        ///< in tables but not in lists: the person may still answer or annotate them
};

/// Whether one of the runs is a practice run.
bool holdsPractice(const ResultsData &data);

/// @brief Counts for each imported run how many items of the data set it has no reply to: by the names that files use, since a question
/// may have been corrected after it was asked. Items that a run was shown as examples are not missing.
void countMissing(ResultsData &data);

/// The data of the items for which the filter holds(), with all runs. Answers of people stay: tables count them on items of runs only.
ResultsData narrowed(ResultsData data, const ItemFilter &where);

/// State of an item in one run.
enum class ItemState {
    Correct,
    Incorrect,
    Miss,
    Error,  ///< blocked or rejected by the server: another request would fail the same way
    Pending ///< not asked yet, or failed with a passing fault: not counted
};

/// The reason of a miss for which the published scorer draws an option at random; see ScoredSlot::drawnFrom.
inline const QString drawnReason{QStringLiteral("drawn")};

/// @brief Outcome of one item in one run, over its repeats and rotations; or of one image, see metricOutcomes().
struct ItemOutcome {
    QuestionVersionId question; ///< of an image: its first member
    ImageId image;
    QList<QuestionVersionId> members; ///< of an image: the questions that are counted as one; else empty
    int correct = 0;                  ///< repeats by state; of a circular run a repeat is one pass over all rotations
    int incorrect = 0;
    int miss = 0;
    int error = 0;
    int pending = 0;
    QList<int> rightRepeats; ///< indexes of the correct repeats, from 0
    /// @brief The repeats in which the published scorer draws one of k options at random, with 1 ÷ k each: misses, but in accuracy
    /// they count as what is expected of the draw. A pass of several rotations is never drawn.
    QList<std::pair<int, double>> drawnRepeats;
    QList<ItemState> byRepeat; ///< the state of each repeat; empty if there is only one
    int transient = 0;         ///< of the pending repeats: failed with a passing fault
    bool overruled = false;
    bool scorersDiffer = false;
    bool alike = true;                          ///< all repeats chose the same answer (or none)
    Answer answer;                              ///< of the first repeat that chose one; empty: none
    ReplyStatus status = ReplyStatus::Answered; ///< the first status other than Answered
    QString reason;                             ///< code of the first miss or error
    AttemptId attempt;                          ///< newest attempt of the first slot with a response; null: none

    int counted() const { return correct + incorrect + miss + error; }
    /// The sum over the drawn repeats, 0 without any.
    double drawn() const;
    /// Returns the share of counted repeats that are correct, 0…1, with what is expected of drawn ones.
    double score() const { return counted() > 0 ? (correct + drawn()) / counted() : 0; }
    /// Returns the state of a single repeat. Of several: Correct if more than half are correct, else the most frequent other state.
    ItemState state() const;
    /// Returns the state of one repeat, from 0.
    ItemState stateIn(int repeat) const;
};

/// @brief Returns the outcomes of a run's items in the order of its item set. `withExamples` false: without the items used as
/// few-shot examples.
QList<ItemOutcome> outcomesOf(const ResultsData &data, const ResultsRun &run, bool withExamples = false);

} // namespace yuyi
