// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "widgets/descriptions/descriptionsdesk.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QTableWidget;
class QTreeWidget;

namespace yuyi {

class ActionButton;
class BarChart;
class BubbleChart;
class ChipRow;
class EmptyState;
class MatrixView;
class PracticeSwitch;

/// @brief Left: runs of descriptions with their judges. Right: the scores, with means by category, the agreement of judges and
/// people, and the differences of one pair of scorers.
class DescriptionsOverview final : public QWidget
{
    Q_OBJECT
public:
    DescriptionsOverview(DescriptionsDesk &desk, QWidget *parent);

    void enter();
    /// Shows the current data of the desk.
    void refresh();
    void retranslate();
    /// The run of descriptions, or the judge's run, that is selected in the list.
    RunId marked() const;
    RunId toMark() const;
    /// Whether the selected run can be continued, or is active here or elsewhere.
    bool canGoOn() const;
    bool isAtWork() const;
    void goOn();
    void pause();
    void hideRun();
    void showHidden();
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
    QTreeWidget *runs() const { return m_runs; }
    QTableWidget *means() const { return m_means; }
    QTableWidget *pairs() const { return m_pairs; }
    MatrixView *matrix() const { return m_matrix; }
    BubbleChart *bubbles() const { return m_bubbles; }
    BarChart *bars() const { return m_bars; }

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    QWidget *buildList();
    QWidget *buildReport();
    void showRuns();
    void showReport();
    void showMeans();
    void showBars();
    void showPairs();
    void showPair();
    void offerGroupings();
    const Dimension *grouping() const;
    QString summary(const DescriptionRun &run) const;
    const DescriptionRun *line(const RunId &id) const;
    void save(const QString &suggestion, const QByteArray &table);
    PrintFigure printedMeans() const;
    PrintFigure printedPair(PrintFigure figure) const;
    void saveFigures(const QList<std::pair<QString, PrintFigure>> &figures);
    void tell(const Result<> &saved);
    /// Whether the figures shown may be exported; if not, tells the user why.
    bool mayLeave();

    DescriptionsDesk &m_desk;
    QString m_grouping;
    QList<ScorerPair> m_list;
    QTreeWidget *m_runs = nullptr;
    QLabel *m_runState = nullptr;
    QStackedWidget *m_stack = nullptr;
    QScrollArea *m_scroll = nullptr;
    PracticeSwitch *m_practice = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_facts = nullptr;
    ChipRow *m_by = nullptr;
    QLabel *m_meansTitle = nullptr;
    QTableWidget *m_means = nullptr;
    BarChart *m_bars = nullptr;
    QLabel *m_pairsTitle = nullptr;
    QTableWidget *m_pairs = nullptr;
    QLabel *m_pairNote = nullptr;
    QLabel *m_matrixTitle = nullptr;
    MatrixView *m_matrix = nullptr;
    BubbleChart *m_bubbles = nullptr;
    EmptyState *m_waiting = nullptr;
    ActionButton *m_open = nullptr;
};

} // namespace yuyi
