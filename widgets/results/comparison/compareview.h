// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/compareservice.h"
#include "models/services/session/latest.h"
#include "widgets/results/resultspagedata.h"

#include <QWidget>

#include <atomic>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QTableWidget;

namespace yuyi {

class ComparisonsModel;
class EmptyState;
class OutcomeTable;
class PairsView;

/// @brief One run against another or against all others, on the questions both have answered: difference with its interval,
/// McNemar's test, and the items that changed either way. An item opens in the viewer.
class CompareView final : public QWidget
{
    Q_OBJECT
public:
    explicit CompareView(ResultsPageData &pageData, QWidget *parent = nullptr);
    ~CompareView() override;

    void enter();
    void leave();
    void refresh();
    void forget();
    void walk(int step);
    void openChanged();
    void exportComparisons();
    /// Swaps the two runs. There is no second run when comparing with all others.
    void swap();
    bool maySwap() const;
    bool hasComparison() const;
    bool isComplete() const { return m_complete; }
    ComparisonsModel *model() const { return m_model; }
    void retranslate();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildChanged(QTableWidget *&table, QLabel *&title, bool gained);
    void fillRuns();
    void compute();
    void computePairs(const Latest::Question &question);
    void openPair(const RunId &first, const RunId &second);
    void fitColumns();
    void take(const QList<Comparison> &comparisons);
    void sortBy(int column);
    void fitTable();
    void showChanged();
    void openItems(const QuestionVersionId &at, bool gained);
    const Comparison *current() const;

    ResultsPageData &m_pageData;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    Latest m_latest;
    bool m_active = false;
    bool m_complete = false;
    int m_sorted = -1; ///< sorted column
    Qt::SortOrder m_order = Qt::AscendingOrder;
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QLabel *m_firstLabel = nullptr;
    QLabel *m_secondLabel = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QTableView *m_table = nullptr;
    ComparisonsModel *m_model = nullptr;
    QLabel *m_words = nullptr;
    OutcomeTable *m_outcomes = nullptr;
    PairsView *m_pairs = nullptr;
    QLabel *m_gainedTitle = nullptr;
    QLabel *m_lostTitle = nullptr;
    QTableWidget *m_gained = nullptr;
    QTableWidget *m_lost = nullptr;
};

} // namespace yuyi
