// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/exportplan.h"
#include "models/exchange/release/datacard.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// A data file of the release, to be described.
struct CroissantFile {
    QString name; ///< relative, "dev.jsonl"
    qint64 bytes = 0;
    Sha256 sha256;
};

/// @brief A data card as a Croissant description without files: title, licences, date, citation, and from the responsible-AI part what
/// the project records (collection, sites, filter steps, annotation, number of people) and the texts that its leads wrote; a text that
/// nobody wrote is left out. The last seal of the audit trail identifies a work about the set (`subjectOf` of schema.org), because no
/// property of Croissant is for it. So are the names of the authors and the address of the data set, which the project does not know.
///
/// Croissant 1.0 and its RAI vocabulary 1.0: https://docs.mlcommons.org/croissant/docs/croissant-spec.html. JSON-LD, UTF-8, in
/// the current language.
QByteArray croissantOf(const DataCardInput &card);

/// @brief Adds the files of a release and a record set per split to a description; for JSON Lines and ImageFolder. Returns text
/// that is not a JSON object unchanged.
QByteArray withCroissantFiles(const QByteArray &croissant, const ExportSet &set, const ExportPlan &plan, ExportFormat format,
                              const QList<CroissantFile> &files);

} // namespace yuyi
