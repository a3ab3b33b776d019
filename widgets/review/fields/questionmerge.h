// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/alignment.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/dimension.h"
#include "models/services/review/adjudicationservice.h"

#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// A part of a question that is compared by itself.
struct QuestionPart {
    enum class Kind {
        Stem,
        Pictures,
        Option,
        Accepted,
        Key,
        Rationale,
        Label ///< all labels of one dimension
    };
    Kind kind = Kind::Stem;
    Pair pair = {};               ///< of options: indices left and right
    DimensionCode dimension = {}; ///< of labels
};

/// @brief Two versions of a question, and how a final one is made of parts of both. Plain values, no widgets.
class QuestionMerge
{
public:
    /// Pairs the options of both sides. `field`: a field with questions; `dimensions`: those of questions.
    explicit QuestionMerge(const CaseField &field, const QList<Dimension> &dimensions = {});
    /// Takes the stored state of the same field. The pairs stay.
    void take(const CaseField &field);

    /// The question of a side; null if it has none.
    const Question *side(bool left) const;
    /// The question of a side; an empty one if it has none.
    Question sideOrNone(bool left) const;
    bool hasBoth() const { return side(true) && side(false); }
    /// @brief All parts in order. Pictures are a part if a side lists some; those of options belong to the options. Without options the
    /// accepted answers are one part. The key of options is a part of its own only if the sides disagree about it; the rationale, if a
    /// side has one. Each dimension in which a side has labels is a part.
    QList<QuestionPart> parts() const;
    /// @brief The index of a part's option in the final question: as in the wording it was made from. What only the other one has comes
    /// behind those. −1: none.
    int optionIndex(const Question &final, const QuestionPart &part) const;
    /// The index of the option in a side; −1: the side has none.
    static int indexInSide(const QuestionPart &part, bool left) { return left ? part.pair.left : part.pair.right; }
    /// The text of a part, accepted answers one per line; `option`: index of the option, for options.
    static QString text(const Question &question, const QuestionPart &part, int option);
    /// The same for people to read: marks of pictures as words.
    static QString shownText(const Question &question, const QuestionPart &part, int option);
    /// @brief The pictures of a part: those that the stem shows, or that of an option. `own`: the picture of the image.
    static QList<ItemPicture> pictures(const Question &question, const QuestionPart &part, int option, const Medium &own);
    /// Whether a part, with the indices of its option, says and shows the same in both questions. What is empty is in neither.
    static bool sameIn(const QuestionPart &part, const Question &a, int optionOfA, const Question &b, int optionOfB);
    /// @brief Returns the question with a part taken from one side; no value if that side or the question has no place for it. With labels
    /// come those that they are nested in, or that are nested in them, where these do not fit.
    std::optional<Question> adopted(Question question, const QuestionPart &part, bool left) const;
    /// @brief Returns the question with the labels of a part that either side has, or that both have. No value for other parts, where one
    /// label is chosen, or if a side has no question.
    std::optional<Question> joined(Question question, const QuestionPart &part, bool either) const;
    /// Whether both questions would be read as the same.
    static bool sameWording(const Question &a, const Question &b);
    /// Whether they have the same labels, too.
    static bool isSame(const Question &a, const Question &b) { return sameWording(a, b) && a.labels == b.labels; }
    /// Whether both have a key, and the correct options read the same.
    static bool sameKey(const Question &a, const Question &b);
    /// The accepted answers that text() shows as this text.
    static QStringList acceptedIn(const QString &text);
    /// Makes these options the key.
    static void setKeys(Question &question, const OptionSet &keys);

private:
    bool isFromLeft(const Question &question) const { return side(true) && question.id == side(true)->id; }
    /// `done`: dimensions that were taken already.
    void takeLabels(Labels &labels, const Labels &from, const DimensionCode &dimension, QSet<DimensionCode> &done) const;
    const Dimension *dimensionOf(const QuestionPart &part) const;

    QList<Question> m_left;
    QList<Question> m_right;
    QList<Pair> m_options;
    QList<Dimension> m_dimensions;
};

} // namespace yuyi
