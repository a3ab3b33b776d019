// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationdraft.h"

#include "models/domain/clock.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
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
    if (!hasImage() || isSubmitted() || (m_writes == 0 && !m_submitting && m_saveState != SaveState::Failed))
        return {};
    return {toCopy({m_image.id, m_image.names.value(0), m_annotation.version, m_writes + (m_submitting ? 1 : 0),
                    currentTime(), m_annotation.content})};
}

void AnnotationDraft::take(const Image &image, const Annotation &annotation)
{
    m_autosave.stop();
    m_image = image;
    m_annotation = annotation;
    m_committed = m_annotation.content;
    m_version = std::make_shared<Version>();
    m_version->value = m_annotation.version;
    m_savedAt = m_annotation.version > 0 ? m_annotation.updatedAt.toLocalTime() : QDateTime();
    setSaveState(m_annotation.version > 0 ? SaveState::Saved : SaveState::Clean);
    if (m_annotation.version > 0)
        m_savedAt = m_annotation.updatedAt.toLocalTime();
}

void AnnotationDraft::clear()
{
    m_image = {};
    m_annotation = {};
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
    if (!hasImage() || !m_version)
        return;
    setSaveState(SaveState::Saving);
    ++m_writes;
    m_typing.watch();
    const PersonId person = m_project.person().id;
    const AnnotationContent before = m_committed;
    if (step)
        m_committed = m_annotation.content;
    m_project
        .write([annotation = m_annotation, before, step, person, version = m_version](Stores &stores) mutable
               -> Result<Annotation> {
            annotation.version = version->value;
            AnnotationService service(stores, person);
            const auto stored = step ? service.commit(annotation, before, step->first, step->second)
                                     : service.saveDraft(annotation);
            if (stored)
                version->value = stored->version;
            return stored;
        })
        .then(this, [this, id = m_annotation.id, image = m_image.id](const Result<Annotation> &stored) {
            written(id, stored);
            if (stored && (id != m_annotation.id || m_writes == 0))
                m_typing.saved(keyOf(image));
        });
}

void AnnotationDraft::written(const AnnotationId &id, const Result<Annotation> &result)
{
    --m_writes;
    if (id != m_annotation.id) {
        if (!result)
            Q_EMIT failed(result.error());
        return;
    }
    if (!result) {
        failedToSave(result.error());
        Q_EMIT failed(result.error());
        return;
    }
    m_annotation.version = result->version;
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
    const QString name = m_image.names.value(0, m_image.sha256.hex().left(8));
    const PersonId person = m_project.person().id;
    setSaveState(SaveState::Saving);
    m_typing.watch();
    const auto saved = std::make_shared<bool>(false); // written on the other thread before the answer comes
    m_project
        .write([annotation = m_annotation, person, version = m_version, saved](Stores &stores) mutable -> Result<Stage> {
            annotation.version = version->value;
            AnnotationService service(stores, person);
            // Saved first: a submission that is refused must not cost what was typed.
            const auto stored = service.saveDraft(annotation);
            if (!stored)
                return passOn(stored);
            version->value = stored->version;
            *saved = true;
            if (const auto submitted = service.submit(*stored); !submitted)
                return passOn(submitted);
            const auto image = ImageService(stores).image(annotation.image);
            return image ? Result<Stage>(image->stage) : passOn(image);
        })
        .then(this, [this, name, saved, content, image = m_image.id, id = m_annotation.id](const Result<Stage> &stage) {
            m_submitting = false;
            if (!stage) {
                notSubmitted(stage.error(), id == m_annotation.id, *saved, content);
                return;
            }
            m_typing.saved(keyOf(image));
            if (id == m_annotation.id && m_saveState == SaveState::Failed) {
                // A save before it failed; what it held is handed in.
                m_autosave.stop();
                setSaveState(SaveState::Saved);
            }
            Q_EMIT submitted(name, *stage == Stage::Accepted, content.questions, image);
            if (id != m_annotation.id)
                return; // one has gone on already
            m_annotation.state = AnnotationState::Submitted;
            Q_EMIT done();
        });
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
