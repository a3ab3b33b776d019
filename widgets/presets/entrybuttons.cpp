// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/entrybuttons.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/theme/tokens.h"

#include <QKeyEvent>
#include <QKeySequence>

namespace yuyi {

EntryButtons::EntryButtons(const QString &what, QWidget *parent)
    : QWidget(parent),
      m_add(new ActionButton(tr("Add"), keyText(Qt::Key_Insert), ActionButton::Kind::Plain, this)),
      m_remove(new ActionButton(tr("Remove"), keyText(Qt::Key_Delete), ActionButton::Kind::Plain, this)),
      m_up(new ActionButton(tr("Move Up"), keyText(Qt::ALT | Qt::Key_Up), ActionButton::Kind::Plain, this)),
      m_down(new ActionButton(tr("Move Down"), keyText(Qt::ALT | Qt::Key_Down), ActionButton::Kind::Plain, this))
{
    m_add->setObjectName(QStringLiteral("add"));
    m_remove->setObjectName(QStringLiteral("remove"));
    m_up->setObjectName(QStringLiteral("up"));
    m_down->setObjectName(QStringLiteral("down"));
    // With large text they take two lines.
    auto *row = new FlowLayout(this, spacing::tiny, spacing::tiny);
    row->setContentsMargins(0, 0, 0, 0);
    for (ActionButton *button : {m_add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        button->setAccessibleDescription(what);
        row->addWidget(button);
    }
    connect(m_add, &QAbstractButton::clicked, this, &EntryButtons::addWanted);
    connect(m_remove, &QAbstractButton::clicked, this, &EntryButtons::removeWanted);
    connect(m_up, &QAbstractButton::clicked, this, [this] { Q_EMIT moveWanted(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { Q_EMIT moveWanted(1); });
}

void EntryButtons::setPlace(int index, int entries, int most)
{
    m_add->setEnabled(entries < most);
    m_remove->setEnabled(index >= 0);
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index >= 0 && index + 1 < entries);
}

bool EntryButtons::handleKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    ActionButton *button = nullptr;
    if (modifiers == Qt::NoModifier && event.key() == Qt::Key_Insert)
        button = m_add;
    else if (modifiers == Qt::NoModifier && event.key() == Qt::Key_Delete)
        button = m_remove;
    else if (modifiers == Qt::AltModifier && event.key() == Qt::Key_Up)
        button = m_up;
    else if (modifiers == Qt::AltModifier && event.key() == Qt::Key_Down)
        button = m_down;
    if (!button)
        return false;
    button->click(); // does nothing while it is disabled
    return true;
}

} // namespace yuyi
