// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/suspectservice.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace yuyi {

class ChipRow;
class EmptyState;
class FlowBox;
class SplitView;
class SuspectDetail;
class SuspectsModel;

/// @brief Suspected label errors: a ranked list, filtered by reason, state and category, with details beside it. One key sends a
/// question back to review or keeps it.
class SuspectsView final : public QWidget
{
    Q_OBJECT
public:
    SuspectsView(PageContext context, QWidget *parent);

    void enter();
    void leave();
    bool isEntered() const { return m_entered; }
    void projectChanged(const Changes &changes);
    /// Called once by the page.
    void addCommands();
    void retranslate();
    /// Selects this question as soon as it is in the list.
    void look(const QuestionVersionId &version);

    SuspectRules rules() const;
    SuspectsModel *model() const { return m_model; }
    SuspectDetail *detail() const { return m_detail; }
    QTableView *table() const { return m_table; }
    /// Returns true if the list reflects the latest data and filters.
    bool isComplete() const { return m_complete; }
    const Suspect *current() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void goTo(const yuyi::Location &location);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Act { SendBack, Author, Stands, Again };

    QWidget *buildFilters();
    QWidget *buildList();
    void fit();
    void fitColumns();
    void fillChoices();
    void load();
    void compute();
    void showFilters();
    void showList();
    void showCurrent();
    void walk(int step);
    void nextReason();
    void act(Act what);
    void acted(Act what, const Suspect &suspect, const QString &note);
    void applyActed();
    void openInResults();
    void exportTable();
    bool mayAct() const;
    QList<Suspect> narrowed(bool byReason) const;
    SuspectState state() const;

    PageContext m_context;
    std::shared_ptr<const SuspectData> m_data;
    QList<Suspect> m_all;
    QHash<QuestionVersionId, Suspect> m_acted;   ///< questions that were changed here after m_data was read
    QuestionVersionId m_wanted;
    bool m_entered = false;
    bool m_loading = false;
    bool m_stale = false;
    bool m_complete = false;
    bool m_sending = false;
    quint64 m_request = 0;
    quint64 m_computing = 0;
    QTimer m_soon;

    ChipRow *m_reasons = nullptr;
    FlowBox *m_filters = nullptr;
    QComboBox *m_state = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_share = nullptr;
    QLabel *m_leastLabel = nullptr;
    QLabel *m_peopleLabel = nullptr;
    QLabel *m_blindLabel = nullptr;
    QSpinBox *m_least = nullptr;
    QSpinBox *m_people = nullptr;
    QSpinBox *m_blind = nullptr;
    QLabel *m_facts = nullptr;
    SplitView *m_split = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTableView *m_table = nullptr;
    SuspectsModel *m_model = nullptr;
    SuspectDetail *m_detail = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_busy = nullptr;
};

} // namespace yuyi
