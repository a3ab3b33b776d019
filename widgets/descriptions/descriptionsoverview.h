// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/descriptions/descriptionspagedata.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTableWidget;

namespace yuyi {

class ActionButton;
class BubbleChart;
class DescriptionRunsPanel;
class EmptyState;
class MatrixView;
class MeanScoresPanel;
class PracticeSwitch;
class ScoreFiles;
class ScorerPairsPanel;
class StateStack;

/// @brief Left: runs of descriptions with their judges. Right: the scores, with means by category, the agreement of judges and
/// people, and the differences of one pair of scorers.
class DescriptionsOverview final : public QWidget
{
    Q_OBJECT
public:
    DescriptionsOverview(DescriptionsPageData &pageData, QWidget *parent);

    void enter();
    /// Shows the current data of the page data.
    void refresh();
    void retranslate();
    /// Whether the figures are hidden and the person may stop scoring in order to see them.
    bool canOpenFigures() const;
    void openFigures();
    bool canReread() const;
    void reread();
    void nextGrouping();
    void nextPair();
    bool hasScores() const;
    bool hasPair() const;
    void exportScores();
    void exportMeans();
    void exportPairs();
    void exportPair();

    QScrollArea *reading() const { return m_scroll; }
    /// The list of runs and what is done with the selected one.
    DescriptionRunsPanel *runs() const { return m_runs; }
    QTableWidget *means() const;
    QTableWidget *pairs() const;
    MatrixView *matrix() const;
    BubbleChart *bubbles() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    QWidget *buildReport();
    void showReport();
    QString factsText(const DescriptionReport &report, int rereadable) const;
    /// Whether the figures shown may be exported; if not, tells the user why.
    bool mayLeave();

    DescriptionsPageData &m_pageData;
    ScoreFiles *m_files = nullptr;
    DescriptionRunsPanel *m_runs = nullptr;
    StateStack *m_stack = nullptr;
    QScrollArea *m_scroll = nullptr;
    PracticeSwitch *m_practice = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_facts = nullptr;
    MeanScoresPanel *m_means = nullptr;
    ScorerPairsPanel *m_pairs = nullptr;
    EmptyState *m_waiting = nullptr;
    ActionButton *m_open = nullptr;
};

} // namespace yuyi
