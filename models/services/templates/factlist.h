// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

class Stores;

/// The facts of one image, with its first name and the hash of its picture.
struct ImageFacts {
    ImageId image;
    QString name;
    QString sha256; ///< hexadecimal
    QMap<QString, QString> facts;
};

/// @brief The facts of all images that are not discarded, in the order in which these were collected; without images about which the actor
/// may still answer a question. For leads. Thread of the stores.
Result<QList<ImageFacts>> factsOfImages(Stores &stores, const PersonId &actor);

/// A row of a list of facts that was not taken.
struct RefusedFacts {
    int row = 0; ///< from 1, the headings
    QString reason;
};

struct FactsTaken {
    int changed = 0; ///< images
    int same = 0;    ///< images whose facts were these already
    QList<RefusedFacts> refused;
};

/// @brief Sets facts from the rows of a table, as factsOfImages() lists them: a heading is "image" (a name), "sha256", or the code of a
/// fact. A hash, where there is one, says which image is meant, else the name. An empty cell changes nothing. Each row is taken whole or
/// refused; one transaction. For leads, not in a work package. Invalid: the headings name an unknown fact, or no image. Thread of the
/// stores.
Result<FactsTaken> takeFactsOf(Stores &stores, const PersonId &actor, const QList<QStringList> &rows);

} // namespace yuyi
