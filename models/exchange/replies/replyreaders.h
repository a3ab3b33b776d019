// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/exchange/replies/replies.h"

#include <QHash>

#include <functional>

namespace yuyi {

/// Size limits in bytes of one file, and of one line or sample in it.
inline constexpr qint64 largestRepliesFile = qint64(1) << 30;
inline constexpr qint64 longestRepliesLine = qint64(16) << 20;

// Helpers shared by the readers of reply files.

tl::unexpected<Error> wrongReply(int line, const QString &what);
/// The field names of an object for a message: “a”, “b”, “c”.
QString fieldsOf(const Json &entry);
QString fieldsOf(const QStringList &names);
/// The first of these members that exists, or null.
const Json *firstMember(const Json &entry, std::initializer_list<const char *> names);
/// Returns a text unchanged and any other value as JSON.
QString jsonWords(const Json &value);
/// Returns a text or whole number as text; empty for any other value.
QString idWords(const Json &value);
/// The message of an error, or its JSON; never empty.
QString replyErrorText(const Json &value);
/// Whether a member “error” reports an error: it exists and is not null, false or empty.
bool reportsError(const Json *error);
qint64 tokenCount(const Json *usage, std::initializer_list<const char *> names);

/// Calls `take` for each non-blank line of JSON Lines, or for each object of an array, with its number from 1.
Result<> eachJsonEntry(const QByteArray &text, const std::function<Result<>(const Json &entry, int number)> &take);

/// Collects replies and keeps one for each pair of id and repeat.
class ReplyCollector
{
public:
    explicit ReplyCollector(ReplyFormat format) { m_file.format = format; }

    void add(const ImportedReply &reply);
    RepliesFile &file() { return m_file; }
    Result<RepliesFile> result() const;

private:
    RepliesFile m_file;
    QHash<QString, qsizetype> m_indexes;
    QStringList m_different;
};

} // namespace yuyi
