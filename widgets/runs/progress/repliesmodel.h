// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/services/runs/runner/live.h"

#include <QAbstractTableModel>
#include <QHash>

namespace yuyi {

class PictureLoader;

/// @brief The latest replies of a run, each with a picture. The newest reply comes first. Setting the same replies again changes
/// nothing.
class RepliesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Item,
        Letter,
        Verdict,
        Words,
        Time,
        ColumnCount
    };
    enum Role {
        HeadingRole = Qt::UserRole + 1,
        ToneRole,
        ShareRole
    };

    explicit RepliesModel(PictureLoader &pictures, QObject *parent = nullptr);

    void setReplies(const QList<LiveReply> &replies);
    /// Pictures of the run's items.
    void setImages(const QHash<QuestionVersionId, Image> &images);
    const LiveReply *at(int row) const;
    Image image(int row) const { return at(row) ? m_images.value(at(row)->slot.question) : Image(); }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    PictureLoader &m_pictures;
    QList<LiveReply> m_replies;
    QHash<QuestionVersionId, Image> m_images;
};

} // namespace yuyi
