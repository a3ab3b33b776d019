// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/alignment.h"

#include "models/comparison/labelsets.h"
#include "models/comparison/textdiff.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/text.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace yuyi {

namespace {

constexpr double nearlyTheSame = 0.8;
constexpr double stemWeight = 0.3;
constexpr double writtenStemWeight = 0.7;
constexpr double stemTextWeight = 0.7; // of a stem that lists pictures

class Pairing
{
public:
    Pairing(qsizetype left, qsizetype right)
        : m_left(static_cast<size_t>(left), -1), m_right(static_cast<size_t>(right), -1),
          m_similarity(static_cast<size_t>(left), 0)
    {
    }

    void add(const Pair &pair)
    {
        m_left[static_cast<size_t>(pair.left)] = pair.right;
        m_right[static_cast<size_t>(pair.right)] = pair.left;
        m_similarity[static_cast<size_t>(pair.left)] = pair.similarity;
    }
    bool isFree(const Pair &pair) const
    {
        return m_left[static_cast<size_t>(pair.left)] < 0 && m_right[static_cast<size_t>(pair.right)] < 0;
    }
    /// The most similar ones first, as long as they reach the limit; of equals the earlier ones.
    void addBest(std::vector<Pair> candidates, double limit)
    {
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Pair &a, const Pair &b) { return a.similarity > b.similarity; });
        for (const Pair &pair : candidates) {
            if (pair.similarity >= limit && isFree(pair))
                add(pair);
        }
    }
    QList<Pair> inOrder() const
    {
        QList<Pair> pairs;
        for (size_t i = 0; i < m_left.size(); ++i)
            pairs.append({static_cast<int>(i), m_left[i], m_left[i] < 0 ? 0 : m_similarity[i]});
        for (size_t i = 0; i < m_right.size(); ++i) {
            if (m_right[i] < 0)
                pairs.append({-1, static_cast<int>(i), 0});
        }
        return pairs;
    }

private:
    std::vector<int> m_left;
    std::vector<int> m_right;
    std::vector<double> m_similarity;
};

/// Pictures are the same or not; with a text beside them, either counts half.
double optionSimilarity(const Option &left, const Option &right)
{
    if (left.picture.isNull() && right.picture.isNull())
        return textSimilarity(left.text, right.text);
    const double pictures = left.picture.sha256 == right.picture.sha256 ? 1 : 0;
    const bool noText = left.text.trimmed().isEmpty() && right.text.trimmed().isEmpty();
    return noText ? pictures : (pictures + textSimilarity(left.text, right.text)) / 2;
}

QSet<Sha256> hashesOf(const QList<Medium> &media)
{
    QSet<Sha256> hashes;
    for (const Medium &medium : media)
        hashes.insert(medium.sha256);
    return hashes;
}

/// The texts without their marks, and the share of listed pictures that both have.
double stemSimilarity(const Question &left, const Question &right)
{
    const double text = textSimilarity(unmarkedStem(left.stem), unmarkedStem(right.stem));
    if (left.media.isEmpty() && right.media.isEmpty())
        return text;
    const QSet<Sha256> ofLeft = hashesOf(left.media);
    const QSet<Sha256> ofRight = hashesOf(right.media);
    const qsizetype common = QSet<Sha256>(ofLeft).intersect(ofRight).size();
    const qsizetype all = ofLeft.size() + ofRight.size() - common;
    return stemTextWeight * text + (1 - stemTextWeight) * static_cast<double>(common) / static_cast<double>(all);
}

/// Of the two wordings that are most alike. Each of them is the whole answer, so the others take nothing away.
double acceptedSimilarity(const QStringList &left, const QStringList &right)
{
    double most = 0;
    for (const QString &one : left) {
        for (const QString &other : right)
            most = std::max(most, sameWritten(one, other) ? 1 : textSimilarity(one, other));
    }
    return most;
}

/// The accepted answers in the form in which they are counted, in one order, each once.
QStringList acceptedForms(const Question &question)
{
    QStringList forms;
    for (const QString &wording : question.accepted)
        forms.append(writtenForm(wording));
    forms.removeDuplicates();
    forms.sort();
    return forms;
}

} // namespace

QList<Pair> alignOptions(const Question &left, const Question &right)
{
    std::vector<Pair> candidates;
    for (int i = 0; i < left.options.size(); ++i) {
        for (int k = 0; k < right.options.size(); ++k)
            candidates.push_back({i, k, optionSimilarity(left.options.at(i), right.options.at(k))});
    }
    Pairing pairing(left.options.size(), right.options.size());
    pairing.addBest(candidates, nearlyTheSame);
    std::vector<Pair> keys;
    for (const Pair &pair : candidates) {
        if (left.options.at(pair.left).correct && right.options.at(pair.right).correct)
            keys.push_back(pair);
    }
    pairing.addBest(keys, 0);
    pairing.addBest(candidates, 0);
    return pairing.inOrder();
}

double questionSimilarity(const Question &left, const Question &right)
{
    if (left.options.isEmpty() && right.options.isEmpty()) {
        return writtenStemWeight * stemSimilarity(left, right)
             + (1 - writtenStemWeight) * acceptedSimilarity(left.accepted, right.accepted);
    }
    const QList<Pair> options = alignOptions(left, right);
    double sum = 0;
    for (const Pair &pair : options)
        sum += pair.similarity;
    const double shared = sum / static_cast<double>(options.size());
    return stemWeight * stemSimilarity(left, right) + (1 - stemWeight) * shared;
}

QList<Pair> alignQuestions(const QList<Question> &left, const QList<Question> &right, const QSet<QString> &fixed)
{
    std::vector<Pair> candidates;
    std::vector<Pair> askTheSame;
    for (int i = 0; i < left.size(); ++i) {
        for (int k = 0; k < right.size(); ++k) {
            if (left.at(i).kind != right.at(k).kind)
                continue;
            candidates.push_back({i, k,
                                  fixed.contains(left.at(i).kind)
                                      ? stemSimilarity(left.at(i), right.at(k))
                                      : questionSimilarity(left.at(i), right.at(k))});
            const QString stem = normalised(left.at(i).stem);
            if (!stem.isEmpty() && stem == normalised(right.at(k).stem))
                askTheSame.push_back(candidates.back());
        }
    }
    Pairing pairing(left.size(), right.size());
    pairing.addBest(candidates, sameQuestionLimit);
    // A stem that a preset fills in is everybody's: what differs then are the options.
    pairing.addBest(askTheSame, 0);
    return pairing.inOrder();
}

bool sameQuestion(const Question &a, const Question &b)
{
    if (a.kind != b.kind || normalised(a.stem) != normalised(b.stem) || a.options.size() != b.options.size() || a.media != b.media)
        return false;
    const auto said = [](const Question &question) {
        QList<std::tuple<QString, QString, bool>> list;
        for (const Option &option : question.options)
            list.append({normalised(option.text), option.picture.sha256.hex(), option.correct});
        std::sort(list.begin(), list.end());
        return list;
    };
    return said(a) == said(b) && acceptedForms(a) == acceptedForms(b) && equalLabels(a.labels, b.labels);
}

} // namespace yuyi
