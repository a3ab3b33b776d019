// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QKeyEvent;

namespace yuyi {

class ChipRow;
class TagField;

/// @brief Moves through several rows of labels: chip rows by the digit keys alone, and fields that labels are typed in, which get the
/// focus. A pick-one row moves on when an option is chosen by key or click; a pick-many row stays until Tab or Enter; Shift+Tab goes
/// back. Does not own the rows.
///
/// The page calls handleKey() from its keyPressEvent while no text field has the focus.
class ChipForm final : public QObject
{
    Q_OBJECT
public:
    explicit ChipForm(QObject *parent = nullptr);

    /// Appends a row; the first becomes current.
    void addRow(ChipRow *row);
    void addRow(TagField *field);
    /// Removes all rows.
    void clear();
    /// Each a ChipRow or a TagField.
    const QList<QWidget *> &rows() const { return m_rows; }

    QWidget *current() const;
    void setCurrent(QWidget *row);
    /// Whether the current row is seen and can be used.
    bool isInSight() const;
    void goToFirst();
    /// Goes to the next usable row; emits finished() after the last.
    void next();
    void previous();

    /// Handles digits and chip keys of the current row, Tab, Shift+Tab and Enter. Tab and Enter go into a field that has not the focus.
    /// Returns true if the key was used.
    bool handleKey(const QKeyEvent &event);

Q_SIGNALS:
    void currentChanged(QWidget *row);
    /// The last row is complete; the page usually moves to its first text field.
    void finished();

private:
    void add(QWidget *row);
    bool step(int direction);

    QList<QWidget *> m_rows;
    int m_current = -1;
};

} // namespace yuyi
