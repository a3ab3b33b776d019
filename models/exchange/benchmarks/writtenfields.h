// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"

namespace yuyi {

/// The member that holds all accepted answers of a question without options.
inline const QString acceptedKey = QStringLiteral("accepted");

/// @brief The kind of an entry whose answer is written: the one that "question_type" names, else the only one of the preset if the entry
/// has no options. Null: the answer is chosen. `options` is the location of the entry's options, empty if it has none. Fault: options
/// though the answer is written, or several such kinds and none named.
EntryResult<const QuestionKind *> writtenKind(const Json &object, const QString &pointer, const Preset &preset, const QString &options);

/// @brief The accepted answers that "answer" and "accepted" hold: each a text, a number or a list of them. Those of "answer" come first.
/// Without repetition and white space around them; empty without a key. Faults: another type, an empty element, an answer that a list of
/// accepted ones lacks, too long, too many.
EntryResult<QStringList> acceptedMembers(const Json &object, const QString &pointer);

/// @brief Writes the first accepted answer as "answer" and, if there are several, all as "accepted"; removes what there is not, and the
/// members of a key among options.
void setAccepted(Json &object, const QStringList &accepted);

/// All accepted answers in one cell of a table.
QString acceptedCell(const Question &question);

} // namespace yuyi
