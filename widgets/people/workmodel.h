// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/session/latest.h"

#include <QAbstractTableModel>
#include <QHash>

namespace yuyi {

class ProjectAccess;

/// @brief The assigned work: person, task and date. Rows are loaded in slices while scrolling.
class WorkModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Image,
        Person,
        TaskColumn,
        State,
        Since,
        Until,
        ColumnCount
    };

    explicit WorkModel(ProjectAccess &project, QObject *parent = nullptr);

    void setFilter(const WorkFilter &filter);
    const WorkFilter &filter() const { return m_filter; }
    void reload() { setFilter(m_filter); }
    const WorkRow &at(int row) const { return m_rows.at(row); }
    qint64 total() const { return m_total; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    void retranslate();

Q_SIGNALS:
    void loaded();
    void failed(const yuyi::Error &error);

private:
    void fetch(bool first);

    ProjectAccess &m_project;
    WorkFilter m_filter;
    QList<WorkRow> m_rows;
    QHash<PersonId, QString> m_names;
    qint64 m_total = 0;
    bool m_loading = false;
    Latest m_latest;
};

/// The duration from `since` to `now`: "3 days", "2 h", "5 min".
QString lasting(const QDateTime &since, const QDateTime &now);

} // namespace yuyi
