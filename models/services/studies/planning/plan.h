// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"
#include "models/services/studies/planning/orders.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

#include <utility>
#include <vector>

namespace yuyi {

/// @brief Assigns items to participants and orders them. Plans one participant after the other; each plan depends on what the
/// others were given. The same study and seed give the same plan on every machine.
///
/// Coverage: `itemsPerPerson` main items each, always those with the fewest answers so far or planned. The numbers of answers
/// of two items differ by at most one, and items left open by drop-outs are asked first. Each person's shares of the categories
/// equal those of all items, rounded up or down, and so do the sums over all people (Pfair, see fairShares()); after drop-outs
/// they are as near as possible. With `atLeast`, everybody answers so many items of each category, of small ones more than their
/// share; then the numbers of answers differ by at most one within each category, and none is below `answersPerItem`. On a tie the
/// item that has met the person's other items less often is chosen. PerCategory: the given number of items of each category, the
/// least asked first.
class StudyPlanner
{
public:
    /// @param items of all parts, by position
    /// @param options of each question in the author's order
    StudyPlanner(StudyDesign design, QList<StudyItem> items, QHash<QuestionVersionId, QList<OptionId>> options);

    /// The questions whose options are never shuffled.
    void keepOrder(const QSet<QuestionVersionId> &questions) { m_inOrder = questions; }

    /// @brief Counts another person who answers these main items, or will; used only by Coverage and PerCategory. Do not count
    /// people who withdrew; of people who have ended, count only the items they answered.
    void count(const QList<QuestionVersionId> &mainItems);

    /// @brief Returns all trials of a participant (reads `number` and `seed`) and counts them. The ids are new; all else
    /// follows from the arguments.
    QList<Trial> plan(const Participant &participant);

    /// Number of main items for each person.
    int itemsPerPerson() const { return m_perPerson; }
    /// Number of people who answer each main item so far, in the order of the main items.
    const std::vector<int> &answers() const { return m_answers; }
    /// Indexes of the main items in the list of items.
    const QList<qsizetype> &mainItems() const { return m_main; }
    /// Returns the fewest and the most people who answer the same two main items, over all pairs; −1 if it is not counted: with
    /// more than 2,000 items, or if everybody answers everything.
    std::pair<int, int> pairRange() const;

private:
    QList<int> choose(qint64 seed) const;
    QList<int> chooseCovering(qint64 seed) const;
    QList<int> chooseAtLeast(qint64 seed) const;
    /// So many items of each category, of those that were asked least.
    QList<int> leastAsked(const std::vector<int> &shares, qint64 seed) const;
    QList<int> choosePerCategory(qint64 seed) const;
    std::vector<int> givenByCategory() const;
    void countIndexes(const QList<int> &chosen);
    QList<QList<int>> blocksOf(QList<int> chosen, int number, qint64 seed) const;
    Trial trialOf(qsizetype item, const Participant &participant, int block) const;

    StudyDesign m_design;
    QList<StudyItem> m_items;
    QHash<QuestionVersionId, QList<OptionId>> m_options;
    QSet<QuestionVersionId> m_inOrder;
    QList<qsizetype> m_main; ///< in m_items
    QList<qsizetype> m_practice;
    QList<qsizetype> m_gold;
    QHash<QuestionVersionId, int> m_index; ///< in m_main
    std::vector<int> m_category;           ///< of each main item: index in m_categorySizes
    std::vector<int> m_categorySizes;
    std::vector<int> m_least; ///< items of each category that everybody answers; empty: no matter
    QStringList m_blocks;     ///< labels, in the order of first occurrence
    std::vector<int> m_answers;
    std::vector<quint16> m_pairs; ///< m_main × m_main; empty: not counted
    int m_perPerson = 0;
};

} // namespace yuyi
