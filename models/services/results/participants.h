// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/baselines.h"

namespace yuyi {

/// Returns the rows for participants of a study on the table's questions: the mean over people, and the best person.
PeopleRows studyRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                     const QHash<QuestionVersionId, const ResultsItem *> &items);

} // namespace yuyi
