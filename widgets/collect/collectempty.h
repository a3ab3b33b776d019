// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

#include <optional>

namespace yuyi {

class EmptyState;

/// @brief What the collect page says while there are no images: that they are loading, or how to add some.
class CollectEmpty
{
    Q_DECLARE_TR_FUNCTIONS(CollectEmpty)
public:
    enum class Kind {
        NoImages,
        FirstImport,
        Loading
    };

    /// `state` shows the texts. `actions`: the ways to add images.
    CollectEmpty(EmptyState &state, const QList<QAction *> &actions) : m_state(state), m_actions(actions) {}

    /// Does nothing if this is shown already: a button may have the focus.
    void show(Kind kind);
    /// Lets the next call of show() set the texts anew.
    void forget() { m_kind.reset(); }

private:
    EmptyState &m_state;
    QList<QAction *> m_actions;
    std::optional<Kind> m_kind;
};

} // namespace yuyi
