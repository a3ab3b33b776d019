// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reasondialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

ReasonDialog::ReasonDialog(const QString &title, const QString &sentence, QWidget *parent)
    : QDialog(parent),
      m_text(new TextField(this)),
      m_send(new ActionButton(tr("Return"), keyText(QKeySequence(Qt::CTRL | Qt::Key_Return)),
                              ActionButton::Kind::Primary, this))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(Theme::of(this).px(480), 0);
    auto *label = plainLabel(sentence, this);
    label->setWordWrap(true);
    label->setBuddy(m_text);
    m_text->setLines(3, 10);
    m_text->setAccessibleName(sentence);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_send);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(label);
    column->addWidget(m_text);
    column->addLayout(buttons);
    m_send->setAutoDefault(false);
    cancel->setAutoDefault(false);
    m_send->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_send->setEnabled(!m_text->text().trimmed().isEmpty()); });
    connect(m_text, &TextField::escaped, this, &QDialog::reject);
    connect(m_send, &QAbstractButton::clicked, this, &ReasonDialog::send);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    m_text->setFocus();
}

void ReasonDialog::send()
{
    const QString reason = m_text->text().trimmed();
    if (reason.isEmpty() || m_text->isComposing())
        return;
    accept();
    Q_EMIT confirmed(reason);
}

void ReasonDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        send();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
