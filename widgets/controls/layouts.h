// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QBoxLayout>

namespace yuyi {

/// A column of widgets with the same margin on all four sides. `widget` may be null: for a column within another layout. `gap`: the
/// space between two of them; -1: as the style has it.
inline QVBoxLayout *columnIn(QWidget *widget, int margin = 0, int gap = spacing::small)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gap);
    return column;
}

/// The same as a row.
inline QHBoxLayout *rowIn(QWidget *widget, int margin = 0, int gap = spacing::small)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(margin, margin, margin, margin);
    row->setSpacing(gap);
    return row;
}

/// Lets `content` fill the widget to its edges.
inline void fill(QWidget *widget, QWidget *content)
{
    columnIn(widget)->addWidget(content);
}

} // namespace yuyi
