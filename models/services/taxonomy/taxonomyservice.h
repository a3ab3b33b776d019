// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomyrows.h"
#include "models/services/taxonomy/chainsync.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

class Stores;

struct TaxonomyImport {
    int added = 0; ///< concepts
    int changed = 0;
    int same = 0;           ///< concepts that are in the project like this already
    QList<RowFault> faults; ///< with any, nothing was imported
    ChainCounts chains;
};

/// @brief The concepts that images of the project show. For leads, in the project. Thread of the stores.
class TaxonomyService
{
public:
    TaxonomyService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// @brief Takes the rows of a table as readTaxonomyRows() describes them: whole, or, if any row has a fault, nothing. Concepts that the
    /// project has are changed: an empty name or image changes nothing, its parents are those of the file. Others stay. An image is named
    /// by its file name, with or without folders, or by its hash, and shows one concept. Then the chains are made. One step of the undo
    /// history. Invalid: the headings are wrong. Refused: the preset has no chains.
    Result<TaxonomyImport> import(const QList<QStringList> &rows);
    /// The same from a CSV file. Errors: also those of readCsvFile().
    Result<TaxonomyImport> importFile(const QString &path);

private:
    Stores &m_stores;
    PersonId m_actor;
};

/// The rules of the project's preset. Refused: it has none.
Result<ChainRules> chainRules(Stores &stores);

} // namespace yuyi
