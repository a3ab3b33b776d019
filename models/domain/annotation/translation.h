// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/preset/title.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// Languages of items. Presets have titles in these two.
enum class ItemLanguage {
    Chinese,
    English
};

inline constexpr CodeTable<ItemLanguage, 2> codesOf(ItemLanguage)
{
    return {{{ItemLanguage::Chinese, u"zh"}, {ItemLanguage::English, u"en"}}};
}
QString titleOf(ItemLanguage language);
/// The title in this language; if it has none, in the other one.
QString titleIn(ItemLanguage language, const Title &title);
/// Whether most questions contain Chinese characters.
bool isMostlyChinese(const QList<Item> &items);
/// The language into which items are translated unless somebody says otherwise: English if they are mostly Chinese, else Chinese.
ItemLanguage secondLanguage(const QList<Item> &items);

/// What is translated. Rationale belongs to the question; explanation and meaning belong to its image.
enum class TranslatedPart {
    Stem,
    Option,
    Accepted, ///< all accepted answers of a question without options, one per line
    Rationale,
    Explanation,
    Meaning
};

inline constexpr CodeTable<TranslatedPart, 6> codesOf(TranslatedPart)
{
    return {{{TranslatedPart::Stem, u"stem"},
             {TranslatedPart::Option, u"option"},
             {TranslatedPart::Accepted, u"accepted"},
             {TranslatedPart::Rationale, u"rationale"},
             {TranslatedPart::Explanation, u"explanation"},
             {TranslatedPart::Meaning, u"meaning"}}};
}
/// Whether an item without it is not translated completely: question, options and accepted answers.
bool isNeeded(TranslatedPart part);
/// Whether all questions of an image share it: explanation and meaning.
bool isOfImage(TranslatedPart part);

/// One text of an item.
struct TextPlace {
    TranslatedPart part = TranslatedPart::Stem;
    OptionId option; ///< null except for options

    friend bool operator==(const TextPlace &, const TextPlace &) = default;
};

inline constexpr qsizetype longestTranslation = 20'000; ///< UTF-16 code units

/// A text and the original from which it was translated.
struct TranslatedText {
    QString original;
    QString text;

    friend bool operator==(const TranslatedText &, const TranslatedText &) = default;
};

/// Where a translation is stored.
struct TranslationKey {
    QuestionVersionId version; ///< for which it was written
    ItemLanguage language = ItemLanguage::English;
    TextPlace place;

    friend bool operator==(const TranslationKey &, const TranslationKey &) = default;
};

/// A translation as it is stored.
struct Translation {
    TranslationKey key;
    TranslatedText content;
    QuestionId question; ///< of the version
    ImageId image;       ///< of the question
};

/// A text of an item with its translation.
struct ItemText {
    TextPlace place;
    QString name;     ///< as in files: "question", "option_A", "accepted", "rationale", "explanation", "implied_meaning"
    QString original; ///< never empty
    QString text;     ///< the translation; empty: none
    QString former;   ///< the original of a translation that is out of date; else empty
    /// With which version the newest translation of this original is stored, also an empty one; null: none is stored.
    QuestionVersionId keptWith;

    bool isStale() const { return !former.isEmpty(); }
    bool isDone() const { return !text.isEmpty() && !isStale(); }
};
/// The title of a text by its name in files: "Option A". Another name is returned as it is.
QString titleOfText(const QString &name);

/// A text that a question shows instead of its own.
struct PlacedText {
    TextPlace place;
    QString text;

    friend bool operator==(const PlacedText &, const PlacedText &) = default;
};
/// The texts in another language that a run asks with, by the version of the question.
using AskedTexts = QHash<QuestionVersionId, QList<PlacedText>>;
/// Brings the texts of a question into the order in which they are stored and compared: by part, then by option.
void sortTexts(QList<PlacedText> &texts);
/// The question with these texts instead of its own. Its options, key and pictures stay.
Question withTexts(Question question, const QList<PlacedText> &texts);
/// @brief The translations with which a question is asked; empty if its question, an option or its accepted answers are not translated
/// or are out of date. A rationale without a translation of now becomes empty. `texts`: those of its item.
QList<PlacedText> askedTexts(const QList<ItemText> &texts);

/// How far an item is translated. The first of these that holds: a translation is out of date; nothing is translated; question, options
/// and accepted answers are; some texts are.
enum class TranslationState {
    Missing,
    Partial,
    Stale,
    Complete
};

inline constexpr CodeTable<TranslationState, 4> codesOf(TranslationState)
{
    return {{{TranslationState::Missing, u"missing"},
             {TranslationState::Partial, u"partial"},
             {TranslationState::Stale, u"stale"},
             {TranslationState::Complete, u"complete"}}};
}
QString titleOf(TranslationState state);
TranslationState stateOf(const QList<ItemText> &texts);

/// @brief The stored translations into one language, and which of them an item has.
///
/// A text of a question has the translation of the same text (by its option) of this question, of whatever version: the one that was made
/// from the original of now, if there is one, else the newest, which is out of date. Explanation and meaning have those of any question of
/// the image. A text that did not change keeps its translation when the rest of the question does.
class Translations
{
public:
    /// `all`: in the order in which they were written; those into other languages do not count.
    Translations(const QList<Translation> &all, ItemLanguage language);

    ItemLanguage language() const { return m_language; }
    /// The texts of the item that are not empty, in the order of a form.
    QList<ItemText> of(const Item &item) const;
    /// How the same text was translated last, in whatever item; empty: not yet.
    QString elsewhere(const QString &original) const { return m_memory.value(original); }

private:
    ItemText textAt(const Item &item, const TextPlace &place, const QString &name, const QString &original) const;

    ItemLanguage m_language;
    QHash<QuestionId, QList<Translation>> m_byQuestion;
    QHash<ImageId, QList<Translation>> m_byImage; ///< explanation and meaning
    QHash<QString, QString> m_memory;             ///< by original
};

/// The item with its texts in the other language. Nothing unless its translation is complete; optional texts without a translation are
/// empty. Options have no notes.
std::optional<Item> translated(const Item &item, const QList<ItemText> &texts);

} // namespace yuyi
