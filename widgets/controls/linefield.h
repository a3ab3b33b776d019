// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QLabel;

namespace yuyi {

class Composition;

/// @brief One line of text with the manners of TextField: commits when left or on Enter, Esc emits escaped(), safe with
/// input methods. Enter and Ctrl+Enter are left to the page after the commit.
class LineField : public QLineEdit
{
    Q_OBJECT
public:
    explicit LineField(QWidget *parent = nullptr);

    /// From the program: emits no committed(), forgets undo steps.
    void setText(const QString &text);
    /// The number of characters at the right end, where there are any. Default off.
    void setCountVisible(bool visible);
    void setWrong(bool wrong);
    bool isComposing() const;
    void commit();

Q_SIGNALS:
    /// The person left the field, or pressed Enter or Ctrl+Enter, and the text is another than before.
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
