// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"
#include "models/domain/images/image.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>

namespace yuyi {

class Stores;

/// What can be drawn of one pool.
struct PoolContent {
    QList<Medium> pictures;                  ///< of the images that have a category and are kept
    QHash<QString, QSet<Sha256>> byCategory; ///< the pictures of all images of a category, by its label or value
    QStringList names;                       ///< categories of kept images, sorted; of a dimension with values of its own: none
};

/// The images of a project as options of drawn questions.
struct PoolMaterial {
    QHash<QString, PoolContent> pools; ///< by the code of the pool
    QSet<Sha256> discarded;            ///< pictures of discarded images
    bool packed = false;               ///< of a work package, in which other images are not there
};

/// What is needed to draw options for one image. Without material nothing is drawn, and nothing is said.
struct PoolDraws {
    Medium own; ///< the picture of the image
    std::shared_ptr<const PoolMaterial> material = {};
};

/// @brief The images of the project for the pools of the preset; null without pools. Kept images are those that were inspected and are not
/// discarded. The category is the fact, or the label in gold and submitted annotations that `reader` may read (null: all); if people say
/// different things, the image has all of these categories. Thread of the stores.
Result<std::shared_ptr<const PoolMaterial>> poolMaterial(Stores &stores, const Preset &preset, const PersonId &reader);
/// @brief The same for one image. `known`: the material, if it was read before. Without pools nothing is read. Thread of the stores.
Result<PoolDraws> poolDraws(Stores &stores, const Preset &preset, const ImageId &image, const PersonId &reader,
                            const std::shared_ptr<const PoolMaterial> &known = {});

/// The category of an image: its label or value, and how options and questions name it. Empty: it has none.
struct PoolCategory {
    QString code;
    QString name;
};

/// The category of an image with these labels and facts. The name of a value of a dimension is its title in the language of the items.
PoolCategory categoryOf(const OptionPool &pool, const Preset &preset, const Labels &ofImage, const QMap<QString, QString> &facts);

/// The right option and wrong ones, in the order of the draw.
struct DrawnOptions {
    Option right;
    QList<Option> wrong; ///< one more than the question needs, if there are so many; none of them is struck out
    int place = 0;       ///< of the right option in the question
};

/// @brief Draws options of a pool for an image: each candidate has a rank, which is made of the seed of the pool, the image and the
/// candidate, so the same seed gives the same options, and a new image changes the order of no others. No wrong one has the category of the
/// image; no name and no picture comes twice. `struck`: see struckOptions(). Pure; any thread.
DrawnOptions drawOptions(const OptionPool &pool, const Preset &preset, const PoolCategory &category, const PoolDraws &draws,
                         const QStringList &struck);

/// What stands for an option among those that were struck out: the hash of its picture, or the form of its text in which it is compared.
QString struckForm(const Option &option);
/// The options that were struck out, of a value of struckFact().
QStringList struckOptions(const QString &value);
/// The value for these; empty: none.
QString struckValue(const QStringList &forms);

/// @brief The options that were struck out of the questions of an image, by kind, as people name them: pictures by the names of their
/// images. Thread of the stores.
Result<QMap<QString, QStringList>> struckNames(Stores &stores, const QMap<QString, QString> &facts);

} // namespace yuyi
