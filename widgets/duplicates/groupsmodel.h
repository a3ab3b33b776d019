// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"

#include <QAbstractListModel>
#include <QHash>
#include <QList>

namespace yuyi {

class PictureLoader;

/// Which groups the list shows.
enum class GroupView {
    Duplicates,
    Templates,
    Settled
};

/// @brief The groups of one view, most certain first.
class GroupsModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NumberRole = Qt::UserRole + 200,
        TitleRole,
        SubtitleRole,
        ThumbnailRole
    };

    explicit GroupsModel(PictureLoader &pictures, QObject *parent = nullptr);

    void setGroups(const QList<DuplicateGroup> &groups, const QHash<ImageId, Image> &images);
    void setView(GroupView view);
    GroupView view() const { return m_view; }
    /// Shows groups of at least this certainty (0…1) whose distances are at most `distance` (256: all).
    void setLimits(double certainty, int distance);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const DuplicateGroup *group(int row) const;
    int rowOf(const DuplicateGroupId &id) const;
    Image image(const ImageId &id) const { return m_images.value(id); }
    const QHash<ImageId, Image> &images() const { return m_images; }
    /// Returns a group with a null id if there is no such group.
    DuplicateGroup withId(const DuplicateGroupId &id) const;
    /// The number of groups in a view, regardless of the limits.
    int count(GroupView view) const;
    int shown() const { return static_cast<int>(m_rows.size()); }
    /// Open duplicates with at least this certainty (0…1) whose distances are at most `distance` (256: all) and whose kept image
    /// is not discarded.
    QList<DuplicateGroupId> openFrom(double certainty, int distance) const;
    /// Changes the state of a group in the list only; the caller writes it to the database.
    void setState(const DuplicateGroupId &id, GroupState state);
    void replace(const DuplicateGroup &group);
    void retranslate();

private:
    bool belongs(const DuplicateGroup &group) const;
    void refilter();

    PictureLoader &m_pictures;
    QList<DuplicateGroup> m_groups;
    QHash<ImageId, Image> m_images;
    QList<int> m_rows; ///< indexes into m_groups
    GroupView m_view = GroupView::Duplicates;
    double m_certainty = 0;
    int m_distance = 256;
};

} // namespace yuyi
