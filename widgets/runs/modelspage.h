// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page.h"

class QStackedWidget;

namespace yuyi {

class Banner;
class ChipRow;
class EmptyState;
class EndpointsView;
class NewRunView;
class PageHeader;
class PromptsView;
class RunsView;

/// @brief The page to run models: current runs, new runs, prompts and endpoints. For leads.
class ModelsPage final : public Page
{
    Q_OBJECT
public:
    enum class Tab { Runs, New, Prompts, Endpoints };

    explicit ModelsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "runs", "new", "prompts" or "endpoints"; `record`: a run or an endpoint.
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

    Tab tab() const { return m_tab; }
    RunsView *runs() const { return m_runs; }
    NewRunView *newRun() const { return m_new; }
    PromptsView *prompts() const { return m_prompts; }
    EndpointsView *endpoints() const { return m_endpoints; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void addRunCommands();
    bool mayUse() const;
    void offerTabs();
    void open(Tab tab);
    void enterTab();
    void leaveTab();
    void step(int by);
    void showHeader();
    void showWhatIsMissing();
    void bringBackHidden();
    void fail(const QString &sentence);
    void retranslate();

    Tab m_tab = Tab::Runs;
    bool m_entered = false;
    bool m_asked = false;            ///< the tab was chosen by the person or a link
    PageHeader *m_header = nullptr;
    ChipRow *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    RunsView *m_runs = nullptr;
    QStackedWidget *m_newPlace = nullptr;
    NewRunView *m_new = nullptr;
    EmptyState *m_noEndpoint = nullptr;
    PromptsView *m_prompts = nullptr;
    EndpointsView *m_endpoints = nullptr;
    EmptyState *m_notForYou = nullptr;
    Banner *m_banner = nullptr;
    QList<QWidget *> m_buttons[4];   ///< buttons in the header, by tab
};

} // namespace yuyi
