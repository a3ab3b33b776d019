// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/translation.h"

#include "models/domain/text.h"

#include <QChar>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Translation)
};

const QString optionName = QStringLiteral("option_");

QString nameOfText(TranslatedPart part)
{
    switch (part) {
    case TranslatedPart::Stem: return QStringLiteral("question");
    case TranslatedPart::Option: return optionName;
    case TranslatedPart::Accepted: return QStringLiteral("accepted");
    case TranslatedPart::Rationale: return QStringLiteral("rationale");
    case TranslatedPart::Explanation: return QStringLiteral("explanation");
    case TranslatedPart::Meaning: return QStringLiteral("implied_meaning");
    }
    return {};
}

QStringList linesOf(const QString &text)
{
    QStringList lines;
    const QStringList all = text.split(u'\n');
    for (const QString &line : all) {
        if (const QString wording = line.trimmed(); !wording.isEmpty())
            lines.append(wording);
    }
    return lines;
}

} // namespace

QString titleOf(ItemLanguage language)
{
    switch (language) {
    case ItemLanguage::Chinese: return Tr::tr("Chinese");
    case ItemLanguage::English: return Tr::tr("English");
    }
    return {};
}

QString titleIn(ItemLanguage language, const Title &title)
{
    const QString &wanted = language == ItemLanguage::Chinese ? title.zh : title.en;
    return !wanted.isEmpty() ? wanted : language == ItemLanguage::Chinese ? title.en
                                                                          : title.zh;
}

bool isMostlyChinese(const QList<Item> &items)
{
    const auto chinese = std::count_if(items.begin(), items.end(), [](const Item &item) {
        return std::any_of(item.question.stem.begin(), item.question.stem.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    });
    return 2 * chinese > items.size();
}

ItemLanguage secondLanguage(const QList<Item> &items)
{
    return isMostlyChinese(items) ? ItemLanguage::English : ItemLanguage::Chinese;
}

bool isNeeded(TranslatedPart part)
{
    return part == TranslatedPart::Stem || part == TranslatedPart::Option || part == TranslatedPart::Accepted;
}

bool isOfImage(TranslatedPart part)
{
    return part == TranslatedPart::Explanation || part == TranslatedPart::Meaning;
}

QString titleOfText(const QString &name)
{
    if (name.startsWith(optionName))
        return Tr::tr("Option %1").arg(name.mid(optionName.size()));
    for (const auto &[part, code] : codesOf(TranslatedPart{})) {
        if (nameOfText(part) != name)
            continue;
        switch (part) {
        case TranslatedPart::Stem: return Tr::tr("Question");
        case TranslatedPart::Accepted: return Tr::tr("Accepted answers");
        case TranslatedPart::Rationale: return Tr::tr("Rationale");
        case TranslatedPart::Explanation: return Tr::tr("Explanation");
        case TranslatedPart::Meaning: return Tr::tr("Implied meaning");
        case TranslatedPart::Option: break;
        }
    }
    return name;
}

QString titleOf(TranslationState state)
{
    switch (state) {
    case TranslationState::Missing: return Tr::tr("Missing");
    case TranslationState::Partial: return Tr::tr("Incomplete");
    case TranslationState::Stale: return Tr::tr("Out of date");
    case TranslationState::Complete: return Tr::tr("Complete");
    }
    return {};
}

TranslationState stateOf(const QList<ItemText> &texts)
{
    if (std::any_of(texts.begin(), texts.end(), [](const ItemText &one) { return one.isStale(); }))
        return TranslationState::Stale;
    if (std::none_of(texts.begin(), texts.end(), [](const ItemText &one) { return one.isDone(); }))
        return TranslationState::Missing;
    const bool complete =
        std::all_of(texts.begin(), texts.end(), [](const ItemText &one) { return one.isDone() || !isNeeded(one.place.part); });
    return complete ? TranslationState::Complete : TranslationState::Partial;
}

void sortTexts(QList<PlacedText> &texts)
{
    std::sort(texts.begin(), texts.end(), [](const PlacedText &a, const PlacedText &b) {
        return a.place.part != b.place.part ? a.place.part < b.place.part : a.place.option.toString() < b.place.option.toString();
    });
}

Question withTexts(Question question, const QList<PlacedText> &texts)
{
    for (const PlacedText &one : texts) {
        switch (one.place.part) {
        case TranslatedPart::Stem: question.stem = one.text; break;
        case TranslatedPart::Option:
            for (Option &option : question.options) {
                if (option.id == one.place.option)
                    option.text = one.text;
            }
            break;
        case TranslatedPart::Accepted: question.accepted = linesOf(one.text); break;
        case TranslatedPart::Rationale: question.rationale = one.text; break;
        case TranslatedPart::Explanation:
        case TranslatedPart::Meaning: break;
        }
    }
    return question;
}

QList<PlacedText> askedTexts(const QList<ItemText> &texts)
{
    QList<PlacedText> asked;
    for (const ItemText &one : texts) {
        if (isOfImage(one.place.part))
            continue;
        if (one.isDone())
            asked.append({one.place, one.text});
        else if (isNeeded(one.place.part))
            return {};
        else // Nothing in the other language: an example shows its answer alone.
            asked.append({one.place, {}});
    }
    sortTexts(asked);
    return asked;
}

Translations::Translations(const QList<Translation> &all, ItemLanguage language) : m_language(language)
{
    for (const Translation &one : all) {
        if (one.key.language != language)
            continue;
        if (isOfImage(one.key.place.part))
            m_byImage[one.image].append(one);
        else
            m_byQuestion[one.question].append(one);
        if (!one.content.text.isEmpty())
            m_memory.insert(one.content.original, one.content.text);
    }
}

QList<ItemText> Translations::of(const Item &item) const
{
    QList<ItemText> texts;
    const auto add = [&](TranslatedPart part, const QString &original, const OptionId &option = {}, const QString &letter = {}) {
        if (!original.isEmpty())
            texts.append(textAt(item, {part, option}, nameOfText(part) + letter, original));
    };
    const Question &question = item.question;
    add(TranslatedPart::Stem, question.stem);
    for (qsizetype i = 0; i < question.options.size(); ++i)
        add(TranslatedPart::Option, question.options.at(i).text, question.options.at(i).id, optionLetter(i));
    add(TranslatedPart::Accepted, question.options.isEmpty() ? question.accepted.join(u'\n') : QString());
    add(TranslatedPart::Rationale, question.rationale);
    add(TranslatedPart::Explanation, item.explanation);
    add(TranslatedPart::Meaning, item.impliedMeaning);
    return texts;
}

ItemText Translations::textAt(const Item &item, const TextPlace &place, const QString &name, const QString &original) const
{
    const bool ofImage = isOfImage(place.part);
    const QList<Translation> stored = ofImage ? m_byImage.value(item.image) : m_byQuestion.value(item.question.id);
    const Translation *own = nullptr;  // written for this very version
    const Translation *same = nullptr; // the newest of this original
    const Translation *newest = nullptr;
    for (const Translation &one : stored) {
        if (one.key.place != place)
            continue;
        newest = &one;
        if (one.content.original != original)
            continue;
        same = &one;
        if (one.key.version == item.question.versionId)
            own = &one;
    }
    // Two questions of an image share its explanation: what was written last counts for both.
    const Translation *found = own && !ofImage ? own : same ? same
                                                            : newest;
    ItemText text{place, name, original, {}, {}, {}};
    if (found && found->content.original == original)
        text.keptWith = found->key.version;
    if (!found || found->content.text.isEmpty())
        return text;
    text.text = found->content.text;
    if (found->content.original != original)
        text.former = found->content.original;
    return text;
}

std::optional<Item> translated(const Item &item, const QList<ItemText> &texts)
{
    if (stateOf(texts) != TranslationState::Complete)
        return std::nullopt;
    Item other = item;
    other.explanation.clear();
    other.impliedMeaning.clear();
    other.question.rationale.clear();
    for (Option &option : other.question.options)
        option.note.clear();
    for (const ItemText &one : texts) {
        switch (one.place.part) {
        case TranslatedPart::Stem: other.question.stem = one.text; break;
        case TranslatedPart::Option:
            for (Option &option : other.question.options) {
                if (option.id == one.place.option)
                    option.text = one.text;
            }
            break;
        case TranslatedPart::Accepted: other.question.accepted = linesOf(one.text); break;
        case TranslatedPart::Rationale: other.question.rationale = one.text; break;
        case TranslatedPart::Explanation: other.explanation = one.text; break;
        case TranslatedPart::Meaning: other.impliedMeaning = one.text; break;
        }
    }
    return other;
}

} // namespace yuyi
