// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/participantnamedialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/study/participants/dialogframe.h"

#include <QFormLayout>

namespace yuyi {

namespace {

constexpr int nameLength = 100;

} // namespace

ParticipantNameDialog::ParticipantNameDialog(const QString &code, const QString &name, QWidget *parent)
    : QDialog(parent), m_name(new LineField(this))
{
    const DialogFrame made = makeDialogFrame(
        this, tr("Name of %1").arg(code),
        tr("The name is stored in a separate list, so that you can find a person who wants to withdraw. "
           "To store no name, leave the field empty."),
        tr("Save"));
    m_name->setObjectName(QStringLiteral("participantName"));
    m_name->setMaxLength(nameLength);
    m_name->setText(name);
    m_name->setAccessibleName(tr("Name"));
    made.form->addRow(tr("Name"), m_name);
    connect(made.action, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(m_name->text().trimmed());
        accept();
    });
    m_name->setFocus();
}

} // namespace yuyi
