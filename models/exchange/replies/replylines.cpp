// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/replylines.h"

#include "models/exchange/replies/replyreaders.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

Result<ImportedReply> replyOfLine(const Json &entry, int line)
{
    if (!entry.is_object())
        return wrongReply(line, Tr::tr("An object with “id” and “response” is expected."));
    const Json *id = firstMember(entry, {"id", "index", "question_id"});
    const Json *response = firstMember(entry, {"response", "prediction"});
    const Json *error = firstMember(entry, {"error"});
    if (id == nullptr)
        return wrongReply(line, Tr::tr("“id” is missing. Fields found: %1.").arg(fieldsOf(entry)));
    const bool failed = reportsError(error);
    if (response == nullptr && !failed)
        return wrongReply(line, Tr::tr("“response” is missing. Fields found: %1.").arg(fieldsOf(entry)));
    ImportedReply reply;
    reply.line = line;
    reply.id = idWords(*id);
    if (reply.id.isEmpty())
        return wrongReply(line, Tr::tr("“id” must be a string or a whole number."));
    if (failed)
        reply.error = replyErrorText(error->is_boolean() && response != nullptr ? *response : *error);
    else if (response->is_null() || response->is_object())
        reply.error = replyErrorText(*response);
    else if (response->is_string())
        reply.reply = fromUtf8(response->get<std::string>());
    else
        return wrongReply(line, Tr::tr("“response” must be a string (a reply), or an object or null (a request error)."));
    if (const Json *reasoning = firstMember(entry, {"reasoning", "reasoning_content"}); reasoning != nullptr && reasoning->is_string())
        reply.reasoning = fromUtf8(reasoning->get<std::string>());
    const Json *usage = firstMember(entry, {"usage"});
    reply.tokensInput = tokenCount(usage, {"prompt_tokens", "input_tokens"});
    reply.tokensOutput = tokenCount(usage, {"completion_tokens", "output_tokens"});
    return reply;
}

} // namespace

Result<RepliesFile> readReplyLines(const QByteArray &text)
{
    ReplyCollector collector(ReplyFormat::Lines);
    YUYI_CHECK(eachJsonEntry(text, [&collector](const Json &entry, int number) -> Result<> {
        YUYI_TRY(const auto reply, replyOfLine(entry, number));
        collector.add(reply);
        return {};
    }));
    return collector.result();
}

} // namespace yuyi
