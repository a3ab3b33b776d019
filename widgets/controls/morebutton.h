// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/actionbutton.h"

#include <QList>

namespace yuyi {

/// @brief A button “More” whose menu holds commands that are wanted seldom. Their keys work without it and stand in the menu.
class MoreButton final : public ActionButton
{
    Q_OBJECT
public:
    explicit MoreButton(const QList<QAction *> &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace yuyi
