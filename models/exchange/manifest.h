// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// One row of a manifest: where a raw picture came from.
struct ManifestRow {
    QString file; ///< relative to the manifest's folder, or absolute
    QString sourceUrl;
    QString licence;
    QString collector;
    QString note;
    QMap<QString, QString> facts; ///< for templates: the values of the columns "fact.NAME" that are not empty, by name
    QMap<QString, QString> more;  ///< the values of all other columns that are not empty, by the name of the column in small letters
    QString fault = {};           ///< for who reads the row: why it cannot be taken, one sentence
    int row = 0;                  ///< line of the CSV file or position in the JSON array, from 1
};

/// @brief Reads a CSV (header line; comma, semicolon or tab; quotes; UTF-8 with or without BOM) or JSON manifest (array of objects)
/// with the fields file, source_url, licence, collector, note and fact.NAME. Only `file` is required; without it, `path` is the same.
/// Errors: NotFound, Invalid (names file, row and field).
Result<QList<ManifestRow>> readManifest(const QString &path);

/// @brief The facts with these codes that a row says: a column that is called like a fact is this fact, and so is "fact.NAME", which comes
/// first. Facts "fact.NAME" of other names are among them, too: they are faults.
QMap<QString, QString> manifestFacts(const ManifestRow &row, const QStringList &codes);

/// Whether a manifest has a column of this name for itself, so that a fact of this name is written as "fact.NAME".
bool isManifestColumn(const QString &name);

} // namespace yuyi
