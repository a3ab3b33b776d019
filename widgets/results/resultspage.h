// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/resultsdesk.h"
#include "widgets/shell/page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class Banner;
class ChartsView;
class ChipRow;
class CompareView;
class EmptyState;
class PageHeader;
class TablesView;
class ViewerView;

/// @brief What models answered: the paper's tables, charts, the items with all replies, and runs against runs. For leads and
/// experts.
class ResultsPage final : public Page
{
    Q_OBJECT
public:
    explicit ResultsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "tables", "charts", "items" or "compare"; `record`: a run to look at alone.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

    ResultsDesk *desk() const { return m_desk; }
    TablesView *tables() const { return m_tables; }
    ChartsView *charts() const { return m_charts; }
    ViewerView *viewer() const { return m_viewer; }
    CompareView *compare() const { return m_compare; }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Tab { Tables, Charts, Items, Compare };

    void addCommands();
    void addViewCommands();
    void addItemCommands();
    void build();
    QWidget *buildChoices();
    void open(Tab tab);
    void enterTab();
    void leaveTab();
    void offerChoices();
    void showState();
    void showActions();
    void chooseRuns();
    void importReplies();
    void walk(int step);
    void chooseAt(int position);
    QString choiceAt(int position) const;
    bool hasRuns() const;
    bool onItems() const;
    void retranslate();

    Tab m_tab = Tab::Tables;
    bool m_entered = false;
    bool m_tabEntered = false;
    RunId m_wanted;                  ///< to look at alone once the replies are there
    ResultsDesk *m_desk = nullptr;
    PageHeader *m_header = nullptr;
    ChipRow *m_tabs = nullptr;
    QWidget *m_choices = nullptr;
    ActionButton *m_import = nullptr;
    ActionButton *m_copy = nullptr;
    ActionButton *m_picture = nullptr;
    ActionButton *m_export = nullptr;
    ActionButton *m_runs = nullptr;
    QLabel *m_configurationLabel = nullptr;
    QComboBox *m_configuration = nullptr;
    QLabel *m_scorerLabel = nullptr;
    ChipRow *m_scorer = nullptr;
    QComboBox *m_items = nullptr;
    QCheckBox *m_examples = nullptr;
    QStackedWidget *m_stack = nullptr;
    QStackedWidget *m_views = nullptr;
    TablesView *m_tables = nullptr;
    ChartsView *m_charts = nullptr;
    ViewerView *m_viewer = nullptr;
    CompareView *m_compare = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_refused = nullptr;
    EmptyState *m_busy = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
