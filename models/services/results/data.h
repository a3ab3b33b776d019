// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/review/itemvotes.h"
#include "models/domain/runs/run.h"
#include "models/domain/studies/study.h"
#include "models/services/rules/hiddenitems.h"
#include "models/stores/responsestore.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace yuyi {

struct StudyData;

/// The data of one question version that results need.
struct ResultsItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;            ///< as in the newest item set that contains it
    QString stem;              ///< with its marks of pictures
    QList<Option> options;     ///< in the author's order; empty: the answer is written
    OptionSet keys;            ///< the correct options
    QStringList accepted;      ///< without options: the correct answers, each in another wording
    bool takesSeveral = false; ///< several options may be correct
    QList<Medium> media;       ///< the listed pictures of the stem

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
};

/// @brief The data that tables, charts and item lists are computed from. A plain value: computing on it needs no store and
/// works on any thread.
struct ResultsData {
    Preset preset;
    Scorer scorer = Scorer::Strict;
    QList<ResultsRun> runs;    ///< newest first
    bool withPractice = false; ///< practice runs were requested
    int practiceLeftOut = 0;   ///< practice runs excluded because they were not requested
    QHash<QuestionVersionId, ResultsItem> items;
    QHash<ItemSetId, QList<ItemSetItem>> sets; ///< with their frozen labels
    QHash<QString, Title> configurations;      ///< code → title of the newest version, including the project's own
    ItemVotes votes;                           ///< blind answers of people; without those the person may not see yet
    QList<Study> studies;                      ///< studies with answers, newest first
    std::shared_ptr<const StudyData> study;    ///< the study whose participants are compared with models; null: none
    HiddenItems hidden;                        ///< in tables but not in lists: the person may still answer or annotate them
};

/// Whether one of the runs is a practice run.
bool holdsPractice(const ResultsData &data);

/// State of an item in one run.
enum class ItemState {
    Correct,
    Incorrect,
    Miss,
    Error,  ///< blocked or rejected by the server: another request would fail the same way
    Pending ///< not asked yet, or failed with a passing fault: not counted
};

/// @brief Outcome of one item in one run, over its repeats and rotations.
struct ItemOutcome {
    QuestionVersionId question;
    ImageId image;
    int correct = 0; ///< repeats by state; of a circular run a repeat is one pass over all rotations
    int incorrect = 0;
    int miss = 0;
    int error = 0;
    int pending = 0;
    QList<int> rightRepeats; ///< indexes of the correct repeats, from 0
    int transient = 0;       ///< of the pending repeats: failed with a passing fault
    bool overruled = false;
    bool scorersDiffer = false;
    bool alike = true;                          ///< all repeats chose the same answer (or none)
    Answer answer;                              ///< of the first repeat that chose one; empty: none
    ReplyStatus status = ReplyStatus::Answered; ///< the first status other than Answered
    QString reason;                             ///< code of the first miss or error
    AttemptId attempt;                          ///< newest attempt of the first slot with a response; null: none

    int counted() const { return correct + incorrect + miss + error; }
    /// Returns the share of counted repeats that are correct, 0…1.
    double score() const { return counted() > 0 ? static_cast<double>(correct) / counted() : 0; }
    /// Returns the state of a single repeat. Of several: Correct if more than half are correct, else the most frequent other state.
    ItemState state() const;
};

/// @brief Returns the outcomes of a run's items in the order of its item set. `withExamples` false: without the items used as
/// few-shot examples.
QList<ItemOutcome> outcomesOf(const ResultsData &data, const ResultsRun &run, bool withExamples = false);

} // namespace yuyi
