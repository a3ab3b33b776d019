// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/reasonprompt.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

ReasonPrompt::ReasonPrompt(const QString &title, const QString &text, const QString &question,
                           const QString &action, QWidget *parent)
    : QDialog(parent), m_reason(new TextField(this)),
      m_do(new ActionButton(action, QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("reasonPrompt"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    auto *what = plainLabel(text, this);
    what->setWordWrap(true);
    auto *label = plainLabel(question, this);
    label->setWordWrap(true);
    setTextRole(label, TextRole::Soft);
    label->setBuddy(m_reason);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAccessibleName(question);
    m_reason->setCountVisible(false);
    m_do->setObjectName(QStringLiteral("give"));
    m_do->setDefault(true);
    m_do->setEnabled(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_do);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(what);
    column->addWidget(label);
    column->addWidget(m_reason);
    column->addStretch(1);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(480));
    connect(m_reason, &QPlainTextEdit::textChanged, this,
            [this] { m_do->setEnabled(!m_reason->text().trimmed().isEmpty()); });
    connect(m_reason, &TextField::escaped, this, &QDialog::reject);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_do, &QAbstractButton::clicked, this, &ReasonPrompt::give);
    setTabOrder(m_reason, cancel);
    setTabOrder(cancel, m_do);
    m_reason->setFocus();
}

void ReasonPrompt::give()
{
    const QString reason = m_reason->text().trimmed();
    accept();
    Q_EMIT given(reason);
}

void ReasonPrompt::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (m_do->isEnabled())
            give();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
