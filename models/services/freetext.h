// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/rubric.h"
#include "models/domain/run.h"
#include "models/stores/stores.h"

#include <QHash>

namespace yuyi {

/// @name Configurations that ask for a free text
/// Their codes hold a colon, which no configuration of questions may: neither kind is ever taken for the other.
/// @{
QString describeCode(const QString &task);
QString judgeCode(const QString &task);
bool isFreeText(const QString &configuration);
/// The task of such a code.
QString taskOf(const QString &configuration);
/// @}

/// A task that can be set.
struct OfferedTask {
    DescriptionTask task;
    QList<RubricLevel> rubric;       ///< lowest first; may be empty
    bool builtIn = false;            ///< the project's own preset is older than its tasks: those of the program's preset of its code
};

/// @brief The tasks of the project's preset; where it was stored without any, those of the built-in preset of the same code. An
/// empty list is no error.
Result<QList<OfferedTask>> descriptionTasks(Stores &stores);
/// By code; empty: the only one, or the first. NotFound names those there are, or says what to do.
Result<OfferedTask> descriptionTask(Stores &stores, const QString &code);

/// A reply without its reasoning; empty where the reasoning never ends.
QString wordsOf(const QString &reply);

/// What a model said of a picture: the newest answer of a slot that has words.
struct Description {
    RunSlot slot;
    AttemptId attempt;
    QString text;                    ///< without reasoning
};
Result<QHash<RunSlot, Description>> descriptionsOf(Stores &stores, const RunId &run);

/// What people wrote about a picture.
struct HumanWords {
    QString explanation;
    QString impliedMeaning;
};
/// Of the items these versions belong to: the gold in force, or an imported item's own.
Result<QHash<QuestionVersionId, HumanWords>> humanWords(Stores &stores, const QList<ItemSetItem> &items);

} // namespace yuyi
