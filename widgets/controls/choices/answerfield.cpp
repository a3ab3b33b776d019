// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/answerfield.h"

#include "models/domain/annotation/written.h"

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
    LineField::focusInEvent(event);
    // Whoever comes back goes on writing; a click says where.
    if (event->reason() != Qt::MouseFocusReason && !hasSelectedText())
        end(false);
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
