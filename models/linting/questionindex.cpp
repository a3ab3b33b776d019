// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionindex.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace yuyi {

namespace {
/// The texts of the options, their pictures behind them; of a question without options its accepted answers.
QStringList answerTexts(const Question &question)
{
    if (question.options.isEmpty())
        return question.accepted;
    QStringList texts;
    for (const Option &option : question.options)
        texts.append(option.picture.isNull() ? option.text : QString(option.text % pictureToken(option.picture.sha256)));
    return texts;
}

QStringList mediaTokens(const Question &question)
{
    QStringList tokens;
    for (const Medium &medium : question.media)
        tokens.append(pictureToken(medium.sha256));
    return tokens;
}

/// `media`: tokens of the listed pictures.
std::vector<quint32> shinglesOf(const QString &stem, const QStringList &options, const QStringList &media)
{
    // Options and pictures are sorted so that the same question with them in another order is the same.
    const auto inOneOrder = [](QStringList texts) {
        for (QString &text : texts)
            text = bare(text);
        texts.sort();
        return texts;
    };
    const QStringList parts = QStringList{unmarkedStem(stem)} + inOneOrder(options) + inOneOrder(media);
    return shingles(parts.join(u' '));
}
} // namespace

QuestionIndex::QuestionIndex(double limit) : m_limit(qBound(0.05, limit, 1.0)) {}

/// The first shingles in the common order: two sets at or above the limit share one among so many of each.
std::vector<quint32> QuestionIndex::prefixOf(const std::vector<quint32> &all) const
{
    if (all.empty())
        return {};
    const auto needed = static_cast<size_t>(std::ceil(m_limit * static_cast<double>(all.size()) - 1e-9));
    const size_t length = all.size() - std::clamp<size_t>(needed, 1, all.size()) + 1;
    std::vector<std::pair<int, quint32>> ranked;
    ranked.reserve(all.size());
    for (const quint32 shingle : all)
        ranked.emplace_back(m_frequency.value(shingle, 0), shingle);
    std::nth_element(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(length - 1), ranked.end());
    std::vector<quint32> prefix(length);
    std::transform(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(length),
                   prefix.begin(), [](const auto &r) { return r.second; });
    return prefix;
}

void QuestionIndex::post(size_t index)
{
    for (const quint32 shingle : prefixOf(m_entries[index].shingles))
        m_postings[shingle].push_back(index);
}

/// Counts anew how often each shingle stands; done whenever the number of questions has doubled, or too many slots are empty.
void QuestionIndex::rebuild()
{
    std::erase_if(m_entries, [](const Entry &entry) { return entry.shingles.empty(); });
    m_byId.clear();
    m_frequency.clear();
    m_postings.clear();
    for (size_t i = 0; i < m_entries.size(); ++i) {
        m_byId.insert(m_entries[i].question, i);
        for (const quint32 shingle : m_entries[i].shingles)
            ++m_frequency[shingle];
    }
    for (size_t i = 0; i < m_entries.size(); ++i)
        post(i);
    m_builtFor = m_byId.size();
}

void QuestionIndex::set(const Question &question, const ImageId &image)
{
    remove(question.id);
    Entry entry{question.id, image, question.stem, shinglesOf(question.stem, answerTexts(question), mediaTokens(question))};
    if (entry.shingles.empty())
        return;
    const size_t index = m_entries.size();
    m_entries.push_back(std::move(entry));
    m_byId.insert(question.id, index);
    const auto slots = static_cast<qsizetype>(m_entries.size());
    if ((m_byId.size() >= 32 && m_byId.size() >= 2 * m_builtFor) || slots > 2 * m_byId.size() + 1024)
        rebuild();
    else
        post(index);
}

void QuestionIndex::fill(const QList<QuestionText> &questions)
{
    m_entries.reserve(m_entries.size() + static_cast<size_t>(questions.size()));
    for (const QuestionText &one : questions) {
        if (const auto known = m_byId.constFind(one.question); known != m_byId.constEnd())
            m_entries[known.value()] = Entry();
        m_byId.insert(one.question, m_entries.size());
        m_entries.push_back({one.question, one.image, one.stem, shinglesOf(one.stem, one.options, one.media)});
    }
    rebuild();
}

void QuestionIndex::remove(const QuestionId &question)
{
    const auto found = m_byId.constFind(question);
    if (found == m_byId.constEnd())
        return;
    for (const quint32 shingle : prefixOf(m_entries[found.value()].shingles)) {
        const auto posting = m_postings.find(shingle);
        if (posting == m_postings.end())
            continue;
        std::erase(posting.value(), found.value());
        if (posting.value().empty())
            m_postings.remove(shingle);
    }
    // The slot stays empty until the next rebuild: other entries keep their numbers.
    m_entries[found.value()] = Entry();
    m_byId.erase(found);
}

std::optional<QuestionIndex::Match> QuestionIndex::nearest(const Question &question, const ImageId &image) const
{
    const std::vector<quint32> wanted = shinglesOf(question.stem, answerTexts(question), mediaTokens(question));
    if (wanted.empty())
        return std::nullopt;
    const auto size = static_cast<double>(wanted.size());
    std::optional<Match> best;
    size_t first = 0;
    std::unordered_set<size_t> seen;
    for (const quint32 shingle : prefixOf(wanted)) {
        const auto posting = m_postings.constFind(shingle);
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
            if (similarity < m_limit - 1e-9
                || (best && (similarity < best->similarity || (similarity == best->similarity && index > first))))
                continue;
            best = Match{entry.question, entry.image, similarity, entry.stem};
            first = index;
        }
    }
    return best;
}

} // namespace yuyi
