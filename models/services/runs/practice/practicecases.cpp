// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/practice/practicecases.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace yuyi {

namespace {

PracticeCase::Ask askOf(RunKind kind)
{
    switch (kind) {
    case RunKind::Descriptions:
    case RunKind::Steps: return PracticeCase::Ask::Description;
    case RunKind::Judgements: return PracticeCase::Ask::Judgement;
    case RunKind::Extractions: return PracticeCase::Ask::Reading;
    case RunKind::Questions: break;
    }
    return PracticeCase::Ask::Letter;
}

} // namespace

PracticeCase practiceCase(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<ShownOption> &shown,
                          qint64 tokensIn)
{
    const Configuration &configuration = material.promptTemplate.configuration;
    PracticeCase asked;
    asked.ask = askOf(material.run.kind);
    asked.settings = material.run.parameters.practice.value_or(PracticeSettings());
    asked.model = material.run.model;
    asked.configuration = material.run.configuration;
    asked.withPicture = showsPictures(material.run, configuration);
    asked.repeat = slot.repeat;
    asked.rotation = slot.rotation;
    asked.tokensIn = tokensIn;
    asked.picture = item.own.sha256.bytes();
    asked.stem = item.question.stem;
    asked.options = shown;
    const QList<Option> order = optionsFor(material, item.question, slot);
    for (int i = 0; i < order.size(); ++i) {
        if (order.at(i).correct)
            asked.keys.add(i);
    }
    if (item.question.hasPictures()) {
        for (const Medium &medium : item.question.media)
            asked.media.append(medium.sha256.bytes());
        for (const Option &option : order)
            asked.optionPictures.append(option.picture.isNull() ? QString() : option.picture.sha256.hex());
    }
    asked.accepted = item.question.accepted;
    asked.takesSeveral = material.severalKinds.contains(item.question.kind);
    asked.labels = item.labels;
    asked.commonShift = material.practiceShift;
    asked.explanation = item.explanation;
    asked.impliedMeaning = item.impliedMeaning;
    if (material.run.kind != RunKind::Questions)
        asked.words = material.run.kind == RunKind::Steps && configuration.step ? configuration.step->prompt : configuration.prompt;
    if (material.run.kind == RunKind::Judgements) {
        asked.judged = material.descriptions.value(slot).text;
        asked.lowest = material.scale.lowest;
        asked.highest = material.scale.highest;
    }
    return asked;
}

PracticeCase practiceCases(const RunMaterial &material, const QList<RunSlot> &slotList, qint64 tokensIn)
{
    std::vector<PracticeCase> all;
    for (const RunSlot &slot : slotList) {
        const MaterialItem &item = *material.item(slot.question);
        const QList<ShownOption> options = labelled(optionsFor(material, item.question, slot), material.formOf(item.question.kind));
        all.push_back(practiceCase(material, item, slot, options, tokensIn));
    }
    PracticeCase first = all.front();
    if (all.size() > 1)
        first.together = std::move(all);
    return first;
}

double commonPracticeShift(const RunMaterial &material)
{
    double sum = 0;
    for (const MaterialItem &item : material.items) {
        const RunSlot slot{item.version, 0, 0};
        sum += practiceShift(practiceCase(material, item, slot,
                                          labelled(optionsFor(material, item.question, slot), material.formOf(item.question.kind)), 0));
    }
    return material.items.isEmpty() ? 0 : sum / static_cast<double>(material.items.size());
}

PracticeCase practiceProbe(const RunMaterial &material, const Answer &said, const QString &question, qint64 tokensIn)
{
    const MaterialItem item = material.items.value(0);
    const RunSlot slot{item.version, 0, 0};
    const QList<Option> options = optionsFor(material, item.question, slot);
    PracticeCase asked = practiceCase(material, item, slot, labelled(options, material.formOf(item.question.kind)), tokensIn);
    QList<OptionId> order;
    for (const Option &option : options)
        order.append(option.id);
    asked.said = positionsOf(said, order);
    asked.saidText = said.text;
    asked.ask = PracticeCase::Ask::Words;
    asked.words = question;
    return asked;
}

PracticeCase practiceTest(const Endpoint &endpoint, const QString &number, qint64 tokensIn)
{
    PracticeCase asked;
    asked.ask = PracticeCase::Ask::Number;
    asked.settings = endpoint.parameters.practice.value_or(PracticeSettings());
    asked.model = endpoint.model;
    asked.words = number;
    asked.tokensIn = tokensIn;
    return asked;
}

HttpCall forTry(HttpCall call, int attempt)
{
    if (!call.practice)
        return call;
    PracticeCase told = *call.practice;
    told.attempt = attempt;
    call.practice = std::make_shared<const PracticeCase>(std::move(told));
    return call;
}

} // namespace yuyi
