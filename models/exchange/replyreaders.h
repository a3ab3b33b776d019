// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/exchange/replies.h"

#include <QHash>

#include <functional>

namespace yuyi {

/// Limits of one file and of one line or sample of it.
inline constexpr qint64 largestRepliesFile = qint64(1) << 30;
inline constexpr qint64 longestRepliesLine = qint64(16) << 20;

// What the readers of replies share.

tl::unexpected<Error> wrongReply(int line, const QString &what);
/// The fields of an object for a sentence: “a”, “b”, “c”.
QString fieldsOf(const Json &entry);
QString fieldsOf(const QStringList &names);
/// The first of these members, or none.
const Json *firstMember(const Json &entry, std::initializer_list<const char *> names);
/// A text as it is, anything else as JSON.
QString jsonWords(const Json &value);
/// A text or whole number; else empty.
QString idWords(const Json &value);
/// What an error says, or its JSON; never empty.
QString replyErrorText(const Json &value);
/// Whether a member “error” reports one: there, not null, not false, not empty.
bool reportsError(const Json *error);
qint64 tokenCount(const Json *usage, std::initializer_list<const char *> names);

/// @brief Takes each non-blank line of JSON lines, or each object of an array, with its number from 1.
Result<> eachJsonEntry(const QByteArray &text, const std::function<Result<>(const Json &entry, int number)> &take);

/// Takes replies, each id and repeat once.
class ReplyCollector
{
public:
    explicit ReplyCollector(ReplyFormat format) { m_file.format = format; }

    void add(const ImportedReply &reply);
    RepliesFile &file() { return m_file; }
    Result<RepliesFile> result() const;

private:
    RepliesFile m_file;
    QHash<QString, qsizetype> m_places;
    QStringList m_different;
};

Result<RepliesFile> readReplyLines(const QByteArray &text);
Result<RepliesFile> readVlmEvalKitJson(const Json &document);
/// `rows`: of the workbook or TSV, the first names the columns.
Result<RepliesFile> readVlmEvalKitRows(const QList<QStringList> &rows);
Result<RepliesFile> readLmmsEval(const QByteArray &text);
Result<RepliesFile> readInspectJson(const QByteArray &text);
Result<RepliesFile> readInspectArchive(const QByteArray &zip);

} // namespace yuyi
