// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/rubric.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QHash>

namespace yuyi {

/// @name Codes of configurations that ask for a free text
/// They contain a colon, which codes of other configurations may not, so the two kinds cannot be confused.
/// @{
QString describeCode(const QString &task);
QString judgeCode(const QString &task);
bool isFreeText(const QString &configuration);
/// The task in such a code.
QString taskOf(const QString &configuration);
/// @}

/// A description task that can be run.
struct OfferedTask {
    DescriptionTask task;
    QList<RubricLevel> rubric; ///< lowest first; may be empty
    bool builtIn = false;      ///< taken from the built-in preset, because the project's preset was stored before tasks existed
};

/// @brief The tasks of the project's preset that ask for descriptions, or, if it was stored without tasks, those of the built-in preset
/// with the same code. An empty list is not an error.
Result<QList<OfferedTask>> descriptionTasks(Stores &stores);
/// Likewise those about replies to questions: the tasks with configurations.
Result<QList<OfferedTask>> replyTasks(Stores &stores);
/// The description task with this code; the first one if `code` is empty. Returns NotFound, which names the tasks or says what to do.
Result<OfferedTask> descriptionTask(Stores &stores, const QString &code);

/// A reply without its reasoning part; empty if the reasoning is not closed.
QString wordsOf(const QString &reply);

/// A model's description of a picture: the newest reply of a slot that has text.
struct Description {
    RunSlot slot;
    AttemptId attempt;
    QString text; ///< without reasoning
};
Result<QHash<RunSlot, Description>> descriptionsOf(Stores &stores, const RunId &run);
/// How many of these descriptions a judge was not asked about. `asked`: the slots of the judge's run.
int leftToJudge(const QHash<RunSlot, Description> &descriptions, const QList<SlotState> &asked);

/// The texts that annotators wrote about a picture.
struct HumanWords {
    QString explanation;
    QString impliedMeaning;
};
/// The human texts by question version: from the current gold annotation, or from the imported item.
Result<QHash<QuestionVersionId, HumanWords>> humanWords(Stores &stores, const QList<ItemSetItem> &items);

} // namespace yuyi
