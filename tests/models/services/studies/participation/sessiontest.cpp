// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/seats.h"
#include "tests/support/kinds/severalitems.h"
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/plannedstudy.h"
#include "tests/support/runfixture.h"

#include "models/domain/annotation/written.h"
#include "models/services/studies/participation/background.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/report.h"
#include "models/stores/packagestore.h"

using namespace yuyi;
using namespace yuyi::test;

/// A participant's part of a study, without its window.
class StudySessionTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;
    Study m_study;
    QList<Participant> m_people;
    QDateTime m_now{QDate(2026, 5, 1), QTime(8, 0), Qt::UTC};

    StudyStore &studies() { return m_project->stores->studies(); }
    StudySession session(int person = 0)
    {
        return StudySession(*m_project->stores, m_people.at(person).id, [this] { return m_now; });
    }
    void plan(const PlannedStudy &planned)
    {
        const auto study = planStudy(*m_project->stores, m_project->lead, planned);
        VERIFY_OK(study);
        m_study = *study;
        m_people = *studies().participants(m_study.id);
        m_now = QDateTime(QDate(2026, 5, 1), QTime(8, 0), Qt::UTC);
    }
    StudyVisit begun(int person = 0)
    {
        (void)session(person).agree(QStringLiteral("en"));
        return session(person).open().value_or(StudyVisit());
    }
    static StudyAnswer answerTo(const Trial &trial, int option = 0)
    {
        StudyAnswer answer;
        answer.trial = trial.id;
        answer.answer = answer.firstAnswer = trial.shownOrder.at(option);
        answer.milliseconds = 4321;
        return answer;
    }
    QStringList actions()
    {
        QStringList actions;
        const auto events = m_project->stores->history().eventsOf(m_people.first().id.value());
        for (const Event &event : *events)
            actions.append(event.action);
        return actions;
    }

private Q_SLOTS:
    void initTestCase() { m_project = std::make_unique<RunProject>(8); }
    void cleanup()
    {
        (void)m_project->connection()->execute(QStringLiteral("UPDATE study SET name = id"));
    }

    /// One person, one sitting: while a package is out, nobody answers the same questions in the project.
    void participantsWithAPackageAnswerThere()
    {
        PlannedStudy planned;
        planned.people = 2;
        plan(planned);
        Package package;
        package.id = PackageId::create();
        package.project = ProjectId::create();
        package.role = Role::Participant;
        package.study = m_study.id;
        package.participant = m_people.first().id;
        PackageStore &packages = m_project->stores->packages();
        VERIFY_OK(m_project->stores->transaction([&] { return packages.add(package, {}); }));
        const auto refused = session().open();
        VERIFY_OK(refused);
        QCOMPARE(refused->step, StudyStep::Refused);
        QVERIFY(!refused->sentence.isEmpty() && refused->trials.isEmpty());
        VERIFY_FAILS(session().agree(QStringLiteral("en")), ErrorCode::Refused);
        QCOMPARE(studies().participant(m_people.first().id)->state, ParticipantState::Invited);
        QCOMPARE(session(1).open()->step, StudyStep::Consent);
        package.state = PackageState::Withdrawn;
        VERIFY_OK(m_project->stores->transaction([&] { return packages.update(package); }));
        QCOMPARE(session().open()->step, StudyStep::Consent);
        VERIFY_OK(session().agree(QStringLiteral("en")));
    }

    void fromConsentToThanks()
    {
        PlannedStudy planned;
        planned.background = {BackgroundField::AgeBand, BackgroundField::PriorExposure};
        planned.practice = 2;
        planned.items = 4;
        planned.blockSize = 2;
        planned.texts.consent = {QStringLiteral("同意书"), QStringLiteral("Consent")};
        plan(planned);
        auto visit = session().open();
        VERIFY_OK(visit);
        QCOMPARE(visit->step, StudyStep::Consent);
        QCOMPARE(visit->texts.consent.en, QStringLiteral("Consent"));
        QCOMPARE(visit->trials.size(), 6);
        QCOMPARE(visit->blocks(), 2);
        QCOMPARE(visit->blockSize(0), 2);
        QVERIFY(visit->opensBlock(2));
        QVERIFY(!visit->opensBlock(3));
        QCOMPARE(visit->blockBegin(5), 4);
        // Nothing is answered before one agrees.
        VERIFY_FAILS(session().answer(answerTo(visit->trials.first())), ErrorCode::Refused);
        VERIFY_FAILS(session().setBackground({}), ErrorCode::Refused);
        VERIFY_OK(session().agree(QStringLiteral("zh_CN")));
        VERIFY_FAILS(session().agree(QStringLiteral("zh_CN")), ErrorCode::Refused);
        QCOMPARE(session().open()->step, StudyStep::Background);
        VERIFY_FAILS(session().setBackground({{BackgroundField::AgeBand, QStringLiteral("18-24")}}), ErrorCode::Invalid);
        VERIFY_FAILS(session().setBackground({{BackgroundField::AgeBand, QStringLiteral("a hundred")},
                                              {BackgroundField::PriorExposure, QStringLiteral("yes")}}),
                     ErrorCode::Invalid);
        // What is not asked is not kept.
        VERIFY_OK(session().setBackground({{BackgroundField::AgeBand, ratherNotSay.toString()},
                                           {BackgroundField::Language, QStringLiteral("chinese")},
                                           {BackgroundField::PriorExposure, QStringLiteral("yes")}}));
        const Participant now = *studies().participant(m_people.first().id);
        QCOMPARE(now.background.size(), 2);
        QVERIFY(saysPriorExposure(now.background));
        QCOMPARE(now.language, QStringLiteral("zh_CN"));
        QCOMPARE(now.texts, 1);
        QCOMPARE(now.state, ParticipantState::Active);

        visit = session().open();
        QCOMPARE(visit->step, StudyStep::Trials);
        const auto material = session().material(*visit, {visit->trials.at(0).id, visit->trials.at(1).id});
        VERIFY_OK(material);
        QCOMPARE(material->size(), 2);
        for (int i = 0; i < 6; ++i)
            QCOMPARE(material->first().options.at(i).id, visit->trials.first().shownOrder.at(i));
        QCOMPARE(material->first().pictures.size(), 1);
        QCOMPARE(material->first().pictures.first().number, 1);
        VERIFY_FAILS(session().finish(), ErrorCode::Refused);
        for (const Trial &trial : std::as_const(visit->trials)) {
            VERIFY_OK(session().shown(trial.id));
            m_now = m_now.addSecs(20);
            VERIFY_OK(session().answer(answerTo(trial, trial.position % 6)));
        }
        QCOMPARE(session().open()->step, StudyStep::Thanks);
        VERIFY_OK(session().finish());
        QCOMPARE(studies().participant(m_people.first().id)->state, ParticipantState::Finished);
        QCOMPARE(session().open()->step, StudyStep::Thanks);
        VERIFY_FAILS(session().finish(), ErrorCode::Refused);
        const QList<Trial> trials = *studies().trials(m_people.first().id);
        for (const Trial &trial : trials) {
            QCOMPARE(trial.answer, trial.shownOrder.at(trial.position % 6));
            QCOMPARE(trial.milliseconds, 4321);
            QCOMPARE(trial.shownAt.secsTo(trial.answeredAt), 20);
            QVERIFY(trial.flags.isEmpty());
        }
        QCOMPARE(actions(), (QStringList{QStringLiteral("opened"), QStringLiteral("began"), QStringLiteral("finished")}));
    }

    void anAnswerIsGivenOnce()
    {
        plan({.items = 3, .people = 2});
        const StudyVisit visit = begun();
        const StudyVisit other = begun(1);
        const Trial trial = visit.trials.first();
        VERIFY_OK(session().answer(answerTo(trial, 1)));
        VERIFY_FAILS(session().answer(answerTo(trial, 2)), ErrorCode::Conflict);
        VERIFY_FAILS(session().shown(trial.id), ErrorCode::Conflict);
        QCOMPARE(studies().trial(trial.id)->answer, trial.shownOrder.at(1));
        // Not a word of somebody else's.
        VERIFY_FAILS(session().answer(answerTo(other.trials.first())), ErrorCode::Invalid);
        StudyAnswer foreign = answerTo(visit.trials.at(1));
        foreign.answer = visit.trials.at(2).shownOrder.first();
        VERIFY_FAILS(session().answer(foreign), ErrorCode::Invalid);
        StudyAnswer none = answerTo(visit.trials.at(1));
        none.answer = {};
        VERIFY_FAILS(session().answer(none), ErrorCode::Invalid);
        none.flags = {TrialFlag::TimedOut}; // there is no limit
        VERIFY_FAILS(session().answer(none), ErrorCode::Invalid);
        StudyAnswer backwards = answerTo(visit.trials.at(1));
        backwards.milliseconds = -5;
        VERIFY_FAILS(session().answer(backwards), ErrorCode::Invalid);
        QVERIFY(!studies().trial(visit.trials.at(1).id)->isAnswered());
        // The design lets nobody go back.
        VERIFY_FAILS(session().answerAgain(answerTo(trial, 2)), ErrorCode::Refused);
    }

    /// Nothing was heard of an answer, and it is sent again: it had been stored.
    void anAnswerSentTwiceIsStoredOnce()
    {
        PlannedStudy planned{.items = 3};
        planned.design.mayGoBack = true;
        plan(planned);
        const Trial trial = begun().trials.first();
        StudyAnswer first = answerTo(trial);
        first.at = m_now.addSecs(5);
        VERIFY_OK(session().answer(first));
        VERIFY_OK(session().answer(first));
        QCOMPARE(studies().trial(trial.id)->answeredAt, first.at);
        StudyAnswer revised = answerTo(trial, 1);
        revised.milliseconds = 1000;
        revised.changes = 2;
        revised.at = m_now.addSecs(60);
        VERIFY_OK(session().answerAgain(revised));
        VERIFY_OK(session().answerAgain(revised));
        const Trial stored = *studies().trial(trial.id);
        QCOMPARE(stored.answer, revised.answer);
        QCOMPARE(stored.milliseconds, first.milliseconds + revised.milliseconds);
        QCOMPARE(stored.changes, 2);
        // The one before is not the same.
        VERIFY_FAILS(session().answer(first), ErrorCode::Conflict);
    }

    void severalOptionsWhereTheyAreAskedFor()
    {
        auto others = std::exchange(m_project, std::make_unique<RunProject>(3));
        const auto back = qScopeGuard([&] { m_project = std::move(others); });
        plan({.items = 3});
        QVERIFY(!session().open()->takesSeveral);
        makeSeveral(*m_project->connection(), 2);
        const StudyVisit visit = begun();
        QVERIFY(visit.takesSeveral);
        const auto material = session().material(visit, {visit.trials.at(0).id, visit.trials.at(2).id});
        VERIFY_OK(material);
        QVERIFY(material->first().takesSeveral);
        QVERIFY(!material->last().takesSeveral);
        StudyAnswer answer = answerTo(visit.trials.at(0));
        answer.answer = answer.firstAnswer = QList<OptionId>{visit.trials.at(0).shownOrder.at(4), visit.trials.at(0).shownOrder.at(1)};
        VERIFY_OK(session().answer(answer));
        const Trial stored = *studies().trial(answer.trial);
        QCOMPARE(stored.answer, answer.answer);
        QCOMPARE(stored.firstAnswer, answer.answer);
        // One option is an answer as well.
        VERIFY_OK(session().answer(answerTo(visit.trials.at(1))));
        StudyAnswer one = answerTo(visit.trials.at(2));
        one.answer = QList<OptionId>{visit.trials.at(2).shownOrder.at(0), visit.trials.at(2).shownOrder.at(1)};
        VERIFY_FAILS(session().answer(one), ErrorCode::Invalid);
        std::swap(one.answer, one.firstAnswer);
        VERIFY_FAILS(session().answer(one), ErrorCode::Invalid);
        QVERIFY(!studies().trial(one.trial)->isAnswered());
    }

    /// The first two questions have no options.
    void writtenAnswersWhereTheyAreAskedFor()
    {
        auto others = std::exchange(m_project, std::make_unique<RunProject>(3));
        const auto back = qScopeGuard([&] { m_project = std::move(others); });
        makeWritten(*m_project->connection(), 2);
        PlannedStudy planned{.items = 3};
        planned.design.mayGoBack = true;
        plan(planned);
        const StudyVisit visit = begun();
        QVERIFY(visit.takesWritten);
        const Trial &first = visit.trials.at(0);
        const auto material = session().material(visit, {first.id, visit.trials.at(2).id});
        VERIFY_OK(material);
        QVERIFY(material->first().isWritten() && material->first().options.isEmpty());
        QVERIFY(!material->last().isWritten());
        StudyAnswer answer;
        answer.trial = first.id;
        answer.milliseconds = 4321;
        const auto none = session().answer(answer);
        VERIFY_FAILS(none, ErrorCode::Invalid);
        QVERIFY(none.error().sentence.contains(QLatin1String("write")));
        answer.answer = answer.firstAnswer = Answer::written(QString(longestWritten + 1, u'x'));
        const auto tooLong = session().answer(answer);
        VERIFY_FAILS(tooLong, ErrorCode::Invalid);
        QVERIFY(tooLong.error().sentence.contains(QString::number(longestWritten)));
        answer.answer = visit.trials.at(2).shownOrder.at(0);
        VERIFY_FAILS(session().answer(answer), ErrorCode::Invalid);
        answer.answer = Answer::written(QStringLiteral("3.5米"));
        answer.firstAnswer = Answer::written(QString(longestWritten, u'x'));
        VERIFY_OK(session().answer(answer));
        QCOMPARE(studies().trial(first.id)->answer.text, QStringLiteral("3.5米"));
        QCOMPARE(studies().trial(first.id)->firstAnswer, answer.firstAnswer);
        // Another text, later.
        answer.answer = Answer::written(QStringLiteral("4 米"));
        answer.changes = 1;
        VERIFY_OK(session().answerAgain(answer));
        QCOMPARE(studies().trial(first.id)->answer, answer.answer);
        QCOMPARE(studies().trial(first.id)->changes, 1);
        // No text in place of options.
        StudyAnswer words = answerTo(visit.trials.at(2));
        words.answer = Answer::written(QStringLiteral("A"));
        VERIFY_FAILS(session().answer(words), ErrorCode::Invalid);
        std::swap(words.answer, words.firstAnswer);
        VERIFY_FAILS(session().answer(words), ErrorCode::Invalid);
        QVERIFY(!studies().trial(words.trial)->isAnswered());
    }

    void timedOut()
    {
        PlannedStudy planned;
        planned.items = 2;
        planned.design.timeLimitSeconds = 5;
        planned.design.mayGoBack = true;
        plan(planned);
        const StudyVisit visit = begun();
        StudyAnswer late = answerTo(visit.trials.first());
        late.answer = {};
        late.flags = {TrialFlag::TimedOut};
        VERIFY_OK(session().answer(late));
        const Trial stored = *studies().trial(late.trial);
        QVERIFY(stored.answer.isEmpty() && stored.isAnswered());
        QCOMPARE(stored.flags, QList<TrialFlag>{TrialFlag::TimedOut});
        // With a limit there is no second time.
        QVERIFY(!visit.mayGoBack());
        VERIFY_FAILS(session().answerAgain(answerTo(visit.trials.first())), ErrorCode::Refused);
    }

    void resumedWhereItStopped()
    {
        PlannedStudy planned;
        planned.items = 4;
        planned.design.resumeHours = 24;
        plan(planned);
        const StudyVisit visit = begun();
        VERIFY_OK(session().shown(visit.trials.at(0).id));
        VERIFY_OK(session().answer(answerTo(visit.trials.at(0))));
        VERIFY_OK(session().shown(visit.trials.at(1).id));
        // Here the program ends.
        m_now = m_now.addSecs(23 * 3600);
        const auto again = session().open();
        VERIFY_OK(again);
        QCOMPARE(again->step, StudyStep::Trials);
        QCOMPARE(again->nextOpen(), 1);
        QCOMPARE(again->trials.at(1).id, visit.trials.at(1).id);
        QCOMPARE(again->trials.at(1).shownOrder, visit.trials.at(1).shownOrder);
        VERIFY_OK(session().shown(visit.trials.at(1).id));
        VERIFY_OK(session().answer(answerTo(visit.trials.at(1))));
        QCOMPARE(studies().trial(visit.trials.at(1).id)->flags, QList<TrialFlag>{TrialFlag::Resumed});
        QVERIFY(studies().trial(visit.trials.at(0).id)->flags.isEmpty());
        // A day and a bit after the last thing he did.
        m_now = m_now.addSecs(24 * 3600 + 1);
        const auto late = session().open();
        VERIFY_OK(late);
        QCOMPARE(late->step, StudyStep::Refused);
        QVERIFY(late->sentence.contains(QStringLiteral("24")));
        QCOMPARE(actions(), (QStringList{QStringLiteral("began"), QStringLiteral("resumed"), QStringLiteral("too-late")}));
        QCOMPARE(studies().participant(m_people.first().id)->state, ParticipantState::Active);
        // No limit: any time.
        m_study = *studies().study(m_study.id);
        m_study.design.resumeHours = 0;
        VERIFY_OK(m_project->stores->transaction([&] { return studies().update(m_study); }));
        QCOMPARE(session().open()->step, StudyStep::Trials);
    }

    void backOnlyWhereTheDesignLets()
    {
        PlannedStudy planned;
        planned.items = 6;
        planned.blockSize = 3;
        planned.design.mayGoBack = true;
        plan(planned);
        const StudyVisit visit = begun();
        for (int i = 0; i < 2; ++i)
            VERIFY_OK(session().answer(answerTo(visit.trials.at(i), 0)));
        StudyAnswer second = answerTo(visit.trials.at(1), 3);
        second.changes = 1;
        second.firstAnswer = {};
        VERIFY_OK(session().answerAgain(second));
        const Trial stored = *studies().trial(second.trial);
        QCOMPARE(stored.firstAnswer, stored.shownOrder.at(0));
        QCOMPARE(stored.answer, stored.shownOrder.at(3));
        QCOMPARE(stored.changes, 1);
        QCOMPARE(stored.milliseconds, 2 * 4321);
        QCOMPARE(stored.flags, QList<TrialFlag>{TrialFlag::Revisited});
        // Not to one that is open, nor into a block that is over.
        VERIFY_FAILS(session().answerAgain(answerTo(visit.trials.at(2))), ErrorCode::Refused);
        VERIFY_OK(session().answer(answerTo(visit.trials.at(2))));
        VERIFY_FAILS(session().answerAgain(answerTo(visit.trials.at(1))), ErrorCode::Refused);
    }

    void refusedSessions()
    {
        plan({.items = 2, .people = 2});
        const StudyVisit visit = begun();
        const auto setState = [&](StudyState state) {
            m_study = *studies().study(m_study.id);
            m_study.state = state;
            VERIFY_OK(m_project->stores->transaction([&] { return studies().update(m_study); }));
        };
        setState(StudyState::Draft);
        QCOMPARE(session(1).open()->step, StudyStep::Refused);
        VERIFY_FAILS(session(1).agree(QStringLiteral("en")), ErrorCode::Refused);
        setState(StudyState::Running);
        QVERIFY(studySeats(*m_project->stores, m_study.id)->isFree(m_people.at(1)));
        setState(StudyState::Closed);
        // Nobody new; who has begun goes on.
        QVERIFY(!studySeats(*m_project->stores, m_study.id)->isFree(m_people.at(1)));
        QCOMPARE(session(1).open()->step, StudyStep::Refused);
        QCOMPARE(session(0).open()->step, StudyStep::Trials);
        VERIFY_OK(session(0).answer(answerTo(visit.trials.first())));
        VERIFY_OK(m_project->stores->transaction([&] { return studies().erase(m_people.first().id); }));
        QCOMPARE(session(0).open()->step, StudyStep::Refused);
        const auto late = session(0).answer(answerTo(visit.trials.at(1)));
        VERIFY_FAILS(late, ErrorCode::Refused);
        QVERIFY(late.error().sentence.contains(QStringLiteral("withdrawn")));
    }

    /// Who has not answered everything did not finish: the team ended it.
    void anEndedParticipationSaysSo()
    {
        plan({.items = 2});
        const StudyVisit visit = begun();
        VERIFY_OK(session().answer(answerTo(visit.trials.first())));
        VERIFY_OK(StudyService(*m_project->stores, m_project->lead).conclude(m_people.first().id));
        const auto again = session().open();
        VERIFY_OK(again);
        QCOMPARE(again->step, StudyStep::Refused);
        QVERIFY2(again->sentence.contains(QStringLiteral("ended by the research team")), qPrintable(again->sentence));
        const auto late = session().answer(answerTo(visit.trials.at(1)));
        VERIFY_FAILS(late, ErrorCode::Refused);
        QCOMPARE(late.error().sentence, again->sentence);
    }

    /// Who stops and comes back has what is left of the time, and how often is counted.
    void stopsAreCountedAndTheTimeIsKept()
    {
        PlannedStudy planned{.items = 3, .people = 1};
        planned.design.timeLimitSeconds = 25;
        plan(planned);
        VERIFY_OK(session(0).agree(QStringLiteral("en")));
        const Trial first = session(0).open()->trials.constFirst();
        VERIFY_OK(session(0).shown(first.id));
        VERIFY_OK(session(0).askedToStop(first.id, 9'000));
        VERIFY_OK(session(0).askedToStop(first.id, 20'000));
        const Trial left = session(0).open()->trials.constFirst();
        QVERIFY(!left.isAnswered());
        QCOMPARE(left.milliseconds, qint64(20'000));
        QCOMPARE(left.flags.count(TrialFlag::AskedToStop), 2);
        StudyAnswer answer = answerTo(left);
        answer.milliseconds = 22'000;
        answer.flags = {TrialFlag::AskedToStop};
        VERIFY_OK(session(0).answer(answer));
        const Trial answered = session(0).open()->trials.constFirst();
        QCOMPARE(answered.milliseconds, qint64(22'000));
        QCOMPARE(answered.flags.count(TrialFlag::AskedToStop), 2);
    }

    /// What a report says of the way from an invitation to an answer.
    void openingDecliningAndTheDisplayAreKept()
    {
        plan({.items = 1, .people = 2});
        VERIFY_OK(session(1).open());
        VERIFY_OK(session(1).open());
        QVERIFY(studySeats(*m_project->stores, m_study.id)->isFree(m_people.at(1)));
        VERIFY_OK(session(1).decline());
        // Nobody else is given the place, but the person may come back with the code.
        QVERIFY(!studySeats(*m_project->stores, m_study.id)->isFree(m_people.at(1)));
        QCOMPARE(session(1).open()->step, StudyStep::Consent);
        VERIFY_OK(session(0).agree(QStringLiteral("en")));
        VERIFY_FAILS(session(0).decline(), ErrorCode::Refused);
        VERIFY_FAILS(session(1).displayed({}), ErrorCode::Refused);
        const StudyDisplay display{true, {1280, 800}, 1.5, 125};
        VERIFY_OK(session(0).displayed(display));
        const auto data = readStudy(*m_project->stores, m_study.id, false);
        VERIFY_OK(data);
        QCOMPARE(data->flow.invited, 2);
        QCOMPARE(data->flow.opened, 2);
        QCOMPARE(data->flow.declined, 1);
        QCOMPARE(data->flow.began, 1);
        QCOMPARE(data->flow.stopped, 1);
        QCOMPARE(data->flow.finished, 0);
        QCOMPARE(data->people.at(0).displays.size(), 1);
        QCOMPARE(data->people.at(0).displays.constFirst().toJson(), display.toJson());
        QVERIFY(!StudyDisplay::fromJson(
            "{\"theme\":\"pink\",\"screen_width\":1,\"screen_height\":1,\"pixel_ratio\":1,\"text_percent\":1}"));
    }

    void foundByCode()
    {
        plan({.items = 1, .people = 2});
        Stores &stores = *m_project->stores;
        const QString name = m_study.name;
        // Earlier studies have people of the same codes.
        VERIFY_FAILS(participantOfCode(stores, QStringLiteral("P02")), ErrorCode::Invalid);
        for (const QString &end : {QStringLiteral("/P02"), QStringLiteral("/ ｐ02")}) {
            const auto found = participantOfCode(stores, name + end);
            VERIFY_OK(found);
            QCOMPARE(*found, m_people.at(1).id);
        }
        VERIFY_FAILS(participantOfCode(stores, QStringLiteral("P77")), ErrorCode::NotFound);
        VERIFY_FAILS(participantOfCode(stores, QStringLiteral("nothing/P02")), ErrorCode::NotFound);
    }

    void aMissingPictureEndsTheQuestion()
    {
        plan({.items = 2});
        const StudyVisit visit = begun();
        VERIFY_OK(session().pictureFailed(visit.trials.first().id, QStringLiteral("The file is damaged.")));
        QVERIFY(!studies().trial(visit.trials.first().id)->isAnswered());
        QCOMPARE(actions().last(), QStringLiteral("picture-failed"));
    }

    void aQuestionThatIsNoLongerAsPlanned()
    {
        plan({.items = 2});
        const StudyVisit visit = begun();
        const auto connection = m_project->connection();
        (void)connection->execute(QStringLiteral("PRAGMA foreign_keys = OFF"));
        (void)connection->execute(QStringLiteral("DELETE FROM question_option WHERE id = '%1'")
                                      .arg(visit.trials.first().shownOrder.first().toString()));
        VERIFY_FAILS(session().material(visit, {visit.trials.first().id}), ErrorCode::Damaged);
        VERIFY_OK(session().material(visit, {visit.trials.at(1).id}));
    }
};

QTEST_GUILESS_MAIN(StudySessionTest)
#include "sessiontest.moc"
