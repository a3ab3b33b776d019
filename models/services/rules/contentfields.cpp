// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/contentfields.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/annotation/annotationjson.h"
#include "models/domain/json/json.h"
#include "models/domain/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ContentFields)
};

const QString labelsPrefix = QStringLiteral("labels/");
const QString questionPrefix = QStringLiteral("question/");

bool sameOption(const Option &a, const Option &b)
{
    return a.text == b.text && a.note == b.note && a.correct == b.correct && a.picture == b.picture;
}

/// Without their labels, options, accepted answers, pictures and rationale.
bool sameHead(const Question &a, const Question &b)
{
    return a.stem == b.stem && a.kind == b.kind;
}

/// The dimensions of which the labels differ.
QList<DimensionCode> dimensionsThatDiffer(const Labels &before, const Labels &after)
{
    QList<DimensionCode> dimensions = before.keys();
    for (auto it = after.begin(); it != after.end(); ++it) {
        if (!dimensions.contains(it.key()))
            dimensions.append(it.key());
    }
    dimensions.removeIf([&](const DimensionCode &one) { return before.value(one) == after.value(one); });
    return dimensions;
}

bool sameShape(const QList<Question> &a, const QList<Question> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Question &one, const Question &other) {
        return one.id == other.id && one.options.size() == other.options.size();
    });
}

QString stemField(qsizetype question)
{
    return QStringLiteral("question/%1/stem").arg(question);
}

QString mediaField(qsizetype question)
{
    return QStringLiteral("question/%1/media").arg(question);
}

QString rationaleField(qsizetype question)
{
    return QStringLiteral("question/%1/rationale").arg(question);
}

/// The field of the first accepted answer that differs: they change as a list, because they may become more or fewer.
QString acceptedField(qsizetype question, const QStringList &before, const QStringList &after)
{
    const auto differing = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first - before.begin();
    return QStringLiteral("question/%1/accepted/%2").arg(question).arg(differing);
}

QStringList questionFieldsThatDiffer(const QList<Question> &before, const QList<Question> &after)
{
    if (!sameShape(before, after))
        return {stemField(0)};
    QStringList fields;
    for (qsizetype i = 0; i < after.size(); ++i) {
        const QList<DimensionCode> dimensions = dimensionsThatDiffer(before.at(i).labels, after.at(i).labels);
        for (const DimensionCode &dimension : dimensions)
            fields.append(QStringLiteral("question/%1/label/%2").arg(QString::number(i), dimension.text()));
        if (!sameHead(before.at(i), after.at(i)))
            fields.append(stemField(i));
        if (before.at(i).media != after.at(i).media)
            fields.append(mediaField(i));
        if (before.at(i).accepted != after.at(i).accepted)
            fields.append(acceptedField(i, before.at(i).accepted, after.at(i).accepted));
        for (qsizetype k = 0; k < after.at(i).options.size(); ++k) {
            if (!sameOption(before.at(i).options.at(k), after.at(i).options.at(k)))
                fields.append(QStringLiteral("question/%1/option/%2").arg(i).arg(k));
        }
        if (before.at(i).rationale != after.at(i).rationale)
            fields.append(rationaleField(i));
    }
    return fields;
}

void takeLabels(Labels &current, const Labels &to, const DimensionCode &dimension)
{
    if (to.contains(dimension))
        current.insert(dimension, to.value(dimension));
    else
        current.remove(dimension);
}

void takeQuestionChanges(QList<Question> &current, const QList<Question> &from, const QList<Question> &to)
{
    if (!sameShape(from, to) || !sameShape(current, to)) {
        current = to;
        return;
    }
    for (qsizetype i = 0; i < to.size(); ++i) {
        if (!sameHead(from.at(i), to.at(i))) {
            current[i].stem = to.at(i).stem;
            current[i].kind = to.at(i).kind;
        }
        const QList<DimensionCode> dimensions = dimensionsThatDiffer(from.at(i).labels, to.at(i).labels);
        for (const DimensionCode &dimension : dimensions)
            takeLabels(current[i].labels, to.at(i).labels, dimension);
        if (from.at(i).rationale != to.at(i).rationale)
            current[i].rationale = to.at(i).rationale;
        if (from.at(i).media != to.at(i).media)
            current[i].media = to.at(i).media;
        if (from.at(i).accepted != to.at(i).accepted)
            current[i].accepted = to.at(i).accepted;
        for (qsizetype k = 0; k < to.at(i).options.size(); ++k) {
            const Option &wanted = to.at(i).options.at(k);
            if (sameOption(from.at(i).options.at(k), wanted))
                continue;
            Option &option = current[i].options[k];
            option.text = wanted.text;
            option.note = wanted.note;
            option.correct = wanted.correct;
            option.picture = wanted.picture;
        }
    }
}

} // namespace

bool isQuestionField(const QString &field)
{
    return field.startsWith(questionPrefix);
}

bool isLabelField(const QString &field)
{
    return field.startsWith(labelsPrefix);
}

QStringList fieldsThatDiffer(const AnnotationContent &before, const AnnotationContent &after)
{
    QStringList fields;
    const QList<DimensionCode> dimensions = dimensionsThatDiffer(before.labels, after.labels);
    for (const DimensionCode &dimension : dimensions)
        fields.append(labelsPrefix + dimension.text());
    if (before.explanation != after.explanation)
        fields.append(explanationField);
    if (before.impliedMeaning != after.impliedMeaning)
        fields.append(meaningField);
    if (before.context != after.context)
        fields.append(contextField);
    if (before.unsure != after.unsure)
        fields.append(unsureField);
    return fields + questionFieldsThatDiffer(before.questions, after.questions);
}

AnnotationContent withField(const AnnotationContent &current, const AnnotationContent &from, const AnnotationContent &to,
                            const QString &field)
{
    AnnotationContent changed = current;
    if (field == explanationField) {
        changed.explanation = to.explanation;
    } else if (field == meaningField) {
        changed.impliedMeaning = to.impliedMeaning;
    } else if (field == contextField) {
        changed.context = to.context;
    } else if (field == unsureField) {
        changed.unsure = to.unsure;
    } else if (isQuestionField(field)) {
        takeQuestionChanges(changed.questions, from.questions, to.questions);
    } else if (field == labelsField) {
        const QStringList fields = fieldsThatDiffer(from, to);
        for (const QString &one : fields) {
            if (isLabelField(one))
                takeLabels(changed.labels, to.labels, DimensionCode(one.mid(labelsPrefix.size())));
        }
    } else if (isLabelField(field)) {
        takeLabels(changed.labels, to.labels, DimensionCode(field.mid(labelsPrefix.size())));
    }
    return changed;
}

std::pair<QByteArray, QByteArray> differingMembers(const AnnotationContent &before, const AnnotationContent &after)
{
    Json was = toJson(before);
    Json is = toJson(after);
    const Json members = was;
    for (const auto &[name, value] : members.items()) {
        if (!is.contains(name) || is[name] != value)
            continue;
        was.erase(name);
        is.erase(name);
    }
    return {storedText(was), storedText(is)};
}

QString nameOfContentField(const QString &field, const Preset &preset)
{
    const auto titleOf = [&preset](const QString &code) {
        const Dimension *dimension = preset.dimension(DimensionCode(code));
        return dimension ? dimension->title.text() : code;
    };
    if (field == explanationField)
        return Tr::tr("Explanation");
    if (field == meaningField)
        return Tr::tr("Implied meaning");
    if (field == contextField)
        return Tr::tr("Context notes");
    if (field == unsureField)
        return Tr::tr("Unsure");
    if (isQuestionField(field)) {
        const QStringList parts = field.split(QLatin1Char('/'));
        const int part = parts.value(3).toInt();
        return parts.value(2) == QLatin1String("option")    ? Tr::tr("Option %1").arg(optionLetter(part))
             : parts.value(2) == QLatin1String("accepted")  ? Tr::tr("Accepted answer %1").arg(part + 1)
             : parts.value(2) == QLatin1String("media")     ? Tr::tr("Pictures of question %1").arg(parts.value(1).toInt() + 1)
             : parts.value(2) == QLatin1String("label")     ? titleOf(parts.value(3))
             : parts.value(2) == QLatin1String("rationale") ? Tr::tr("Explanation of the answer")
                                                            : Tr::tr("Question");
    }
    return titleOf(field.mid(labelsPrefix.size()));
}

} // namespace yuyi
