// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"
#include "tests/support/heldreader.h"
#include "tests/support/patience.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/keptcodes.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"
#include "widgets/errors/coding/codingcontroller.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// The coding of error cases without a window, on a project of its own.
class CodingControllerTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 4;

    SqlProjectHost m_host;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<CodingController> m_coding;
    PersonId m_lead;
    PersonId m_first;
    PersonId m_second;
    ErrorSampleId m_sample;
    QList<ErrorCaseId> m_cases;
    QString m_type;
    QString m_location;
    QString m_schema; ///< on a server

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    template <typename Work>
    auto ask(Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        std::optional<R> answer;
        m_project->write(std::move(work)).then(this, [&](const R &found) { answer = found; });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }, patienceMs))
            qFatal("no answer");
        return *answer;
    }
    ErrorCaseView stored(const ErrorCaseId &id, const PersonId &person)
    {
        return must(ask([id, person](Stores &stores) { return ErrorCodingService(stores, person).view(id); }));
    }
    CaseCodeContent content(const QString &note = {}) const
    {
        CaseCodeContent made;
        made.types = {{m_type, {}}};
        made.note = note;
        return made;
    }
    /// Items that one model answered wrong, and a sample of them with so many experts per case.
    void start(int experts, bool onServer = false)
    {
        m_schema = onServer ? QLatin1String("t_") + newUuid().toString(QUuid::Id128) : QString();
        m_location = onServer ? serverLocation(m_schema) : m_dir->filePath(QStringLiteral("project"));
        const QString location = m_location;
        NewProject made;
        made.title = QStringLiteral("Coding");
        made.preset = must(builtInPreset(presetCodes().value(0)));
        made.lead = QStringLiteral("林");
        QVERIFY(m_host.create(location, made).has_value());
        const auto factory = must(m_host.open(location));
        {
            const auto stores = must(factory->open());
            m_lead = must(stores->project().people()).constFirst().id;
            NoProgress progress;
            ItemImportRequest items;
            items.file = writeBenchmark(m_dir->filePath(QStringLiteral("raw")), itemCount);
            items.by = m_lead;
            must(ItemImportService(*stores, factory->folder()).importItems(items, progress));
            QByteArray lines;
            for (int i = 0; i < itemCount; ++i)
                lines += QByteArray::fromStdString(Json{{"id", "dev-" + std::to_string(i)}, {"response", "答案：F"}}.dump()) + '\n';
            ResponseImportRequest replies;
            replies.model = QStringLiteral("alpha");
            replies.configuration = QStringLiteral("none");
            const auto report = must(ResponseImport(*stores, m_lead).import(must(readReplies(lines)), replies, progress));
            m_first = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
            m_second = must(PeopleService(*stores, m_lead).add(QStringLiteral("E2"), {Role::Expert})).id;
            ErrorSampleRequest sample;
            sample.runs = {report.run};
            sample.size = itemCount;
            sample.expertsPerCase = experts;
            m_sample = must(ErrorSampleService(*stores, m_lead).draw(sample)).id;
            for (const ErrorCaseLine &line : must(ErrorCodingService(*stores, m_lead).cases(m_sample)))
                m_cases.append(line.errorCase.id);
            m_type = must(ErrorCodingService(*stores, m_lead).view(m_cases.constFirst())).types.types.constFirst().code;
        }
        m_project = must(ProjectAccess::open(factory));
        m_coding = std::make_unique<CodingController>(*m_project);
    }
    void codeAs(const PersonId &person, const ErrorCaseId &id)
    {
        if (m_project->person().id != person)
            m_project->actAs(person);
        m_coding->enter();
        m_coding->openCase(id);
        QTRY_VERIFY(!m_coding->isReading() && m_coding->current() == id);
    }

    void run(const QString &sql) const
    {
        const auto connection = Connection::open(*readLocation(m_location, &isOnNetwork));
        VERIFY_OK(connection);
        VERIFY_OK((*connection)->execute(sql));
    }
    /// From now on the server ends every session that stores a code, in the middle of its commit.
    void cut() const
    {
        run(QStringLiteral("CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM "
                           "pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$"));
        run(QStringLiteral("CREATE CONSTRAINT TRIGGER cut AFTER INSERT OR UPDATE ON error_code DEFERRABLE INITIALLY DEFERRED FOR EACH ROW "
                           "EXECUTE FUNCTION cut()"));
    }
    void mend() const { run(QStringLiteral("DROP TRIGGER cut ON error_code")); }
    /// The kinds of actions in files of this computer, also those of this program.
    QStringList keptKinds() const
    {
        QStringList kinds;
        QDirIterator files(TypingKeeper::folder() + u'/' + m_project->info().id.toString(), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const Json json = storedJson(fileBytes(files.next()));
            kinds.append(textOf(fieldOf(json, "content"), "action"));
        }
        return kinds;
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_cases.clear();
    }
    void cleanup()
    {
        m_coding.reset();
        m_project.reset();
        if (!m_schema.isEmpty()) {
            m_host.waitUntilClosed();
            run(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(m_schema));
        }
        m_schema.clear();
    }

    /// Submitting opens the next case that needs the person; the last one ends the work.
    void casesAreSubmittedInOrder()
    {
        start(1);
        m_project->actAs(m_first);
        QSignalSpy finished(m_coding.get(), &CodingController::finished);
        QSignalSpy problems(m_coding.get(), &CodingController::problemFound);
        m_coding->enter();
        m_coding->showSample(m_sample);
        QTRY_COMPARE(m_coding->current(), m_cases.at(0));
        QCOMPARE(m_coding->mode(), CodingController::Mode::Code);
        // Without a type it is refused, and stays.
        m_coding->submit(ErrorVerdict::ModelWrong, {});
        QTRY_VERIFY(!m_coding->isSending());
        QVERIFY(!problems.constLast().constFirst().toString().isEmpty());
        QCOMPARE(m_coding->current(), m_cases.at(0));
        for (int i = 0; i < itemCount; ++i) {
            QTRY_COMPARE(m_coding->current(), m_cases.at(i));
            QVERIFY(m_coding->progressText().startsWith(QString::number(i) + u' '));
            m_coding->edit(ErrorVerdict::ModelWrong, content());
            m_coding->submit(ErrorVerdict::ModelWrong, content());
            QTRY_VERIFY(!m_coding->isSending());
        }
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(m_coding->isDone());
        QCOMPARE(stored(m_cases.at(2), m_first).own->state, CaseCodeState::Submitted);

        // The last one is withdrawn: its code is a draft again, and it is open.
        m_coding->openCase(m_cases.at(3));
        QTRY_COMPARE(m_coding->current(), m_cases.at(3));
        QVERIFY(m_coding->mayWithdraw());
        m_coding->withdraw();
        QTRY_COMPARE(m_coding->mode(), CodingController::Mode::Code);
        QCOMPARE(m_coding->code().content, content());
        QCOMPARE(stored(m_cases.at(3), m_first).own->state, CaseCodeState::Draft);
    }

    /// A case that is submitted before the list of cases has been read is not the last one.
    void theNextCaseIsOpenedWhenTheListComesLate()
    {
        start(1);
        m_project->actAs(m_first);
        std::unique_ptr<HeldReader> held;
        const auto holding = connect(m_coding.get(), &CodingController::loaded, this, [&] {
            if (!held)
                held = std::make_unique<HeldReader>(*m_project);
        });
        m_coding->openCase(m_cases.at(0));
        QTRY_COMPARE(m_coding->current(), m_cases.at(0));
        m_coding->submit(ErrorVerdict::ModelWrong, content());
        QTRY_VERIFY(!m_coding->isSending());
        QVERIFY(!m_coding->isDone());
        disconnect(holding);
        held->release();
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        QCOMPARE(m_coding->mode(), CodingController::Mode::Code);
    }

    /// What is typed is in the project without a key, when the case is left, and again on the way back.
    void inputIsSavedByItself()
    {
        start(1);
        codeAs(m_first, m_cases.at(0));
        m_coding->edit(ErrorVerdict::ModelWrong, content(QStringLiteral("half")));
        QVERIFY(m_coding->unsaved().has_value());
        QTRY_VERIFY(!m_coding->unsaved().has_value());
        QTRY_VERIFY(stored(m_cases.at(0), m_first).own && stored(m_cases.at(0), m_first).own->content.note == u"half");
        m_coding->edit(ErrorVerdict::ModelWrong, content(QStringLiteral("half and more")));
        m_coding->walk(1);
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        QVERIFY(m_coding->code().content.note.isEmpty());
        QCOMPARE(stored(m_cases.at(0), m_first).own->content.note, QStringLiteral("half and more"));
        m_coding->walk(-1);
        QTRY_COMPARE(m_coding->current(), m_cases.at(0));
        QCOMPARE(m_coding->code().content.note, QStringLiteral("half and more"));
        // Nothing of it is for another person.
        m_project->actAs(m_second);
        QTRY_VERIFY(m_coding->view() && !m_coding->isReading() && m_coding->code().content.note.isEmpty());
    }

    /// Two experts differ; a third person gets the case to adjudicate.
    void aDisputedCaseIsAdjudicated()
    {
        start(2);
        codeAs(m_first, m_cases.at(0));
        m_coding->submit(ErrorVerdict::ModelWrong, content());
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        codeAs(m_second, m_cases.at(0));
        QVERIFY(m_coding->view()->others.isEmpty());
        m_coding->submit(ErrorVerdict::AnnotationWrong, content(QStringLiteral("two keys")));
        QTRY_VERIFY(!m_coding->isSending());
        QVERIFY(!m_coding->hasDisputed());
        codeAs(m_lead, m_cases.at(1));
        QTRY_VERIFY(m_coding->hasDisputed());
        QCOMPARE(m_coding->queue().disputed(), 1);
        m_coding->openDisputed();
        QTRY_COMPARE(m_coding->current(), m_cases.at(0));
        QCOMPARE(m_coding->mode(), CodingController::Mode::Settle);
        QCOMPARE(m_coding->view()->others.size(), 2);
        m_coding->submit(ErrorVerdict::ModelWrong, content());
        QTRY_VERIFY(m_coding->current() != m_cases.at(0));
        QCOMPARE(stored(m_cases.at(0), m_lead).state, ErrorCaseState::Decided);
    }

    /// What is chosen for a disputed case stays until it is submitted, and is told of before the window closes.
    void anAdjudicationIsKeptUntilItIsSubmitted()
    {
        start(2);
        codeAs(m_first, m_cases.at(0));
        m_coding->submit(ErrorVerdict::ModelWrong, content());
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        codeAs(m_second, m_cases.at(0));
        m_coding->submit(ErrorVerdict::AnnotationWrong, content(QStringLiteral("two keys")));
        QTRY_VERIFY(!m_coding->isSending());
        const auto lost = [this] {
            const auto work = m_coding->unsaved();
            return work && !work->reason.isEmpty() && !work->advice.isEmpty() ? work->what : QString();
        };

        codeAs(m_lead, m_cases.at(0));
        QCOMPARE(m_coding->mode(), CodingController::Mode::Settle);
        QVERIFY(!m_coding->unsaved());
        m_coding->edit(ErrorVerdict::ModelWrong, content(QStringLiteral("final")));
        QVERIFY(!lost().isEmpty());
        // As it was before.
        m_coding->edit(ErrorVerdict::ModelWrong, {});
        QVERIFY(!m_coding->unsaved());
        m_coding->edit(ErrorVerdict::ModelWrong, content(QStringLiteral("final")));
        m_coding->walk(1);
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        QVERIFY2(lost().contains(u'1'), qPrintable(lost()));

        // For nobody else, but not gone.
        codeAs(m_second, m_cases.at(1));
        QVERIFY(m_coding->code().content.note.isEmpty());
        QVERIFY2(lost().contains(QStringLiteral("林")), qPrintable(lost()));
        codeAs(m_lead, m_cases.at(0));
        QCOMPARE(m_coding->code().content, content(QStringLiteral("final")));
        m_coding->submit(ErrorVerdict::ModelWrong, content(QStringLiteral("final")));
        QTRY_VERIFY(!m_coding->isSending());
        QVERIFY(!m_coding->unsaved());
        const ErrorCaseView settled = stored(m_cases.at(0), m_lead);
        QVERIFY(settled.final && settled.final->content.note == u"final");
    }

    /// The server is lost: a submitted code is kept, the expert goes on, and it is stored once when the server is back.
    void whatIsSubmittedWithoutTheServerIsStoredOnce()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        start(1, true);
        codeAs(m_first, m_cases.at(0));
        QTRY_COMPARE(m_coding->queue().size(), itemCount);
        cut();
        m_coding->submit(ErrorVerdict::ModelWrong, content(QStringLiteral("kept")));
        QTRY_COMPARE(m_project->outbox().waiting(), 1);
        QVERIFY(!m_coding->isSending());
        QTRY_COMPARE(m_coding->current(), m_cases.at(1));
        QCOMPARE(m_coding->queue().coded(), 1);
        QTRY_COMPARE(keptKinds(), QStringList{QStringLiteral("code")});
        // It can be read, and not be submitted a second time.
        const auto opened = [this] {
            if (m_coding->current() != m_cases.at(0) && !m_coding->isReading())
                m_coding->openCase(m_cases.at(0));
            return m_coding->current() == m_cases.at(0);
        };
        QTRY_VERIFY(opened());
        QVERIFY(m_coding->isKept() && !m_coding->isEditable());
        QCOMPARE(m_coding->code().content.note, QStringLiteral("kept"));
        mend();
        QTRY_COMPARE(m_project->outbox().waiting(), 0);
        QTRY_VERIFY(m_coding->mayWithdraw());
        QVERIFY(!m_coding->isKept());
        QCOMPARE(stored(m_cases.at(0), m_first).own->content.note, QStringLiteral("kept"));
        QTRY_VERIFY(keptKinds().isEmpty());
        const auto connection = Connection::open(*readLocation(m_location, &isOnNetwork));
        VERIFY_OK(connection);
        QCOMPARE(*(*connection)->number(QStringLiteral("SELECT count(*) FROM event WHERE action = 'coded'")), 1);
        QCOMPARE(*(*connection)->number(QStringLiteral("SELECT count(*) FROM error_code")), 1);
    }

    /// A code that was only typed is in the project when the program is opened again, unless the person has another one there by then.
    void whatIsTypedWithoutTheServerComesBack()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        start(1, true);
        codeAs(m_first, m_cases.at(0));
        cut();
        m_coding->edit(ErrorVerdict::ModelWrong, content(QStringLiteral("half")));
        QTRY_COMPARE(keptKinds(), QStringList{QStringLiteral("code-draft")});
        m_coding.reset();
        m_project.reset();
        mend();
        m_project = must(ProjectAccess::open(must(m_host.open(m_location))));
        m_project->actAs(m_first);
        m_coding = std::make_unique<CodingController>(*m_project);
        QVERIFY(!stored(m_cases.at(0), m_first).own);
        m_project->outbox().sendLeft();
        QTRY_VERIFY(stored(m_cases.at(0), m_first).own);
        const CaseCode own = *stored(m_cases.at(0), m_first).own;
        QVERIFY(own.state == CaseCodeState::Draft && own.content == content(QStringLiteral("half")));
        QTRY_VERIFY(keptKinds().isEmpty());
        const ErrorCaseEntry old{m_cases.at(0), ErrorVerdict::ModelWrong, content(QStringLiteral("older"))};
        const auto sent = m_project->outbox().send(toDraft(old, std::nullopt, QStringLiteral("Code")));
        QTRY_VERIFY(sent.isFinished());
        VERIFY_FAILS(sent.result(), ErrorCode::Conflict);
        QCOMPARE(stored(m_cases.at(0), m_first).own->content.note, QStringLiteral("half"));
    }
};

QTEST_MAIN(CodingControllerTest)
#include "codingcontrollertest.moc"
