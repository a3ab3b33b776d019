// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// @brief The options that a person or a model chose, or that are correct: a set, neither order nor repeats matter. To a question
/// without options the answer is a text.
struct Answer {
    Answer() = default;
    /// One option; none if it is null.
    Answer(const OptionId &option)
        : one(option)
    {
    }
    Answer(const QList<OptionId> &options);
    /// The answer to a question without options, without white space around it.
    static Answer written(const QString &text);

    bool isEmpty() const { return one.isNull() && several.isEmpty() && text.isEmpty(); }
    /// The number of options.
    qsizetype count() const { return one.isNull() ? several.size() : 1; }
    bool contains(const OptionId &option) const;
    /// In ascending order of their ids.
    QList<OptionId> options() const;

    friend bool operator==(const Answer &, const Answer &) = default;
    friend size_t qHash(const Answer &answer, size_t seed = 0) { return qHashMulti(seed, answer.one, answer.several, answer.text); }

    /// As it is stored: the only option, or two and more in ascending order of their ids.
    OptionId one;
    QList<OptionId> several;
    QString text; ///< as it was written; empty where options are chosen
};

/// @brief Options by their positions in a list: bit 0 is the first. Holds as many as a question may have.
struct OptionSet {
    quint32 bits = 0;

    static OptionSet of(int position) { return {position < 0 ? 0U : 1U << position}; }
    bool isEmpty() const { return bits == 0; }
    bool contains(int position) const { return position >= 0 && position < 32 && (bits >> position & 1U) != 0; }
    void add(int position) { bits |= of(position).bits; }
    int count() const;
    /// In ascending order.
    QList<int> positions() const;
    /// The only position; −1 when none or several.
    int only() const;

    friend bool operator==(const OptionSet &, const OptionSet &) = default;
    /// By the first option in which they differ: A, AB, B.
    friend bool operator<(const OptionSet &a, const OptionSet &b) { return a.positions() < b.positions(); }
    friend size_t qHash(const OptionSet &set, size_t seed = 0) { return ::qHash(set.bits, seed); }
};

/// @brief An answer as figures count it: its options by position, or what was written, so that answers that say the same are equal.
struct GivenAnswer {
    GivenAnswer() = default;
    GivenAnswer(const OptionSet &set)
        : options(set)
    {
    }
    GivenAnswer(const Answer &answer, const QList<OptionId> &order);

    bool isEmpty() const { return options.isEmpty() && text.isEmpty(); }

    friend bool operator==(const GivenAnswer &, const GivenAnswer &) = default;
    friend bool operator<(const GivenAnswer &a, const GivenAnswer &b)
    {
        return a.options == b.options ? a.text < b.text : a.options < b.options;
    }
    friend size_t qHash(const GivenAnswer &answer, size_t seed = 0) { return qHashMulti(seed, answer.options, answer.text); }

    OptionSet options;
    QString text; ///< as writtenForm() returns it; empty where options are chosen
};

/// How often each answer was given.
using AnswerCounts = QMap<GivenAnswer, int>;

/// The positions of an answer's options in a list, where they are in it.
OptionSet positionsOf(const Answer &answer, const QList<OptionId> &order);

/// @brief The probability that an answer at random is right: one of the options, or any set of at least one where the question takes
/// several. 0 without options: no text is likely by chance.
double chanceOf(qsizetype options, bool takesSeveral);

/// "AC" for the first and the third option, empty for none. What people see is optionLabels().
QString optionLetters(const OptionSet &options);

} // namespace yuyi
