// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace yuyi {

/// @brief Asks for the printed size of a figure and shows a preview. Starts with the size chosen last.
class FigureDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit FigureDialog(const PrintFigure &figure, QWidget *parent = nullptr);

    PrintSize size() const;
    void chooseWidth(double millimetres);

    /// Opens the dialog over `parent`; `chosen` is called when the user confirms.
    static void ask(const PrintFigure &figure, QWidget *parent, std::function<void(const PrintSize &)> chosen);
    /// File name filter for a file dialog.
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
