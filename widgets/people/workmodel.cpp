// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/workmodel.h"

#include "models/domain/clock.h"
#include "models/domain/moments.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/session/projectaccess.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int sliceSize = 200;

struct Slice {
    QList<WorkRow> rows;
    qint64 total = 0;
};

} // namespace

QString lasting(const QDateTime &since, const QDateTime &now)
{
    const qint64 minutes = std::max<qint64>(0, since.secsTo(now) / 60);
    if (minutes < 60)
        return WorkModel::tr("%n min", "how long", static_cast<int>(minutes));
    if (minutes < 48 * 60)
        return WorkModel::tr("%n h", "how long", static_cast<int>(minutes / 60));
    return WorkModel::tr("%n day(s)", "how long", static_cast<int>(minutes / (24 * 60)));
}

WorkModel::WorkModel(ProjectAccess &project, QObject *parent) : QAbstractTableModel(parent), m_project(project) {}

void WorkModel::setFilter(const WorkFilter &filter)
{
    m_filter = filter;
    m_names.clear();
    for (const yuyi::Person &person : m_project.people())
        m_names.insert(person.id, person.name);
    fetch(true);
}

void WorkModel::fetch(bool first)
{
    m_loading = true;
    WorkFilter filter = m_filter;
    filter.limit = first ? std::max<int>(sliceSize, static_cast<int>(m_rows.size())) : sliceSize;
    filter.offset = first ? 0 : static_cast<int>(m_rows.size());
    const PersonId person = m_project.person().id;
    m_project
        .read([filter, person](Stores &stores) -> Result<Slice> {
            AssignmentService service(stores, person);
            const auto rows = service.work(filter);
            if (!rows)
                return passOn(rows);
            const auto total = service.countWork(filter);
            if (!total)
                return passOn(total);
            return Slice{*rows, *total};
        })
        .then(this, m_latest.only([this, first](const Result<Slice> &slice) {
            m_loading = false;
            if (!slice) {
                Q_EMIT failed(slice.error());
                return;
            }
            m_total = slice->total;
            if (first) {
                beginResetModel();
                m_rows = slice->rows;
                endResetModel();
                Q_EMIT loaded();
            } else if (!slice->rows.isEmpty()) {
                const int rows = static_cast<int>(m_rows.size());
                beginInsertRows({}, rows, rows + static_cast<int>(slice->rows.size()) - 1);
                m_rows.append(slice->rows);
                endInsertRows();
            }
        }));
}

int WorkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int WorkModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant WorkModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const WorkRow &row = m_rows.at(index.row());
    if (role == Qt::ToolTipRole && !row.assignment.note.isEmpty())
        return row.assignment.note;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto moment = [](const QDateTime &time) {
        return time.isValid() ? momentText(time) : QString();
    };
    const bool tip = role == Qt::ToolTipRole;
    switch (index.column()) {
    case Image: return row.imageName;
    case Person: return m_names.value(row.assignment.person);
    case TaskColumn:
        return tip ? titleOf(row.assignment.origin) : titleOf(row.assignment.task);
    case State: return titleOf(row.state);
    case Since:
        return tip ? moment(row.assignment.createdAt)
                   : lasting(row.assignment.createdAt, row.assignment.doneAt.isValid() ? row.assignment.doneAt
                                                                                       : currentTime());
    case Until: return moment(row.assignment.reservedUntil);
    default: return {};
    }
}

QVariant WorkModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Image: return tr("Image");
    case Person: return tr("Person");
    case TaskColumn: return tr("Task");
    case State: return tr("State");
    case Since: return tr("Time open");
    case Until: return tr("Reserved until");
    default: return {};
    }
}

bool WorkModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_loading && m_rows.size() < m_total;
}

void WorkModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        fetch(false);
}

void WorkModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace yuyi
