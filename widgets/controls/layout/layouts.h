// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QBoxLayout>

namespace yuyi {

/// A column of widgets with the same margin on all four sides. Without a widget: within another layout. `gap`: the space between
/// two of them; -1: that of the style.
inline QVBoxLayout *columnIn(QWidget *widget = nullptr, int margin = 0, int gap = spacing::small)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gap);
    return column;
}

/// Makes the widget a panel and returns the column in it: its first line, a title as a rule, is nearer to the edge than the others.
inline QVBoxLayout *panelColumn(QWidget *panel)
{
    makePanel(panel);
    auto *column = columnIn(panel);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    return column;
}

/// columnIn as a row.
inline QHBoxLayout *rowIn(QWidget *widget = nullptr, int margin = 0, int gap = spacing::small)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(margin, margin, margin, margin);
    row->setSpacing(gap);
    return row;
}

/// Lets `content` fill the widget to its edges.
inline void fillWith(QWidget *widget, QWidget *content)
{
    columnIn(widget)->addWidget(content);
}

} // namespace yuyi
