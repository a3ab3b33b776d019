// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/steprequest.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/ids.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/services/runs/prompts/material.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunMaterial)
};

/// The options as a step shows them: in the order of the first question about them.
QList<Option> stepOptions(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot)
{
    return optionsFor(material, item.question, {slot.question, slot.repeat, 0});
}

QString stepText(const RunMaterial &material, const MaterialItem &item, const QList<Option> &options)
{
    Configuration asked = material.promptTemplate.configuration;
    asked.prompt = asked.step.value_or(PromptStep()).prompt;
    asked.kindPrompts.clear();
    asked.step.reset();
    PromptItem shown;
    shown.kind = item.question.kind;
    shown.stem = item.question.stem;
    shown.options = labelled(options, material.formOf(item.question.kind));
    shown.labels = item.labels;
    const QList<ItemPicture> pictures = picturesShown(item, options);
    shown.stemPictures =
        static_cast<int>(std::count_if(pictures.begin(), pictures.end(), [](const ItemPicture &one) { return one.option < 0; }));
    return promptText(asked, shown, picturePlaces(asked, material.language).placeholder);
}

/// Equal for two slots exactly if their requests are.
QByteArray stepKey(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot)
{
    const QList<Option> options = stepOptions(material, item, slot);
    const bool each = material.promptTemplate.configuration.step->eachPicture;
    const QList<ItemPicture> all = picturesShown(item, each ? item.question.options : options);
    const QList<ItemPicture> sent = each ? all.mid(slot.rotation, 1) : all;
    QByteArray key = QByteArray::number(slot.repeat) + ' ' + QByteArray::number(sent.size()) + ' ';
    for (const ItemPicture &one : sent)
        key += one.medium.sha256.bytes();
    key += stepText(material, item, options).toUtf8();
    return Sha256::of(key).bytes();
}

} // namespace

int stepRotations(const RunMaterial &material, const MaterialItem &item)
{
    const std::optional<PromptStep> &step = material.promptTemplate.configuration.step;
    return step && step->eachPicture ? static_cast<int>(picturesShown(item, item.question.options).size()) : 1;
}

Result<ChatTurn> stepTurn(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, PictureUse &use)
{
    const QList<Option> options = stepOptions(material, item, slot);
    const std::optional<PromptStep> &step = material.promptTemplate.configuration.step;
    ChatTurn turn;
    if (step && step->eachPicture) {
        YUYI_TRY(const auto parts, use.onePicture(item, slot.rotation));
        turn.parts = parts;
    } else {
        YUYI_TRY(const auto all, use.promptItem(item, options));
        turn.parts = all.pictures;
        for (const ChatPart &part : all.optionPictures) {
            if (part.isPicture())
                turn.parts.append(part);
        }
    }
    ChatPart text;
    text.text = stepText(material, item, options);
    turn.parts.append(text);
    return turn;
}

QList<RunSlot> stepSlotsOf(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<Option> &options)
{
    const std::optional<PromptStep> &step = material.promptTemplate.configuration.step;
    if (!step || !step->eachPicture)
        return {material.stepSlot({slot.question, slot.repeat, 0})};
    const QList<ItemPicture> written = picturesShown(item, item.question.options);
    const QList<ItemPicture> shown = picturesShown(item, options);
    QList<RunSlot> found;
    for (const ItemPicture &picture : shown) {
        // The step counts the options as they are written; the question may show them in another order.
        const auto same = [&](const ItemPicture &one) {
            return one.option < 0 || picture.option < 0 ? one.option == picture.option && one.number == picture.number
                                                        : item.question.options.at(one.option).id == options.at(picture.option).id;
        };
        const auto place = std::distance(written.begin(), std::find_if(written.begin(), written.end(), same));
        found.append(material.stepSlot({slot.question, slot.repeat, static_cast<int>(place)}));
    }
    return found;
}

Result<QString> stepWords(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<Option> &options)
{
    if (material.run.judged.isNull())
        return QStringLiteral("{step}");
    const bool each = material.promptTemplate.configuration.step->eachPicture;
    const QList<RunSlot> asked = stepSlotsOf(material, item, slot, options);
    QStringList lines;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const auto reply = material.stepReplies.constFind(asked.at(i));
        if (reply == material.stepReplies.constEnd()) {
            return failure(ErrorCode::Invalid,
                           each ? Tr::tr("The step before the question has no reply for picture %1 of this item. Retry the errors of the "
                                         "run.")
                                      .arg(i + 1)
                                : Tr::tr("The step before the question has no reply for this item. Retry the errors of the run."),
                           item.itemId);
        }
        const QString head = material.language == QLatin1String("zh") ? QStringLiteral("图片 %1：") : QStringLiteral("Picture %1: ");
        lines.append(asked.size() == 1 ? *reply : head.arg(i + 1) + *reply);
    }
    return lines.join(u'\n');
}

void shareSteps(RunMaterial &material, const QSet<RunSlot> &answered)
{
    material.sharedSteps.clear();
    if (!material.promptTemplate.configuration.step)
        return;
    QHash<QByteArray, RunSlot> first;
    for (int repeat = 0; repeat < material.run.repeats; ++repeat) {
        for (const MaterialItem &item : std::as_const(material.items)) {
            const int rotations = stepRotations(material, item);
            for (int rotation = 0; rotation < rotations; ++rotation) {
                const RunSlot slot{item.version, repeat, rotation};
                const QByteArray key = stepKey(material, item, slot);
                const auto known = first.constFind(key);
                if (known == first.constEnd())
                    first.insert(key, slot);
                else if (!answered.contains(slot))
                    material.sharedSteps.insert(slot, *known);
            }
        }
    }
}

} // namespace yuyi
