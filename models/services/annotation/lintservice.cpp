// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/lintservice.h"

#include "models/services/rules/picturesources.h"
#include "models/services/templates/currentsheets.h"
#include "models/services/templates/filling.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace yuyi {

namespace {

QString readText(const TextMeasure &measure)
{
    QStringList lines;
    for (const TextArea &area : measure.areas) {
        if (!area.dismissed && !area.text.isEmpty())
            lines.append(area.text);
    }
    return lines.join(QLatin1Char('\n'));
}

/// The pictures that the questions list and that their options have, each once.
QList<Sha256> furtherPictures(const QList<Item> &items)
{
    QSet<Sha256> pictures;
    for (const Item &item : items) {
        for (const Medium &medium : item.question.media)
            pictures.insert(medium.sha256);
        for (const Option &option : item.question.options) {
            if (!option.picture.isNull())
                pictures.insert(option.picture.sha256);
        }
    }
    return pictures.values();
}

} // namespace

Result<QuestionIndex> LintService::questionIndex()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto texts, m_stores.annotations().questionTexts());
    QuestionIndex index(info.preset.lint.similarityLimit);
    index.fill(texts);
    return index;
}

Result<LintContext> LintService::contextFor(const ImageId &image, const PersonId &author,
                                            const AnnotationContent &content)
{
    LintContext context;
    context.image = image;
    YUYI_TRY(const auto positions, m_stores.annotations().keyPositions(author));
    context.keyPositions = positions;
    // The author's balance is over their other questions.
    for (const Question &question : content.questions) {
        const int key = question.keyIndex();
        QList<int> &ofKind = context.keyPositions[question.kind];
        if (question.frozen && key >= 0 && key < ofKind.size() && ofKind.at(key) > 0)
            --ofKind[key];
    }
    YUYI_TRY(const auto facts, m_stores.images().image(image));
    context.own = facts.sha256;
    YUYI_TRY(const auto measure, m_stores.filters().measure(image));
    if (measure)
        context.imageText = readText(*measure);
    YUYI_TRY(const auto info, m_stores.project().info());
    if (info.preset.fillsQuestions()) {
        YUYI_TRY(const auto known, m_stores.composing().facts(image));
        YUYI_TRY(const auto sheets, currentSheets(m_stores, info.preset, image, known));
        YUYI_TRY(const auto draws, poolDraws(m_stores, info.preset, image, author));
        YUYI_TRY(const auto chains, chainFill(m_stores, info.preset, image));
        context.filler = templateFiller(info.preset, known, sheets, draws, chains);
    }
    return context;
}

Result<SetLintInput> LintService::setInput(const QList<Item> &items)
{
    SetLintInput input;
    input.items = items;
    YUYI_TRY(const auto info, m_stores.project().info());
    input.requireLicence = info.rules.requireLicence;
    YUYI_TRY(const auto entryNames, m_stores.sources().itemIds());
    QList<ImageId> ids;
    QSet<ImageId> seen;
    for (const Item &item : items) {
        if (!seen.contains(item.image)) {
            seen.insert(item.image);
            ids.append(item.image);
        }
    }
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    YUYI_TRY(const auto lines, m_stores.filters().textLines(ids));
    QHash<ImageId, QMap<QString, QString>> known;
    if (info.preset.fillsQuestions()) {
        YUYI_TRY(const auto all, m_stores.composing().allFacts());
        known = all;
    }
    YUYI_TRY(const auto material, poolMaterial(m_stores, info.preset, {}));
    YUYI_TRY(const auto concepts, chainMaterial(m_stores, info.preset));
    for (const Image &image : images) {
        LintImage facts;
        facts.name = image.names.value(0);
        facts.sourceUrl = image.sourceUrl;
        facts.licence = image.licence;
        facts.text = lines.value(image.id).join(QLatin1Char('\n'));
        facts.own = image.sha256;
        if (info.preset.fillsQuestions()) {
            YUYI_TRY(const auto sheets, currentSheets(m_stores, info.preset, image.id, known.value(image.id)));
            YUYI_TRY(const auto chains, chainFill(m_stores, info.preset, image.id, concepts));
            facts.filler = templateFiller(info.preset, known.value(image.id), sheets, {mediumOf(image), material}, chains);
        }
        input.images.insert(image.id, facts);
    }
    YUYI_TRY(input.media, sourcedMedia(m_stores, furtherPictures(items)));
    // An entry of several questions keeps the id of its first alone.
    QHash<SourceEntryId, int> questions;
    for (const Item &item : items)
        ++questions[item.sourceEntry];
    QHash<ImageId, int> numbers;
    for (const Item &item : items) {
        const int number = ++numbers[item.image];
        const QString imported = questions.value(item.sourceEntry) == 1 ? entryNames.value(item.sourceEntry) : QString();
        input.names.append(!imported.isEmpty() ? imported
                                               : input.images.value(item.image).name % QStringLiteral(" #")
                                                     % QString::number(number));
    }
    return input;
}

} // namespace yuyi
