// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/filled.h"
#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/templates/chainquestions.h"
#include "models/services/templates/pools.h"
#include "models/stores/stores.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>

namespace yuyi {

/// What a form needs of one image to fill questions while somebody writes.
struct FillMaterial {
    QMap<QString, QString> facts;
    QMap<QString, QStringList> struck; ///< options that were struck out, by kind; see struckNames()
    Filler filler;                     ///< empty: the preset has no templates and no pools
};

/// What the templates came to for one image.
struct GeneratedImage {
    ImageId image;
    QString name;
    QStringList added;   ///< codes of the kinds of questions that were filled, in the order of the groups
    QStringList lacking; ///< sentences: what could not be filled, and why
};

struct GenerateRequest {
    bool anew = false;   ///< also images that are reserved for the person, or assigned to them, and that they have not begun
    bool dryRun = false; ///< says what would be added, and changes nothing
};

struct GenerateReport {
    QList<GeneratedImage> images; ///< those for which there is something to say
    int questions = 0;            ///< that were filled
    int drafts = 0;               ///< that were looked at
    int otherViews = 0;           ///< images that were left, because another view of their object is asked about

    bool lacks() const;
};

/// @brief Fills questions from templates in the actor's own drafts. What is filled belongs to who submits it. Thread of the stores.
class TemplateService
{
public:
    TemplateService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The facts of the image and what the templates make of it; both empty where the actor may not read its facts.
    Result<FillMaterial> material(const ImageId &image);
    /// @brief What filling would add to this content: filledQuestions() with the facts and sheets of the image. Refused: the actor may
    /// not read its facts.
    Result<Filled> fill(const ImageId &image, const AnnotationContent &content);
    /// @brief Stores the other language of questions about chains of concepts in the actor's annotation of the image: of each text that
    /// is as it was made and has no translation yet. Returns how many texts. Call it when the annotation is stored.
    Result<int> translate(const ImageId &image);
    /// @brief Fills all drafts of the actor, also returned ones: for each, one step of the undo history. What was written stays, so the
    /// second time adds nothing. An image that cannot be annotated any more is named and left. Cancelled: what was filled stays. Of images
    /// that show the same object, chosenViews() says which one is filled.
    Result<GenerateReport> generate(const GenerateRequest &request, Progress &progress);

private:
    Result<QList<ImageId>> images(bool anew);
    Result<> fillDraft(const ImageId &image, bool dryRun, GeneratedImage &one);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
    std::shared_ptr<const PoolMaterial> m_pools;     ///< read once for all drafts
    std::shared_ptr<const ChainMaterial> m_concepts; ///< read once
};

} // namespace yuyi
