// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/replies.h"

#include "models/exchange/files/archive.h"
#include "models/exchange/replies/inspectreplies.h"
#include "models/exchange/replies/lmmsevalreplies.h"
#include "models/exchange/replies/replylines.h"
#include "models/exchange/replies/replyreaders.h"
#include "models/exchange/replies/vlmevalkitreplies.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/sheetreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

bool isWanted(std::optional<ReplyFormat> wanted, ReplyFormat format)
{
    return !wanted || *wanted == format;
}

tl::unexpected<Error> notThatFormat(ReplyFormat wanted, const QString &found)
{
    return failure(
        ErrorCode::Invalid,
        Tr::tr(
            "This file is not in the format “%1”; it is %2. If you do not specify the format, the program detects it from the content.")
            .arg(titleOf(wanted), found));
}

Result<RepliesFile> fromArchive(const QByteArray &bytes, std::optional<ReplyFormat> format)
{
    bool workbook = false;
    bool log = false;
    const auto look = [&](const QString &name) {
        workbook = workbook || name == u"xl/workbook.xml";
        log = log || name == u"header.json" || name.startsWith(QLatin1String("_journal/"));
        return false;
    };
    YUYI_CHECK(readArchive(bytes, look, [](const QString &, const QByteArray &) { return Result<>(); }));
    if (workbook) {
        if (!isWanted(format, ReplyFormat::VlmEvalKit))
            return notThatFormat(*format, Tr::tr("a workbook"));
        YUYI_TRY(const auto rows, readFirstSheet(bytes));
        return readVlmEvalKitRows(rows);
    }
    if (log) {
        if (!isWanted(format, ReplyFormat::Inspect))
            return notThatFormat(*format, Tr::tr("an Inspect AI log"));
        return readInspectArchive(bytes);
    }
    return failure(ErrorCode::Invalid, Tr::tr("This zip file is neither a workbook nor an Inspect AI log."));
}

Result<RepliesFile> fromTable(const QByteArray &bytes)
{
    QByteArray plain = bytes;
    if (plain.startsWith("\xEF\xBB\xBF"))
        plain.remove(0, 3);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(plain);
    if (decoder.hasError())
        return failure(ErrorCode::Invalid, Tr::tr("The file is not UTF-8 text. Save it as UTF-8 and try again."));
    YUYI_TRY(const auto rows, readCsv(text));
    return readVlmEvalKitRows(rows);
}

/// Whether the first line names columns of which one is `prediction`.
bool isTableOfPredictions(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    QByteArray line = (end < 0 ? bytes : bytes.left(end)).trimmed();
    if (line.startsWith("\xEF\xBB\xBF"))
        line.remove(0, 3);
    if (line.startsWith('{') || line.startsWith('['))
        return false;
    for (const char separator : {'\t', ',', ';'}) {
        for (QByteArray cell : line.split(separator)) {
            cell = cell.trimmed();
            if (cell == "prediction" || cell == "\"prediction\"")
                return true;
        }
    }
    return false;
}

/// What one object of a list or line is of.
ReplyFormat formatOfEntry(const Json &entry, bool list)
{
    if (firstMember(entry, {"doc_id"}) != nullptr && firstMember(entry, {"resps", "filtered_resps"}) != nullptr)
        return ReplyFormat::LmmsEval;
    const bool row = firstMember(entry, {"index"}) != nullptr && firstMember(entry, {"prediction"}) != nullptr;
    if (list && row && firstMember(entry, {"question"}) != nullptr)
        return ReplyFormat::VlmEvalKit;
    return ReplyFormat::Lines;
}

struct JsonForm {
    ReplyFormat format = ReplyFormat::Lines;
    bool document = false; ///< one object
    Json parsed;           ///< of a document or list that was to be read for this anyway
};

Result<JsonForm> formOf(const QByteArray &bytes)
{
    QByteArrayView text(bytes);
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    text = text.trimmed();
    JsonForm form;
    if (text.startsWith('[')) {
        YUYI_TRY(auto parsed, parseJson(text.toByteArray(), largestRepliesFile));
        if (!parsed.empty())
            form.format = formatOfEntry(parsed.front(), true);
        form.parsed = std::move(parsed);
        return form;
    }
    // One line is enough where there are several; a document is one line, or its first line is no object.
    const qsizetype end = text.indexOf('\n');
    const QByteArrayView first = (end < 0 ? text : text.first(end)).trimmed();
    auto line = parseJson(first.toByteArray(), largestRepliesFile);
    if (line && end >= 0) {
        form.format = formatOfEntry(*line, false);
        return form;
    }
    auto whole = line ? std::move(line) : parseJson(text.toByteArray(), largestRepliesFile);
    // What is no document has a line that is wrong: its reader says which.
    if (!whole || !whole->is_object())
        return form;
    form.format = formatOfEntry(*whole, false);
    const bool log = firstMember(*whole, {"eval"}) != nullptr && firstMember(*whole, {"samples", "status"}) != nullptr;
    const Json *predictions = firstMember(*whole, {"prediction"});
    const bool columns = predictions != nullptr && (predictions->is_array() || predictions->is_object());
    const bool split = firstMember(*whole, {"columns"}) != nullptr && firstMember(*whole, {"data"}) != nullptr;
    if (log || columns || split) {
        form.document = true;
        form.format = log ? ReplyFormat::Inspect : ReplyFormat::VlmEvalKit;
        if (!log)
            form.parsed = std::move(*whole);
    }
    return form;
}

/// What name and folder of the file say, where the file itself does not.
void readSurroundings(const QFileInfo &info, RepliesFile &file)
{
    const QString base = info.completeBaseName();
    if (file.format == ReplyFormat::VlmEvalKit) {
        // {model}/{model}_{dataset}.xlsx, or with a folder of the date between them.
        QDir folder = info.absoluteDir();
        const QString nearest = folder.dirName();
        folder.cdUp();
        for (const QString &name : {nearest, folder.dirName()}) {
            if (file.model.isEmpty() && !name.isEmpty() && base.startsWith(name + u'_'))
                file.model = name;
        }
    }
    if (file.format == ReplyFormat::LmmsEval) {
        const qsizetype samples = base.indexOf(QLatin1String("_samples_"));
        if (samples < 0)
            return;
        // A model of the hub: a folder cannot be called "owner/name".
        file.model = info.absoluteDir().dirName().replace(QLatin1String("__"), QLatin1String("/"));
        const QString split = base.section(u'_', -1);
        static const QStringList usual{QStringLiteral("dev"), QStringLiteral("test"), QStringLiteral("val"), QStringLiteral("validation"),
                                       QStringLiteral("train")};
        if (!usual.contains(split))
            return;
        for (ImportedReply &reply : file.replies)
            reply.split = split;
    }
}

} // namespace

QString titleOf(ReplyFormat format)
{
    switch (format) {
    case ReplyFormat::Lines: return QStringLiteral("JSON Lines");
    case ReplyFormat::VlmEvalKit: return QStringLiteral("VLMEvalKit");
    case ReplyFormat::LmmsEval: return QStringLiteral("lmms-eval");
    case ReplyFormat::Inspect: return QStringLiteral("Inspect");
    }
    return {};
}

QString ImportedReply::name() const
{
    return id.isEmpty() ? QString::number(index) : id;
}

int RepliesFile::repeats() const
{
    int most = 0;
    for (const ImportedReply &reply : replies)
        most = std::max(most, reply.repeat);
    return most + 1;
}

Result<RepliesFile> readReplies(const QByteArray &bytes, std::optional<ReplyFormat> format)
{
    if (isArchive(bytes))
        return fromArchive(bytes, format);
    if (isTableOfPredictions(bytes)) {
        if (!isWanted(format, ReplyFormat::VlmEvalKit))
            return notThatFormat(*format, Tr::tr("a table"));
        return fromTable(bytes);
    }
    YUYI_TRY(auto form, formOf(bytes));
    const ReplyFormat chosen = format.value_or(form.format);
    if (form.document && chosen != form.format)
        return notThatFormat(chosen, titleOf(form.format));
    switch (chosen) {
    case ReplyFormat::Lines: return readReplyLines(bytes);
    case ReplyFormat::LmmsEval: return readLmmsEval(bytes);
    case ReplyFormat::Inspect:
        form.parsed = {};
        return readInspectJson(bytes);
    case ReplyFormat::VlmEvalKit: break;
    }
    if (!form.parsed.is_array() && !form.parsed.is_object())
        return notThatFormat(chosen, titleOf(form.format));
    return readVlmEvalKitJson(form.parsed);
}

Result<RepliesFile> readRepliesFile(const QString &path, std::optional<ReplyFormat> format)
{
    QFile file(path);
    if (!file.exists())
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” does not exist.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read.").arg(path), file.errorString());
    if (file.size() > largestRepliesFile)
        return failure(ErrorCode::Refused, Tr::tr("The file “%1” is larger than 1 GB.").arg(path));
    auto replies = readReplies(file.readAll(), format);
    if (!replies)
        return failure(replies.error().code,
                       Tr::tr("“%1”: %2").arg(QFileInfo(path).fileName(), replies.error().sentence),
                       replies.error().detail);
    readSurroundings(QFileInfo(path), *replies);
    return replies;
}

} // namespace yuyi
