// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace yuyi {

/// @brief Asks how large a figure is printed, and shows what will be saved. The next one starts with what was chosen last.
class FigureDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit FigureDialog(const PrintFigure &figure, QWidget *parent = nullptr);

    PrintSize size() const;
    void chooseWidth(double millimetres);

    /// Opens one over `parent`; `chosen` is called when a person goes on.
    static void ask(const PrintFigure &figure, QWidget *parent, std::function<void(const PrintSize &)> chosen);
    /// Of a file dialog.
    static QString fileFilter();

private:
    void showPaper();

    PrintFigure m_figure;
    QComboBox *m_preset;
    QDoubleSpinBox *m_width;
    QSpinBox *m_dpi;
    QLabel *m_paper;
};

} // namespace yuyi
