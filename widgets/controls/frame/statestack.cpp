// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/statestack.h"

#include "widgets/controls/frame/emptystate.h"

namespace yuyi {

StateStack::StateStack(QWidget *work, QWidget *parent) : QStackedWidget(parent), m_work(work)
{
    addWidget(work);
}

EmptyState *StateStack::empty()
{
    return made(m_empty);
}

EmptyState *StateStack::busy()
{
    return made(m_busy);
}

EmptyState *StateStack::made(EmptyState *&state)
{
    if (!state) {
        state = new EmptyState(this);
        addWidget(state);
    }
    return state;
}

void StateStack::showEmpty()
{
    setCurrentWidget(empty());
}

bool StateStack::showsEmpty() const
{
    return m_empty && currentWidget() == m_empty;
}

void StateStack::showBusy()
{
    setCurrentWidget(busy());
}

void StateStack::showWorkIf(bool any)
{
    if (any)
        showWork();
    else
        showEmpty();
}

} // namespace yuyi
