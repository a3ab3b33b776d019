// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/linefield.h"

#include "widgets/controls/fields/textfield.h"

#include <QMetaMethod>

namespace yuyi {

LineField::LineField(QWidget *parent) : FieldOf(parent)
{
    m_count->hide();
    connect(this, &QLineEdit::textChanged, this, &LineField::count);
}

void LineField::setText(const QString &text)
{
    m_committed = text;
    QLineEdit::setText(text);
    setCursorPosition(0);
    count(); // also while its signals are blocked
}

void LineField::setCountVisible(bool visible)
{
    m_count->setVisible(visible);
    count();
}

void LineField::count()
{
    if (m_count->isHidden()) {
        setTextMargins(0, 0, 0, 0);
        return;
    }
    const int characters = characterCount(text());
    m_count->setText(characters > 0 ? QString::number(characters) : QString());
    m_count->ensurePolished();
    m_count->adjustSize();
    const QFontMetrics metrics = m_count->fontMetrics();
    const int room = qMax(metrics.horizontalAdvance(QStringLiteral("000")), m_count->width()) + 6;
    if (textMargins().right() != room)
        setTextMargins(0, 0, room, 0);
    m_count->move(width() - m_count->width() - 8, (height() - m_count->height()) / 2);
}

void LineField::keyPressEvent(QKeyEvent *event)
{
    if (handleKey(event))
        return;
    const bool enter = isEnter(*event);
    if (enter)
        commit();
    QLineEdit::keyPressEvent(event);
    // Whoever waits for Enter has taken it: what stands around the field would go on as well.
    if (enter && isSignalConnected(QMetaMethod::fromSignal(&QLineEdit::returnPressed)))
        event->accept();
}

void LineField::focusOutEvent(QFocusEvent *event)
{
    FieldOf::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setCursorPosition(0); // a text longer than its field is read from its beginning
}

void LineField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    count();
}

} // namespace yuyi
