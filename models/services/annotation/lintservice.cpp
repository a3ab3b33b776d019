// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/lintservice.h"

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

} // namespace

Result<QuestionIndex> LintService::questionIndex()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto items, m_stores.annotations().items());
    QuestionIndex index(info.preset.lint.similarityLimit);
    for (const Item &item : items)
        index.set(item.question, item.image);
    return index;
}

Result<LintContext> LintService::contextFor(const ImageId &image, const PersonId &author,
                                            const AnnotationContent &content)
{
    LintContext context;
    context.image = image;
    YUYI_TRY(const auto positions, m_stores.annotations().keyPositions(author));
    context.keyPositions = positions;
    // The author's balance is over his other questions.
    for (const Question &question : content.questions) {
        const int key = question.keyIndex();
        if (question.frozen && key >= 0 && key < context.keyPositions.size() && context.keyPositions.at(key) > 0)
            --context.keyPositions[key];
    }
    YUYI_TRY(const auto measure, m_stores.filters().measure(image));
    if (measure)
        context.imageText = readText(*measure);
    return context;
}

Result<SetLintInput> LintService::setInput()
{
    SetLintInput input;
    YUYI_TRY(const auto info, m_stores.project().info());
    input.requireLicence = info.rules.requireLicence;
    YUYI_TRY(auto items, m_stores.annotations().items());
    input.items = items;
    YUYI_TRY(const auto entries, m_stores.sources().entries());
    QHash<SourceEntryId, QString> entryNames;
    for (const SourceEntry &entry : entries)
        entryNames.insert(entry.id, entry.itemId);

    QList<ImageId> ids;
    QSet<ImageId> seen;
    for (const Item &item : std::as_const(input.items)) {
        if (!seen.contains(item.image)) {
            seen.insert(item.image);
            ids.append(item.image);
        }
    }
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    for (const Image &image : images) {
        LintImage facts;
        facts.name = image.names.value(0);
        facts.sourceUrl = image.sourceUrl;
        facts.licence = image.licence;
        YUYI_TRY(const auto measure, m_stores.filters().measure(image.id));
        if (measure)
            facts.text = readText(*measure);
        input.images.insert(image.id, facts);
    }
    QHash<ImageId, int> numbers;
    for (const Item &item : std::as_const(input.items)) {
        const int number = ++numbers[item.image];
        const QString imported = entryNames.value(item.sourceEntry);
        input.names.append(!imported.isEmpty() ? imported
                                               : input.images.value(item.image).name % QStringLiteral(" #")
                                                     % QString::number(number));
    }
    return input;
}

Result<SetReport> LintService::lintProject()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto input, setInput());
    return lintSet(input, info.preset);
}

} // namespace yuyi
