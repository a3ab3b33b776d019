// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionindex.h"

#include "models/domain/text.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace yuyi {

namespace {
std::vector<quint32> shinglesOf(const Question &question)
{
    // Options are sorted so that the same question with its options in another order is the same.
    QStringList options;
    for (const Option &option : question.options)
        options.append(bare(option.text));
    options.sort();
    return shingles(QString(question.stem % u' ' % options.join(u' ')));
}
} // namespace

QuestionIndex::QuestionIndex(double limit) : m_limit(qBound(0.05, limit, 1.0)) {}

/// Two sets at or above the limit share a shingle among the first so many of each, in any common order.
size_t QuestionIndex::prefixLength(size_t count) const
{
    if (count == 0)
        return 0;
    const auto needed = static_cast<size_t>(std::ceil(m_limit * static_cast<double>(count) - 1e-9));
    return count - std::clamp<size_t>(needed, 1, count) + 1;
}

void QuestionIndex::set(const Question &question, const ImageId &image)
{
    remove(question.id);
    Entry entry{question.id, image, question.stem, shinglesOf(question)};
    const size_t index = m_entries.size();
    const size_t prefix = prefixLength(entry.shingles.size());
    for (size_t i = 0; i < prefix; ++i)
        m_postings[entry.shingles[i]].push_back(index);
    m_entries.push_back(std::move(entry));
    m_byId.insert(question.id, index);
}

void QuestionIndex::remove(const QuestionId &question)
{
    const auto found = m_byId.constFind(question);
    if (found == m_byId.constEnd())
        return;
    Entry &entry = m_entries[found.value()];
    const size_t prefix = prefixLength(entry.shingles.size());
    for (size_t i = 0; i < prefix; ++i) {
        const auto posting = m_postings.find(entry.shingles[i]);
        if (posting == m_postings.end())
            continue;
        std::erase(posting.value(), found.value());
        if (posting.value().empty())
            m_postings.erase(posting);
    }
    // The slot stays empty: other entries keep their numbers.
    entry = Entry();
    m_byId.erase(found);
}

std::optional<QuestionIndex::Match> QuestionIndex::nearest(const Question &question, const ImageId &image) const
{
    const std::vector<quint32> wanted = shinglesOf(question);
    if (wanted.empty())
        return std::nullopt;
    const auto size = static_cast<double>(wanted.size());
    std::optional<Match> best;
    std::unordered_set<size_t> seen;
    const size_t prefix = prefixLength(wanted.size());
    for (size_t i = 0; i < prefix; ++i) {
        const auto posting = m_postings.constFind(wanted[i]);
        if (posting == m_postings.constEnd())
            continue;
        for (const size_t index : posting.value()) {
            const Entry &entry = m_entries[index];
            const auto other = static_cast<double>(entry.shingles.size());
            if (entry.question == question.id || entry.image == image || std::min(size, other) < m_limit * std::max(size, other) - 1e-9)
                continue;
            if (!seen.insert(index).second)
                continue;
            const double similarity = jaccard(wanted, entry.shingles);
            if (similarity >= m_limit - 1e-9 && (!best || similarity > best->similarity))
                best = Match{entry.question, entry.image, similarity, entry.stem};
        }
    }
    return best;
}

} // namespace yuyi
