// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QLabel;

namespace yuyi {

class Composition;

/// @brief A line edit that behaves like TextField: it commits on Enter and when it loses the focus, Esc emits escaped(), and input
/// methods are handled. After the commit, Enter and Ctrl+Enter are passed on to the page.
class LineField : public QLineEdit
{
    Q_OBJECT
public:
    explicit LineField(QWidget *parent = nullptr);

    /// Sets the text from code: emits no committed() and clears the undo steps.
    void setText(const QString &text);
    /// Shows the number of characters at the right end unless it is zero. Off by default.
    void setCountVisible(bool visible);
    void setWrong(bool wrong);
    bool isComposing() const;
    void commit();

Q_SIGNALS:
    /// The user left the field or pressed Enter or Ctrl+Enter, and the text has changed.
    void committed(const QString &text);
    void escaped();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void count();

    Composition *m_composition;
    QLabel *m_count;
    QString m_committed;
};

} // namespace yuyi
