// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/history/auditservice.h"
#include "models/services/session/latest.h"

#include <QAbstractTableModel>

namespace yuyi {

class ProjectAccess;

/// @brief Table model of the events of a filter, newest first. Events are loaded in slices while scrolling, so even a million
/// events cost only what is viewed.
class AuditModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        When,
        Who,
        What,
        Image,
        ColumnCount
    };

    explicit AuditModel(ProjectAccess &project, QObject *parent = nullptr);

    /// Sets the filter and reloads from the newest event.
    void setFilter(const EventFilter &filter);
    const EventFilter &filter() const { return m_filter; }
    void reload() { setFilter(m_filter); }
    const AuditLine &at(int row) const { return m_lines.at(row); }
    /// Names of the people, images and other records in the events.
    const AuditNames &names() const { return m_names; }
    bool isLoading() const { return m_loading; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    void retranslate();

Q_SIGNALS:
    /// The first slice has been loaded.
    void loaded();
    void failed(const yuyi::Error &error);

private:
    void fetch(bool first);

    ProjectAccess &m_project;
    EventFilter m_filter;
    QList<AuditLine> m_lines;
    AuditNames m_names;
    bool m_more = false;
    bool m_loading = false;
    Latest m_latest;
};

} // namespace yuyi
