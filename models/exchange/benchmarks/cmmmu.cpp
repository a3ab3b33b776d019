// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/cmmmu.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/project/splitname.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/release/sites.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr int mostOptions = 26;
const QString splitFolder = QStringLiteral("cmmmu-data-");

const QRegularExpression &imageMark()
{
    static const QRegularExpression mark(QStringLiteral("<img=\"([^\"]*)\">"));
    return mark;
}

QString markOf(const QString &name)
{
    return QStringLiteral("<img=\"%1\">").arg(name);
}

QString optionKey(qsizetype index)
{
    return QStringLiteral("option%1").arg(index + 1);
}

/// All members of the published files, apart from the key.
bool isPublished(const std::string &name)
{
    static const QSet<QString> names{QStringLiteral("id"), QStringLiteral("type"), QStringLiteral("source_type"), QStringLiteral("source"),
                                     QStringLiteral("question"), QStringLiteral("distribution"), QStringLiteral("difficulty_level"),
                                     QStringLiteral("img_list"), QStringLiteral("subcategory"), QStringLiteral("category"),
                                     QStringLiteral("subfield"), QStringLiteral("img_type")};
    static const QRegularExpression option(QStringLiteral("^option[0-9]+$"));
    const QString key = fromUtf8(name);
    return names.contains(key) || option.match(key).hasMatch();
}

/// What "type" says of questions of this kind. A preset with one kind has no name for it.
QString typeOf(const QuestionKind &kind, const Preset &preset)
{
    if (preset.hasKinds())
        return kind.published;
    return kind.isWritten() ? QStringLiteral("填空") : kind.isFixed() ? QStringLiteral("判断")
                                                                      : QStringLiteral("选择");
}

EntryResult<const QuestionKind *> kindOf(const Json &entry, const Preset &preset)
{
    YUYI_TRY(const auto text, textMember(entry, QStringLiteral("type"), {}, Presence::Required));
    for (const QuestionKind &kind : preset.kinds) {
        if (typeOf(kind, preset) == text.trimmed() || kind.code == text.trimmed())
            return &kind;
    }
    return fault(QStringLiteral("/type"), Tr::tr("the preset does not define the kind of question “%1”.").arg(text.left(80)));
}

/// A text with numbered marks in place of its pictures, and their names in the order of their numbers.
struct MarkedText {
    QString text;
    QStringList names;
};

EntryResult<MarkedText> markedText(const QString &text, const QString &pointer)
{
    MarkedText marked;
    qsizetype copied = 0;
    for (auto marks = imageMark().globalMatch(text); marks.hasNext();) {
        const auto found = marks.next();
        const auto name = safeRelativePath(found.captured(1));
        if (!name)
            return fault(pointer, name.error().sentence);
        if (name->contains(u'/'))
            return fault(pointer, Tr::tr("“%1” is not the name of a file beside the data file.").arg(*name));
        if (!marked.names.contains(*name))
            marked.names.append(*name);
        marked.text += text.mid(copied, found.capturedStart() - copied);
        marked.text += pictureMark(static_cast<int>(marked.names.indexOf(*name)) + 1);
        copied = found.capturedEnd();
    }
    marked.text += text.mid(copied);
    return marked;
}

/// The options of a question whose options the kind fixes; the answer is the text of the correct one.
EntryResult<QList<Option>> fixedOptions(const Json &entry, const QuestionKind &kind)
{
    YUYI_TRY(const auto answer, textMember(entry, QStringLiteral("answer"), {}, Presence::Optional));
    QList<Option> options;
    bool found = answer.trimmed().isEmpty();
    for (const QString &text : kind.fixed) {
        Option option;
        option.text = text;
        option.correct = text == answer.trimmed();
        found = found || option.correct;
        options.append(option);
    }
    if (found)
        return options;
    return fault(QStringLiteral("/answer"),
                 Tr::tr("“%1” is not one of the options %2.").arg(answer.left(80), kind.fixed.join(QStringLiteral(", "))));
}

/// The options of a choice, and the names of their pictures.
EntryResult<QList<Option>> chosenOptions(const Json &entry, const Preset &preset, const QString &kind, QStringList &names)
{
    QStringList texts;
    for (qsizetype i = 0; i < mostOptions && member(entry, optionKey(i)) != nullptr; ++i) {
        const QString pointer = u'/' % optionKey(i);
        YUYI_TRY(const auto text, textMember(entry, optionKey(i), {}, Presence::Required));
        YUYI_TRY(const auto marked, markedText(text, pointer));
        if (marked.names.size() > 1 || text.count(imageMark()) > 1)
            return fault(pointer, Tr::tr("an option has one picture at most."));
        names.append(marked.names.value(0));
        if (marked.names.isEmpty()) {
            texts.append(text);
            continue;
        }
        YUYI_CHECK(optionPictureFault(preset, kind, pointer));
        QString words = text;
        texts.append(words.remove(imageMark()).trimmed());
    }
    if (texts.size() < 2)
        return fault(QString(u'/' % optionKey(texts.size())), Tr::tr("it is missing."));
    YUYI_TRY(const auto answer, textMember(entry, QStringLiteral("answer"), {}, Presence::Optional));
    YUYI_TRY(auto options, optionsWithKey(texts, answer, {}, {}, preset));
    for (qsizetype i = 0; i < options.size(); ++i)
        options[i].picture = pictureAt(names.at(i));
    return options;
}

/// Where the entry says that it is from: an address, or the title of a book.
QString sourceOf(const Json &entry)
{
    const auto textOf = [&entry](const QString &key) {
        const Json *value = member(entry, key);
        return value != nullptr && value->is_string() ? fromUtf8(value->get_ref<const std::string &>()).trimmed() : QString();
    };
    const QString text = textOf(QStringLiteral("source"));
    const bool isAddress = text.startsWith(QLatin1String("https://")) || text.startsWith(QLatin1String("http://"));
    const bool isBook = textOf(QStringLiteral("source_type")) == u"book";
    return (isAddress || isBook) && !text.contains(QChar(u'\0')) ? text : QString();
}

/// Whether it says a place on the Web or in a network; else it is the title of a book.
bool isSite(const QString &origin)
{
    return origin.contains(QLatin1String("://")) || !siteOf(origin).isEmpty();
}

/// What is odd about the list of pictures.
QString listNote(const Json &entry, const QStringList &names)
{
    const Json *list = member(entry, QStringLiteral("img_list"));
    if (list == nullptr || !list->is_array())
        return {};
    QStringList differing = names;
    for (const Json &value : *list) {
        const QString name = value.is_string() ? fromUtf8(value.get_ref<const std::string &>()) : QString();
        if (names.contains(name))
            differing.removeOne(name);
        else
            differing.append(name.left(80));
    }
    if (differing.isEmpty())
        return {};
    return Tr::tr("The question was imported. Its list of pictures (img_list) differs from the pictures in its texts: %1.")
        .arg(differing.join(QStringLiteral(", ")));
}

/// The labels as CMMMU has them: a text, or a list where its column is one or there may be several.
Json labelsJson(const QList<LabelCode> &labels, const Dimension &dimension)
{
    const QString code = dimension.code.text();
    const QStringList texts = publishedLabels({{dimension.code, labels}}, dimension);
    if (texts.size() > 1 || dimension.pickMany || code == u"subfield" || code == u"img_type")
        return Json(texts);
    return texts.isEmpty() ? Json() : Json(texts.constFirst());
}

/// The stem with the names of its pictures; those without a mark stand before the text.
QString stemText(const QString &stem, const QStringList &names)
{
    QString text;
    for (const int number : unmarked(stem, names.size()))
        text += markOf(names.at(number - 1));
    const QList<StemPiece> pieces = stemPieces(stem, names.size());
    for (const StemPiece &piece : pieces)
        text += piece.picture > 0 ? markOf(names.at(piece.picture - 1)) : piece.text;
    return text;
}

QStringList namesOf(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names.append(path.section(u'/', -1));
    return names;
}

/// The names of a question's pictures as the line had or gets them.
struct PictureNames {
    QStringList stem;
    QStringList options;

    QStringList all() const
    {
        QStringList names = stem + options;
        names.removeAll(QString());
        names.removeDuplicates();
        return names;
    }
};

PictureNames namesBefore(const ImportedEntry &entry)
{
    if (entry.pictures.isEmpty())
        return {{entry.path}, {}};
    return {entry.pictures.constFirst().stem, entry.pictures.constFirst().options};
}

/// The options that a line lists: not those that its kind fixes.
qsizetype listedOptions(const Question &question, const Preset &preset)
{
    const QuestionKind *kind = preset.kind(question.kind);
    return kind != nullptr && kind->isFixed() ? 0 : question.options.size();
}

void writeOptions(Json &json, const Question *old, const Question &question, const Preset &preset, const PictureNames &before,
                  const PictureNames &now)
{
    const qsizetype there = old != nullptr ? listedOptions(*old, preset) : 0;
    const qsizetype listed = listedOptions(question, preset);
    for (qsizetype i = 0; i < listed; ++i) {
        const QString text = question.options.at(i).text;
        const QString name = now.options.value(i);
        if (i < there && old->options.at(i).text == text && before.options.value(i) == name)
            continue;
        json[toUtf8(optionKey(i))] = toUtf8(name.isEmpty() ? text : QString(text % markOf(name)));
    }
    for (qsizetype i = listed; i < there; ++i)
        json.erase(toUtf8(optionKey(i)));
}

void writeAnswer(Json &json, const Question *old, const Question &question, const Preset &preset)
{
    const bool same = old != nullptr && old->kind == question.kind && old->options.size() == question.options.size()
                   && old->keys() == question.keys() && old->accepted == question.accepted;
    if (same)
        return;
    if (question.options.isEmpty()) {
        setAccepted(json, question.accepted);
        return;
    }
    json.erase(toUtf8(acceptedKey));
    setOrErase(json, "answer", listedOptions(question, preset) == 0 ? correctText(question) : publishedAnswer(question));
}

} // namespace

EntryResult<ImportedEntry> readCmmmu(const Json &entry, const Preset &preset)
{
    if (!entry.is_object())
        return fault({}, Tr::tr("a JSON object is expected."));
    const QString stemPointer = QStringLiteral("/question");
    ImportedEntry result;
    YUYI_TRY(const auto id, idMember(entry, QStringLiteral("id"), {}));
    result.itemIds = {id};
    YUYI_TRY(const QuestionKind *const kind, kindOf(entry, preset));
    YUYI_TRY(const auto text, textMember(entry, QStringLiteral("question"), {}, Presence::Required));
    YUYI_TRY(const auto stem, markedText(text, stemPointer));
    YUYI_CHECK(pictureCountFault(preset, kind->code, stem.names.size(), stemPointer));

    Question question;
    question.kind = kind->code;
    question.stem = stem.text;
    EntryPictures pictures{stem.names, {}};
    if (kind->isWritten()) {
        YUYI_TRY(question.accepted, acceptedMembers(entry, {}));
    } else if (kind->isFixed()) {
        YUYI_TRY(question.options, fixedOptions(entry, *kind));
    } else {
        YUYI_TRY(question.options, chosenOptions(entry, preset, kind->code, pictures.options));
        const auto correct = std::count_if(question.options.begin(), question.options.end(), [](const Option &o) { return o.correct; });
        YUYI_CHECK(correctFault(*kind, correct, {}));
    }
    YUYI_TRY(question.rationale, textMember(entry, QStringLiteral("analysis"), {}, Presence::Optional));

    QStringList all = pictures.stem + pictures.options;
    all.removeAll(QString());
    all.removeDuplicates();
    if (all.isEmpty())
        return fault(stemPointer, Tr::tr("neither the question nor an option has a picture."));
    result.path = all.constFirst();
    QList<Medium> media;
    for (const QString &name : std::as_const(pictures.stem))
        media.append(pictureAt(name));
    listPictures(question, media, pictureAt(result.path));
    if (question.hasPictures())
        result.pictures = {pictures};
    result.content.questions = {question};
    result.note = listNote(entry, all);
    result.sourceUrl = sourceOf(entry);

    YUYI_TRY(const auto labels, labelMembers(entry, {}, preset));
    placeLabels(result.content, labels, preset);
    YUYI_TRY(result.content.explanation, textMember(entry, QStringLiteral("explanation"), {}, Presence::Optional));
    YUYI_TRY(result.content.impliedMeaning, textMember(entry, QStringLiteral("metaphorical_meaning"), {}, Presence::Optional));
    return result;
}

Json writeCmmmu(const PlannedItem &planned, const Preset &preset, bool withKeys)
{
    const Item &item = *planned.item;
    const Question &question = item.question;
    const bool known = planned.source != nullptr && planned.sourceQuestion >= 0;
    const ImportedEntry before = known ? planned.source->entry : ImportedEntry();
    const Question former = before.content.questions.value(0);
    const Question *const old = known ? &former : nullptr;
    const Labels oldLabels = labelsOfQuestion(before.content, 0);
    const PictureNames oldNames = known ? namesBefore(before) : PictureNames();
    const PictureNames names{namesOf(planned.pictures), namesOf(planned.optionPictures)};

    Json json = Json::object();
    if (known) {
        for (const auto &[key, value] : planned.source->raw.items()) {
            if (withKeys || isPublished(key))
                json[key] = value;
        }
    }
    if (!known || before.itemIds.value(0) != planned.id) {
        const qint64 number = cmmmuId(planned.id);
        json["id"] = number >= 0 ? Json(number) : Json(toUtf8(planned.id));
    }
    if (!known || old->kind != question.kind) {
        const QuestionKind *kind = preset.kind(question.kind);
        json["type"] = toUtf8(typeOf(kind != nullptr ? *kind : preset.kinds.constFirst(), preset));
    }
    if (!known) {
        const bool tells = withKeys || !isOption(planned, planned.image->sha256);
        const QString origin = tells ? planned.image->sourceUrl : QString();
        json["source_type"] = origin.isEmpty() ? Json() : Json(isSite(origin) ? "website" : "book");
        json["source"] = origin.isEmpty() ? Json() : Json(toUtf8(origin));
    }
    if (!known || old->stem != question.stem || oldNames.stem != names.stem)
        json["question"] = toUtf8(stemText(question.stem, names.stem));
    writeOptions(json, old, question, preset, oldNames, names);
    if (withKeys) {
        writeAnswer(json, old, question, preset);
        if (!known || old->rationale != question.rationale)
            json["analysis"] = question.rationale.isEmpty() ? Json() : Json(toUtf8(question.rationale));
    }
    const auto setLabels = [&](const Dimension &dimension) {
        const QList<LabelCode> labels = item.labels.value(dimension.code);
        if (!known || !sameLabels(oldLabels.value(dimension.code), labels))
            json[toUtf8(dimension.code.text())] = labelsJson(labels, dimension);
    };
    const auto blank = [&](const char *key, const Json &value) {
        const Dimension *dimension = preset.dimension(DimensionCode(QString::fromLatin1(key)));
        if (dimension != nullptr)
            setLabels(*dimension);
        else if (!known)
            json[key] = value;
    };
    blank("distribution", Json());
    blank("difficulty_level", Json());
    const QStringList listed = names.all();
    const QStringList listedBefore = oldNames.all();
    if (!known || QSet<QString>(listed.begin(), listed.end()) != QSet<QString>(listedBefore.begin(), listedBefore.end()))
        json["img_list"] = listed;
    blank("subcategory", Json());
    blank("category", Json());
    blank("subfield", Json::array());
    blank("img_type", Json::array());
    for (const Dimension &dimension : preset.dimensions) {
        if (!isPublished(toUtf8(dimension.code.text())))
            setLabels(dimension);
    }
    if (withKeys && before.content.explanation != item.explanation)
        setOrErase(json, "explanation", item.explanation);
    if (withKeys && before.content.impliedMeaning != item.impliedMeaning)
        setOrErase(json, "metaphorical_meaning", item.impliedMeaning);
    return json;
}

Result<QStringList> writeCmmmuFiles(const WriteJob &job, PartFolder &folder)
{
    QStringList names;
    for (const PlannedItem &item : job.plan.items)
        names.append(item.file);
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        YUYI_TRY(const auto path, folder.file(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return notWritten(name, file.errorString());
        for (const PlannedItem &item : job.plan.items) {
            if (item.file != name)
                continue;
            if (job.progress.cancelled())
                return exportCancelled();
            const QByteArray line = jsonText(writeCmmmu(item, job.set.preset, job.set.withKeys)) + '\n';
            if (file.write(line) != line.size())
                return notWritten(name, file.errorString());
            job.progress.advance();
        }
        if (!file.flush())
            return notWritten(name, file.errorString());
    }
    return names;
}

QString cmmmuFileName(const QString &path)
{
    const QFileInfo info(path);
    const QStringList folders = QDir::cleanPath(info.absolutePath()).split(u'/');
    for (qsizetype i = folders.size() - 1; i >= std::max<qsizetype>(0, folders.size() - 2); --i) {
        if (folders.at(i).size() > splitFolder.size() && folders.at(i).startsWith(splitFolder))
            return (folders.mid(i) << info.fileName()).join(u'/');
    }
    return info.fileName();
}

QString cmmmuDataFile(const Item &item, const SourceEntry *source)
{
    const bool own = source != nullptr && source->format == codeOf(ImportFormat::Cmmmu);
    QString name = own ? QFileInfo(source->file).completeBaseName() : QString();
    if (own && splitOfImported(source->file, source->path) == item.split) {
        QStringList parts;
        for (const QString &part : source->file.split(u'/', Qt::SkipEmptyParts))
            parts.append(safeFileName(part));
        if (parts.size() == 1)
            parts.prepend(safeFileName(name));
        return parts.join(u'/');
    }
    const QString split = item.split.isEmpty() ? QStringLiteral("all") : safeFileName(item.split);
    if (name.isEmpty()) {
        const QList<LabelCode> labels = item.labels.value(DimensionCode(QStringLiteral("category")));
        name = labels.isEmpty() ? split : labels.constFirst().text();
        if (!labels.isEmpty())
            name.replace(u'-', u'_');
    }
    name = safeFileName(name);
    return QStringLiteral("%1%2/%3/%3.jsonl").arg(splitFolder, split, name);
}

QString cmmmuPictureName(const QString &id, bool ofOption, int number, const QString &suffix)
{
    const qint64 whole = cmmmuId(id);
    const QString digits = whole >= 0 ? QStringLiteral("%1").arg(whole, 5, 10, QChar(u'0')) : safeFileName(id);
    const QString place = QStringLiteral("%1").arg(number, 3, 10, QChar(u'0'));
    return QStringLiteral("%1_%2_%3.%4").arg(ofOption ? QStringLiteral("a") : QStringLiteral("q"), digits, place, suffix);
}

qint64 cmmmuId(const QString &id)
{
    constexpr qsizetype longestId = 15; // so that programs which read numbers as floating-point ones keep them whole
    const bool digits = !id.isEmpty() && id.size() <= longestId
                     && std::all_of(id.begin(), id.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits && (id.size() == 1 || !id.startsWith(u'0')) ? id.toLongLong() : -1;
}

QStringList cmmmuFilesIn(const QString &folder)
{
    QStringList files;
    QDirIterator entries(folder, {QStringLiteral("*.jsonl")}, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(entries.next());
    files.sort();
    return files;
}

} // namespace yuyi
