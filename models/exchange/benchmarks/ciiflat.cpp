// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/ciiflat.h"

#include "models/domain/text.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>

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

/// The options, with the key if there is one.
EntryResult<QList<Option>> optionsOf(const Json &entry, const Preset &preset)
{
    QStringList texts;
    for (int number = 1; number <= mostOptions && member(entry, optionKey(number)) != nullptr; ++number) {
        YUYI_TRY(const auto text, textMember(entry, optionKey(number), {}, Presence::Required));
        texts.append(text);
    }
    if (texts.size() < 2)
        return fault(QString(u'/' % optionKey(static_cast<int>(texts.size()) + 1)), Tr::tr("it is missing."));
    YUYI_TRY(const auto answer, textMember(entry, QStringLiteral("answer"), {}, Presence::Optional));
    YUYI_TRY(const auto correct, textMember(entry, QStringLiteral("correct_option"), {}, Presence::Optional));
    return optionsWithKey(texts, answer, correct, {}, preset);
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
    YUYI_TRY(const auto written, writtenKind(entry, {}, preset, firstOption(entry)));
    if (written != nullptr) {
        question.kind = written->code;
        YUYI_TRY(question.accepted, acceptedMembers(entry, {}));
    } else {
        YUYI_TRY(question.options, optionsOf(entry, preset));
        YUYI_TRY(question.kind, kindMember(entry, {}, preset, question.options));
    }
    question.stem = stem;
    result.content.questions = {question};

    YUYI_TRY(auto labels, labelMembers(entry, {}, preset));
    result.content.labels = labels;
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

    if (before.itemIds.value(0) != planned.id)
        json["id"] = toUtf8(planned.id);
    const bool samePath = source && safeRelativePath(before.path).value_or(QString()) == planned.imagePath;
    if (!samePath)
        json["image"] = toUtf8(planned.imagePath);
    if (!source || old.stem != question.stem)
        json["question"] = toUtf8(question.stem);
    if (const QString kind = publishedKind(question, preset); !kind.isEmpty() && (!source || old.kind != question.kind))
        json[toUtf8(kindKey)] = toUtf8(kind);
    bool sameOptions = source && old.options.size() == question.options.size();
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        if (source && i < old.options.size() && old.options.at(i).text == question.options.at(i).text)
            continue;
        sameOptions = false;
        json[toUtf8(optionKey(static_cast<int>(i) + 1))] = toUtf8(question.options.at(i).text);
    }
    for (qsizetype i = question.options.size(); i < old.options.size(); ++i)
        json.erase(toUtf8(optionKey(static_cast<int>(i) + 1)));
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
        if (!source || !sameLabels(before.content.labels.value(dimension.code), labels))
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
