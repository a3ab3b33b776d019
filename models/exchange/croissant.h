// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/datacard.h"
#include "models/exchange/exportplan.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// A data file of the release, for its description.
struct CroissantFile {
    QString name;        ///< relative, "dev.jsonl"
    qint64 bytes = 0;
    Sha256 sha256;
};

/// @brief What a data card knows, as a Croissant description without files: title, licences, date, and of the responsible-AI part
/// what the project records (collection, filter steps, annotation). What only its authors can say – limits, biases, personal data,
/// use, maintenance, their names and the address of the set – is left out.
///
/// Croissant 1.0 and its RAI vocabulary 1.0: https://docs.mlcommons.org/croissant/docs/croissant-spec.html. JSON-LD, UTF-8, in the
/// language in force.
QByteArray croissantOf(const DataCardInput &card);

/// @brief The same with the files of a release and a record set per split; for JSON Lines and ImageFolder.
/// Text that is no JSON object is returned as it is.
QByteArray withCroissantFiles(const QByteArray &croissant, const ExportSet &set, const ExportPlan &plan, ExportFormat format,
                              const QList<CroissantFile> &files);

} // namespace yuyi
