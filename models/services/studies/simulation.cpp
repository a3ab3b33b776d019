// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/simulation.h"

#include "models/domain/annotation/written.h"
#include "models/statistics/random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudySimulation)
};

constexpr double medianMs = 14'000;
constexpr double logSpread = 0.5;
constexpr qint64 leastMs = 900;
constexpr qint64 pauseMs = 700;

/// 0 … 1, both left out.
double uniform(Random &random)
{
    return (static_cast<double>(random.next() >> 11) + 0.5) / 9007199254740992.0;
}

qint64 drawnTime(Random &random)
{
    const double radius = std::sqrt(-2 * std::log(uniform(random)));
    const double normal = radius * std::cos(2 * std::numbers::pi * uniform(random));
    return std::max(leastMs, static_cast<qint64>(std::llround(medianMs * std::exp(logSpread * normal))));
}

/// How often it knows the right answer; it never chooses that by chance.
std::optional<double> shareOf(SimulatedKind kind)
{
    switch (kind) {
    case SimulatedKind::Share60: return 0.6;
    case SimulatedKind::Share80: return 0.8;
    case SimulatedKind::Random:
    case SimulatedKind::Perfect: break;
    }
    return std::nullopt;
}

/// A set of one or more options; each set but `without` is as likely.
Answer drawnSet(Random &random, const QList<OptionId> &shown, const OptionSet &without)
{
    const quint32 sets = (1U << shown.size()) - 1;
    const bool leavesOut = !without.isEmpty() && sets > 1;
    OptionSet drawn{random.below(leavesOut ? sets - 1 : sets) + 1};
    if (leavesOut && drawn.bits >= without.bits)
        ++drawn.bits;
    QList<OptionId> options;
    for (const int position : drawn.positions())
        options.append(shown.at(position));
    return options;
}

/// The first accepted answers of all questions without options, in an order of their own.
QStringList acceptedWords(const QHash<QuestionVersionId, SimulatedQuestion> &questions)
{
    QStringList words;
    for (const SimulatedQuestion &question : questions) {
        if (!question.accepted.isEmpty())
            words.append(question.accepted.constFirst());
    }
    words.sort();
    words.removeDuplicates();
    return words;
}

/// What is right elsewhere; of a single question nothing is.
Answer drawnWords(Random &random, QStringList words, const SimulatedQuestion &question)
{
    words.removeIf([&](const QString &one) {
        return std::any_of(question.accepted.begin(), question.accepted.end(),
                           [&](const QString &wording) { return sameWritten(one, wording); });
    });
    return Answer::written(words.isEmpty() ? QStringLiteral("unknown")
                                           : words.at(random.below(static_cast<quint32>(words.size()))));
}

Answer drawnAnswer(Random &random, SimulatedKind kind, const Trial &trial, const SimulatedQuestion &question, const QStringList &words)
{
    const std::optional<double> share = shareOf(kind);
    const bool knows = kind == SimulatedKind::Perfect || (share && uniform(random) < *share);
    if (knows && !question.key.isEmpty())
        return question.key;
    if (trial.shownOrder.isEmpty())
        return drawnWords(random, words, question);
    if (question.takesSeveral)
        return drawnSet(random, trial.shownOrder, share ? positionsOf(question.key, trial.shownOrder) : OptionSet());
    QList<OptionId> offered = trial.shownOrder;
    if (share && offered.size() > 1)
        offered.removeOne(question.key.one);
    return offered.at(random.below(static_cast<quint32>(offered.size())));
}

} // namespace

QString titleOf(SimulatedKind kind)
{
    switch (kind) {
    case SimulatedKind::Random: return Tr::tr("Guesses at random");
    case SimulatedKind::Perfect: return Tr::tr("Always correct");
    case SimulatedKind::Share60: return Tr::tr("60% correct");
    case SimulatedKind::Share80: return Tr::tr("80% correct");
    }
    return {};
}

QList<Trial> simulatedAnswers(const Participant &participant, SimulatedKind kind, QList<Trial> trials,
                              const QHash<QuestionVersionId, SimulatedQuestion> &questions, int timeLimitSeconds, const QDateTime &start)
{
    Random random(static_cast<quint64>(participant.seed) ^ (static_cast<quint64>(kind) << 60));
    QDateTime now = start;
    const QStringList words = acceptedWords(questions);
    for (Trial &trial : trials) {
        const qint64 limit = static_cast<qint64>(timeLimitSeconds) * 1'000;
        trial.milliseconds = drawnTime(random);
        trial.shownAt = now;
        const Answer answer = drawnAnswer(random, kind, trial, questions.value(trial.question), words);
        if (limit > 0 && trial.milliseconds >= limit) {
            trial.milliseconds = limit;
            trial.flags = {TrialFlag::TimedOut};
        } else {
            trial.answer = answer;
            trial.firstAnswer = answer;
        }
        trial.answeredAt = now.addMSecs(trial.milliseconds);
        now = trial.answeredAt.addMSecs(pauseMs);
    }
    return trials;
}

} // namespace yuyi
