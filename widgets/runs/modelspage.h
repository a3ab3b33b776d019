// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/tabbedpage.h"

namespace yuyi {

class EndpointsView;
class NewRunView;
class PromptsView;
class RunsView;

/// @brief The page to run models: current runs, new runs, prompts and endpoints. For leads.
class ModelsPage final : public TabbedPage
{
    Q_OBJECT
public:
    enum Tab {
        Runs,
        New,
        Prompts,
        Endpoints
    };

    explicit ModelsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    /// `field`: "runs", "new", "prompts" or "endpoints"; `record`: a run or an endpoint.
    void show(const Location &location) override;
    using QWidget::show;

    Tab tab() const { return static_cast<Tab>(m_tab); }
    RunsView *runs() const { return m_runs; }
    NewRunView *newRun() const { return m_new; }
    PromptsView *prompts() const { return m_prompts; }
    EndpointsView *endpoints() const { return m_endpoints; }

private:
    void addCommands();
    void addRunCommands();
    bool mayUse() const;
    bool hasRuns() const;
    bool mayOpen(int tab) const override;
    EmptyState *insteadOfWork() const override;
    void build();
    void open(Tab tab) { openTab(tab); }
    void enterTab() override;
    void step(int by);
    void showBesides() override;
    void showWhatIsMissing();
    void showHiddenRuns();
    void retranslate() override;

    RunsView *m_runs = nullptr;
    StateStack *m_newRunStack = nullptr; ///< new runs, or that there is no endpoint
    NewRunView *m_new = nullptr;
    PromptsView *m_prompts = nullptr;
    EndpointsView *m_endpoints = nullptr;
    EmptyState *m_notForYou = nullptr;
};

} // namespace yuyi
