// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/runtexts.h"

namespace yuyi {

namespace {

/// The image that each question shows: another one than its own if its only picture is that of another image.
Result<QHash<QuestionVersionId, ImageId>> imagesShown(Stores &stores, const QList<QuestionVersionId> &versions)
{
    YUYI_TRY(auto images, stores.runs().imagesOf(versions));
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    for (const Question &question : questions) {
        if (question.media.size() != 1)
            continue;
        YUYI_TRY(const auto other, stores.images().byHash(question.media.constFirst().sha256));
        if (other)
            images.insert(question.versionId, other->id);
    }
    return images;
}

} // namespace

Result<QList<Question>> questionsAsked(Stores &stores, const Run &run, const QList<QuestionVersionId> &versions)
{
    if (run.kind == RunKind::Extractions)
        return questionsAsked(stores, run.judged, versions);
    YUYI_TRY(auto questions, stores.runs().questions(versions));
    if (run.parameters.language.isEmpty())
        return questions;
    YUYI_TRY(const auto texts, stores.runs().texts(run.id));
    for (Question &question : questions)
        question = withTexts(question, texts.value(question.versionId));
    return questions;
}

Result<QList<Question>> questionsAsked(Stores &stores, const RunId &run, const QList<QuestionVersionId> &versions)
{
    YUYI_TRY(const auto found, stores.runs().run(run));
    return questionsAsked(stores, found, versions);
}

Result<QHash<QuestionVersionId, QString>> addedFacts(Stores &stores, const Preset &preset, const Configuration &configuration,
                                                     const QString &language, const QList<QuestionVersionId> &versions)
{
    QHash<QuestionVersionId, QString> added;
    const QStringList codes = configuration.addedFacts();
    if (codes.isEmpty())
        return added;
    YUYI_TRY(const auto images, imagesShown(stores, versions));
    YUYI_TRY(const auto known, stores.composing().allFacts());
    const QString conceptFact = preset.chains ? preset.chains->conceptFact : QString();
    QHash<ImageId, QString> shown;
    if (codes.contains(conceptFact)) {
        YUYI_TRY(const auto concepts, stores.taxonomy().concepts());
        for (const Concept &one : concepts)
            shown.insert(one.image, one.nameIn(language.isEmpty() ? preset.language : language));
    }
    for (const QuestionVersionId &version : versions) {
        const ImageId image = images.value(version);
        const QMap<QString, QString> facts = known.value(image);
        QStringList values;
        for (const QString &code : codes) {
            QString value = facts.value(code);
            if (value.isEmpty() && code == conceptFact && !image.isNull())
                value = shown.value(image);
            if (!value.isEmpty())
                values.append(value);
        }
        if (values.size() == codes.size())
            added.insert(version, values.join(u'\n'));
    }
    return added;
}

Result<TextsInLanguage> textsIn(Stores &stores, ItemLanguage language, const QList<QuestionVersionId> &versions)
{
    YUYI_TRY(const auto stored, stores.translations().all());
    const Translations translations(stored, language);
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    TextsInLanguage found;
    for (const Question &question : questions) {
        Item item;
        item.question = question;
        const QList<PlacedText> texts = askedTexts(translations.of(item));
        if (texts.isEmpty())
            found.missing.insert(question.versionId);
        else
            found.texts.insert(question.versionId, texts);
    }
    return found;
}

} // namespace yuyi
