// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printsheetlayout.h"

#include <QRect>
#include <QWidget>

namespace yuyi {

/// @brief Shows a sheet of examples as it will be printed, on white paper as wide as the widget. One example is the current one: a click or
/// the arrow keys choose it.
class SheetPreview final : public QWidget
{
    Q_OBJECT
public:
    explicit SheetPreview(QWidget *parent = nullptr);

    /// The current example stays at its place if there is still one.
    void display(const PrintSheet &sheet, const PrintSheetLayout &layout);
    /// Index of the current example; −1: there are none.
    qsizetype current() const { return m_current; }
    void setCurrent(qsizetype example);

Q_SIGNALS:
    void currentChanged();
    /// A key has chosen the current example, which is here.
    void walkedTo(const QRect &frame);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// Logical pixels for a hundredth of a millimetre.
    double scale() const;
    QRectF frameOf(qsizetype example) const;
    void fitHeight();
    void nameForReaders();

    PrintSheet m_sheet;
    PrintSheetLayout m_layout;
    qsizetype m_current = -1;
};

} // namespace yuyi
