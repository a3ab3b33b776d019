// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/ciiflat.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr int mostOptions = 26;

QString optionKey(int number)
{
    return QStringLiteral("option%1").arg(number);
}

QString optionImageKey(int number)
{
    return QStringLiteral("option%1_image").arg(number);
}

const QString imagesKey = QStringLiteral("images");
const QString captionsKey = QStringLiteral("captions");
const QString rolesKey = QStringLiteral("roles");

/// A path that may be missing, cleaned.
EntryResult<QString> pathMember(const Json &entry, const QString &key)
{
    YUYI_TRY(const auto path, textMember(entry, key, {}, Presence::Optional));
    if (path.isEmpty())
        return QString();
    const auto safe = safeRelativePath(path);
    if (!safe)
        return fault(QString(u'/' % key), safe.error().sentence);
    return *safe;
}

/// A list of texts that may be missing; null is an empty text.
EntryResult<QStringList> textsMember(const Json &entry, const QString &key, qsizetype longest)
{
    const QString pointer = QString(u'/' % key);
    QStringList texts;
    const Json *list = member(entry, key);
    if (list == nullptr)
        return texts;
    if (!list->is_array())
        return fault(pointer, Tr::tr("a list of strings is expected."));
    for (const Json &value : *list) {
        const QString own = QStringLiteral("%1/%2").arg(pointer).arg(texts.size());
        const Json holder{{"text", value}};
        const auto text = textMember(holder, QStringLiteral("text"), {}, Presence::Optional);
        if (!text)
            return fault(own, text.error().sentence);
        if (characters(*text) > longest)
            return fault(own, Tr::tr("the text is longer than %n character(s).", nullptr, static_cast<int>(longest)));
        texts.append(*text);
    }
    return texts;
}

/// The listed pictures of the stem, with their captions and roles, and their paths.
EntryResult<QList<Medium>> listedPictures(const Json &entry, const Preset &preset, const QString &kind, QStringList &paths)
{
    constexpr qsizetype longestPath = 1024;
    const QString pointer = QString(u'/' % imagesKey);
    QList<Medium> media;
    YUYI_TRY(const auto images, textsMember(entry, imagesKey, longestPath));
    if (images.isEmpty())
        return media;
    YUYI_CHECK(pictureCountFault(preset, kind, images.size(), pointer));
    YUYI_TRY(const auto captions, textsMember(entry, captionsKey, longestCaption));
    YUYI_TRY(const auto roles, textsMember(entry, rolesKey, longestRole));
    const QuestionKind *const found = preset.kind(kind);
    for (qsizetype i = 0; i < images.size(); ++i) {
        const auto path = safeRelativePath(images.at(i));
        const QString own = QStringLiteral("%1/%2").arg(pointer).arg(i);
        if (!path)
            return fault(own, path.error().sentence);
        if (paths.contains(*path))
            return fault(own, Tr::tr("the picture “%1” occurs twice.").arg(*path));
        Medium medium = pictureAt(*path);
        medium.caption = captions.value(i);
        medium.role = roles.value(i);
        if (!medium.role.isEmpty() && (found == nullptr || found->role(medium.role) == nullptr))
            return fault(QStringLiteral("/%1/%2").arg(rolesKey).arg(i),
                         Tr::tr("the preset does not define the role “%1”.").arg(medium.role));
        paths.append(*path);
        media.append(medium);
    }
    return media;
}

/// The stem with the program's marks for the places of pictures.
QString markedStem(const QString &stem, qsizetype pictures)
{
    static const QRegularExpression place(QStringLiteral("<图片 ?([1-9])>"));
    QString marked;
    qsizetype copied = 0;
    for (auto places = place.globalMatch(stem); places.hasNext();) {
        const auto found = places.next();
        const int number = found.capturedView(1).toInt();
        if (number > pictures)
            continue;
        marked += stem.mid(copied, found.capturedStart() - copied);
        marked += pictureMark(number);
        copied = found.capturedEnd();
    }
    marked += stem.mid(copied);
    return marked;
}

/// The stem as it is written: a question that lists pictures has readable places for them.
QString writtenStem(const Question &question)
{
    if (question.media.isEmpty())
        return question.stem;
    QString text;
    const QList<StemPiece> pieces = stemPieces(question.stem, question.media.size());
    for (const StemPiece &piece : pieces)
        text += piece.picture > 0 ? QStringLiteral("<图片 %1>").arg(piece.picture) : piece.text;
    return text;
}

QStringList captionsOf(const QList<Medium> &media)
{
    QStringList captions;
    for (const Medium &medium : media)
        captions.append(medium.caption);
    return captions;
}

QStringList rolesOf(const QList<Medium> &media)
{
    QStringList roles;
    for (const Medium &medium : media)
        roles.append(medium.role);
    return roles;
}

/// Writes a list of texts if it differs from what there was; one without a text is no list.
void setTexts(Json &json, const QString &key, const QStringList &texts, const QStringList &before)
{
    if (texts == before)
        return;
    if (texts.join(QString()).isEmpty())
        json.erase(toUtf8(key));
    else
        json[toUtf8(key)] = texts;
}

/// The image's path: `local_path`, or `image` as a text or as the hub's {"path": …}.
EntryResult<QString> imagePath(const Json &entry)
{
    QString pointer = QStringLiteral("local_path");
    auto path = textMember(entry, pointer, {}, Presence::Optional);
    if (path && path->isEmpty()) {
        pointer = QStringLiteral("image");
        const Json *image = member(entry, pointer);
        if (image != nullptr && image->is_object()) {
            path = textMember(*image, QStringLiteral("path"), QStringLiteral("/image"), Presence::Required);
            pointer = QStringLiteral("image/path");
        } else {
            path = textMember(entry, pointer, {}, Presence::Required);
        }
    }
    if (!path)
        return path;
    if (const auto safe = safeRelativePath(*path); !safe)
        return fault(QString(u'/' % pointer), safe.error().sentence);
    return path;
}

/// The location of the first option; empty if there is none.
QString firstOption(const Json &entry)
{
    for (int number = 1; number <= mostOptions; ++number) {
        if (member(entry, optionKey(number)) != nullptr)
            return u'/' % optionKey(number);
    }
    return {};
}

/// The options, with the key if there is one; `paths` are those of their pictures.
EntryResult<QList<Option>> optionsOf(const Json &entry, const Preset &preset, QStringList &paths)
{
    QStringList texts;
    for (int number = 1; number <= mostOptions; ++number) {
        QString path;
        if (preset.takesPictures()) {
            YUYI_TRY(path, pathMember(entry, optionImageKey(number)));
        }
        if (path.isEmpty() && member(entry, optionKey(number)) == nullptr)
            break;
        YUYI_TRY(const auto text, textMember(entry, optionKey(number), {}, path.isEmpty() ? Presence::Required : Presence::Optional));
        texts.append(text);
        paths.append(path);
    }
    if (texts.size() < 2)
        return fault(QString(u'/' % optionKey(static_cast<int>(texts.size()) + 1)), Tr::tr("it is missing."));
    YUYI_TRY(const auto answer, textMember(entry, QStringLiteral("answer"), {}, Presence::Optional));
    YUYI_TRY(const auto correct, textMember(entry, QStringLiteral("correct_option"), {}, Presence::Optional));
    YUYI_TRY(auto options, optionsWithKey(texts, answer, correct, {}, preset));
    for (qsizetype i = 0; i < options.size(); ++i)
        options[i].picture = pictureAt(paths.at(i));
    return options;
}

/// The first option with a picture, from 1; 0 if there is none.
int firstPicture(const QStringList &paths)
{
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (!paths.at(i).isEmpty())
            return static_cast<int>(i) + 1;
    }
    return 0;
}

} // namespace

EntryResult<ImportedEntry> readCiiFlat(const Json &entry, const Preset &preset)
{
    if (!entry.is_object())
        return fault({}, Tr::tr("a JSON object is expected."));
    ImportedEntry result;
    YUYI_TRY(const auto id, idMember(entry, QStringLiteral("id"), {}));
    result.itemIds = {id};
    YUYI_TRY(const auto path, imagePath(entry));
    result.path = path;
    YUYI_TRY(const auto stem, textMember(entry, QStringLiteral("question"), {}, Presence::Required));

    Question question;
    EntryPictures pictures;
    YUYI_TRY(const auto written, writtenKind(entry, {}, preset, firstOption(entry)));
    if (written != nullptr) {
        question.kind = written->code;
        YUYI_TRY(question.accepted, acceptedMembers(entry, {}));
    } else {
        YUYI_TRY(question.options, optionsOf(entry, preset, pictures.options));
        YUYI_TRY(question.kind, kindMember(entry, {}, preset, question.options));
        if (const int first = firstPicture(pictures.options); first > 0)
            YUYI_CHECK(optionPictureFault(preset, question.kind, QString(u'/' % optionImageKey(first))));
    }
    question.stem = stem;
    if (preset.takesPictures()) {
        YUYI_TRY(const auto listed, listedPictures(entry, preset, question.kind, pictures.stem));
        if (!listed.isEmpty())
            question.stem = markedStem(stem, listed.size());
        listPictures(question, listed, pictureAt(path));
        if (question.hasPictures())
            result.pictures = {pictures};
    }
    result.content.questions = {question};

    YUYI_TRY(const auto labels, labelMembers(entry, {}, preset));
    placeLabels(result.content, labels, preset);
    YUYI_TRY(const auto explanation, textMember(entry, QStringLiteral("explanation"), {}, Presence::Optional));
    result.content.explanation = explanation;
    YUYI_TRY(const auto meaning, textMember(entry, QStringLiteral("metaphorical_meaning"), {}, Presence::Optional));
    result.content.impliedMeaning = meaning;
    return result;
}

Json writeCiiFlat(const PlannedItem &planned, const Preset &preset, bool withKeys, const QSet<DimensionCode> &lists)
{
    const Item &item = *planned.item;
    const Question &question = item.question;
    // Members that we do not know may give the answer away: without keys nothing is taken over.
    const std::shared_ptr<const SourceView> source = withKeys ? planned.source : nullptr;
    Json json = source ? source->raw : Json::object();
    const ImportedEntry before = source ? source->entry : ImportedEntry();
    const Question old = before.content.questions.value(0);
    const Labels oldLabels = labelsOfQuestion(before.content, 0);

    if (before.itemIds.value(0) != planned.id)
        json["id"] = toUtf8(planned.id);
    const bool samePath = source && safeRelativePath(before.path).value_or(QString()) == planned.imagePath;
    if (!samePath)
        json["image"] = toUtf8(planned.imagePath);
    if (!source || writtenStem(old) != writtenStem(question))
        json["question"] = toUtf8(writtenStem(question));
    const EntryPictures oldPictures = before.pictures.value(0);
    setTexts(json, imagesKey, question.media.isEmpty() ? QStringList() : planned.pictures,
             old.media.isEmpty() ? QStringList() : oldPictures.stem);
    setTexts(json, captionsKey, captionsOf(question.media), captionsOf(old.media));
    setTexts(json, rolesKey, rolesOf(question.media), rolesOf(old.media));
    if (const QString kind = publishedKind(question, preset); !kind.isEmpty() && (!source || old.kind != question.kind))
        json[toUtf8(kindKey)] = toUtf8(kind);
    bool sameOptions = source && old.options.size() == question.options.size();
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const QString picture = planned.optionPictures.value(i);
        if (oldPictures.options.value(i) != picture) {
            sameOptions = false;
            if (picture.isEmpty())
                json.erase(toUtf8(optionImageKey(number)));
            else
                json[toUtf8(optionImageKey(number))] = toUtf8(picture);
        }
        if (source && i < old.options.size() && old.options.at(i).text == question.options.at(i).text)
            continue;
        sameOptions = false;
        json[toUtf8(optionKey(number))] = toUtf8(question.options.at(i).text);
    }
    for (qsizetype i = question.options.size(); i < old.options.size(); ++i) {
        json.erase(toUtf8(optionKey(static_cast<int>(i) + 1)));
        json.erase(toUtf8(optionImageKey(static_cast<int>(i) + 1)));
    }
    if (withKeys && (!sameOptions || old.keys() != question.keys() || old.accepted != question.accepted)) {
        if (!old.accepted.isEmpty() || question.options.isEmpty())
            setAccepted(json, question.accepted);
        if (!question.options.isEmpty()) {
            setOrErase(json, "answer", publishedAnswer(question));
            setOrErase(json, "correct_option", correctText(question));
        }
    }
    for (const Dimension &dimension : preset.dimensions) {
        const QList<LabelCode> labels = item.labels.value(dimension.code);
        if (!source || !sameLabels(oldLabels.value(dimension.code), labels))
            json[toUtf8(dimension.code.text())] = lists.contains(dimension.code)
                                                    ? labelListJson(labels, dimension)
                                                    : labelJson(labels, dimension);
    }
    if (withKeys && (!source || before.content.explanation != item.explanation))
        json["explanation"] = toUtf8(item.explanation);
    if (withKeys && (!source || before.content.impliedMeaning != item.impliedMeaning))
        json["metaphorical_meaning"] = toUtf8(item.impliedMeaning);
    if (!samePath)
        json["local_path"] = toUtf8(planned.imagePath);
    return json;
}

} // namespace yuyi
