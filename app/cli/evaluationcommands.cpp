// SPDX-License-Identifier: GPL-3.0-or-later
// extract: which option a reply chose, from standard input, without a project
#include "app/cli/command.h"
#include "models/domain/json/json.h"
#include "models/evaluation/extraction/extraction.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliEvaluation)
};

constexpr qint64 longestLine = qint64(16) << 20;

Error wrongLine(qint64 line, const QString &what)
{
    return {ErrorCode::Invalid, Tr::tr("Line %1: %2").arg(line).arg(what), {}};
}

Result<QList<ShownOption>> readOptions(const Json &entry)
{
    const auto options = entry.find("options");
    if (options == entry.end() || !options->is_object() || options->empty())
        return failure(ErrorCode::Invalid, Tr::tr("“options” must be an object of labels and texts, like {\"A\": \"…\"}."));
    QList<ShownOption> shown;
    for (const auto &[label, text] : options->items()) {
        const QString name = fromUtf8(label);
        const bool letter = name.size() == 1 && ((name >= u"A" && name <= u"Z") || name.at(0).isDigit());
        const bool number = name.size() == 2 && name.at(0).isDigit() && name.at(1).isDigit();
        if (!letter && !number)
            return failure(ErrorCode::Invalid, Tr::tr("The label “%1” is neither a letter A…Z nor a number of "
                                                      "one or two digits.")
                                                   .arg(name));
        if (!text.is_string())
            return failure(ErrorCode::Invalid, Tr::tr("The text of option “%1” is not a string.").arg(name));
        shown.append({name, fromUtf8(text.get<std::string>())});
    }
    return shown;
}

/// What was found in a reply; positions are UTF-16 units of it.
Json evidenceJson(const Extraction &found, const QString &reply)
{
    Json list = Json::array();
    for (const Evidence &one : found.evidence) {
        Json entry;
        entry["kind"] = toUtf8(codeOf(one.kind));
        entry["standing"] = toUtf8(codeOf(one.standing));
        entry["option"] = toUtf8(one.label);
        entry["weight"] = one.weight;
        entry["start"] = one.start;
        entry["length"] = one.length;
        entry["text"] = toUtf8(reply.mid(one.start, one.length));
        list.push_back(entry);
    }
    return list;
}

/// {id, response, options, mode} → {id, extracted, rule, reason}, with `evidence` also the passages that were weighed.
Result<Json> readReply(const QByteArray &line, Scorer scorer, bool evidence)
{
    YUYI_TRY(const auto parsed, parseJson(line, longestLine));
    if (!parsed.is_object())
        return failure(ErrorCode::Invalid, Tr::tr("Expected an object with “id”, “response” and “options”."));
    const auto id = parsed.find("id");
    const auto response = parsed.find("response");
    if (id == parsed.end() || response == parsed.end())
        return failure(ErrorCode::Invalid, Tr::tr("“id” or “response” is missing."));
    YUYI_TRY(const auto options, readOptions(parsed));
    Json answer;
    answer["id"] = *id;
    // What came back was no reply but the report of a fault.
    if (response->is_object() || response->is_null()) {
        answer["extracted"] = "ERROR";
        answer["rule"] = "error-object";
        answer["reason"] = "no reply";
        return answer;
    }
    if (!response->is_string())
        return failure(ErrorCode::Invalid, Tr::tr("“response” must be a string (a reply), or an object or null (an error)."));
    const QString reply = fromUtf8(response->get<std::string>());
    const Extraction found = extract(scorer, reply, options);
    answer["extracted"] = found.missed() ? std::string("MISS") : toUtf8(found.label);
    answer["rule"] = toUtf8(found.rule);
    answer["reason"] = toUtf8(codeOf(found.reason));
    if (evidence)
        answer["evidence"] = evidenceJson(found, reply);
    return answer;
}

void write(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout);
}

Exit runExtract(Context &context)
{
    Scorer scorer = Scorer::Strict;
    if (context.arguments.has(QStringLiteral("scorer"))) {
        const QString name = context.arguments.value(QStringLiteral("scorer"));
        const auto known = fromCode<Scorer>(name);
        if (!known) {
            context.console.fail(
                {ErrorCode::Invalid, Tr::tr("--scorer takes strict or cii-official, not “%1”.").arg(name), {}});
            return Exit::Usage;
        }
        scorer = *known;
    }
    const bool evidence = context.arguments.has(QStringLiteral("evidence"));
    if (evidence && scorer != Scorer::Strict) {
        context.console.fail({ErrorCode::Invalid, Tr::tr("--evidence works only with the scorer “strict”. Leave --evidence out."), {}});
        return Exit::Usage;
    }
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return context.console.fail({ErrorCode::Environment, Tr::tr("Standard input cannot be read."), {}});
    bool allGood = true;
    Json all = Json::array();
    for (qint64 number = 1; !input.atEnd() && !stopAsked(); ++number) {
        const QByteArray line = input.readLine(longestLine + 2);
        if (line.size() > longestLine) {
            context.console.fail(wrongLine(number, Tr::tr("The line is longer than 16 MB.")));
            return Exit::Findings;
        }
        if (line.trimmed().isEmpty())
            continue;
        const auto answer = readReply(line, scorer, evidence);
        if (!answer) {
            context.console.fail(wrongLine(number, answer.error().sentence));
            allGood = false;
            continue;
        }
        if (context.console.json())
            all.push_back(*answer);
        else
            write(jsonText(*answer) + '\n');
    }
    if (context.console.json())
        context.console.result(all, {});
    return allGood ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> evaluationCommands()
{
    return {
        {QStringLiteral("extract"),
         QString(),
         0,
         0,
         Tr::tr(
             "Reads replies from standard input, one JSON object per line, and extracts the chosen option."),
         {{QStringLiteral("scorer"), QStringLiteral("strict|cii-official"),
           Tr::tr("Scorer (default: strict).")},
          {QStringLiteral("evidence"),
           {},
           Tr::tr("Also lists each passage that names an option, and how the scorer treated it.")}},
         runExtract}};
}

} // namespace yuyi::cli
