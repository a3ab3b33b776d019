// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/deskcatalog.h"
#include "db/desk/desknames.h"

#include <QStringList>

namespace yuyi {

/// @brief The whole layer of one project as SQL, made from the tables of the server and from deskTables() and deskWrites().
class DeskDefinition
{
public:
    DeskDefinition(DeskNames names, DeskCatalog catalog) : m_names(std::move(names)), m_catalog(std::move(catalog)) {}

    /// Everything, in its order. The roles and the two tables of the desk may be there already.
    QStringList statements() const;
    /// Takes away what statements() makes, except for roles and the two tables of the desk.
    QStringList clearing() const;
    /// A hash of what the layer is.
    QString hash() const;
    /// "image.id SELECT TO member" … of the tables of the project, for members and participants.
    QStringList deskGrants() const;
    const DeskNames &names() const { return m_names; }
    const DeskCatalog &catalog() const { return m_catalog; }

private:
    QStringList roles() const;
    QStringList tables() const;
    QStringList sets() const;
    QStringList reading() const;
    QStringList writing() const;
    QStringList owning() const;

    DeskNames m_names;
    DeskCatalog m_catalog;
};

/// The layer of the project that the connection is in.
Result<DeskDefinition> deskDefinition(Connection &server);

} // namespace yuyi
