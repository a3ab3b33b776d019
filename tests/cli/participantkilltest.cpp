// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plannedstudy.h"
#include "tests/support/runfixture.h"

#include <QProcess>

#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// A real program with a participant at it, killed in the middle of a question, again and again.
class ParticipantKillTest : public QObject
{
    Q_OBJECT

    struct Life {
        QStringList shown;                ///< "trial order" of each question that stood on screen
        QHash<QString, QString> answered; ///< acknowledged: trial → option
    };

    static constexpr int longestMs = 90'000; // ends the test; a busy machine starts a program slowly

    /// What a program that does not go on has said so far, and whether it still lives.
    static QByteArray said(QProcess &process, const QByteArray &output)
    {
        return (process.state() == QProcess::NotRunning ? "ended " + QByteArray::number(process.exitCode()) : QByteArray("runs")) + '\n'
             + process.readAllStandardError() + output;
    }
    static Life parse(const QByteArray &output)
    {
        Life life;
        for (const QByteArray &line : output.split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() != 3)
                continue;
            if (words.first() == "shown")
                life.shown.append(QString::fromLatin1(words.at(1) + ' ' + words.at(2)));
            else if (words.first() == "answered")
                life.answered.insert(QString::fromLatin1(words.at(1)), QString::fromLatin1(words.at(2)));
        }
        return life;
    }
    static QString lineOf(const Trial &trial)
    {
        QStringList ids;
        for (const OptionId &option : trial.shownOrder)
            ids.append(option.toString());
        return trial.id.toString() + QLatin1Char(' ') + ids.join(QLatin1Char(','));
    }
    static void start(QProcess &process, const QString &location, int pace)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(YUYI_STUDY_DRIVER),
                      {QStringLiteral("--participant"), QStringLiteral("P01"), QStringLiteral("--answers"), QStringLiteral("share-60"),
                       QStringLiteral("--pace"), QString::number(pace), location});
        QVERIFY(process.waitForStarted());
    }

private Q_SLOTS:
    void aKilledSessionResumesWithoutLoss()
    {
        bool number = false;
        const int asked = qEnvironmentVariableIntValue("YUYI_KILLS", &number);
        const int kills = number ? asked : 8;
        const int items = 3 * kills;
        RunProject project(items);
        const auto study = planStudy(*project.stores, project.lead, {.practice = 1, .blockSize = 5});
        VERIFY_OK(study);
        const ParticipantId id = project.stores->studies().participants(study->id)->constFirst().id;
        const QList<Trial> planned = *project.stores->studies().trials(id);
        const auto trials = [&] { return *project.stores->studies().trials(id); };

        QHash<QString, QString> acknowledged;
        QSet<QString> begunBefore; // stood on screen when a program was killed, and were not answered
        int inMidTrial = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess process;
            QByteArray output;
            connect(&process, &QProcess::readyReadStandardOutput, &process, [&] { output += process.readAllStandardOutput(); });
            start(process, project.projectFolder(), 25);
            // Sometimes while it stands on screen, sometimes about when the answer is on its way.
            const int wanted = 1 + kill % 2;
            QTRY_VERIFY2_WITH_TIMEOUT(parse(output).shown.size() >= wanted, said(process, output).constData(), longestMs);
            if (kill % 4 == 3)
                QTRY_VERIFY2_WITH_TIMEOUT(parse(output).answered.size() >= wanted, said(process, output).constData(), longestMs);
            ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            output += process.readAllStandardOutput();
            const Life life = parse(output);

            // Every question that stood there stood there as it was planned, in its turn.
            const auto now = trials();
            for (const QString &line : life.shown) {
                const auto found = std::find_if(planned.begin(), planned.end(), [&](const Trial &one) { return lineOf(one) == line; });
                QVERIFY2(found != planned.end(), qPrintable(line));
            }
            // The first one is the one that the program before was killed at, or the next where its answer had been taken.
            const qsizetype firstShown = std::find_if(planned.begin(), planned.end(), [&](const Trial &one) {
                                             return lineOf(one) == life.shown.first();
                                         })
                                       - planned.begin();
            for (qsizetype i = 0; i < firstShown; ++i)
                QVERIFY2(now.at(i).isAnswered(), "a question was left out");
            // What was acknowledged is there, as it was.
            for (auto it = life.answered.cbegin(); it != life.answered.cend(); ++it) {
                QVERIFY2(!acknowledged.contains(it.key()), "answered twice");
                acknowledged.insert(it.key(), it.value());
            }
            int answered = 0;
            for (const Trial &trial : now) {
                answered += trial.isAnswered() ? 1 : 0;
                if (acknowledged.contains(trial.id.toString()))
                    QCOMPARE(trial.answer.one.toString(), acknowledged.value(trial.id.toString()));
                if (trial.isAnswered() && begunBefore.contains(trial.id.toString()))
                    QVERIFY2(trial.flags.contains(TrialFlag::Resumed), "not flagged");
                if (trial.isAnswered() && !begunBefore.contains(trial.id.toString()))
                    QVERIFY2(!trial.flags.contains(TrialFlag::Resumed), "flagged for nothing");
            }
            // No more than the one answer that was on its way is there unacknowledged, of each life.
            QVERIFY(answered >= acknowledged.size() && answered <= acknowledged.size() + kill + 1);
            for (const Trial &trial : now) {
                if (!trial.isAnswered() && trial.shownAt.isValid()) {
                    begunBefore.insert(trial.id.toString());
                    ++inMidTrial;
                }
            }
        }
        // Without a kill it goes to its end.
        QProcess process;
        start(process, project.projectFolder(), 0);
        QVERIFY(process.waitForFinished(longestMs));
        QCOMPARE(process.exitCode(), 0);
        const Life life = parse(process.readAllStandardOutput());
        for (auto it = life.answered.cbegin(); it != life.answered.cend(); ++it)
            QVERIFY(!acknowledged.contains(it.key()));
        const auto now = trials();
        for (qsizetype i = 0; i < now.size(); ++i) {
            QVERIFY(now.at(i).isAnswered());
            QCOMPARE(lineOf(now.at(i)), lineOf(planned.at(i)));
            QVERIFY(now.at(i).shownOrder.contains(now.at(i).answer.one));
            QCOMPARE(now.at(i).flags.contains(TrialFlag::Resumed), begunBefore.contains(now.at(i).id.toString()));
        }
        QCOMPARE(project.stores->studies().participant(id)->state, ParticipantState::Finished);
        QVERIFY(inMidTrial > 0);
        qInfo("%d kills, %d of them with a question on screen, %lld acknowledged before them", kills, inMidTrial,
              qlonglong(acknowledged.size()));
    }
};

QTEST_GUILESS_MAIN(ParticipantKillTest)
#include "participantkilltest.moc"
