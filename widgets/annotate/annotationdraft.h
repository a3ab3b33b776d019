// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/typingkeeper.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace yuyi {

class ProjectAccess;

/// @brief The annotation being worked on, without widgets: edits, autosave, steps of the undo history, submission, and the copies
/// of what the project has not confirmed.
///
/// Typed text is saved at most 0.7 s later; a finished field becomes a step of the undo history. All writes are queued on the
/// writer thread in order, so typing never waits for the database.
class AnnotationDraft final : public QObject
{
    Q_OBJECT
public:
    enum class SaveState {
        Clean,
        Typing,
        Saving,
        Saved,
        Failed
    };

    explicit AnnotationDraft(ProjectAccess &project, QObject *parent = nullptr);
    ~AnnotationDraft() override;

    const Image &image() const { return m_image; }
    const Annotation &annotation() const { return m_annotation; }
    bool hasImage() const { return !m_image.id.isNull(); }
    bool isSubmitted() const { return hasImage() && m_annotation.state == AnnotationState::Submitted; }
    /// Returns true from submit() until its answer, which may have to wait for the server.
    bool isSubmitting() const { return m_submitting; }
    SaveState saveState() const { return m_saveState; }
    QDateTime savedAt() const { return m_savedAt; }
    /// The last error of a save. A later save may have succeeded.
    const Error &lastFailure() const { return m_failure; }

    /// Whether something was written, or is being typed or saved.
    bool isBegun() const { return m_annotation.version > 0 || m_writes > 0 || m_autosave.isActive(); }
    /// Whether something is being typed or saved, or could not be saved.
    bool isPending() const { return m_writes > 0 || m_autosave.isActive() || m_saveState == SaveState::Failed; }
    /// Whether what was typed is kept on this computer and saved when the server answers again.
    bool isKept() const;
    /// Whether copies of what is not saved can be written on this computer.
    bool isCopied() const { return !m_typing.isFailing(); }
    /// Whether the annotation is submitted as soon as the server answers: nothing may be typed into it.
    bool isSubmissionKept() const;
    /// Whether the image must stay open because its text could not be saved for lack of disk space.
    bool mustStay() const { return hasImage() && m_saveState == SaveState::Failed && m_failure.code == ErrorCode::Environment; }

    /// Keeps copies for this project and person from now on.
    void sitDown(const ProjectId &project, const PersonId &person) { m_typing.sitDown(project, person); }
    /// The copies that earlier programs left. Null before sitDown().
    std::shared_ptr<const UnsavedCopies> copies() const { return m_typing.copies(); }
    /// Removes a copy that an earlier program left.
    void settleCopy(const ImageId &image);

    /// Shows what was loaded. Pending edits are given up.
    void take(const Image &image, const Annotation &annotation);
    /// There is no image any more.
    void clear();
    /// Sets the current content of the form and starts the autosave. Returns false if nothing is to be saved yet.
    bool edit(const AnnotationContent &content);
    /// Commits a finished field as a step of the undo history. Returns false if there was nothing to commit.
    bool commit(const AnnotationContent &content, const QString &field, const QString &text);
    /// Saves pending edits now.
    void flush();
    /// Saves pending edits and retries a save that failed.
    void handOver();
    void submit(const AnnotationContent &content);

Q_SIGNALS:
    void saveStateChanged();
    void idsGiven(const yuyi::AnnotationContent &stored);
    /// An annotation was submitted, perhaps while another image is open. `accepted`: the project needs no work by others.
    void submitted(const QString &imageName, bool accepted, const QList<yuyi::Question> &questions, const yuyi::ImageId &image);
    /// The image that was submitted is still open.
    void done();
    void failed(const yuyi::Error &error);

private:
    void write(const std::optional<std::pair<QString, QString>> &step);
    void written(const AnnotationId &id, const QUuid &name, const Result<Annotation> &result);
    /// The project has answered these saves and all before.
    void settled(const QUuid &name);
    void submissionAnswered(const AnnotationId &id, const ImageId &image, const QString &name, const AnnotationContent &content,
                            const Result<Carried> &answer);
    void notSubmitted(const Error &error, bool current, bool saved, const AnnotationContent &content);
    QList<UnsavedCopy> unsavedCopies() const;
    void setSaveState(SaveState state);
    void failedToSave(const Error &error);

    ProjectAccess &m_project;
    Image m_image;
    Annotation m_annotation;       ///< content as typed
    AnnotationContent m_committed; ///< content when the last field was committed
    QList<QUuid> m_saves;          ///< names of the saves of which it is not known yet whether they took place
    SaveState m_saveState = SaveState::Clean;
    Error m_failure; ///< of the last failed save
    QDateTime m_savedAt;
    QTimer m_autosave;
    int m_writes = 0;          ///< number of pending writes
    bool m_submitting = false; ///< submission in progress; prevents a second one
    TypingKeeper m_typing;
};

} // namespace yuyi
