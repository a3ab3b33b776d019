// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/answerfield.h"

#include "models/domain/annotation/written.h"

#include <QApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>

namespace yuyi {

AnswerField::AnswerField(QWidget *parent) : LineField(parent)
{
    setMaxLength(longestWritten);
    connect(this, &QLineEdit::textEdited, this, &AnswerField::changed);
    connect(this, &QLineEdit::returnPressed, this, &AnswerField::submitted);
    retranslate();
}

void AnswerField::retranslate()
{
    setPlaceholderText(tr("Write the answer"));
    setAccessibleName(tr("Written answer"));
}

void AnswerField::focusInEvent(QFocusEvent *event)
{
    const bool selected = hasSelectedText();
    LineField::focusInEvent(event);
    // Whoever comes back goes on writing; a click says where. A field that was reached by a key selects all of its text, and the next
    // letter would take its place.
    if (event->reason() != Qt::MouseFocusReason && !selected)
        end(false);
}

void AnswerField::inputMethodEvent(QInputMethodEvent *event)
{
    m_composed = event->preeditString();
    LineField::inputMethodEvent(event);
}

void AnswerField::finishComposing()
{
    if (!isComposing())
        return;
    QGuiApplication::inputMethod()->commit();
    // Some input methods do that only when they begin again, some not at all.
    if (isComposing())
        QGuiApplication::inputMethod()->reset();
    if (!isComposing())
        return;
    QInputMethodEvent done;
    done.setCommitString(m_composed);
    QApplication::sendEvent(this, &done);
}

void AnswerField::keyPressEvent(QKeyEvent *event)
{
    // The Enter that submitted the last answer may still be held.
    if (isEnter(*event) && event->isAutoRepeat())
        event->accept();
    else
        LineField::keyPressEvent(event);
}

} // namespace yuyi
