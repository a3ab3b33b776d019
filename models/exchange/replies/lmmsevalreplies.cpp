// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/lmmsevalreplies.h"

#include "models/exchange/replies/replyreaders.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

/// Texts of a value that may be a text, a list, or a list of lists.
QList<const Json *> leavesOf(const Json &value)
{
    QList<const Json *> leaves;
    if (!value.is_array())
        return {&value};
    for (const Json &one : value)
        leaves += leavesOf(one);
    return leaves;
}

/// What the task's own metric says the item is called: a member of one of the metric objects.
QString idOfMetrics(const Json &entry)
{
    for (const auto &[name, value] : entry.items()) {
        if (!value.is_object() || name == "doc" || name == "arguments")
            continue;
        if (const Json *id = firstMember(value, {"id", "question_id"}); id != nullptr) {
            if (QString words = idWords(*id); !words.isEmpty())
                return words;
        }
    }
    return {};
}

} // namespace

Result<RepliesFile> readLmmsEval(const QByteArray &text)
{
    ReplyCollector collector(ReplyFormat::LmmsEval);
    YUYI_CHECK(eachJsonEntry(text, [&collector](const Json &entry, int number) -> Result<> {
        const Json *docId = firstMember(entry, {"doc_id"});
        // The unfiltered reply is left out of the file where it is the same.
        const Json *replies = firstMember(entry, {"resps", "filtered_resps"});
        if (docId == nullptr || replies == nullptr) {
            return wrongReply(
                number,
                Tr::tr(
                    "The entry must have “doc_id” and either “resps” or “filtered_resps”, as lmms-eval writes them. Fields found: %1.")
                    .arg(fieldsOf(entry)));
        }
        ImportedReply reply;
        reply.line = number;
        reply.id = idOfMetrics(entry);
        if (docId->is_number_integer())
            reply.index = docId->get<qint64>();
        else if (reply.id.isEmpty())
            reply.id = idWords(*docId);
        if (reply.id.isEmpty() && reply.index < 0)
            return wrongReply(number, Tr::tr("“doc_id” must be a string or a whole number."));
        if (const Json *prompt = firstMember(entry, {"input"}); prompt != nullptr && prompt->is_string())
            reply.question = fromUtf8(prompt->get<std::string>());
        const Json *error = firstMember(entry, {"error"});
        for (const Json *one : leavesOf(*replies)) {
            ImportedReply repeated = reply;
            if (reportsError(error))
                repeated.error = replyErrorText(*error);
            else if (one->is_null() || one->is_object())
                repeated.error = replyErrorText(*one);
            else
                repeated.reply = jsonWords(*one);
            collector.add(repeated);
            ++reply.repeat;
        }
        if (reply.repeat == 0) {
            reply.error = replyErrorText({});
            collector.add(reply);
        }
        return {};
    }));
    return collector.result();
}

} // namespace yuyi
