// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace yuyi {

/// @brief A splitter whose handle is as wide as the page spacing. Its parts cannot be collapsed. The grip appears under the pointer.
class SplitView final : public QSplitter
{
    Q_OBJECT
public:
    explicit SplitView(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);
    /// Appends a widget with its stretch factor.
    void addPart(QWidget *widget, int stretch);
};

} // namespace yuyi
