// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/groupsmodel.h"

#include "models/items/pictureloader.h"
#include "widgets/duplicates/pairtext.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int thumbnailEdge = 160;

bool isWithin(const DuplicateGroup &group, double certainty, int distance)
{
    return group.certainty >= certainty
        && std::all_of(group.members.begin(), group.members.end(),
                       [distance](const DuplicateMember &m) { return m.figures.distance <= distance; });
}

GroupView viewOf(const DuplicateGroup &group)
{
    if (group.state != GroupState::Open)
        return GroupView::Settled;
    return group.verdict == DuplicateVerdict::Duplicate ? GroupView::Duplicates : GroupView::Templates;
}

} // namespace

GroupsModel::GroupsModel(PictureLoader &pictures, QObject *parent)
    : QAbstractListModel(parent),
      m_pictures(pictures)
{
    connect(&m_pictures, &PictureLoader::thumbnailReady, this, [this] {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1), {ThumbnailRole});
    });
}

void GroupsModel::setGroups(const QList<DuplicateGroup> &groups, const QHash<ImageId, Image> &images)
{
    m_groups = groups;
    m_images = images;
    std::stable_sort(m_groups.begin(), m_groups.end(),
                     [](const DuplicateGroup &a, const DuplicateGroup &b) { return a.certainty > b.certainty; });
    refilter();
}

void GroupsModel::setView(GroupView view)
{
    m_view = view;
    refilter();
}

void GroupsModel::setLimits(double certainty, int distance)
{
    m_certainty = certainty;
    m_distance = distance;
    refilter();
}

bool GroupsModel::belongs(const DuplicateGroup &group) const
{
    if (viewOf(group) != m_view)
        return false;
    if (m_view == GroupView::Settled)
        return true;
    return isWithin(group, m_certainty, m_distance);
}

void GroupsModel::refilter()
{
    beginResetModel();
    m_rows.clear();
    for (int i = 0; i < m_groups.size(); ++i) {
        if (belongs(m_groups.at(i)))
            m_rows.append(i);
    }
    endResetModel();
}

int GroupsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const DuplicateGroup *GroupsModel::group(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_groups.at(m_rows.at(row)) : nullptr;
}

int GroupsModel::rowOf(const DuplicateGroupId &id) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_groups.at(m_rows.at(row)).id == id)
            return row;
    }
    return -1;
}

DuplicateGroup GroupsModel::withId(const DuplicateGroupId &id) const
{
    const auto found = std::find_if(m_groups.begin(), m_groups.end(), [&](const DuplicateGroup &one) { return one.id == id; });
    return found != m_groups.end() ? *found : DuplicateGroup();
}

int GroupsModel::count(GroupView view) const
{
    return static_cast<int>(std::count_if(m_groups.begin(), m_groups.end(),
                                          [view](const DuplicateGroup &group) { return viewOf(group) == view; }));
}

QList<DuplicateGroupId> GroupsModel::openFrom(double certainty, int distance) const
{
    QList<DuplicateGroupId> ids;
    for (const DuplicateGroup &group : m_groups) {
        if (viewOf(group) == GroupView::Duplicates && isWithin(group, certainty, distance)
            && m_images.value(group.kept).stage != Stage::Discarded)
            ids.append(group.id);
    }
    return ids;
}

void GroupsModel::setState(const DuplicateGroupId &id, GroupState state)
{
    for (int i = 0; i < m_groups.size(); ++i) {
        if (m_groups.at(i).id != id)
            continue;
        m_groups[i].state = state;
        const auto row = m_rows.indexOf(i);
        if (row >= 0 && !belongs(m_groups.at(i))) {
            beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
            m_rows.removeAt(row);
            endRemoveRows();
        }
        return;
    }
}

void GroupsModel::replace(const DuplicateGroup &group)
{
    for (int i = 0; i < m_groups.size(); ++i) {
        if (m_groups.at(i).id != group.id)
            continue;
        m_groups[i] = group;
        if (const auto row = m_rows.indexOf(i); row >= 0)
            Q_EMIT dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)));
        return;
    }
}

void GroupsModel::retranslate()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

QVariant GroupsModel::data(const QModelIndex &index, int role) const
{
    const DuplicateGroup *one = group(index.row());
    if (!one)
        return {};
    switch (role) {
    case TitleRole:
        return tr("%1 % · %n image(s)", nullptr, static_cast<int>(one->members.size()) + 1)
            .arg(QString::number(one->certainty * 100, 'f', 1));
    case SubtitleRole:
        if (one->state == GroupState::Confirmed)
            return tr("confirmed");
        if (one->state == GroupState::Dismissed)
            return tr("not duplicates");
        return one->members.isEmpty() ? QString() : pairtext::shortKind(one->members.last().figures.kind);
    case ThumbnailRole:
        return m_pictures.thumbnail(m_images.value(one->kept), thumbnailEdge);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(m_images.value(one->kept).names.value(0), data(index, SubtitleRole).toString());
    default:
        return {};
    }
}

} // namespace yuyi
