// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runlive.h"
#include "widgets/theme/tokens.h"

#include <QAbstractTableModel>

namespace yuyi {

/// What the state of a run is called, with who is at it; and how it is coloured.
QString stateText(const RunLive &run);
Tone stateTone(const RunLive &run);
/// Slots with a response that counts: of them the accuracy so far is.
qint64 countedSlots(const RunLive &run);

/// @brief Runs under the launch they were started with, newest launch first; imported ones under their items. Numbers change in place; rows move only when runs
/// come or go.
class RunsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Configuration, State, Share, Accuracy, ColumnCount };
    enum Role {
        HeadingRole = Qt::UserRole + 1,   ///< bool: the line over a launch
        ToneRole,                         ///< int(Tone) of the state's badge
        ShareRole                         ///< double 0…1 of the requests
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(const QList<RunLive> &runs);
    /// The accuracy with its interval; needs more room.
    void setIntervals(bool shown);
    /// One run's numbers. Unknown ones are ignored.
    void update(const RunLive &run);
    /// Null on a heading or outside.
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
        RunId launch;        ///< of imported ones: of the newest with the same items
        int run = -1;        ///< index; −1: the heading
    };
    QString heading(const RunId &launch) const;
    QString text(const RunLive &run, int column) const;

    bool m_intervals = false;
    QList<RunLive> m_runs;
    QList<Row> m_rows;
};

} // namespace yuyi
