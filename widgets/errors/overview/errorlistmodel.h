// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/tables/rowtable.h"
#include "widgets/errors/errorspagedata.h"
#include "widgets/image/rowpictures.h"

namespace yuyi {

inline constexpr int errorListColumns = 6;

inline ErrorCaseId nameOf(const ReportedCase &one)
{
    return one.errorCase.id;
}

/// @brief The cases of a sample: item with its picture, question, the model's reply, key, error type and note.
class ErrorListModel final : public RowTable<ReportedCase, &nameOf, errorListColumns>
{
    Q_OBJECT
public:
    enum Column {
        Item,
        Stem,
        Reply,
        Key,
        Type,
        Note
    };

    ErrorListModel(PictureLoader &pictures, QObject *parent);

    void setCases(const std::shared_ptr<const ErrorsData> &data, const QList<ReportedCase> &cases);
    RowPictures &pictures() { return m_pictures; }

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString typeText(const ReportedCase &one) const;
    QString textOf(const ReportedCase &one, int column) const;
    void arrange(QList<ReportedCase> &rows, int column, Qt::SortOrder order) const override;

    RowPictures m_pictures;
    std::shared_ptr<const ErrorsData> m_data;
};

} // namespace yuyi
