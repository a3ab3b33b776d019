// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace yuyi {

/// @brief An index of a project's questions that finds near-duplicates among thousands in well under a millisecond. Similarity is
/// the Jaccard index over pairs of neighbouring characters (bigrams) of stem and options, with the hashes of their pictures.
/// Candidates come from prefix filtering (Bayardo, Ma, Srikant: Scaling Up All Pairs Similarity Search, WWW 2007), which misses none.
/// Not thread-safe; copyable.
class QuestionIndex
{
public:
    struct Match {
        QuestionId question;
        ImageId image;
        double similarity = 0; ///< 0…1
        QString stem;
    };

    /// Questions with a similarity of at least `limit` are near-duplicates; 0 < limit ≤ 1.
    explicit QuestionIndex(double limit = 0.85);

    /// Adds a question, or replaces the question with the same id.
    void set(const Question &question, const ImageId &image);
    /// Adds many at once, as `set` would one after the other, but in a fraction of its time.
    void fill(const QList<QuestionText> &questions);
    void remove(const QuestionId &question);
    qsizetype size() const { return m_byId.size(); }

    /// The most similar question of another image with a similarity of at least the limit, of equally similar ones the one that was
    /// added first; never the question itself.
    std::optional<Match> nearest(const Question &question, const ImageId &image) const;

private:
    struct Entry {
        QuestionId question;
        ImageId image;
        QString stem;
        std::vector<quint32> shingles; ///< empty: removed
    };
    std::vector<quint32> prefixOf(const std::vector<quint32> &shingles) const;
    void post(size_t index);
    void rebuild();

    double m_limit;
    std::vector<Entry> m_entries;
    QHash<QuestionId, size_t> m_byId;
    QHash<quint32, int> m_frequency; ///< as of the last rebuild; any fixed order is correct, rare first is fastest
    qsizetype m_builtFor = 0;
    QHash<quint32, std::vector<size_t>> m_postings; ///< shingle of a prefix → entries
};

} // namespace yuyi
