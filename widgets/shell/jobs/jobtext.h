// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/jobcenter.h"
#include "widgets/theme/tokens.h"

#include <QString>

namespace yuyi {

/// @brief What a job's line says: "Looking for duplicates: 12,480 / 17,695 · 460 per second · 11 seconds left".
QString jobSentence(const JobStatus &job);
/// The tone of a job: attention for findings, bad for a failure, good when done, neutral while it is running.
Tone jobTone(const JobStatus &job);
/// "11 seconds", "3 minutes", "1 h 20 min".
QString durationText(double seconds);
bool hasEnded(const JobStatus &job);

} // namespace yuyi
