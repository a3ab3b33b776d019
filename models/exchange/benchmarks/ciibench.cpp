// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/ciibench.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr size_t questionLimit = 100;
constexpr size_t optionLimit = 26;

EntryResult<std::pair<QString, Question>> readQuestion(const Json &json, const QString &pointer, const Preset &preset)
{
    if (!json.is_object())
        return fault(pointer, Tr::tr("a JSON object is expected."));
    YUYI_TRY(const auto id, idMember(json, QStringLiteral("id"), pointer));
    YUYI_TRY(const auto stem, textMember(json, QStringLiteral("question"), pointer, Presence::Required));

    Question question;
    question.stem = stem;
    const QString optionsPointer = pointer + QLatin1String("/options");
    const Json *list = member(json, QStringLiteral("options"));
    const bool withoutOptions = list == nullptr || (list->is_array() && list->empty());
    YUYI_TRY(const auto written, writtenKind(json, pointer, preset, withoutOptions ? QString() : optionsPointer));
    if (written != nullptr) {
        question.kind = written->code;
        YUYI_TRY(question.accepted, acceptedMembers(json, pointer));
        return std::pair(id, question);
    }
    if (list == nullptr)
        return fault(optionsPointer, Tr::tr("it is missing."));
    if (!list->is_array() || list->size() < 2 || list->size() > optionLimit)
        return fault(optionsPointer, Tr::tr("a list of 2 to %1 options is expected.").arg(optionLimit));
    QStringList texts;
    for (const Json &option : *list) {
        const QString jsonPointer = QStringLiteral("%1/%2").arg(optionsPointer).arg(texts.size());
        const Json holder{{"option", option}};
        const auto text = textMember(holder, QStringLiteral("option"), {}, Presence::Required);
        if (!text)
            return fault(jsonPointer, text.error().sentence);
        texts.append(*text);
    }
    YUYI_TRY(const auto answer, textMember(json, QStringLiteral("answer"), pointer, Presence::Optional));
    YUYI_TRY(const auto correct, textMember(json, QStringLiteral("correct_option"), pointer, Presence::Optional));
    YUYI_TRY(question.options, optionsWithKey(texts, answer, correct, pointer, preset));
    YUYI_TRY(question.kind, kindMember(json, pointer, preset, question.options));
    return std::pair(id, question);
}

/// The preset with the dimensions of questions alone.
Preset ofQuestions(Preset preset)
{
    preset.dimensions = preset.questionDimensions();
    return preset;
}

/// @brief Where questions of one entry have different labels, each has its own in its object: there they stand in place of those of the
/// entry, an empty text for none. `preset`: that of ofQuestions().
EntryResult<void> readOwnLabels(const Json &json, const QString &pointer, const Preset &preset, Labels &labels)
{
    YUYI_TRY(const auto own, labelMembers(json, pointer, preset));
    for (const Dimension &dimension : preset.dimensions) {
        if (member(json, dimension.code.text()) == nullptr)
            continue;
        labels.remove(dimension.code);
        if (own.contains(dimension.code))
            labels.insert(dimension.code, own.value(dimension.code));
    }
    return {};
}

/// Writes the labels in which a question differs from its entry. `preset`: that of ofQuestions().
void writeOwnLabels(Json &json, const Json &meta, const Labels &labels, const Preset &preset)
{
    Labels said = labelMembers(meta, {}, preset).value_or(Labels());
    if (!readOwnLabels(json, {}, preset, said))
        said.clear();
    for (const Dimension &dimension : preset.dimensions) {
        const QList<LabelCode> own = labels.value(dimension.code);
        if (!sameLabels(said.value(dimension.code), own))
            json[toUtf8(dimension.code.text())] = labelJson(own, dimension);
    }
}

Json questionJson(const PlannedItem &planned, const Preset &preset, bool withKeys)
{
    const Question &question = planned.item->question;
    const bool known = planned.source != nullptr && planned.sourceQuestion >= 0;
    Json json = known ? planned.source->raw.at("questions").at(static_cast<size_t>(planned.sourceQuestion)) : Json::object();
    const Question before = known ? planned.source->entry.content.questions.at(planned.sourceQuestion) : Question();
    if (!known || planned.source->entry.itemIds.at(planned.sourceQuestion) != planned.id)
        json["id"] = toUtf8(planned.id);
    if (!known || before.stem != question.stem)
        json["question"] = toUtf8(question.stem);
    if (const QString kind = publishedKind(question, preset); !kind.isEmpty() && (!known || before.kind != question.kind))
        json[toUtf8(kindKey)] = toUtf8(kind);
    const auto textsOf = [](const Question &q) {
        QStringList texts;
        for (const Option &option : q.options)
            texts.append(option.text);
        return texts;
    };
    const bool sameOptions = known && textsOf(before) == textsOf(question);
    if (!sameOptions) {
        json["options"] = Json::array();
        for (const Option &option : question.options)
            json["options"].push_back(toUtf8(option.text));
    }
    if (withKeys && (!sameOptions || before.keys() != question.keys() || before.accepted != question.accepted)) {
        if (!before.accepted.isEmpty() || question.options.isEmpty())
            setAccepted(json, question.accepted);
        if (!question.options.isEmpty()) {
            setOrErase(json, "correct_option", correctText(question));
            setOrErase(json, "answer", publishedAnswer(question));
        }
    }
    return json;
}

} // namespace

EntryResult<ImportedEntry> readCiiBench(const Json &entry, const Preset &preset)
{
    if (!entry.is_object())
        return fault({}, Tr::tr("a JSON object is expected."));
    ImportedEntry result;
    YUYI_TRY(const auto path, textMember(entry, QStringLiteral("local_path"), {}, Presence::Required));
    if (const auto safe = safeRelativePath(path); !safe)
        return fault(QStringLiteral("/local_path"), safe.error().sentence);
    result.path = path;

    const Json *questions = member(entry, QStringLiteral("questions"));
    if (questions == nullptr)
        return fault(QStringLiteral("/questions"), Tr::tr("it is missing."));
    if (!questions->is_array() || questions->empty() || questions->size() > questionLimit)
        return fault(QStringLiteral("/questions"), Tr::tr("a list of 1 to %1 questions is expected.").arg(questionLimit));
    for (const Json &json : *questions) {
        YUYI_TRY(auto question, readQuestion(json, QStringLiteral("/questions/%1").arg(result.itemIds.size()), preset));
        result.itemIds.append(question.first);
        result.content.questions.append(question.second);
    }

    if (const Json *meta = member(entry, QStringLiteral("meta_data"))) {
        const QString pointer = QStringLiteral("/meta_data");
        if (!meta->is_object())
            return fault(pointer, Tr::tr("a JSON object is expected."));
        YUYI_TRY(const auto labels, labelMembers(*meta, pointer, preset));
        placeLabels(result.content, labels, preset);
        YUYI_TRY(const auto explanation, textMember(*meta, QStringLiteral("explanation"), pointer, Presence::Optional));
        result.content.explanation = explanation;
        YUYI_TRY(const auto meaning, textMember(*meta, QStringLiteral("metaphorical_meaning"), pointer, Presence::Optional));
        result.content.impliedMeaning = meaning;
    }
    if (!preset.labelsQuestions())
        return result;
    const Preset own = ofQuestions(preset);
    for (qsizetype i = 0; i < result.content.questions.size(); ++i) {
        YUYI_CHECK(readOwnLabels(questions->at(static_cast<size_t>(i)), QStringLiteral("/questions/%1").arg(i), own,
                                 result.content.questions[i].labels));
    }
    return result;
}

Json writeCiiBench(const QList<PlannedItem> &items, const Preset &preset, bool withKeys)
{
    const PlannedItem &first = items.first();
    const Item &item = *first.item;
    // Members that we do not know may give the answer away: without keys nothing is taken over.
    const std::shared_ptr<const SourceView> source = withKeys ? first.source : nullptr;
    Json json = source ? source->raw : Json::object();
    const ImportedEntry before = source ? source->entry : ImportedEntry();
    if (before.path != first.imagePath && safeRelativePath(before.path).value_or(QString()) != first.imagePath)
        json["local_path"] = toUtf8(first.imagePath);

    Json meta = source && member(json, QStringLiteral("meta_data")) != nullptr ? json.at("meta_data") : Json::object();
    const Labels oldLabels = labelsOfQuestion(before.content, first.sourceQuestion);
    for (const Dimension &dimension : preset.dimensions) {
        const QList<LabelCode> labels = item.labels.value(dimension.code);
        if (!source || !sameLabels(oldLabels.value(dimension.code), labels))
            meta[toUtf8(dimension.code.text())] = labelJson(labels, dimension);
    }
    if (withKeys && (!source || before.content.impliedMeaning != item.impliedMeaning))
        meta["metaphorical_meaning"] = toUtf8(item.impliedMeaning);
    if (withKeys && (!source || before.content.explanation != item.explanation))
        meta["explanation"] = toUtf8(item.explanation);
    const Preset ownLabels = ofQuestions(preset);
    Json questions = Json::array();
    for (const PlannedItem &planned : items) {
        PlannedItem own = planned;
        own.source = source;
        Json question = questionJson(own, preset, withKeys);
        writeOwnLabels(question, meta, planned.item->labels, ownLabels);
        questions.push_back(question);
    }
    if (!source || questions != source->raw.at("questions"))
        json["questions"] = questions;
    if (!source || !meta.empty())
        json["meta_data"] = meta;
    return json;
}

} // namespace yuyi
