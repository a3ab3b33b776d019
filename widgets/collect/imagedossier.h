// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/duplicates.h"
#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/domain/talk.h"
#include "models/domain/textarea.h"
#include "models/stores/annotationstore.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

class Stores;

/// A group the image belongs to, in words that need no second look.
struct DossierGroup {
    DuplicateGroup group;     ///< without members
    QString keptName;
    bool kept = false;        ///< the image itself is the kept one
};

/// @brief Everything the project knows of one image.
struct ImageDossier {
    Image image;
    std::optional<TextMeasure> measure;
    QList<DossierGroup> groups;
    QList<Decision> decisions;             ///< oldest first, undone ones too
    QHash<ImageId, QString> otherNames;    ///< of images that rules speak of
    QList<AnnotationSummary> annotations;  ///< oldest first
    std::optional<Annotation> gold;
    std::optional<Annotation> mine;        ///< the asking person's own
    QList<SourceEntry> sources;
    std::optional<QList<Comment>> comments;   ///< on the image as a whole, oldest first; nothing: not to be read yet

    /// The newest of its step that is not undone.
    bool inForce(const Decision &decision) const;
};

/// The image a decision by the rule "duplicate-of" kept; null for other decisions.
ImageId keptByRule(const Decision &decision);

/// Thread of the connection. NotFound when the image is not in the project.
Result<ImageDossier> readDossier(Stores &stores, const ImageId &image, const PersonId &person);

} // namespace yuyi
