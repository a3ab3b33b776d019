// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/writtenrun.h"

#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"

using namespace yuyi;
using namespace yuyi::test;

/// Replies to questions without options, and people who read them another way.
class WrittenViewerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void aPersonWritesWhatTheReplyAnswers_data() { addBackends(); }
    void aPersonWritesWhatTheReplyAnswers()
    {
        QFETCH(bool, server);
        const WrittenRun written(server);
        const AttemptId attempt = written.attempts.at(1).id;
        const auto read = [&](const QString &text) {
            return written.viewer().overrule(attempt, Answer::written(text), QStringLiteral("read otherwise"));
        };
        VERIFY_OK(read(QStringLiteral(" west  lake ")));
        QCOMPARE(written.overruleOf(attempt)->result, ResponseResult::Correct);
        QCOMPARE(written.overruleOf(attempt)->answer, Answer::written(QStringLiteral("west  lake")));
        VERIFY_OK(read(QStringLiteral("南湖")));
        const auto scored = written.team.stores().responses().scoredSlots(written.run.id, Scorer::Strict);
        VERIFY_OK(scored);
        for (const ScoredSlot &slot : *scored) {
            const int item = slot.attempt == written.attempts.at(0).id ? 0 : slot.attempt == attempt ? 1
                                                                                                     : 2;
            const char16_t *const texts[] = {u"西湖", u"南湖", u"东湖"};
            QCOMPARE(slot.answer, Answer::written(QString::fromUtf16(texts[item])));
            QCOMPARE(slot.overruled, item == 1);
        }
        QCOMPARE(written.overruleOf(attempt)->result, ResponseResult::Incorrect);
        VERIFY_OK(read(QStringLiteral("  ")));
        QCOMPARE(written.overruleOf(attempt)->result, ResponseResult::Miss);
        QVERIFY(written.overruleOf(attempt)->answer.isEmpty());
        QCOMPARE(read(QString(longestWritten + 1, u'长')).error().code, ErrorCode::Invalid);
        VERIFY_OK(read(QString(longestWritten, u'长')));
        const auto chosen = written.viewer().overrule(attempt, OptionId::create(), QStringLiteral("read otherwise"));
        QCOMPARE(chosen.error().code, ErrorCode::Invalid);
        // What was read is in the audit.
        const auto events = written.team.stores().history().find({}, 0, 50);
        VERIFY_OK(events);
        QVERIFY(std::any_of(events->begin(), events->end(), [](const Event &event) {
            return event.is(AuditAction::Overruled) && storedJson(event.after).value("answer", std::string()) == "南湖";
        }));
    }

    void aTextIsNoOption()
    {
        Question chosen;
        chosen.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
        QCOMPARE(checkRead(chosen, false, Answer::written(QStringLiteral("甲"))).error().code, ErrorCode::Invalid);
        VERIFY_OK(checkRead(chosen, false, chosen.options.at(1).id));
        VERIFY_OK(checkRead(chosen, false, Answer()));
        const Answer both = QList<OptionId>{chosen.options.at(0).id, chosen.options.at(1).id};
        QCOMPARE(checkRead(chosen, false, both).error().code, ErrorCode::Invalid);
        VERIFY_OK(checkRead(chosen, true, both));
    }

    void answersAreShownAsTheyWereWritten()
    {
        const WrittenRun written(false);
        const auto item = written.viewer().item(written.questions.at(1).versionId);
        VERIFY_OK(item);
        QCOMPARE(item->question.accepted, (QStringList{QStringLiteral("西湖"), QStringLiteral("West Lake")}));
        QCOMPARE(shownAnswer(item->question, item->replies.constFirst().details.scores.constFirst().answer), QStringLiteral("“东湖”"));
        QCOMPARE(shownAnswer(item->question, Answer()), QString());
    }

    /// Every right wording counts as the first one, which comes first.
    void answersOfPeopleAreCountedByWhatTheySay()
    {
        const WrittenRun written(false);
        ViewedItem item;
        item.question = written.questions.constFirst();
        AnswerCounts counts;
        for (const char16_t *text : {u"东湖", u"West lake", u"东 湖", u"西湖", u"南湖", u"东湖"})
            ++counts[item.question.given(Answer::written(QString::fromUtf16(text)))];
        item.votes = ViewedVotes{{}, counts, 0, 2, 6, {}};
        const QList<QPair<QString, int>> expected{
            {QStringLiteral("“西湖”"), 2}, {QStringLiteral("“东湖”"), 3}, {QStringLiteral("“南湖”"), 1}};
        QCOMPARE(shownVotes(item), expected);
    }

    /// Wrong answers of people are read in one of their wordings, as they are in validation.
    void answersOfPeopleAreQuoted()
    {
        const WrittenRun written(false);
        Stores &stores = written.team.stores();
        const Question &question = written.questions.constFirst();
        Validation round;
        round.id = ValidationId::create();
        round.question = question.id;
        round.questionVersion = question.versionId;
        round.image = written.team.ids.constFirst();
        round.needed = 3;
        round.passing = 2;
        round.state = ValidationState::Failed;
        round.reason = ValidationReason::TooFewRight;
        round.createdBy = written.team.project.lead;
        round.createdAt = QDateTime(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
        round.decidedAt = round.createdAt;
        const PersonId people[] = {written.team.anna, written.first, written.second};
        const char16_t *const texts[] = {u"iphone", u"iPhone", u"West Lake"};
        VERIFY_OK(stores.transaction([&]() -> Result<> {
            YUYI_CHECK(stores.validation().add(round));
            for (int i = 0; i < 3; ++i) {
                Vote vote;
                vote.id = VoteId::create();
                vote.validation = round.id;
                vote.questionVersion = question.versionId;
                vote.answer = Answer::written(QString::fromUtf16(texts[i]));
                vote.correct = i == 2;
                vote.person = people[i];
                vote.createdAt = round.createdAt.addSecs(i);
                YUYI_CHECK(stores.validation().addVote(vote));
            }
            return {};
        }));
        const auto item = written.viewer().item(question.versionId);
        VERIFY_OK(item);
        const QList<QPair<QString, int>> expected{{QStringLiteral("“西湖”"), 1}, {QStringLiteral("“iPhone”"), 2}};
        QCOMPARE(shownVotes(*item), expected);
    }
};

QTEST_GUILESS_MAIN(WrittenViewerTest)
#include "writtenviewertest.moc"
