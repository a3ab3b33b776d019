// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/simulation.h"

#include <QDialog>
#include <QStringList>

class QSpinBox;

namespace yuyi {

class ChipRow;
class LineField;
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

/// @brief Asks for the number of simulated participants and how they answer. Deletes itself.
class DryRunDialog final : public QDialog
{
    Q_OBJECT
public:
    DryRunDialog(int count, QWidget *parent);

Q_SIGNALS:
    void chosen(yuyi::SimulatedKind kind, int count);

private:
    ChipRow *m_kind;
    QSpinBox *m_count;
};

} // namespace yuyi
