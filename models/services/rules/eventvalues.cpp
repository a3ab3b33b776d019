// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/eventvalues.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace yuyi {

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray auditValue(const Decision &decision)
{
    QJsonObject object{{QStringLiteral("id"), decision.id.toString()}, {QStringLiteral("step"), codeOf(decision.step)}};
    if (!decision.reason.isEmpty())
        object.insert(QStringLiteral("reason"), decision.reason);
    if (!decision.note.isEmpty())
        object.insert(QStringLiteral("note"), decision.note);
    if (!decision.rule.isEmpty())
        object.insert(QStringLiteral("rule"), decision.rule);
    return compact(object);
}

QByteArray auditValue(const Person &person)
{
    QJsonArray roles;
    for (const Role role : person.roles)
        roles.append(codeOf(role));
    return compact({{QStringLiteral("name"), person.name}, {QStringLiteral("roles"), roles},
                    {QStringLiteral("active"), person.active}, {QStringLiteral("paused"), person.paused}});
}

QByteArray auditValue(const ProjectInfo &info)
{
    const WorkRules &rules = info.rules;
    return compact({{QStringLiteral("title"), info.title},
                    {QStringLiteral("annotators"), rules.annotatorsPerImage},
                    {QStringLiteral("votes"), rules.votesPerQuestion},
                    {QStringLiteral("rounds"), rules.rounds},
                    {QStringLiteral("passing"), rules.passingVotes},
                    {QStringLiteral("similarity"), rules.textSimilarity},
                    {QStringLiteral("pool"), rules.openPool},
                    {QStringLiteral("calibrated-only"), rules.calibratedOnly},
                    {QStringLiteral("minutes"), rules.reservationMinutes},
                    {QStringLiteral("require-licence"), rules.requireLicence},
                    {QStringLiteral("allowed-sources"), QJsonArray::fromStringList(rules.allowedSources)},
                    {QStringLiteral("forbidden-sources"), QJsonArray::fromStringList(rules.forbiddenSources)}});
}

QByteArray auditValue(const Image &image)
{
    return compact({{QStringLiteral("source"), image.sourceUrl}, {QStringLiteral("licence"), image.licence},
                    {QStringLiteral("collector"), image.collector}, {QStringLiteral("note"), image.note}});
}

QByteArray auditValue(const TextMeasure &measure)
{
    return compact({{QStringLiteral("ratio"), measure.ratio},
                    {QStringLiteral("areas"), static_cast<qint64>(measure.areas.size())}});
}

QByteArray auditValue(const Vote &vote, const Question &question)
{
    QJsonObject object;
    for (const Option &option : question.options) {
        if (option.id == vote.option)
            object.insert(QStringLiteral("options"), option.text);
    }
    QJsonArray flags;
    for (const VoteFlag flag : vote.flags)
        flags.append(codeOf(flag));
    if (!flags.isEmpty())
        object.insert(QStringLiteral("flags"), flags);
    if (!vote.note.isEmpty())
        object.insert(QStringLiteral("note"), vote.note);
    return compact(object);
}

QByteArray auditValue(const Endpoint &endpoint)
{
    QJsonObject object{{QStringLiteral("name"), endpoint.name},
                       {QStringLiteral("dialect"), codeOf(endpoint.dialect)},
                       {QStringLiteral("base-url"), endpoint.baseUrl},
                       {QStringLiteral("model"), endpoint.model},
                       {QStringLiteral("section"), codeOf(endpoint.section)},
                       {QStringLiteral("parameters"), QString::fromUtf8(jsonText(toJson(endpoint.parameters)))},
                       {QStringLiteral("key"), codeOf(endpoint.keySource)},
                       {QStringLiteral("concurrency"), endpoint.concurrency},
                       {QStringLiteral("rpm"), endpoint.requestsPerMinute},
                       {QStringLiteral("deadline"), endpoint.deadlineSeconds},
                       {QStringLiteral("price-input"), endpoint.priceInput},
                       {QStringLiteral("price-output"), endpoint.priceOutput},
                       {QStringLiteral("budget"), endpoint.budget}};
    if (!endpoint.currency.isEmpty())
        object.insert(QStringLiteral("currency"), endpoint.currency);
    if (!endpoint.keyVariable.isEmpty())
        object.insert(QStringLiteral("key-variable"), endpoint.keyVariable);
    return compact(object);
}

} // namespace yuyi
