// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/resultspagedata.h"
#include "widgets/shell/page/tabbedpage.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

namespace yuyi {

class ActionButton;
class ChartsView;
class CompareView;
class EmptyState;
class PracticeSwitch;
class RescoreController;
class ResultsChoices;
class TablesView;
class ViewerView;

/// @brief What models answered: the paper's tables, charts, the items with all replies, and runs against runs. For leads and
/// experts.
class ResultsPage final : public TabbedPage
{
    Q_OBJECT
public:
    explicit ResultsPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    /// `field`: "tables", "charts", "items" or "compare"; `record`: a run to look at alone. Or "item", with a
    /// question's version.
    void show(const Location &location) override;
    using QWidget::show;

    ResultsPageData *pageData() const { return m_pageData; }
    TablesView *tables() const { return m_tables; }
    ChartsView *charts() const { return m_charts; }
    ViewerView *viewer() const { return m_viewer; }
    CompareView *compare() const { return m_compare; }

private:
    enum Tab {
        Tables,
        Charts,
        Items,
        Compare
    };

    void addCommands();
    void addViewCommands();
    void addItemCommands();
    void build();
    EmptyState *insteadOfWork() const override
    {
        return m_pageData->data()->runs.isEmpty() && m_pageData->data()->practiceLeftOut == 0
                 ? m_empty
                 : nullptr;
    }
    void showBesides() override;
    /// Shows the progress of the first reading with a button to stop it, or after that to start it again.
    void showReading();
    void pageDataChanged() override;
    void retranslate() override;
    void offerChoices();
    /// Returns true if the shown results may be exported; else shows the reason.
    bool mayLeave();
    void chooseRuns();
    void importReplies();
    void readMisses();
    /// Tells what went wrong, if the run is one that reads misses and was started here.
    void judgeEnded(const RunId &id, const QString &refusal);
    void compareWithOther();
    void walk(int step);
    void chooseAt(int position);
    QString choiceAt(int position) const;
    /// The page is shown and has replies.
    bool isOn() const { return isEntered() && isAtWork(); }
    bool isOn(Tab one) const { return isOn() && tab() == one; }

    RunId m_wanted;       ///< the run to show alone once the replies are read
    QSet<RunId> m_judges; ///< runs that read misses, started here and not ended
    QString m_unsaid;     ///< what went wrong with one while the page was not shown
    ResultsPageData *m_pageData = nullptr;
    RescoreController *m_rescoring = nullptr;
    ResultsChoices *m_choices = nullptr;
    PracticeSwitch *m_practice = nullptr;
    TablesView *m_tables = nullptr;
    ChartsView *m_charts = nullptr;
    ViewerView *m_viewer = nullptr;
    CompareView *m_compare = nullptr;
    EmptyState *m_empty = nullptr;
    ActionButton *m_reading = nullptr;
    QTimer m_look; ///< updates the progress of the first reading
    QElapsedTimer m_since;
};

} // namespace yuyi
