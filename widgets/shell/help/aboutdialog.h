// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yuyi {

/// @brief What the program is, its version and its licence.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent);
};

} // namespace yuyi
