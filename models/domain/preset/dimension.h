// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/preset/title.h"
#include "models/domain/result.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace yuyi {

/// Dimension → values in the preset's order. A dimension without values is absent.
using Labels = QMap<DimensionCode, QList<LabelCode>>;

/// The greatest number of values that have a digit key each.
inline constexpr qsizetype mostDigits = 9;
/// The greatest number of characters (code points) of a label of an open dimension.
inline constexpr qsizetype longestOpenLabel = 64;
/// The greatest number of labels of one open dimension that an image or a question has.
inline constexpr qsizetype mostOpenLabels = 40;

/// What the labels of a dimension say something about.
enum class LabelOf {
    Image,
    Question
};

inline constexpr CodeTable<LabelOf, 2> codesOf(LabelOf)
{
    return {{{LabelOf::Image, u"image"}, {LabelOf::Question, u"question"}}};
}

/// One value of a label dimension.
struct LabelValue {
    LabelCode code;
    Title title;
    QString published;     ///< the value in benchmark files
    LabelCode parent = {}; ///< in a nested dimension: the value of the parent dimension that it belongs to
    QString pinyin = {};   ///< syllables with blanks between them ("dian lu tu"), to be found by while one types; may be empty
};

/// @brief A dimension of labels (for CII-Bench: type, domain, emotion, rhetoric, difficulty). An open one has no values of its own: what
/// is typed is the label, and the code of the label is this text.
struct Dimension {
    DimensionCode code; ///< also the field name in benchmark files
    Title title;
    LabelOf of = LabelOf::Image;
    bool open = false;
    bool pickMany = false;
    bool ordered = false;
    bool required = true;
    DimensionCode parent;     ///< the dimension that it is nested in, an earlier one of the same owner; empty: none
    QList<LabelValue> values; ///< empty in an open dimension, unless they were found; see withValuesOf()

    bool ofQuestion() const { return of == LabelOf::Question; }
    const LabelValue *value(const LabelCode &code) const;
    /// The value with this published text or code; null if unknown.
    const LabelValue *published(const QString &text) const;
    /// Whether it is a label of the dimension: a value, or in an open one a text that openLabel() returns.
    bool knows(const LabelCode &label) const;
    /// The title of a label in the current language; of one that is no value its text.
    QString titleOf(const LabelCode &label) const;
    /// The label in benchmark files; of one that is no value its text.
    QString publishedOf(const LabelCode &label) const;
    /// @brief The label that a text of a file stands for: a published text or code, in an open dimension openLabel(). Nothing if it is
    /// none.
    std::optional<LabelCode> read(const QString &text) const;
    /// @brief The values to choose from under these labels of the parent dimension: none while there are no such labels, all in a
    /// dimension that is not nested.
    QList<LabelValue> under(const QList<LabelCode> &parents) const;
    /// Whether each value can have a digit key: closed, and at most mostDigits values to choose from at once.
    bool hasDigits() const;
    /// The labels in the preset's order, those that are no values last, each once. Of an open dimension: as given, each once.
    QList<LabelCode> inOrder(const QList<LabelCode> &labels) const;
};

/// @brief A label of an open dimension as it is stored: NFC, one blank for any white space inside, none around. Invalid: empty, longer
/// than longestOpenLabel, with a semicolon (which separates labels in tables) or a control character.
Result<LabelCode> openLabel(const QString &text);

/// @brief Whether what somebody typed may mean the value: it occurs in the published text, a title or the code, or the pinyin has it from
/// the beginning of a syllable on, written out ("dianlu") or by initials ("dlt"). Ignores case, width and blanks around it. An empty text
/// means every value.
bool matchesTyped(const LabelValue &value, const QString &typed);

/// A label, and how many items have it.
struct FoundLabel {
    LabelCode label;
    int count = 0;
};
/// The labels of one dimension that occur in these, the most frequent first, equally frequent ones in natural order.
QList<FoundLabel> foundLabels(const DimensionCode &dimension, const QList<Labels> &labels);

} // namespace yuyi
