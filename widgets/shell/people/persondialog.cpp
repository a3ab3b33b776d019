// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/persondialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLineEdit>

namespace yuyi {

PersonDialog::PersonDialog(QWidget *parent)
    : QDialog(parent), m_name(new QLineEdit(this)), m_roles(new ChipRow(ChipRow::Pick::Many, this)),
      m_message(plainLabel(this)), m_add(new ActionButton(tr("Add Person"), {}, ActionButton::Kind::Primary, this))
{
    setObjectName(QStringLiteral("personDialog"));
    setWindowTitle(tr("Add Person"));
    m_name->setObjectName(QStringLiteral("name"));
    m_add->setObjectName(QStringLiteral("add"));
    m_name->setMaxLength(80);
    auto *label = plainLabel(tr("Name"), this);
    setTextRole(label, TextRole::Soft);
    m_name->setAccessibleName(label->text());
    m_roles->setTitle(tr("Roles (select all that apply)"));
    QList<ChipOption> options;
    for (const auto &[role, code] : codesOf(Role{}))
        options.append({QString::fromUtf16(code), titleOf(role), {}, {}});
    m_roles->setOptions(options);
    m_roles->setSelected({codeOf(Role::Annotator)});
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));

    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    m_add->setDefault(true);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(label);
    column->addWidget(m_name);
    column->addWidget(m_roles);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(440));

    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_add, &QAbstractButton::clicked, this, &PersonDialog::submit);
    // What was refused is being mended.
    connect(m_name, &QLineEdit::textEdited, m_message, &QLabel::clear);
    connect(m_roles, &ChipRow::selectionChanged, m_message, &QLabel::clear);
}

void PersonDialog::setPerson(const QString &name, const QList<Role> &roles)
{
    setWindowTitle(tr("Edit Person"));
    m_add->setText(tr("Save"));
    m_name->setText(name);
    QStringList codes;
    for (const Role role : roles)
        codes.append(codeOf(role));
    m_roles->setSelected(codes);
}

void PersonDialog::submit()
{
    const QString name = m_name->text().simplified();
    QList<Role> roles;
    for (const QString &code : m_roles->selected()) {
        if (const auto role = fromCode<Role>(code))
            roles.append(*role);
    }
    if (name.isEmpty()) {
        refuse(tr("A person needs a name."));
        return;
    }
    if (roles.isEmpty()) {
        refuse(tr("Choose at least one role."));
        return;
    }
    m_message->clear();
    m_add->setEnabled(false);
    Q_EMIT wanted(name, roles);
}

void PersonDialog::refuse(const QString &sentence)
{
    m_add->setEnabled(true);
    m_message->setText(sentence);
}

} // namespace yuyi
