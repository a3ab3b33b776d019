// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/fieldvalue.h"

#include "models/domain/annotation/annotationjson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace yuyi {

namespace {

const QLatin1String labelPrefix("label:");
const QLatin1String questionPrefix("question:");
const QString keyLabels = QStringLiteral("labels");
const QString keyText = QStringLiteral("text");
const QString keyNotes = QStringLiteral("notes");
const QString keySource = QStringLiteral("source");
const QString keyQuestions = QStringLiteral("questions");

} // namespace

QString labelField(const DimensionCode &dimension)
{
    return labelPrefix % dimension.text();
}

QString questionField(int number)
{
    return questionPrefix % QString::number(number);
}

FieldKind kindOf(const QString &field)
{
    if (field.startsWith(labelPrefix))
        return FieldKind::Label;
    if (field.startsWith(questionPrefix))
        return FieldKind::Question;
    return field == contextField ? FieldKind::Context : FieldKind::Text;
}

DimensionCode dimensionOf(const QString &field)
{
    return DimensionCode(field.mid(labelPrefix.size()));
}

int questionNumberOf(const QString &field)
{
    return QStringView(field).mid(questionPrefix.size()).toInt();
}

QByteArray toJson(const FieldValue &value, FieldKind kind)
{
    QJsonObject object;
    QJsonArray list;
    switch (kind) {
    case FieldKind::Label:
        for (const LabelCode &label : value.labels)
            list.append(label.text());
        object.insert(keyLabels, list);
        break;
    case FieldKind::Text: object.insert(keyText, value.text); break;
    case FieldKind::Context:
        for (const ContextNote &note : value.notes)
            list.append(QJsonObject{{keyText, note.text}, {keySource, note.source}});
        object.insert(keyNotes, list);
        break;
    case FieldKind::Question:
        for (const Question &question : value.questions)
            list.append(toJson(question));
        object.insert(keyQuestions, list);
        break;
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

FieldValue fieldValueFromJson(const QByteArray &json, FieldKind kind)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    FieldValue value;
    switch (kind) {
    case FieldKind::Label: {
        const QJsonArray list = object.value(keyLabels).toArray();
        for (const QJsonValue &label : list)
            value.labels.append(LabelCode(label.toString()));
        break;
    }
    case FieldKind::Text: value.text = object.value(keyText).toString(); break;
    case FieldKind::Context: {
        const QJsonArray list = object.value(keyNotes).toArray();
        for (const QJsonValue &note : list)
            value.notes.append({note.toObject().value(keyText).toString(), note.toObject().value(keySource).toString()});
        break;
    }
    case FieldKind::Question: {
        const QJsonArray list = object.value(keyQuestions).toArray();
        for (const QJsonValue &question : list)
            value.questions.append(questionFromJson(question.toObject()));
        break;
    }
    }
    return value;
}

void putField(AnnotationContent &content, const QString &field, const FieldValue &value)
{
    switch (kindOf(field)) {
    case FieldKind::Label:
        if (!value.labels.isEmpty())
            content.labels.insert(dimensionOf(field), value.labels);
        break;
    case FieldKind::Text: (field == explanationField ? content.explanation : content.impliedMeaning) = value.text; break;
    case FieldKind::Context: content.context = value.notes; break;
    case FieldKind::Question: content.questions += value.questions; break;
    }
}

} // namespace yuyi
