// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QAbstractListModel>

namespace yuyi {

/// One result of the palette.
struct PaletteEntry {
    enum class Kind {
        Page,
        Command,
        Image
    };
    Kind kind = Kind::Command;
    QString id; ///< id of the command
    QString title;
    QString detail; ///< secondary text after the title
    QString key;
    Image image;
};

/// @brief What the palette found, in order.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setEntries(QList<PaletteEntry> entries);
    const QList<PaletteEntry> &entries() const { return m_entries; }
    const PaletteEntry &at(int row) const { return m_entries.at(row); }
    void refreshThumbnail(const Sha256 &sha);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<PaletteEntry> m_entries;
};

} // namespace yuyi
