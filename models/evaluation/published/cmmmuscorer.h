// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/published/publishedreading.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Reads replies like the scorer published with CMMMU (eval/utils/eval_utils.py of its repository, commit e1ba883), with all
/// its weaknesses: a letter within a word is an option (DNA: A and D), an empty option is found everywhere, 不正确 is 对, and what
/// is not understood is drawn. Pure; any thread.
namespace cmmmu {

/// `key`: the letters of the correct options in ABCD order. Only A…D are options. An empty reply, or one to a question without
/// options, is incorrect.
PublishedReading readChoice(const QString &reply, const QList<ShownOption> &options, const QString &key);
/// `key`: 对 or 错.
PublishedReading readTrueFalse(const QString &reply, const QString &key);
/// `key`: the expected number or text. It decides which parts of the reply are candidates.
PublishedReading readBlank(const QString &reply, const QString &key);

} // namespace cmmmu

} // namespace yuyi
