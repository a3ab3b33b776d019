// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/extractions/extractionservice.h"
#include "models/services/session/latest.h"
#include "widgets/results/resultspagedata.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;

namespace yuyi {

class ActionButton;

/// @brief Sets up the run in which a model reads the misses of another: which run, which model, what it costs, and the first prompt as it
/// will be sent.
class JudgeDialog final : public QDialog
{
    Q_OBJECT
public:
    JudgeDialog(ResultsPageData &pageData, QWidget *parent);
    ~JudgeDialog() override;

Q_SIGNALS:
    /// The run is stored; it has to be started.
    void made(const yuyi::RunId &run);
    /// Its failed requests are being asked again.
    void retried(const yuyi::RunId &run);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Weighing;
    QWidget *buildForm();
    void fillRuns();
    void readEndpoints();
    void changed();
    void weigh();
    void takeEstimate(const Result<LaunchEstimate> &estimate);
    void send();
    void readJudge();
    void showJudge();
    void retry();
    ExtractionPlan plan() const;

    ResultsPageData &m_pageData;
    QTimer m_soon;
    std::shared_ptr<Weighing> m_weighing; ///< the newest; older ones are stopped
    Latest m_latestPreview;
    Latest m_latestEndpoints;
    Latest m_latestJudge;
    std::optional<ExtractionRun> m_judge; ///< of the chosen run and model; no value: it was not asked yet
    bool m_sending = false;
    bool m_budgetSet = false; ///< by the person; else a run that is there keeps its own, which is shown
    QComboBox *m_run = nullptr;
    QComboBox *m_endpoint = nullptr;
    QDoubleSpinBox *m_budget = nullptr;
    QPlainTextEdit *m_sent = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_asked = nullptr;
    ActionButton *m_retry = nullptr;
    ActionButton *m_action = nullptr;
};

} // namespace yuyi
