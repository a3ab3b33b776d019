// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace yuyi {

class EmptyState;

/// @brief The work of a page or a view, or what stands in its place: why there is nothing to show, or that it is being loaded.
class StateStack final : public QStackedWidget
{
    Q_OBJECT
public:
    /// Shows the work first.
    StateStack(QWidget *work, QWidget *parent);

    /// Shown when there is nothing; the caller sets its texts.
    EmptyState *empty();
    /// Shown while the work is being loaded; the caller sets its sentence.
    EmptyState *busy();

    void showWork() { setCurrentWidget(m_work); }
    void showEmpty();
    void showBusy();
    /// Shows the work if there is any, else the empty state.
    void showWorkIf(bool any);
    bool showsWork() const { return currentWidget() == m_work; }
    bool showsEmpty() const;

private:
    EmptyState *made(EmptyState *&state);

    QWidget *m_work;
    EmptyState *m_empty = nullptr;
    EmptyState *m_busy = nullptr;
};

} // namespace yuyi
