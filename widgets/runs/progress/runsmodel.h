// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/live.h"
#include "widgets/theme/tokens.h"

#include <QAbstractTableModel>

namespace yuyi {

/// The title of a run's state, also telling if another program runs it; and the tone of its badge.
QString stateText(const RunLive &run);
Tone stateTone(const RunLive &run);
/// The number of slots that count for the accuracy so far: correct, incorrect, miss and error.
qint64 countedSlots(const RunLive &run);

/// @brief The runs grouped by launch, newest launch first; imported runs are grouped by their items. Numbers are updated in
/// place; rows change only when runs are added or removed.
class RunsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Name,
        Configuration,
        State,
        Share,
        Accuracy,
        ColumnCount
    };
    enum Role {
        HeadingRole = Qt::UserRole + 1, ///< bool: the heading of a launch
        ToneRole,                       ///< int(Tone) of the state's badge
        ShareRole                       ///< double: share of the requests done, 0…1
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(const QList<RunLive> &runs);
    /// Whether the accuracy is shown with its interval, which needs a wider column.
    void setIntervals(bool shown);
    /// Updates the numbers of one run; an unknown run is ignored.
    void update(const RunLive &run);
    /// The run in this row; null for a heading or an invalid row.
    const RunLive *at(int row) const;
    int rowOf(const RunId &id) const;
    /// The first row with a run, from `row` on in the direction of `step`; −1: none.
    int runRow(int row, int step) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        RunId launch; ///< for imported runs: the launch of the newest run with the same items
        int run = -1; ///< index; −1: the heading
    };
    QString heading(const RunId &launch) const;
    QString text(const RunLive &run, int column) const;

    bool m_intervals = false;
    QList<RunLive> m_runs;
    QList<Row> m_rows;
};

} // namespace yuyi
