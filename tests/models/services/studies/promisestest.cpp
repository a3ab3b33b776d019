// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/texts.h"
#include "tests/support/runfixture.h"

#include "db/migrations/migrations.h"
#include "db/packages/columns.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"

#include <QDirIterator>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What is said to participants, and to those who invite them, is so.
class StudyPromisesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    StudyService service() { return StudyService(*m_project->stores, m_project->lead); }
    StudyStore &store() { return m_project->stores->studies(); }

    /// 12 items; 0 is practised with, 1 and 3 are gold.
    StudyDraft draft()
    {
        StudyDraft draft = *service().fresh();
        StudyDesign &design = draft.study.design;
        design.practice = 1;
        design.practiceFilter = QStringLiteral("id=dev-0");
        design.goldShare = 0.05;
        design.goldFilter = QStringLiteral("id=dev-1,dev-3");
        draft.study.seed = 11;
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        return draft;
    }
    Study frozen(const StudyDraft &draft)
    {
        const auto saved = service().save(draft);
        if (!saved)
            qFatal("%s", whatFailed(saved).constData());
        const auto study = service().freeze(saved->id);
        if (!study)
            qFatal("%s", whatFailed(study).constData());
        return *study;
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }
    void withdrawnParticipantsAreInNoCopy();
    void anInterruptedWithdrawalIsCompleted();
    void whoDeclinesIsReplaced_data();
    void whoDeclinesIsReplaced();
    void theConsentSaysWhatIsRecorded();
    void minutesCountActivePeople();
};

/// Whoever reads the bytes of the project's folder finds neither name nor answers, and the copies are still backups.
void StudyPromisesTest::withdrawnParticipantsAreInNoCopy()
{
    const Study study = frozen(draft());
    const auto people = *service().addParticipants(study.id, 2, {QStringLiteral("Carol Canary-Chen"), QStringLiteral("Dora Stays")});
    const Participant gone = people.at(0);
    QList<Trial> trials = *store().trials(gone.id);
    VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
        for (Trial &trial : trials) {
            trial.answeredAt = QDateTime::currentDateTimeUtc();
            if (const auto saved = store().saveTrial(trial); !saved)
                return saved;
        }
        return {};
    }));
    const auto backup = m_project->host.backup(m_project->location);
    VERIFY_OK(backup);
    const auto second = m_project->host.backup(m_project->location);
    VERIFY_OK(second);
    const QDir copies = QFileInfo(*backup).dir();
    QFile damaged(copies.filePath(QStringLiteral("damaged-20260101-000000-000.yuyi")));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no database") > 0);
    damaged.close();
    QFile log(damaged.fileName() + QStringLiteral("-wal"));
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("pages") > 0);
    log.close();
    const auto folderHas = [&](const QByteArray &what) {
        QDirIterator files(m_project->location, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(what))
                return true;
        }
        return false;
    };
    QVERIFY(folderHas("Carol Canary-Chen"));
    QVERIFY(folderHas(trials.constFirst().id.toString().toUtf8()));
    const auto withdrawal = service().withdraw(gone.id);
    VERIFY_OK(withdrawal);
    QCOMPARE(withdrawal->backups, 2);
    // What cannot be opened is named, and so is what lies elsewhere.
    QCOMPARE(withdrawal->kept.size(), 3);
    QVERIFY(withdrawal->kept.at(0).contains(QFileInfo(damaged).fileName()));
    QVERIFY(withdrawal->kept.at(1).contains(QFileInfo(log).fileName()));
    QVERIFY(log.remove());
    QVERIFY(!folderHas("Carol Canary-Chen"));
    for (const Trial &trial : std::as_const(trials))
        QVERIFY(!folderHas(trial.id.toString().toUtf8()));
    QVERIFY(folderHas("Dora Stays"));
    QVERIFY(copies.entryList({QStringLiteral("*.part*"), QStringLiteral("*-journal"), QStringLiteral("*-wal")}, QDir::Files).isEmpty());
    // A second withdrawal has nothing to write anew but what it is about.
    QCOMPARE(service().withdraw(people.at(1).id)->backups, 2);
    const QString restored = m_project->folder.filePath(QStringLiteral("restored"));
    VERIFY_OK(m_project->host.restore(*backup, restored));
    QCOMPARE(*m_project->host.checkDatabase(restored), QStringList());
}

/// The program was ended after the project forgot them, and before the backups did.
void StudyPromisesTest::anInterruptedWithdrawalIsCompleted()
{
    const Study study = frozen(draft());
    const Participant gone = service().addParticipants(study.id, 1, {QStringLiteral("Carol Canary-Chen")})->constFirst();
    const auto backup = m_project->host.backup(m_project->location);
    VERIFY_OK(backup);
    const auto backupHas = [&] { return fileBytes(*backup).contains("Carol Canary-Chen"); };
    VERIFY_OK(m_project->stores->transaction([&] { return store().erase(gone.id); }));
    QCOMPARE(store().participant(gone.id)->state, ParticipantState::Withdrawn);
    QVERIFY(backupHas());
    const auto events = [&] { return m_project->stores->history().eventsOf(gone.id.value())->size(); };
    const auto before = events();
    QCOMPARE(service().withdraw(gone.id)->backups, 1);
    QVERIFY(!backupHas());
    // Nothing is left to be done, and nobody withdrew a second time.
    QCOMPARE(service().withdraw(gone.id)->backups, 0);
    QCOMPARE(events(), before);
}

void StudyPromisesTest::whoDeclinesIsReplaced_data()
{
    QTest::addColumn<bool>("covering");
    QTest::newRow("everything") << false;
    QTest::newRow("coverage") << true;
}

/// Nobody waits for the answers of people who declined.
void StudyPromisesTest::whoDeclinesIsReplaced()
{
    QFETCH(bool, covering);
    StudyDraft wanted = draft();
    if (covering) {
        wanted.study.design.shape = StudyShape::Coverage;
        wanted.study.design.category = DimensionCode(QStringLiteral("domain"));
        wanted.study.design.people = 6;
        wanted.study.design.answersPerItem = 2;
    }
    const Study study = frozen(wanted);
    const auto people = *service().addParticipants(study.id, wanted.study.design.people);
    QVERIFY(service().refill(study.id)->isEmpty());
    VERIFY_OK(StudySession(*m_project->stores, people.at(1).id).decline());
    const auto added = service().refill(study.id);
    VERIFY_OK(added);
    QVERIFY(covering ? !added->isEmpty() : added->size() == 1);
    QHash<QuestionVersionId, int> answers;
    const QList<Participant> everybody = people + *added;
    for (const Participant &person : everybody) {
        const QList<Trial> trials = *store().trials(person.id);
        for (const Trial &trial : trials) {
            if (trial.part == StudyPart::Main && person.id != people.at(1).id)
                ++answers[trial.question];
        }
    }
    QCOMPARE(answers.size(), 9);
    const int least = covering ? wanted.study.design.answersPerItem : wanted.study.design.people;
    QVERIFY(std::all_of(answers.cbegin(), answers.cend(), [&](int count) { return count >= least; }));
    QVERIFY(service().refill(study.id)->isEmpty());
}

/// Whatever taking part fills in has its word in the consent that the program brings.
void StudyPromisesTest::theConsentSaysWhatIsRecorded()
{
    const QHash<QString, QString> words{
        {QStringLiteral("state"), QStringLiteral("when you finished")},
        {QStringLiteral("texts"), QStringLiteral("When you agreed")},
        {QStringLiteral("language"), QStringLiteral("the language")},
        {QStringLiteral("text_size"), QStringLiteral("size of the text")},
        {QStringLiteral("background"), QStringLiteral("about yourself")},
        {QStringLiteral("consent_at"), QStringLiteral("When you agreed")},
        {QStringLiteral("finished_at"), QStringLiteral("when you finished")},
        {QStringLiteral("version"), QString()},
        {QStringLiteral("first_option_id"), QStringLiteral("chose first")},
        {QStringLiteral("first_options"), QStringLiteral("chose first")},
        {QStringLiteral("first_answer"), QStringLiteral("chose first")},
        {QStringLiteral("answer"), QStringLiteral("your answer")},
        {QStringLiteral("option_id"), QStringLiteral("your answer")},
        {QStringLiteral("options"), QStringLiteral("your answer")},
        {QStringLiteral("changes"), QStringLiteral("how often you changed")},
        {QStringLiteral("milliseconds"), QStringLiteral("how long that took")},
        {QStringLiteral("flags"), QStringLiteral("another window")},
        {QStringLiteral("shown_at"), QStringLiteral("when it was shown")},
        {QStringLiteral("answered_at"), QStringLiteral("when you answered")}};
    const QString consent = defaultStudyTexts().consent.en;
    for (const PackedTable &table : packedTables()) {
        if (table.table != QLatin1String("participant") && table.table != QLatin1String("trial"))
            continue;
        for (const PackedColumn &column : table.columns) {
            if (!column.changeable)
                continue;
            QVERIFY2(words.contains(column.name), qPrintable(column.name));
            QVERIFY2(consent.contains(words.value(column.name)), qPrintable(words.value(column.name)));
        }
    }
    const QHash<TrialFlag, QString> happened{
        {TrialFlag::FocusLost, QStringLiteral("another window")},
        {TrialFlag::Minimised, QStringLiteral("minimised")},
        {TrialFlag::Suspended, QStringLiteral("slept")},
        {TrialFlag::Resumed, QStringLiteral("shown again")},
        {TrialFlag::TimedOut, QStringLiteral("time ran out")},
        {TrialFlag::Revisited, QStringLiteral("came back to it")},
        {TrialFlag::AskedToStop, QStringLiteral("asked to stop")}};
    for (const auto &[flag, code] : codesOf(TrialFlag{}))
        QVERIFY2(happened.contains(flag) && consent.contains(happened.value(flag)), qPrintable(QString::fromUtf16(code)));
    // What is noted before anybody agreed.
    QVERIFY(consent.contains(QStringLiteral("That you opened this page and whether you agreed")));
    // The list of names lies beside the answers and in the backups.
    const auto tables = tablesOf(newestSchema());
    QVERIFY(tables.contains(QStringLiteral("participant_name")));
    QVERIFY(consent.contains(QStringLiteral("in the same project and its backups")));
    QVERIFY(!consent.contains(QStringLiteral("not recorded")) && !consent.contains(QStringLiteral("everything you answered is deleted")));
}

/// Who clicks through says nothing about how long it takes, and a few people say little.
void StudyPromisesTest::minutesCountActivePeople()
{
    StudyDraft early = draft();
    early.study.exclusion.fastestMedianMs = 2'000;
    const Study first = frozen(early);
    const auto answerAll = [&](const QList<Participant> &people, qint64 milliseconds) {
        for (const Participant &person : people) {
            QList<Trial> trials = *store().trials(person.id);
            VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
                for (Trial &trial : trials) {
                    trial.answer = trial.firstAnswer = trial.shownOrder.constFirst();
                    trial.milliseconds = milliseconds;
                    trial.answeredAt = QDateTime::currentDateTimeUtc();
                    if (const auto saved = store().saveTrial(trial); !saved)
                        return saved;
                }
                return {};
            }));
        }
    };
    answerAll(*service().addParticipants(first.id, 20), 300);
    answerAll(*service().addParticipants(first.id, 4), 12'000);
    const auto measured = [&](const StudyDraft &of) { return service().preview(of).value_or(StudyPreview()); };
    QCOMPARE(measured(draft()).peopleMeasured, 0);
    QCOMPARE(measured(draft()).secondsEach, 30.0);
    answerAll(*service().addParticipants(first.id, 1), 12'000);
    QCOMPARE(measured(draft()).peopleMeasured, 5);
    QCOMPARE(measured(draft()).secondsEach, 12.0);
    // Its own answers, and those of later ones, do not change what a frozen study says.
    QCOMPARE(measured(*service().draft(first.id)).peopleMeasured, 0);
    // Without rules the clickers are in it, but nobody looks at a picture in less than the least.
    StudyDraft late = draft();
    late.study.name = QStringLiteral("late");
    const Study second = frozen(late);
    answerAll(*service().addParticipants(second.id, 30), 300);
    QCOMPARE(measured(draft()).secondsEach, 5.0);
    QCOMPARE(measured(*service().draft(second.id)).secondsEach, 12.0);
}

QTEST_GUILESS_MAIN(StudyPromisesTest)
#include "promisestest.moc"
