// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/eventvalues.h"

#include "models/domain/json/json.h"

namespace yuyi {

namespace {

/// What an option says, and the beginning of the hash of its picture: a word for "picture" would tell no option from another.
QString chosenWords(const Option &option)
{
    if (option.picture.isNull())
        return option.text;
    return QStringLiteral("%1 %2…").arg(option.text, option.picture.sha256.hex().left(12)).trimmed();
}

} // namespace

QByteArray auditValue(const Decision &decision)
{
    Json object{{"id", decision.id}, {"step", codeOf(decision.step)}};
    if (!decision.reason.isEmpty())
        object["reason"] = decision.reason;
    if (!decision.note.isEmpty())
        object["note"] = decision.note;
    if (!decision.rule.isEmpty())
        object["rule"] = decision.rule;
    return storedText(object);
}

QByteArray auditValue(const Person &person)
{
    Json roles = Json::array();
    for (const Role role : person.roles)
        roles.push_back(codeOf(role));
    return storedText({{"name", person.name}, {"roles", roles}, {"active", person.active}, {"paused", person.paused}});
}

QByteArray auditValue(const ProjectInfo &info)
{
    const WorkRules &rules = info.rules;
    return storedText({{"title", info.title},
                       {"annotators", rules.annotatorsPerImage},
                       {"votes", rules.votesPerQuestion},
                       {"rounds", rules.rounds},
                       {"passing", rules.passingVotes},
                       {"similarity", rules.textSimilarity},
                       {"pool", rules.openPool},
                       {"calibrated-only", rules.calibratedOnly},
                       {"minutes", rules.reservationMinutes},
                       {"require-licence", rules.requireLicence},
                       {"allowed-sources", rules.allowedSources},
                       {"forbidden-sources", rules.forbiddenSources}});
}

QByteArray auditValue(AboutField field, const QString &text)
{
    return text.isEmpty() ? QByteArray() : storedText({{toUtf8(aboutKey + codeOf(field)), text}});
}

QByteArray auditValue(const Image &image)
{
    return storedText({{"source", image.sourceUrl}, {"licence", image.licence}, {"collector", image.collector}, {"note", image.note}});
}

QByteArray auditValue(const MediumFacts &facts)
{
    return storedText({{"picture", facts.sha256.hex().left(12)}, {"source", facts.sourceUrl}, {"licence", facts.licence}});
}

QByteArray auditValue(const TextMeasure &measure)
{
    return storedText({{"ratio", measure.ratio},
                       {"areas", measure.areas.size()}});
}

QByteArray auditValue(const Vote &vote, const Question &question)
{
    Json object = Json::object();
    QStringList chosen;
    for (const Option &option : question.options) {
        if (vote.answer.contains(option.id))
            chosen.append(chosenWords(option));
    }
    if (!chosen.isEmpty())
        object["options"] = chosen.join(QStringLiteral(" · "));
    if (!vote.answer.text.isEmpty())
        object["answer"] = vote.answer.text;
    Json flags = Json::array();
    for (const VoteFlag flag : vote.flags)
        flags.push_back(codeOf(flag));
    if (!flags.empty())
        object["flags"] = flags;
    if (!vote.note.isEmpty())
        object["note"] = vote.note;
    return storedText(object);
}

QByteArray auditValue(const Endpoint &endpoint)
{
    Json object{{"name", endpoint.name},
                {"dialect", codeOf(endpoint.dialect)},
                {"base-url", endpoint.baseUrl},
                {"model", endpoint.model},
                {"section", codeOf(endpoint.section)},
                {"parameters", QString::fromUtf8(jsonText(toJson(endpoint.parameters)))},
                {"key", codeOf(endpoint.keySource)},
                {"concurrency", endpoint.concurrency},
                {"rpm", endpoint.requestsPerMinute},
                {"deadline", endpoint.deadlineSeconds},
                {"price-input", endpoint.priceInput},
                {"price-output", endpoint.priceOutput},
                {"budget", endpoint.budget}};
    if (endpoint.billions)
        object["model-size"] = *endpoint.billions;
    if (!endpoint.currency.isEmpty())
        object["currency"] = endpoint.currency;
    if (!endpoint.keyVariable.isEmpty())
        object["key-variable"] = endpoint.keyVariable;
    return storedText(object);
}

} // namespace yuyi
