// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/material.h"

#include "models/clients/dialect.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/prompts/batchprompt.h"
#include "models/services/rules/optionorder.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/prompts/pictureuse.h"
#include "models/services/runs/prompts/steprequest.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunMaterial)
};

/// What a few-shot example answers, as the rule for worked examples words it; without one it is exampleAnswer() alone.
QString exampleWords(const Configuration &configuration, const PromptItem &example, const Question &question)
{
    QString answer = exampleAnswer(configuration, example, question);
    const QString words = configuration.shotRule ? configuration.shotRule->answer : QString();
    if (words.isEmpty())
        return answer;
    const QString filled = filledPrompt(words, {{QStringLiteral("rationale"), question.rationale}, {QStringLiteral("answer"), answer}});
    // A kind of question whose answers nobody explains leaves an empty line.
    return question.rationale.isEmpty() ? filled.trimmed() : filled;
}

/// SHA-256 over all that decides about the answer: pictures by their hash.
QString requestHash(const RunMaterial &material, const HttpCall &call, const ChatRequest &request,
                    const QList<EncodedPicture> &sent, const RunSlot &slot)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](const QByteArray &part) {
        hash.addData(QByteArray::number(part.size()));
        hash.addData(QByteArrayView(":"));
        hash.addData(part);
    };
    add(material.endpoint.id.toString().toLatin1());
    add(call.url.toEncoded());
    add(request.model.toUtf8());
    add(jsonText(toJson(request.parameters)));
    add(jsonText(learnedJson(request.parameters)));
    qsizetype picture = 0;
    for (const ChatTurn &turn : request.turns) {
        for (const ChatPart &part : turn.parts)
            add(part.isPicture() ? sent.at(picture++).sha256.bytes() : part.text.toUtf8());
    }
    for (const MaterialItem &example : material.examplesFor(slot.question))
        add(example.version.toString().toLatin1());
    add(QByteArray::number(slot.repeat));
    return QString::fromLatin1(hash.result().toHex());
}

/// Which answer a reply gives: the question and its options as the model that replied saw them, without its pictures and the key.
Result<QString> readingPrompt(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot)
{
    const auto missed = material.misses.constFind(slot);
    if (missed == material.misses.constEnd())
        return failure(ErrorCode::Invalid, Tr::tr("The answer of this reply is read by now. There is nothing to ask."), item.itemId);
    const AnswerForm form = material.formOf(item.question.kind);
    PromptItem shown;
    shown.kind = item.question.kind;
    shown.stem = item.question.stem;
    shown.options = shownOptions(item.question, missed->shownOrder, form);
    const QList<ItemPicture> pictures = itemPictures(item.question, item.own, item.question.options);
    shown.stemPictures =
        static_cast<int>(std::count_if(pictures.begin(), pictures.end(), [](const ItemPicture &one) { return one.option < 0; }));
    const Configuration &own = material.promptTemplate.configuration;
    const auto part = [&](const QString &text) {
        Configuration one = own;
        one.prompt = text;
        one.kindPrompts.clear();
        return promptText(one, shown, picturePlaces(own, material.language).placeholder);
    };
    return filledPrompt(own.prompt, {{QStringLiteral("question"), part(QStringLiteral("{question}"))},
                                     {QStringLiteral("options"), part(QStringLiteral("{options}"))},
                                     {QStringLiteral("reply"), missed->text}});
}

/// The one turn of a request for a free text.
Result<ChatTurn> freeTextTurn(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<ChatPart> &pictures)
{
    const QString &prompt = material.promptTemplate.configuration.prompt;
    ChatPart asked;
    asked.text = prompt;
    if (material.run.kind == RunKind::Extractions) {
        YUYI_TRY(const auto reading, readingPrompt(material, item, slot));
        asked.text = reading;
    }
    if (material.run.kind == RunKind::Judgements) {
        const auto judged = material.descriptions.constFind(slot);
        if (judged == material.descriptions.constEnd())
            return failure(ErrorCode::Invalid, Tr::tr("This image has no description to judge."), item.itemId);
        asked.text = filledPrompt(prompt, {{QStringLiteral("description"), judged->text},
                                           {QStringLiteral("explanation"), item.explanation},
                                           {QStringLiteral("implied_meaning"), item.impliedMeaning}});
    }
    ChatTurn turn;
    turn.parts = pictures;
    turn.parts.append(asked);
    return turn;
}

} // namespace

QList<ShownOption> labelled(const QList<Option> &options, const AnswerForm &form)
{
    QList<ShownOption> shown;
    for (qsizetype i = 0; i < options.size(); ++i)
        shown.append(shownOption(options.at(i), i, form));
    return shown;
}

int rotationsOf(const RunMaterial &material, const MaterialItem &item)
{
    const Question &question = item.question;
    if (material.run.kind == RunKind::Steps)
        return stepRotations(material, item);
    return material.run.order == OptionOrder::Circular
                && !material.fixedKinds.contains(question.kind)
             ? std::max(1, static_cast<int>(question.options.size()))
             : 1;
}

QList<Option> optionsFor(const RunMaterial &material, const Question &question, const RunSlot &slot)
{
    const Run &run = material.run;
    QList<Option> options = question.options;
    if (material.fixedKinds.contains(question.kind))
        return options;
    if (run.order == OptionOrder::Circular && !options.isEmpty())
        std::rotate(options.begin(), options.begin() + slot.rotation % options.size(), options.end());
    if (run.order != OptionOrder::Shuffled)
        return options;
    QList<OptionId> ids;
    QHash<OptionId, Option> byId;
    for (const Option &option : std::as_const(options)) {
        ids.append(option.id);
        byId.insert(option.id, option);
    }
    QList<Option> mixed;
    const QList<OptionId> order = shuffled(ids, orderSeedOfRun(run.seed, slot.question, slot.repeat));
    for (const OptionId &id : order)
        mixed.append(byId.value(id));
    return mixed;
}

bool RunMaterial::isAsked(const RunSlot &slot) const
{
    switch (run.kind) {
    case RunKind::Extractions: return misses.contains(slot);
    case RunKind::Judgements: return descriptions.contains(slot); // what is described later is asked about then
    case RunKind::Steps: return !sharedSteps.contains(slot);
    default: return true;
    }
}

QList<RunSlot> RunMaterial::allSlots() const
{
    QList<RunSlot> all;
    for (int repeat = 0; repeat < run.repeats; ++repeat) {
        for (const MaterialItem &item : items) {
            const int rotations = rotationsOf(*this, item);
            for (int rotation = 0; rotation < rotations; ++rotation) {
                const RunSlot slot{item.version, repeat, rotation};
                if (isAsked(slot))
                    all.append(slot);
            }
        }
    }
    return all;
}

int RunMaterial::itemsAtOnce() const
{
    return run.kind == RunKind::Questions ? std::max(1, promptTemplate.configuration.itemsAtOnce()) : 1;
}

QList<QList<RunSlot>> RunMaterial::allBatches() const
{
    QList<QList<RunSlot>> batches;
    const int atOnce = itemsAtOnce();
    if (atOnce == 1) {
        const QList<RunSlot> all = allSlots();
        for (const RunSlot &slot : all)
            batches.append({slot});
        return batches;
    }
    int rotations = 1;
    for (const MaterialItem &one : items)
        rotations = std::max(rotations, rotationsOf(*this, one));
    for (int repeat = 0; repeat < run.repeats; ++repeat) {
        QList<QPair<qint64, const MaterialItem *>> order;
        for (const MaterialItem &one : items)
            order.append({run.order == OptionOrder::Shuffled ? qint64(orderSeedOfRun(run.seed, one.version, repeat)) : 0, &one});
        std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (int rotation = 0; rotation < rotations; ++rotation) {
            QList<RunSlot> batch;
            for (const auto &[place, one] : std::as_const(order)) {
                if (rotation >= rotationsOf(*this, *one))
                    continue;
                batch.append({one->version, repeat, rotation});
                if (batch.size() < atOnce)
                    continue;
                batches.append(batch);
                batch.clear();
            }
            if (!batch.isEmpty())
                batches.append(batch);
        }
    }
    return batches;
}

int RunMaterial::requests() const
{
    if (run.kind == RunKind::Extractions || run.kind == RunKind::Judgements || run.kind == RunKind::Steps)
        return static_cast<int>(allSlots().size());
    int count = 0;
    for (const MaterialItem &item : items)
        count += rotationsOf(*this, item);
    return count * run.repeats;
}

const MaterialItem *RunMaterial::item(const QuestionVersionId &version) const
{
    const auto found = indexes.constFind(version);
    return found == indexes.constEnd() ? nullptr : &items.at(*found);
}

const QList<MaterialItem> &RunMaterial::examplesFor(const QuestionVersionId &version) const
{
    const auto own = shots.constFind(version);
    return own == shots.constEnd() ? examples : *own;
}

ChatParameters withLearned(ChatParameters parameters, const ChatParameters &learned)
{
    parameters.leftOut = learned.leftOut;
    parameters.completionTokens = learned.completionTokens;
    return parameters;
}

PictureSource picturesOf(const RunMaterial &material, SentPictures &pictures)
{
    return {[&material, &pictures](const MaterialItem &, const Medium &picture) { return pictures.picture(picture, material.pictures); },
            [&material, &pictures](const QList<Medium> &several) { return pictures.sheet(several, material.pictures); }};
}

Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       const PictureSource &pictures, bool withTurns)
{
    return prepareBatch(material, {slot}, learned, pictures, withTurns);
}

Result<PreparedRequest> prepareBatch(const RunMaterial &material, const QList<RunSlot> &slotList, const ChatParameters &learned,
                                     const PictureSource &pictures, bool withTurns)
{
    for (const RunSlot &one : slotList) {
        if (!material.item(one.question))
            return failure(ErrorCode::NotFound, Tr::tr("This item does not belong to the run."), one.question.toString());
    }
    const RunSlot slot = slotList.value(0);
    const MaterialItem *item = material.item(slot.question);
    if (!item)
        return failure(ErrorCode::NotFound, Tr::tr("This item does not belong to the run."), slot.question.toString());
    PictureUse use(pictures, material);
    const Configuration &configuration = material.promptTemplate.configuration;
    QList<PromptItem> examples;
    for (const MaterialItem &example : material.examplesFor(slot.question)) {
        YUYI_TRY(auto shown, use.promptItem(example, example.question.options));
        shown.answer = exampleWords(configuration, shown, example.question);
        examples.append(shown);
    }
    const qsizetype first = use.count();
    PreparedRequest prepared;
    ChatRequest request;
    request.model = material.run.model;
    request.parameters = withLearned(material.run.parameters, learned);
    if (slotList.size() > 1) {
        QList<PromptItem> shownItems;
        for (const RunSlot &one : slotList) {
            const MaterialItem &its = *material.item(one.question);
            const QList<Option> options = optionsFor(material, its.question, one);
            PreparedItem part;
            for (const Option &option : options)
                part.shownOrder.append(option.id);
            const qsizetype own = use.count();
            YUYI_TRY(const auto shown, use.promptItem(its, options));
            part.shown = shown.options;
            part.pictureSha256 = use.hashFrom(own);
            shownItems.append(shown);
            prepared.items.append(part);
        }
        prepared.shownOrder = prepared.items.constFirst().shownOrder;
        prepared.shown = prepared.items.constFirst().shown;
        const bool oneList = material.endpoint.dialect == ChatDialect::Ollama && !material.pictures.one;
        request.turns = {{false, batchParts(configuration, shownItems, picturePlaces(configuration, material.language, oneList),
                                            material.language)}};
    } else if (material.run.kind == RunKind::Questions) {
        const QList<Option> options = optionsFor(material, item->question, slot);
        for (const Option &option : options)
            prepared.shownOrder.append(option.id);
        YUYI_TRY(auto shown, use.promptItem(*item, options));
        if (configuration.step) {
            YUYI_TRY(const auto words, stepWords(material, *item, slot, options));
            shown.step = words;
        }
        prepared.shown = shown.options;
        // One list of pictures a message: there, words in the text say where they belong.
        const bool oneList = material.endpoint.dialect == ChatDialect::Ollama && !material.pictures.one;
        request.turns = promptTurns(configuration, shown, examples, request.parameters.examples,
                                    picturePlaces(configuration, material.language, oneList));
    } else if (material.run.kind == RunKind::Steps) {
        YUYI_TRY(const auto turn, stepTurn(material, *item, slot, use));
        request.turns = {turn};
    } else {
        YUYI_TRY(const auto parts, use.ownPicture(*item));
        YUYI_TRY(const auto turn, freeTextTurn(material, *item, slot, parts));
        request.turns = {turn};
        prepared.shownOrder = material.misses.value(slot).shownOrder;
    }
    prepared.pictureSha256 = prepared.items.isEmpty() ? use.hashFrom(first) : prepared.items.constFirst().pictureSha256;
    if (material.pictures.one) {
        YUYI_CHECK(use.gather(request.turns, material.language));
        if (!use.sheet().isEmpty()) {
            prepared.pictureSha256 = use.sheet();
            for (PreparedItem &part : prepared.items)
                part.pictureSha256 = use.sheet();
        }
    }
    QList<EncodedPicture> sent;
    QStringList captions;
    use.list(request.turns, sent, captions);
    prepared.call = dialectOf(material.endpoint.dialect).chat(QUrl(material.endpoint.baseUrl), request);
    prepared.pictures = static_cast<int>(sent.size());
    for (const EncodedPicture &picture : std::as_const(sent))
        prepared.estimatedTokens += estimatedPictureTokens(material.endpoint.dialect, material.endpoint.service, picture.size);
    for (const ChatTurn &turn : std::as_const(request.turns)) {
        for (const ChatPart &part : turn.parts)
            prepared.estimatedTokens += estimatedTextTokens(part.text);
    }
    if (material.endpoint.isPractice()) {
        prepared.call.practice = std::make_shared<const PracticeCase>(practiceCases(material, slotList, prepared.estimatedTokens));
    }
    prepared.hash = requestHash(material, prepared.call, request, sent, slot);
    if (withTurns) {
        prepared.turns = request.turns;
        prepared.sent = sent;
        prepared.captions = captions;
    }
    return prepared;
}

Result<PreparedRequest> prepareRequest(const RunMaterial &material, const RunSlot &slot, const ChatParameters &learned,
                                       SentPictures &pictures, bool withTurns)
{
    return prepareRequest(material, slot, learned, picturesOf(material, pictures), withTurns);
}

} // namespace yuyi
