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

/// @brief Runs of descriptions with their judges at the left; at the right what the scores say: means by category, how far judges and
/// people agree, and for one pair of scorers where they differ.
class DescriptionsOverview final : public QWidget
{
    Q_OBJECT
public:
    DescriptionsOverview(DescriptionsDesk &desk, QWidget *parent);

    void enter();
    /// Shows what the desk holds.
    void refresh();
    void retranslate();
    /// The run, or the judge's run, that is marked in the list.
    RunId marked() const;
    RunId toMark() const;
    /// The marked run could go on; is at work here or elsewhere.
    bool canGoOn() const;
    bool isAtWork() const;
    void goOn();
    void pause();
    void hideRun();
    /// The figures are hidden, and the person may give up scoring to see them.
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
    /// Whether what is shown may leave the program; says why where it may not.
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
