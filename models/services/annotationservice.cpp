// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotationservice.h"

#include "models/services/annotationcheck.h"
#include "models/services/contentjson.h"
#include "models/services/events.h"
#include "models/services/stages.h"
#include "models/services/undosteps.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationService)
};

bool sameWording(const Question &a, const Question &b)
{
    return a.stem == b.stem && a.kind == b.kind && a.options == b.options && a.rationale == b.rationale;
}

/// Options that do not belong to this version yet (an undo brought them from a former one) get ids of their own.
void takeOwnOptions(Question &question, const Question &former)
{
    for (Option &option : question.options) {
        const bool own = std::any_of(former.options.begin(), former.options.end(),
                                     [&](const Option &o) { return o.id == option.id; });
        if (!own)
            option.id = OptionId::create();
    }
}

/// A submitted version never changes: what differs from it becomes the question's next version.
void startNewVersions(AnnotationContent &content, const AnnotationContent &stored)
{
    for (Question &question : content.questions) {
        const auto former = std::find_if(stored.questions.begin(), stored.questions.end(),
                                         [&](const Question &q) { return q.id == question.id; });
        if (former == stored.questions.end()) {
            question.frozen = false;
            continue;
        }
        if (!former->frozen) {
            question.frozen = false;
            question.versionId = former->versionId;
            question.number = former->number;
            takeOwnOptions(question, *former);
            continue;
        }
        if (sameWording(question, *former)) {
            question = *former;
            continue;
        }
        question.versionId = QuestionVersionId::create();
        question.number = former->number + 1;
        question.frozen = false;
        for (Option &option : question.options)
            option.id = OptionId::create();
    }
}

} // namespace

Question newQuestion(const Preset &preset, bool first)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = QStringLiteral("single-choice");
    if (first)
        question.stem = preset.questions.firstStem;
    for (int i = 0; i < preset.questions.options; ++i) {
        Option option;
        option.id = OptionId::create();
        question.options.append(option);
    }
    return question;
}

Result<Annotation> AnnotationService::open(const ImageId &image)
{
    const auto current = m_stores.annotations().current(image, m_actor);
    if (!current)
        return passOn(current);
    if (*current)
        return **current;
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    Annotation fresh;
    fresh.id = AnnotationId::create();
    fresh.image = image;
    fresh.person = m_actor;
    fresh.version = 0;
    for (int i = 0; i < std::max(1, info->preset.questions.minimum); ++i)
        fresh.content.questions.append(newQuestion(info->preset, i == 0));
    return fresh;
}

Result<Annotation> AnnotationService::store(const Annotation &annotation)
{
    Annotation now = annotation;
    if (now.version == 0) {
        const auto current = m_stores.annotations().current(now.image, m_actor);
        if (!current)
            return passOn(current);
        if (*current) {
            return failure(ErrorCode::Conflict,
                           Text::tr("This image was opened for annotation in another window. Open it again to go on."));
        }
        now.person = m_actor;
        now.version = 1;
        now.createdAt = QDateTime::currentDateTimeUtc();
        now.updatedAt = now.createdAt;
        if (const auto added = m_stores.annotations().add(now); !added)
            return passOn(added);
    } else {
        const auto stored = m_stores.annotations().annotation(now.id);
        if (!stored)
            return passOn(stored);
        if (stored->person != m_actor)
            return failure(ErrorCode::Refused, Text::tr("This annotation belongs to somebody else."));
        if (stored->state == AnnotationState::Submitted || stored->state == AnnotationState::Superseded) {
            return failure(ErrorCode::Refused,
                           Text::tr("This annotation has been submitted. Reopen it before you change it."));
        }
        startNewVersions(now.content, stored->content);
        const auto version = m_stores.annotations().save(now);
        if (!version)
            return passOn(version);
        now.version = *version;
    }
    if (const auto recorded =
            m_stores.record(makeEvent(Entity::Annotation, now.image.value(), QStringLiteral("saved"), m_actor));
        !recorded)
        return passOn(recorded);
    if (const auto stage = refreshStage(m_stores, now.image, m_actor); !stage)
        return passOn(stage);
    return now;
}

Result<Annotation> AnnotationService::saveDraft(const Annotation &annotation)
{
    Annotation stored;
    const auto done = m_stores.transaction([&]() -> Result<> {
        const auto now = store(annotation);
        if (!now)
            return passOn(now);
        stored = *now;
        return {};
    });
    if (!done)
        return passOn(done);
    return stored;
}

Result<Annotation> AnnotationService::commit(const Annotation &annotation, const AnnotationContent &before,
                                             const QString &field, const QString &text)
{
    Annotation stored;
    const auto done = m_stores.transaction([&]() -> Result<> {
        const auto now = store(annotation);
        if (!now)
            return passOn(now);
        stored = *now;
        if (stored.content == before)
            return {};
        return pushAnnotationStep(m_stores, m_actor, stored, before, field, text);
    });
    if (!done)
        return passOn(done);
    return stored;
}

Result<> AnnotationService::submit(const Annotation &annotation)
{
    return m_stores.transaction([&]() -> Result<> {
        const auto now = store(annotation);
        if (!now)
            return passOn(now);
        if (const auto submitted = submitWithin(now->id); !submitted)
            return passOn(submitted);
        return pushSubmissionStep(m_stores, m_actor, *now, Text::tr("Submitted"));
    });
}

Result<> AnnotationService::submitWithin(const AnnotationId &id)
{
    const auto annotation = m_stores.annotations().annotation(id);
    if (!annotation)
        return passOn(annotation);
    if (const auto complete = requireComplete(m_stores, *annotation); !complete)
        return passOn(complete);
    if (const auto frozen = m_stores.annotations().freezeQuestions(id); !frozen)
        return passOn(frozen);
    if (const auto set = m_stores.annotations().setState(id, AnnotationState::Submitted); !set)
        return passOn(set);
    if (const auto put = m_stores.annotations().setSkipped(annotation->image, m_actor, false); !put)
        return passOn(put);
    const QByteArray content = QJsonDocument(toJson(annotation->content)).toJson(QJsonDocument::Compact);
    const Event event =
        makeEvent(Entity::Annotation, annotation->image.value(), QStringLiteral("submitted"), m_actor, {}, content);
    if (const auto recorded = m_stores.record(event); !recorded)
        return passOn(recorded);
    return settle(annotation->image);
}

Result<> AnnotationService::settle(const ImageId &image)
{
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto all = m_stores.annotations().ofImage(image);
    if (!all)
        return passOn(all);
    QList<AnnotationId> submitted;
    for (const AnnotationSummary &summary : *all) {
        if (summary.origin == Origin::Annotation && summary.state == AnnotationState::Submitted)
            submitted.append(summary.id);
    }
    // One annotator: what he submits is the gold. Several are settled by review.
    if (info->rules.annotatorsPerImage == 1 && !submitted.isEmpty()) {
        const auto source = m_stores.annotations().annotation(submitted.last());
        if (!source)
            return passOn(source);
        Annotation gold = *source;
        gold.id = AnnotationId::create();
        gold.origin = Origin::Gold;
        gold.state = AnnotationState::Submitted;
        gold.version = 1;
        gold.createdAt = QDateTime::currentDateTimeUtc();
        gold.updatedAt = gold.createdAt;
        if (const auto set = m_stores.annotations().setGold(gold); !set)
            return passOn(set);
        const Event event = makeEvent(Entity::Annotation, image.value(), QStringLiteral("gold"), m_actor);
        if (const auto recorded = m_stores.record(event); !recorded)
            return passOn(recorded);
    }
    if (const auto stage = refreshStage(m_stores, image, m_actor); !stage)
        return passOn(stage);
    return {};
}

Result<> AnnotationService::reopen(const AnnotationId &id)
{
    return m_stores.transaction([&] { return reopenWithin(id); });
}

Result<> AnnotationService::reopenWithin(const AnnotationId &id)
{
    const auto annotation = m_stores.annotations().annotation(id);
    if (!annotation)
        return passOn(annotation);
    if (annotation->person != m_actor)
        return failure(ErrorCode::Refused, Text::tr("This annotation belongs to somebody else."));
    if (annotation->state != AnnotationState::Submitted)
        return failure(ErrorCode::Refused, Text::tr("Only a submitted annotation can be reopened."));
    const auto gold = m_stores.annotations().gold(annotation->image);
    if (!gold)
        return passOn(gold);
    if (*gold) {
        if (const auto set = m_stores.annotations().setState((*gold)->id, AnnotationState::Superseded); !set)
            return passOn(set);
    }
    if (const auto set = m_stores.annotations().setState(id, AnnotationState::Draft); !set)
        return passOn(set);
    const Event event =
        makeEvent(Entity::Annotation, annotation->image.value(), QStringLiteral("reopened"), m_actor);
    if (const auto recorded = m_stores.record(event); !recorded)
        return passOn(recorded);
    if (const auto stage = refreshStage(m_stores, annotation->image, m_actor); !stage)
        return passOn(stage);
    return {};
}

Result<> AnnotationService::restoreWithin(const AnnotationId &id, const AnnotationContent &content)
{
    auto annotation = m_stores.annotations().annotation(id);
    if (!annotation)
        return passOn(annotation);
    annotation->content = content;
    if (const auto stored = store(*annotation); !stored)
        return passOn(stored);
    return {};
}

Result<> AnnotationService::skip(const ImageId &image)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto put = m_stores.annotations().setSkipped(image, m_actor, true); !put)
            return passOn(put);
        return m_stores.record(makeEvent(Entity::Annotation, image.value(), QStringLiteral("skipped"), m_actor));
    });
}

Result<std::optional<ImageId>> AnnotationService::next(const ImageId &after)
{
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    return m_stores.annotations().nextFor(m_actor, info->rules.annotatorsPerImage, after);
}

} // namespace yuyi
