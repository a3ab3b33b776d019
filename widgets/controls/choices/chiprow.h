// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QAction;
class QKeyEvent;
class QLabel;

namespace yuyi {

class Chip;

/// @brief An option of a ChipRow; selected() returns `code`. An option that a command chooses has its `action` and shows the key
/// that runs it at present. Otherwise an empty `key` is filled in (1…9, 0). A key that is the text itself is not shown.
struct ChipOption {
    QString code;
    QString text;
    QString key;
    QString tip;
    const QAction *action = nullptr; ///< read by setOptions() alone
};

/// @brief A wrapping row of chips, pick-one or pick-many, with an optional small title above.
///
/// The row as a whole takes the focus. Digits (also full-width) choose, ←/→ move the mark, Space or Enter chooses the marked
/// option. If digits should work without focus, the page calls handleKey() of its current row (see ChipForm).
class ChipRow : public QWidget
{
    Q_OBJECT
public:
    enum class Pick {
        One,
        Many
    };

    explicit ChipRow(Pick pick = Pick::One, QWidget *parent = nullptr);

    Pick pick() const { return m_pick; }
    /// For a row whose options belong to another question now. Selects nothing.
    void setPick(Pick pick);
    void setTitle(const QString &title);
    QString title() const;
    /// Replaces all options; options that still exist stay selected.
    void setOptions(const QList<ChipOption> &options);
    const QList<ChipOption> &options() const { return m_options; }
    Chip *chip(const QString &code) const;

    /// Hides the key caps, for rows that only switch a view. Valid until the next setOptions().
    void hideKeys();
    /// Selected codes in the order of the options.
    QStringList selected() const;
    /// The selected code of a pick-one row; empty if none.
    QString selectedOne() const { return selected().value(0); }
    /// Selects without emitting signals. Unknown codes are ignored; a pick-one row uses the first code.
    void setSelected(const QStringList &codes);
    void setSelectedOne(const QString &code) { setSelected(code.isEmpty() ? QStringList() : QStringList{code}); }
    /// Whether choosing the selected option of a pick-one row again clears it. Off by default.
    void setDeselectable(bool deselectable) { m_deselectable = deselectable; }

    /// Marks the row as the one that digits act on: its title and key squares take the accent colour.
    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }

    /// Handles digits and letters, also full-width, that are a chip's key. Returns true if the key was used.
    bool handleKey(const QKeyEvent &event);
    /// Acts like a click on the chip. Returns false if the code does not exist or the chip is disabled.
    bool choose(const QString &code);

Q_SIGNALS:
    /// The user changed the selection; not emitted by setSelected().
    void selectionChanged();
    /// The user chose this option (pick-one: now selected; pick-many: toggled).
    void chosen(const QString &code);
    /// The row got the focus.
    void activated();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showKey(int index);
    void refresh();
    void setMark(int index);
    void nameForReaders();

    Pick m_pick;
    QList<ChipOption> m_options;
    QList<Chip *> m_chips;
    QLabel *m_title;
    QWidget *m_flow;
    int m_mark = 0;
    bool m_keysHidden = false;
    bool m_current = false;
    bool m_deselectable = false;
};

} // namespace yuyi
