// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/imaging/print/printsheet.h"
#include "models/services/release/exampledraw.h"
#include "models/stores/stores.h"

#include <QImage>

namespace yuyi {

/// What is shown of the examples.
struct ExampleLook {
    QList<DimensionCode> labels; ///< beneath each example, in this order
    bool withKeys = true;        ///< correct options are marked, accepted answers are written
    bool withSources = false;    ///< source and licence of each image
    int columns = 3;
};

/// Pictures that are decoded already, to be used again.
using ExamplePictures = QHash<Sha256, QImage>;

/// @brief Reads the items from which example sheets are drawn. Leads only (Refused).
class ExampleService
{
public:
    /// `folder`: of the project.
    ExampleService(Stores &stores, const PersonId &actor, QString folder)
        : m_stores(stores), m_actor(actor), m_folder(std::move(folder))
    {
    }

    /// The items of accepted and released images, as ReleaseService writes them, without those whose keys the person must not see yet.
    /// Possibly none.
    Result<ExamplePool> pool();

private:
    Stores &m_stores;
    PersonId m_actor;
    QString m_folder;
};

/// @brief The sheet of the drawn examples: items and labels in the language of the draw, the other words in the one in force.
/// Pictures are decoded so that their longer edge has at most `edge` pixels, unless they are in `pictures`, which holds those of the
/// sheet afterwards. An example has all pictures that its question shows, with captions if there are several or the question names a
/// place for its only one. A picture whose file is missing, was changed or cannot be decoded is a fault of its example. Blocks; any
/// thread but that of the window. `progress` counts examples; when it is cancelled, the rest of the examples is left out.
PrintSheet exampleSheet(const ExamplePool &pool, const ExampleDraw &draw, const ExampleLook &look, int edge, ExamplePictures &pictures,
                        Progress &progress);

/// Sentences about a draw that its sheet does not tell: labels with too few items, images without a licence. In the language in force.
QStringList exampleNotes(const ExamplePool &pool, const ExampleDraw &draw, const ExampleRules &rules);

} // namespace yuyi
