// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/items/validateditemsmodel.h"
#include "models/services/review/validationservice.h"
#include "widgets/shell/page/page.h"

#include <QScrollArea>

#include <optional>

class QLabel;

namespace yuyi {

class Badge;
class FactList;
class OptionCounts;
class PicturePane;
struct Fact;

/// One validated question beside the table: its pictures, figures, the counts of its options or written answers, and the comments of
/// those who answered.
class ValidatedItemPanel final : public QScrollArea
{
    Q_OBJECT
public:
    /// The commands "validate.…-item" must have been added.
    ValidatedItemPanel(PageContext context, QWidget *parent);

    /// No question is selected.
    void clear();
    /// Shows the figures; the detail follows when it is read.
    void show(const ValidatedItem &item, const ItemFigures &figures);
    using QWidget::show;
    void showDetail(const ValidationDetail &detail);
    void retranslate();
    PicturePane *pane() const { return m_pane; }
    /// Wide enough for the pictures and the buttons; there is no bar to scroll sideways.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFigures();
    QList<Fact> facts() const;
    QString waitsText() const;

    PageContext m_context;
    std::optional<ValidatedItem> m_item;
    ItemFigures m_figures;
    QList<ItemPicture> m_pictures;             ///< none until they are read
    std::optional<QList<PersonId>> m_waitsFor; ///< no value while it is being read
    PicturePane *m_pane;
    Badge *m_state;
    QLabel *m_name;
    QLabel *m_stem;
    OptionCounts *m_counts;
    FactList *m_factList;
    QLabel *m_notesTitle;
    QLabel *m_notes;
};

} // namespace yuyi
