// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

/// @brief Defines the behaviour of spin boxes and combo boxes. Installed once on the application.
///
/// - The wheel changes a field only if it has the focus, and never gives a field the focus; otherwise it scrolls the page.
/// - A click on a number field that shows a word ("none") selects the word, so typing replaces it.
class FieldManners final : public QObject
{
    Q_OBJECT
public:
    explicit FieldManners(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace yuyi
