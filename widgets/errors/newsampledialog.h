// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorsdesk.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief Which wrong answers are drawn: runs, number, spread; shows beforehand what each label would give. Draws them.
class NewSampleDialog final : public QDialog
{
    Q_OBJECT
public:
    NewSampleDialog(ErrorsDesk &desk, QWidget *parent);

Q_SIGNALS:
    void drawn(const yuyi::ErrorSampleId &id, int cases);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildForm();
    void fillRuns();
    ErrorSampleRequest request() const;
    void preview();
    void take(const SamplePreview &preview);
    void finish();

    ErrorsDesk &m_desk;
    QTimer m_soon;
    quint64 m_request = 0;
    bool m_drawing = false;
    bool m_drawWhenSeen = false;     ///< asked for while the shares were still being weighed
    QTableWidget *m_runs;
    QSpinBox *m_size;
    QComboBox *m_dimension;
    ChipRow *m_allocation;
    QCheckBox *m_misses;
    QSpinBox *m_seed;
    QSpinBox *m_experts;
    QTableWidget *m_shares;
    QLabel *m_state;
    ActionButton *m_action;
};

} // namespace yuyi
