// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QKeyEvent;

namespace yuyi {

class ChipRow;

/// @brief Moves through several chip rows by the digit keys alone. A pick-one row moves on when an option is chosen by key or
/// click; a pick-many row stays until Tab or Enter; Shift+Tab goes back. Does not own the rows.
///
/// The page calls handleKey() from its keyPressEvent while no text field has the focus.
class ChipForm final : public QObject
{
    Q_OBJECT
public:
    explicit ChipForm(QObject *parent = nullptr);

    /// Appends a row; the first becomes current.
    void addRow(ChipRow *row);
    /// Removes all rows.
    void clear();
    const QList<ChipRow *> &rows() const { return m_rows; }

    ChipRow *current() const;
    void setCurrent(ChipRow *row);
    void goToFirst();
    /// Goes to the next usable row; emits finished() after the last.
    void next();
    void previous();

    /// Handles digits and chip keys of the current row, Tab, Shift+Tab and Enter. Returns true if the key was used.
    bool handleKey(const QKeyEvent &event);

Q_SIGNALS:
    void currentChanged(ChipRow *row);
    /// The last row is complete; the page usually moves to its first text field.
    void finished();

private:
    bool step(int direction);

    QList<ChipRow *> m_rows;
    int m_current = -1;
};

} // namespace yuyi
