// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

class QLabel;

namespace yuyi {

class Composition;

/// Characters as a person counts them (a combined sign or emoji is one).
int characterCount(const QString &text);

/// @brief A text area that grows with its text, counts characters and speaks when the person is done.
///
/// Ctrl+Z is the field's own. Tab goes on. Esc emits escaped(). Ctrl+Enter commits and is left to the page. An input
/// method's Enter neither commits nor makes a line.
class TextField : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit TextField(QWidget *parent = nullptr);

    QString text() const { return toPlainText(); }
    /// From the program: forgets undo steps, emits no committed().
    void setText(const QString &text);
    /// Height in lines of text; grows from the first to the second. Default 2…8. Equal numbers: fixed.
    void setLines(int least, int most);
    /// The count in the lower right corner. Default on.
    void setCountVisible(bool visible);
    /// Above this count the number turns to attention ("61/50"); 0 means no limit. Nothing is cut off.
    void setAdvisedLength(int characters);
    /// Red border, for what blocks.
    void setWrong(bool wrong);
    /// Still composing with an input method: what toPlainText() gives is not final.
    bool isComposing() const;
    /// Emits committed() when the text changed since the last time (or since setText()).
    void commit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The person left the field or pressed Ctrl+Enter, and the text is another than before.
    void committed(const QString &text);
    void escaped();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fit();
    void count();
    int heightOf(int lines) const;

    Composition *m_composition;
    QLabel *m_count;
    QString m_committed;
    int m_least = 2;
    int m_most = 8;
    int m_advised = 0;
    bool m_countVisible = true;
    int m_fitted = -1;
};

} // namespace yuyi
