// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/fieldvalue.h"

#include "models/domain/annotation/annotationjson.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

const QLatin1String labelPrefix("label:");
const QLatin1String questionPrefix("question:");
constexpr const char *keyLabels = "labels";
constexpr const char *keyText = "text";
constexpr const char *keyNotes = "notes";
constexpr const char *keySource = "source";
constexpr const char *keyQuestions = "questions";

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
    Json object = Json::object();
    Json list = Json::array();
    switch (kind) {
    case FieldKind::Label:
        for (const LabelCode &label : value.labels)
            list.push_back(label.text());
        object[keyLabels] = list;
        break;
    case FieldKind::Text: object[keyText] = value.text; break;
    case FieldKind::Context:
        for (const ContextNote &note : value.notes)
            list.push_back({{keyText, note.text}, {keySource, note.source}});
        object[keyNotes] = list;
        break;
    case FieldKind::Question:
        for (const Question &question : value.questions)
            list.push_back(toJson(question));
        object[keyQuestions] = list;
        break;
    }
    return storedText(object);
}

FieldValue fieldValueFromJson(const QByteArray &json, FieldKind kind)
{
    const Json object = storedJson(json);
    FieldValue value;
    switch (kind) {
    case FieldKind::Label:
        for (const Json &label : fieldOf(object, keyLabels))
            value.labels.append(LabelCode(textOf(label)));
        break;
    case FieldKind::Text: value.text = textOf(object, keyText); break;
    case FieldKind::Context:
        for (const Json &note : fieldOf(object, keyNotes))
            value.notes.append({textOf(note, keyText), textOf(note, keySource)});
        break;
    case FieldKind::Question:
        for (const Json &question : fieldOf(object, keyQuestions))
            value.questions.append(questionFromJson(question));
        break;
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
