// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/talk.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"
#include "models/domain/images/textarea.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/annotationstore.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

class Stores;

/// A duplicate group of the image, with the data needed to describe it.
struct DossierGroup {
    DuplicateGroup group; ///< without members
    QString keptName;
    bool kept = false; ///< this image is the kept one
};

/// All data of the project about one image.
struct ImageDossier {
    Image image;
    std::optional<TextMeasure> measure;
    QList<DossierGroup> groups;
    QList<Decision> decisions;            ///< oldest first, including undone ones
    QHash<ImageId, QString> otherNames;   ///< names of the images that rules refer to
    QList<AnnotationSummary> annotations; ///< oldest first
    std::optional<Annotation> gold;
    std::optional<Annotation> mine; ///< annotation of the person who asks
    QList<SourceEntry> sources;
    /// What is known of it for templates, by code; std::nullopt: the person may not read it.
    std::optional<QMap<QString, QString>> facts;
    /// With facts: the options that were struck out of its drawn questions, by kind; see struckNames().
    QMap<QString, QStringList> struck;
    std::optional<QList<Comment>> comments; ///< on the whole image, oldest first; std::nullopt: the person may not read them yet

    /// Whether this is the newest decision of its step that is not undone.
    bool inForce(const Decision &decision) const;
};

/// The image that a decision by the rule "duplicate-of" kept; null for other decisions.
ImageId keptByRule(const Decision &decision);

/// Reads the dossier. Thread of the connection. Returns NotFound if the image is not in the project.
Result<ImageDossier> readDossier(Stores &stores, const ImageId &image, const PersonId &person);

} // namespace yuyi
