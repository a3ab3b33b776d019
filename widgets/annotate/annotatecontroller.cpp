// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatecontroller.h"

#include "models/items/pictureloader.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/annotate/annotationlinter.h"
#include "widgets/annotate/openedimage.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int visitedAtMost = 200;
} // namespace

AnnotateController::AnnotateController(PageContext context, QObject *parent)
    : QObject(parent),
      m_context(context),
      m_draft(new AnnotationDraft(context.project, this)),
      m_linter(new AnnotationLinter(context.project, this))
{
    connect(m_linter, &AnnotationLinter::due, this, [this] { lint(annotation().content); });
    connect(m_draft, &AnnotationDraft::saveStateChanged, this, &AnnotateController::saveStateChanged);
    connect(m_draft, &AnnotationDraft::idsGiven, this, &AnnotateController::idsGiven);
    connect(m_draft, &AnnotationDraft::failed, this, &AnnotateController::failed);
    connect(m_draft, &AnnotationDraft::submitted, this,
            [this](const QString &imageName, bool accepted, const QList<Question> &questions, const ImageId &image) {
                m_linter->addQuestions(questions, image);
                Q_EMIT submitted(imageName, accepted);
                refreshQueue();
            });
    connect(m_draft, &AnnotationDraft::done, this, &AnnotateController::openNext);
    connect(&context.project.server(), &ServerWatch::returned, this, [this] {
        if (std::exchange(m_missed, false) && !hasImage())
            openNext();
    });
}

void AnnotateController::tell(const Error &error)
{
    m_missed = m_missed || (error.lost && !hasImage());
    Q_EMIT failed(error);
}

void AnnotateController::resume()
{
    if (m_person != m_context.project.person().id) {
        // Nobody goes on with somebody else's work.
        m_person = m_context.project.person().id;
        m_draft->clear();
        m_visited.clear();
        m_latest.drop();
        Q_EMIT handedOver();
        m_draft->sitDown(m_context.project.info().id, m_person);
    }
    refreshQueue();
    if (!hasImage())
        openFirst();
    else if (m_draft->isBegun())
        load(image().id, {}, true);
    else
        openMostUrgent();
    m_questionsDue = true;
}

/// The index of the other questions takes longest in a large project: it is read when the image is there, or when there is none.
void AnnotateController::loadQuestions()
{
    if (std::exchange(m_questionsDue, false))
        m_linter->loadQuestions();
}

void AnnotateController::loadUsedLabels()
{
    const QList<Dimension> &dimensions = m_context.project.info().preset.dimensions;
    if (std::none_of(dimensions.begin(), dimensions.end(), [](const Dimension &one) { return one.open; }))
        return;
    m_context.project.read([person = m_context.project.person().id](Stores &stores) { return usedLabels(stores, person); })
        .then(this, m_latestUsed.only([this](const Result<UsedLabels> &used) {
            if (used)
                Q_EMIT usedLabelsRead(*used); // without them labels are typed all the same
        }));
}

/// What could not be saved the last time, else the next image.
void AnnotateController::openFirst()
{
    m_context.project
        .write([copies = m_draft->copies()](Stores &) -> Result<QList<UnsavedAnnotation>> { return annotationsLeft(*copies); })
        .then(this, m_latest.only([this](const Result<QList<UnsavedAnnotation>> &left) {
            if (left->isEmpty())
                openNext();
            else
                load(left->first().image, {}, true);
        }));
}

/// The image shown was not touched: what has come back since, or a calibration, goes before it.
void AnnotateController::openMostUrgent()
{
    m_context.project
        .write([person = m_person, image = image().id](Stores &stores) { return AnnotationService(stores, person).goesBefore(image); })
        .then(this, m_latest.only([this](const Result<std::optional<ImageId>> &before) {
            if (hasImage())
                load(before ? before->value_or(image().id) : image().id, {}, true);
        }));
}

void AnnotateController::leave()
{
    flush();
    if (!hasImage() || m_draft->isBegun())
        return;
    // The service knows whether something was written meanwhile.
    m_context.project.write([image = image().id, person = m_person](Stores &stores) {
                         return AnnotationService(stores, person).leave(image);
                     })
        .then(this, [this](const Result<> &done) {
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
    if (m_person != m_context.project.person().id || !m_draft->copies()) {
        m_person = m_context.project.person().id;
        m_draft->sitDown(m_context.project.info().id, m_person);
    }
    if (image != m_draft->image().id)
        leave();
    else
        flush();
    const Latest::Question question = m_latest.ask();
    Q_EMIT loading();
    const PersonId person = m_context.project.person().id;
    const auto left = std::make_shared<std::optional<UnsavedAnnotation>>(); // written on the other thread before the answer comes
    m_context.project
        .write([image, person, left, copies = m_draft->copies()](Stores &stores) {
            *left = annotationLeft(*copies, image);
            return openForAnnotation(stores, image, person, *left);
        })
        .then(this, question.only([this, field, image, offered, left](const Result<OpenedImage> &opened) {
            if (m_draft->mustStay()) {
                Q_EMIT failed(lastFailure());
                return;
            }
            if (!opened && *left && !opened.error().lost) {
                m_draft->clear();
                Q_EMIT typingLeft(**left, opened.error().sentence);
                openNextAfter(image);
                return;
            }
            if (!opened && offered && opened.error().code == ErrorCode::Refused) {
                // Somebody else was quicker.
                m_draft->clear();
                openNextAfter(image);
                return;
            }
            if (!opened) {
                tell(opened.error());
                if (!hasImage() && !opened.error().lost)
                    openNext();
                return;
            }
            if (opened->image.id != this->image().id)
                m_draft->flush(); // what was typed while the image was on its way
            take(*opened);
            Q_EMIT loaded(field);
            if (*left)
                settleLeft(**left, *opened);
            lint(annotation().content);
            fetchPictures();
            refreshQueue(); // the former person's place is given back by now
            loadQuestions();
            loadUsedLabels();
        }));
}

void AnnotateController::settleLeft(const UnsavedAnnotation &left, const OpenedImage &opened)
{
    if (!opened.restored && opened.annotation.content != left.content) {
        Q_EMIT typingLeft(left, {});
        return;
    }
    m_draft->settleCopy(left.image);
    if (opened.restored)
        Q_EMIT typingRestored(left.typedAt.toLocalTime());
}

void AnnotateController::refresh()
{
    const PersonId person = m_context.project.person().id;
    m_context.project.write([image = image().id, person](Stores &stores) { return openForAnnotation(stores, image, person); })
        .then(this, m_latest.only([this](const Result<OpenedImage> &opened) {
            // Who typed on meanwhile keeps it, and is told when it is saved.
            if (m_draft->isPending())
                return;
            if (!opened) {
                Q_EMIT failed(opened.error());
                return;
            }
            take(*opened);
            Q_EMIT refreshed();
            lint(annotation().content);
        }));
}

void AnnotateController::take(const OpenedImage &opened)
{
    m_reservation = opened.reservation;
    m_note = opened.note;
    m_calibration = opened.calibration;
    m_linter->setContext(opened.lint);
    m_material = opened.fill;
    if (m_visited.isEmpty() || m_visited.last() != opened.image.id)
        m_visited.append(opened.image.id);
    if (m_visited.size() > visitedAtMost)
        m_visited.removeFirst();
    m_draft->take(opened.image, opened.annotation);
}

void AnnotateController::setMaterial(const FillMaterial &material)
{
    m_material = material;
    m_linter->setFiller(material.filler);
    lint(annotation().content);
}

void AnnotateController::fetchPictures()
{
    // The next image is decoded while this one is being worked on.
    const PersonId person = m_context.project.person().id;
    const ImageId current = image().id;
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
    openNextAfter(image().id);
}

void AnnotateController::openNextAfter(const ImageId &after)
{
    const Latest::Question question = m_latest.ask();
    const PersonId person = m_context.project.person().id;
    Q_EMIT loading();
    // On the writing thread: what was just submitted must be counted.
    m_context.project
        .write([person, after](Stores &stores) { return AnnotationService(stores, person).next(after); })
        .then(this, question.only([this](const Result<std::optional<ImageId>> &next) {
            if (m_draft->mustStay()) {
                Q_EMIT failed(lastFailure());
                return;
            }
            if (!next) {
                tell(next.error());
                return;
            }
            if (!*next) {
                leave();
                m_draft->clear();
                Q_EMIT finished();
                loadQuestions();
                return;
            }
            load(**next, {}, true);
        }));
}

void AnnotateController::openPrevious()
{
    if (m_visited.size() > 1 && hasImage() && m_visited.last() == image().id)
        m_visited.removeLast();
    if (m_visited.isEmpty() || (hasImage() && m_visited.last() == image().id))
        return;
    open(m_visited.last());
}

void AnnotateController::edit(const AnnotationContent &content)
{
    if (m_draft->edit(content))
        m_linter->checkSoon();
}

void AnnotateController::commit(const AnnotationContent &content, const QString &field, const QString &text)
{
    if (m_draft->commit(content, field, text))
        lint(content);
}

void AnnotateController::skip()
{
    if (!hasImage() || m_draft->isSubmitting() || std::exchange(m_skipping, true))
        return;
    flush();
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([image = image().id, person](Stores &stores) { return AnnotationService(stores, person).skip(image); })
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
        .read([person, image = image().id](Stores &stores) { return lastLabels(stores, person, image); })
        .then(this, [this, image = image().id](const Result<Labels> &last) {
            if (image != m_draft->image().id || isSubmitted())
                return;
            if (!last) {
                Q_EMIT failed(last.error());
                return;
            }
            AnnotationContent content = annotation().content;
            const int taken = fillLabels(content, *last, m_context.project.info().preset);
            if (taken > 0) {
                // One step for those of the questions, and one for each row of the image.
                commit(content, QStringLiteral("question/0/label"), tr("Copied labels"));
                Q_EMIT refreshed();
            }
            Q_EMIT lastLabelsTaken(taken);
        });
}

void AnnotateController::reopen()
{
    if (!isSubmitted())
        return;
    // Another window may have released it in the meantime.
    const PersonId person = m_context.project.person().id;
    m_context.project.read([id = image().id, person](Stores &stores) { return AnnotationService(stores, person).isReleased(id); })
        .then(this, [this, id = image().id](const Result<bool> &released) {
            if (!isSubmitted() || image().id != id)
                return;
            if (!released)
                Q_EMIT failed(released.error());
            else if (*released)
                Q_EMIT releasedReopening(image().names.value(0));
            else
                reopenReleased();
        });
}

void AnnotateController::reopenReleased()
{
    if (!isSubmitted())
        return;
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([id = annotation().id, person](Stores &stores) {
            return AnnotationService(stores, person).reopen(id);
        })
        .then(this, [this](const Result<> &done) {
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            Q_EMIT reopened(image().names.value(0));
            open(image().id);
        });
}

void AnnotateController::lint(const AnnotationContent &content)
{
    m_linter->cancel();
    if (hasImage())
        Q_EMIT findingsChanged(m_linter->check(content));
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
    if (!changes.touches(Entity::Annotation, image().id.value()) || m_draft->isPending())
        return;
    if (undone)
        open(image().id);
    else if (changes.external)
        refresh();
}

} // namespace yuyi
