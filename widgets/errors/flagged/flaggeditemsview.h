// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/flagged/flaggeditemscontroller.h"
#include "widgets/shell/page/page.h"

class QTableView;

namespace yuyi {

class EmptyState;
class PracticeSwitch;
class StateStack;
class FlaggedItemDetail;
class FlaggedItemFilters;
class FlaggedItemsModel;
class PicturePane;

/// @brief Suspected label errors: a ranked list, filtered by reason, state and category, with details beside it. One key sends a
/// question back to review or keeps it.
class FlaggedItemsView final : public QWidget
{
    Q_OBJECT
public:
    FlaggedItemsView(PageContext context, QWidget *parent);

    void enter();
    void leave();
    bool isEntered() const { return m_controller->isEntered(); }
    void projectChanged(const Changes &changes) { m_controller->projectChanged(changes); }
    /// Called once by the page.
    void addCommands();
    void retranslate();
    /// Whether the preset has gates, and the person may apply them.
    bool hasGates() const;
    /// Selects this question as soon as it is in the list.
    void look(const QuestionVersionId &version);

    FlaggedItemsModel *model() const { return m_model; }
    FlaggedItemDetail *detail() const { return m_detail; }
    /// The pictures of the question that is shown.
    PicturePane *pictures() const;
    QTableView *table() const { return m_table; }
    /// Returns true if the list reflects the latest data and filters.
    bool isComplete() const { return m_controller->isComplete(); }
    const FlaggedItem *current() const;

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    void goTo(const yuyi::Location &location);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Act = FlaggedItemsController::Act;

    void build();
    QWidget *buildList();
    void connectParts();
    void fit();
    void fitColumns();
    void showList();
    void showCurrent();
    void walk(int step);
    void act(Act what);
    void acted(Act what, const FlaggedItem &flaggedItem);
    void openInResults();
    void exportTable();
    void openGate();
    bool mayAct() const;

    PageContext m_context;
    FlaggedItemsController *m_controller = nullptr;
    QuestionVersionId m_wanted;
    PracticeSwitch *m_practice = nullptr;
    FlaggedItemFilters *m_filters = nullptr;
    StateStack *m_stack = nullptr;
    QTableView *m_table = nullptr;
    FlaggedItemsModel *m_model = nullptr;
    FlaggedItemDetail *m_detail = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
