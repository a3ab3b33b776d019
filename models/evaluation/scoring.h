// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/run.h"
#include "models/evaluation/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Stored with what it reads; another one means that stored replies are to be read again.
QString scorerVersion(Scorer scorer);

/// The label at a position as shown to a model: "A", "B" …
QString shownLabel(qsizetype position);

/// The options in the order they were shown in, with their labels. One that the question does not have keeps its place
/// without a text.
QList<ShownOption> shownOptions(const Question &question, const QList<OptionId> &shownOrder);

/// @brief What a scorer makes of a response: a response that is no answer is an error. An option that the question does not
/// hold as its key is incorrect, and so is a label that it does not have where the scorer counts it. Pure; any thread.
ScoredResponse scoreResponse(Scorer scorer, const Response &response, const QList<OptionId> &shownOrder, const Question &question);

/// By both scorers.
QList<ScoredResponse> scoreResponse(const Response &response, const QList<OptionId> &shownOrder, const Question &question);

} // namespace yuyi
