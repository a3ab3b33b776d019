// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/simulation.h"

#include <QDialog>

class QSpinBox;

namespace yuyi {

class ChipRow;

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
