// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <QList>
#include <QString>

namespace yuyi {

class Stores;

/// The panels of the image of an imported entry, and the sheets that its questions show, composed of them.
struct ImportedPanels {
    QList<ImagePart> parts; ///< empty: there are none
    QList<ImageSheet> sheets;
    QList<MediumFacts> media; ///< all pictures of both, each once

    bool isEmpty() const { return parts.isEmpty(); }
};

/// @brief Reads and keeps the panels of an entry, and composes and keeps its sheets. `benchmark` is the file that the entry is in, `images`
/// the folder of its pictures (may be empty), `folder` that of the project. Empty where not one of the files is there. Errors: NotFound
/// (some of the files are missing), those of reading, composing and keeping a picture. Any thread.
Result<ImportedPanels> readImportedPanels(const ImportedEntry &entry, const Preset &preset, const QString &benchmark, const QString &images,
                                          const QString &folder);

/// @brief Gives an image its panels, sheets and facts. Panels and facts that it has stay. Returns whether it got panels. Within a
/// transaction.
Result<bool> addImportedPanels(Stores &stores, const ImageId &image, const ImportedEntry &entry,
                               const ImportedPanels &panels, const PersonId &by);

/// @brief Lists in each of the questions the sheet that the entry says it shows. `own` is the picture of the image. After
/// addImportedPanels(), in the same transaction.
Result<> listImportedSheets(Stores &stores, const ImportedEntry &entry, const ImportedPanels &panels, const Medium &own,
                            QList<Question> &questions);

} // namespace yuyi
