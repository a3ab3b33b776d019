// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/suspects.h"
#include "widgets/controls/rowtable.h"
#include "widgets/image/rowpictures.h"

namespace yuyi {

inline constexpr int suspectColumns = 6;

/// @brief Questions with suspected label errors: picture, question, key against the option favoured by models or people, models,
/// people, score. Sorted by the displayed values.
class SuspectsModel final : public RowTable<Suspect, &Suspect::version, suspectColumns>
{
    Q_OBJECT
public:
    enum Column { Picture, Stem, Options, Models, People, Score };

    explicit SuspectsModel(PictureLoader &pictures, QObject *parent = nullptr);

    void setSuspects(const QList<Suspect> &suspects, const QHash<ImageId, Image> &images);
    RowPictures &pictures() { return m_pictures; }

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const Suspect &suspect, int column) const;
    void arrange(QList<Suspect> &rows, int column, Qt::SortOrder order) const override;

    RowPictures m_pictures;
    QHash<ImageId, Image> m_images;
};

} // namespace yuyi
