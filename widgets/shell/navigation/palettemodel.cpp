// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/palettemodel.h"

#include <utility>

namespace yuyi {

void PaletteModel::setEntries(QList<PaletteEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

void PaletteModel::refreshThumbnail(const Sha256 &sha)
{
    for (int row = 0; row < m_entries.size(); ++row) {
        if (m_entries[row].kind == PaletteEntry::Kind::Image && m_entries[row].image.sha256 == sha)
            Q_EMIT dataChanged(index(row), index(row), {Qt::DecorationRole});
    }
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = m_entries.at(index.row());
    if (role == Qt::DisplayRole)
        return entry.title;
    if (role != Qt::AccessibleTextRole)
        return {};
    switch (entry.kind) {
    case PaletteEntry::Kind::Page: return tr("Page %1").arg(entry.title);
    case PaletteEntry::Kind::Command: return tr("Command %1").arg(entry.title);
    case PaletteEntry::Kind::Image: return tr("Image %1, %2").arg(entry.title, entry.detail);
    }
    return {};
}

} // namespace yuyi
