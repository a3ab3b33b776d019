// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/itemvotes.h"
#include "models/domain/preset.h"
#include "models/domain/run.h"
#include "models/domain/study.h"
#include "models/services/hiddenitems.h"
#include "models/stores/runstore.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace yuyi {

struct StudyData;

/// One question version as results need it.
struct ResultsItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;                  ///< as in the newest set that holds it
    QString stem;
    QList<Option> options;           ///< as the author put them
    int key = -1;                    ///< position of the correct option
};

/// A run with its newest replies, read by one scorer.
struct ResultsRun {
    Run run;
    QString title;                   ///< of its configuration, in the language in force
    QString endpoint;                ///< its name; empty of imported ones
    bool withImage = true;
    int shots = 0;
    bool sameAsDirect = false;       ///< asks as the prompt without examples, key words or reasoning does
    QList<ScoredSlot> replies;       ///< newest response of each slot
    int whole = 0;                   ///< of an imported one: questions of the data set it could have replies to; else 0
    int missing = 0;                 ///< those of them that it has none to
};

/// @brief Everything tables, charts and lists of items are computed from. A plain value; computing on it needs no store and runs
/// on any thread.
struct ResultsData {
    Preset preset;
    Scorer scorer = Scorer::Strict;
    QList<ResultsRun> runs;                                   ///< newest first
    bool withPractice = false;                                ///< practice runs were asked for
    int practiceLeftOut = 0; ///< practice runs excluded because they were not requested
    QHash<QuestionVersionId, ResultsItem> items;
    QHash<ItemSetId, QList<ItemSetItem>> sets;                ///< with labels as frozen
    QHash<QString, Title> configurations;                     ///< code → title, own ones too; newest version
    ItemVotes votes;                                          ///< blind answers of people; none where they may not be seen
    QList<Study> studies;                                     ///< with answers of people, newest first
    std::shared_ptr<const StudyData> study;                   ///< whose people stand beside models; null: none
    HiddenItems hidden;                                       ///< counted in tables, but not listed: the person is still to answer or annotate them
};

/// Whether one of the runs is practice.
bool holdsPractice(const ResultsData &data);

/// What an item counts as in one run.
enum class ItemState {
    Correct,
    Incorrect,
    Miss,
    Error,           ///< blocked, or refused as a request: asking again would end the same way
    Pending          ///< not asked yet, or ended with a fault that may not come again: counts nowhere
};

/// @brief One item in one run over its repeats and rotations.
struct ItemOutcome {
    QuestionVersionId question;
    ImageId image;
    int correct = 0;                 ///< repeats by state; of a circular run a repeat is one pass over all rotations
    int incorrect = 0;
    int miss = 0;
    int error = 0;
    int pending = 0;
    QList<int> rightRepeats;         ///< which ones are right, from 0
    int transient = 0;               ///< of the pending ones: ended with a fault
    bool overruled = false;
    bool scorersDiffer = false;
    bool alike = true;               ///< every repeat chose the same option (or none)
    OptionId option;                 ///< of the first repeat that has one; null: none
    ReplyStatus status = ReplyStatus::Answered;   ///< the first that is not Answered
    QString reason;                  ///< of the first miss or error, a code
    AttemptId attempt;               ///< newest response of the first slot; null: none

    int counted() const { return correct + incorrect + miss + error; }
    /// Share of the counted repeats that are right, 0…1.
    double score() const { return counted() > 0 ? static_cast<double>(correct) / counted() : 0; }
    /// Of one repeat its own; of several: Correct when more than half are right, else what is most frequent.
    ItemState state() const;
};

/// @brief The outcomes of a run's items in the order of its set. `withExamples` false: without the items that were shown as
/// few-shot examples.
QList<ItemOutcome> outcomesOf(const ResultsData &data, const ResultsRun &run, bool withExamples = false);

} // namespace yuyi
