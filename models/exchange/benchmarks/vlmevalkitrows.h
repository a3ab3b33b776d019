// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"

#include <QIODevice>

namespace yuyi {

/// @file Reads VLMEvalKit's tables of multiple-choice questions (its vlmeval/dataset/image_base.py and image_mcq.py): tab-separated, with
/// the columns index, question, image (base64, or the index of the row that holds it) or image_path, A, B …, answer, hint, category,
/// l2-category, split. Several pictures are a list as Python or JSON writes it; see showPlacedPictures() for their places. A column with
/// the code of a dimension holds its labels, several with ";" between them. Cells such as "nan", which pandas takes for empty, are so here,
/// except for options, questions and ids.

/// Whether a file begins with such column names.
bool startsLikeVlmEvalKit(QByteArrayView head);
bool isVlmEvalKitFile(const QString &file);

/// @brief Reads the rows of such a file. Pictures are not read: entries say where they are. `name` is for messages and the split.
/// Rows are numbered from 1, which is the header. The name of the set ends with ".tsv". Invalid: a column is missing or twice there, a
/// quotation mark is not closed; Environment. Rows that break a rule are in `refused`.
Result<ImportedSet> readVlmEvalKit(QIODevice &file, const QString &name, const Preset &preset);

/// @brief Reads one row: an object of its cells in the order of the columns, all texts. In "image" is the index of the row that holds the
/// picture, instead of the picture. `path` stays empty.
EntryResult<ImportedEntry> readVlmEvalKitRow(const Json &row, const Preset &preset);

/// The dimension whose labels a column holds; null if none. Without columns of their own, the two main dimensions (see mainDimensions)
/// are in "l2-category" and "category".
const Dimension *dimensionIn(const QString &column, const QStringList &columns, const Preset &preset);

} // namespace yuyi
