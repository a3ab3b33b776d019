// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/notedialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

NoteDialog::NoteDialog(const QString &title, const QString &question, const QString &action, QWidget *parent)
    : QDialog(parent),
      m_situation(plainLabel(this)),
      m_question(plainLabel(question, this)),
      m_text(new TextField(this)),
      m_action(new ActionButton(action, QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    for (QLabel *label : {m_situation, m_question})
        label->setWordWrap(true);
    m_situation->hide();
    m_question->setBuddy(m_text);
    m_text->setLines(3, 10);
    m_text->setAccessibleName(question);
    m_text->setMinimumWidth(Theme::of(this).px(480));
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(m_situation);
    column->addWidget(m_question);
    column->addWidget(m_text);
    column->addLayout(buttons);
    m_action->setEnabled(false);
    m_action->setAutoDefault(false);
    cancel->setAutoDefault(false);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_action->setEnabled(!m_text->text().trimmed().isEmpty()); });
    connect(m_text, &TextField::escaped, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &NoteDialog::finish);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    m_text->setFocus();
}

void NoteDialog::setSituation(const QString &text)
{
    m_situation->setText(text);
    m_situation->show();
    setTextRole(m_question, TextRole::Soft);
}

void NoteDialog::finish()
{
    const QString note = m_text->text().trimmed();
    if (note.isEmpty() || m_text->isComposing())
        return;
    accept();
    Q_EMIT noted(note);
}

void NoteDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
