// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationdraft.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/keptactions.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/fields/autosave.h"

namespace yuyi {

namespace {
constexpr int retryMs = 5000;
} // namespace

AnnotationDraft::AnnotationDraft(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_typing([this] { return unsavedCopies(); })
{
    m_autosave.setSingleShot(true);
    connect(&m_autosave, &QTimer::timeout, this, [this] { write(std::nullopt); });
    addCarriers(project.outbox());
    connect(&project.outbox(), &ActionOutbox::waitingChanged, this, &AnnotationDraft::saveStateChanged);
    connect(&project.server(), &ServerWatch::changed, this, &AnnotationDraft::saveStateChanged);
    connect(&m_typing, &TypingKeeper::failingChanged, this, [this] { m_project.outbox().noteTyping(this, m_typing.isFailing()); });
    connect(&project.server(), &ServerWatch::returned, this, [this] {
        if (hasImage() && m_saveState == SaveState::Failed)
            handOver();
    });
}

AnnotationDraft::~AnnotationDraft()
{
    if (m_saveState == SaveState::Failed || !m_project.server().isConnected())
        m_typing.keepNow();
    m_project.outbox().noteTyping(this, false);
}

void AnnotationDraft::setSaveState(SaveState state)
{
    m_saveState = state;
    if (state == SaveState::Saved)
        m_savedAt = currentTime();
    Q_EMIT saveStateChanged();
}

void AnnotationDraft::settleCopy(const ImageId &image)
{
    m_typing.settle(keyOf(image));
}

QList<UnsavedCopy> AnnotationDraft::unsavedCopies() const
{
    if (!hasImage() || isSubmitted() || (!isPending() && !m_submitting))
        return {};
    return {toCopy({m_image.id, m_image.names.value(0), m_annotation.version, m_writes + (m_submitting ? 1 : 0),
                    currentTime(), m_annotation.content, m_saves})};
}

void AnnotationDraft::take(const Image &image, const Annotation &annotation)
{
    m_autosave.stop();
    m_image = image;
    m_annotation = annotation;
    m_committed = m_annotation.content;
    m_saves.clear();
    m_savedAt = m_annotation.version > 0 ? m_annotation.updatedAt.toLocalTime() : QDateTime();
    setSaveState(m_annotation.version > 0 ? SaveState::Saved : SaveState::Clean);
    if (m_annotation.version > 0)
        m_savedAt = m_annotation.updatedAt.toLocalTime();
}

void AnnotationDraft::clear()
{
    m_image = {};
    m_annotation = {};
    m_saves.clear();
}

bool AnnotationDraft::isKept() const
{
    const bool unsaved = m_saveState != SaveState::Saved && m_saveState != SaveState::Clean;
    const ServerWatch &server = m_project.server();
    const bool waits = hasImage() && unsaved && !server.isConnected() && (m_failure.lost || server.isSilent());
    return m_project.outbox().isKeeping() && (m_submitting ? m_project.outbox().waiting() > 0 : waits);
}

bool AnnotationDraft::isSubmissionKept() const
{
    return m_submitting && m_project.outbox().waiting() > 0;
}

bool AnnotationDraft::edit(const AnnotationContent &content)
{
    if (!hasImage() || isSubmitted() || content == m_annotation.content)
        return false;
    m_annotation.content = content;
    if (m_submitting)
        return false; // saved when it turns out that the image stays
    if (!m_autosave.isActive())
        m_autosave.start(autosaveMs);
    if (m_saveState != SaveState::Typing)
        setSaveState(SaveState::Typing);
    return true;
}

bool AnnotationDraft::commit(const AnnotationContent &content, const QString &field, const QString &text)
{
    if (!hasImage() || isSubmitted())
        return false;
    m_annotation.content = content;
    if (content == m_committed || m_submitting)
        return false;
    write(std::make_pair(field, text));
    return true;
}

void AnnotationDraft::flush()
{
    if (m_autosave.isActive())
        write(std::nullopt);
}

void AnnotationDraft::handOver()
{
    if (m_autosave.isActive() || m_saveState == SaveState::Failed)
        write(std::nullopt);
}

void AnnotationDraft::failedToSave(const Error &error)
{
    m_failure = error;
    setSaveState(SaveState::Failed);
    if (error.code == ErrorCode::Environment)
        m_autosave.start(retryMs); // a full disk may be emptied; nothing typed is given up
}

void AnnotationDraft::write(const std::optional<std::pair<QString, QString>> &step)
{
    m_autosave.stop();
    if (!hasImage())
        return;
    setSaveState(SaveState::Saving);
    ++m_writes;
    m_typing.watch();
    const PersonId person = m_project.person().id;
    const AnnotationContent before = m_committed;
    if (step)
        m_committed = m_annotation.content;
    const QList<QUuid> saves = m_saves;
    const QUuid name = newUuid();
    m_saves.append(name);
    m_project
        .write([annotation = m_annotation, before, step, person, saves, name](Stores &stores) {
            return saveNamed(stores, person, annotation, before, step, saves, name);
        })
        .then(this, [this, id = m_annotation.id, image = m_image.id, name](const Result<Annotation> &stored) {
            written(id, name, stored);
            if (stored && (id != m_annotation.id || m_writes == 0))
                m_typing.saved(keyOf(image));
        });
}

void AnnotationDraft::settled(const QUuid &name)
{
    m_saves.remove(0, m_saves.indexOf(name) + 1);
}

void AnnotationDraft::written(const AnnotationId &id, const QUuid &name, const Result<Annotation> &result)
{
    --m_writes;
    if (id != m_annotation.id) {
        if (!result)
            Q_EMIT failed(result.error());
        return;
    }
    if (!result) {
        if (!result.error().lost)
            m_saves.removeOne(name); // it did not take place
        failedToSave(result.error());
        Q_EMIT failed(result.error());
        return;
    }
    m_annotation.version = result->version;
    settled(name);
    if (m_writes > 0 || m_autosave.isActive())
        return;
    setSaveState(SaveState::Saved);
    Q_EMIT idsGiven(result->content);
}

void AnnotationDraft::submit(const AnnotationContent &content)
{
    if (!hasImage() || isSubmitted() || std::exchange(m_submitting, true))
        return;
    m_autosave.stop();
    m_annotation.content = content;
    setSaveState(SaveState::Saving);
    m_typing.watch();
    const QString name = m_image.names.value(0, m_image.sha256.hex().left(8));
    const KeptAction action = toAction(Submitting{m_annotation, m_saves}, tr("Annotate: %1").arg(name),
                                       plainText(content, m_project.info().preset));
    m_saves.append(saveNameOf(action));
    m_project.outbox()
        .send(action)
        .then(this, [this, name, content, image = m_image.id, id = m_annotation.id](const Result<Carried> &answer) {
            submissionAnswered(id, image, name, content, answer);
        });
}

void AnnotationDraft::submissionAnswered(const AnnotationId &id, const ImageId &image, const QString &name,
                                         const AnnotationContent &content, const Result<Carried> &answer)
{
    m_submitting = false;
    const bool current = id == m_annotation.id;
    if (current && answer) {
        m_saves.clear();
        m_annotation.version = wholeOf(answer->answer, "version");
    }
    if (!current)
        Q_EMIT saveStateChanged(); // what is open now can be typed into again
    if (!answer || answer->refused) {
        notSubmitted(answer ? *answer->refused : answer.error(), current, answer.has_value(), content);
        return;
    }
    m_typing.saved(keyOf(image));
    if (current && m_saveState == SaveState::Failed) {
        // A save before it failed; what it held is handed in.
        m_autosave.stop();
        setSaveState(SaveState::Saved);
    }
    const bool accepted = fromCode<Stage>(textOf(answer->answer, "stage")) == Stage::Accepted;
    Q_EMIT submitted(name, accepted, content.questions, image);
    if (!current)
        return; // one has gone on already
    m_annotation.state = AnnotationState::Submitted;
    Q_EMIT done();
}

void AnnotationDraft::notSubmitted(const Error &error, bool current, bool saved, const AnnotationContent &content)
{
    if (current && saved)
        setSaveState(SaveState::Saved);
    else if (current)
        failedToSave(error);
    if (current && content != m_annotation.content && !m_autosave.isActive())
        m_autosave.start(autosaveMs); // typed meanwhile
    Q_EMIT failed(error);
}

} // namespace yuyi
