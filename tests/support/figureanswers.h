// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/figuredialog.h"

#include <QApplication>

namespace yuyi::test {

/// Answers the question how wide a figure is; false: nothing asks.
inline bool printAt(double millimetres)
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        auto *dialog = qobject_cast<FigureDialog *>(window);
        if (!dialog || !dialog->isVisible())
            continue;
        dialog->chooseWidth(millimetres);
        dialog->accept();
        return true;
    }
    return false;
}

} // namespace yuyi::test
