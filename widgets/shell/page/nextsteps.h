// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overview/nextstep.h"
#include "widgets/shell/page/page.h"

#include <QHash>

#include <functional>

class QAction;

namespace yuyi {

class EmptyState;

/// Describes in a sentence what waits on the page of a step.
QString sentenceOf(const NextStep &step);

/// @brief The next step after the work of each page. It is offered in the page's finished state, in the status bar and by a key.
/// GUI thread.
class NextSteps final : public QObject
{
    Q_OBJECT
public:
    /// The data that the window provides.
    struct Facts {
        std::function<NavigationCounts()> counts;
        std::function<bool(PageId page)> mayOpen;
        std::function<QString(PageId page)> title;
    };
    explicit NextSteps(Facts facts, QObject *parent = nullptr);

    /// The next step after this page that the person may do and where something waits; no value if there is none.
    std::optional<NextStep> after(std::optional<PageId> page) const;
    /// Returns true if nothing waits on the page.
    bool isDone(PageId page) const;
    /// "Next: Text →"; "Open: Text" if the page comes before the current one
    QString textOf(const NextStep &step) const;
    /// @brief Adds the step after `page` to an empty state that says that the page's work is done. The offer is kept up to date
    /// until the state shows something else (EmptyState::clearButtons).
    void offer(EmptyState *state, PageId page);
    void go(const NextStep &step);
    /// Sets the action that shows the next step of the current page while that page has no work left. Offers show its key.
    void setAction(QAction *action) { m_action = action; }
    void setPage(std::optional<PageId> page);
    /// Updates the offers after counts, person or language changed.
    void refresh();

Q_SIGNALS:
    void chosen(const yuyi::Location &location);

private:
    void show(EmptyState *state, PageId page) const;

    Facts m_facts;
    QAction *m_action = nullptr;
    std::optional<PageId> m_page;
    QHash<EmptyState *, PageId> m_offers;
};

} // namespace yuyi
