// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotationjson.h"

#include <QJsonArray>

namespace yuyi {

namespace {

const QString kId = QStringLiteral("id");
const QString kText = QStringLiteral("text");
const QString kUnsure = QStringLiteral("unsure");

} // namespace

QJsonObject toJson(const Question &question)
{
    QJsonArray options;
    for (const Option &option : question.options) {
        options.append(QJsonObject{{kId, option.id.toString()},
                                   {kText, option.text},
                                   {QStringLiteral("note"), option.note},
                                   {QStringLiteral("correct"), option.correct}});
    }
    return {{kId, question.id.toString()},
            {QStringLiteral("version"), question.versionId.toString()},
            {QStringLiteral("number"), question.number},
            {QStringLiteral("frozen"), question.frozen},
            {QStringLiteral("kind"), question.kind},
            {QStringLiteral("stem"), question.stem},
            {QStringLiteral("options"), options},
            {QStringLiteral("rationale"), question.rationale}};
}

Question questionFromJson(const QJsonObject &json)
{
    Question question;
    question.id = QuestionId::fromString(json.value(kId).toString());
    question.versionId = QuestionVersionId::fromString(json.value(QStringLiteral("version")).toString());
    question.number = json.value(QStringLiteral("number")).toInt(1);
    question.frozen = json.value(QStringLiteral("frozen")).toBool();
    question.kind = json.value(QStringLiteral("kind")).toString();
    question.stem = json.value(QStringLiteral("stem")).toString();
    question.rationale = json.value(QStringLiteral("rationale")).toString();
    const QJsonArray options = json.value(QStringLiteral("options")).toArray();
    for (const QJsonValue &value : options) {
        const QJsonObject object = value.toObject();
        Option option;
        option.id = OptionId::fromString(object.value(kId).toString());
        option.text = object.value(kText).toString();
        option.note = object.value(QStringLiteral("note")).toString();
        option.correct = object.value(QStringLiteral("correct")).toBool();
        question.options.append(option);
    }
    return question;
}

QJsonObject toJson(const AnnotationContent &content)
{
    QJsonObject labels;
    for (auto it = content.labels.begin(); it != content.labels.end(); ++it) {
        QJsonArray values;
        for (const LabelCode &code : it.value())
            values.append(code.text());
        labels.insert(it.key().text(), values);
    }
    QJsonArray context;
    for (const ContextNote &note : content.context)
        context.append(QJsonObject{{kText, note.text}, {QStringLiteral("source"), note.source}});
    QJsonArray questions;
    for (const Question &question : content.questions)
        questions.append(toJson(question));
    QJsonObject json{{QStringLiteral("labels"), labels},
                     {QStringLiteral("explanation"), content.explanation},
                     {QStringLiteral("implied_meaning"), content.impliedMeaning},
                     {QStringLiteral("context"), context},
                     {QStringLiteral("questions"), questions}};
    if (content.unsure)
        json.insert(kUnsure, true);
    return json;
}

AnnotationContent annotationContentFromJson(const QJsonObject &json)
{
    AnnotationContent content;
    const QJsonObject labels = json.value(QStringLiteral("labels")).toObject();
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        QList<LabelCode> values;
        const QJsonArray array = it.value().toArray();
        for (const QJsonValue &value : array)
            values.append(LabelCode(value.toString()));
        content.labels.insert(DimensionCode(it.key()), values);
    }
    content.explanation = json.value(QStringLiteral("explanation")).toString();
    content.impliedMeaning = json.value(QStringLiteral("implied_meaning")).toString();
    const QJsonArray context = json.value(QStringLiteral("context")).toArray();
    for (const QJsonValue &value : context) {
        content.context.append(
            {value.toObject().value(kText).toString(), value.toObject().value(QStringLiteral("source")).toString()});
    }
    const QJsonArray questions = json.value(QStringLiteral("questions")).toArray();
    for (const QJsonValue &value : questions)
        content.questions.append(questionFromJson(value.toObject()));
    content.unsure = json.value(kUnsure).toBool();
    return content;
}

} // namespace yuyi
