// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QStackedWidget;
class QWidget;

namespace yuyi {

class Banner;
class EmptyState;
class PageHeader;

/// Common parts of a page: the header, below it either the work or the empty state, and the banner over both.
struct PageFrame {
    PageHeader *header = nullptr;
    QStackedWidget *stack = nullptr;
    EmptyState *empty = nullptr;
    Banner *banner = nullptr; ///< initially hidden

    /// Lays out the page, which then owns all parts. The work is shown first.
    void build(QWidget *page, QWidget *work);
    void showWork() const;
    /// Shows the empty state without its buttons; the caller sets its texts.
    void showEmpty() const;
};

} // namespace yuyi
