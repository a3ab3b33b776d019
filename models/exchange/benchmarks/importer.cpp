// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/importer.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/project/splitname.h"
#include "models/exchange/benchmarks/ciibench.h"
#include "models/exchange/benchmarks/ciiflat.h"
#include "models/exchange/benchmarks/cmmmu.h"
#include "models/exchange/benchmarks/iibench.h"
#include "models/exchange/benchmarks/marvel.h"
#include "models/exchange/benchmarks/vlmevalkitrows.h"
#include "models/exchange/files/textfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qint64 fileLimit = qint64(256) * 1024 * 1024;

/// The first id that can be found in an entry that was refused.
QString idOf(const Json &entry)
{
    const Json *id = member(entry, QStringLiteral("id"));
    if (const Json *questions = member(entry, QStringLiteral("questions"));
        id == nullptr && questions != nullptr && questions->is_array() && !questions->empty())
        id = member(questions->front(), QStringLiteral("id"));
    if (id != nullptr && id->is_number_integer())
        return fromUtf8(id->dump());
    return id != nullptr && id->is_string() ? fromUtf8(id->get_ref<const std::string &>()).left(200) : QString();
}

ImportProblem problemOf(int row, const QString &id, const EntryFault &fault)
{
    QString sentence;
    if (fault.field.isEmpty())
        sentence = Tr::tr("Row %1: %2").arg(row).arg(fault.sentence);
    else if (id.isEmpty())
        sentence = Tr::tr("Row %1, field “%2”: %3").arg(row).arg(fault.field, fault.sentence);
    else
        sentence = Tr::tr("Row %1 (ID %2), field “%3”: %4").arg(row).arg(id, fault.field, fault.sentence);
    return {row, id, fault.field, sentence};
}

/// The entries of a file: an array, or one object per line.
Result<Json> entriesOf(const QByteArray &text, const QString &name, ImportFormat format)
{
    const auto inFile = [&name](const Error &error) {
        return failure(error.code, Tr::tr("The file “%1” cannot be imported. %2").arg(name, error.sentence), error.detail);
    };
    Result<Json> document = parseJson(text, fileLimit);
    if (document && document->is_array())
        return document;
    if (format == ImportFormat::CiiBench || (document && !document->is_object())) {
        if (!document)
            return inFile(document.error());
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” cannot be imported: it contains no list of items.").arg(name));
    }
    Json lines = Json::array();
    int number = 0;
    for (const QByteArray &line : text.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        Result<Json> entry = parseJson(line);
        if (!entry) {
            // A file of which not even the first line reads is no such file: what is wrong with it as one JSON text says more.
            if (lines.empty() && !document)
                return inFile(document.error());
            return failure(
                ErrorCode::Invalid,
                Tr::tr("The file “%1” cannot be imported: line %2 is not valid JSON.").arg(name).arg(number),
                entry.error().detail);
        }
        lines.push_back(std::move(*entry));
    }
    return lines;
}

/// The error for a file that has the format `other`.
tl::unexpected<Error> otherFormat(const QString &name, ImportFormat format, ImportFormat other)
{
    return failure(ErrorCode::Invalid,
                   Tr::tr("The file “%1” is not in the format “%2”. Its format looks like “%3”: choose this one (--format %3).")
                       .arg(name, codeOf(format), codeOf(other)));
}

/// The formats of JSON files. Forms of one family look alike: that of the preset is first.
QList<ImportFormat> jsonFormats(const Preset &preset)
{
    QList<ImportFormat> formats;
    for (const ImportFormat format :
         {ImportFormat::CiiBench, ImportFormat::CiiFlat, ImportFormat::IiBench, ImportFormat::Marvel, ImportFormat::Cmmmu}) {
        if (codeOf(format) == preset.code)
            formats.prepend(format);
        else
            formats.append(format);
    }
    return formats;
}

bool startsLikeJson(QIODevice &file)
{
    QByteArray head = file.peek(1024);
    if (head.startsWith(byteOrderMark))
        head.remove(0, byteOrderMark.size());
    head = head.trimmed();
    return head.startsWith('[') || head.startsWith('{');
}

/// All data files of a folder of CMMMU as one set.
Result<ImportedSet> readFolder(const QString &folder, const Preset &preset)
{
    ImportedSet all;
    all.file = QDir(folder).dirName();
    all.format = ImportFormat::Cmmmu;
    all.split = all.file;
    const QStringList files = cmmmuFilesIn(folder);
    for (const QString &file : files) {
        YUYI_TRY(const auto set, readItems(file, ImportFormat::Cmmmu, preset));
        for (ImportedEntry entry : set.entries) {
            entry.file = file;
            all.entries.append(std::move(entry));
        }
        for (ImportProblem problem : set.refused) {
            problem.sentence = Tr::tr("%1: %2", "a file and what is wrong with it").arg(set.file, problem.sentence);
            all.refused.append(std::move(problem));
        }
    }
    if (files.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("The folder “%1” has no data files: their names end in “.jsonl”.").arg(folder));
    return all;
}

} // namespace

EntryResult<ImportedEntry> readEntry(const Json &entry, ImportFormat format, const Preset &preset)
{
    switch (format) {
    case ImportFormat::CiiBench: return readCiiBench(entry, preset);
    case ImportFormat::CiiFlat: return readCiiFlat(entry, preset);
    case ImportFormat::IiBench: return readIiBench(entry, preset);
    case ImportFormat::VlmEvalKit: return readVlmEvalKitRow(entry, preset);
    case ImportFormat::Cmmmu: return readCmmmu(entry, preset);
    case ImportFormat::Marvel: return readMarvel(entry, preset);
    }
    return fault({}, {});
}

QString sourceFileOf(const ImportedSet &set, const ImportedEntry &entry)
{
    return entry.file.isEmpty() || set.format != ImportFormat::Cmmmu ? set.file : cmmmuFileName(entry.file);
}

Result<ImportedSet> readItems(const QByteArray &text, const QString &name, ImportFormat format, const Preset &preset)
{
    if (format == ImportFormat::VlmEvalKit) {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        return readVlmEvalKit(buffer, name, preset);
    }
    if (startsLikeVlmEvalKit(text))
        return otherFormat(name, format, ImportFormat::VlmEvalKit);
    YUYI_TRY(const auto entries, entriesOf(text, name, format));
    ImportedSet set;
    set.file = name;
    set.format = format;
    set.split = QFileInfo(name).completeBaseName();
    QHash<QString, int> rowOfId;
    int row = 0;
    for (const Json &json : entries) {
        ++row;
        EntryResult<ImportedEntry> entry = readEntry(json, format, preset);
        if (entry) {
            QSet<QString> own;
            for (const QString &id : entry->itemIds) {
                if (rowOfId.contains(id) || own.contains(id)) {
                    const QString sentence = Tr::tr("the ID “%1” already occurs in row %2.").arg(id).arg(rowOfId.value(id, row));
                    entry = fault(QStringLiteral("/id"), sentence);
                    break;
                }
                own.insert(id);
            }
        }
        if (!entry) {
            set.refused.append(problemOf(row, idOf(json), entry.error()));
            continue;
        }
        for (const QString &id : entry->itemIds)
            rowOfId.insert(id, row);
        entry->position = row - 1;
        entry->raw = jsonText(json);
        set.entries.append(std::move(*entry));
    }
    if (set.entries.isEmpty() && set.refused.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” contains no items.").arg(name));
    return set;
}

Result<ImportedSet> readItems(const QString &path, ImportFormat format, const Preset &preset)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    if (!info.exists())
        return failure(ErrorCode::NotFound, Tr::tr("“%1” does not exist.").arg(path));
    if (info.isDir() && format == ImportFormat::Cmmmu)
        return readFolder(path, preset);
    if (info.isDir() && format == ImportFormat::Marvel) {
        const QString file = QDir(path).absoluteFilePath(marvelFile);
        YUYI_TRY(auto set, readItems(file, format, preset));
        for (ImportedEntry &entry : set.entries)
            entry.file = file;
        return set;
    }
    if (!info.isFile())
        return failure(ErrorCode::Refused, Tr::tr("“%1” is not a file.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    // Its pictures stay in the file: it may be of any size.
    if (format == ImportFormat::VlmEvalKit) {
        if (!startsLikeJson(file))
            return readVlmEvalKit(file, name, preset);
        const QList<ImportFormat> others = jsonFormats(preset);
        for (const ImportFormat other : others) {
            if (const auto found = readItems(path, other, preset); found && !found->entries.isEmpty())
                return otherFormat(name, format, other);
        }
        return readVlmEvalKit(file, name, preset);
    }
    if (isVlmEvalKitFile(path))
        return otherFormat(name, format, ImportFormat::VlmEvalKit);
    if (info.size() > fileLimit) {
        return failure(ErrorCode::Refused, Tr::tr("The file “%1” is too large: %2; the limit is %3.")
                                               .arg(name, QLocale().formattedDataSize(info.size()),
                                                    QLocale().formattedDataSize(fileLimit)));
    }
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    Result<ImportedSet> set = readItems(text, name, format, preset);
    if (set && format == ImportFormat::Cmmmu)
        set->file = cmmmuFileName(path);
    if (set && !set->entries.isEmpty())
        return set;
    // Not one entry: if another format reads some, the file is of that one.
    const QList<ImportFormat> others = jsonFormats(preset);
    for (const ImportFormat other : others) {
        if (const Result<ImportedSet> found = readItems(text, name, other, preset); found && !found->entries.isEmpty())
            return otherFormat(name, format, other);
    }
    return set;
}

Result<ImportedSet> readItems(const QString &file, const Preset &preset)
{
    const bool isTable = isVlmEvalKitFile(file);
    QList<ImportFormat> formats = isTable ? QList<ImportFormat>() : jsonFormats(preset);
    // Of a table that lacks a column, this is what has to be said.
    if (isTable || file.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive))
        formats.append(ImportFormat::VlmEvalKit);
    std::optional<ImportedSet> best;
    std::optional<Error> error;
    for (const ImportFormat format : std::as_const(formats)) {
        auto set = readItems(file, format, preset);
        if (!set)
            error = set.error();
        else if (!best || set->entries.size() > best->entries.size())
            best = std::move(*set);
    }
    if (!best)
        return tl::unexpected<Error>(*error);
    if (best->entries.isEmpty()) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The file “%1” contains no items that can be imported. %2").arg(best->file, best->refused.first().sentence));
    }
    return std::move(*best);
}

LooseItems looseItems(const ImportedSet &set)
{
    LooseItems loose;
    QHash<QString, ImageId> images;
    for (const ImportedEntry &entry : set.entries) {
        const QString place = entry.file + u'\n' + entry.path;
        if (!images.contains(place))
            images.insert(place, ImageId::create());
        const ImageId image = images.value(place);
        loose.paths.insert(image, entry.path);
        for (qsizetype i = 0; i < entry.content.questions.size(); ++i) {
            Item item;
            item.image = image;
            item.labels = labelsOfQuestion(entry.content, i);
            item.explanation = entry.content.explanation;
            item.impliedMeaning = entry.content.impliedMeaning;
            item.question = entry.content.questions.at(i);
            item.question.id = QuestionId::create();
            item.split = splitOfImported(sourceFileOf(set, entry), entry.path);
            loose.items.append(item);
            loose.names.append(entry.itemIds.at(i));
        }
    }
    return loose;
}

} // namespace yuyi
