// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QSpinBox;

namespace yuyi {

class TextField;

/// @brief Asks how many participants to add, and their names, one per line. Deletes itself.
class AddPeopleDialog final : public QDialog
{
    Q_OBJECT
public:
    AddPeopleDialog(int count, QWidget *parent);

Q_SIGNALS:
    void chosen(int count, const QStringList &names);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    QStringList names() const;

    QSpinBox *m_count;
    TextField *m_names;
};

} // namespace yuyi
