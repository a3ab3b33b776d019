// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <utility>
#include <vector>

namespace yuyi {

/// @file Who is asked what, and in which order: pure, the same on every machine for the same study and seed.

/// @name Seeds, each from its parent by SHA-256; not negative
/// @{
qint64 participantSeed(qint64 studySeed, int number);
qint64 optionSeed(qint64 seedOfParticipant, const QuestionVersionId &question);
/// @}

/// Simulated participants are numbered from here, so that people keep the numbers, and with them the plans, from 1.
inline constexpr int simulatedFrom = 10'001;

/// The number that decides items and orders: a simulated participant gets the number of the real person in the same place.
int planNumber(int number);

/// @brief The order of `blocks` blocks for the participant who is `number`-th, from 1: rows of a Williams design (Williams 1949).
/// For an even number n rows in which every block stands in every place once and follows every other once; for an odd number
/// 2n rows, the second n being the first read backwards.
QList<int> blockOrder(int blocks, int number);

/// How many gold items go with so many main items: the share, rounded up.
int goldItems(int mainItems, double share);

/// @brief Where gold items go: each is shown before the main item of this index. Even over all, within each stretch by the
/// seed, never before the first; ascending. `mainItems` itself: behind the last.
QList<int> goldPlaces(int mainItems, int gold, qint64 seed);

/// @brief Plans one participant after the other; each sees what the others before were given.
///
/// Coverage: `itemsPerPerson` main items each, always those that fewest others answer or are to answer, so that the numbers of
/// answers of two items never differ by more than one, and what drop-outs leave open is asked first. Within that a person's
/// shares of the categories are those of all items, rounded up or down: so are the sums over all people so far (Pfair, see
/// `fairShares`). Only where drop-outs left a gap are they as near as it allows. Of two items as good as each other the one comes
/// that has met the person's other items less often. PerCategory: so many of each category, the least asked first.
class StudyPlanner
{
public:
    /// @param items of all parts, by position
    /// @param options of each question in the author's order
    StudyPlanner(StudyDesign design, QList<StudyItem> items, QHash<QuestionVersionId, QList<OptionId>> options);

    /// @brief Somebody else who answers these main items, or is to: only Coverage and PerCategory look at it. Who is
    /// withdrawn is not counted; of who has ended, only what they answered.
    void count(const QList<QuestionVersionId> &mainItems);

    /// @brief All trials of a participant (`number` and `seed` are read), and counts them. Ids are new, all else is decided by
    /// the arguments.
    QList<Trial> plan(const Participant &participant);

    /// Main items for each person.
    int itemsPerPerson() const { return m_perPerson; }
    /// How many answer each main item so far, in their order.
    const std::vector<int> &answers() const { return m_answers; }
    /// Indexes in the list of items that are main ones.
    const QList<qsizetype> &mainItems() const { return m_main; }
    /// How many people answer the same two main items, the fewest and the most over all pairs; −1 where it is not counted:
    /// with more than 2,000 items, or where everybody answers everything.
    std::pair<int, int> pairRange() const;

private:
    QList<int> choose(qint64 seed) const;
    QList<int> chooseCovering(qint64 seed) const;
    QList<int> choosePerCategory(qint64 seed) const;
    /// @brief How many of each category the next person is to get, so that their shares and the sums over all people are the exact
    /// ones, rounded up or down. Empty where what the others have been given is not like that already.
    ///
    /// Categories are tasks, the people slots, and an item beyond the rounded-down share is a unit of a task: the PD² schedule of
    /// Anderson and Srinivasan (2004) keeps every unit within its window, and never leaves a slot short.
    std::vector<int> fairShares() const;
    std::vector<int> sharesOfLevel(const std::vector<int> &taken, const std::vector<int> &level, int wanted) const;
    void countIndexes(const QList<int> &chosen);
    QList<QList<int>> blocksOf(QList<int> chosen, int number, qint64 seed) const;
    Trial trialOf(qsizetype item, const Participant &participant, int block) const;

    StudyDesign m_design;
    QList<StudyItem> m_items;
    QHash<QuestionVersionId, QList<OptionId>> m_options;
    QList<qsizetype> m_main;             ///< in m_items
    QList<qsizetype> m_practice;
    QList<qsizetype> m_gold;
    QHash<QuestionVersionId, int> m_index;   ///< in m_main
    std::vector<int> m_category;         ///< of each main item, index in m_categorySizes
    std::vector<int> m_categorySizes;
    QStringList m_blocks;                ///< labels, as they first come
    std::vector<int> m_answers;
    std::vector<quint16> m_pairs;        ///< m_main × m_main; empty: not counted
    int m_perPerson = 0;
};

} // namespace yuyi
