// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/packagefixture.h"

#include "db/packages/packagefile.h"
#include "db/packages/pictures.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"

#include <QStandardPaths>

#include <array>
#include <csignal>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace yuyi;
using namespace yuyi::test;

Q_DECLARE_METATYPE(yuyi::Role)

namespace {

/// Stops after so many pictures.
class Impatient final : public Progress
{
public:
    explicit Impatient(int after) : m_left(after) {}
    void setTotal(qint64) override {}
    void advance(qint64) override { --m_left; }
    bool cancelled() const override { return m_left <= 0; }

private:
    int m_left;
};

/// While it lives no file of this process grows beyond so many bytes, as on a full disk.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_former);
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{bytes, m_former.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_former);
        std::signal(SIGXFSZ, m_signal);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_former{};
    void (*m_signal)(int) = SIG_DFL;
};

} // namespace

/// Packing a person's work, and doing it where nobody else is.
class PackageTest : public QObject
{
    Q_OBJECT

private:
    static void addRoles()
    {
        QTest::addColumn<bool>("server");
        QTest::addColumn<Role>("role");
        QList<bool> backends{false};
        if (qEnvironmentVariableIsSet("PGHOST"))
            backends.append(true);
        for (const bool server : std::as_const(backends)) {
            for (const Role role :
                 {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert, Role::Participant})
                QTest::addRow("%s %s", server ? "postgresql" : "sqlite", qPrintable(codeOf(role))) << server << role;
        }
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void packsForEveryRole_data() { addRoles(); }
    void packsForEveryRole()
    {
        QFETCH(bool, server);
        QFETCH(Role, role);
        PackageProject project(server);
        const PackRequest request = project.request(role, project.holderOf(role));
        const auto preview = PackageService(*project.stores, project.lead).preview(request);
        VERIFY_OK(preview);
        QVERIFY(preview->entries > 0 && preview->bytes > 0);
        QVERIFY(preview->fileName.endsWith(QLatin1String(".yuyipack")));
        const auto packed = project.pack(request);
        VERIFY_OK(packed);
        QCOMPARE(packed->entries, preview->entries);
        QCOMPARE(packed->contentHash.size(), 64);
        // One file and nothing beside it.
        QVERIFY(QFileInfo::exists(request.file));
        QVERIFY(!QFileInfo::exists(request.file + QLatin1String(".part")));
        const auto known = project.stores->packages().package(packed->id);
        QCOMPARE((*known)->contentHash, packed->contentHash);
        QVERIFY(!project.stores->packages().thisPackage()->has_value());

        VERIFY_FAILS(project.host.open(request.file), ErrorCode::Invalid);
        OpenPackage out(request.file);
        const auto inside = out.stores->packages().thisPackage();
        QVERIFY(inside->has_value());
        QCOMPARE((*inside)->id, packed->id);
        QCOMPARE((*inside)->role, role);
        QCOMPARE(out.progress().done, 0);
        const QList<Image> images = *out.stores->images().images(*out.stores->images().list({}, ImageSort::Added));
        QCOMPARE(images.size(), packed->images);
        for (const Image &image : images) {
            QCOMPARE(Sha256::of(fileBytes(imageFilePath(out.factory->folder(), image.sha256, image.format))), image.sha256);
            QVERIFY(image.names.isEmpty() && image.sourceUrl.isEmpty());
        }
        const auto connection = Connection::open(packageLocation(request.file));
        VERIFY_OK(connection);
        QCOMPARE(*packageContentHash(**connection, role), packed->contentHash);
        QCOMPARE(*(*connection)->text(QStringLiteral("PRAGMA integrity_check")), QStringLiteral("ok"));
        QCOMPARE(*(*connection)->number(QStringLiteral("SELECT count(*) FROM pragma_foreign_key_check")), qint64(0));
    }

    void theFixedContentIsHashed_data() { addRoles(); }
    void theFixedContentIsHashed()
    {
        QFETCH(bool, server);
        QFETCH(Role, role);
        PackageProject project(server);
        const PackRequest request = project.request(role, project.holderOf(role));
        const auto packed = project.pack(request);
        VERIFY_OK(packed);
        const auto connection = Connection::open(packageLocation(request.file));
        VERIFY_OK(connection);
        const auto after = [&](const char *statement) {
            const auto done = (*connection)->execute(QString::fromLatin1(statement));
            if (!done)
                qFatal("%s", whatFailed(done).constData());
            return *packageContentHash(**connection, role);
        };
        QCOMPARE(after("UPDATE image SET stage = 'kept', version = version + 1"), packed->contentHash);
        QCOMPARE(after("UPDATE package SET state = 'finished', version = version + 1"), packed->contentHash);
        QVERIFY(after("UPDATE project SET votes_per_question = votes_per_question + 1") != packed->contentHash);
        QCOMPARE(after("UPDATE project SET votes_per_question = votes_per_question - 1"), packed->contentHash);
        if (role == Role::Annotator)
            return;
        const char *table = role == Role::Adjudicator ? "UPDATE discrepancy SET value_a = value_a || ' '"
                                                      : "UPDATE question_option SET content = content || ' '";
        QVERIFY(after(table) != packed->contentHash);
    }

    void annotatesFromAPackage_data() { addBackends(); }
    void annotatesFromAPackage()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Annotator, project.first, 3);
        const auto packed = project.pack(request);
        VERIFY_OK(packed);
        QCOMPARE(packed->entries, 3);
        // The third one was free: it is his now, and for good.
        const auto assignment = project.stores->work().find(project.first, Task::Annotate, project.free);
        QVERIFY(assignment->has_value());
        QVERIFY((*assignment)->isLive(QDateTime::currentDateTimeUtc().addYears(1)));

        OpenPackage out(request.file);
        AnnotationService service(*out.stores, project.first);
        const auto returned = service.openWork(project.returned);
        VERIFY_OK(returned);
        QCOMPARE(returned->returns.size(), 1);
        QCOMPARE(returned->returns.constFirst().note, QStringLiteral("Look at the label again."));
        QVERIFY(!returned->annotation.content.questions.constFirst().options.isEmpty());
        QVERIFY(returned->annotation.content.questions.constFirst().keyIndex() >= 0);
        VERIFY_OK(service.submit(returned->annotation));
        const auto draft = service.openWork(project.begun);
        VERIFY_OK(draft);
        QCOMPARE(draft->annotation.content.explanation, QStringLiteral("A draft that goes along."));
        QCOMPARE(out.progress().begun, 1);
        VERIFY_OK(service.submit(draft->annotation));
        auto fresh = service.open(project.free);
        VERIFY_OK(fresh);
        fresh->content = complete(fresh->content, project.preset);
        VERIFY_OK(service.submit(*fresh));
        QCOMPARE(out.progress().done, 3);
        QVERIFY(!service.next(project.free)->has_value());
        // Nothing is decided here: no gold, no case, no stage.
        QVERIFY(!out.stores->annotations().gold(project.free)->has_value());
        QCOMPARE(out.stores->images().image(project.free)->stage, project.images().image(project.free)->stage);
        // Withdrawn, it waits again.
        const auto own = out.stores->annotations().current(project.free, project.first);
        VERIFY_OK(service.reopen((*own)->id));
        QCOMPARE(out.progress().done, 2);
        VERIFY_FAILS(service.open(project.accepted), ErrorCode::Refused);
    }

    void answersBlindFromAPackage_data() { addBackends(); }
    void answersBlindFromAPackage()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        OpenPackage out(request.file);
        ValidationService service(*out.stores, project.validator);
        QCOMPARE(service.progress()->waiting, 1);
        const auto items = service.take(3);
        VERIFY_OK(items);
        QCOMPARE(items->size(), 1);
        // The order is the one that the project would have shown.
        const auto shown = ValidationService(*project.stores, project.validator).take(1);
        VERIFY_OK(shown);
        for (int i = 0; i < 6; ++i)
            QCOMPARE(items->constFirst().options.at(i).id, shown->constFirst().options.at(i).id);
        BlindAnswer answer;
        answer.validation = items->constFirst().validation;
        answer.answer = project.question().key();
        const auto vote = service.answer(answer, QStringLiteral("Answered"));
        VERIFY_OK(vote);
        QVERIFY(!out.stores->validation().vote(*vote)->correct);
        QCOMPARE(out.stores->validation().validation(answer.validation)->state, ValidationState::Open);
        QCOMPARE(out.progress().done, 1);
        // The only round that asks five people is not decided by one, here or anywhere.
        VERIFY_OK(out.stores->transaction([&] { return service.withdrawInTransaction(*vote); }));
        QCOMPARE(out.progress().done, 0);
        VERIFY_OK(out.stores->transaction([&] { return service.restoreInTransaction(*vote); }));
        QCOMPARE(out.progress().done, 1);
    }

    void settlesFromAPackage_data() { addBackends(); }
    void settlesFromAPackage()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Adjudicator, project.adjudicator);
        VERIFY_OK(project.pack(request));
        // In the project it is out of everybody else's way, and stays so.
        QVERIFY(!AdjudicationService(*project.stores, project.other).next()->has_value());
        OpenPackage out(request.file);
        const QList<Person> people = *out.stores->project().people();
        for (const Person &person : people)
            QVERIFY(person.id == project.adjudicator || person.name == QLatin1String("A") || person.name == QLatin1String("B"));
        AdjudicationService service(*out.stores, project.adjudicator);
        const auto next = service.next();
        QVERIFY(next->has_value());
        const auto view = service.open(**next);
        VERIFY_OK(view);
        QVERIFY(view->openFields() > 0);
        VERIFY_FAILS(service.finish(**next), ErrorCode::Invalid);
        for (const CaseField &field : view->fields) {
            if (field.isOpen())
                VERIFY_OK(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("x")));
        }
        QCOMPARE(out.progress().begun, 1);
        VERIFY_OK(service.finish(**next));
        QCOMPARE(out.progress().done, 1);
        QVERIFY(!out.stores->annotations().gold(project.disputed)->has_value());
        VERIFY_OK(service.reopen(**next));
        VERIFY_OK(service.sendBack(**next, QStringLiteral("Both look again")));
        QCOMPARE(out.progress().done, 1);
    }

    void codesFromAPackage_data() { addBackends(); }
    void codesFromAPackage()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Expert, project.expert);
        VERIFY_OK(project.pack(request));
        OpenPackage out(request.file);
        ErrorCodingService service(*out.stores, project.expert);
        const auto lines = service.cases(project.sample);
        VERIFY_OK(lines);
        QCOMPARE(lines->size(), 1);
        const auto view = service.view(project.errorCase);
        VERIFY_OK(view);
        QCOMPARE(view->drawn.details.response.reply, QStringLiteral("The answer is A."));
        QCOMPARE(view->item.question.keyIndex(), project.question().keyIndex());
        QVERIFY(!view->impliedMeaning.isEmpty());
        QVERIFY(view->others.isEmpty() && !view->own);
        ErrorCaseEntry entry;
        entry.errorCase = project.errorCase;
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral("The key is wrong.");
        VERIFY_OK(service.submit(entry));
        QCOMPARE(out.progress().done, 1);
        QCOMPARE(*out.stores->discussions().openDiscussions(), qint64(0));
    }

    void takesPartFromAPackage_data() { addBackends(); }
    void takesPartFromAPackage()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Participant);
        VERIFY_OK(project.pack(request));
        OpenPackage out(request.file);
        const auto study = out.stores->studies().study(project.studyId);
        VERIFY_OK(study);
        QVERIFY(study->design.practiceFilter.isEmpty() && study->design.goldFilter.isEmpty());
        VERIFY_OK(out.stores->studies().texts(project.studyId, 1));
        const auto trials = out.stores->studies().trials(project.participant.id);
        QCOMPARE(trials->size(), 1);
        // A gold item is not to be told from the others.
        QCOMPARE(trials->constFirst().part, StudyPart::Main);
        const auto items = out.stores->studies().items(project.studyId);
        QCOMPARE(items->constFirst().part, StudyPart::Main);
        QVERIFY(items->constFirst().item.labels.isEmpty());
        QVERIFY(out.stores->studies().names(project.studyId)->isEmpty());
        const auto blind = out.stores->validation().blindQuestion(trials->constFirst().question);
        VERIFY_OK(blind);
        QCOMPARE(blind->options.size(), 6);
        Trial answered = trials->constFirst();
        answered.answer = blind->options.constFirst().id;
        answered.answeredAt = QDateTime::currentDateTimeUtc();
        VERIFY_OK(out.stores->transaction([&] { return out.stores->studies().saveTrial(answered); }));
        QCOMPARE(out.progress().done, 1);
        // Not twice.
        VERIFY_FAILS(project.pack(request), ErrorCode::Refused);
    }

    /// Whoever is paused gets no cases, in a package or in the project, but keeps those that he holds.
    void packsNothingNewForThePaused_data() { addBackends(); }
    void packsNothingNewForThePaused()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        PeopleService people(*project.stores, project.lead);
        VERIFY_OK(people.pause(project.adjudicator, true));
        VERIFY_FAILS(project.pack(project.request(Role::Adjudicator, project.adjudicator)), ErrorCode::Refused);
        AdjudicationService service(*project.stores, project.adjudicator);
        const auto waiting = service.caseOf(project.disputed);
        QVERIFY(!service.next()->has_value());
        QCOMPARE(*service.openCases(), 0);
        VERIFY_FAILS(service.open(**waiting), ErrorCode::Refused);
        VERIFY_OK(people.pause(project.adjudicator, false));
        VERIFY_OK(service.open(**waiting));
        VERIFY_OK(people.pause(project.adjudicator, true));
        QVERIFY(service.next()->has_value());
        VERIFY_OK(service.open(**waiting));
        // Whoever leaves holds none.
        AdjudicationService another(*project.stores, project.other);
        QVERIFY(!another.next()->has_value());
        VERIFY_OK(people.end(project.adjudicator));
        QVERIFY(another.next()->has_value());
    }

    void keepsReservationsUntilWithdrawn_data() { addBackends(); }
    void keepsReservationsUntilWithdrawn()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        auto info = *project.stores->project().info();
        info.rules.votesPerQuestion = 1;
        const auto packed = project.pack(project.request(Role::Validator, project.validator));
        VERIFY_OK(packed);
        const auto assignment = project.stores->work().find(project.validator, Task::Validate, project.accepted, project.question().id);
        QVERIFY((*assignment)->isLive(QDateTime::currentDateTimeUtc().addYears(10)));
        // Nothing is packed twice.
        VERIFY_FAILS(project.pack(project.request(Role::Validator, project.validator)), ErrorCode::Refused);
        VERIFY_OK(PackageService(*project.stores, project.lead).withdraw(packed->id));
        VERIFY_FAILS(PackageService(*project.stores, project.lead).withdraw(packed->id), ErrorCode::Refused);
        QVERIFY(!project.stores->work().find(project.validator, Task::Validate, project.accepted, project.question().id)->has_value());
        VERIFY_OK(project.pack(project.request(Role::Validator, project.validator)));
        const auto lines = PackageService(*project.stores, project.lead).packages();
        QCOMPARE(lines->size(), 2);
        QCOMPARE(lines->constFirst().holder, QStringLiteral("戊"));
        VERIFY_FAILS(PackageService(*project.stores, project.first).packages(), ErrorCode::Refused);
        VERIFY_FAILS(PackageService(*project.stores, project.first).preview(project.request(Role::Annotator, project.first)),
                     ErrorCode::Refused);
    }

    void leavesNothingWhenItFails_data() { addBackends(); }
    void leavesNothingWhenItFails()
    {
        QFETCH(bool, server);
        PackageProject project(server);
        const PackRequest request = project.request(Role::Annotator, project.first, 3);
        PackageService service(*project.stores, project.lead);
        Impatient impatient(2);
        VERIFY_FAILS(service.pack(request, project.host, project.factory->folder(), impatient), ErrorCode::Cancelled);
        const auto clean = [&] {
            return QDir(project.folder.path()).entryList({QStringLiteral("*.yuyipack*")}, QDir::Files).isEmpty()
                && project.stores->packages().packages()->isEmpty();
        };
        QVERIFY(clean());
        QVERIFY(!project.stores->work().find(project.first, Task::Annotate, project.free)->has_value());
        // A picture that is not what its hash says is not sent to anybody.
        const Image image = *project.images().image(project.begun);
        const QString path = imageFilePath(project.factory->folder(), image.sha256, image.format);
        const QByteArray good = fileBytes(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(good.left(100)) == 100);
        file.close();
        // A server's own copy would be fetched instead: it is spoiled as well.
        if (server)
            VERIFY_OK(project.connection()->execute(QStringLiteral("UPDATE blob SET content = 'x'")));
        VERIFY_FAILS(project.pack(request), ErrorCode::Damaged);
        QVERIFY(clean());
        QVERIFY(file.remove());
        if (server)
            VERIFY_OK(project.connection()->execute(QStringLiteral("DELETE FROM blob")));
        VERIFY_FAILS(project.pack(request), ErrorCode::Damaged);
        QVERIFY(clean());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(good) == good.size());
        file.close();
        PackRequest nowhere = request;
        nowhere.file = project.folder.filePath(QStringLiteral("no/such/folder/x.yuyipack"));
        VERIFY_FAILS(project.pack(nowhere), ErrorCode::Environment);
        QVERIFY(clean());
        VERIFY_OK(project.pack(request));
    }

    void leavesNothingOnAFullDisk()
    {
        PackageProject project(false);
        QByteArray large(6 * 1024 * 1024, Qt::Uninitialized);
        for (qsizetype i = 0; i < large.size(); ++i)
            large[i] = static_cast<char>((i * 2654435761u) >> 13);
        const ImageId image = project.picture(6, large);
        const PackRequest request = project.request(Role::Annotator, project.first, 4);
        {
            const SmallDisk disk(5 * 1024 * 1024);
            VERIFY_FAILS(project.pack(request), ErrorCode::Environment);
        }
        QVERIFY(QDir(project.folder.path()).entryList({QStringLiteral("*.yuyipack*")}, QDir::Files).isEmpty());
        QVERIFY(project.stores->packages().packages()->isEmpty());
        QVERIFY(!project.stores->work().find(project.first, Task::Annotate, image)->has_value());
        VERIFY_OK(project.pack(request));
        // An older file under the name stays until the new one is whole.
        const QByteArray old = fileBytes(request.file);
        VERIFY_OK(PackageService(*project.stores, project.lead).withdraw(project.stores->packages().packages()->constFirst().id));
        {
            const SmallDisk disk(5 * 1024 * 1024);
            VERIFY_FAILS(project.pack(request), ErrorCode::Environment);
        }
        QCOMPARE(fileBytes(request.file), old);
    }

    void finishesAndGoesOn()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        {
            OpenPackage out(request.file);
            VERIFY_OK(setPackageFinished(*out.stores, true));
            VERIFY_OK(setPackageFinished(*out.stores, true));
        }
        // One file when nobody is at it.
        const QStringList beside = QDir(project.folder.path()).entryList({QStringLiteral("validator.yuyipack*")});
        QCOMPARE(beside, QStringList{QStringLiteral("validator.yuyipack")});
        OpenPackage out(request.file);
        QCOMPARE(out.progress().package.state, PackageState::Finished);
        QVERIFY(out.progress().package.finishedAt.isValid());
        VERIFY_OK(setPackageFinished(*out.stores, false));
        QCOMPARE(out.progress().package.state, PackageState::Packed);
        VERIFY_FAILS(setPackageFinished(*project.stores, true), ErrorCode::Refused);
    }

    /// The pictures of an open package are a convenience: they go when the work is finished, and the oldest first when they are many.
    void picturesLieInTheCacheWhileTheyAreWanted()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        QString folder;
        {
            OpenPackage out(request.file);
            folder = out.factory->folder();
            QVERIFY(folder.startsWith(PackagePictures::root() + u'/'));
            QVERIFY(!QDir(folder + QStringLiteral("/images")).isEmpty());
        }
        QVERIFY(!QDir(folder + QStringLiteral("/images")).isEmpty());
        const QString former = PackagePictures::root() + u'/' + PackageId::create().toString();
        const QString foreign = PackagePictures::root() + QStringLiteral("/notes");
        QVERIFY(QDir().mkpath(former) && QDir().mkpath(foreign));
        const auto age = [](const QString &path) {
            const std::array<timespec, 2> times{timespec{1'700'000'000, 0}, timespec{1'700'000'000, 0}};
            QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), times.data(), 0), 0);
        };
        age(former);
        age(foreign);
        {
            OpenPackage out(request.file);
            QVERIFY(!QFile::exists(former));
            QVERIFY(QFile::exists(foreign));
            // Open, however long ago.
            age(folder);
            const auto other = PackagePictures::use(PackageId::create());
            VERIFY_OK(other);
            QVERIFY(QFile::exists(folder));
            VERIFY_OK(setPackageFinished(*out.stores, true));
            (*other)->discard();
        }
        QVERIFY(!QFile::exists(folder));
        // … and come again.
        {
            OpenPackage out(request.file);
            QVERIFY(!QDir(folder + QStringLiteral("/images")).isEmpty());
            VERIFY_OK(setPackageFinished(*out.stores, false));
        }
        QVERIFY(QFile::exists(folder));
        QDir(folder).removeRecursively();
        QDir(foreign).removeRecursively();
    }

    void isKnownByItsContent()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        const QString renamed = project.folder.filePath(QStringLiteral("attachment"));
        QVERIFY(QFile::copy(request.file, renamed));
        const QString cut = project.folder.filePath(QStringLiteral("cut.yuyipack"));
        QFile shorter(cut);
        QVERIFY(shorter.open(QIODevice::WriteOnly));
        QCOMPARE(shorter.write(fileBytes(request.file).left(71)), qint64(71));
        shorter.close();

        const SqlProjectHost host;
        QVERIFY(host.isPackage(renamed));
        QVERIFY(!host.isPackage(project.file()));
        QVERIFY(!host.isPackage(cut));
        QVERIFY(!host.isPackage(project.folder.path()));
        QVERIFY(!host.isPackage(project.folder.filePath(QStringLiteral("none"))));
        OpenPackage opened(renamed);
        QVERIFY(opened.stores->packages().thisPackage()->has_value());
    }

    void refusesWhatIsNoPackage()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Validator, project.validator);
        VERIFY_OK(project.pack(request));
        SqlProjectHost host;
        VERIFY_FAILS(host.openPackage(project.file()), ErrorCode::Invalid);
        VERIFY_FAILS(host.openPackage(project.folder.filePath(QStringLiteral("none.yuyipack"))), ErrorCode::NotFound);
        const QByteArray good = fileBytes(request.file);
        const QString bad = project.folder.filePath(QStringLiteral("bad.yuyipack"));
        const auto written = [&](const QByteArray &bytes) {
            QFile file(bad);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(written(good.left(good.size() / 2)));
        VERIFY_FAILS(host.openPackage(bad), ErrorCode::Damaged);
        QByteArray newer = good;
        newer[63] = 99;
        QVERIFY(written(newer));
        VERIFY_FAILS(host.openPackage(bad), ErrorCode::Newer);
        QVERIFY(written("nothing of the kind"));
        VERIFY_FAILS(host.openPackage(bad), ErrorCode::Invalid);
        QVERIFY(written(good));
        {
            ProjectLocation location = packageLocation(bad);
            const auto connection = Connection::open(location);
            VERIFY_OK(
                (*connection)
                    ->execute(QStringLiteral(
                        "CREATE TRIGGER x AFTER INSERT ON vote BEGIN DELETE FROM question; END")));
        }
        VERIFY_FAILS(host.openPackage(bad), ErrorCode::Damaged);
    }
};

QTEST_GUILESS_MAIN(PackageTest)
#include "packagetest.moc"
