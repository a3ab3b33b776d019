// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/nextstep.h"
#include "widgets/shell/page.h"

#include <QHash>

#include <functional>

class QAction;

namespace yuyi {

class EmptyState;

/// What waits on the page of a step, as a sentence.
QString sentenceOf(const NextStep &step);

/// @brief What comes after the work of each page, for its finished state, the line at the bottom and a key: one way for all. GUI thread.
class NextSteps final : public QObject
{
    Q_OBJECT
public:
    /// What the window knows.
    struct Facts {
        std::function<NavigationCounts()> counts;
        std::function<bool(const QString &page)> mayOpen;
        std::function<QString(const QString &page)> title;
        std::function<QString()> key;   ///< of the command, as shown
    };
    explicit NextSteps(Facts facts, QObject *parent = nullptr);

    /// A step after this page that the person may do and that holds something.
    std::optional<NextStep> after(const QString &page) const;
    /// Nothing waits on the page itself.
    bool isDone(const QString &page) const;
    /// "Next: Text →"
    QString textOf(const NextStep &step) const;
    /// @brief Offers the step after `page` in a state that says that its work is done, and keeps the offer up to date until the
    /// state says something else (EmptyState::clearButtons).
    void offer(EmptyState *state, const QString &page);
    void go(const NextStep &step);
    /// Says the next step of the page that is shown, while that one's own work is done.
    void setAction(QAction *action) { m_action = action; }
    void setPage(const QString &page);
    /// Counts, the person or the language are others.
    void refresh();

Q_SIGNALS:
    void chosen(const yuyi::Location &location);

private:
    void show(EmptyState *state, const QString &page) const;

    Facts m_facts;
    QAction *m_action = nullptr;
    QString m_page;
    QHash<EmptyState *, QString> m_offers;
};

} // namespace yuyi
