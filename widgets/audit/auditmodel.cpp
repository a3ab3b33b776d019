// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/audit/auditmodel.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"

#include <QLocale>

namespace yuyi {

namespace {
constexpr int sliceSize = 200;
}

AuditModel::AuditModel(ProjectAccess &project, QObject *parent) : QAbstractTableModel(parent), m_project(project) {}

void AuditModel::setFilter(const EventFilter &filter)
{
    m_filter = filter;
    fetch(true);
}

void AuditModel::fetch(bool first)
{
    m_loading = true;
    const EventFilter filter = m_filter;
    const PersonId person = m_project.person().id;
    const qint64 before = first || m_lines.isEmpty() ? 0 : m_lines.constLast().event.sequence;
    m_project
        .read([filter, person, before](Stores &stores) {
            return AuditService(stores, person).page(filter, before, sliceSize);
        })
        .then(this, m_latest.only([this, first](const Result<AuditSlice> &slice) {
            m_loading = false;
            if (!slice) {
                m_more = false;
                Q_EMIT failed(slice.error());
                return;
            }
            m_more = slice->more;
            m_names = slice->names;
            if (first) {
                beginResetModel();
                m_lines = slice->lines;
                endResetModel();
                Q_EMIT loaded();
            } else if (!slice->lines.isEmpty()) {
                const int rows = static_cast<int>(m_lines.size());
                beginInsertRows({}, rows, rows + static_cast<int>(slice->lines.size()) - 1);
                m_lines.append(slice->lines);
                endInsertRows();
            }
        }));
}

int AuditModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int AuditModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AuditModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const AuditLine &line = m_lines.at(index.row());
    switch (index.column()) {
    case When: return momentText(line.event.createdAt);
    case Who: return line.who;
    case What: return line.what;
    case Image: return line.imageName;
    default: return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When: return tr("When");
    case Who: return tr("Who");
    case What: return tr("What");
    case Image: return tr("Image");
    default: return {};
    }
}

bool AuditModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_more && !m_loading;
}

void AuditModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        fetch(false);
}

void AuditModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    reload(); // sentences are made where they are read
}

} // namespace yuyi
