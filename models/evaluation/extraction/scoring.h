// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/runs/run.h"
#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The version of a scorer, stored with each result. If it differs, stored replies must be read again.
QString scorerVersion(Scorer scorer);

/// The letter of an option at a position: "A", "B" … What models see is optionLabel(), which is the same but for fixed options that are
/// labels themselves.
QString shownLabel(qsizetype position);

/// @brief The option as a model sees it at this position. One that is its own label has no text beside it.
ShownOption shownOption(const Option &option, qsizetype position, const AnswerForm &form);
/// The options with labels in the order they were shown. An option that the question does not have keeps its position, without a text.
QList<ShownOption> shownOptions(const Question &question, const QList<OptionId> &shownOrder, const AnswerForm &form = {});

/// @brief Reads a reply to a question with these options: like extract(), but where the options are the two verdicts of a true-or-false
/// question, the strict scorer reads the verdict of the reply by its meaning; where the question takes several options, it reads all
/// that the reply chooses. Without options both scorers read what is written, alike. The scorer published with CMMMU needs the key and
/// is not read by this; see cmmmuresponse.h. Pure; any thread.
/// @param form of the question's kind; its labels are those of `options` already
/// @param accepted of a question without options: its accepted answers; see extractBlank()
Extraction readAnswer(Scorer scorer, const QString &reply, const QList<ShownOption> &options, const AnswerForm &form,
                      const QStringList &accepted = {});

/// @brief Scores a response. A response without an answer is an error; one to several items without a part for this one is a miss with
/// every scorer. Correct: exactly the correct options were chosen, or what is
/// written says the same as an accepted answer. Anything else that was chosen or written is incorrect, and so is an unknown label if the
/// scorer counts it. The scorers published with CMMMU and C-Eval have rules of their own: scoreAsCmmmu(), scoreAsCeval().
/// The judge reads like the strict one: it is given what a model says of a reply, not the reply: scoreJudgement(). Pure; any thread.
ScoredResponse scoreResponse(Scorer scorer, const Response &response, const QList<OptionId> &shownOrder, const Question &question,
                             const AnswerForm &form);

/// The results of these scorers, in their order. Those of a project are scorersOf().
QList<ScoredResponse> scoreResponse(const QList<Scorer> &scorers, const Response &response, const QList<OptionId> &shownOrder,
                                    const Question &question, const AnswerForm &form);

/// @brief What a model says of a reply that the strict scorer could not read: read strictly among the options that the reply was given
/// to. NONE, several answers, and words that are no answer are a miss with the reason `judgeNone`. Pure; any thread.
/// @param judgement the model's response, with an answer
/// @param judged the attempt whose reply was read; the reading is stored there
/// @param shownOrder of that attempt
ScoredResponse scoreJudgement(const Response &judgement, const AttemptId &judged, const QList<OptionId> &shownOrder,
                              const Question &question, const AnswerForm &form);
/// Reason of a miss, and rule of a reading, of the judge.
inline const QString judgeNone = QStringLiteral("judge-none");
inline const QString judgeRule = QStringLiteral("judge");

} // namespace yuyi
