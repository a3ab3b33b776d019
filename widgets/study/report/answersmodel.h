// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/lists.h"
#include "models/services/studyreports/report.h"

#include <QAbstractTableModel>

#include <memory>

namespace yuyi {

/// @brief Answers of participants: who, which item, what was chosen, the key, right or wrong, the time, what happened.
class AnswersModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Person,
        Item,
        Chosen,
        Key,
        State,
        Time,
        Flags,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setAnswers(const std::shared_ptr<const StudyReport> &report, const QList<TrialIndex> &trials);
    const QList<TrialIndex> &trials() const { return m_trials; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const StudyReport> m_report;
    QList<TrialIndex> m_trials;
};

} // namespace yuyi
