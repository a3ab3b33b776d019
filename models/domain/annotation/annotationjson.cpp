// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotationjson.h"

#include "models/domain/ids.h"
#include "models/domain/images/image.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

constexpr const char *kId = "id";
constexpr const char *kText = "text";
constexpr const char *kUnsure = "unsure";
constexpr const char *kPicture = "picture";
constexpr const char *kMedia = "media";
constexpr const char *kLabels = "labels";

Json jsonOf(const Labels &labels)
{
    Json json = Json::object();
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        Json values = Json::array();
        for (const LabelCode &code : it.value())
            values.push_back(code.text());
        json[toUtf8(it.key().text())] = values;
    }
    return json;
}

Labels labelsFrom(const Json &json)
{
    Labels labels;
    for (const auto &[dimension, values] : json.items()) {
        QList<LabelCode> codes;
        for (const Json &value : values)
            codes.append(LabelCode(textOf(value)));
        labels.insert(DimensionCode(fromUtf8(dimension)), codes);
    }
    return labels;
}

} // namespace

Json toJson(const Medium &medium)
{
    Json json{{"sha256", medium.sha256.hex()},
              {"format", codeOf(medium.format)},
              {"width", medium.size.width()},
              {"height", medium.size.height()}};
    if (!medium.role.isEmpty())
        json["role"] = medium.role;
    if (!medium.caption.isEmpty())
        json["caption"] = medium.caption;
    return json;
}

Medium mediumFromJson(const Json &json)
{
    Medium medium;
    medium.sha256 = Sha256::fromHex(textOf(json, "sha256")).value_or(Sha256());
    medium.format = fromCode<ImageFormat>(textOf(json, "format")).value_or(ImageFormat::Unknown);
    medium.size = {wholeOf(json, "width", -1), wholeOf(json, "height", -1)};
    medium.role = textOf(json, "role");
    medium.caption = textOf(json, "caption");
    return medium;
}

Json toJson(const Question &question)
{
    Json options = Json::array();
    for (const Option &option : question.options) {
        options.push_back({{kId, option.id},
                           {kText, option.text},
                           {"note", option.note},
                           {"correct", option.correct}});
        if (!option.picture.isNull())
            options.back()[kPicture] = toJson(option.picture);
    }
    Json json{{kId, question.id},
              {"version", question.versionId},
              {"number", question.number},
              {"frozen", question.frozen},
              {"kind", question.kind},
              {"stem", question.stem},
              {"options", options},
              {"rationale", question.rationale}};
    if (!question.accepted.isEmpty())
        json["accepted"] = question.accepted;
    if (!question.media.isEmpty()) {
        Json media = Json::array();
        for (const Medium &medium : question.media)
            media.push_back(toJson(medium));
        json[kMedia] = media;
    }
    if (!question.labels.isEmpty())
        json[kLabels] = jsonOf(question.labels);
    return json;
}

Question questionFromJson(const Json &json)
{
    Question question;
    question.id = QuestionId::fromString(textOf(json, kId));
    question.versionId = QuestionVersionId::fromString(textOf(json, "version"));
    question.number = wholeOf(json, "number", 1);
    question.frozen = flagOf(json, "frozen");
    question.kind = textOf(json, "kind");
    question.stem = textOf(json, "stem");
    question.rationale = textOf(json, "rationale");
    for (const Json &object : fieldOf(json, "options")) {
        Option option;
        option.id = OptionId::fromString(textOf(object, kId));
        option.text = textOf(object, kText);
        option.note = textOf(object, "note");
        option.correct = flagOf(object, "correct");
        if (const Json &picture = fieldOf(object, kPicture); picture.is_object())
            option.picture = mediumFromJson(picture);
        question.options.append(option);
    }
    for (const Json &wording : fieldOf(json, "accepted"))
        question.accepted.append(textOf(wording));
    for (const Json &medium : fieldOf(json, kMedia))
        question.media.append(mediumFromJson(medium));
    question.labels = labelsFrom(fieldOf(json, kLabels));
    return question;
}

Json toJson(const AnnotationContent &content)
{
    Json context = Json::array();
    for (const ContextNote &note : content.context)
        context.push_back({{kText, note.text}, {"source", note.source}});
    Json questions = Json::array();
    for (const Question &question : content.questions)
        questions.push_back(toJson(question));
    Json json{{kLabels, jsonOf(content.labels)},
              {"explanation", content.explanation},
              {"implied_meaning", content.impliedMeaning},
              {"context", context},
              {"questions", questions}};
    if (content.unsure)
        json[kUnsure] = true;
    return json;
}

AnnotationContent annotationContentFromJson(const Json &json)
{
    AnnotationContent content;
    content.labels = labelsFrom(fieldOf(json, kLabels));
    content.explanation = textOf(json, "explanation");
    content.impliedMeaning = textOf(json, "implied_meaning");
    for (const Json &value : fieldOf(json, "context"))
        content.context.append({textOf(value, kText), textOf(value, "source")});
    for (const Json &value : fieldOf(json, "questions"))
        content.questions.append(questionFromJson(value));
    content.unsure = flagOf(json, kUnsure);
    return content;
}

} // namespace yuyi
