// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yuyi {

class LineField;

/// @brief Edits the name behind a pseudonym. Deletes itself.
class ParticipantNameDialog final : public QDialog
{
    Q_OBJECT
public:
    ParticipantNameDialog(const QString &code, const QString &name, QWidget *parent);

Q_SIGNALS:
    void chosen(const QString &name);

private:
    LineField *m_name;
};

} // namespace yuyi
