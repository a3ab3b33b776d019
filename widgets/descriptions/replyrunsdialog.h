// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/descriptions/scoredreplies.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ProjectAccess;

/// @brief A lead ticks the runs of questions whose replies people score. A run whose tick is removed is no longer scored; its scores are
/// kept.
class ReplyRunsDialog final : public QDialog
{
    Q_OBJECT
public:
    ReplyRunsDialog(ProjectAccess &project, QWidget *parent);

Q_SIGNALS:
    /// The choice is saved. `first`: the first run that was not chosen before; null if there is none.
    void saved(const yuyi::RunId &first);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void read();
    void fill();
    void save();

    ProjectAccess &m_project;
    QList<ScorableRun> m_runs;
    QTableWidget *m_table = nullptr;
    QLabel *m_state = nullptr;
    ActionButton *m_action = nullptr;
};

} // namespace yuyi
