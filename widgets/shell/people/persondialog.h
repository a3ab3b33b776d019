// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief Asks for a person's name and roles.
class PersonDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PersonDialog(QWidget *parent);
    /// Fills the dialog to edit an existing person.
    void setPerson(const QString &name, const QList<Role> &roles);
    /// Shows an error message in the dialog.
    void refuse(const QString &sentence);

Q_SIGNALS:
    void wanted(const QString &name, const QList<yuyi::Role> &roles);

private:
    void submit();

    QLineEdit *m_name;
    ChipRow *m_roles;
    QLabel *m_message;
    ActionButton *m_add;
};

} // namespace yuyi
