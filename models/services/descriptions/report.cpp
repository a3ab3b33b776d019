// SPDX-License-Identifier: GPL-3.0-or-later
// Reading what was said of descriptions, and the figures of it. Files of it are in descriptionexport.cpp.
#include "models/services/descriptions/report.h"

#include "models/services/descriptions/ratingservice.h"
#include "models/services/rules/permissions.h"
#include "models/stores/ratingstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DescriptionReport)
};

constexpr double halfPoint = 0.5;

bool isTogether(ScorerKind kind)
{
    return kind == ScorerKind::MeanOfPeople || kind == ScorerKind::MedianOfPeople;
}

GivenScore givenOf(const ReplyRating &rating)
{
    return {rating.score, rating.rule, rating.perspectives, rating.note,
            rating.judgement.isNull() && rating.rule == RatingService::lateRule()};
}

double middleOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return quantileOfSorted(values, 0.5);
}

double meanOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// A judge's replies by the slot they are about: its newest ones.
Result<DescriptionScorer> judgeOf(Stores &stores, const Run &run, const DescriptionReport &report,
                                  const QHash<AttemptId, ReplyRating> &byJudgement)
{
    DescriptionScorer judge;
    judge.kind = ScorerKind::Judge;
    judge.run = run.id;
    judge.name = modelTitle(run);
    judge.practice = run.isPractice();
    YUYI_TRY(const auto newest, stores.responses().scoredSlots(run.id, Scorer::Strict));
    QHash<RunSlot, ScoredSlot> bySlot;
    for (const ScoredSlot &slot : newest)
        bySlot.insert(slot.slot, slot);
    for (const ReportedDescription &picture : report.pictures) {
        std::optional<GivenScore> given;
        const auto slot = bySlot.constFind(picture.slot);
        if (slot != bySlot.constEnd() && !picture.attempt.isNull()) {
            const auto rating = byJudgement.constFind(slot->attempt);
            // What was said of an earlier description says nothing of this one.
            if (rating != byJudgement.constEnd() && rating->attempt == picture.attempt) {
                given = givenOf(*rating);
                ++(given->score ? judge.scored : judge.unread);
            } else if (slot->status != ReplyStatus::Answered) {
                ++judge.failed;
            }
        }
        judge.scores.append(given);
    }
    return judge;
}

void addPeople(const QList<ReplyRating> &ratings, const QList<Person> &people, bool named, DescriptionReport &report)
{
    QHash<AttemptId, qsizetype> indexes;
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        if (!report.pictures.at(i).attempt.isNull())
            indexes.insert(report.pictures.at(i).attempt, i);
    }
    QList<DescriptionScorer> found;
    for (const ReplyRating &rating : ratings) {
        const auto known = indexes.constFind(rating.attempt);
        if (!rating.judgement.isNull() || !rating.score || known == indexes.constEnd())
            continue;
        auto own = std::find_if(found.begin(), found.end(), [&](const DescriptionScorer &one) { return one.person == rating.createdBy; });
        if (own == found.end()) {
            DescriptionScorer person;
            person.kind = ScorerKind::Person;
            person.person = rating.createdBy;
            person.scores.resize(report.pictures.size());
            found.append(person);
            own = found.end() - 1;
        }
        own->scores[*known] = givenOf(rating);
        ++own->scored;
        own->late += own->scores.at(*known)->late ? 1 : 0;
    }
    // By id, which tells nothing of the name.
    std::sort(found.begin(), found.end(), [](const DescriptionScorer &a, const DescriptionScorer &b) { return a.person < b.person; });
    for (qsizetype i = 0; i < found.size(); ++i) {
        found[i].name = Tr::tr("Person %1").arg(i + 1);
        for (const Person &person : people) {
            if (named && person.id == found.at(i).person)
                found[i].name = person.name;
        }
    }
    report.scorers.append(found);
    if (found.size() < 2)
        return;
    DescriptionScorer mean;
    mean.kind = ScorerKind::MeanOfPeople;
    mean.name = Tr::tr("Mean human score");
    DescriptionScorer median;
    median.kind = ScorerKind::MedianOfPeople;
    median.name = Tr::tr("Median human score");
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        std::vector<double> scores;
        for (const DescriptionScorer &person : std::as_const(found)) {
            if (person.scores.at(i))
                scores.push_back(*person.scores.at(i)->score);
        }
        if (scores.empty()) {
            mean.scores.append(std::nullopt);
            median.scores.append(std::nullopt);
            continue;
        }
        mean.scores.append(GivenScore{meanOf(scores), {}, {}, {}, false});
        median.scores.append(GivenScore{middleOf(scores), {}, {}, {}, false});
        ++mean.scored;
        ++median.scored;
    }
    report.scorers.append(mean);
    report.scorers.append(median);
}

bool holds(const ReportedDescription &picture, const DimensionCode &dimension, const LabelCode &label)
{
    return label.isEmpty() || picture.labels.value(dimension).contains(label);
}

} // namespace

int DescriptionReport::described() const
{
    return static_cast<int>(std::count_if(pictures.begin(), pictures.end(),
                                          [](const ReportedDescription &one) { return !one.attempt.isNull(); }));
}

QString DescriptionReport::title() const
{
    const QString model = modelTitle(run);
    return configuration.isEmpty() ? model : Tr::tr("%1, %2", "model, configuration").arg(model, configuration);
}

int DescriptionReport::people() const
{
    return static_cast<int>(std::count_if(scorers.begin(), scorers.end(),
                                          [](const DescriptionScorer &one) { return one.kind == ScorerKind::Person; }));
}

Result<bool> maySeeFigures(Stores &stores, const PersonId &person, const RunId &run)
{
    YUYI_TRY(const auto progress, scoringProgress(stores, person, run));
    if (progress.left() == 0)
        return true;
    YUYI_TRY(const auto ratings, stores.ratings().ofRun(run));
    return std::none_of(ratings.begin(), ratings.end(), [&](const ReplyRating &rating) {
        return !rating.judgement.isNull() || (rating.score && rating.createdBy != person);
    });
}

Result<DescriptionReport> DescriptionReportService::report(const RunId &descriptions)
{
    YUYI_TRY(const auto reader, requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto run, m_stores.runs().run(descriptions));
    if (run.kind != RunKind::Descriptions && run.kind != RunKind::Questions)
        return failure(ErrorCode::Refused, Tr::tr("This run does not ask for descriptions."));
    YUYI_TRY(const auto scored, scoredReplies(m_stores, run));
    YUYI_TRY(const auto may, maySeeFigures(m_stores, m_actor, descriptions));
    if (!may) {
        YUYI_TRY(const auto progress, scoringProgress(m_stores, m_actor, descriptions));
        const QString sentence =
            scored.task.task.isAboutReplies()
                ? Tr::tr("The scores of other people are shown after you have scored all of these replies. Replies left to score: %n.",
                         nullptr, progress.left())
                : Tr::tr(
                    "The scores of judge models and other people are shown after you have scored all of these descriptions. Descriptions "
                    "left to score: %n.",
                    nullptr, progress.left());
        return failure(ErrorCode::Refused, QStringLiteral("%1 %2").arg(sentence, withheldSentence(progress)).trimmed());
    }
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto people, m_stores.project().people());
    YUYI_TRY(const auto version, m_stores.endpoints().promptTemplate(run.promptTemplate));
    DescriptionReport report;
    report.run = run;
    report.task = scored.task.task;
    report.dimensions = info.preset.dimensions;
    report.promptNumber = version.number;
    report.configuration = scored.task.task.isAboutReplies() ? version.configuration.title.text() : QString();
    YUYI_TRY(const auto ratings, m_stores.ratings().ofRun(descriptions));
    YUYI_TRY(const auto judges, m_stores.runs().runs(false, RunKind::Judgements));
    for (int repeat = 0; repeat < run.repeats; ++repeat) {
        for (const ItemSetItem &item : scored.items) {
            const RunSlot slot{item.question, repeat, 0};
            report.pictures.append({slot, scored.replies.value(slot).attempt, item.image, item.itemId, item.labels});
        }
    }
    QHash<AttemptId, ReplyRating> byJudgement;
    for (const ReplyRating &rating : ratings) {
        if (!rating.judgement.isNull())
            byJudgement.insert(rating.judgement, rating);
    }
    for (auto judge = judges.crbegin(); judge != judges.crend(); ++judge) {
        if (judge->judged != descriptions)
            continue;
        YUYI_TRY(auto scorer, judgeOf(m_stores, *judge, report, byJudgement));
        // Two runs of one judge are told apart.
        const auto same = std::count_if(
            report.scorers.cbegin(), report.scorers.cend(), [&](const DescriptionScorer &one) {
                return one.name.section(QLatin1String(" #"), 0, 0) == scorer.name;
            });
        if (same > 0)
            scorer.name = QStringLiteral("%1 #%2").arg(scorer.name).arg(same + 1);
        report.scorers.append(scorer);
    }
    addPeople(ratings, people, reader.is(Role::Lead), report);
    return report;
}

ScoreCell scoreCell(const DescriptionReport &report, int scorer, const DimensionCode &dimension, const LabelCode &label,
                    const QString &perspective)
{
    ScoreCell cell;
    std::vector<double> values;
    const DescriptionScorer &who = report.scorers.at(scorer);
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        if (!holds(report.pictures.at(i), dimension, label))
            continue;
        const std::optional<GivenScore> &given = who.scores.at(i);
        if (!perspective.isEmpty()) {
            if (given && given->perspectives.contains(perspective))
                values.push_back(given->perspectives.value(perspective));
            else
                ++cell.without;
        } else if (given && given->score) {
            values.push_back(*given->score);
        } else {
            ++cell.without;
        }
    }
    cell.figures = meanOnScale(values, report.task.lowest, report.task.highest);
    return cell;
}

std::vector<ScorePair> sharedScores(const DescriptionReport &report, int first, int second)
{
    std::vector<ScorePair> pairs;
    const DescriptionScorer &a = report.scorers.at(first);
    const DescriptionScorer &b = report.scorers.at(second);
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        const std::optional<GivenScore> &one = a.scores.at(i);
        const std::optional<GivenScore> &other = b.scores.at(i);
        if (one && other && one->score && other->score)
            pairs.push_back({*one->score, *other->score});
    }
    return pairs;
}

double toleranceOf(const DescriptionReport &report, int first, int second)
{
    return isTogether(report.scorers.at(first).kind) || isTogether(report.scorers.at(second).kind) ? halfPoint : 0;
}

QList<ScorerPair> scorerPairs(const DescriptionReport &report)
{
    QList<ScorerPair> pairs;
    const auto add = [&](int first, int second) {
        pairs.append({first, second,
                      scoreAgreement(sharedScores(report, first, second), toleranceOf(report, first, second))});
    };
    const auto all = static_cast<int>(report.scorers.size());
    const auto kind = [&](int scorer) { return report.scorers.at(scorer).kind; };
    for (int i = 0; i < all; ++i) {
        for (int j = 0; j < all; ++j) {
            if (kind(i) == ScorerKind::Judge && kind(j) != ScorerKind::Judge)
                add(i, j);
        }
    }
    for (const ScorerKind same : {ScorerKind::Person, ScorerKind::Judge}) {
        for (int i = 0; i < all; ++i) {
            for (int j = i + 1; j < all; ++j) {
                if (kind(i) == same && kind(j) == same)
                    add(i, j);
            }
        }
    }
    return pairs;
}

} // namespace yuyi
