// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/services/review/acceptedreviewservice.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief Asks how to draw a sample of accepted images: method, dimension, size, seed.
class SampleDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `available`: the number of images that can be drawn.
    SampleDialog(const Preset &preset, qint64 available, QWidget *parent);

Q_SIGNALS:
    void confirmed(const yuyi::SampleRequest &request);

private:
    void explain();

    ChipRow *m_method;
    QComboBox *m_dimension;
    QLabel *m_explanation;
    QSpinBox *m_size;
    QLineEdit *m_seed;
    ActionButton *m_draw;
};

} // namespace yuyi
