// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/linting/finding.h"
#include "models/services/annotation/annotationqueue.h"
#include "models/services/annotation/formlabels.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/rules/reservations.h"
#include "models/services/session/latest.h"
#include "widgets/annotate/annotationdraft.h"
#include "widgets/shell/page/page.h"

#include <QObject>

namespace yuyi {

class AnnotationLinter;
struct OpenedImage;

/// @brief Controller of the annotate page, without widgets: which image is open, the queue, and what is done with the open image.
/// Its content is the draft's (AnnotationDraft); the checks are the linter's (AnnotationLinter).
class AnnotateController final : public QObject
{
    Q_OBJECT
public:
    using SaveState = AnnotationDraft::SaveState;

    explicit AnnotateController(PageContext context, QObject *parent = nullptr);

    const Image &image() const { return m_draft->image(); }
    const Annotation &annotation() const { return m_draft->annotation(); }
    bool hasImage() const { return m_draft->hasImage(); }
    /// State of the person's reservation. Lost: others annotate the image now, and the annotation cannot be submitted.
    ReservationState reservation() const { return m_reservation; }
    /// The lead's note from the assignment; may be empty.
    const QString &note() const { return m_note; }
    /// Whether the image belongs to a calibration batch in which the person takes part.
    bool isCalibration() const { return hasImage() && m_calibration; }
    bool isSubmitted() const { return m_draft->isSubmitted(); }
    SaveState saveState() const { return m_draft->saveState(); }
    QDateTime savedAt() const { return m_draft->savedAt(); }
    bool isKept() const { return m_draft->isKept(); }
    bool isSubmitting() const { return m_draft->isSubmitting(); }
    bool isCopied() const { return m_draft->isCopied(); }
    bool isSubmissionKept() const { return m_draft->isSubmissionKept(); }
    const AnnotationQueue &queue() const { return m_queue; }

    /// Opens the image last worked on, or the next one.
    void resume();
    void open(const ImageId &image, const QString &field = {});
    void openNext();
    /// Opens the image visited before this one.
    void openPrevious();
    /// Sets the current content of the form and starts the autosave.
    void edit(const AnnotationContent &content);
    /// Commits a finished field as a step of the undo history.
    void commit(const AnnotationContent &content, const QString &field, const QString &text);
    /// Saves pending edits now.
    void flush() { m_draft->flush(); }
    /// Saves pending edits and retries a save that failed.
    void handOver() { m_draft->handOver(); }
    /// Whether there are edits that are not in the project yet.
    bool isUnsaved() const { return hasImage() && m_draft->isPending(); }
    /// Why saving failed; empty if the last save did not fail.
    QString whyUnsaved() const { return saveState() == SaveState::Failed ? lastFailure().sentence : QString(); }
    /// The last error of a save. A later save may have succeeded.
    const Error &lastFailure() const { return m_draft->lastFailure(); }
    /// Saves pending edits, and releases the image if nothing was written.
    void leave();
    void submit(const AnnotationContent &content) { m_draft->submit(content); }
    void skip();
    /// Fills the dimensions without a label, also of the questions, with the labels of the image submitted last and of its last question.
    /// Existing labels stay.
    void takeLastLabels();
    /// Asks releasedReopening() first where the image is released.
    void reopen();
    void reopenReleased();
    void lint(const AnnotationContent &content);
    /// The facts of the image, and what the templates make of it.
    const FillMaterial &material() const { return m_material; }
    void setMaterial(const FillMaterial &material);
    /// Handles changes made by this or another window.
    void projectChanged(const Changes &changes);
    void refreshQueue();
    /// Removes the unsaved copy that `typingLeft` reported, after the person has taken the text.
    void settleTyping(const ImageId &image) { m_draft->settleCopy(image); }

Q_SIGNALS:
    /// An image and the person's annotation of it were loaded. `field` is to get the focus; may be empty.
    void loaded(const QString &field);
    /// The same annotation was changed by another window. The cursor stays where it is.
    void refreshed();
    void loading();
    /// Text typed at that time had not been saved. It was restored into the form and is being saved.
    void typingRestored(const QDateTime &typedAt);
    /// Unsaved text could not be restored. `reason` is a sentence; it is empty if the image is open and holds other text.
    void typingLeft(const yuyi::UnsavedAnnotation &copy, const QString &reason);
    /// Another person uses the program now. Nothing of the former person's work may stay visible.
    void handedOver();
    /// There is nothing left to annotate.
    void finished();
    void idsGiven(const yuyi::AnnotationContent &stored);
    void findingsChanged(const QList<yuyi::Finding> &findings);
    void saveStateChanged();
    void queueChanged();
    /// `accepted`: the project needs no work by others, so the image is accepted.
    void submitted(const QString &imageName, bool accepted);
    void reopened(const QString &imageName);
    void releasedReopening(const QString &imageName);
    /// Labels of the last image were copied into this many rows. 0: there was no empty row or no label to copy.
    void lastLabelsTaken(int rows);
    /// The labels that fields for typed labels offer.
    void usedLabelsRead(const yuyi::UsedLabels &used);
    void failed(const yuyi::Error &error);

private:
    void take(const OpenedImage &opened);
    void refresh();
    void openFirst();
    void tell(const Error &error);
    void settleLeft(const UnsavedAnnotation &left, const OpenedImage &opened);
    void openMostUrgent();
    void openNextAfter(const ImageId &after);
    void load(const ImageId &image, const QString &field, bool offered);
    void fetchPictures();
    void loadQuestions();
    void loadUsedLabels();

    PageContext m_context;
    PersonId m_person; ///< person whose work is shown
    AnnotationDraft *m_draft;
    AnnotationLinter *m_linter;
    ReservationState m_reservation = ReservationState::Held;
    QString m_note;
    bool m_calibration = false;
    FillMaterial m_material;
    QList<ImageId> m_visited; ///< for going back
    AnnotationQueue m_queue;
    bool m_skipping = false;
    bool m_missed = false;       ///< nothing is open because the server did not answer
    bool m_questionsDue = false; ///< the index of the other questions is to be read
    Latest m_latest;
    Latest m_latestUsed; ///< labels in use
};

} // namespace yuyi
