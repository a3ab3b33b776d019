// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/studytablemodel.h"

#include "widgets/theme/theme.h"

namespace yuyi {

void StudyTableModel::setTable(const StudyTable &table)
{
    beginResetModel();
    m_table = table;
    endResetModel();
}

const StudyTableCell *StudyTableModel::cellAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_table.rows.size() || index.column() >= m_table.columns.size())
        return nullptr;
    return &m_table.rows.at(index.row()).cells.at(index.column());
}

std::optional<TrialFilter> StudyTableModel::behind(const QModelIndex &index) const
{
    const StudyTableCell *cell = cellAt(index);
    if (cell == nullptr)
        return std::nullopt;
    return cell->behind ? cell->behind : m_table.rows.at(index.row()).cells.constFirst().behind;
}

int StudyTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int StudyTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant StudyTableModel::data(const QModelIndex &index, int role) const
{
    const StudyTableCell *cell = cellAt(index);
    if (cell == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole: return cell->text;
    case Qt::TextAlignmentRole:
        return cell->number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        QStringList lines;
        if (!cell->tip.isEmpty())
            lines.append(cell->tip);
        else if (!cell->number)
            lines.append(cell->text);
        if (behind(index))
            lines.append(tr("Press Enter or double-click to open the answers."));
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::ForegroundRole:
        return m_table.rows.at(index.row()).soft ? QVariant(Theme::current().tokens().soft) : QVariant();
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column, figure").arg(m_table.columns.at(index.column()), cell->tip.isEmpty() ? cell->text : cell->tip);
    default: return {};
    }
}

QVariant StudyTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.columns.size())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_table.columns.at(section);
    if (role == Qt::TextAlignmentRole) {
        const bool number = !m_table.rows.isEmpty() && m_table.rows.constFirst().cells.at(section).number;
        return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

} // namespace yuyi
