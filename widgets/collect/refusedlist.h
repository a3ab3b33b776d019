// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/collectservice.h"

#include <QDialog>

namespace yuyi {

/// @brief The files of an import that were not taken, each with its reason.
class RefusedList final : public QDialog
{
    Q_OBJECT
public:
    RefusedList(const QList<RefusedFile> &files, QWidget *parent);

Q_SIGNALS:
    void saveWanted();
};

} // namespace yuyi
