// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"
#include "models/services/session/latest.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class ProjectAccess;
class PromptPreview;

/// @brief The prompt of one item as it will be sent with one endpoint and configuration, below its title and size.
class PromptPanel final : public QWidget
{
    Q_OBJECT
public:
    /// What is to be shown.
    struct Wanted {
        RunPlan plan;
        EndpointId endpoint;
        PlannedConfiguration configuration;
        QString title;
        int item = 0; ///< index among the items of the plan
        qsizetype items = 0;
    };

    explicit PromptPanel(ProjectAccess &project, QWidget *parent = nullptr);

    /// Reads a prompt and shows it. What is shown stays until then, except for the title.
    void show(const Wanted &wanted);
    using QWidget::show;
    /// Shows why there is no prompt.
    void showNothing(const QString &sentence);
    /// Shows that the items are being read.
    void showReading();
    /// Ignores the prompt that is being read.
    void cancel() { m_latest.drop(); }
    PromptPreview *prompt() const { return m_prompt; }
    void retranslate();

private:
    void take(const Wanted &wanted, const Result<SentPrompt> &prompt);

    ProjectAccess &m_project;
    QLabel *m_title;
    QLabel *m_facts;
    PromptPreview *m_prompt;
    Latest m_latest;
};

} // namespace yuyi
