// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/contentcomparison.h"

#include "models/comparison/alignment.h"
#include "models/comparison/labelsets.h"
#include "models/comparison/textdiff.h"
#include "models/domain/text.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// Size of the intersection over size of the union; two empty sets: 1.
double overlap(const QList<LabelCode> &a, const QList<LabelCode> &b)
{
    const QSet<QString> left = labelForms(a);
    const QSet<QString> right = labelForms(b);
    const qsizetype common = QSet<QString>(left).intersect(right).size();
    const qsizetype all = left.size() + right.size() - common;
    return all == 0 ? 1 : static_cast<double>(common) / static_cast<double>(all);
}

QStringList inOneOrder(const QList<ContextNote> &notes)
{
    QStringList list;
    for (const ContextNote &note : notes)
        list.append(normalised(note.text) % QChar(u'\n') % note.source.trimmed());
    list.sort();
    return list;
}

QString together(const QList<ContextNote> &notes)
{
    QStringList list;
    for (const ContextNote &note : notes)
        list.append(note.text);
    return list.join(QChar(u'\n'));
}

bool isEmpty(const FieldValue &value)
{
    return value == FieldValue();
}

ComparedField comparedText(const QString &field, const QString &a, const QString &b, double limit)
{
    ComparedField compared;
    compared.field = field;
    compared.a.text = a;
    compared.b.text = b;
    compared.similarity = textSimilarity(a, b);
    compared.merged = compared.similarity >= 1 || (compared.similarity >= limit && !a.isEmpty() && !b.isEmpty());
    return compared;
}

} // namespace

bool sameMeaning(const FieldValue &a, const FieldValue &b, FieldKind kind)
{
    switch (kind) {
    case FieldKind::Label: return equalLabels(a.labels, b.labels);
    case FieldKind::Text: return normalised(a.text) == normalised(b.text);
    case FieldKind::Context: return inOneOrder(a.notes) == inOneOrder(b.notes);
    case FieldKind::Question:
        return a.questions.size() == b.questions.size()
            && std::equal(a.questions.begin(), a.questions.end(), b.questions.begin(), sameQuestion);
    }
    return false;
}

QList<ComparedField> compareContents(const Preset &preset, const AnnotationContent &a, const AnnotationContent &b,
                                     double similarityLimit)
{
    QList<ComparedField> fields;
    const QList<Dimension> dimensions = preset.imageDimensions();
    for (const Dimension &dimension : dimensions) {
        ComparedField compared;
        compared.field = labelField(dimension.code);
        compared.a.labels = a.labels.value(dimension.code);
        compared.b.labels = b.labels.value(dimension.code);
        compared.similarity = overlap(compared.a.labels, compared.b.labels);
        compared.merged = compared.similarity >= 1;
        fields.append(compared);
    }
    if (preset.texts.image) {
        fields.append(comparedText(explanationField, a.explanation, b.explanation, similarityLimit));
        fields.append(comparedText(meaningField, a.impliedMeaning, b.impliedMeaning, similarityLimit));
    }

    ComparedField context;
    context.field = contextField;
    context.a.notes = a.context;
    context.b.notes = b.context;
    context.merged = sameMeaning(context.a, context.b, FieldKind::Context);
    context.similarity = context.merged ? 1 : textSimilarity(together(a.context), together(b.context));
    fields.append(context);

    QSet<QString> fixed;
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isFixed())
            fixed.insert(kind.code);
    }
    const QList<Pair> pairs = alignQuestions(a.questions, b.questions, fixed);
    for (int i = 0; i < pairs.size(); ++i) {
        const Pair &pair = pairs.at(i);
        ComparedField compared;
        compared.field = questionField(i + 1);
        if (pair.left >= 0)
            compared.a.questions = {a.questions.at(pair.left)};
        if (pair.right >= 0)
            compared.b.questions = {b.questions.at(pair.right)};
        compared.merged = sameMeaning(compared.a, compared.b, FieldKind::Question);
        compared.similarity = compared.merged ? 1 : pair.similarity;
        fields.append(compared);
    }
    QList<ComparedField> said;
    for (const ComparedField &field : fields) {
        if (!isEmpty(field.a) || !isEmpty(field.b))
            said.append(field);
    }
    return said;
}

FieldValue mergedValue(const FieldValue &a, const FieldValue &b, FieldKind kind, bool leftIsA)
{
    if (kind == FieldKind::Text) {
        const qsizetype first = characters(a.text);
        const qsizetype second = characters(b.text);
        if (first != second)
            return first > second ? a : b;
    }
    return leftIsA ? a : b;
}

} // namespace yuyi
