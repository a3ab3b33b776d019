// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/flaggeditems.h"
#include "widgets/controls/tables/rowtable.h"
#include "widgets/image/rowpictures.h"

namespace yuyi {

inline constexpr int flaggedItemColumns = 6;

/// @brief Flagged items (questions with suspected label errors): picture, question, key against the option favoured by models
/// or people, models, people, score. Sorted by the displayed values.
class FlaggedItemsModel final : public RowTable<FlaggedItem, &FlaggedItem::version, flaggedItemColumns>
{
    Q_OBJECT
public:
    enum Column {
        Picture,
        Stem,
        Options,
        Models,
        People,
        Score
    };

    explicit FlaggedItemsModel(PictureLoader &pictures, QObject *parent = nullptr);

    void setFlaggedItems(const QList<FlaggedItem> &flaggedItems, const QHash<ImageId, Image> &images);
    RowPictures &pictures() { return m_pictures; }

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const FlaggedItem &flaggedItem, int column) const;
    void arrange(QList<FlaggedItem> &rows, int column, Qt::SortOrder order) const override;

    RowPictures m_pictures;
    QHash<ImageId, Image> m_images;
};

} // namespace yuyi
