// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/templateservice.h"

#include "models/services/annotation/annotationservice.h"
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
    material.facts = *facts;
    material.struck = struck;
    material.filler = templateFiller(info.preset, *facts, sheets, draws);
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
    return filledQuestions(info.preset, content.labels, facts, sheets, content.questions, draws);
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
    return {};
}

Result<GenerateReport> TemplateService::generate(const GenerateRequest &request, Progress &progress)
{
    GenerateReport report;
    YUYI_TRY(const auto info, m_stores.project().info());
    if (!info.preset.fillsQuestions())
        return failure(ErrorCode::Refused, Tr::tr("The preset of the project has no templates of questions and no pools of options."));
    YUYI_TRY(const auto own, images(request.anew));
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
