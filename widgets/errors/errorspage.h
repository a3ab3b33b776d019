// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorsdesk.h"
#include "widgets/shell/page.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class Banner;
class ChipRow;
class CodingView;
class EmptyState;
class ErrorsOverview;
class PageHeader;

/// @brief Why models are wrong: samples of wrong answers, what experts found in them, and the screen where they say so. For
/// leads and experts.
class ErrorsPage final : public Page
{
    Q_OBJECT
public:
    explicit ErrorsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "overview" or "code"; `record`: a case to code.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

    ErrorsDesk *desk() const { return m_desk; }
    ErrorsOverview *overview() const { return m_overview; }
    CodingView *coding() const { return m_coding; }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Tab { Overview, Code };

    void addCommands();
    void addOverviewCommands();
    void build();
    QWidget *buildSampleBar();
    void open(Tab tab);
    void enterTab();
    void leaveTab();
    void openCase(const ErrorCaseId &id);
    void deskChanged();
    void showState();
    void offerSamples();
    void newSample();
    void topUp();
    void addType();
    bool isLead() const;
    bool hasSample() const { return m_desk->sample() != nullptr; }
    bool onOverview() const { return m_entered && m_tab == Tab::Overview && hasSample(); }
    void retranslate();

    Tab m_tab = Tab::Overview;
    bool m_entered = false;
    bool m_tabEntered = false;
    ErrorSampleId m_coded;           ///< the sample the coding screen shows
    ErrorCaseId m_wanted;            ///< to open once the samples are there
    ErrorsDesk *m_desk = nullptr;
    PageHeader *m_header = nullptr;
    ChipRow *m_tabs = nullptr;
    ActionButton *m_new = nullptr;
    ActionButton *m_type = nullptr;
    ActionButton *m_table = nullptr;
    ActionButton *m_book = nullptr;
    QWidget *m_bar = nullptr;
    QComboBox *m_samples = nullptr;
    QLabel *m_progress = nullptr;
    ActionButton *m_topUp = nullptr;
    QStackedWidget *m_stack = nullptr;
    QStackedWidget *m_views = nullptr;
    ErrorsOverview *m_overview = nullptr;
    CodingView *m_coding = nullptr;
    EmptyState *m_noRuns = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_refused = nullptr;
    EmptyState *m_busy = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
