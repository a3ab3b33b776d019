// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/preset.h"
#include "models/domain/result.h"
#include "models/services/places.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// An annotation with what its author has to know before they go on.
struct OpenedAnnotation {
    Annotation annotation;
    WorkPlace place = WorkPlace::Held;
    QList<WorkReturn> returns;   ///< not answered yet, oldest first
    QString note;                ///< of the lead who handed the image out; may be empty
};

/// @brief Writing labels, texts and questions about an image. One call = one transaction.
/// An annotation belongs to one person; its `version` says what was last read (Conflict when another window saved since).
class AnnotationService
{
public:
    AnnotationService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief The actor's annotation of the image, or a fresh one: `version` 0, not stored until the first save,
    /// its first question prefilled from the preset. Whoever opens a free image holds a place at it; Refused when it is not for
    /// them (full, assigned to others, no annotator).
    Result<Annotation> open(const ImageId &image);
    /// The same, and whether the place is lost (see WorkPlace) and what was said when the annotation came back.
    Result<OpenedAnnotation> openWork(const ImageId &image);
    /// The actor goes on without having written anything: the image is free for others at once.
    Result<> leave(const ImageId &image);
    /// @brief Stores what was typed so far; no step of the history. Returns the annotation as stored (new version; a changed
    /// question that was submitted before has become its next version).
    Result<Annotation> saveDraft(const Annotation &annotation);
    /// @brief Stores a finished field as one step that can be undone. `before`: content when the field was last committed;
    /// `field`: where to jump; `text`: the field's name, translated. What else was typed meanwhile becomes steps of its own,
    /// before this one.
    Result<Annotation> commit(const Annotation &annotation, const AnnotationContent &before, const QString &field,
                              const QString &text);
    /// @brief Hands the annotation in: its questions are fixed; with as many annotators as the project asks for, the image moves
    /// on by itself. Invalid names the first linter error.
    Result<> submit(const Annotation &annotation);
    /// Makes a submitted annotation a draft again; its gold is withdrawn.
    Result<> reopen(const AnnotationId &id);
    Result<> skip(const ImageId &image);
    /// The labels of what the person submitted last, on another image than this; empty: nothing yet.
    Result<Labels> lastLabels(const ImageId &except);
    /// The next image to annotate; walks on from `after`.
    Result<std::optional<ImageId>> next(const ImageId &after);
    /// @brief What goes before an image that was opened and not touched: what came back, then the person's calibration. Nothing
    /// where that image itself is as urgent.
    Result<std::optional<ImageId>> goesBefore(const ImageId &untouched);

    /// Within a transaction.
    Result<> submitWithin(const AnnotationId &id);
    Result<> reopenWithin(const AnnotationId &id);
    /// Takes the field's change `from` → `to` over; all other fields stay.
    Result<> restoreWithin(const AnnotationId &id, const AnnotationContent &from, const AnnotationContent &to,
                           const QString &field);
    /// @brief Stores what its author wrote elsewhere, by the rules of `saveDraft` but with the times and the version of the
    /// guideline that it names. `version`: of what is stored here, 0 where there is nothing yet.
    Result<Annotation> bringWithin(const Annotation &annotation) { return store(annotation, Written::Elsewhere); }
    /// @brief What was saved while typing in a field that was never left (the program ended) becomes steps of the history. Called
    /// before the actor's next change or undo, never by looking.
    Result<> stepTypingWithin(const ImageId &image);

private:
    enum class Written { Here, Elsewhere };
    /// Up to `content`: what is stored, or what was on the screen when the first change began.
    Result<> stepWhatWasLeft(const Annotation &annotation, const AnnotationContent &content);
    Result<> pushSteps(const Annotation &annotation, const AnnotationContent &before, const QString &named, const QString &text);
    Result<Annotation> store(const Annotation &annotation, Written where = Written::Here);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

/// A new question with the preset's number of empty options; `first` prefills the preset's first stem.
Question newQuestion(const Preset &preset, bool first);

} // namespace yuyi
