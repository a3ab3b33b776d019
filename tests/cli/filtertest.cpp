// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/preset/preset.h"
#include "models/filtering/duplicates/fingerprint.h"
#include "models/services/session/imagefiles.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

#include <csignal>

using namespace yuyi;

/// yuyi-cli filter: what it refuses, what it names, and how it goes on after a stop.
class FilterTest : public QObject
{
    Q_OBJECT

    struct Ended {
        int status = -1;
        QString errors;
        QJsonObject json;
    };

    QTemporaryDir m_dir;

    static Ended run(const QStringList &arguments,
                     const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(YUYI_CLI), arguments + QStringList{QStringLiteral("--json")});
        Ended ended;
        if (!process.waitForFinished(120000))
            return ended;
        ended.status = process.exitCode();
        ended.errors = QString::fromUtf8(process.readAllStandardError());
        ended.json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        return ended;
    }
    static QStringList filter(const QString &project, const QStringList &more = {QStringLiteral("--duplicates")})
    {
        return QStringList{QStringLiteral("filter"), project, QStringLiteral("--jobs"), QStringLiteral("1")} + more;
    }
    static std::unique_ptr<Stores> stores(const QString &project)
    {
        const auto factory = SqlProjectHost().open(project);
        if (!factory)
            return {};
        auto opened = (*factory)->open();
        return opened ? std::move(*opened) : std::unique_ptr<Stores>();
    }
    static int fingerprints(const QString &project)
    {
        int found = 0;
        const auto open = stores(project);
        if (open)
            (void)open->filters().visitFingerprints(fingerprintVersion(),
                                                    [&found](const ImageId &, const QByteArray &) { ++found; });
        return found;
    }

    /// How certain a group must be for a batch.
    static bool setCertaintyLimit(const QString &project, double limit)
    {
        const auto open = stores(project);
        return open
            && open->transaction([&]() -> Result<> {
                       YUYI_TRY(auto info, open->project().info());
                       info.rules.certaintyLimit = limit;
                       return open->project().setInfo(info);
                   })
                   .has_value();
    }

    /// A project of so many scenes, each with a smaller copy; groups of any certainty go in a batch.
    QString makeProject(const QString &name, int scenes)
    {
        const QString raw = m_dir.filePath(name % QStringLiteral("-raw"));
        QDir().mkpath(raw);
        for (int i = 0; i < scenes; ++i) {
            const QImage scene = drawn::scene(static_cast<quint32>(i + 1));
            scene.save(QStringLiteral("%1/%2.png").arg(raw).arg(i));
            drawn::scaled(scene, 0.6).save(QStringLiteral("%1/%2s.png").arg(raw).arg(i));
        }
        const QString project = m_dir.filePath(name);
        if (run({QStringLiteral("new"), project, QStringLiteral("--preset"), presetCodes().value(0)}).status != 0)
            return {};
        const Ended imported = run({QStringLiteral("import"), QStringLiteral("images"), project, raw});
        return imported.json.value(QStringLiteral("added")).toInt() == 2 * scenes && setCertaintyLimit(project, 0) ? project : QString();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_dir.isValid()); }

    void errorsAreReported_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        const QString text = QStringLiteral("--text");
        const QString ratio = QStringLiteral("--max-ratio");
        QTest::newRow("nothing to do") << QStringList() << "--duplicates";
        QTest::newRow("below nothing") << QStringList{text, ratio, QStringLiteral("-1")} << "from 0 to 1";
        QTest::newRow("no number") << QStringList{text, ratio, QStringLiteral("nan")} << "from 0 to 1";
        QTest::newRow("a word") << QStringList{text, ratio, QStringLiteral("much")} << "from 0 to 1";
        QTest::newRow("per cent") << QStringList{text, ratio, QStringLiteral("35")} << "from 0 to 1";
        QTest::newRow("a limit of nothing")
            << QStringList{QStringLiteral("--duplicates"), ratio, QStringLiteral("0.3")} << "--text";
    }

    void errorsAreReported()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        // Before the project is looked for: nothing can have been changed.
        const Ended ended = run(filter(QStringLiteral("/nowhere"), arguments));
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains(said), qPrintable(ended.errors));
        QCOMPARE(ended.errors.trimmed().count(QLatin1Char('\n')), 0);
        QVERIFY(ended.json.isEmpty());
    }

    /// A command of two words whose second is wrong or missing says what the first one takes.
    void theUnknownSubcommandIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("scan nothing") << QStringList{QStringLiteral("scan"), QStringLiteral("nothing"), QStringLiteral("/nowhere")}
                                      << QStringList{QStringLiteral("nothing"), QStringLiteral("duplicates"), QStringLiteral("text")};
        QTest::newRow("scan") << QStringList{QStringLiteral("scan")}
                              << QStringList{QStringLiteral("duplicates"), QStringLiteral("text")};
        QTest::newRow("import") << QStringList{QStringLiteral("import"), QStringLiteral("words")}
                                << QStringList{QStringLiteral("words"), QStringLiteral("images"), QStringLiteral("items")};
    }

    void theUnknownSubcommandIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, said);
        const Ended ended = run(arguments);
        QCOMPARE(ended.status, 2);
        for (const QString &word : said)
            QVERIFY2(ended.errors.contains(word), qPrintable(ended.errors));
        QVERIFY2(!ended.errors.contains(QStringLiteral("backup")), qPrintable(ended.errors));
        QCOMPARE(ended.errors.trimmed().count(QLatin1Char('\n')), 0);
    }

    void unreadableFilesAreListed()
    {
        const QString project = makeProject(QStringLiteral("damaged"), 3);
        QVERIFY(!project.isEmpty());
        QString name;
        {
            const auto open = stores(project);
            QVERIFY(open);
            const auto ids = open->images().list({}, ImageSort::Name);
            QVERIFY(ids && ids->size() == 6);
            const auto image = open->images().image(ids->first());
            QVERIFY(image);
            name = image->names.value(0);
            QFile file(imageFilePath(project, image->sha256, image->format));
            QFile::setPermissions(file.fileName(), QFile::ReadOwner | QFile::WriteOwner);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no picture");
        }
        const Ended ended = run(filter(project));
        QCOMPARE(ended.status, 1);
        const QJsonArray unreadable = ended.json.value(QStringLiteral("unreadable")).toArray();
        QCOMPARE(unreadable.size(), 1);
        QCOMPARE(unreadable.first().toObject().value(QStringLiteral("path")).toString(), name);
        QVERIFY(unreadable.first().toObject().value(QStringLiteral("reason")).toString().contains(name));
        QCOMPARE(ended.json.value(QStringLiteral("duplicate")).toInt(), 2);
        QCOMPARE(run({QStringLiteral("undo"), project, QStringLiteral("--last"), QStringLiteral("2")}).status, 0);
    }

    /// What is less certain than the lead asks for, or has lost the image to keep, is left to a person, and counted.
    void whatIsLeftIsCounted()
    {
        const QString project = makeProject(QStringLiteral("left"), 3);
        QVERIFY(!project.isEmpty());
        QVERIFY(setCertaintyLimit(project, 1));
        const Ended strict = run(filter(project));
        QCOMPARE(strict.status, 0);
        QCOMPARE(strict.json.value(QStringLiteral("duplicate")).toInt(), 0);
        const auto openGroups = [&project] { return stores(project)->filters().groups(GroupState::Open)->size(); };
        QVERIFY(openGroups() >= 3);
        QCOMPARE(strict.json.value(QStringLiteral("groups_left")).toInt(), openGroups());
        QVERIFY(setCertaintyLimit(project, 0));
        const Ended all = run(filter(project));
        QCOMPARE(all.json.value(QStringLiteral("duplicate")).toInt(), 3);
        QCOMPARE(all.json.value(QStringLiteral("groups_left")).toInt(), openGroups());
        QVERIFY(!all.json.contains(QStringLiteral("text_heavy_kept")));
    }

    /// A refusal changes nothing: the step that could be done is not done either.
    void withoutATextEngineNothingIsChanged()
    {
        const QString project = makeProject(QStringLiteral("unread"), 2);
        QVERIFY(!project.isEmpty());
        const QTemporaryDir empty;
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        bare.insert(QStringLiteral("YUYI_TEXT_MODELS_DIR"), empty.path());
        bare.insert(QStringLiteral("TESSDATA_PREFIX"), empty.path());
        const Ended ended = run(filter(project, {QStringLiteral("--duplicates"), QStringLiteral("--text")}), bare);
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.errors.contains(QStringLiteral("No text engine is installed")), qPrintable(ended.errors));
        const auto open = stores(project);
        QVERIFY(open);
        QCOMPARE(open->images().funnel()->discarded.value(FilterStep::Duplicate), 0);
        QVERIFY(open->filters().groups(std::nullopt)->isEmpty());
    }

    void aKilledOrStoppedScanContinues()
    {
        constexpr int scenes = 150;
        const QString project = makeProject(QStringLiteral("stopped"), scenes);
        QVERIFY(!project.isEmpty());
        QProcess killed;
        killed.start(QStringLiteral(YUYI_CLI), filter(project));
        QVERIFY(killed.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(fingerprints(project) > 0, 60000);
        killed.kill();
        QVERIFY(killed.waitForFinished());
        const int kept = fingerprints(project);
        QVERIFY(kept > 0);

        QProcess stopped;
        stopped.start(QStringLiteral(YUYI_CLI), filter(project));
        QVERIFY(stopped.waitForStarted());
        // Making fingerprints, or searching already.
        QTRY_VERIFY_WITH_TIMEOUT(fingerprints(project) > kept || kept == 2 * scenes, 60000);
        ::kill(static_cast<pid_t>(stopped.processId()), SIGINT);
        QVERIFY(stopped.waitForFinished());
        QCOMPARE(stopped.exitStatus(), QProcess::NormalExit);
        QCOMPARE(stopped.exitCode(), 1);
        QVERIFY(QString::fromUtf8(stopped.readAllStandardError()).contains(QStringLiteral("Stopped")));
        {
            const auto open = stores(project);
            QVERIFY(open);
            QCOMPARE(open->images().funnel()->discarded.value(FilterStep::Duplicate), 0);
        }
        const Ended ended = run(filter(project));
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.json.value(QStringLiteral("duplicate")).toInt(), scenes);
        QCOMPARE(ended.json.value(QStringLiteral("kept")).toInt(), scenes);
        const Ended again = run(filter(project));
        QCOMPARE(again.json.value(QStringLiteral("duplicate")).toInt(), scenes);
        QCOMPARE(run({QStringLiteral("check"), project}).status, 0);
    }
};

QTEST_GUILESS_MAIN(FilterTest)
#include "filtertest.moc"
