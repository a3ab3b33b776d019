// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QByteArray;

namespace yuyi {

/// @brief What the exporter changed in the files of a release, such as cells that a spreadsheet would read as formulas: at most
/// three notes, one a line, and how many there are besides. `result`: JSON of the export job. Empty: nothing was changed.
QString exportNotes(const QByteArray &result);

} // namespace yuyi
