// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/images/image.h"
#include "models/domain/preset/workrules.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi {

/// @brief What is known of these pictures, by hash. Where a picture has no source or no licence of its own, it has those of the image
/// that it is, or that it was cut out of or composed of; of several images, of the first that says something. Thread of the connection.
Result<QHash<Sha256, MediumFacts>> sourcedMedia(Stores &stores, const QList<Sha256> &hashes);
/// Sources, or licences, of several pictures in one text: each once, without empty ones.
QString joinedSources(QStringList texts);
/// @brief Corrects what took over the sources and licences of these images, each as it was and as it is now: panels, sheets, and sheets of
/// categories that show them. What says something else stays. Within a transaction, after the images are stored.
Result<> correctMadeOf(Stores &stores, const QList<std::pair<Image, Image>> &corrected);
/// The same for a picture that was corrected itself, as it was before: the sheets that were composed of it. `by`: only those that this
/// person composed, as others may not be theirs to change; null: all.
Result<> correctSheetsOf(Stores &stores, const MediumFacts &before, const PersonId &by = {});

/// Empty if the rules of the project allow a picture from this source; else the sentence of the refusal. An empty source is one, too.
QString sourceRefusal(const QString &sourceUrl, const WorkRules &rules);
/// Refused: a new source that the rules do not allow. A picture that was there before the rules keeps its source until somebody changes it.
Result<> checkNewSource(const QString &before, const QString &after, const WorkRules &rules);

} // namespace yuyi
