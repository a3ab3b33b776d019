// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A question that enough models answered correctly without its pictures.
struct CaughtQuestion {
    QuestionVersionId version;
    ImageId image;
    QString itemId;
    QString stem;       ///< with its marks of pictures
    QStringList models; ///< that answered it correctly, by name
};

/// An image with a caught question that is kept, because other questions about it are not caught.
struct KeptByGate {
    ImageId image;
    QStringList caught; ///< item ids
    QStringList others; ///< item ids of those that are not caught
};

/// What a gate finds at the moment.
struct GatePreview {
    Gate gate;
    Scorer scorer = Scorer::Strict;
    QStringList models; ///< models with replies without pictures to some of the questions, by name
    QList<RunId> runs;  ///< the runs of these
    int questions = 0;  ///< of images that are not discarded; those of `hidden` are not among them
    int covered = 0;    ///< questions with replies of at least `gate.models` models
    int hidden = 0;     ///< questions that the person still has to answer blind, or whose image they still have to annotate
    QList<CaughtQuestion> caught;
    QList<ImageId> discarded; ///< images that applying the gate discards: all their questions are caught
    QList<KeptByGate> kept;
};

/// @brief Finds the questions that a gate of the preset catches, and discards their images. A model proves that a question needs no
/// picture if each of its runs without pictures that has replies to the question got a correct answer to every repeat and rotation,
/// read by the published scorer of the preset. Practice and hidden runs, few-shot examples and draws of the scorer prove nothing.
/// Thread of the stores.
class GateService
{
public:
    GateService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// For leads and experts. NotFound lists the gates of the preset.
    Result<GatePreview> preview(const QString &code);
    /// @brief Discards the images that were seen in the preview and that the gate still discards, as one step that can be undone, and
    /// returns how many. The decisions are of the step Inspect, with the reason of the gate and the models and runs as their rule. Leads
    /// only; others get Refused. Refused in a work package, and if there is no such image.
    Result<int> apply(const GatePreview &seen);

private:
    Stores &m_stores;
    PersonId m_actor;
};

/// @brief The rule of a decision that a gate made, as JSON: `{"rule": "gate", "gate", "models", "runs"}`.
QString gateRule(const GatePreview &preview);

} // namespace yuyi
