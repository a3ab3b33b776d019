// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/published/publishedreading.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Reads replies to questions with the options A…D like the scorers published with C-Eval (hkust-nlp/ceval, evaluators of
/// chatgpt.py and chatglm.py), which CONSTRUCTURE follows. Nothing is drawn; what is not understood is incorrect. Pure; any thread.
namespace ceval {

/// `ceval`: the first character if it is A…D, else the last match of the first form that occurs (答案是C, 答案：C …).
PublishedReading read(const QString &reply, const QString &key);
/// `ceval-cot`: 所以答案是C。 last of all, else the first form that occurs, else the only letter, else the only option text.
PublishedReading readReasoned(const QString &reply, const QList<ShownOption> &options, const QString &key);

} // namespace ceval

} // namespace yuyi
