// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// One row of a manifest: where a raw picture came from.
struct ManifestRow {
    QString file; ///< relative to the manifest's folder, or absolute
    QString sourceUrl;
    QString licence;
    QString collector;
    QString note;
    QMap<QString, QString> facts; ///< for templates: the values of the columns "fact.NAME" that are not empty, by name
    int row = 0;                  ///< line of the CSV file or position in the JSON array, from 1
};

/// @brief Reads a CSV (header line; comma, semicolon or tab; quotes; UTF-8 with or without BOM) or JSON manifest (array of objects)
/// with the fields file, source_url, licence, collector, note and fact.NAME. Only `file` is required; other columns are ignored.
/// Errors: NotFound, Invalid (names file, row and field).
Result<QList<ManifestRow>> readManifest(const QString &path);

} // namespace yuyi
