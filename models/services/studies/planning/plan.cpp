// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/plan.h"

#include "models/services/rules/optionorder.h"
#include "models/services/studies/planning/fairshares.h"
#include "models/statistics/random.h"

#include <algorithm>
#include <map>

namespace yuyi {

namespace {

constexpr int pairsAtMost = 2'000;

template <typename List>
void shuffle(List &list, qint64 seed)
{
    Random random(static_cast<quint64>(seed));
    for (qsizetype i = static_cast<qsizetype>(list.size()) - 1; i > 0; --i) {
        const auto j = static_cast<qsizetype>(random.below(static_cast<quint32>(i) + 1));
        std::swap(*(list.begin() + i), *(list.begin() + j));
    }
}

/// Items of one number of answers, by category.
using Level = std::vector<std::vector<int>>;

/// Takes items one by one: of the candidates always one that has met those taken before least often.
class Picker
{
public:
    Picker(const std::vector<quint16> &pairs, size_t items) : m_pairs(pairs), m_met(items, 0) {}

    void take(int item)
    {
        chosen.append(item);
        if (m_pairs.empty())
            return;
        const size_t row = static_cast<size_t>(item) * m_met.size();
        // Squares: one pair that met twice is worse than two that met once.
        for (size_t j = 0; j < m_met.size(); ++j)
            m_met[j] += static_cast<qint64>(m_pairs[row + j]) * m_pairs[row + j];
    }
    void take(std::vector<int> candidates, int count)
    {
        for (; count > 0 && !candidates.empty(); --count) {
            const auto best = std::min_element(candidates.begin(), candidates.end(), [&](int a, int b) {
                return m_met[static_cast<size_t>(a)] < m_met[static_cast<size_t>(b)];
            });
            const int item = *best;
            candidates.erase(best);
            take(item);
        }
    }

    QList<int> chosen;

private:
    const std::vector<quint16> &m_pairs;
    std::vector<qint64> m_met;
};

} // namespace

StudyPlanner::StudyPlanner(StudyDesign design, QList<StudyItem> items,
                           QHash<QuestionVersionId, QList<OptionId>> options)
    : m_design(std::move(design)), m_items(std::move(items)), m_options(std::move(options))
{
    QHash<QString, int> categories;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const StudyItem &item = m_items.at(i);
        if (item.part == StudyPart::Practice)
            m_practice.append(i);
        if (item.part == StudyPart::Gold)
            m_gold.append(i);
        if (item.part != StudyPart::Main)
            continue;
        m_index.insert(item.item.question, static_cast<int>(m_main.size()));
        m_main.append(i);
        const QString category = m_design.category.isEmpty() ? QString() : item.category;
        const int known = categories.value(category, static_cast<int>(m_categorySizes.size()));
        if (known == static_cast<int>(m_categorySizes.size())) {
            categories.insert(category, known);
            m_categorySizes.push_back(0);
        }
        m_category.push_back(known);
        ++m_categorySizes[static_cast<size_t>(known)];
        if (!m_blocks.contains(item.block))
            m_blocks.append(item.block);
    }
    // Items without a label are no category of which everybody should have some.
    const auto unlabelled = static_cast<size_t>(categories.value(QString(), -1));
    const auto count = static_cast<int>(m_main.size());
    m_answers.assign(static_cast<size_t>(count), 0);
    switch (m_design.shape) {
    case StudyShape::Everything:
    case StudyShape::Stratified: // drawn when the items were selected
        m_perPerson = count;
        break;
    case StudyShape::PerCategory:
        for (const int size : m_categorySizes)
            m_perPerson += std::clamp(m_design.perCategory, 0, size);
        break;
    case StudyShape::Coverage: {
        const int people = std::max(1, m_design.people);
        const int each = std::max(1, m_design.answersPerItem);
        if (m_design.atLeast > 0) {
            for (size_t c = 0; c < m_categorySizes.size(); ++c)
                m_least.push_back(c == unlabelled ? 0 : std::min(m_design.atLeast, m_categorySizes[c]));
        }
        qint64 wanted = 0; // answers of all people
        for (size_t c = 0; c < m_categorySizes.size(); ++c) {
            const qint64 least = m_least.empty() ? 0 : static_cast<qint64>(people) * m_least[c];
            wanted += std::max(least, static_cast<qint64>(m_categorySizes[c]) * each);
        }
        m_perPerson = static_cast<int>(std::min<qint64>(count, (wanted + people - 1) / people));
        break;
    }
    }
    if (m_perPerson < count && count <= pairsAtMost)
        m_pairs.assign(static_cast<size_t>(count) * static_cast<size_t>(count), 0);
}

void StudyPlanner::count(const QList<QuestionVersionId> &mainItems)
{
    QList<int> indexes;
    for (const QuestionVersionId &question : mainItems) {
        if (const auto found = m_index.constFind(question); found != m_index.constEnd())
            indexes.append(*found);
    }
    countIndexes(indexes);
}

void StudyPlanner::countIndexes(const QList<int> &chosen)
{
    for (const int item : chosen)
        ++m_answers[static_cast<size_t>(item)];
    if (m_pairs.empty())
        return;
    const auto items = static_cast<size_t>(m_main.size());
    for (const int a : chosen) {
        for (const int b : chosen) {
            quint16 &pair = m_pairs[static_cast<size_t>(a) * items + static_cast<size_t>(b)];
            if (a != b && pair < 0xFFFF)
                ++pair;
        }
    }
}

std::pair<int, int> StudyPlanner::pairRange() const
{
    const auto items = static_cast<size_t>(m_main.size());
    if (m_pairs.empty() || items < 2)
        return {-1, -1};
    int least = 0xFFFF;
    int most = 0;
    for (size_t a = 0; a < items; ++a) {
        for (size_t b = a + 1; b < items; ++b) {
            least = std::min<int>(least, m_pairs[a * items + b]);
            most = std::max<int>(most, m_pairs[a * items + b]);
        }
    }
    return {least, most};
}

std::vector<int> StudyPlanner::givenByCategory() const
{
    std::vector<int> given(m_categorySizes.size(), 0);
    for (size_t i = 0; i < m_answers.size(); ++i)
        given[static_cast<size_t>(m_category[i])] += m_answers[i];
    return given;
}

QList<int> StudyPlanner::chooseCovering(qint64 seed) const
{
    std::vector<int> order(m_answers.size());
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    shuffle(order, seed);
    std::map<int, Level> levels;
    for (const int item : order) {
        Level &level = levels[m_answers[static_cast<size_t>(item)]];
        level.resize(m_categorySizes.size());
        level[static_cast<size_t>(m_category[static_cast<size_t>(item)])].push_back(item);
    }
    Picker picker(m_pairs, m_answers.size());
    const std::vector<int> fair = fairShares(m_categorySizes, givenByCategory(), m_perPerson);
    std::vector<int> taken(m_categorySizes.size(), 0);
    int left = m_perPerson;
    for (const auto &[answers, level] : levels) {
        std::vector<int> sizes;
        int size = 0;
        for (const std::vector<int> &items : level) {
            sizes.push_back(static_cast<int>(items.size()));
            size += sizes.back();
        }
        std::vector<int> shares = sizes;
        if (size > left) {
            // Whole levels were taken before this one: where the others are as they should be, what is left of the fair shares fits it.
            bool fits = !fair.empty();
            for (size_t c = 0; fits && c < fair.size(); ++c) {
                shares[c] = fair[c] - taken[c];
                fits = shares[c] >= 0 && shares[c] <= sizes[c];
            }
            if (!fits)
                shares = sharesOfLevel(m_categorySizes, taken, sizes, left);
        }
        for (size_t c = 0; c < shares.size(); ++c) {
            picker.take(level[c], shares[c]);
            taken[c] += shares[c];
            left -= shares[c];
        }
        if (left <= 0)
            break;
    }
    return picker.chosen;
}

QList<int> StudyPlanner::leastAsked(const std::vector<int> &shares, qint64 seed) const
{
    std::vector<int> order(m_answers.size());
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    shuffle(order, seed);
    Picker picker(m_pairs, m_answers.size());
    for (size_t c = 0; c < m_categorySizes.size(); ++c) {
        std::map<int, std::vector<int>> levels;
        for (const int item : order) {
            if (m_category[static_cast<size_t>(item)] == static_cast<int>(c))
                levels[m_answers[static_cast<size_t>(item)]].push_back(item);
        }
        int left = std::clamp(shares[c], 0, m_categorySizes[c]);
        for (const auto &[answers, level] : levels) {
            const int count = std::min(left, static_cast<int>(level.size()));
            picker.take(level, count);
            left -= count;
        }
    }
    return picker.chosen;
}

QList<int> StudyPlanner::choosePerCategory(qint64 seed) const
{
    return leastAsked(std::vector<int>(m_categorySizes.size(), m_design.perCategory), seed);
}

QList<int> StudyPlanner::chooseAtLeast(qint64 seed) const
{
    const LeastShares wanted = leastShares(m_categorySizes, m_least, m_perPerson);
    return leastAsked(fairShares(wanted, m_categorySizes, givenByCategory(), m_perPerson), seed);
}

QList<int> StudyPlanner::choose(qint64 seed) const
{
    QList<int> chosen;
    switch (m_design.shape) {
    case StudyShape::Everything:
    case StudyShape::Stratified: // drawn when the items were selected
        for (int i = 0; i < static_cast<int>(m_main.size()); ++i)
            chosen.append(i);
        break;
    case StudyShape::PerCategory:
        chosen = choosePerCategory(seed);
        break;
    case StudyShape::Coverage:
        chosen = m_least.empty() ? chooseCovering(seed) : chooseAtLeast(seed);
        break;
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

QList<QList<int>> StudyPlanner::blocksOf(QList<int> chosen, int number, qint64 seed) const
{
    if (m_design.shuffleItems)
        shuffle(chosen, seed);
    QList<QList<int>> blocks;
    if (!m_design.blocks.isEmpty()) {
        const QList<int> order = blockOrder(static_cast<int>(m_blocks.size()), number);
        for (const int label : order) {
            QList<int> block;
            for (const int item : std::as_const(chosen)) {
                if (m_items.at(m_main.at(item)).block == m_blocks.at(label))
                    block.append(item);
            }
            if (!block.isEmpty())
                blocks.append(block);
        }
        return blocks;
    }
    const auto items = static_cast<int>(chosen.size());
    const int count = m_design.blockSize > 0 ? (items + m_design.blockSize - 1) / m_design.blockSize : 1;
    for (int i = 0; i < count; ++i) {
        const auto first = static_cast<qint64>(i) * items / count;
        blocks.append(chosen.mid(first, static_cast<qint64>(i + 1) * items / count - first));
    }
    if (m_design.shuffleItems || count < 2)
        return blocks;
    QList<QList<int>> counterbalanced;
    const QList<int> order = blockOrder(count, number);
    for (const int block : order)
        counterbalanced.append(blocks.at(block));
    return counterbalanced;
}

Trial StudyPlanner::trialOf(qsizetype item, const Participant &participant, int block) const
{
    const StudyItem &shown = m_items.at(item);
    Trial trial;
    trial.id = TrialId::create();
    trial.participant = participant.id;
    trial.block = block;
    trial.part = shown.part;
    trial.question = shown.item.question;
    trial.shownOrder = m_options.value(trial.question);
    if (m_design.shuffleOptions && !m_inOrder.contains(trial.question))
        trial.shownOrder = shuffled(trial.shownOrder, orderSeedOfParticipant(participant.seed, trial.question));
    return trial;
}

QList<Trial> StudyPlanner::plan(const Participant &participant)
{
    const QList<int> chosen = choose(derivedSeed(participant.seed, "items"));
    QList<Trial> trials;
    int block = 0;
    for (qsizetype i = 0; i < m_practice.size() && i < m_design.practice; ++i)
        trials.append(trialOf(m_practice.at(i), participant, block));
    if (!trials.isEmpty())
        ++block;
    const auto mainItems = static_cast<int>(chosen.size());
    QList<qsizetype> gold = m_gold;
    shuffle(gold, derivedSeed(participant.seed, "gold"));
    gold = gold.mid(0, goldItems(mainItems, m_design.goldShare));
    const QList<int> positions =
        goldPositions(mainItems, static_cast<int>(gold.size()), derivedSeed(participant.seed, "gold places"));
    qsizetype nextGold = 0;
    int shown = 0;
    const QList<QList<int>> blocks =
        blocksOf(chosen, planNumber(participant.number), derivedSeed(participant.seed, "order"));
    for (const QList<int> &items : blocks) {
        for (const int item : items) {
            trials.append(trialOf(m_main.at(item), participant, block));
            ++shown;
            // Before the next item means within the block of this one: a gold item never opens a block.
            for (; nextGold < gold.size() && positions.at(nextGold) == shown; ++nextGold)
                trials.append(trialOf(gold.at(nextGold), participant, block));
        }
        ++block;
    }
    for (qsizetype i = 0; i < trials.size(); ++i)
        trials[i].position = static_cast<int>(i);
    countIndexes(chosen);
    return trials;
}

} // namespace yuyi
