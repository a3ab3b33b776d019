// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/items/validateditemsmodel.h"
#include "widgets/shell/page/page.h"

class QTableView;
class QTimer;

namespace yuyi {

class ChipRow;
class EmptyState;
class ItemsController;
class LineField;
class StateStack;
class ValidatedItemPanel;

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
    /// Whether there are several pictures to walk through.
    bool hasPictures() const;
    /// Goes on by so many pictures and stops at the ends.
    void stepPicture(int by);
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
    void addCommands();
    QWidget *buildList();
    void take(const std::shared_ptr<const ItemAnalysis> &table);
    void choose(ItemStanding choice);
    void showChoices();
    void fitColumns();
    void readDetail();
    void walk(int step);
    void goToItem(PageId page);
    void confirmOpening(const QList<ImageId> &images);
    void discuss();

    PageContext m_context;
    ItemsController *m_controller;
    QuestionVersionId m_shown;
    QuestionId m_shownQuestion;
    ImageId m_wanted;

    ValidatedItemsModel *m_model = nullptr;
    StateStack *m_stack = nullptr;
    ChipRow *m_choices = nullptr;
    LineField *m_search = nullptr;
    QTimer *m_searchTimer = nullptr;
    QTableView *m_table = nullptr;
    ValidatedItemPanel *m_detail = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
