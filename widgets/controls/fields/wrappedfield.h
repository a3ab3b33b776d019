// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/textfield.h"

namespace yuyi {

/// @brief A line edit that shows the whole of a long text: it grows from one line to six and scrolls from there on, and it has the keys of
/// a LineField. Enter commits and emits returnPressed(). Shift+Enter begins a new line where lines are taken, and is Enter otherwise. ↑ in
/// the first line and ↓ in the last one commit and emit stepWanted(). Alt+Enter does nothing here: where it means something, whoever
/// watches the field takes it first. Line ends at the end of a pasted text are left out.
class WrappedField final : public TextField
{
    Q_OBJECT
public:
    static constexpr int mostLines = 6;

    explicit WrappedField(QWidget *parent = nullptr);

    /// Whether a text may have several lines. If not, line ends that are pasted become blanks; those of setText() stay. On by default.
    void setTakesLines(bool takes) { m_takesLines = takes; }
    /// In UTF-16 code units, as QLineEdit counts.
    int cursorPosition() const;
    void setCursorPosition(int position);
    /// Selects nothing.
    void moveToEnd();

Q_SIGNALS:
    void returnPressed();
    /// 1: down, −1: up.
    void stepWanted(int direction);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    /// Whether there is no line of the field in this direction.
    bool isAtEdge(int direction) const;

    bool m_takesLines = true;
};

} // namespace yuyi
