// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A concept as the rows of a file describe it.
struct ConceptRow {
    int row = 0; ///< the first that names it, from 1, the headings
    QString code;
    Title name;          ///< an empty one changes nothing
    QString image;       ///< name or hash of an image; empty: it changes nothing
    QString parent;      ///< code; empty: a top concept
    QStringList further; ///< codes
};

/// What is wrong in a row of a file.
struct RowFault {
    int row = 0; ///< from 1, the headings
    QString reason;
};

struct TaxonomyRows {
    QList<ConceptRow> concepts; ///< in the order of the file
    QList<RowFault> faults;     ///< in the order of their rows, at most one for each row
};

/// @brief Reads the rows of a table of concepts. Headings: "concept" and "parent", and any of "name_zh", "name_en", "image" and "chosen".
/// A row says that the concept is a kind of the parent; no parent, or "root" if the file has no concept of this code, makes it a top
/// concept. A concept may have several parents, each in a row of its own, if exactly one of these rows says yes, 1, x or 是 under
/// "chosen": that is its parent in the tree.
///
/// Faults: an empty code, a concept that is its own parent, the same relation twice, an unknown parent, a relation that closes a circle,
/// several parents of which none or several are chosen, names or images that differ between rows of one concept, a new concept without a
/// name. `known`: the concepts of the project, whose relations the file replaces if it names them. Pure.
/// Invalid: the headings are not these.
Result<TaxonomyRows> readTaxonomyRows(const QList<QStringList> &rows, const Taxonomy &known);

} // namespace yuyi
