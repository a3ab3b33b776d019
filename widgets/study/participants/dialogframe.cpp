// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/dialogframe.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DialogFrame)
};

constexpr int dialogWidth = 460;

} // namespace

DialogFrame makeDialogFrame(QDialog *dialog, const QString &title, const QString &hint, const QString &action)
{
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinimumWidth(Theme::of(dialog).px(dialogWidth));
    DialogFrame made;
    made.form = new QFormLayout;
    made.form->setHorizontalSpacing(spacing::medium);
    made.form->setVerticalSpacing(spacing::small);
    made.hint = plainLabel(hint, dialog);
    made.hint->setWordWrap(true);
    setTextRole(made.hint, TextRole::Soft);
    auto *cancel = new ActionButton(Tr::tr("Cancel"), {}, ActionButton::Kind::Plain, dialog);
    made.action = new ActionButton(action, {}, ActionButton::Kind::Primary, dialog);
    made.action->setObjectName(QStringLiteral("dialogAction"));
    made.action->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(made.action);
    made.column = new QVBoxLayout(dialog);
    made.column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    made.column->setSpacing(spacing::medium);
    made.column->addLayout(made.form);
    made.column->addWidget(made.hint);
    made.column->addLayout(buttons);
    QObject::connect(cancel, &QAbstractButton::clicked, dialog, &QDialog::reject);
    return made;
}

} // namespace yuyi
