// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/items/validateditemsmodel.h"
#include "models/services/review/validationservice.h"
#include "widgets/shell/page.h"

class QLabel;
class QScrollArea;
class QStackedWidget;
class QTableView;
class QTimer;

namespace yuyi {

class Badge;
class ChipRow;
class EmptyState;
class FactList;
class ImageViewer;
class LineField;
class OptionCounts;
class SplitView;

/// @brief Item analysis for leads: the figures of each question to sort and filter by, and the selected question with its
/// picture, the counts of its options and the comments.
class ItemsView final : public QWidget
{
    Q_OBJECT
public:
    ItemsView(PageContext context, QWidget *parent);

    void enter();
    void leave();
    /// Selects the question of an image.
    void show(const Location &location);
    void projectChanged(const Changes &changes);
    void retranslate();
    using QWidget::show;

    ValidatedItemsModel *model() const { return m_model; }
    int currentItem() const;

Q_SIGNALS:
    void goTo(const yuyi::Location &location);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);
    /// The figures are (newly) there.
    void loaded();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    /// The data of the detail view besides the figures.
    void addCommands();
    QWidget *buildList();
    QWidget *buildDetail();
    void load();
    void take(const std::shared_ptr<const ItemAnalysis> &table);
    void choose(ItemStanding choice);
    void showChoices();
    void fitColumns();
    void readDetail();
    void showDetail(const ValidationDetail &detail);
    void showFigures();
    QString waitsText() const;
    void openImported();
    void discuss();
    void walk(int step);

    PageContext m_context;
    bool m_active = false;
    bool m_loading = false;
    bool m_stale = false;
    quint64 m_request = 0;
    quint64 m_detailRequest = 0;
    QuestionVersionId m_shown;
    QuestionId m_shownQuestion;
    std::optional<QList<PersonId>> m_waitsFor;   ///< for the question shown; no value while it is being read
    ImageId m_wanted;
    QString m_pending;

    ValidatedItemsModel *m_model = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ChipRow *m_choices = nullptr;
    LineField *m_search = nullptr;
    QTimer *m_searchTimer = nullptr;
    QTableView *m_table = nullptr;
    QScrollArea *m_detail = nullptr;
    ImageViewer *m_viewer = nullptr;
    Badge *m_state = nullptr;
    QLabel *m_stem = nullptr;
    OptionCounts *m_counts = nullptr;
    FactList *m_facts = nullptr;
    QLabel *m_notesTitle = nullptr;
    QLabel *m_notes = nullptr;
    QLabel *m_name = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_busy = nullptr;
};

} // namespace yuyi
