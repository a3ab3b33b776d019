// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

namespace yuyi {

/// Returns the default texts of a study. `several`: in some questions people choose all correct options. `written`: in some they write
/// the answer.
StudyTexts defaultStudyTexts(bool several = false, bool written = false);

} // namespace yuyi
