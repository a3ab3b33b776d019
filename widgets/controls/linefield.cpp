// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/linefield.h"

#include "widgets/controls/composition.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/textfield.h"
#include "widgets/theme/theme.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMetaMethod>

namespace yuyi {

LineField::LineField(QWidget *parent)
    : QLineEdit(parent), m_composition(new Composition(this)), m_count(plainLabel(this))
{
    setTextRole(m_count, TextRole::Small);
    m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_count->hide();
    connect(this, &QLineEdit::textChanged, this, &LineField::count);
}

void LineField::setText(const QString &text)
{
    m_committed = text;
    QLineEdit::setText(text);
    setCursorPosition(0);
    count();   // also while its signals are blocked
}

void LineField::setCountVisible(bool visible)
{
    m_count->setVisible(visible);
    count();
}

void LineField::setWrong(bool wrong)
{
    setStyleProperty(this, "wrong", wrong);
}

bool LineField::isComposing() const
{
    return m_composition->active();
}

void LineField::commit()
{
    if (text() == m_committed)
        return;
    m_committed = text();
    Q_EMIT committed(m_committed);
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

bool LineField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (m_composition->swallows(*key) || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            commit();
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void LineField::keyPressEvent(QKeyEvent *event)
{
    if (m_composition->swallows(*event)) {
        event->accept();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) {
        commit();
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            event->ignore();
            return;
        }
    }
    if (event->key() == Qt::Key_Escape) {
        event->accept();
        Q_EMIT escaped();
        return;
    }
    QLineEdit::keyPressEvent(event);
    // Whoever waits for Enter has taken it: what stands around the field would go on as well.
    if (enter && isSignalConnected(QMetaMethod::fromSignal(&QLineEdit::returnPressed)))
        event->accept();
}

void LineField::inputMethodEvent(QInputMethodEvent *event)
{
    m_composition->note(*event);
    QLineEdit::inputMethodEvent(event);
}

void LineField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    commit();
    if (event->reason() != Qt::ActiveWindowFocusReason)
        setCursorPosition(0);   // a text longer than its field is read from its beginning
}

void LineField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    count();
}

void LineField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        count();
}

} // namespace yuyi
