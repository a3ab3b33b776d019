// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/itemanalysis.h"

#include <QAbstractTableModel>
#include <QHash>

#include <memory>
#include <vector>

namespace yuyi {

/// Item analysis of a whole project at one moment. Made on the reader thread, shared and immutable.
struct ItemAnalysis {
    ItemVotes votes;
    std::vector<ItemFigures> figures; ///< one for each item of `votes`
};

/// Which questions the table shows.
enum class ItemStanding {
    All,
    Open,
    Passed,
    Failed,
    Discussed,
    KeyInDoubt,
    Flagged,
    Negative,
    NonFunctioning,
    Rapid,
    Former
};

inline constexpr CodeTable<ItemStanding, 11> codesOf(ItemStanding)
{
    return {{{ItemStanding::All, u"all"},
             {ItemStanding::Open, u"open"},
             {ItemStanding::Passed, u"passed"},
             {ItemStanding::Failed, u"failed"},
             {ItemStanding::Discussed, u"discussed"},
             {ItemStanding::KeyInDoubt, u"key-in-doubt"},
             {ItemStanding::Flagged, u"flagged"},
             {ItemStanding::Negative, u"below-zero"},
             {ItemStanding::NonFunctioning, u"dead"},
             {ItemStanding::Rapid, u"hasty"},
             {ItemStanding::Former, u"former"}}};
}
/// Whether a question belongs to `choice`. Former versions belong only to `Former`.
bool belongsTo(ItemStanding choice, const ValidatedItem &item, const ItemFigures &figures);

/// @brief The validated questions with the figures from their votes. Sorts and filters in memory, for up to 100,000 votes.
/// GUI thread.
class ValidatedItemsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        ImageName,
        Stem,
        State,
        Round,
        Votes,
        Difficulty,
        IntervalColumn,
        Discrimination,
        MostAttractive,
        NonFunctioning,
        Flags,
        Seconds,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::shared_ptr<const ItemAnalysis> table);
    void setChoice(ItemStanding choice);
    /// Shows only questions whose stem or image name contains `text`, ignoring case; empty: all.
    void setText(const QString &text);
    ItemStanding choice() const { return m_choice; }
    /// The number of questions that belong to a choice.
    int countOf(ItemStanding choice) const { return m_counts.value(static_cast<int>(choice)); }

    const std::shared_ptr<const ItemAnalysis> &table() const { return m_table; }
    /// Index into the table's items; −1 if there is no such row.
    int itemAt(int row) const;
    int rowOf(const QuestionVersionId &version) const;
    /// The first row of an image; −1 if there is none.
    int rowOf(const ImageId &image) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    void retranslate();

private:
    void list();
    void order();
    QString text(int item, int column) const;
    QString tip(int item, int column) const;

    std::shared_ptr<const ItemAnalysis> m_table;
    std::vector<int> m_rows;
    QHash<int, int> m_counts;
    ItemStanding m_choice = ItemStanding::All;
    QString m_text;
    int m_sortColumn = Difficulty;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// "0.42", or a short reason why there is no value.
QString discriminationText(const ItemFigures &figures);

} // namespace yuyi
