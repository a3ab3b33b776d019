// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/changes.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/linting/questionlinter.h"
#include "models/services/annotationqueue.h"
#include "models/services/places.h"
#include "models/services/typingkeeper.h"
#include "models/services/unsavedannotation.h"
#include "widgets/shell/page.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace yuyi {

class Stores;

/// @brief The work of the annotate page without its widgets: which image, what was typed, saved, committed, submitted.
///
/// Typing reaches the database at most 0.7 s later; a finished field becomes a step of the history. Everything is queued on
/// the writing thread in order, so nothing that was typed waits for an answer of the database.
class AnnotateController final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Clean, Typing, Saving, Saved, Failed };

    explicit AnnotateController(PageContext context, QObject *parent = nullptr);

    const Image &image() const { return m_image; }
    const Annotation &annotation() const { return m_annotation; }
    bool hasImage() const { return !m_image.id.isNull(); }
    /// Lost: others annotate the image by now, and what was written cannot be submitted.
    WorkPlace place() const { return m_place; }
    /// What the lead said when handing out the image; may be empty.
    const QString &note() const { return m_note; }
    /// The image belongs to a batch of calibration in which the person takes part.
    bool isCalibration() const { return hasImage() && m_calibration; }
    bool isSubmitted() const { return hasImage() && m_annotation.state == AnnotationState::Submitted; }
    SaveState saveState() const { return m_saveState; }
    QDateTime savedAt() const { return m_savedAt; }
    const AnnotationQueue &queue() const { return m_queue; }

    /// The image last worked on, or the next one.
    void resume();
    void open(const ImageId &image, const QString &field = {});
    void openNext();
    /// The one annotated before this.
    void openPrevious();
    /// What the form holds now; starts the autosave.
    void edit(const AnnotationContent &content);
    /// A field is finished.
    void commit(const AnnotationContent &content, const QString &field, const QString &text);
    /// Writes what is not written yet.
    void flush();
    /// Writes what is not written yet, and what could not be written before once more.
    void handOver();
    /// What is typed is not in the file.
    bool isUnsaved() const { return hasImage() && (m_saveState == SaveState::Failed || m_autosave.isActive() || m_writes > 0); }
    /// Why it could not be saved; empty while nothing has failed.
    QString whyUnsaved() const { return m_saveState == SaveState::Failed ? m_failure.sentence : QString(); }
    /// Of the last save that failed; it may have been made good since.
    const Error &lastFailure() const { return m_failure; }
    /// Writes it, and frees the image where nothing was written.
    void leave();
    void submit(const AnnotationContent &content);
    void skip();
    /// Fills the dimensions that have no label yet with those of the image submitted last; chosen ones stay.
    void takeLastLabels();
    void reopen();
    void lint(const AnnotationContent &content);
    /// After changes by this or another window.
    void projectChanged(const Changes &changes);
    void refreshQueue();
    /// The person has what `typingLeft` named.
    void settleTyping(const ImageId &image) { m_typing.settle(keyOf(image)); }

Q_SIGNALS:
    /// An image and the person's annotation of it are here; `field` is to be focused (may be empty).
    void loaded(const QString &field);
    /// The same annotation as another window left it; the cursor stays where it is.
    void refreshed();
    void loading();
    /// What was typed at that time had not reached the project; it stands in the form and is saved now.
    void typingRestored(const QDateTime &typedAt);
    /// What was typed cannot be put back where it was. `reason`: a sentence, empty where the image is open and holds other text.
    void typingLeft(const yuyi::UnsavedAnnotation &copy, const QString &reason);
    /// Somebody else sits here now: nothing of the former person's work may be seen.
    void handedOver();
    /// Nothing is left to annotate.
    void finished();
    void idsGiven(const yuyi::AnnotationContent &stored);
    void findingsChanged(const QList<yuyi::Finding> &findings);
    void saveStateChanged();
    void queueChanged();
    /// `accepted`: the project asks for nobody else's work, and the image has gone to the end.
    void submitted(const QString &imageName, bool accepted);
    /// In so many dimensions the last image's labels were taken; 0: there was none to fill, or no label to take.
    void lastLabelsTaken(int dimensions);
    void failed(const yuyi::Error &error);

private:
    struct Version {
        int value = 0;        ///< touched on the writing thread only
    };
    struct Bundle {
        Image image;
        Annotation annotation;
        WorkPlace place = WorkPlace::Held;
        QString note;
        bool calibration = false;
        LintContext lint;
        bool restored = false;   ///< holds what a program that was killed had not saved
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
    /// What was typed waits for a disk with room: another image would take its place.
    bool mustStay() const { return hasImage() && m_saveState == SaveState::Failed && m_failure.code == ErrorCode::Environment; }
    void loadIndex();
    void fetchPictures();

    PageContext m_context;
    PersonId m_person;                ///< whose work is shown
    WorkPlace m_place = WorkPlace::Held;
    QString m_note;
    bool m_calibration = false;
    Image m_image;
    Annotation m_annotation;          ///< content as typed
    AnnotationContent m_committed;    ///< when the last field was finished
    std::shared_ptr<Version> m_version;
    LintContext m_lintContext;
    std::shared_ptr<QuestionIndex> m_index;
    QList<ImageId> m_visited;         ///< for walking back
    AnnotationQueue m_queue;
    SaveState m_saveState = SaveState::Clean;
    Error m_failure;                  ///< of the last save
    QDateTime m_savedAt;
    QTimer m_autosave;
    QTimer m_lintTimer;
    int m_writes = 0;                 ///< on their way
    bool m_submitting = false;        ///< the image is being submitted: a second key does not do it again
    bool m_skipping = false;
    quint64 m_request = 0;            ///< answers of older requests are dropped
    TypingKeeper m_typing;
};

} // namespace yuyi
