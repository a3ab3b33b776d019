// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QStackedWidget;
class QWidget;

namespace yuyi {

class Banner;
class EmptyState;
class PageHeader;

/// @brief What most pages are made of: the header, below it either the work or the empty state, and the banner over both.
struct PageFrame {
    PageHeader *header = nullptr;
    QStackedWidget *stack = nullptr;
    EmptyState *empty = nullptr;
    Banner *banner = nullptr; ///< hidden

    /// Lays the page out; it owns all parts. The work is shown first.
    void build(QWidget *page, QWidget *work);
    void showWork() const;
    /// Shows the empty state without its buttons; the caller says what it says.
    void showEmpty() const;
};

} // namespace yuyi
