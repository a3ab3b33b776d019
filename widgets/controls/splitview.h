// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace yuyi {

/// @brief A splitter whose gap is the page's spacing; nothing collapses. The grip appears under the pointer.
class SplitView final : public QSplitter
{
    Q_OBJECT
public:
    explicit SplitView(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);
    /// Appends a widget with its share of the room.
    void addPart(QWidget *widget, int stretch);
};

} // namespace yuyi
