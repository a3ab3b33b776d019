// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/report.h"

#include <QStringList>

namespace yuyi {

/// @brief Returns the notes below the tables: what is counted, how, and what is left out.
QStringList studyNotes(const StudyReport &report, bool byRules);

} // namespace yuyi
