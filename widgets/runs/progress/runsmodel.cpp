// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/runsmodel.h"

#include "models/domain/moments.h"
#include "models/domain/percent.h"
#include "models/statistics/proportions.h"
#include "widgets/runs/figuretext.h"

#include <QFont>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace yuyi {

QString stateText(const RunLive &run)
{
    switch (run.program) {
    case RunProgram::Starting: return RunsModel::tr("Starting");
    case RunProgram::Stopping: return RunsModel::tr("Stopping");
    case RunProgram::Elsewhere: return RunsModel::tr("Running in another program");
    case RunProgram::Here: return titleOf(RunState::Running);
    case RunProgram::Nowhere: break;
    }
    if (run.interrupted)
        return RunsModel::tr("Interrupted");
    if (run.incomplete())
        return RunsModel::tr("Incomplete");
    if (run.run.origin == RunOrigin::Imported)
        return RunsModel::tr("Imported");
    return titleOf(run.run.state);
}

/// One or two requests that a server refuses are part of every large run; more than one in a hundred says something about it.
static bool hasManyErrors(const RunLive &run)
{
    constexpr int oddOnes = 2;
    return run.errorSlots() > std::max(oddOnes, static_cast<int>(run.requests / 100));
}

Tone stateTone(const RunLive &run)
{
    if (run.program != RunProgram::Nowhere)
        return Tone::Info;
    if (run.interrupted || run.incomplete())
        return Tone::Attention;
    switch (run.run.state) {
    case RunState::Done: return hasManyErrors(run) ? Tone::Attention : Tone::Good;
    case RunState::Paused: return Tone::Attention;
    case RunState::Running: return Tone::Info;
    case RunState::Waiting:
    case RunState::Cancelled: break;
    }
    return Tone::Neutral;
}

qint64 countedSlots(const RunLive &run)
{
    return static_cast<qint64>(run.figures.correct) + run.figures.incorrect + run.figures.miss + run.errorSlots();
}

/// "56.6–82.3", per cent; empty where nothing is counted.
static QString intervalOf(const RunLive &run)
{
    const auto interval = wilson(run.figures.correct, countedSlots(run));
    if (!interval)
        return {};
    return RunsModel::tr("%1–%2").arg(shownPercent(interval->interval.lo), shownPercent(interval->interval.hi));
}

void RunsModel::setIntervals(bool shown)
{
    if (std::exchange(m_intervals, shown) != shown && !m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, Accuracy), index(rowCount() - 1, Accuracy));
}

void RunsModel::setRuns(const QList<RunLive> &runs)
{
    QList<Row> rows;
    QList<RunId> groups;
    QList<RunId> groupOf;
    QHash<ItemSetId, RunId> imported;
    for (const RunLive &run : runs) {
        RunId group = run.run.launch;
        // Replies from files come one run at a time: those to the same items stand together.
        if (run.run.origin == RunOrigin::Imported) {
            if (!imported.contains(run.run.itemSet))
                imported.insert(run.run.itemSet, group);
            group = imported.value(run.run.itemSet);
        }
        if (!groups.contains(group))
            groups.append(group);
        groupOf.append(group);
    }
    for (const RunId &group : groups) {
        rows.append({group, -1});
        // Within a launch as they were planned: the first made stands first.
        for (int i = static_cast<int>(runs.size()) - 1; i >= 0; --i) {
            if (groupOf.at(i) == group)
                rows.append({group, i});
        }
    }
    bool same = rows.size() == m_rows.size();
    for (int i = 0; same && i < rows.size(); ++i) {
        const Row &before = m_rows.at(i);
        const Row &now = rows.at(i);
        same = before.launch == now.launch && (before.run < 0) == (now.run < 0)
            && (now.run < 0 || m_runs.at(before.run).run.id == runs.at(now.run).run.id);
    }
    if (same) {
        m_runs = runs;
        m_rows = rows;
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_runs = runs;
    m_rows = rows;
    endResetModel();
}

void RunsModel::update(const RunLive &run)
{
    const int row = rowOf(run.run.id);
    if (row < 0)
        return;
    m_runs[m_rows.at(row).run] = run;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

const RunLive *RunsModel::at(int row) const
{
    if (row < 0 || row >= m_rows.size() || m_rows.at(row).run < 0)
        return nullptr;
    return &m_runs.at(m_rows.at(row).run);
}

int RunsModel::rowOf(const RunId &id) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const RunLive *run = at(row);
        if (run && run->run.id == id)
            return row;
    }
    return -1;
}

int RunsModel::runRow(int row, int step) const
{
    for (int i = row; i >= 0 && i < m_rows.size(); i += step) {
        if (m_rows.at(i).run >= 0)
            return i;
    }
    return -1;
}

int RunsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunsModel::heading(const RunId &launch) const
{
    int count = 0;
    const RunLive *any = nullptr;
    for (const Row &row : m_rows) {
        if (row.launch == launch && row.run >= 0) {
            ++count;
            any = &m_runs.at(row.run);
        }
    }
    if (!any)
        return {};
    if (any->run.origin == RunOrigin::Imported)
        return tr("Imported · %1 · %n run(s)", "name of their items", count).arg(any->itemSetName);
    return tr("%1 · %2 · %n run(s)", "time of a launch and name of its items", count)
        .arg(momentText(any->run.createdAt), any->itemSetName);
}

QString RunsModel::text(const RunLive &run, int column) const
{
    switch (column) {
    case Name: return run.endpointName.isEmpty() ? modelTitle(run.run) : run.endpointName;
    case Configuration: {
        const QString title = run.configurationTitle.isEmpty() ? run.run.configuration : run.configurationTitle;
        return run.run.kind == RunKind::Steps ? tr("%1 (step before the question)", "configuration").arg(title) : title;
    }
    case State: return stateText(run);
    case Share: return percentText(run.settled, run.requests);
    case Accuracy: {
        if (run.run.kind != RunKind::Questions)
            return QStringLiteral("–");
        const QString share = percentText(run.figures.correct, countedSlots(run));
        const QString interval = m_intervals ? intervalOf(run) : QString();
        return interval.isEmpty() ? share : tr("%1  [%2]", "accuracy, its interval").arg(share, interval);
    }
    default: return {};
    }
}

QVariant RunsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const RunLive *run = at(index.row());
    if (!run) {
        switch (role) {
        case Qt::DisplayRole: return index.column() == 0 ? heading(m_rows.at(index.row()).launch) : QString();
        case HeadingRole: return true;
        default: return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole: return text(*run, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Accuracy ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        if (index.column() == Name)
            return tr("%1 (%2)").arg(text(*run, Name), run->run.model);
        if (index.column() == Accuracy && run->run.kind != RunKind::Questions)
            return tr("These replies are inserted into the prompts of another run; nothing is scored.");
        if (index.column() == Accuracy) {
            const QString counted = tr("%1 of %2 answers so far are correct; replies without an extracted answer (misses) and request "
                                       "errors count as not correct.")
                                        .arg(QLocale().toString(run->figures.correct), QLocale().toString(countedSlots(*run)));
            const QString interval = intervalOf(*run);
            return interval.isEmpty() ? counted
                                      : QStringList{counted, tr("95 % Wilson interval: %1").arg(interval)}.join(QLatin1Char('\n'));
        }
        if (index.column() == Share) {
            return tr("%1 of %2 requests are finished.")
                .arg(QLocale().toString(run->settled), QLocale().toString(run->requests));
        }
        return index.column() == State && !run->run.message.isEmpty() ? run->run.message : text(*run, index.column());
    case HeadingRole: return false;
    case ToneRole: return static_cast<int>(stateTone(*run));
    case ShareRole: return run->requests > 0 ? static_cast<double>(run->settled) / run->requests : 0.0;
    default: return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Accuracy)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Endpoint");
    case Configuration: return tr("Configuration");
    case State: return tr("State");
    case Share: return tr("Progress");
    case Accuracy: return tr("Accuracy");
    default: return {};
    }
}

Qt::ItemFlags RunsModel::flags(const QModelIndex &index) const
{
    return at(index.row()) ? QAbstractTableModel::flags(index) : Qt::ItemIsEnabled;
}

void RunsModel::retranslate()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace yuyi
