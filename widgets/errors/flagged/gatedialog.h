// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/quotas/gateservice.h"
#include "models/services/session/latest.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ProjectAccess;

/// @brief Shows which questions a gate of the preset catches, and discards their images. Deletes itself when closed.
class GateDialog final : public QDialog
{
    Q_OBJECT
public:
    GateDialog(ProjectAccess &project, QWidget *parent);

    /// Stays open while images are being discarded, to say what became of it.
    void reject() override;

Q_SIGNALS:
    /// So many images were discarded.
    void applied(int images);

private:
    void fillGates();
    void preview();
    void take(const GatePreview &preview);
    void showQuestions(const GatePreview &preview);
    void apply();

    ProjectAccess &m_project;
    Latest m_latest;
    GatePreview m_seen;
    QComboBox *m_gates;
    QLabel *m_basis;
    QTableWidget *m_questions;
    QLabel *m_outcome;
    ActionButton *m_action;
    bool m_applying = false;
};

} // namespace yuyi
