// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace yuyi {

/// @brief Triggers for participants of studies: they agree once, answer each question once and only near questions, and take no time
/// back. SQL with the placeholders of DeskNames.
QStringList deskStudies();

} // namespace yuyi
