// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/unsavedannotation.h"

#include "models/domain/annotation/annotationjson.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

/// A line for each open dimension; other labels are quickly chosen anew.
QStringList typedLabels(const Labels &labels, const Preset &preset)
{
    QStringList lines;
    for (const Dimension &dimension : preset.dimensions) {
        QStringList texts;
        const QList<LabelCode> typed = dimension.open ? labels.value(dimension.code) : QList<LabelCode>();
        for (const LabelCode &label : typed)
            texts.append(label.text());
        if (!texts.isEmpty())
            lines.append(dimension.title.text() + QStringLiteral(": ") + texts.join(QStringLiteral(", ")));
    }
    return lines;
}

} // namespace

QString keyOf(const ImageId &image)
{
    return image.toString();
}

UnsavedCopy toCopy(const UnsavedAnnotation &annotation)
{
    QStringList saves;
    for (const QUuid &save : annotation.saves)
        saves.append(save.toString(QUuid::WithoutBraces));
    return {keyOf(annotation.image), annotation.typedAt,
            Json{{"image", annotation.image},
                 {"name", annotation.imageName},
                 {"version", annotation.version},
                 {"pending", annotation.pending},
                 {"saves", saves},
                 {"content", toJson(annotation.content)}}};
}

std::optional<UnsavedAnnotation> annotationOf(const UnsavedCopy &copy)
{
    UnsavedAnnotation annotation;
    annotation.image = ImageId::fromString(textOf(copy.content, "image"));
    if (annotation.image.isNull())
        return std::nullopt;
    annotation.imageName = textOf(copy.content, "name");
    annotation.version = wholeOf(copy.content, "version");
    annotation.pending = wholeOf(copy.content, "pending");
    for (const QString &save : textsOf(copy.content, "saves"))
        annotation.saves.append(QUuid::fromString(save));
    annotation.typedAt = copy.typedAt;
    annotation.content = annotationContentFromJson(fieldOf(copy.content, "content"));
    return annotation;
}

QList<UnsavedAnnotation> annotationsLeft(const UnsavedCopies &copies)
{
    QList<UnsavedAnnotation> annotations;
    for (const UnsavedCopy &copy : copies.left()) {
        if (const auto annotation = annotationOf(copy))
            annotations.append(*annotation);
    }
    return annotations;
}

std::optional<UnsavedAnnotation> annotationLeft(const UnsavedCopies &copies, const ImageId &image)
{
    const auto copy = copies.left(keyOf(image));
    return copy ? annotationOf(*copy) : std::nullopt;
}

QString plainText(const AnnotationContent &content, const Preset &preset)
{
    QStringList lines = typedLabels(content.labels, preset);
    const auto add = [&lines](const QString &line) {
        if (!line.isEmpty())
            lines.append(line);
    };
    add(content.explanation);
    add(content.impliedMeaning);
    for (const ContextNote &note : content.context)
        add(note.source.isEmpty() ? note.text : note.text + u' ' + note.source);
    for (const Question &question : content.questions) {
        lines.append(typedLabels(question.labels, preset));
        add(readableStem(question.stem));
        int number = 0;
        for (const Medium &medium : question.media) {
            ++number;
            if (!medium.caption.isEmpty())
                lines.append(readableStem(pictureMark(number)) + u' ' + medium.caption);
        }
        char16_t letter = u'A';
        for (const Option &option : question.options) {
            if (const QString words = optionWords(option); !words.isEmpty())
                lines.append(QChar(letter) + QStringLiteral(". ") + words);
            if (!option.note.isEmpty())
                lines.append(QStringLiteral("   ") + option.note);
            ++letter;
        }
        for (const QString &wording : question.accepted)
            add(wording);
        add(question.rationale);
    }
    return lines.join(u'\n');
}

} // namespace yuyi
