// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/chipform.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"

#include <QKeyEvent>

namespace yuyi {

ChipForm::ChipForm(QObject *parent) : QObject(parent) {}

void ChipForm::addRow(ChipRow *row)
{
    add(row);
    connect(row, &ChipRow::activated, this, [this, row] { setCurrent(row); });
    connect(row, &ChipRow::chosen, this, [this, row] {
        setCurrent(row);
        if (row->pick() == ChipRow::Pick::One && !row->selected().isEmpty())
            next();
    });
}

void ChipForm::addRow(TagField *field)
{
    add(field);
    connect(field, &TagField::activated, this, [this, field] { setCurrent(field); });
    connect(field, &TagField::chosenChanged, this, [this, field] {
        // What is taken when the field is left moves nothing.
        if (field->hasFocus() && field->pick() == ChipRow::Pick::One && !field->chosen().isEmpty())
            next();
    });
}

void ChipForm::add(QWidget *row)
{
    m_rows.append(row);
    connect(row, &QObject::destroyed, this, [this, row] {
        m_rows.removeAll(row);
        m_current = qMin(m_current, static_cast<int>(m_rows.size()) - 1);
    });
    if (m_current < 0)
        setCurrent(row);
}

void ChipForm::clear()
{
    for (QWidget *row : std::as_const(m_rows)) {
        row->disconnect(this);
        if (auto *chips = qobject_cast<ChipRow *>(row))
            chips->setCurrent(false);
    }
    m_rows.clear();
    m_current = -1;
}

QWidget *ChipForm::current() const
{
    return m_rows.value(m_current);
}

void ChipForm::setCurrent(QWidget *row)
{
    const int index = static_cast<int>(m_rows.indexOf(row));
    if (index == m_current)
        return;
    m_current = index;
    for (QWidget *each : std::as_const(m_rows)) {
        if (auto *chips = qobject_cast<ChipRow *>(each))
            chips->setCurrent(chips == row);
    }
    // A ring in one row and the accent on another would say two things.
    for (QWidget *each : std::as_const(m_rows)) {
        if (each != row && each->hasFocus() && row)
            row->setFocus(Qt::TabFocusReason);
    }
    Q_EMIT currentChanged(row);
}

bool ChipForm::isInSight() const
{
    const QWidget *row = current();
    return row && row->isVisible() && row->isEnabled();
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
            QWidget *now = m_rows[i];
            setCurrent(now);
            if (qobject_cast<TagField *>(now) && now->isVisible())
                now->setFocus(Qt::TabFocusReason); // labels are typed there
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
    QWidget *row = current();
    if (!row)
        return false;
    auto *chips = qobject_cast<ChipRow *>(row);
    if (chips && chips->handleKey(event))
        return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!chips && !row->hasFocus() && row->isVisible() && row->isEnabled())
            row->setFocus(Qt::TabFocusReason);
        else
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
