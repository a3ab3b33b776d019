// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergewords.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

constexpr qsizetype longestLine = 60;
/// What somebody wrote is read whole where two say different things.
constexpr qsizetype longestText = 600;

QString shortened(const QString &text, qsizetype longest)
{
    const QString simple = text.simplified();
    return simple.size() <= longest ? simple : simple.left(longest - 1) % QChar(0x2026);
}

QString line(const QString &name, const QString &value)
{
    return Tr::tr("%1: %2").arg(name, value);
}

QString labelsInWords(const Dimension &dimension, const QList<LabelCode> &labels)
{
    QStringList words;
    for (const LabelCode &label : labels)
        words.append(dimension.titleOf(label));
    return words.isEmpty() ? Tr::tr("nothing") : words.join(Tr::tr(", ", "between labels"));
}

/// With the beginning of its hash: two sides may differ in nothing else.
QString withHash(const QString &words, const Medium &picture)
{
    return picture.isNull() ? words : Tr::tr("%1 (%2…)", "a picture, the beginning of its hash").arg(words, picture.sha256.hex().left(12));
}

QString pictureInWords(const Preset &preset, const QString &kindCode, const ItemPicture &picture)
{
    const QString caption = withHash(captionOf(picture), picture.medium);
    const QuestionKind *kind = preset.kind(kindCode);
    const MediaRole *role = kind ? kind->role(picture.medium.role) : nullptr;
    return role ? Tr::tr("%1: %2").arg(role->title.text(), caption) : caption;
}

QString questionInWords(const Preset &preset, const Question &question)
{
    QStringList options;
    int number = 0;
    for (const Medium &medium : question.media)
        options.append(pictureInWords(preset, question.kind, {medium, ++number, -1}));
    for (const Option &option : question.options) {
        const QString words = withHash(shortened(optionWords(option), longestText), option.picture);
        options.append(option.correct ? Tr::tr("%1 (key)").arg(words) : words);
    }
    for (const QString &wording : question.accepted)
        options.append(Tr::tr("%1 (accepted)").arg(shortened(wording, longestText)));
    for (const Dimension &dimension : preset.dimensions) {
        if (const QList<LabelCode> labels = question.labels.value(dimension.code); !labels.isEmpty())
            options.append(line(dimension.title.text(), labelsInWords(dimension, labels)));
    }
    return Tr::tr("%1: %2").arg(shortened(readableStem(question.stem), longestText),
                                QLatin1String("\n  ") % options.join(QLatin1String("\n  ")));
}

QString questionsInWords(const Preset &preset, const QList<Question> &questions)
{
    QStringList words;
    for (const Question &question : questions)
        words.append(questionInWords(preset, question));
    return words.isEmpty() ? Tr::tr("nothing") : words.join(u'\n');
}

QString notesInWords(const QList<ContextNote> &notes)
{
    QStringList words;
    for (const ContextNote &note : notes)
        words.append(shortened(note.text, longestText));
    return words.isEmpty() ? Tr::tr("nothing") : words.join(QStringLiteral(" · "));
}

QString textInWords(const QString &text)
{
    return text.trimmed().isEmpty() ? Tr::tr("nothing") : shortened(text, longestText);
}

/// A dimension without labels is like one that is absent.
Labels filledLabels(const Labels &labels)
{
    Labels filled;
    for (auto one = labels.cbegin(); one != labels.cend(); ++one) {
        if (!one.value().isEmpty())
            filled.insert(one.key(), one.value());
    }
    return filled;
}

QList<Question> bare(QList<Question> questions)
{
    for (Question &question : questions) {
        question.labels = filledLabels(question.labels);
        question.versionId = {};
        question.number = 1;
        question.frozen = false;
        for (Option &option : question.options)
            option.id = {};
    }
    return questions;
}

} // namespace

QString cut(const QString &text)
{
    return shortened(text, longestLine);
}

QString fieldInWords(const Preset &preset, const QString &field)
{
    switch (kindOf(field)) {
    case FieldKind::Label: {
        const Dimension *dimension = preset.dimension(dimensionOf(field));
        return dimension ? dimension->title.text() : dimensionOf(field).text();
    }
    case FieldKind::Text: return field == meaningField ? Tr::tr("Implied meaning") : Tr::tr("Explanation");
    case FieldKind::Context: return Tr::tr("Context notes");
    case FieldKind::Question: return Tr::tr("Question %1").arg(questionNumberOf(field));
    }
    return {};
}

QString decisionInWords(const Preset &preset, const QString &field, const QByteArray &finalValue)
{
    const FieldKind kind = kindOf(field);
    const FieldValue value = fieldValueFromJson(finalValue, kind);
    switch (kind) {
    case FieldKind::Label: {
        const Dimension *dimension = preset.dimension(dimensionOf(field));
        return dimension ? labelsInWords(*dimension, value.labels) : QString();
    }
    case FieldKind::Text: return textInWords(value.text);
    case FieldKind::Context: return notesInWords(value.notes);
    case FieldKind::Question: return questionsInWords(preset, value.questions);
    }
    return {};
}

QString contentInWords(const Preset &preset, const AnnotationContent &content, const AnnotationContent &other)
{
    QStringList lines;
    for (const Dimension &dimension : preset.dimensions) {
        const QList<LabelCode> labels = content.labels.value(dimension.code);
        if (labels != other.labels.value(dimension.code))
            lines.append(line(dimension.title.text(), labelsInWords(dimension, labels)));
    }
    if (content.explanation != other.explanation)
        lines.append(line(Tr::tr("Explanation"), textInWords(content.explanation)));
    if (content.impliedMeaning != other.impliedMeaning)
        lines.append(line(Tr::tr("Implied meaning"), textInWords(content.impliedMeaning)));
    if (content.context != other.context)
        lines.append(line(Tr::tr("Context notes"), notesInWords(content.context)));
    if (content.unsure != other.unsure)
        lines.append(line(Tr::tr("Unsure"), content.unsure ? Tr::tr("Yes") : Tr::tr("No")));
    if (bare(content.questions) != bare(other.questions))
        lines.append(line(Tr::tr("Questions"), questionsInWords(preset, content.questions)));
    return lines.join(u'\n');
}

QString imageInWords(Stores &stores, const ImageId &image)
{
    const auto found = stores.images().image(image);
    if (!found)
        return image.toString();
    return found->names.isEmpty() ? found->sha256.hex().left(12) : found->names.constFirst();
}

bool sameWords(const AnnotationContent &a, const AnnotationContent &b)
{
    return filledLabels(a.labels) == filledLabels(b.labels) && a.explanation == b.explanation && a.impliedMeaning == b.impliedMeaning
        && a.context == b.context && a.unsure == b.unsure && bare(a.questions) == bare(b.questions);
}

bool sameWords(const FieldValue &a, const FieldValue &b)
{
    return a.labels == b.labels && a.text == b.text && a.notes == b.notes && bare(a.questions) == bare(b.questions);
}

} // namespace yuyi
