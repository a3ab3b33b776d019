// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/preset/title.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The greatest number of characters of the value of a fact.
inline constexpr int longestFact = 64;

/// Something that is known of each image and that templates use. Its values are texts of 1…longestFact characters.
struct FactForm {
    QString code; ///< [a-z][a-z0-9_]*
    Title title;
    bool number = false; ///< the value is a whole number, not below 0
};

/// The fact that says how the panels of a sheet stand: "3x2" is three columns in two rows. Without it they stand in one row.
inline const QString gridFact = QStringLiteral("grid");

/// @brief Which values of a factor are offered as options: all, or those that fit the value of the factor on which it depends. If fewer fit
/// than the kind has options, others are added.
enum class FactorOffer {
    All,
    Fitting
};

inline constexpr CodeTable<FactorOffer, 2> codesOf(FactorOffer)
{
    return {{{FactorOffer::All, u"all"}, {FactorOffer::Fitting, u"fitting"}}};
}

/// @brief A question that is written from the labels and facts of its image. Of the templates of a kind, the first whose condition the
/// image meets applies.
struct QuestionTemplate {
    QString code;
    QString kind;
    QString where;   ///< filter over the labels of the image, as runs use it; empty: all images
    QString stem;    ///< with {FACT}
    QString key;     ///< with {FACT}; the accepted answer, or the text of the right option; empty: the author gives the answer
    QString sheet;   ///< code of the sheet that the question shows; empty: the picture of the image
    QString options; ///< fact of the factor whose values are the options; its value is the answer, and `key` is empty
    FactorOffer offer = FactorOffer::All;
};

/// The labels below the choices of a sheet.
enum class SheetLabels {
    None,
    Digits,
    Letters
};

inline constexpr CodeTable<SheetLabels, 3> codesOf(SheetLabels)
{
    return {{{SheetLabels::None, u"none"}, {SheetLabels::Digits, u"digits"}, {SheetLabels::Letters, u"letters"}}};
}

/// What stands in the blank panel of a sheet: an empty frame, or a frame with a question mark.
enum class SheetBlank {
    Empty,
    Mark
};

inline constexpr CodeTable<SheetBlank, 2> codesOf(SheetBlank)
{
    return {{{SheetBlank::Empty, u"empty"}, {SheetBlank::Mark, u"mark"}}};
}

/// How a picture is composed of the panels of an image. Columns and rows: see gridFact.
struct SheetForm {
    QString code;
    Title title;
    SheetLabels labels = SheetLabels::None;
    SheetBlank blank = SheetBlank::Empty;
};

/// What the options of a drawn question are.
enum class PoolShows {
    Names,   ///< the names of categories; the question shows the picture of the image
    Pictures ///< the picture of the image, and those of other images; the question names the category
};

inline constexpr CodeTable<PoolShows, 2> codesOf(PoolShows)
{
    return {{{PoolShows::Names, u"names"}, {PoolShows::Pictures, u"pictures"}}};
}

/// @brief A question whose options are drawn: the right one is the category of the image, or its picture; the others are other categories,
/// or pictures of images that have another category (ComBo, Abstraction Alignment).
struct OptionPool {
    QString code;
    QString kind; ///< a kind has at most one pool, and no template
    QString of;   ///< what the category is: code of a dimension of images that takes a single label, or else of a fact
    PoolShows shows = PoolShows::Names;
    int options = 4; ///< with the right one
    QStringList add; ///< further names that may be drawn, in the language of the items; not for pictures
    QString stem;    ///< with {FACT}, and with poolCategory if the options are pictures
    qint64 seed = 1; ///< the same seed draws the same options
};

/// Stands in the stem of a drawn question for the name of the category.
inline const QString poolCategory = QStringLiteral("category");
/// @brief The name under which is stored, beside the facts of an image, which options of its question of this kind were struck out. No fact
/// of a preset can have it.
QString struckFact(const QString &kind);
/// The kind whose options were struck out, of such a name; empty: it is another one.
QString kindOfStruck(const QString &name);

/// @brief How worked examples are chosen for each item: other images' questions of the same kind, with the same labels in some dimensions.
struct ShotRule {
    QList<DimensionCode> same; ///< at least one
    QString prefer;            ///< filter over labels: examples that meet it come first; empty: none is preferred
    QString answer;            ///< what an example answers, with {rationale} and {answer}; empty: the answer alone
};

/// The facts named in braces in a text, in order, each once.
QStringList factsIn(const QString &text);
/// The text with the values of the facts named in braces. Names of no value stay as they are.
QString filled(const QString &text, const QMap<QString, QString> &facts);
/// @brief Whether a fact may have this value: 1…longestFact characters without white space around them, and of a number nothing but
/// digits, without a zero before others.
bool isFactValue(const FactForm &fact, const QString &value);

} // namespace yuyi
