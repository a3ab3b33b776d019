// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/replyreaders.h"

#include <QCoreApplication>

#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

constexpr qsizetype mostFieldsNamed = 30;

} // namespace

tl::unexpected<Error> wrongReply(int line, const QString &what)
{
    return failure(ErrorCode::Invalid, Tr::tr("Line %1: %2").arg(line).arg(what));
}

QString fieldsOf(const QStringList &names)
{
    QStringList quoted;
    for (const QString &name : names.mid(0, mostFieldsNamed))
        quoted.append(QStringLiteral("“%1”").arg(name.left(60)));
    if (names.size() > mostFieldsNamed)
        quoted.append(QStringLiteral("…"));
    return quoted.isEmpty() ? Tr::tr("none") : quoted.join(QStringLiteral(", "));
}

QString fieldsOf(const Json &entry)
{
    QStringList names;
    for (const auto &[name, value] : entry.items())
        names.append(fromUtf8(name));
    return fieldsOf(names);
}

const Json *firstMember(const Json &entry, std::initializer_list<const char *> names)
{
    if (!entry.is_object())
        return nullptr;
    for (const char *name : names) {
        const auto found = entry.find(name);
        if (found != entry.end())
            return &*found;
    }
    return nullptr;
}

QString jsonWords(const Json &value)
{
    return value.is_string() ? fromUtf8(value.get<std::string>()) : QString::fromUtf8(jsonText(value));
}

QString idWords(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get<std::string>()).trimmed();
    return value.is_number_integer() ? QString::fromUtf8(jsonText(value)) : QString();
}

QString replyErrorText(const Json &value)
{
    if (const Json *message = firstMember(value, {"message", "error", "detail"}); message != nullptr)
        return replyErrorText(*message);
    const QString text = value.is_null() ? QString() : jsonWords(value).trimmed();
    return text.isEmpty() ? Tr::tr("No reply was received.") : text;
}

bool reportsError(const Json *error)
{
    if (error == nullptr || error->is_null())
        return false;
    if (error->is_boolean())
        return error->get<bool>();
    return !(error->is_string() && error->get<std::string>().empty()) && !(error->is_object() && error->empty());
}

qint64 tokenCount(const Json *usage, std::initializer_list<const char *> names)
{
    const Json *number = usage != nullptr ? firstMember(*usage, names) : nullptr;
    if (number == nullptr || !number->is_number_integer())
        return -1;
    const auto value = number->get<qint64>();
    return value < 0 ? -1 : value;
}

Result<> eachJsonEntry(const QByteArray &text, const std::function<Result<>(const Json &entry, int number)> &take)
{
    QByteArrayView rest(text);
    if (rest.startsWith("\xEF\xBB\xBF"))
        rest = rest.sliced(3);
    int number = 0;
    if (rest.trimmed().startsWith('[')) {
        YUYI_TRY(const auto parsed, parseJson(rest.toByteArray(), largestRepliesFile));
        for (const Json &entry : parsed)
            YUYI_CHECK(take(entry, ++number));
        return {};
    }
    while (!rest.isEmpty() && number < std::numeric_limits<int>::max()) {
        ++number;
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = (end < 0 ? rest : rest.first(end)).trimmed();
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        if (line.isEmpty())
            continue;
        if (line.size() > longestRepliesLine)
            return wrongReply(number, Tr::tr("The line is longer than 16 MB."));
        const auto parsed = parseJson(line.toByteArray(), longestRepliesLine);
        if (!parsed)
            return wrongReply(number, parsed.error().sentence);
        YUYI_CHECK(take(*parsed, number));
    }
    return {};
}

void ReplyCollector::add(const ImportedReply &reply)
{
    // An id and a place never mean the same.
    const QString key =
        QStringLiteral("%1\n%2\n%3")
            .arg(reply.id.isEmpty() ? QString::number(reply.index) : QString(u'=' + reply.id),
                 reply.split)
            .arg(reply.repeat);
    const auto former = m_indexes.constFind(key);
    if (former == m_indexes.constEnd()) {
        m_indexes.insert(key, m_file.replies.size());
        m_file.replies.append(reply);
        return;
    }
    const ImportedReply &first = m_file.replies.at(*former);
    if (first.reply == reply.reply && first.error == reply.error)
        m_file.doubled.append(reply.name());
    else
        m_different.append(Tr::tr("%1 (lines %2 and %3)").arg(reply.name()).arg(first.line).arg(reply.line));
}

Result<RepliesFile> ReplyCollector::result() const
{
    if (m_different.isEmpty())
        return m_file;
    QStringList shown = m_different.mid(0, 10);
    if (shown.size() < m_different.size())
        shown.append(QStringLiteral("…"));
    return failure(ErrorCode::Invalid,
                   Tr::tr("%n ID(s) occur twice in the file with different replies: %1.", nullptr, static_cast<int>(m_different.size()))
                       .arg(shown.join(QStringLiteral(", "))));
}

} // namespace yuyi
