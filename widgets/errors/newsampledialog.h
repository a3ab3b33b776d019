// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/errors/errorspagedata.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ChipRow;

/// @brief Asks how to draw a sample of wrong answers: runs, size and stratification. Shows in advance how many cases each label
/// would get, and draws the sample.
class NewSampleDialog final : public QDialog
{
    Q_OBJECT
public:
    NewSampleDialog(ErrorsPageData &pageData, QWidget *parent);

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

    ErrorsPageData &m_pageData;
    QTimer m_soon;
    Latest m_latest;
    bool m_drawing = false;
    bool m_drawWhenSeen = false; ///< drawing was requested before the preview was ready
    QTableWidget *m_runs;
    QComboBox *m_rightIn;
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
