// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts just as they are sent
#include "models/services/runs/plan.h"

#include "models/services/runs/material.h"

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
    prompt.body = request.call.body;
    prompt.promptTemplate = material.promptTemplate;
    prompt.parameters = withLearned(material.run.parameters, material.endpoint.parameters);
    if (material.promptTemplate.configuration.withImage && request.sent.isEmpty())
        prompt.note = Tr::tr("Text-only model: the prompt is sent without the image.");
    qsizetype next = 0;
    for (const ChatTurn &turn : request.turns) {
        SentTurn sent;
        sent.byModel = turn.byModel;
        for (const ChatPart &part : turn.parts) {
            SentPart piece;
            piece.text = part.text;
            if (part.isPicture()) {
                const SentPicture &picture = request.sent.at(next++);
                piece.picture = picture.bytes;
                piece.mediaType = picture.mediaType;
                piece.size = picture.size;
                piece.sha256 = picture.sha256;
                prompt.body.replace(picture.bytes.toBase64(),
                                    QStringLiteral("[%1, %2 × %3, %4 bytes, sha256 %5]")
                                        .arg(picture.mediaType)
                                        .arg(picture.size.width())
                                        .arg(picture.size.height())
                                        .arg(picture.bytes.size())
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
    YUYI_CHECK(fillMaterial(stores, folder, {item}, material));
    return promptOf(material, {item.question, 0, rotation}, folder);
}

Result<SentPrompt> RunService::preview(const RunPlan &plan, const EndpointId &endpoint,
                                       const PlannedConfiguration &configuration, int item, int rotation)
{
    RunPlan one = plan;
    one.endpoints = {endpoint};
    one.configurations = {configuration};
    one.without.clear();
    // What is looked at is shown whether or not it would be asked.
    one.exampleItems = ExampleItems::Ask;
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, one));
    const QList<ChosenItem> &items = resolved.sets.constFirst().items;
    if (item < 0 || item >= items.size())
        return failure(ErrorCode::NotFound, Tr::tr("The selection does not contain this item."));
    return previewOf(m_stores, m_folder, resolved.runs.constFirst(), items.at(item).item, rotation);
}

Result<SentPrompt> RunService::sentPrompt(const RunId &run, const RunSlot &slot)
{
    YUYI_TRY(const auto material, loadMaterial(m_stores, m_folder, run));
    return promptOf(material, slot, m_folder);
}

} // namespace yuyi
