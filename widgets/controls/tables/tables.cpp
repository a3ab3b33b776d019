// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/tables.h"

#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QStyleOptionHeader>
#include <QTableView>
#include <QTableWidget>
#include <QTreeView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int narrowestColumn = 96; // a heading is never cut
constexpr int besideHeading = 28;   // what the style takes at both sides of its words

/// A heading stands where its column's values stand: numbers right, words left, without every model saying so twice.
class Header final : public QHeaderView
{
public:
    Header(Qt::Orientation orientation, QWidget *parent) : QHeaderView(orientation, parent)
    {
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        setHighlightSections(false);
        setSectionsClickable(true);
        setStretchLastSection(true);
    }

protected:
    /// The style keeps the cells' room at the right of the words as well, and does not count it.
    QSize sectionSizeFromContents(int section) const override
    {
        QSize size = QHeaderView::sectionSizeFromContents(section);
        QString words = model()->headerData(section, orientation()).toString();
        if (isSortIndicatorShown() && sortIndicatorSection() == section)
            words += QStringLiteral(" ↓");
        size.setWidth(std::max(size.width(), fontMetrics().size(0, words).width() + Theme::of(this).px(besideHeading)));
        return size;
    }

    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        align(option, section);
        if (!isSortIndicatorShown() || sortIndicatorSection() != section)
            return;
        // Beside the words, on the side where there is room, and as large as they are.
        option->sortIndicator = QStyleOptionHeader::None;
        const QChar mark = sortIndicatorOrder() == Qt::AscendingOrder ? u'↑' : u'↓';
        option->text = option->textAlignment & Qt::AlignRight ? QString(mark % u' ' % option->text) : QString(option->text % u' ' % mark);
    }

private:
    void align(QStyleOptionHeader *option, int section) const
    {
        if (model()->headerData(section, orientation(), Qt::TextAlignmentRole).isValid())
            return;
        const QVariant ofValues = model()->index(0, section, rootIndex()).data(Qt::TextAlignmentRole);
        if (ofValues.isValid())
            option->textAlignment = ofValues.value<Qt::Alignment>() | Qt::AlignVCenter;
    }
};

void prepareView(QAbstractItemView *view, bool framed)
{
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setTabKeyNavigation(false);
    setStyleProperty(view, "framed", framed);
}

} // namespace

void prepareTable(QTableView *table, bool framed)
{
    prepareView(table, framed);
    table->setHorizontalHeader(new Header(Qt::Horizontal, table));
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    const int height = QFontMetrics(Theme::of(table).font(TextRole::Body)).height() + 2 * spacing::small;
    rows->setMinimumSectionSize(height);
    rows->setDefaultSectionSize(height);
    // The font scale may change while the table is open.
    QObject::connect(&Theme::of(table), &Theme::changed, table, [table] {
        const int now = QFontMetrics(Theme::of(table).font(TextRole::Body)).height() + 2 * spacing::small;
        table->verticalHeader()->setMinimumSectionSize(now);
        table->verticalHeader()->setDefaultSectionSize(now);
    });
}

void prepareTree(QTreeView *tree, bool framed)
{
    prepareView(tree, framed);
    tree->setHeader(new Header(Qt::Horizontal, tree));
    tree->setUniformRowHeights(true);
}

QTableWidget *makeTable(int columns, QWidget *parent, int wideColumn)
{
    auto *table = new QTableWidget(0, columns, parent);
    prepareTable(table, false);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    QHeaderView *header = table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(Theme::of(parent).px(narrowestColumn));
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(wideColumn < 0 ? columns - 1 : wideColumn, QHeaderView::Stretch);
    return table;
}

} // namespace yuyi
