// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/wrappedfield.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace yuyi {

namespace {
constexpr int lineMargin = 3; // pixels: one line is as high as a LineField
} // namespace

WrappedField::WrappedField(QWidget *parent) : TextField(parent)
{
    document()->setDocumentMargin(lineMargin);
    setLines(1, mostLines);
    setCountVisible(false);
}

int WrappedField::cursorPosition() const
{
    return textCursor().position();
}

void WrappedField::setCursorPosition(int position)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(qBound(0, position, document()->characterCount() - 1));
    setTextCursor(cursor);
}

void WrappedField::moveToEnd()
{
    moveCursor(QTextCursor::End);
}

bool WrappedField::isAtEdge(int direction) const
{
    const QTextCursor cursor = textCursor();
    const QTextBlock block = cursor.block();
    document()->documentLayout()->blockBoundingRect(block); // divides it into lines
    const QTextLine line = block.layout()->lineForTextPosition(cursor.positionInBlock());
    const int number = line.isValid() ? line.lineNumber() : 0;
    if (direction < 0)
        return !block.previous().isValid() && number == 0;
    return !block.next().isValid() && number >= block.layout()->lineCount() - 1;
}

void WrappedField::keyPressEvent(QKeyEvent *event)
{
    if (handleKey(event))
        return;
    const auto held = event->modifiers() & ~Qt::KeypadModifier;
    const bool up = event->key() == Qt::Key_Up;
    if (isEnter(*event)) {
        event->accept();
        if (held == Qt::ShiftModifier && m_takesLines) {
            if (!isReadOnly())
                insertPlainText(QStringLiteral("\n"));
            ensureCursorVisible();
        } else if (held == Qt::NoModifier || held == Qt::ShiftModifier) {
            commit();
            Q_EMIT returnPressed();
        }
    } else if ((up || event->key() == Qt::Key_Down) && held == Qt::NoModifier && !isComposing() && isAtEdge(up ? -1 : 1)) {
        event->accept();
        commit();
        Q_EMIT stepWanted(up ? -1 : 1);
    } else {
        TextField::keyPressEvent(event);
    }
}

void WrappedField::insertFromMimeData(const QMimeData *source)
{
    if (!canInsertFromMimeData(source))
        return;
    static const QRegularExpression end(QStringLiteral("[\\r\\n\\x{2028}\\x{2029}]+$"));
    static const QRegularExpression between(QStringLiteral("[\\r\\n\\x{2028}\\x{2029}]+"));
    QString text = source->text().remove(end);
    if (!m_takesLines)
        text.replace(between, QStringLiteral(" "));
    QMimeData words;
    words.setText(text);
    TextField::insertFromMimeData(&words);
}

} // namespace yuyi
