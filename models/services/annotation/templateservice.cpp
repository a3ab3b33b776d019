// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/templateservice.h"

#include "models/domain/annotation/translation.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/templates/chosenviews.h"
#include "models/services/templates/currentsheets.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/filling.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

/// The other language of the texts of a question that are as they were made. What people wrote has none.
QList<Translation> translationsOf(const Question &question, const ChainQuestion &made, ItemLanguage language)
{
    const auto said = [language](const Title &text) { return language == ItemLanguage::Chinese ? text.zh : text.en; };
    const auto original = [language](const Title &text) { return language == ItemLanguage::Chinese ? text.en : text.zh; };
    QList<Translation> list;
    const auto add = [&](const TextPlace &place, const QString &text, const Title &title) {
        if (text == original(title) && !said(title).isEmpty()) {
            Translation one;
            one.key = {question.versionId, language, place};
            one.content = {text, said(title)};
            list.append(one);
            return true;
        }
        return false;
    };
    add({TranslatedPart::Stem, {}}, question.stem, made.stem);
    for (const Option &option : question.options) {
        for (const Title &title : made.options) {
            if (add({TranslatedPart::Option, option.id}, option.text, title))
                break;
        }
    }
    return list;
}

} // namespace

bool GenerateReport::lacks() const
{
    return std::any_of(images.begin(), images.end(), [](const GeneratedImage &image) { return !image.lacking.isEmpty(); });
}

Result<FillMaterial> TemplateService::material(const ImageId &image)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    FillMaterial material;
    if (info.preset.facts.isEmpty() && !info.preset.fillsQuestions())
        return material;
    const auto facts = FactService(m_stores, m_actor).facts(image);
    if (!facts && facts.error().code == ErrorCode::Refused)
        return material;
    if (!facts)
        return passOn(facts);
    YUYI_TRY(const auto sheets, currentSheets(m_stores, info.preset, image, *facts));
    YUYI_TRY(const auto draws, poolDraws(m_stores, info.preset, image, m_actor));
    YUYI_TRY(const auto struck, struckNames(m_stores, *facts));
    YUYI_TRY(const auto chains, chainFill(m_stores, info.preset, image));
    material.facts = *facts;
    material.struck = struck;
    material.filler = templateFiller(info.preset, *facts, sheets, draws, chains);
    return material;
}

Result<Filled> TemplateService::fill(const ImageId &image, const AnnotationContent &content)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto facts, FactService(m_stores, m_actor).facts(image));
    YUYI_TRY(const auto sheets, currentSheets(m_stores, info.preset, image, facts));
    if (!m_pools) {
        YUYI_TRY(const auto pools, poolMaterial(m_stores, info.preset, m_actor));
        m_pools = pools;
    }
    YUYI_TRY(const auto draws, poolDraws(m_stores, info.preset, image, m_actor, m_pools));
    if (!m_concepts) {
        YUYI_TRY(const auto concepts, chainMaterial(m_stores, info.preset));
        m_concepts = concepts;
    }
    YUYI_TRY(const auto chains, chainFill(m_stores, info.preset, image, m_concepts));
    return filledQuestions(info.preset, content.labels, facts, sheets, content.questions, draws, chains);
}

Result<int> TemplateService::translate(const ImageId &image)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (!info.preset.chains || packed)
        return 0;
    int texts = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto current, m_stores.annotations().current(image, m_actor));
        if (!current)
            return {};
        YUYI_TRY(const auto chains, chainFill(m_stores, info.preset, image));
        const ItemLanguage other = info.preset.language == u"zh" ? ItemLanguage::English : ItemLanguage::Chinese;
        for (const Question &question : current->content.questions) {
            const auto made = chains->questions.constFind(question.kind);
            if (made == chains->questions.constEnd())
                continue;
            int here = 0;
            const QList<Translation> wanted = translationsOf(question, *made, other);
            for (const Translation &one : wanted) {
                YUYI_TRY(const auto known, m_stores.translations().at(one.key));
                if (known)
                    continue;
                YUYI_CHECK(m_stores.translations().put(one.key, one.content, m_actor));
                ++here;
            }
            if (here == 0)
                continue;
            texts += here;
            Event event = makeEvent(Entity::Question, question.id.value(), AuditAction::Translated, m_actor);
            event.image = image;
            YUYI_CHECK(m_stores.record(event));
        }
        return {};
    }));
    return texts;
}

Result<QList<ImageId>> TemplateService::images(bool anew)
{
    QList<ImageId> images;
    YUYI_TRY(const auto own, m_stores.annotations().ofPerson(m_actor));
    for (const AnnotationSummary &summary : own) {
        const bool open = summary.state == AnnotationState::Draft || summary.state == AnnotationState::Returned;
        if (open && summary.origin == Origin::Annotation && !images.contains(summary.image))
            images.append(summary.image);
    }
    if (!anew)
        return images;
    YUYI_TRY(const auto unfinished, m_stores.work().unfinishedOf(m_actor));
    for (const ImageId &image : unfinished) {
        if (!images.contains(image))
            images.append(image);
    }
    return images;
}

Result<> TemplateService::fillDraft(const ImageId &image, bool dryRun, GeneratedImage &one)
{
    YUYI_TRY(const auto current, m_stores.annotations().current(image, m_actor));
    const AnnotationContent content = current ? current->content : AnnotationContent();
    YUYI_TRY(const auto filled, fill(image, content));
    one.lacking = filled.missing + filled.notes;
    for (const Question &question : filled.questions)
        one.added.append(question.kind);
    if (filled.questions.isEmpty() || dryRun)
        return {};
    YUYI_TRY(const auto info, m_stores.project().info());
    AnnotationService service(m_stores, m_actor, m_clock);
    YUYI_TRY(auto annotation, service.open(image));
    const AnnotationContent before = annotation.content;
    annotation.content.questions = withFilled(info.preset, before.questions, filled.questions);
    YUYI_CHECK(service.commit(annotation, before, QStringLiteral("question/0/stem"), Tr::tr("Filled from templates")));
    YUYI_CHECK(translate(image));
    return {};
}

Result<GenerateReport> TemplateService::generate(const GenerateRequest &request, Progress &progress)
{
    GenerateReport report;
    YUYI_TRY(const auto info, m_stores.project().info());
    if (!info.preset.fillsQuestions())
        return failure(ErrorCode::Refused, Tr::tr("The preset of the project has no templates of questions and no pools of options."));
    YUYI_TRY(auto own, images(request.anew));
    if (!info.preset.objects.isEmpty()) {
        YUYI_TRY(const auto chosen, chosenViews(m_stores, info.preset));
        report.otherViews = static_cast<int>(
            own.removeIf([&chosen](const ImageId &image) { return chosen.value(image, image) != image; }));
    }
    YUYI_TRY(const auto known, m_stores.images().images(own));
    progress.setTotal(known.size());
    for (const Image &image : known) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped. What was filled so far is kept."));
        GeneratedImage one{image.id, image.names.value(0), {}, {}};
        if (const auto done = fillDraft(image.id, request.dryRun, one); !done) {
            if (done.error().code == ErrorCode::Environment || done.error().code == ErrorCode::Invalid)
                return passOn(done);
            one.added.clear();
            one.lacking = {done.error().sentence};
        }
        report.questions += static_cast<int>(one.added.size());
        ++report.drafts;
        if (!one.added.isEmpty() || !one.lacking.isEmpty())
            report.images.append(one);
        progress.advance();
    }
    return report;
}

} // namespace yuyi
