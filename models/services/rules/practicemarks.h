// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/run.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @name What keeps results of practice models from being taken for results
/// @{
/// Returns the sentence shown above pages and in the notes of exports with practice results.
QString practiceNote();
/// @brief Returns Refused if practice results would be exported and were not requested (`wanted`): “Include practice runs” on
/// the pages, --practice on the command line.
Result<> practiceMayLeave(bool practice, bool wanted);
/// @brief Removes practice runs from a list, unless they are requested or there are no other runs. Returns the number removed.
int leaveOutPractice(QList<Run> &runs, bool wanted);
/// @}

} // namespace yuyi
