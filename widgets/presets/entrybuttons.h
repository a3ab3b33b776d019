// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QKeyEvent;

namespace yuyi {

class ActionButton;

/// The buttons beside a list of entries, and the keys that do the same in the list: Insert, Delete, Alt+Up and Alt+Down.
class EntryButtons final : public QWidget
{
    Q_OBJECT
public:
    /// `what`: what the entries are called, for screen readers.
    explicit EntryButtons(const QString &what, QWidget *parent = nullptr);

    /// Enables what can be done with entry `index` of so many; −1: none is chosen.
    void setPlace(int index, int entries, int most);
    /// Takes a key of the list. Returns true if the key was used.
    bool handleKey(const QKeyEvent &event);

Q_SIGNALS:
    void addWanted();
    void removeWanted();
    /// −1: up, 1: down.
    void moveWanted(int by);

private:
    ActionButton *m_add;
    ActionButton *m_remove;
    ActionButton *m_up;
    ActionButton *m_down;
};

} // namespace yuyi
