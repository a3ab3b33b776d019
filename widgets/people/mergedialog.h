// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/mergereport.h"
#include "models/services/session/jobcenter.h"
#include "widgets/shell/page/page.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QTableWidget;

namespace yuyi {

class ActionButton;
class ConflictPanel;

/// @brief Imports returned work packages. Shows what each would add and, for conflicts, both versions, between which the lead
/// chooses. After the import, the same table shows the result. Reading and merging are jobs; closing the dialog stops them.
class MergeDialog final : public QDialog
{
    Q_OBJECT
public:
    MergeDialog(const PageContext &context, const QStringList &files, QWidget *parent);

    void done(int result) override;

Q_SIGNALS:
    /// Emitted with the number of imported entries.
    void merged(int entries);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class State {
        Looking,
        Ready,
        Merging,
        Done,
        Failed
    };

    void build();
    void start(JobKind kind, bool dryRun);
    void follow();
    void ended(const JobId &id);
    void showFiles();
    void showState();
    void fitRows();
    MergeChoice choice() const;
    bool isWorking() const { return m_state == State::Looking || m_state == State::Merging; }
    int entries() const;
    int finishedPackages() const;

    PageContext m_context;
    QStringList m_files;
    State m_state = State::Looking;
    JobId m_job;
    MergeReport m_report;
    QString m_failure;
    QLabel *m_sentence = nullptr;
    QProgressBar *m_progress = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_refused = nullptr;
    QLabel *m_conflictTitle = nullptr;
    ConflictPanel *m_conflicts = nullptr;
    ActionButton *m_close = nullptr;
    ActionButton *m_merge = nullptr;
};

} // namespace yuyi
