// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/services/rules/reservations.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// An annotation with what its author has to know before continuing.
struct OpenedAnnotation {
    Annotation annotation;
    ReservationState reservation = ReservationState::Held;
    QList<WorkReturn> returns; ///< unanswered returns, oldest first
    QString note;              ///< note of the lead who assigned the image; may be empty
    bool calibration = false;  ///< the image belongs to an open calibration batch of the author
};

/// Where imported labels come from.
struct LabelSource {
    PersonId importer;
    QString file; ///< name without the folder
};

/// @brief Stores the labels, texts and questions of an image. Each call is one transaction.
/// An annotation belongs to one person. If it was saved since the given `version`, the call returns Conflict.
class AnnotationService
{
public:
    AnnotationService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief The actor's annotation of the image, or a new one with `version` 0 that is not stored until the first save and whose
    /// first question is prefilled from the preset. Opening a free image reserves it for the actor. Returns Refused if the
    /// image is not for them: full, assigned to others, or the actor is not an annotator.
    Result<Annotation> open(const ImageId &image);
    /// Like open(), and also tells whether the reservation is lost (see ReservationState) and why the annotation was returned.
    Result<OpenedAnnotation> openWork(const ImageId &image);
    /// Leaves an image without having written anything; its reservation is released at once.
    Result<> leave(const ImageId &image);
    /// @brief Saves the current edits; not a step in the undo history. Returns the annotation as stored, with its new version. A
    /// changed question that was already submitted becomes a new question version. Other pictures than that of the image must have been
    /// added before (MediaService).
    Result<Annotation> saveDraft(const Annotation &annotation);
    /// @brief Stores a finished field as one undoable step. `before` is the content when the field was last committed, `field` the
    /// field to jump to, `text` its translated name. Other fields edited since become separate steps before this one.
    Result<Annotation> commit(const Annotation &annotation, const AnnotationContent &before, const QString &field,
                              const QString &text);
    /// @brief Submits the annotation and fixes its questions. When the image has as many annotators as the project requires, it
    /// moves on automatically. Returns Invalid, which names the first linter error.
    Result<> submit(const Annotation &annotation);
    /// Makes a submitted annotation a draft again and withdraws its gold annotation.
    Result<> reopen(const AnnotationId &id);
    /// Whether the image is released: reopening takes it out of the next release.
    Result<bool> isReleased(const ImageId &image);
    Result<> skip(const ImageId &image);
    /// The next image to annotate after `after`.
    Result<std::optional<ImageId>> next(const ImageId &after);
    /// @brief The image to annotate before one that was opened but not edited: a returned one, then a calibration image. No value
    /// if the opened image is equally urgent.
    Result<std::optional<ImageId>> goesBefore(const ImageId &untouched);

    /// Must be called inside a transaction, as the following ones.
    Result<> submitInTransaction(const AnnotationId &id);
    Result<> reopenInTransaction(const AnnotationId &id);
    /// reopen() with its step.
    Result<> reopenWithStepInTransaction(const AnnotationId &id);
    /// Applies the change `from` → `to` of one field; all other fields stay unchanged.
    Result<> restoreInTransaction(const AnnotationId &id, const AnnotationContent &from, const AnnotationContent &to,
                                  const QString &field);
    /// @brief Stores an annotation that its author wrote in a work package. Same rules as `saveDraft`, but the times and guideline
    /// version of `annotation` are kept. Its `version` is that of the annotation stored here, or 0 if there is none.
    Result<Annotation> importInTransaction(const Annotation &annotation) { return store(annotation, Written::Elsewhere); }
    /// @brief Gives the actor's draft of the image the labels of dimensions that have none, as one step that they can undo, and records
    /// that the importer did it. A draft that begins with it keeps its place at the image. Returns whether something was new. Conflict: a
    /// dimension has other labels; Refused: submitted, or the image is not for them.
    Result<bool> fillLabelsInTransaction(const ImageId &image, const Labels &labels, const LabelSource &source);
    /// @brief Turns edits that were saved but never committed (for example, after a crash) into steps of the undo history. Called
    /// before the actor's next change or undo, never when only reading.
    Result<> stepTypingInTransaction(const ImageId &image);

private:
    enum class Written {
        Here,
        Elsewhere,
        ByImporter ///< the caller records who did it, and sees to the stage
    };
    /// `content` is the last state to include: what is stored, or what was shown when the first change began.
    Result<> stepWhatWasLeft(const Annotation &annotation, const AnnotationContent &content);
    Result<> pushSteps(const Annotation &annotation, const AnnotationContent &before, const QString &named, const QString &text);
    Result<Annotation> store(const Annotation &annotation, Written where = Written::Here);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
