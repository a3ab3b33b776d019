// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief Asks who should get reassigned tasks, and why.
class GiveDialog final : public QDialog
{
    Q_OBJECT
public:
    GiveDialog(const QList<Person> &people, int entries, QWidget *parent);
    void refuse(const QString &sentence);

Q_SIGNALS:
    void wanted(const yuyi::PersonId &to, const QString &note);

private:
    ChipRow *m_people;
    QLineEdit *m_note;
    QLabel *m_message;
    ActionButton *m_give;
};

} // namespace yuyi
