// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QKeyEvent;
class QLabel;

namespace yuyi {

class Chip;

/// @brief One choice of a ChipRow. `key` is filled in (1…9, 0) when empty; `code` is what selected() speaks of.
struct ChipOption {
    QString code;
    QString text;
    QString key;
    QString tip;
};

/// @brief A row of chips (wrapping), pick one or pick many, with an optional small title above.
///
/// The row as a whole takes the focus; digits (also full-width) choose, ←/→ move the mark, Space or Enter chooses the
/// marked one. A page that wants digits to act without focus calls handleKey() of its current row (see ChipForm).
class ChipRow : public QWidget
{
    Q_OBJECT
public:
    enum class Pick { One, Many };

    explicit ChipRow(Pick pick = Pick::One, QWidget *parent = nullptr);

    Pick pick() const { return m_pick; }
    void setTitle(const QString &title);
    QString title() const;
    /// Replaces all choices; what is still there stays selected.
    void setOptions(const QList<ChipOption> &options);
    const QList<ChipOption> &options() const { return m_options; }
    Chip *chip(const QString &code) const;

    /// No key caps on the chips, for rows that only switch a view; until the next setOptions().
    void hideKeys();
    /// Selected codes in the order of the options.
    QStringList selected() const;
    /// The selected code of a pick-one row; empty when none.
    QString selectedOne() const { return selected().value(0); }
    /// Selects without emitting signals. Unknown codes are ignored; a pick-one row takes the first.
    void setSelected(const QStringList &codes);
    void setSelectedOne(const QString &code) { setSelected(code.isEmpty() ? QStringList() : QStringList{code}); }
    /// Pick-one rows normally keep one choice once made; with true the same key takes it back.
    void setDeselectable(bool deselectable) { m_deselectable = deselectable; }

    /// The dimension the digits act on: title and key squares take the accent.
    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }

    /// Digits, full-width digits and letters that are a chip's key. True when the key was used.
    bool handleKey(const QKeyEvent &event);
    /// As if the person clicked the chip. False when there is no such code or it is disabled.
    bool choose(const QString &code);


Q_SIGNALS:
    /// By the person, not by setSelected().
    void selectionChanged();
    /// The person chose this one (pick-one: now selected; pick-many: toggled).
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
    void refresh();
    void setMark(int index);
    void nameForReaders();

    Pick m_pick;
    QList<ChipOption> m_options;
    QList<Chip *> m_chips;
    QLabel *m_title;
    QWidget *m_flow;
    int m_mark = 0;
    bool m_current = false;
    bool m_deselectable = false;
};

} // namespace yuyi
