// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/fields/cell.h"

class QBoxLayout;

namespace yuyi {

/// @brief Left, right and final beside each other, or below each other where that is too narrow.
class Triple final : public QWidget
{
    Q_OBJECT
public:
    explicit Triple(QWidget *parent = nullptr);

    Cell *left() const { return m_left; }
    Cell *right() const { return m_right; }
    Cell * final() const { return m_final; }
    void setStacked(bool stacked);
    /// Marks this row as the one that keys 1 and 2 act on.
    void setMarked(bool marked);
    bool isMarked() const { return m_marked; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QBoxLayout *m_layout;
    Cell *m_left;
    Cell *m_right;
    Cell *m_final;
    bool m_marked = false;
};

} // namespace yuyi
