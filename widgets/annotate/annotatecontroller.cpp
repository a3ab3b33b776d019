// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatecontroller.h"

#include "models/items/pictureloader.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/lintservice.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int autosaveMs = 700;      // what was typed is at most this and one commit behind
constexpr int retryMs = 5000;
constexpr int lintMs = 120;
constexpr int visitedAtMost = 200;
} // namespace

AnnotateController::AnnotateController(PageContext context, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_typing([this] { return unsavedCopies(); })
{
    m_autosave.setSingleShot(true);
    connect(&m_autosave, &QTimer::timeout, this, [this] { write(std::nullopt); });
    m_lintTimer.setSingleShot(true);
    m_lintTimer.setInterval(lintMs);
    connect(&m_lintTimer, &QTimer::timeout, this, [this] { lint(m_annotation.content); });
}

void AnnotateController::setSaveState(SaveState state)
{
    m_saveState = state;
    if (state == SaveState::Saved)
        m_savedAt = QDateTime::currentDateTime();
    Q_EMIT saveStateChanged();
}

void AnnotateController::resume()
{
    if (m_person != m_context.project.person().id) {
        // Nobody goes on with somebody else's work.
        m_person = m_context.project.person().id;
        m_image = {};
        m_annotation = {};
        m_visited.clear();
        ++m_request;
        Q_EMIT handedOver();
        m_typing.sitDown(m_context.project.info().id, m_person);
    }
    loadIndex();
    refreshQueue();
    if (!hasImage())
        openFirst();
    else if (m_annotation.version > 0 || m_writes > 0 || m_autosave.isActive())
        load(m_image.id, {}, true);
    else
        openMostUrgent();
}

/// What could not be saved the last time, else the next image.
void AnnotateController::openFirst()
{
    const quint64 request = ++m_request;
    m_context.project
        .write([copies = m_typing.copies()](Stores &) -> Result<QList<UnsavedAnnotation>> { return annotationsLeft(*copies); })
        .then(this, [this, request](const Result<QList<UnsavedAnnotation>> &left) {
            if (request != m_request)
                return;
            if (left->isEmpty())
                openNext();
            else
                load(left->first().image, {}, true);
        });
}

QList<UnsavedCopy> AnnotateController::unsavedCopies() const
{
    if (!hasImage() || isSubmitted() || (m_writes == 0 && !m_submitting && m_saveState != SaveState::Failed))
        return {};
    return {toCopy({m_image.id, m_image.names.value(0), m_annotation.version, m_writes + (m_submitting ? 1 : 0),
                    QDateTime::currentDateTimeUtc(), m_annotation.content})};
}

/// The image shown was not touched: what has come back since, or a calibration, goes before it.
void AnnotateController::openMostUrgent()
{
    const quint64 request = ++m_request;
    m_context.project
        .write([person = m_person, image = m_image.id](Stores &stores) { return AnnotationService(stores, person).goesBefore(image); })
        .then(this, [this, request](const Result<std::optional<ImageId>> &before) {
            if (request == m_request && hasImage())
                load(before ? before->value_or(m_image.id) : m_image.id, {}, true);
        });
}

void AnnotateController::leave()
{
    flush();
    if (!hasImage() || m_annotation.version > 0 || m_writes > 0)
        return;
    // The service knows whether something was written meanwhile.
    m_context.project.write([image = m_image.id, person = m_person](Stores &stores) {
        return AnnotationService(stores, person).leave(image);
    }).then(this, [this](const Result<> &done) {
        if (!done)
            Q_EMIT failed(done.error());
    });
}

void AnnotateController::open(const ImageId &image, const QString &field)
{
    load(image, field, false);
}

void AnnotateController::load(const ImageId &image, const QString &field, bool offered)
{
    if (m_person != m_context.project.person().id || !m_typing.copies()) {
        m_person = m_context.project.person().id;
        m_typing.sitDown(m_context.project.info().id, m_person);
    }
    if (image != m_image.id)
        leave();
    else
        flush();
    const quint64 request = ++m_request;
    Q_EMIT loading();
    const PersonId person = m_context.project.person().id;
    const auto left = std::make_shared<std::optional<UnsavedAnnotation>>();   // written on the other thread before the answer comes
    m_context.project
        .write([image, person, left, copies = m_typing.copies()](Stores &stores) {
            *left = annotationLeft(*copies, image);
            return bundleOf(stores, image, person, *left);
        })
        .then(this, [this, request, field, image, offered, left](const Result<Bundle> &bundle) {
            if (request != m_request)
                return;
            if (mustStay()) {
                Q_EMIT failed(m_failure);
                return;
            }
            if (!bundle && *left) {
                m_image = {};
                m_annotation = {};
                Q_EMIT typingLeft(**left, bundle.error().sentence);
                openNextAfter(image);
                return;
            }
            if (!bundle && offered && bundle.error().code == ErrorCode::Refused) {
                // Somebody else was quicker.
                m_image = {};
                m_annotation = {};
                openNextAfter(image);
                return;
            }
            if (!bundle) {
                Q_EMIT failed(bundle.error());
                if (!hasImage())
                    openNext();
                return;
            }
            take(*bundle);
            Q_EMIT loaded(field);
            if (*left)
                settleLeft(**left, *bundle);
            lint(m_annotation.content);
            fetchPictures();
            refreshQueue();   // the former person's place is given back by now
        });
}

void AnnotateController::settleLeft(const UnsavedAnnotation &left, const Bundle &bundle)
{
    if (!bundle.restored && bundle.annotation.content != left.content) {
        Q_EMIT typingLeft(left, {});
        return;
    }
    m_typing.settle(keyOf(left.image));
    if (bundle.restored)
        Q_EMIT typingRestored(left.typedAt.toLocalTime());
}

void AnnotateController::refresh()
{
    const quint64 request = ++m_request;
    const PersonId person = m_context.project.person().id;
    m_context.project.write([image = m_image.id, person](Stores &stores) { return bundleOf(stores, image, person); })
        .then(this, [this, request](const Result<Bundle> &bundle) {
            // Who typed on meanwhile keeps it, and is told when it is saved.
            if (request != m_request || m_writes > 0 || m_autosave.isActive() || m_saveState == SaveState::Failed)
                return;
            if (!bundle) {
                Q_EMIT failed(bundle.error());
                return;
            }
            take(*bundle);
            Q_EMIT refreshed();
            lint(m_annotation.content);
        });
}

auto AnnotateController::bundleOf(Stores &stores, const ImageId &image, const PersonId &person,
                                  const std::optional<UnsavedAnnotation> &left) -> Result<Bundle>
{
    Bundle bundle;
    const auto facts = ImageService(stores).image(image);
    if (!facts)
        return passOn(facts);
    bundle.image = *facts;
    const auto opened = AnnotationService(stores, person).openWork(image);
    if (!opened)
        return passOn(opened);
    bundle.annotation = opened->annotation;
    bundle.place = opened->place;
    bundle.note = opened->note;
    bundle.calibration = opened->calibration;
    // Later words, saved elsewhere, are not overwritten.
    if (left && left->content != bundle.annotation.content && bundle.annotation.state != AnnotationState::Submitted
        && bundle.place != WorkPlace::Lost && bundle.annotation.version <= left->version + left->pending) {
        const AnnotationContent before = std::exchange(bundle.annotation.content, left->content);
        const auto stored = AnnotationService(stores, person).commit(bundle.annotation, before, {}, {});
        if (!stored)
            return passOn(stored);
        bundle.annotation = *stored;
        bundle.restored = true;
    }
    const auto lint = LintService(stores).contextFor(image, person, bundle.annotation.content);
    if (!lint)
        return passOn(lint);
    bundle.lint = *lint;
    return bundle;
}

void AnnotateController::take(const Bundle &bundle)
{
    m_autosave.stop();
    m_image = bundle.image;
    m_annotation = bundle.annotation;
    m_place = bundle.place;
    m_note = bundle.note;
    m_calibration = bundle.calibration;
    m_committed = m_annotation.content;
    m_version = std::make_shared<Version>();
    m_version->value = m_annotation.version;
    m_lintContext = bundle.lint;
    if (m_visited.isEmpty() || m_visited.last() != m_image.id)
        m_visited.append(m_image.id);
    if (m_visited.size() > visitedAtMost)
        m_visited.removeFirst();
    m_savedAt = m_annotation.version > 0 ? m_annotation.updatedAt.toLocalTime() : QDateTime();
    setSaveState(m_annotation.version > 0 ? SaveState::Saved : SaveState::Clean);
    if (m_annotation.version > 0)
        m_savedAt = m_annotation.updatedAt.toLocalTime();
}

void AnnotateController::fetchPictures()
{
    // The next image is decoded while this one is being worked on.
    const PersonId person = m_context.project.person().id;
    const ImageId current = m_image.id;
    m_context.project
        .read([person, current](Stores &stores) -> Result<QList<Image>> {
            const auto next = AnnotationService(stores, person).next(current);
            if (!next)
                return passOn(next);
            if (!*next)
                return QList<Image>();
            return ImageService(stores).images({**next});
        })
        .then(this, [this](const Result<QList<Image>> &images) {
            if (images)
                m_context.pictures.prefetch(*images);
        });
}

void AnnotateController::openNext()
{
    flush();
    openNextAfter(m_image.id);
}

void AnnotateController::openNextAfter(const ImageId &after)
{
    const quint64 request = ++m_request;
    const PersonId person = m_context.project.person().id;
    Q_EMIT loading();
    // On the writing thread: what was just submitted must be counted.
    m_context.project
        .write([person, after](Stores &stores) { return AnnotationService(stores, person).next(after); })
        .then(this, [this, request](const Result<std::optional<ImageId>> &next) {
            if (request != m_request)
                return;
            if (mustStay()) {
                Q_EMIT failed(m_failure);
                return;
            }
            if (!next) {
                Q_EMIT failed(next.error());
                return;
            }
            if (!*next) {
                leave();
                m_image = {};
                m_annotation = {};
                Q_EMIT finished();
                return;
            }
            load(**next, {}, true);
        });
}

void AnnotateController::openPrevious()
{
    if (m_visited.size() > 1 && hasImage() && m_visited.last() == m_image.id)
        m_visited.removeLast();
    if (m_visited.isEmpty() || (hasImage() && m_visited.last() == m_image.id))
        return;
    open(m_visited.last());
}

void AnnotateController::edit(const AnnotationContent &content)
{
    if (!hasImage() || isSubmitted() || content == m_annotation.content)
        return;
    m_annotation.content = content;
    if (m_submitting)
        return;   // saved when it turns out that the image stays
    if (!m_autosave.isActive())
        m_autosave.start(autosaveMs);
    if (m_saveState != SaveState::Typing)
        setSaveState(SaveState::Typing);
    if (!m_lintTimer.isActive())
        m_lintTimer.start();
}

void AnnotateController::commit(const AnnotationContent &content, const QString &field, const QString &text)
{
    if (!hasImage() || isSubmitted())
        return;
    m_annotation.content = content;
    if (content == m_committed || m_submitting)
        return;
    write(std::make_pair(field, text));
    lint(content);
}

void AnnotateController::flush()
{
    if (m_autosave.isActive())
        write(std::nullopt);
}

void AnnotateController::handOver()
{
    if (m_autosave.isActive() || m_saveState == SaveState::Failed)
        write(std::nullopt);
}

void AnnotateController::failedToSave(const Error &error)
{
    m_failure = error;
    setSaveState(SaveState::Failed);
    if (error.code == ErrorCode::Environment)
        m_autosave.start(retryMs);   // a full disk may be emptied; nothing typed is given up
}

void AnnotateController::write(const std::optional<std::pair<QString, QString>> &step)
{
    m_autosave.stop();
    if (!hasImage() || !m_version)
        return;
    setSaveState(SaveState::Saving);
    ++m_writes;
    m_typing.watch();
    const PersonId person = m_context.project.person().id;
    const AnnotationContent before = m_committed;
    if (step)
        m_committed = m_annotation.content;
    m_context.project
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

void AnnotateController::written(const AnnotationId &id, const Result<Annotation> &result)
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

void AnnotateController::submit(const AnnotationContent &content)
{
    if (!hasImage() || isSubmitted() || std::exchange(m_submitting, true))
        return;
    m_autosave.stop();
    m_annotation.content = content;
    const QString name = m_image.names.value(0, m_image.sha256.hex().left(8));
    const PersonId person = m_context.project.person().id;
    setSaveState(SaveState::Saving);
    m_typing.watch();
    const auto saved = std::make_shared<bool>(false);   // written on the other thread before the answer comes
    m_context.project
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
        .then(this, [this, name, saved, content, image = m_image.id, id = m_annotation.id](const Result<Stage> &done) {
            m_submitting = false;
            if (!done) {
                if (id == m_annotation.id && *saved)
                    setSaveState(SaveState::Saved);
                else if (id == m_annotation.id)
                    failedToSave(done.error());
                if (id == m_annotation.id && content != m_annotation.content && !m_autosave.isActive())
                    m_autosave.start(autosaveMs);   // typed meanwhile
                Q_EMIT failed(done.error());
                return;
            }
            m_typing.saved(keyOf(image));
            if (m_index) {
                for (const Question &question : content.questions)
                    m_index->set(question, image);
            }
            if (id == m_annotation.id && m_saveState == SaveState::Failed) {
                // A save before it failed; what it held is handed in.
                m_autosave.stop();
                setSaveState(SaveState::Saved);
            }
            Q_EMIT submitted(name, *done == Stage::Accepted);
            refreshQueue();
            if (id != m_annotation.id)
                return;   // one has gone on already
            m_annotation.state = AnnotationState::Submitted;
            openNext();
        });
}

void AnnotateController::skip()
{
    if (!hasImage() || m_submitting || std::exchange(m_skipping, true))
        return;
    flush();
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([image = m_image.id, person](Stores &stores) { return AnnotationService(stores, person).skip(image); })
        .then(this, [this](const Result<> &done) {
            m_skipping = false;
            if (!done)
                Q_EMIT failed(done.error());
            else
                openNext();
        });
}

void AnnotateController::takeLastLabels()
{
    if (!hasImage() || isSubmitted())
        return;
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([person, image = m_image.id](Stores &stores) { return AnnotationService(stores, person).lastLabels(image); })
        .then(this, [this, image = m_image.id](const Result<Labels> &last) {
            if (image != m_image.id || isSubmitted())
                return;
            if (!last) {
                Q_EMIT failed(last.error());
                return;
            }
            AnnotationContent content = m_annotation.content;
            int taken = 0;
            for (auto it = last->constBegin(); it != last->constEnd(); ++it) {
                if (content.labels.contains(it.key()))
                    continue;
                content.labels.insert(it.key(), it.value());
                ++taken;
            }
            if (taken > 0) {
                commit(content, {}, {});
                Q_EMIT refreshed();
            }
            Q_EMIT lastLabelsTaken(taken);
        });
}

void AnnotateController::reopen()
{
    if (!isSubmitted())
        return;
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([id = m_annotation.id, person](Stores &stores) {
            return AnnotationService(stores, person).reopen(id);
        })
        .then(this, [this](const Result<> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            else
                open(m_image.id);
        });
}

void AnnotateController::lint(const AnnotationContent &content)
{
    m_lintTimer.stop();
    if (!hasImage())
        return;
    LintContext context = m_lintContext;
    context.others = m_index.get();
    Q_EMIT findingsChanged(lintAnnotation(content, m_context.project.info().preset, context));
}

void AnnotateController::loadIndex()
{
    m_context.project.read([](Stores &stores) { return LintService(stores).questionIndex(); })
        .then(this, [this](const Result<QuestionIndex> &index) {
            if (!index)
                return;
            m_index = std::make_shared<QuestionIndex>(*index);
            lint(m_annotation.content);
        });
}

void AnnotateController::refreshQueue()
{
    const PersonId person = m_context.project.person().id;
    m_context.project
        .read([person](Stores &stores) { return annotationQueue(stores, person); })
        .then(this, [this](const Result<AnnotationQueue> &queue) {
            if (!queue)
                return;
            m_queue = *queue;
            Q_EMIT queueChanged();
        });
}

void AnnotateController::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Image))
        refreshQueue();
    if (!hasImage()) {
        if (changes.touches(Entity::Image))
            openNext();
        return;
    }
    const bool undone = std::any_of(changes.list.begin(), changes.list.end(),
                                    [](const Change &change) { return change.entity == Entity::Undo; });
    // What was typed and could not be saved stays until the person loads the image anew.
    if (!changes.touches(Entity::Annotation, m_image.id.value()) || m_writes > 0 || m_autosave.isActive()
        || m_saveState == SaveState::Failed)
        return;
    if (undone)
        open(m_image.id);
    else if (changes.external)
        refresh();
}

} // namespace yuyi
