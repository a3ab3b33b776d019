// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

class Stores;

/// What became of pictures that were brought.
struct AddedPictures {
    QList<Medium> media; ///< in the project now
    QStringList faults;  ///< a sentence for each that could not be added
};

/// @brief Adds pictures to the project as media. Their source and licence are those of the image whose question they are for, until
/// somebody says otherwise. Reads and decodes; call on the writer thread. `folder`: that of the project. Errors: those that concern all
/// of them.
Result<AddedPictures> addBroughtPictures(Stores &stores, const QString &folder, const PersonId &person, const ImageId &image,
                                         const BroughtPictures &brought);

} // namespace yuyi
