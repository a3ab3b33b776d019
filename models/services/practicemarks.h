// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/run.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @name What keeps results of practice models from being taken for results
/// @{
/// A sentence for the head of pages and the notes of exports.
QString practiceNote();
/// @brief Refused where something with practice results would leave the program and nobody has asked for them (`wanted`): “Include
/// practice runs” on the pages, --practice on the command line.
Result<> practiceMayLeave(bool practice, bool wanted);
/// @brief The rule for lists of runs: without the practice runs, unless they are wanted or there are no others. Returns how many were left out.
int leaveOutPractice(QList<Run> &runs, bool wanted);
/// @}

} // namespace yuyi
