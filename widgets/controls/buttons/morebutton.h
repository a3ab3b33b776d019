// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/buttons/actionbutton.h"

#include <QList>

namespace yuyi {

/// @brief A “More” button whose menu contains rarely used commands. Their shortcuts work without it and are shown in the menu.
class MoreButton final : public ActionButton
{
    Q_OBJECT
public:
    explicit MoreButton(const QList<QAction *> &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace yuyi
