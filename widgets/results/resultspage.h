// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/resultsdesk.h"
#include "widgets/shell/tabbedpage.h"

#include <QElapsedTimer>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;

namespace yuyi {

class ActionButton;
class ChartsView;
class ChipRow;
class CompareView;
class EmptyState;
class PracticeSwitch;
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

    ResultsDesk *desk() const { return m_desk; }
    TablesView *tables() const { return m_tables; }
    ChartsView *charts() const { return m_charts; }
    ViewerView *viewer() const { return m_viewer; }
    CompareView *compare() const { return m_compare; }

private:
    enum Tab { Tables, Charts, Items, Compare };

    void addCommands();
    void addViewCommands();
    void addItemCommands();
    void build();
    QWidget *buildChoices();
    EmptyState *insteadOfWork() const override { return m_desk->data()->runs.isEmpty() && m_desk->data()->practiceLeftOut == 0 ? m_empty : nullptr; }
    void showBesides() override;
    /// How far the first reading is, and a way to stop it; once stopped, one to begin anew.
    void showReading();
    void deskChanged() override;
    void retranslate() override;
    void offerChoices();
    /// Whether what is in sight may leave the program; says why where it may not.
    bool mayLeave();
    void chooseRuns();
    void importReplies();
    void rescore();
    /// Replies that another version of a scorer read make the button for it appear.
    void lookForOutdated();
    void rescored(const JobId &id);
    void walk(int step);
    void chooseAt(int position);
    QString choiceAt(int position) const;
    /// The page is shown and has replies.
    bool isOn() const { return isEntered() && isAtWork(); }
    bool isOn(Tab one) const { return isOn() && tab() == one; }

    bool m_outdated = false;         ///< some replies were read by another version of a scorer
    JobId m_rescoring;               ///< null: none of this page's is running
    RunId m_wanted;                  ///< to look at alone once the replies are there
    ResultsDesk *m_desk = nullptr;
    ActionButton *m_runs = nullptr;
    QLabel *m_configurationLabel = nullptr;
    QComboBox *m_configuration = nullptr;
    QLabel *m_scorerLabel = nullptr;
    ChipRow *m_scorer = nullptr;
    QComboBox *m_items = nullptr;
    QCheckBox *m_examples = nullptr;
    PracticeSwitch *m_practice = nullptr;
    QComboBox *m_study = nullptr;
    TablesView *m_tables = nullptr;
    ChartsView *m_charts = nullptr;
    ViewerView *m_viewer = nullptr;
    CompareView *m_compare = nullptr;
    EmptyState *m_empty = nullptr;
    ActionButton *m_reading = nullptr;
    QTimer m_look;                   ///< while the replies are read for the first time
    QElapsedTimer m_since;
};

} // namespace yuyi
