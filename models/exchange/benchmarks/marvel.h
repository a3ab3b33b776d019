// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/exchange/benchmarks/writers.h"
#include "models/exchange/files/parttarget.h"

namespace yuyi {

/// @file
/// @brief The form of MARVEL (Jiang et al. 2024, github.com/1171-jpg/MARVEL_AVR): one file with an entry for each puzzle, which has five
/// questions; the puzzle as a picture, Marvel/7.png; and its panels, Panel_data/question_7_0.png … and answer_7_0.png …. The context has
/// its blank panel last if it has more than one.

/// The name of the data file.
inline const QString marvelFile = QStringLiteral("marvel_label.json");

/// @brief The kinds of the five questions of a puzzle, in the order of the form: the one about the pattern, the fine one, and those that
/// count the panels of the context, of the choices and of all.
QStringList marvelKinds();
/// The id of a question: "7-coarse-1".
QString marvelItemId(qint64 puzzle, const QString &kind);
/// The puzzle of such an id; −1 if it is none.
qint64 marvelPuzzle(const QString &itemId);
/// The path of the picture of a puzzle.
QString marvelPicture(qint64 puzzle);
/// The path of a panel. `position`: from 0; of the blank panel after those of the context.
QString marvelPanel(qint64 puzzle, PartRole role, int position);

/// @brief Reads one entry: {id, labels…, avr_question, explanation, answer, f_perception_question, f_perception_answer,
/// f_perception_distractor, c_perception_question_tuple, c_perception_answer_tuple}. The preset must have the five kinds. The two answers
/// of the fine question stand in an order that depends on the id alone. Labels of questions are those of the fine one. The counting
/// questions show the sheet that their templates name. The caller sets `position` and `raw`.
EntryResult<ImportedEntry> readMarvel(const Json &entry, const Preset &preset);

/// @brief Writes the entry of one puzzle, whose five questions are given in the order of marvelKinds(). Starts from the imported entry, if
/// any, and changes only what differs from it. Without keys all answers, the distractor and the explanation are absent.
Json writeMarvel(const QList<PlannedItem> &puzzle, const Preset &preset, bool withKeys);

/// Writes the data file of the plan and returns its name.
Result<QStringList> writeMarvelFiles(const WriteJob &job, PartFolder &folder);

/// What the form does not hold of the items of the set; sentences for the user.
QStringList marvelNotes(const ExportSet &set);

} // namespace yuyi
