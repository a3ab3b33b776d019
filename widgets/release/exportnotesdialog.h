// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

namespace yuyi {

/// @brief Lists all that readers of the files of a release will see otherwise, one note a line, to be read and copied. Deletes itself when
/// closed.
class ExportNotesDialog final : public QDialog
{
    Q_OBJECT
public:
    ExportNotesDialog(const QStringList &notes, QWidget *parent);
};

} // namespace yuyi
