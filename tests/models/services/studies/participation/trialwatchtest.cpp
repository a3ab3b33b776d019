// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/trialwatch.h"

#include <QTest>

using namespace yuyi;

/// The measuring of one trial, on clocks that the test turns.
class TrialWatchTest : public QObject
{
    Q_OBJECT

    qint64 m_running = 1000;
    qint64 m_withSleep = 500000;

    StudyClock clock()
    {
        return {[this] { return m_running; }, [this] { return m_withSleep; }};
    }
    void pass(qint64 milliseconds)
    {
        m_running += milliseconds;
        m_withSleep += milliseconds;
    }

private Q_SLOTS:
    void timeAndChoices()
    {
        TrialWatch watch(clock());
        const TrialId trial = TrialId::create();
        const OptionId first = OptionId::create();
        const OptionId second = OptionId::create();
        watch.choose(first); // nothing is on screen yet
        pass(700);
        watch.start(trial);
        QCOMPARE(watch.elapsed(), 0);
        pass(1200);
        watch.choose(first);
        watch.choose(first); // the same again is no change
        pass(300);
        watch.choose(second);
        watch.choose(first);
        pass(1);
        const StudyAnswer answer = watch.answer();
        QCOMPARE(answer.trial, trial);
        QCOMPARE(answer.milliseconds, 1501);
        QCOMPARE(answer.firstAnswer, first);
        QCOMPARE(answer.answer, first);
        QCOMPARE(answer.changes, 2);
        QVERIFY(answer.flags.isEmpty());
        // The next one begins from nothing.
        watch.start(TrialId::create());
        QCOMPARE(watch.elapsed(), 0);
        QVERIFY(watch.chosen().isEmpty());
        QCOMPARE(watch.answer().changes, 0);
    }

    /// What is typed counts when it is left.
    void textsAreWritten()
    {
        TrialWatch watch(clock());
        const TrialId trial = TrialId::create();
        watch.write(QStringLiteral("early")); // nothing is on screen yet
        watch.start(trial);
        QVERIFY(watch.chosen().isEmpty());
        for (const char16_t *text : {u"3", u"3.", u" 3.5 ", u"4", u"3.5 米 "})
            watch.write(QString::fromUtf16(text));
        QCOMPARE(watch.chosen(), Answer::written(QStringLiteral("3.5 米")));
        StudyAnswer answer = watch.answer();
        QCOMPARE(answer.answer.text, QStringLiteral("3.5 米"));
        QCOMPARE(answer.firstAnswer, answer.answer);
        QCOMPARE(answer.changes, 0);
        // The time is over: what stands there is not the answer.
        const StudyAnswer late = watch.answer(true);
        QVERIFY(late.answer.isEmpty());
        QCOMPARE(late.firstAnswer.text, QStringLiteral("3.5 米"));
        // Left, and begun again with another text: one change, however many keys.
        watch.start(trial);
        watch.goOnFrom(answer);
        QCOMPARE(watch.chosen().text, QStringLiteral("3.5 米"));
        QCOMPARE(watch.answer().changes, 0);
        watch.write({});
        QCOMPARE(watch.answer().changes, 0);
        watch.write(QStringLiteral("4"));
        watch.write(QStringLiteral("4 米"));
        answer = watch.answer();
        QCOMPARE(answer.changes, 1);
        QCOMPARE(answer.firstAnswer.text, QStringLiteral("3.5 米"));
        QCOMPARE(watch.answer().changes, 1); // looked at twice, changed once
        // Answered before: not a first answer.
        watch.start(trial);
        watch.chosenBefore(Answer::written(QStringLiteral("红")));
        QCOMPARE(watch.answer().changes, 0);
        watch.write(QStringLiteral("红色"));
        QCOMPARE(watch.answer().changes, 1);
        QVERIFY(watch.answer().firstAnswer.isEmpty());
        // While the question is hidden nothing is written.
        watch.start(TrialId::create());
        watch.pause();
        watch.write(QStringLiteral("hidden"));
        QVERIFY(watch.chosen().isEmpty());
    }

    void optionsAreAddedAndTakenBack()
    {
        TrialWatch watch(clock());
        const OptionId a = OptionId::create();
        const OptionId b = OptionId::create();
        const OptionId c = OptionId::create();
        watch.toggle(a); // nothing is on screen yet
        watch.start(TrialId::create());
        QVERIFY(watch.chosen().isEmpty());
        watch.toggle(c);
        watch.toggle(a);
        QCOMPARE(watch.answer().answer, Answer(QList<OptionId>{a, c}));
        QCOMPARE(watch.answer().changes, 0); // a set that is put together is no change of mind
        watch.toggle(c);
        watch.toggle(b);
        StudyAnswer answer = watch.answer();
        QCOMPARE(answer.firstAnswer, Answer(QList<OptionId>{a, c}));
        QCOMPARE(answer.answer, Answer(QList<OptionId>{a, b}));
        QCOMPARE(answer.changes, 1);
        watch.toggle(a);
        watch.toggle(b);
        QVERIFY(watch.chosen().isEmpty());
        watch.pause();
        watch.toggle(a);
        QVERIFY(watch.chosen().isEmpty());
        // Whoever comes back to an answer changes it with every option.
        watch.start(TrialId::create());
        watch.chosenBefore(QList<OptionId>{a, c});
        watch.toggle(b);
        answer = watch.answer();
        QCOMPARE(answer.answer.count(), 3);
        QVERIFY(answer.firstAnswer.isEmpty());
        QCOMPARE(answer.changes, 1);
    }

    void timedOutHasNoOption()
    {
        TrialWatch watch(clock());
        watch.start(TrialId::create());
        const OptionId option = OptionId::create();
        watch.choose(option);
        pass(2000);
        const StudyAnswer answer = watch.answer(true);
        QVERIFY(answer.answer.isEmpty());
        QCOMPARE(answer.firstAnswer, option);
        QCOMPARE(answer.flags, QList<TrialFlag>{TrialFlag::TimedOut});
    }

    void sleepIsFlagged_data()
    {
        QTest::addColumn<qint64>("running");
        QTest::addColumn<qint64>("asleep");
        QTest::addColumn<bool>("flagged");
        QTest::newRow("awake") << qint64(1000) << qint64(0) << false;
        QTest::newRow("asleep, the clock stood still") << qint64(100) << qint64(60000) << true;
        QTest::newRow("asleep or stopped, the clock ran on") << qint64(60000) << qint64(0) << true;
        QTest::newRow("clocks that drift") << qint64(1000) << qint64(900) << false;
    }
    void sleepIsFlagged()
    {
        QFETCH(qint64, running);
        QFETCH(qint64, asleep);
        QFETCH(bool, flagged);
        TrialWatch watch(clock());
        watch.start(TrialId::create());
        pass(1000);
        watch.tick();
        m_running += running;
        m_withSleep += running + asleep;
        const StudyAnswer answer = watch.answer();
        QCOMPARE(answer.flags.contains(TrialFlag::Suspended), flagged);
        QCOMPARE(answer.milliseconds, 1000 + running); // kept as it was
    }

    void goesOnWhereItWasLeft()
    {
        TrialWatch watch(clock());
        const TrialId trial = TrialId::create();
        const OptionId option = OptionId::create();
        watch.start(trial);
        pass(900);
        watch.choose(option);
        watch.note(TrialFlag::FocusLost);
        watch.note(TrialFlag::FocusLost);
        StudyAnswer begun = watch.answer();
        watch.stop();
        pass(50000);
        watch.start(trial);
        watch.goOnFrom(begun);
        pass(100);
        const StudyAnswer answer = watch.answer();
        QCOMPARE(answer.milliseconds, 1000);
        QCOMPARE(answer.answer, option);
        QCOMPARE(answer.firstAnswer, option);
        QCOMPARE(answer.flags, QList<TrialFlag>{TrialFlag::FocusLost});
        // What belongs to another question changes nothing.
        watch.start(TrialId::create());
        watch.goOnFrom(begun);
        QCOMPARE(watch.elapsed(), 0);
        QVERIFY(watch.chosen().isEmpty());
    }

    void theTimeStopsWhileHidden()
    {
        TrialWatch watch(clock());
        watch.start(TrialId::create());
        pass(900);
        watch.pause();
        pass(50000);
        m_withSleep += 50000;
        watch.tick();
        watch.note(TrialFlag::FocusLost);
        watch.choose(OptionId::create());
        QCOMPARE(watch.elapsed(), 900);
        watch.resume();
        pass(100);
        const StudyAnswer answer = watch.answer();
        QCOMPARE(answer.milliseconds, 1000);
        QVERIFY(answer.flags.isEmpty() && answer.answer.isEmpty() && answer.firstAnswer.isEmpty());
    }

    void theRealClockRunsForward()
    {
        const StudyClock real = systemStudyClock();
        const qint64 running = real.running();
        const qint64 withSleep = real.withSleep();
        QVERIFY(running > 0);
        QVERIFY(real.running() >= running);
        QVERIFY(real.withSleep() >= withSleep);
    }
};

QTEST_GUILESS_MAIN(TrialWatchTest)
#include "trialwatchtest.moc"
