// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/preview.h"

#include "models/services/runs/prompts/material.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunPreview)
};

} // namespace

Result<SentPrompt> promptOf(const RunMaterial &material, const RunSlot &slot, const QString &folder)
{
    SentPictures pictures(folder);
    YUYI_TRY(const auto request, prepareRequest(material, slot, material.endpoint.parameters, pictures, true));
    SentPrompt prompt;
    prompt.shownOrder = request.shownOrder;
    for (const ShownOption &option : request.shown)
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
                prompt.body.replace(picture.base64,
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
        prompt.turns.append(sent);
    }
    return prompt;
}

Result<SentPrompt> previewOf(Stores &stores, const QString &folder, const PlannedRun &planned, const ItemSetItem &item,
                             int rotation)
{
    RunMaterial material;
    material.run = planned.run;
    material.endpoint = planned.endpoint;
    material.promptTemplate = planned.promptTemplate;
    YUYI_CHECK(fillMaterial(stores, {item}, material));
    if (const auto shots = planned.shots.constFind(item.question); shots != planned.shots.constEnd())
        YUYI_CHECK(fillShots(stores, {{item.question, *shots}}, material));
    fillTexts(planned.texts, material);
    fillFacts(planned.facts, material);
    return promptOf(material, {item.question, 0, rotation}, folder);
}

} // namespace yuyi
