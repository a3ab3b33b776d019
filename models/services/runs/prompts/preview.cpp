// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/preview.h"

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/steprequest.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunPreview)
};

/// The turns with their pictures; in `body`, if there is one, words stand for them.
QList<SentTurn> turnsOf(const PreparedRequest &request, QByteArray *body)
{
    QList<SentTurn> turns;
    qsizetype next = 0;
    for (const ChatTurn &turn : request.turns) {
        SentTurn sent;
        sent.byModel = turn.byModel;
        for (const ChatPart &part : turn.parts) {
            SentPart piece;
            piece.text = part.text;
            if (part.isPicture()) {
                const EncodedPicture &picture = request.sent.at(next);
                piece.caption = request.captions.at(next++);
                piece.picture = QByteArray::fromBase64(picture.base64);
                piece.mediaType = picture.mediaType;
                piece.size = picture.size;
                piece.sha256 = picture.sha256;
                if (body == nullptr) {
                    sent.parts.append(piece);
                    continue;
                }
                body->replace(picture.base64,
                              QStringLiteral("[%1, %2 × %3, %4 bytes, sha256 %5]")
                                  .arg(picture.mediaType)
                                  .arg(picture.size.width())
                                  .arg(picture.size.height())
                                  .arg(picture.bytes)
                                  .arg(picture.sha256.hex())
                                  .toUtf8());
            }
            sent.parts.append(piece);
        }
        turns.append(sent);
    }
    return turns;
}

/// The request before the question; of one for each picture, that for the first. Those for other items are not counted.
Result<> addStep(const RunMaterial &material, const RunSlot &slot, SentPictures &pictures, SentPrompt &prompt)
{
    RunMaterial step = material;
    step.run.kind = RunKind::Steps;
    shareSteps(step);
    const QList<RunSlot> all = step.allSlots();
    prompt.stepRequests = static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const RunSlot &one) { return one.question == slot.question && one.repeat == slot.repeat; }));
    YUYI_TRY(const auto request, prepareRequest(step, {slot.question, slot.repeat, 0}, step.endpoint.parameters, pictures, true));
    prompt.stepTurns = turnsOf(request, nullptr);
    return {};
}

} // namespace

Result<SentPrompt> promptOf(const RunMaterial &material, const RunSlot &slot, const QString &folder)
{
    return promptOf(material, {slot}, 0, folder);
}

Result<SentPrompt> promptOf(const RunMaterial &material, const QList<RunSlot> &slotList, qsizetype shown, const QString &folder)
{
    SentPictures pictures(folder);
    YUYI_TRY(const auto request, prepareBatch(material, slotList, material.endpoint.parameters, picturesOf(material, pictures), true));
    const RunSlot slot = slotList.at(shown);
    SentPrompt prompt;
    prompt.items = static_cast<int>(slotList.size());
    prompt.place = static_cast<int>(shown) + 1;
    const PreparedItem own = request.items.isEmpty() ? PreparedItem{request.shownOrder, request.shown, {}} : request.items.at(shown);
    prompt.shownOrder = own.shownOrder;
    for (const ShownOption &option : own.shown)
        prompt.shownLabels.append(option.label);
    prompt.url = request.call.url.toString();
    prompt.bytes = request.call.body.size();
    prompt.body = request.call.body.bytes();
    prompt.promptTemplate = material.promptTemplate;
    prompt.parameters = withLearned(material.run.parameters, material.endpoint.parameters);
    if (material.promptTemplate.configuration.withImage && request.sent.isEmpty()) {
        const MaterialItem *item = material.item(slot.question);
        prompt.note = item && item->question.hasPictures() ? Tr::tr("Text-only model: the prompt is sent without its images.")
                                                           : Tr::tr("Text-only model: the prompt is sent without the image.");
    }
    prompt.turns = turnsOf(request, &prompt.body);
    if (material.run.kind == RunKind::Questions && material.run.judged.isNull() && material.promptTemplate.configuration.step)
        YUYI_CHECK(addStep(material, slot, pictures, prompt));
    return prompt;
}

Result<SentPrompt> previewOf(Stores &stores, const QString &folder, const PlannedRun &planned, const ItemSetItem &item,
                             int rotation, const QList<ItemSetItem> &all)
{
    RunMaterial material;
    material.run = planned.run;
    material.endpoint = planned.endpoint;
    material.promptTemplate = planned.promptTemplate;
    const bool together = material.itemsAtOnce() > 1 && !all.isEmpty();
    YUYI_CHECK(fillMaterial(stores, together ? all : QList<ItemSetItem>{item}, material));
    if (const auto shots = planned.shots.constFind(item.question); shots != planned.shots.constEnd())
        YUYI_CHECK(fillShots(stores, {{item.question, *shots}}, material));
    fillTexts(planned.texts, material);
    fillFacts(planned.facts, material);
    const RunSlot wanted{item.question, 0, rotation};
    if (together) {
        const QList<QList<RunSlot>> batches = material.allBatches();
        for (const QList<RunSlot> &batch : batches) {
            if (const qsizetype at = batch.indexOf(wanted); at >= 0)
                return promptOf(material, batch, at, folder);
        }
    }
    return promptOf(material, wanted, folder);
}

Result<> addAskedSteps(Stores &stores, const RunMaterial &material, const RunSlot &slot, const QString &folder, SentPrompt &prompt)
{
    const MaterialItem *item = material.item(slot.question);
    if (item == nullptr || material.run.kind != RunKind::Questions || material.run.judged.isNull()
        || !material.promptTemplate.configuration.step)
        return {};
    RunMaterial step = material;
    step.run.kind = RunKind::Steps;
    SentPictures pictures(folder);
    const QList<RunSlot> asked = stepSlotsOf(material, *item, slot, optionsFor(material, item->question, slot));
    for (qsizetype i = 0; i < asked.size(); ++i) {
        SentStep one;
        one.picture = asked.size() > 1 ? static_cast<int>(i) + 1 : 0;
        if (const auto request = prepareRequest(step, asked.at(i), step.endpoint.parameters, pictures, true))
            one.turns = turnsOf(*request, nullptr);
        YUYI_TRY(const auto attempts, stores.responses().attemptsOf(material.run.judged, asked.at(i)));
        for (const ResponseDetails &details : attempts) {
            // The newest reply, or else the newest error.
            const bool answered = details.response.status == ReplyStatus::Answered;
            if (one.answered && !answered)
                continue;
            one.answered = answered;
            one.said = answered ? details.response.reply : details.response.message;
        }
        prompt.steps.append(one);
    }
    return {};
}

} // namespace yuyi
