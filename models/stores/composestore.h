// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>
#include <utility>

namespace yuyi {

/// @brief What is known of images for templates, their panels, and the pictures that were composed of these. Thread of the connection.
/// Writing errors: Invalid, Refused (outside a transaction, or in a work package: there all of this is fixed), Environment.
class ComposeStore
{
public:
    virtual ~ComposeStore() = default;

    /// The facts of an image, by name.
    virtual Result<QMap<QString, QString>> facts(const ImageId &image) = 0;
    /// Those of all images that have any.
    virtual Result<QHash<ImageId, QMap<QString, QString>>> allFacts() = 0;
    /// @brief Sets these facts; others stay. An empty value removes a fact. One that is the same already keeps its time and person.
    virtual Result<> setFacts(const ImageId &image, const QMap<QString, QString> &facts, const PersonId &by) = 0;

    /// The panels of an image: those of the context, the blank one, those to choose from; each by position.
    virtual Result<QList<ImagePart>> parts(const ImageId &image) = 0;
    /// Those of all images that have any.
    virtual Result<QHash<ImageId, QList<ImagePart>>> allParts() = 0;
    /// Replaces all panels of an image. Their media are stored. Invalid: two of one role at one position, or an area without pixels.
    virtual Result<> setParts(const ImageId &image, const QList<ImagePart> &parts) = 0;

    /// The sheets of an image, also those of former panels; the newest last.
    virtual Result<QList<ImageSheet>> sheets(const ImageId &image) = 0;
    /// All pictures of panels and sheets, each with the images that it was cut out of or composed of, by their ids.
    virtual Result<QHash<Sha256, QList<ImageId>>> madeOf() = 0;
    /// The sheets of this code of all images, each with its image, in the order in which they were composed.
    virtual Result<QList<std::pair<ImageId, ImageSheet>>> sheetsOf(const QString &code) = 0;
    /// The pictures that each question of the person's own annotations shows, in their order, by image. Without questions that show none,
    /// former versions and removed questions.
    virtual Result<QHash<ImageId, QList<QList<Sha256>>>> shownInQuestionsOf(const PersonId &person) = 0;
    /// The picture that was composed by this recipe, for whichever image.
    virtual Result<std::optional<Medium>> composed(const QString &recipeHash) = 0;
    /// @brief Notes that a sheet of an image was composed; one that is known stays as it is. Its medium is stored. If the recipe is known
    /// from another image, the picture is the one that was composed then, whichever is given. Invalid: the hash is not that of the recipe.
    virtual Result<> addSheet(const ImageId &image, const ImageSheet &sheet, const PersonId &by) = 0;
};

} // namespace yuyi
