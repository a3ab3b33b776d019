// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

/// @brief How number fields and choices behave everywhere. Installed on the application, once.
///
/// - The wheel changes the value of a field with the focus alone, and gives no field the focus; over any other it scrolls the page.
/// - A click into a number that stands for a word ("none") selects it, so that what is typed takes its place.
class FieldManners final : public QObject
{
    Q_OBJECT
public:
    explicit FieldManners(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace yuyi
