// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/strikeservice.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/undosteps.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/pools.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

/// Where an option stands in an annotation.
struct Place {
    qsizetype question = 0;
    qsizetype option = 0;
};

Result<Place> placeOf(const AnnotationContent &content, const QuestionId &question, const QString &form)
{
    const auto isQuestion = [&](const Question &one) { return one.id == question; };
    const auto asked = std::find_if(content.questions.begin(), content.questions.end(), isQuestion);
    if (asked != content.questions.end()) {
        const auto isOption = [&](const Option &one) { return struckForm(one) == form; };
        const auto offered = std::find_if(asked->options.begin(), asked->options.end(), isOption);
        if (offered != asked->options.end())
            return Place{std::distance(content.questions.begin(), asked), std::distance(asked->options.begin(), offered)};
    }
    return failure(ErrorCode::NotFound, Tr::tr("This option has been changed in the meantime. Open the image again."));
}

/// The first wrong option of the draw that the question does not have.
Result<Option> nextOf(const DrawnOptions &drawn, const Question &question)
{
    QStringList there;
    for (const Option &option : question.options)
        there.append(struckForm(option));
    const auto isNew = [&](const Option &option) { return !there.contains(struckForm(option)); };
    const auto next = std::find_if(drawn.wrong.begin(), drawn.wrong.end(), isNew);
    if (next != drawn.wrong.end())
        return *next;
    return failure(ErrorCode::Refused, Tr::tr("Nothing else can be drawn in place of this option, so it stays."));
}

} // namespace

Result<StruckOption> StrikeService::strike(const ImageId &image, const QuestionId &question, const QString &form)
{
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (packed) {
        return failure(ErrorCode::Refused, Tr::tr("Options are struck out in the project, not in a work package: it does not know what "
                                                  "else can be drawn."));
    }
    StruckOption done;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_TRY(const auto facts, FactService(m_stores, m_actor).facts(image));
        AnnotationService service(m_stores, m_actor, m_clock);
        YUYI_CHECK(service.stepTypingInTransaction(image));
        YUYI_TRY(auto annotation, m_stores.annotations().current(image, m_actor));
        const AnnotationContent before = annotation ? annotation->content : AnnotationContent();
        YUYI_TRY(const auto place, placeOf(before, question, form));
        const Question &asked = before.questions.at(place.question);
        const OptionPool *pool = info.preset.poolOf(asked.kind);
        if (!pool)
            return failure(ErrorCode::Refused, Tr::tr("The options of this question were not drawn. Write another one instead."));
        done.struck = asked.options.at(place.option);
        if (done.struck.correct)
            return failure(ErrorCode::Refused, Tr::tr("This option is correct. Only wrong options can be struck out."));
        StruckChange struck{struckFact(asked.kind), facts.value(struckFact(asked.kind)), {}};
        QStringList forms = struckOptions(struck.before);
        if (!form.isEmpty() && !forms.contains(form))
            forms.append(form);
        struck.after = struckValue(forms);
        YUYI_TRY(const auto draws, poolDraws(m_stores, info.preset, image, m_actor));
        const PoolCategory category = categoryOf(*pool, info.preset, before.labels, facts);
        if (category.code.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("The image has no category, so nothing can be drawn in place of this option."));
        YUYI_TRY(const auto next, nextOf(drawOptions(*pool, info.preset, category, draws, forms), asked));
        done.replacement = next;
        done.field = QStringLiteral("question/%1/option/%2").arg(place.question).arg(place.option);
        AnnotationContent after = before;
        after.questions[place.question].options[place.option] = next;
        YUYI_CHECK(service.restoreInTransaction(annotation->id, before, after, done.field));
        const auto [was, is] = differingMembers(before, after);
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Annotation, image.value(), AuditAction::Edited, m_actor, was, is)));
        YUYI_CHECK(storeStruck(m_stores, m_actor, image, struck));
        YUYI_TRY(const auto stored, m_stores.annotations().annotation(annotation->id));
        return pushStrikeStep(m_stores, m_actor, stored, before, done.field, Tr::tr("Option struck out"), struck);
    }));
    return done;
}

} // namespace yuyi
