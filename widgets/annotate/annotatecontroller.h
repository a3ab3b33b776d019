// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/changes.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/linting/questionlinter.h"
#include "models/services/annotation/annotationqueue.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/rules/reservations.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/shell/page.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace yuyi {

class Stores;

/// @brief Controller of the annotate page, without widgets: the current image, edits, autosave, committed fields, submission.
///
/// Typed text is saved at most 0.7 s later; a finished field becomes a step of the undo history. All writes are queued on the
/// writer thread in order, so typing never waits for the database.
class AnnotateController final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Clean, Typing, Saving, Saved, Failed };

    explicit AnnotateController(PageContext context, QObject *parent = nullptr);

    const Image &image() const { return m_image; }
    const Annotation &annotation() const { return m_annotation; }
    bool hasImage() const { return !m_image.id.isNull(); }
    /// State of the person's place. Lost: others annotate the image now, and the annotation cannot be submitted.
    WorkPlace place() const { return m_place; }
    /// The lead's note from the assignment; may be empty.
    const QString &note() const { return m_note; }
    /// Whether the image belongs to a calibration batch in which the person takes part.
    bool isCalibration() const { return hasImage() && m_calibration; }
    bool isSubmitted() const { return hasImage() && m_annotation.state == AnnotationState::Submitted; }
    SaveState saveState() const { return m_saveState; }
    QDateTime savedAt() const { return m_savedAt; }
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
    void flush();
    /// Saves pending edits and retries a save that failed.
    void handOver();
    /// Whether there are edits that are not in the project yet.
    bool isUnsaved() const { return hasImage() && (m_saveState == SaveState::Failed || m_autosave.isActive() || m_writes > 0); }
    /// Why saving failed; empty if the last save did not fail.
    QString whyUnsaved() const { return m_saveState == SaveState::Failed ? m_failure.sentence : QString(); }
    /// The last error of a save. A later save may have succeeded.
    const Error &lastFailure() const { return m_failure; }
    /// Saves pending edits, and releases the image if nothing was written.
    void leave();
    void submit(const AnnotationContent &content);
    void skip();
    /// Fills the dimensions without a label with those of the image submitted last. Existing labels stay.
    void takeLastLabels();
    void reopen();
    void lint(const AnnotationContent &content);
    /// Handles changes made by this or another window.
    void projectChanged(const Changes &changes);
    void refreshQueue();
    /// Removes the unsaved copy that `typingLeft` reported, after the person has taken the text.
    void settleTyping(const ImageId &image) { m_typing.settle(keyOf(image)); }

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
    /// Labels of the last image were copied into this many dimensions. 0: there was no empty dimension or no label to copy.
    void lastLabelsTaken(int dimensions);
    void failed(const yuyi::Error &error);

private:
    struct Version {
        int value = 0;        ///< used only on the writer thread
    };
    struct Bundle {
        Image image;
        Annotation annotation;
        WorkPlace place = WorkPlace::Held;
        QString note;
        bool calibration = false;
        LintContext lint;
        bool restored = false;   ///< contains text that a killed program had not saved
    };

    void write(const std::optional<std::pair<QString, QString>> &step);
    void written(const AnnotationId &id, const Result<Annotation> &result);
    void take(const Bundle &bundle);
    void refresh();
    static Result<Bundle> bundleOf(Stores &stores, const ImageId &image, const PersonId &person,
                                   const std::optional<UnsavedAnnotation> &left = std::nullopt);
    void openFirst();
    QList<UnsavedCopy> unsavedCopies() const;
    void settleLeft(const UnsavedAnnotation &left, const Bundle &bundle);
    void openMostUrgent();
    void openNextAfter(const ImageId &after);
    void load(const ImageId &image, const QString &field, bool offered);
    void setSaveState(SaveState state);
    void failedToSave(const Error &error);
    /// Whether the image must stay open because its text could not be saved for lack of disk space.
    bool mustStay() const { return hasImage() && m_saveState == SaveState::Failed && m_failure.code == ErrorCode::Environment; }
    void loadIndex();
    void fetchPictures();

    PageContext m_context;
    PersonId m_person;                ///< person whose work is shown
    WorkPlace m_place = WorkPlace::Held;
    QString m_note;
    bool m_calibration = false;
    Image m_image;
    Annotation m_annotation;          ///< content as typed
    AnnotationContent m_committed;    ///< content when the last field was committed
    std::shared_ptr<Version> m_version;
    LintContext m_lintContext;
    std::shared_ptr<QuestionIndex> m_index;
    QList<ImageId> m_visited;         ///< for going back
    AnnotationQueue m_queue;
    SaveState m_saveState = SaveState::Clean;
    Error m_failure;                  ///< of the last failed save
    QDateTime m_savedAt;
    QTimer m_autosave;
    QTimer m_lintTimer;
    int m_writes = 0;                 ///< number of pending writes
    bool m_submitting = false;        ///< submission in progress; prevents a second one
    bool m_skipping = false;
    quint64 m_request = 0;            ///< current request; answers to older requests are ignored
    TypingKeeper m_typing;
};

} // namespace yuyi
