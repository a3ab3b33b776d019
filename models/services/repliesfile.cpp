// SPDX-License-Identifier: GPL-3.0-or-later
// Files of replies that were made elsewhere.
#include "models/services/responseimport.h"

#include "models/domain/json.h"

#include <QCoreApplication>
#include <QFile>

#include <limits>

namespace yuyi {

namespace {

constexpr qint64 largestFile = qint64(1) << 30;
constexpr qint64 longestLine = qint64(16) << 20;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

tl::unexpected<Error> wrong(int line, const QString &what)
{
    return failure(ErrorCode::Invalid, Tr::tr("Line %1: %2").arg(line).arg(what));
}

const Json *member(const Json &entry, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        const auto found = entry.find(name);
        if (found != entry.end())
            return &*found;
    }
    return nullptr;
}

QString words(const Json &value)
{
    return value.is_string() ? fromUtf8(value.get<std::string>()) : QString::fromUtf8(jsonText(value));
}

/// What an error says, or its JSON; never empty.
QString errorText(const Json &value)
{
    if (value.is_object()) {
        if (const Json *message = member(value, {"message", "error", "detail"}); message != nullptr)
            return errorText(*message);
    }
    const QString text = value.is_null() ? QString() : words(value).trimmed();
    return text.isEmpty() ? Tr::tr("No reply came back.") : text;
}

qint64 tokens(const Json *usage, std::initializer_list<const char *> names)
{
    const Json *number = usage != nullptr && usage->is_object() ? member(*usage, names) : nullptr;
    if (number == nullptr || !number->is_number_integer())
        return -1;
    const auto value = number->get<qint64>();
    return value < 0 ? -1 : value;
}

bool isError(const Json *error)
{
    if (error == nullptr || error->is_null())
        return false;
    if (error->is_boolean())
        return error->get<bool>();
    return !(error->is_string() && error->get<std::string>().empty()) && !(error->is_object() && error->empty());
}

Result<ImportedReply> replyFrom(const Json &entry, int line)
{
    if (!entry.is_object())
        return wrong(line, Tr::tr("An object with “id” and “response” is expected."));
    const Json *id = member(entry, {"id", "index", "question_id"});
    const Json *response = member(entry, {"response", "prediction"});
    const Json *error = member(entry, {"error"});
    if (id == nullptr)
        return wrong(line, Tr::tr("“id” is missing."));
    if (response == nullptr && !isError(error))
        return wrong(line, Tr::tr("“response” is missing."));
    ImportedReply reply;
    reply.line = line;
    if (id->is_string())
        reply.id = fromUtf8(id->get<std::string>()).trimmed();
    else if (id->is_number_integer())
        reply.id = QString::fromUtf8(jsonText(*id));
    if (reply.id.isEmpty())
        return wrong(line, Tr::tr("“id” must be a text or a whole number."));
    if (isError(error))
        reply.error = errorText(error->is_boolean() && response != nullptr ? *response : *error);
    else if (response->is_null() || response->is_object())
        reply.error = errorText(*response);
    else if (response->is_string())
        reply.reply = fromUtf8(response->get<std::string>());
    else
        return wrong(line, Tr::tr("“response” must be a text, or an object that reports an error."));
    if (const Json *reasoning = member(entry, {"reasoning", "reasoning_content"}); reasoning != nullptr && reasoning->is_string())
        reply.reasoning = fromUtf8(reasoning->get<std::string>());
    const Json *usage = member(entry, {"usage"});
    reply.tokensInput = tokens(usage, {"prompt_tokens", "input_tokens"});
    reply.tokensOutput = tokens(usage, {"completion_tokens", "output_tokens"});
    return reply;
}

/// Takes replies, each id once.
class Collector
{
public:
    void add(const ImportedReply &reply)
    {
        const auto former = m_places.constFind(reply.id);
        if (former == m_places.constEnd()) {
            m_places.insert(reply.id, m_file.replies.size());
            m_file.replies.append(reply);
            return;
        }
        const ImportedReply &first = m_file.replies.at(*former);
        if (first.reply == reply.reply && first.error == reply.error)
            m_file.doubled.append(reply.id);
        else
            m_different.append(Tr::tr("%1 (lines %2 and %3)").arg(reply.id).arg(first.line).arg(reply.line));
    }

    Result<RepliesFile> result() const
    {
        if (m_different.isEmpty())
            return m_file;
        QStringList shown = m_different.mid(0, 10);
        if (shown.size() < m_different.size())
            shown.append(QStringLiteral("…"));
        return failure(ErrorCode::Invalid,
                       Tr::tr("%n id(s) stand in the file twice with different replies: %1.", nullptr,
                                static_cast<int>(m_different.size()))
                           .arg(shown.join(QStringLiteral(", "))));
    }

private:
    RepliesFile m_file;
    QHash<QString, qsizetype> m_places;
    QStringList m_different;
};

Result<RepliesFile> fromArray(const QByteArray &text)
{
    const auto parsed = parseJson(text, largestFile);
    if (!parsed)
        return passOn(parsed);
    if (!parsed->is_array())
        return failure(ErrorCode::Invalid, Tr::tr("An array of objects is expected, or one object per line."));
    Collector collector;
    int number = 0;
    for (const Json &entry : *parsed) {
        const auto reply = replyFrom(entry, ++number);
        if (!reply)
            return passOn(reply);
        collector.add(*reply);
    }
    return collector.result();
}

} // namespace

Result<RepliesFile> readReplies(const QByteArray &text)
{
    QByteArrayView rest(text);
    if (rest.startsWith("\xEF\xBB\xBF"))
        rest = rest.sliced(3);
    if (rest.trimmed().startsWith('['))
        return fromArray(rest.toByteArray());
    Collector collector;
    int number = 0;
    while (!rest.isEmpty()) {
        if (number == std::numeric_limits<int>::max())
            break;
        ++number;
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = (end < 0 ? rest : rest.first(end)).trimmed();
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        if (line.isEmpty())
            continue;
        if (line.size() > longestLine)
            return wrong(number, Tr::tr("It is longer than 16 MB."));
        const auto parsed = parseJson(line.toByteArray(), longestLine);
        if (!parsed)
            return wrong(number, parsed.error().sentence);
        const auto reply = replyFrom(*parsed, number);
        if (!reply)
            return passOn(reply);
        collector.add(*reply);
    }
    return collector.result();
}

Result<RepliesFile> readRepliesFile(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” is not there.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("“%1” cannot be read.").arg(path), file.errorString());
    if (file.size() > largestFile)
        return failure(ErrorCode::Refused, Tr::tr("“%1” is larger than 1 GB.").arg(path));
    return readReplies(file.readAll());
}

} // namespace yuyi
