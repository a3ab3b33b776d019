// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

#include <QList>
#include <QMap>

namespace yuyi {

/// A column as the server has it.
struct CatalogColumn {
    QString name;
    QString type;     ///< with its collation, as it is written in a cast
    QString fallback; ///< its default; empty: none
    bool identity = false;
    bool key = false; ///< part of the primary key
};

/// The tables of a project at its server, each with its columns in their order.
using DeskCatalog = QMap<QString, QList<CatalogColumn>>;

Result<DeskCatalog> readDeskCatalog(Connection &server, const QString &schema);

} // namespace yuyi
