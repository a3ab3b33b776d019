// SPDX-License-Identifier: GPL-3.0-or-later
// What must survive: kills, full disks, damaged files, a server that goes away.
#include "tests/support/dbfixture.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>

#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// @brief The writing process that gets killed: says a number only after its commit was
/// acknowledged.
int writeForEver(const QString &location)
{
    SqlProjectHost host;
    const auto factory = host.open(location);
    if (!factory) {
        std::fprintf(stderr, "%s\n", whatFailed(factory).constData());
        return 1;
    }
    if (isPictureCache((*factory)->folder()))
        serverFolders().append((*factory)->folder());
    const auto stores = *(*factory)->open();
    for (;;) {
        const Image image = newImage(QStringLiteral("x"));
        const auto saved = stores->transaction([&]() -> Result<> {
            if (const auto added = stores->images().add(image); !added)
                return added;
            Decision decision;
            decision.step = FilterStep::Text; // keeps without changing the stage
            decision.id = DecisionId::create();
            decision.image = image.id;
            return stores->images().addDecision(decision);
        });
        if (!saved) {
            std::fprintf(stderr, "%s\n", whatFailed(saved).constData());
            return 1;
        }
        std::printf("%s\n", qPrintable(image.id.toString()));
        std::fflush(stdout);
    }
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("fixture not written");
}

/// In memory where that can be: thousands of files that nobody needs on the disk.
QString quickFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath())
         + QLatin1String("/yuyi-faults-XXXXXX");
}

/// Opens, adds an image, says how many there are, closes: another program's short visit.
int visit(const QString &location)
{
    SqlProjectHost host;
    const auto factory = host.open(location);
    const auto stores = *(*factory)->open();
    const auto saved = stores->transaction(
        [&] { return stores->images().add(newImage(QStringLiteral("visit"))); });
    std::printf("%lld\n", saved ? static_cast<long long>(*stores->images().count({})) : -1);
    return 0;
}

/// Makes one backup after the other until it is killed.
int backUpForEver(const QString &location)
{
    SqlProjectHost host;
    for (;;) {
        const auto path = host.backup(location);
        if (!path)
            return 1;
        std::printf("%s\n", qPrintable(*path));
        std::fflush(stdout);
    }
}

/// @brief A file system without room at a folder: a real one for root, else a limit on files' sizes.
class SmallDisk
{
public:
    SmallDisk(const QString &folder, int bytes) : m_folder(QFile::encodeName(folder))
    {
        const QByteArray size = "size=" + QByteArray::number(bytes);
        m_real = ::geteuid() == 0
              && ::mount("tmpfs", m_folder.constData(), "tmpfs", 0, size.constData()) == 0;
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_former);
        if (m_real)
            return;
        const rlimit small{static_cast<rlim_t>(bytes), m_former.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_former);
        if (m_real)
            ::umount(m_folder.constData());
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isReal() const { return m_real; }
    void grow()
    {
        if (m_real)
            ::mount("tmpfs", m_folder.constData(), "tmpfs", MS_REMOUNT, "size=30m");
        else
            ::setrlimit(RLIMIT_FSIZE, &m_former);
    }

private:
    QByteArray m_folder;
    bool m_real = false;
    rlimit m_former{};
};

QByteArray spoilt(const QByteArray &good, int how, QRandomGenerator &random)
{
    QByteArray bytes = good;
    const auto somewhere = [&] {
        return static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size())));
    };
    switch (how % 5) {
    case 0:
        for (quint32 i = 0; i < 1 + random.bounded(64U); ++i)
            bytes[somewhere()] = static_cast<char>(random.bounded(256U));
        break;
    case 1: bytes.truncate(somewhere()); break;
    case 2: {
        const qsizetype page = somewhere() / 4096 * 4096;
        for (qsizetype i = page; i < qMin(page + 4096, bytes.size()); ++i)
            bytes[i] = '\0';
        break;
    }
    case 3: // within the first page, where the format and the schema stand
        for (quint32 i = 0; i < 1 + random.bounded(8U); ++i)
            bytes[static_cast<qsizetype>(random.bounded(4096U))] =
                static_cast<char>(random.bounded(256U));
        break;
    default: { // two pages change places
        const qsizetype a = somewhere() / 4096 * 4096;
        const qsizetype b = somewhere() / 4096 * 4096;
        const QByteArray first = bytes.mid(a, 4096);
        bytes.replace(a, first.size(), bytes.mid(b, 4096));
        bytes.replace(b, first.size(), first);
        break;
    }
    }
    return bytes;
}

} // namespace

class FaultsTest : public QObject
{
    Q_OBJECT

    /// One project with something in every kind of table, as bytes of its file.
    static QByteArray goodFile()
    {
        TestProject project(false);
        const auto filled = project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 40; ++i) {
                const Image image = newImage(QString::number(i));
                if (const auto added = project.images().add(image); !added)
                    return added;
                TextMeasure measure{image.id, QStringLiteral("e"), QStringLiteral("1"), 0.5, {}};
                measure.areas = {
                    {TextAreaId::create(), {{1, 2}}, 1, QString(300, u'字'), false, false}};
                (void)project.stores->filters().saveMeasure(measure);
                (void)project.stores->filters().saveFingerprint(image.id, QStringLiteral("e"),
                                                                QByteArray(2000, 'x'));
            }
            return {};
        });
        project.stores.reset();
        return filled ? fileBytes(project.file()) : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void aKillLosesNoCommit_data() { addBackends(); }
    void aKillLosesNoCommit()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<ImageId> acknowledged;
        for (int round = 0; round < (server ? 10 : 50); ++round) {
            QProcess writer;
            writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            writer.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("--write"), project.location});
            const int wanted = 1 + QRandomGenerator::global()->bounded(8);
            QByteArray said;
            while (said.count('\n') < wanted && writer.waitForReadyRead(20000))
                said += writer.readAllStandardOutput();
            QVERIFY(writer.processId() > 0); // one that ended by itself has none, and 0 would be all of us
            ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
            QVERIFY(writer.waitForFinished());
            said += writer.readAllStandardOutput();
            const QList<QByteArray> lines = said.split('\n');
            for (qsizetype i = 0; i + 1 < lines.size(); ++i)
                acknowledged.append(ImageId::fromString(QString::fromLatin1(lines.at(i))));
            QVERIFY(lines.size() > wanted);
        }
        const auto found = project.images().images(acknowledged);
        VERIFY_OK(found);
        QCOMPARE(found->size(), acknowledged.size());
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
        // Each transaction whole or not at all.
        const auto connection = project.connection();
        QCOMPARE(*connection->number(QStringLiteral("SELECT count(*) FROM image")),
                 *connection->number(QStringLiteral("SELECT count(*) FROM decision")));
    }

    void killsLeaveNoHalfBackup()
    {
        const TestProject project(false);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 20; ++i) {
                const Image image = newImage(QString::number(i));
                if (const auto added = project.images().add(image); !added)
                    return added;
                (void)project.stores->filters().saveFingerprint(image.id, QStringLiteral("e"),
                                                                QByteArray(500'000, 'x'));
            }
            return {};
        }));
        const QDir folder(project.location + QLatin1String("/backups"));
        for (int round = 0; round < 10; ++round) {
            QProcess writer;
            writer.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("--back-up"), project.location});
            QVERIFY(writer.waitForReadyRead(20000));
            // Right after one was finished the next one is in the making.
            (void)writer.waitForReadyRead(
                static_cast<int>(QRandomGenerator::global()->bounded(static_cast<quint32>(30))));
            QVERIFY(writer.processId() > 0); // one that ended by itself has none, and 0 would be all of us
            ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
            QVERIFY(writer.waitForFinished());
            const QStringList names = folder.entryList({QStringLiteral("*.yuyi")}, QDir::Files);
            QVERIFY(!names.isEmpty());
            for (const QString &name : names) {
                const auto findings = SqlProjectHost().checkDatabase(folder.filePath(name));
                VERIFY_OK(findings);
                QCOMPARE(*findings, QStringList());
            }
        }
    }

    void damagedFilesAreRefusedOrRead()
    {
        const QByteArray good = goodFile();
        QVERIFY(good.size() > 100'000);
        const QTemporaryDir folder(quickFolder());
        const QString file = folder.filePath(QStringLiteral("project.yuyi"));
        QRandomGenerator random(20260131);
        SqlProjectHost host;
        int refused = 0;
        int opened = 0;
        for (int i = 0; i < 1000; ++i) {
            const QByteArray bytes = spoilt(good, i, random);
            writeFile(file, bytes);
            const auto result = host.open(folder.path());
            if (!result) {
                ++refused;
                QVERIFY(!result.error().sentence.isEmpty());
                QVERIFY2(result.error().code == ErrorCode::Damaged
                             || result.error().code == ErrorCode::Invalid
                             || result.error().code == ErrorCode::Newer,
                         whatFailed(result).constData());
                QCOMPARE(fileBytes(file), bytes);
                QVERIFY(!QFileInfo::exists(file + QLatin1String("-wal")));
            } else {
                ++opened;
                const auto stores = (*result)->open();
                VERIFY_OK(stores);
                const auto ids = (*stores)->images().list({}, ImageSort::Name);
                if (ids)
                    (void)(*stores)->images().images(*ids);
                (void)(*stores)->filters().fingerprints(QStringLiteral("e"));
                (void)(*stores)->foreignChanges();
            }
            (void)host.checkDatabase(folder.path());
            for (const char16_t *suffix : {u"", u"-wal", u"-shm"})
                QFile::remove(file + QString::fromUtf16(suffix));
            QDir(folder.filePath(QStringLiteral("backups"))).removeRecursively();
        }
        qInfo("refused %d, opened %d", refused, opened);
        QVERIFY(refused > 500);
    }

    void damagedLogsDoNoHarm()
    {
        TestProject project(false);
        for (int i = 0; i < 5; ++i)
            VERIFY_OK(project.stores->transaction(
                [&] { return project.images().add(newImage(QString::number(i))); }));
        const QByteArray file = fileBytes(project.file());
        const QByteArray log = fileBytes(project.file() + QLatin1String("-wal"));
        QVERIFY(!log.isEmpty());
        QRandomGenerator random(7);
        SqlProjectHost host;
        for (int i = 0; i < 100; ++i) {
            const QTemporaryDir copy(quickFolder());
            const QString target = copy.filePath(QStringLiteral("project.yuyi"));
            writeFile(target, file);
            writeFile(target + QLatin1String("-wal"), spoilt(log, i, random));
            // Torn frames at the end are left out; what comes before them counts, and the file
            // stays sound.
            const auto opened = host.open(copy.path());
            VERIFY_OK(opened);
            const auto count = (*(*opened)->open())->images().count({});
            VERIFY_OK(count);
            QVERIFY(*count <= 5);
            QCOMPARE(*host.checkDatabase(copy.path()), QStringList());
        }
    }

    void aFullDiskKeepsWhatWasSaved()
    {
        QTemporaryDir folder;
        SmallDisk disk(folder.path(), 3'000'000);
        const QString location = folder.filePath(QStringLiteral("project"));
        SqlProjectHost host;
        const auto factory = host.create(location, newProject());
        VERIFY_OK(factory);
        const auto stores = *(*factory)->open();
        QList<ImageId> saved;
        Result<> last;
        while (last && saved.size() < 10000) {
            Image image = newImage(QStringLiteral("x"));
            image.note = QString(2000, u'x');
            last = stores->transaction([&]() -> Result<> {
                for (int i = 0; i < 10; ++i) {
                    Decision decision;
                    decision.step = FilterStep::Text; // keeps without changing the stage
                    decision.id = DecisionId::create();
                    decision.image = image.id;
                    decision.note = image.note;
                    const auto done = i == 0 ? stores->images().add(image)
                                             : stores->images().addDecision(decision);
                    if (!done)
                        return done;
                }
                return {};
            });
            if (last)
                saved.append(image.id);
        }
        VERIFY_FAILS(last, ErrorCode::Environment);
        QVERIFY(saved.size() > 10);
        if (disk.isReal())
            QVERIFY2(last.error().sentence.contains(QLatin1String("full")),
                     whatFailed(last).constData());
        // All that was acknowledged is there, nothing of the last, on this connection and on a new
        // one.
        QCOMPARE(*stores->images().count({}), saved.size());
        QCOMPARE(stores->images().images(saved)->size(), saved.size());
        // A backup finds no room: no half file under a backup's name. A limit on each file's size
        // does not forbid it.
        if (disk.isReal()) {
            QVERIFY(!host.backup(location).has_value());
            QVERIFY(QDir(location + QLatin1String("/backups")).isEmpty());
        }
        // With room again it goes on.
        disk.grow();
        VERIFY_OK(stores->transaction(
            [&] { return stores->images().add(newImage(QStringLiteral("y"))); }));
        QCOMPARE(*host.checkDatabase(location), QStringList());
        VERIFY_OK(host.backup(location));
    }

    void aFullDiskLeavesNoHalfProject()
    {
        QTemporaryDir folder;
        SmallDisk disk(folder.path(), 100'000);
        SqlProjectHost host;
        VERIFY_FAILS(host.create(folder.filePath(QStringLiteral("a/project")), newProject()),
                     ErrorCode::Environment);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// Looking at a file that is open here must not drop its locks: the visitor would believe to be
    /// the last one and take the log away, and what is saved here afterwards would go nowhere.
    void readingKeepsTheLocks_data()
    {
        QTest::addColumn<int>("look");
        QTest::newRow("open") << 0;
        QTest::newRow("backup") << 1;
        QTest::newRow("check") << 2;
        QTest::newRow("restore") << 3;
    }
    void readingKeepsTheLocks()
    {
        QFETCH(const int, look);
        TestProject project(false);
        const auto visited = [&] {
            QProcess visitor;
            visitor.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("--visit"), project.location});
            return visitor.waitForFinished(30000) ? visitor.readAllStandardOutput().trimmed()
                                                  : QByteArray("not finished");
        };
        const auto add = [&] { return project.images().add(newImage(QStringLiteral("own"))); };
        VERIFY_OK(project.stores->transaction(add));
        SqlProjectHost host;
        if (look == 0)
            VERIFY_OK(host.open(project.location));
        else if (look == 1)
            VERIFY_OK(host.backup(project.location));
        else if (look == 2)
            VERIFY_OK(host.checkDatabase(project.location));
        else
            VERIFY_FAILS(host.restore(project.file(), project.folder.filePath(QStringLiteral("x"))),
                         ErrorCode::Refused);
        QCOMPARE(visited(), QByteArray("2"));
        VERIFY_OK(project.stores->transaction(add));
        QCOMPARE(visited(), QByteArray("4"));
        QCOMPARE(*project.images().count({}), 4);
    }

    void aBusyProjectSaysSo()
    {
        const TestProject project(false);
        const auto other = project.connection();
        VERIFY_OK(other->begin());
        const auto saved = project.stores->transaction(
            [&] { return project.images().add(newImage(QStringLiteral("x"))); });
        VERIFY_FAILS(saved, ErrorCode::Environment);
        QVERIFY2(saved.error().sentence.contains(QLatin1String("Another program")),
                 qPrintable(saved.error().sentence));
        VERIFY_OK(project.images().count({})); // reading goes on meanwhile
        VERIFY_OK(SqlProjectHost().open(project.location));
        other->rollback();
        VERIFY_OK(project.stores->transaction(
            [&] { return project.images().add(newImage(QStringLiteral("x"))); }));
    }

    void aLostServerIsFoundAgain()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        const TestProject project(true);
        const auto add = [&] { return project.images().add(newImage(QStringLiteral("x"))); };
        const auto endSession = [&] {
            return project.connection()->number(
                QStringLiteral("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                               "WHERE pid <> pg_backend_pid() "
                               "AND application_name = 'yuyi' AND query LIKE ?"),
                {QString(u'%' + project.schema.mid(2) + u'%')});
        };
        const auto markSession = [&] {
            ImageFilter filter;
            filter.text = project.schema; // stands in the statement that the server shows
            return project.stores->images().count(filter);
        };
        // Between two changes: the next read and the next change connect again by themselves.
        VERIFY_OK(project.stores->transaction(add));
        VERIFY_OK(markSession());
        QVERIFY(*endSession() >= 1);
        QCOMPARE(*project.images().count({}), 1);
        VERIFY_OK(markSession());
        QVERIFY(*endSession() >= 1);
        VERIFY_OK(project.stores->transaction(add));
        // In the middle of a change: it fails as a whole, once, and the next one works.
        const auto cut = project.stores->transaction([&]() -> Result<> {
            if (const auto added = add(); !added)
                return added;
            (void)markSession();
            (void)endSession();
            return add();
        });
        VERIFY_FAILS(cut, ErrorCode::Environment);
        QCOMPARE(*project.images().count({}), 2);
        VERIFY_OK(project.stores->transaction(add));
        QCOMPARE(*project.images().count({}), 3);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--write"))
        return writeForEver(arguments.at(2));
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--back-up"))
        return backUpForEver(arguments.at(2));
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--visit"))
        return visit(arguments.at(2));
    FaultsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "faultstest.moc"
