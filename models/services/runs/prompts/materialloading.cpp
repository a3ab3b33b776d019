// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/materialloading.h"

#include "models/clients/dialect.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/rules/items/setnames.h"
#include "models/services/rules/missreadings.h"
#include "models/services/rules/optionorder.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/steprequest.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunMaterial)
};

QMap<DimensionCode, QStringList> published(const Labels &labels, const Preset &preset)
{
    QMap<DimensionCode, QStringList> texts;
    for (auto it = labels.constBegin(); it != labels.constEnd(); ++it) {
        const Dimension *dimension = preset.dimension(it.key());
        for (const LabelCode &label : it.value())
            texts[it.key()].append(dimension ? dimension->publishedOf(label) : label.text());
    }
    return texts;
}

Result<QHash<QuestionVersionId, Question>> questionsOf(Stores &stores, const QList<QuestionVersionId> &versions)
{
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    QHash<QuestionVersionId, Question> byVersion;
    for (const Question &question : questions)
        byVersion.insert(question.versionId, question);
    return byVersion;
}

Result<QHash<ImageId, Image>> imagesWith(Stores &stores, const QList<ImageId> &ids)
{
    YUYI_TRY(const auto images, stores.images().images(ids));
    QHash<ImageId, Image> byId;
    for (const Image &image : images)
        byId.insert(image.id, image);
    return byId;
}

MaterialItem itemOf(const QuestionVersionId &version, const QHash<QuestionVersionId, Question> &questions, const Image &image)
{
    MaterialItem item;
    item.version = version;
    item.own = mediumOf(image);
    item.question = questions.value(version);
    return item;
}

/// Worked examples, in this order.
Result<QList<MaterialItem>> examplesOf(Stores &stores, const Preset &preset, const QList<QuestionVersionId> &versions)
{
    if (versions.isEmpty())
        return QList<MaterialItem>();
    YUYI_TRY(const auto questions, questionsOf(stores, versions));
    YUYI_TRY(const auto imageIds, stores.runs().imagesOf(versions));
    YUYI_TRY(const auto images, imagesWith(stores, imageIds.values()));
    QHash<ImageId, QList<Item>> gold;
    QList<MaterialItem> examples;
    for (const QuestionVersionId &version : versions) {
        const ImageId image = imageIds.value(version);
        if (image.isNull() || !questions.contains(version)) {
            return failure(ErrorCode::NotFound, Tr::tr("A few-shot example of this run is no longer in the project."),
                           version.toString());
        }
        MaterialItem example = itemOf(version, questions, images.value(image));
        // An example's own labels are those in force: they are no part of the frozen items.
        auto known = gold.constFind(image);
        if (known == gold.constEnd())
            known = gold.insert(image, stores.annotations().itemsOfImage(image).value_or(QList<Item>()));
        const QList<Item> &accepted = *known;
        for (const Item &item : accepted) {
            if (item.question.versionId == version)
                example.labels = published(item.labels, preset);
        }
        examples.append(example);
    }
    return examples;
}

/// What people wrote: a judge compares with it, and what a practice model says is near to it, or not.
Result<> fillWords(Stores &stores, const QList<ItemSetItem> &items, RunMaterial &material)
{
    YUYI_TRY(const auto written, humanWords(stores, items));
    for (MaterialItem &item : material.items) {
        const HumanWords own = written.value(item.version);
        item.explanation = own.explanation;
        item.impliedMeaning = own.impliedMeaning;
    }
    return {};
}

/// What a judge compares.
Result<> fillJudged(Stores &stores, const QList<ItemSetItem> &items, RunMaterial &material)
{
    YUYI_TRY(const auto task, descriptionTask(stores, taskOf(material.run.configuration)));
    material.scale = scaleOf(task.task);
    YUYI_TRY(const auto descriptions, descriptionsOf(stores, material.run.judged));
    for (const Description &one : descriptions)
        material.descriptions.insert(one.slot, {one.attempt, one.text});
    return fillWords(stores, items, material);
}

/// Which requests of a step are asked once for several items, in the run of steps and in that of its questions.
Result<> fillSharedSteps(Stores &stores, RunMaterial &material)
{
    const RunId step = material.run.kind == RunKind::Steps ? material.run.id : material.run.judged;
    if (step.isNull() || !material.promptTemplate.configuration.step)
        return {};
    YUYI_TRY(const auto states, stores.responses().slotStates(step));
    QSet<RunSlot> answered;
    for (const SlotState &state : states) {
        if (state.status)
            answered.insert(state.slot);
    }
    shareSteps(material, answered);
    return {};
}

} // namespace

Result<> fillMaterial(Stores &stores, const QList<ItemSetItem> &items, RunMaterial &material)
{
    YUYI_TRY(const auto info, stores.project().info());
    material.fixedKinds = fixedKinds(info.preset);
    material.language = info.preset.language;
    material.scorers = scorersOf(info.preset);
    for (const QuestionKind &kind : info.preset.kinds) {
        if (kind.takesSeveral())
            material.severalKinds.insert(kind.code);
        if (areLabels(kind.fixed))
            material.labelKinds.insert(kind.code);
    }
    QList<QuestionVersionId> versions;
    QList<ImageId> imageIds;
    for (const ItemSetItem &item : items) {
        versions.append(item.question);
        imageIds.append(item.image);
    }
    YUYI_TRY(const auto questions, questionsOf(stores, versions));
    YUYI_TRY(const auto images, imagesWith(stores, imageIds));
    for (const ItemSetItem &stored : items) {
        MaterialItem item = itemOf(stored.question, questions, images.value(stored.image));
        item.itemId = stored.itemId;
        item.labels = published(stored.labels, info.preset);
        material.indexes.insert(item.version, material.items.size());
        material.items.append(item);
    }
    YUYI_TRY(const auto examples, examplesOf(stores, info.preset, material.run.examples));
    material.examples = examples;
    const QStringList taken = dialectOf(material.endpoint.dialect).mediaTypes();
    if (material.run.kind == RunKind::Judgements)
        YUYI_CHECK(fillJudged(stores, items, material));
    if (material.run.kind == RunKind::Extractions) {
        YUYI_TRY(const auto misses, missedReplies(stores, material.run.judged));
        material.misses = misses;
    }
    if (material.run.kind == RunKind::Questions && !material.run.judged.isNull()) {
        YUYI_TRY(const auto replies, descriptionsOf(stores, material.run.judged));
        for (const Description &one : replies)
            material.stepReplies.insert(one.slot, one.text);
    }
    if ((material.run.kind == RunKind::Descriptions || material.run.kind == RunKind::Steps) && material.endpoint.isPractice())
        YUYI_CHECK(fillWords(stores, items, material));
    if (material.endpoint.isPractice())
        material.practiceShift = commonPracticeShift(material);
    material.pictures = material.run.pictures;
    material.pictures.mediaTypes.removeIf([&](const QString &type) { return !taken.contains(type); });
    if (material.pictures.mediaTypes.isEmpty())
        material.pictures.mediaTypes = PictureProfile().mediaTypes;
    return {};
}

Result<> fillShots(Stores &stores, const QHash<QuestionVersionId, QList<QuestionVersionId>> &chosen, RunMaterial &material)
{
    if (chosen.isEmpty())
        return {};
    YUYI_TRY(const auto info, stores.project().info());
    QList<QuestionVersionId> versions;
    QSet<QuestionVersionId> known;
    for (const QList<QuestionVersionId> &ofItem : chosen) {
        for (const QuestionVersionId &version : ofItem) {
            if (!known.contains(version))
                versions.append(version);
            known.insert(version);
        }
    }
    YUYI_TRY(const auto all, examplesOf(stores, info.preset, versions));
    QHash<QuestionVersionId, MaterialItem> byVersion;
    for (const MaterialItem &one : all)
        byVersion.insert(one.version, one);
    for (auto ofItem = chosen.cbegin(); ofItem != chosen.cend(); ++ofItem) {
        QList<MaterialItem> &shots = material.shots[ofItem.key()];
        shots.clear();
        for (const QuestionVersionId &version : ofItem.value())
            shots.append(byVersion.value(version));
    }
    return {};
}

void fillFacts(const QHash<QuestionVersionId, QString> &facts, RunMaterial &material)
{
    const auto fill = [&facts](QList<MaterialItem> &items) {
        for (MaterialItem &item : items)
            item.facts = facts.value(item.version);
    };
    fill(material.items);
    fill(material.examples);
    for (QList<MaterialItem> &ofItem : material.shots)
        fill(ofItem);
}

void fillTexts(const AskedTexts &texts, RunMaterial &material)
{
    if (texts.isEmpty())
        return;
    const auto fill = [&texts](QList<MaterialItem> &items) {
        for (MaterialItem &item : items)
            item.question = withTexts(item.question, texts.value(item.version));
    };
    fill(material.items);
    fill(material.examples);
    for (QList<MaterialItem> &ofItem : material.shots)
        fill(ofItem);
    if (material.run.parameters.language.isEmpty())
        return;
    material.language = material.run.parameters.language;
    material.promptTemplate.configuration = inLanguage(material.promptTemplate.configuration, material.language);
}

Result<RunMaterial> loadMaterial(Stores &stores, const RunId &id)
{
    RunMaterial material;
    YUYI_TRY(const auto run, stores.runs().run(id));
    material.run = run;
    if (run.origin == RunOrigin::Imported)
        return failure(ErrorCode::Refused, Tr::tr("The replies of this run were imported, so there are no prompts."));
    YUYI_TRY(const auto endpoint, stores.endpoints().endpoint(run.endpoint));
    material.endpoint = endpoint;
    YUYI_TRY(const auto promptTemplate, stores.endpoints().promptTemplate(run.promptTemplate));
    material.promptTemplate = promptTemplate;
    YUYI_TRY(const auto set, stores.runs().itemSet(run.itemSet));
    YUYI_TRY(const auto items, stores.runs().itemsOf(run.itemSet));
    YUYI_TRY(material.itemSetName, shownSetName(stores, set.name));
    YUYI_CHECK(fillMaterial(stores, items, material));
    YUYI_TRY(const auto shots, stores.runs().shots(id));
    YUYI_CHECK(fillShots(stores, shots, material));
    // A model that reads misses sees the questions as the model that replied did.
    YUYI_TRY(const auto texts, stores.runs().texts(run.kind == RunKind::Extractions ? run.judged : id));
    fillTexts(texts, material);
    if (!promptTemplate.configuration.add.isEmpty()) {
        YUYI_TRY(const auto facts, stores.runs().facts(id));
        fillFacts(facts, material);
    }
    YUYI_CHECK(fillSharedSteps(stores, material));
    return material;
}

} // namespace yuyi
