// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorsdesk.h"

#include <QAbstractTableModel>

namespace yuyi {

/// @brief Cases of a sample: item, question, what the model said, key, error type, note.
class ErrorListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Item, Stem, Reply, Key, Type, Note, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setCases(const std::shared_ptr<const ErrorsData> &data, const QList<ReportedCase> &cases);
    const QList<ReportedCase> &cases() const { return m_cases; }
    int rowOf(const ErrorCaseId &id) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString typeText(const ReportedCase &one) const;

    std::shared_ptr<const ErrorsData> m_data;
    QList<ReportedCase> m_cases;
};

} // namespace yuyi
