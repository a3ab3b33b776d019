// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/results/resultspagedata.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace yuyi {

class ActionButton;
class ChipRow;
class EmptyState;
class ItemDetail;
class LineField;
class ViewerItemsModel;

/// @brief The item viewer: a filtered list for keyboard navigation, and the selected item with all answers beside it.
class ViewerView final : public QWidget
{
    Q_OBJECT
public:
    explicit ViewerView(ResultsPageData &pageData, QWidget *parent = nullptr);

    void enter();
    void leave();
    void refresh();
    /// Shows the items behind a figure. `what` describes them; `at` is selected (null: the first item).
    void narrow(const ViewerQuery &query, const QString &what, const QuestionVersionId &at);
    /// Shows all items again.
    void widen();
    /// Clears the view because another person acts.
    void forget();
    bool isNarrowed() const { return !m_what.isEmpty(); }
    void walk(int step);
    void find();
    void chooseFilter(int position);
    QString filterTitle(int position) const;
    ItemDetail *detail() const { return m_detail; }
    ViewerItemsModel *model() const { return m_model; }
    ViewerFilter filter() const;
    /// Returns true if the list shows the current selection.
    bool isComplete() const { return m_complete; }
    void retranslate();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    /// The result of one query for items.
    struct Found {
        QList<ViewerItem> items;
        QHash<ViewerFilter, int> counts;
    };

    QWidget *buildList();
    void fitList();
    void readImages(const QList<ViewerItem> &items);
    void fillChoices();
    void addCategory(const DimensionCode &code, const LabelCode &label, const QString &entry);
    void fillReasons();
    ViewerQuery query() const;
    void compute();
    void take(const Found &found);
    void showFilters();
    void showItem();
    void prefetch(int row);

    ResultsPageData &m_pageData;
    ViewerQuery m_scope; ///< runs and items of the figure
    QString m_what;      ///< description of the figure; empty: all items
    QHash<ViewerFilter, int> m_counts;
    QuestionVersionId m_shown;
    ImageId m_shownImage; ///< where images are listed
    Latest m_latest;
    bool m_active = false;
    bool m_complete = false;

    ChipRow *m_filters = nullptr;
    QLabel *m_whatText = nullptr;
    ActionButton *m_widen = nullptr;
    LineField *m_search = nullptr;
    QTimer *m_searchTimer = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_reason = nullptr;
    QTableView *m_table = nullptr;
    ViewerItemsModel *m_model = nullptr;
    EmptyState *m_empty = nullptr;
    ItemDetail *m_detail = nullptr;
};

} // namespace yuyi
