// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/result.h"

#include <QStringList>

namespace yuyi {

struct CaseAnswers {
    Json answers = Json::array(); ///< one `{id, result}` or `{id, error}` for each case, in order
    QStringList errors;           ///< one sentence for each case that could not be read, with the case and the field
};

/// @brief Computes statistics given as JSON, so they can be checked against other tools. The document is a list of `{id, statistic,
/// params, input}`, or an object with such a list as `cases`. Undefined values are null, with `why`. Returns Invalid if the
/// document is not such a list. A faulty case does not prevent the others from being computed.
Result<CaseAnswers> answerCases(const Json &document);

/// Names of all statistics, sorted.
QStringList statisticNames();

} // namespace yuyi
