// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/chipform.h"

#include "widgets/controls/choices/chiprow.h"

#include <QKeyEvent>

namespace yuyi {

ChipForm::ChipForm(QObject *parent) : QObject(parent) {}

void ChipForm::addRow(ChipRow *row)
{
    m_rows.append(row);
    connect(row, &ChipRow::activated, this, [this, row] { setCurrent(row); });
    connect(row, &ChipRow::chosen, this, [this, row] {
        setCurrent(row);
        if (row->pick() == ChipRow::Pick::One && !row->selected().isEmpty())
            next();
    });
    connect(row, &QObject::destroyed, this, [this, row] {
        m_rows.removeAll(row);
        m_current = qMin(m_current, static_cast<int>(m_rows.size()) - 1);
    });
    if (m_current < 0)
        setCurrent(row);
}

void ChipForm::clear()
{
    for (ChipRow *row : std::as_const(m_rows)) {
        row->disconnect(this);
        row->setCurrent(false);
    }
    m_rows.clear();
    m_current = -1;
}

ChipRow *ChipForm::current() const
{
    return m_rows.value(m_current);
}

void ChipForm::setCurrent(ChipRow *row)
{
    const int index = static_cast<int>(m_rows.indexOf(row));
    if (index == m_current)
        return;
    m_current = index;
    for (ChipRow *each : std::as_const(m_rows))
        each->setCurrent(each == row);
    // A ring in one row and the accent on another would say two things.
    for (ChipRow *each : std::as_const(m_rows)) {
        if (each != row && each->hasFocus() && row)
            row->setFocus(Qt::TabFocusReason);
    }
    Q_EMIT currentChanged(row);
}

void ChipForm::goToFirst()
{
    m_current = -1;
    step(1);
}

bool ChipForm::step(int direction)
{
    for (int i = m_current + direction; i >= 0 && i < m_rows.size(); i += direction) {
        const QWidget *row = m_rows[i];
        // A widget counts as hidden until its window was shown once; only those hidden on purpose are left out.
        const bool hidden = row->isHidden() && row->testAttribute(Qt::WA_WState_ExplicitShowHide);
        if (row->isEnabled() && !hidden) {
            setCurrent(m_rows[i]);
            return true;
        }
    }
    return false;
}

void ChipForm::next()
{
    if (!step(1))
        Q_EMIT finished();
}

void ChipForm::previous()
{
    step(-1);
}

bool ChipForm::handleKey(const QKeyEvent &event)
{
    ChipRow *row = current();
    if (!row)
        return false;
    if (row->handleKey(event))
        return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        next();
        return true;
    case Qt::Key_Backtab:
        previous();
        return true;
    default:
        return false;
    }
}

} // namespace yuyi
