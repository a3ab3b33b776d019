// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/latest.h"

#include <QFuture>
#include <QPromise>
#include <QTest>

#include <memory>

using namespace yuyi;

/// Answers that come too late.
class LatestTest : public QObject
{
    Q_OBJECT

    struct Question {
        Question() { promise.start(); }
        void answer(int value)
        {
            promise.addResult(value);
            promise.finish();
        }
        QPromise<int> promise;
    };

private Q_SLOTS:
    void theNewestAnswerCounts()
    {
        Latest latest;
        QList<int> taken;
        Question first, second;
        first.promise.future().then(this, latest.only([&](int value) { taken.append(value); }));
        second.promise.future().then(this, latest.only([&](const int &value) { taken.append(value); }));
        second.answer(2);
        first.answer(1);
        QTRY_COMPARE(taken, QList<int>{2});
        QCoreApplication::sendPostedEvents();
        QCOMPARE(taken, QList<int>{2});
    }

    void droppedAnswersDoNotCount()
    {
        Latest latest;
        bool taken = false, over = false;
        Question question;
        question.promise.future().then(this, latest.only([&](int) { taken = true; }));
        question.promise.future().then(this, [&](int) { over = true; });
        latest.drop();
        question.answer(1);
        QTRY_VERIFY(over);
        QVERIFY(!taken);
    }

    void aFurtherPartBelongsToTheQuestion()
    {
        Latest latest;
        QStringList said;
        auto question = latest.only([&](const QString &text) { said.append(text); });
        auto part = latest.still([&](const QString &text) { said.append(text); });
        question(QStringLiteral("a"));
        part(QStringLiteral("b"));
        question(QStringLiteral("c"));
        auto other = latest.only([&](const QString &text) { said.append(text); });
        question(QStringLiteral("d"));
        part(QStringLiteral("e"));
        other(QStringLiteral("f"));
        QCOMPARE(said.join(QString()), QStringLiteral("abcf"));
    }

    void aQuestionCanBeAnsweredElsewhere()
    {
        Latest latest;
        int taken = 0;
        latest.only([&](int value) { taken = value; })(1);
        const Latest::Question first = latest.ask();
        const auto answer = first.only([&](int value) { taken = value; });
        QVERIFY(first.isNewest());
        const Latest::Question second = latest.ask();
        QVERIFY(!first.isNewest() && second.isNewest());
        answer(2);
        QCOMPARE(taken, 1);
        second.only([&](int value) { taken = value; })(3);
        QCOMPARE(taken, 3);
    }

    /// What is moved into the answer need not be copied, and may be changed by it.
    void takesWhatCannotBeCopied()
    {
        Latest latest;
        int sum = 0;
        auto taker = latest.only([&, held = std::make_unique<int>(1)](int value) mutable { sum += *held * value; *held = 10; });
        taker(2);
        taker(3);
        QCOMPARE(sum, 32);
    }
};

QTEST_GUILESS_MAIN(LatestTest)
#include "latesttest.moc"
