// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/inspectreplies.h"

#include "models/exchange/files/archive.h"
#include "models/exchange/replies/replyreaders.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

constexpr qint64 mostEpochs = 1000;

struct MessageText {
    QString said;
    QString thought;
};

/// The text of a message: one text, or parts of which some are reasoning and some are pictures.
MessageText textOfContent(const Json *content)
{
    MessageText text;
    if (content == nullptr)
        return text;
    if (content->is_string())
        return {fromUtf8(content->get<std::string>()), {}};
    if (!content->is_array())
        return text;
    QStringList said;
    QStringList thought;
    for (const Json &part : *content) {
        if (const Json *words = firstMember(part, {"text"}); words != nullptr && words->is_string())
            said.append(fromUtf8(words->get<std::string>()));
        if (const Json *words = firstMember(part, {"reasoning"}); words != nullptr && words->is_string())
            thought.append(fromUtf8(words->get<std::string>()));
    }
    return {said.join(u'\n'), thought.join(u'\n')};
}

const Json *firstOf(const Json *list)
{
    return list != nullptr && list->is_array() && !list->empty() ? &list->front() : nullptr;
}

QString promptOf(const Json *input)
{
    if (input == nullptr)
        return {};
    if (input->is_string())
        return fromUtf8(input->get<std::string>());
    QStringList texts;
    if (input->is_array()) {
        for (const Json &message : *input)
            texts.append(textOfContent(firstMember(message, {"content"})).said);
    }
    return texts.join(u'\n');
}

Result<ImportedReply> replyOfSample(const Json &sample, int number)
{
    const Json *id = firstMember(sample, {"id"});
    const Json *output = firstMember(sample, {"output"});
    const Json *error = firstMember(sample, {"error"});
    if (id == nullptr || (output == nullptr && !reportsError(error))) {
        return failure(ErrorCode::Invalid, Tr::tr("Sample %1 must have “id” and “output”, as Inspect AI writes them. Fields found: %2.")
                                               .arg(number)
                                               .arg(fieldsOf(sample)));
    }
    ImportedReply reply;
    reply.line = number;
    reply.id = idWords(*id);
    if (reply.id.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Sample %1: “id” must be a string or a whole number.").arg(number));
    if (const Json *epoch = firstMember(sample, {"epoch"}); epoch != nullptr && epoch->is_number_integer())
        reply.repeat = static_cast<int>(std::clamp<qint64>(epoch->get<qint64>(), 1, mostEpochs)) - 1;
    reply.question = promptOf(firstMember(sample, {"input"}));
    if (const Json *choices = firstMember(sample, {"choices"}); choices != nullptr && choices->is_array()) {
        for (const Json &choice : *choices)
            reply.options.append(jsonWords(choice));
    }
    const Json *choice = output != nullptr ? firstOf(firstMember(*output, {"choices"})) : nullptr;
    const Json *message = choice != nullptr ? firstMember(*choice, {"message"}) : nullptr;
    const MessageText said = message != nullptr ? textOfContent(firstMember(*message, {"content"})) : MessageText();
    const Json *completion = output != nullptr ? firstMember(*output, {"completion"}) : nullptr;
    const bool complete = completion != nullptr && completion->is_string() && !completion->get<std::string>().empty();
    reply.reply = complete ? fromUtf8(completion->get<std::string>()) : said.said;
    reply.reasoning = said.thought;
    if (reportsError(error))
        reply.error = replyErrorText(*error);
    else if (const Json *failed = output != nullptr ? firstMember(*output, {"error"}) : nullptr; failed != nullptr && reportsError(failed))
        reply.error = replyErrorText(*failed);
    else if (message == nullptr && !complete)
        reply.error = replyErrorText({});
    const Json *usage = output != nullptr ? firstMember(*output, {"usage"}) : nullptr;
    reply.tokensInput = tokenCount(usage, {"input_tokens"});
    reply.tokensOutput = tokenCount(usage, {"output_tokens"});
    return reply;
}

void readHeader(const Json &header, RepliesFile &file)
{
    const Json *eval = firstMember(header, {"eval"});
    if (const Json *model = eval != nullptr ? firstMember(*eval, {"model"}) : nullptr; model != nullptr && model->is_string())
        file.model = fromUtf8(model->get<std::string>());
    const Json *status = firstMember(header, {"status"});
    if (status != nullptr && status->is_string() && status->get<std::string>() != "success") {
        file.notes.append(Tr::tr("The evaluation did not finish normally (status “%1”): samples may be missing.")
                              .arg(fromUtf8(status->get<std::string>())));
    }
}

} // namespace

Result<RepliesFile> readInspectJson(const QByteArray &text)
{
    YUYI_TRY(const auto log, parseJson(text, largestRepliesFile));
    const Json *samples = firstMember(log, {"samples"});
    if (samples == nullptr || !samples->is_array()) {
        return failure(ErrorCode::Invalid, Tr::tr("This Inspect AI log has no “samples”. Fields found: %1. Save the log with its samples.")
                                               .arg(log.is_object() ? fieldsOf(log) : fieldsOf(QStringList())));
    }
    ReplyCollector collector(ReplyFormat::Inspect);
    readHeader(log, collector.file());
    int number = 0;
    for (const Json &sample : *samples) {
        YUYI_TRY(const auto reply, replyOfSample(sample, ++number));
        collector.add(reply);
    }
    return collector.result();
}

Result<RepliesFile> readInspectArchive(const QByteArray &zip)
{
    ReplyCollector collector(ReplyFormat::Inspect);
    int number = 0;
    bool header = false;
    const auto isSample = [](const QString &name) {
        return name.startsWith(QLatin1String("samples/")) && name.endsWith(QLatin1String(".json"));
    };
    YUYI_CHECK(readArchive(
        zip, [&isSample](const QString &name) { return isSample(name) || name == u"header.json" || name == u"_journal/start.json"; },
        [&](const QString &name, const QByteArray &bytes) -> Result<> {
            const auto parsed = parseJson(bytes, largestRepliesFile);
            if (!parsed)
                return failure(parsed.error().code, Tr::tr("File “%1” in the log: %2").arg(name, parsed.error().sentence));
            if (!isSample(name)) {
                // A log that was broken off has the journal alone.
                if (!header)
                    readHeader(*parsed, collector.file());
                header = header || name == u"header.json";
                return {};
            }
            const auto reply = replyOfSample(*parsed, ++number);
            if (!reply)
                return failure(reply.error().code, Tr::tr("File “%1” in the log: %2").arg(name, reply.error().sentence));
            collector.add(*reply);
            return {};
        }));
    if (!header)
        collector.file().notes.append(Tr::tr("The evaluation was interrupted: the log is cut off, and samples may be missing."));
    return collector.result();
}

} // namespace yuyi
