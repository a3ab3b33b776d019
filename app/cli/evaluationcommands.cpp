// SPDX-License-Identifier: GPL-3.0-or-later
// extract: what a reply answers, from standard input, without a project
#include "app/cli/command.h"
#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"
#include "models/evaluation/extraction/blankanswer.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/extraction/severaloptions.h"
#include "models/evaluation/extraction/verdictanswer.h"
#include "models/evaluation/published/cevalscorer.h"
#include "models/evaluation/published/cmmmuscorer.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <optional>

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
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "“options” must be an object with option labels as names and option texts as values, like {\"A\": \"…\"}."));
    QList<ShownOption> shown;
    for (const auto &[label, text] : options->items()) {
        const QString name = fromUtf8(label);
        const bool letter = name.size() == 1 && ((name >= u"A" && name <= u"Z") || name.at(0).isDigit());
        const bool number = name.size() == 2 && name.at(0).isDigit() && name.at(1).isDigit();
        if (!letter && !number)
            return failure(ErrorCode::Invalid, Tr::tr("The option label “%1” is neither a letter A…Z nor a number of one or two digits.")
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

Result<Json> readKindStrictly(const Json &entry);

/// {id, response, options, mode} → {id, extracted, rule, reason}, with `evidence` also the passages that were weighed.
Result<Json> readReply(const QByteArray &line, Scorer scorer, bool evidence)
{
    YUYI_TRY(const auto parsed, parseJson(line, longestLine));
    if (!parsed.is_object())
        return failure(ErrorCode::Invalid, Tr::tr("Expected an object with “id”, “response” and “options”."));
    if (scorer == Scorer::Strict && parsed.contains("kind")) {
        if (evidence)
            return failure(ErrorCode::Invalid, Tr::tr("--evidence is available only for lines without “kind”."));
        return readKindStrictly(parsed);
    }
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
        return failure(ErrorCode::Invalid, Tr::tr("“response” must be a string (a reply), or an object or null (a request error)."));
    const QString reply = fromUtf8(response->get<std::string>());
    const Extraction found = readAnswer(scorer, reply, options, false);
    answer["extracted"] = found.missed() ? std::string("MISS") : toUtf8(found.label);
    answer["rule"] = toUtf8(found.rule);
    answer["reason"] = toUtf8(codeOf(found.reason));
    if (evidence)
        answer["evidence"] = evidenceJson(found, reply);
    return answer;
}

Result<ItemKind> readKind(const Json &entry)
{
    const auto kind = entry.find("kind");
    if (kind == entry.end())
        return ItemKind::Choice;
    const QString name = kind->is_string() ? fromUtf8(kind->get<std::string>()) : QString();
    const auto known = fromCode<ItemKind>(name);
    if (!known)
        return failure(ErrorCode::Invalid, Tr::tr("“kind” must be “choice”, “true-false” or “blank”."));
    return *known;
}

/// The key of an item; empty if it is not given.
Result<QString> readKey(const Json &entry)
{
    const auto answer = entry.find("answer");
    if (answer == entry.end() || answer->is_null())
        return QString();
    if (answer->is_number())
        return fromUtf8(answer->dump());
    if (!answer->is_string())
        return failure(ErrorCode::Invalid, Tr::tr("“answer” must be a string or a number. It is the answer key of the item."));
    return fromUtf8(answer->get<std::string>());
}

/// The accepted answers of an item without options: one, or a list of wordings. Empty if none is given.
Result<QStringList> readAccepted(const Json &entry)
{
    const auto answer = entry.find("answer");
    if (answer == entry.end() || !answer->is_array()) {
        YUYI_TRY(const QString key, readKey(entry));
        return key.isEmpty() ? QStringList() : QStringList{key};
    }
    QStringList accepted;
    for (const Json &one : *answer) {
        if (!one.is_string() && !one.is_number())
            return failure(ErrorCode::Invalid, Tr::tr("Each accepted answer in “answer” must be a string or a number."));
        accepted.append(one.is_number() ? fromUtf8(one.dump()) : fromUtf8(one.get<std::string>()));
    }
    return accepted;
}

Result<PublishedReading> readAsPublished(PublishedScorer scorer, ItemKind kind, const QString &reply, const QString &key, const Json &entry)
{
    if (scorer != PublishedScorer::Cmmmu && kind != ItemKind::Choice)
        return failure(ErrorCode::Invalid, Tr::tr("The scorer “%1” reads only replies to items of the kind “choice”.").arg(codeOf(scorer)));
    QList<ShownOption> options;
    if (kind == ItemKind::Choice && entry.contains("options")) {
        YUYI_TRY(options, readOptions(entry));
    }
    switch (scorer) {
    case PublishedScorer::Ceval: return ceval::read(reply, key);
    case PublishedScorer::CevalReasoned: return ceval::readReasoned(reply, options, key);
    case PublishedScorer::Cmmmu: break;
    }
    switch (kind) {
    case ItemKind::Choice: return cmmmu::readChoice(reply, options, key);
    case ItemKind::TrueFalse: return cmmmu::readTrueFalse(reply, key);
    case ItemKind::Blank: break;
    }
    if (key.isEmpty())
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "“answer” is missing. To read the reply to an item of the kind “blank”, this scorer needs the item's answer key."));
    return cmmmu::readBlank(reply, key);
}

/// {id, kind, response, options, answer} → {id, parsed, correct}, and where the scorer draws, random.
Result<Json> readPublished(const QByteArray &line, PublishedScorer scorer)
{
    YUYI_TRY(const auto parsed, parseJson(line, longestLine));
    if (!parsed.is_object() || !parsed.contains("id") || !parsed.contains("response"))
        return failure(ErrorCode::Invalid, Tr::tr("Expected an object with “id” and “response”."));
    const Json &response = parsed["response"];
    if (!response.is_string() && !response.is_object() && !response.is_null())
        return failure(ErrorCode::Invalid, Tr::tr("“response” must be a string (a reply), or an object or null (a request error)."));
    YUYI_TRY(const ItemKind kind, readKind(parsed));
    YUYI_TRY(const QString key, readKey(parsed));
    PublishedReading found;
    if (response.is_string()) {
        YUYI_TRY(found, readAsPublished(scorer, kind, fromUtf8(response.get<std::string>()), key, parsed));
    }
    Json answer;
    answer["id"] = parsed["id"];
    answer["parsed"] = nullptr;
    if (found.answer) {
        answer["parsed"] = toUtf8(*found.answer);
    } else if (kind == ItemKind::Blank || !found.candidates.isEmpty()) {
        answer["parsed"] = Json::array();
        for (const auto &one : std::as_const(found.candidates)) {
            if (const auto *number = std::get_if<double>(&one))
                answer["parsed"].push_back(*number);
            else
                answer["parsed"].push_back(toUtf8(std::get<QString>(one)));
        }
    }
    // Without the key nobody can say; what is drawn is right by chance.
    if (found.isDrawn() || key.isEmpty())
        answer["correct"] = nullptr;
    else
        answer["correct"] = found.correct;
    if (scorer == PublishedScorer::Cmmmu)
        answer["random"] = found.isDrawn();
    return answer;
}

/// A blank, as the strict scorer reads it. With accepted answers it is read as in a run.
Result<Json> readBlankStrictly(const Json &entry)
{
    YUYI_TRY(const QStringList accepted, readAccepted(entry));
    const Json &response = entry["response"];
    const bool replied = response.is_string();
    const TextAnswer read = replied ? extractBlank(fromUtf8(response.get<std::string>()), accepted) : TextAnswer();
    Json answer;
    answer["id"] = entry["id"];
    answer["parsed"] = nullptr;
    answer["correct"] = nullptr;
    if (!read.text.isEmpty())
        answer["parsed"] = toUtf8(read.text);
    if (!accepted.isEmpty()) {
        answer["correct"] = std::any_of(accepted.begin(), accepted.end(),
                                        [&](const QString &one) { return sameWritten(read.written, one); });
    }
    answer["rule"] = replied ? toUtf8(read.rule) : std::string("error-object");
    answer["reason"] = replied ? toUtf8(codeOf(read.reason)) : std::string("no reply");
    return answer;
}

/// The same of an item with a kind, as the strict scorer reads it: {id, parsed, correct, rule, reason}.
Result<Json> readKindStrictly(const Json &entry)
{
    if (!entry.contains("id") || !entry.contains("response"))
        return failure(ErrorCode::Invalid, Tr::tr("Expected an object with “id” and “response”."));
    const Json &response = entry["response"];
    if (!response.is_string() && !response.is_object() && !response.is_null())
        return failure(ErrorCode::Invalid, Tr::tr("“response” must be a string (a reply), or an object or null (a request error)."));
    YUYI_TRY(const ItemKind kind, readKind(entry));
    if (kind == ItemKind::Blank)
        return readBlankStrictly(entry);
    YUYI_TRY(const QString key, readKey(entry));
    const QString reply = response.is_string() ? fromUtf8(response.get<std::string>()) : QString();
    TextAnswer read;
    if (kind == ItemKind::Choice) {
        YUYI_TRY(const auto options, readOptions(entry));
        const SeveralOptions found = extractSeveral(reply, options);
        for (const int option : found.options)
            read.text += options.at(option).label;
        read.rule = found.rule;
        read.reason = found.reason;
    } else {
        read = extractVerdict(reply);
    }
    Json answer;
    answer["id"] = entry["id"];
    answer["parsed"] = nullptr;
    answer["correct"] = nullptr;
    if (!read.text.isEmpty())
        answer["parsed"] = toUtf8(read.text);
    if (!key.isEmpty())
        answer["correct"] = read.text == key;
    answer["rule"] = response.is_string() ? toUtf8(read.rule) : std::string("error-object");
    answer["reason"] = response.is_string() ? toUtf8(codeOf(read.reason)) : std::string("no reply");
    return answer;
}

void write(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout);
}

Exit runExtract(Context &context)
{
    const QString name = context.arguments.has(QStringLiteral("scorer")) ? context.arguments.value(QStringLiteral("scorer"))
                                                                         : QString(codeOf(Scorer::Strict));
    // cmmmu-official is a code of both: lines may have kinds, which only the published reading knows.
    const auto published = fromCode<PublishedScorer>(name);
    const auto scorer = published ? std::optional<Scorer>() : fromCode<Scorer>(name);
    // What a judge says is read by the strict one: it has no reading of its own.
    if ((!scorer && !published) || scorer == Scorer::Judge) {
        context.console.fail(
            {ErrorCode::Invalid,
             Tr::tr("--scorer takes strict, cii-official, cmmmu-official, ceval or ceval-cot, not “%1”.").arg(name),
             {}});
        return Exit::Usage;
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
        const auto answer = scorer ? readReply(line, *scorer, evidence) : readPublished(line, *published);
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
             "Reads replies from standard input, one JSON object per line, and extracts the answers."),
         {{QStringLiteral("scorer"), QStringLiteral("strict|cii-official|cmmmu-official|ceval|ceval-cot"),
           Tr::tr("Scorer (default: strict).")},
          {QStringLiteral("evidence"),
           {},
           Tr::tr("Also lists each place where the reply names an option, and how the scorer treated it.")}},
         runExtract}};
}

} // namespace yuyi::cli
