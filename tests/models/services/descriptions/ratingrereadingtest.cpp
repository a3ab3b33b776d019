// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/ratingrereading.h"
#include "tests/support/describedproject.h"

#include "models/evaluation/ratings/ratingextraction.h"
#include "models/services/descriptions/report.h"
#include "models/stores/ratingstore.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Replies looked at, and those of them that are read otherwise.
QPair<int, int> reread(const Result<RereadReport> &report)
{
    return report ? qMakePair(report->replies, report->changed) : qMakePair(-1, -1);
}

} // namespace

/// Judges' replies read again by a newer reader.
class RatingRereadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repliesAreReadAgain();
};

void RatingRereadingTest::repliesAreReadAgain()
{
    DescribedProject project(10);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    const Run judged = project.judge(endpoint, described);
    const PersonId expert = project.addPerson(QStringLiteral("E"), {Role::Expert});
    RatingRereading leads(*project.stores, project.lead);
    // What the reader of now has read is not looked at again.
    QCOMPARE(reread(leads.look(described.id)), qMakePair(0, 0));
    const QList<ReplyRating> right = *project.stores->ratings().ofRun(described.id);
    // As if an older reader had read three of them otherwise: not at all, another score, the same by another rule.
    int wrong = 0;
    for (ReplyRating one : right) {
        if (!one.score || wrong == 3)
            continue;
        one.id = RatingId::create();
        one.score = wrong == 0 ? std::optional<double>() : wrong == 1 ? std::optional<double>(*one.score == 5 ? 4 : *one.score + 1)
                                                                      : one.score;
        one.rule = QStringLiteral("none");
        one.reader = wrong == 0 ? QString() : QStringLiteral("0");
        VERIFY_OK(project.stores->transaction([&] { return project.stores->ratings().add(one); }));
        ++wrong;
    }
    // And one that it had read as it is read now.
    ReplyRating same = right.constLast();
    same.id = RatingId::create();
    same.reader = QStringLiteral("0");
    VERIFY_OK(project.stores->transaction([&] { return project.stores->ratings().add(same); }));
    VERIFY_OK(project.rate(expert, right.constFirst().attempt, 3));
    QCOMPARE(reread(leads.look(described.id)), qMakePair(4, 3));
    VERIFY_FAILS(RatingRereading(*project.stores, expert).readAgain(described.id), ErrorCode::Refused);
    QCOMPARE(reread(leads.look(described.id)), qMakePair(4, 3));
    QCOMPARE(reread(leads.readAgain(described.id)), qMakePair(4, 3));
    QCOMPARE(reread(leads.look(described.id)), qMakePair(0, 0));
    QHash<AttemptId, ReplyRating> now;
    const QList<ReplyRating> all = *project.stores->ratings().ofRun(described.id);
    for (const ReplyRating &one : all) {
        if (!one.judgement.isNull())
            now.insert(one.judgement, one);
    }
    // The person's is left alone.
    QCOMPARE(all.size(), 11);
    for (const ReplyRating &one : right) {
        QCOMPARE(now.value(one.judgement).score, one.score);
        QCOMPARE(now.value(one.judgement).rule, one.rule);
        QCOMPARE(now.value(one.judgement).reader, ratingReaderVersion());
        QCOMPARE(now.value(one.judgement).attempt, one.attempt);
    }
    // Nothing was asked for it; it stands in the audit.
    QCOMPARE(server.received().size(), 20);
    EventFilter filter;
    filter.subject = judged.id.value();
    filter.entity = Entity::Run;
    filter.action = QStringLiteral("rescored");
    QCOMPARE(*project.stores->history().count(filter), 1);
    // A picture is described once more: what was said of the former description says nothing of this one.
    ResponseDetails again = project.stores->responses().lastResponses(described.id, 1)->constFirst();
    again.attempt.id = again.response.attempt = AttemptId::create();
    ++again.attempt.number;
    VERIFY_OK(project.stores->transaction([&] {
        const auto asked = project.stores->responses().addAttempts({again.attempt});
        return asked ? project.stores->responses().addResponses({again.response}) : asked;
    }));
    VERIFY_OK(project.open(project.lead, described.id));
    const DescriptionScorer judgeScores = DescriptionReportService(*project.stores, project.lead)
                                              .report(described.id)
                                              ->scorers.constFirst();
    QCOMPARE(judgeScores.scored + judgeScores.unread, 9);
}

QTEST_GUILESS_MAIN(RatingRereadingTest)
#include "ratingrereadingtest.moc"
