// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/dbfixture.h"

#include "db/host/sqlprojecthost.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A project from nothing to a released file, each command as a process: new, import, scan, filter, undo, check, backup, restore, move,
/// stats, lint, export.
class ProjectCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;
    static constexpr int pictures = 4; ///< three scenes and a smaller copy of one

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

private Q_SLOTS:
    void initTestCase();
    void aProjectIsMade();
    void imagesAreTakenIn();
    void itemsAreTakenIn();
    void duplicatesAreFoundDiscardedAndBroughtBack();
    void textIsMeasured();
    void aBackupIsBroughtBack();
    void aBackupOfAnotherProjectNeedsConfirmation();
    void aProjectIsMoved();
    void damageIsFound();
    void anAlteredAuditTrailIsFound();
    void unknownFilesAreMovedAside();
    void theSetIsCounted();
    void theSetIsLinted();
    void theSetIsExported();
    void wrongUseIsReported_data();
    void wrongUseIsReported();
};

void ProjectCommandsTest::initTestCase()
{
    QVERIFY(QDir().mkpath(m_cli.path(QStringLiteral("raw/more"))));
    for (int i = 0; i + 1 < pictures; ++i)
        QVERIFY(drawn::scene(static_cast<quint32>(20 + i)).save(m_cli.path(QStringLiteral("raw/%1.png").arg(i))));
    QVERIFY(drawn::scaled(drawn::scene(20), 0.6).save(m_cli.path(QStringLiteral("raw/more/small.png"))));
    writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
    const auto made = run(QStringLiteral("new base --title Proverbs --as Lena --quiet"));
    QVERIFY_ENDED(made, 0);
    QCOMPARE(made.printed + made.said, QString());
    QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    QVERIFY_ENDED(run(QStringLiteral("import images base raw --recursive")), 0);
}

void ProjectCommandsTest::aProjectIsMade()
{
    const auto made = json(QStringLiteral("new made --preset cii-bench --first-question \"What is meant?\" --as Mia"));
    QVERIFY_ENDED(made, 0);
    QVERIFY2(made.json() == Json({{"project", "made"}, {"preset", "cii-bench"}}), made.told().constData());
    QVERIFY(QFile::exists(m_cli.path(QStringLiteral("made/project.yuyi"))));
    const auto people = json(QStringLiteral("people made list")).json()["people"];
    QVERIFY(people.size() == 1 && people[0]["name"] == "Mia");
    QVERIFY(run(QStringLiteral("new spoken")).printed.contains(QStringLiteral("“spoken” was created")));
}

void ProjectCommandsTest::imagesAreTakenIn()
{
    QVERIFY_ENDED(run(QStringLiteral("new images --quiet")), 0);
    QVERIFY_ENDED(json(QStringLiteral("import images images raw")), 0);
    // Those of the folders below, and one file that is none.
    QVERIFY(m_cli.write(QStringLiteral("raw2/words.png"), "no picture"));
    const auto rest = json(QStringLiteral("import images images raw raw2 --recursive"));
    QVERIFY_ENDED(rest, 1);
    Json report = rest.json();
    QVERIFY2(report["added"] == 1 && report["known"] == 3 && report["refused"].size() == 1, rest.told().constData());
    QVERIFY(fromUtf8(report["refused"][0]["path"].get<std::string>()).endsWith(QStringLiteral("words.png")));
    QVERIFY(!report["refused"][0]["reason"].get<std::string>().empty());
    const auto stored = json(QStringLiteral("scan duplicates images")).json();
    QVERIFY(stored["images"] == pictures);
    QVERIFY(m_cli.write(QStringLiteral("list.csv"),
                        "file,source_url,licence,collector,note\nraw/0.png,https://example.org/0,CC0-1.0,Mia,\n"));
    QVERIFY_ENDED(run(QStringLiteral("new listed --quiet")), 0);
    const auto listed = json(QStringLiteral("import images listed --manifest list.csv"));
    QVERIFY_ENDED(listed, 0);
    QVERIFY(listed.json()["added"] == 1);
}

void ProjectCommandsTest::itemsAreTakenIn()
{
    QVERIFY_ENDED(run(QStringLiteral("new items --quiet")), 0);
    const QString line = QStringLiteral("import items items bench/items.json --format cii-bench --images bench");
    const auto first = json(line);
    QVERIFY_ENDED(first, 0);
    QVERIFY2(first.json()["images_added"] == items && first.json()["questions"] == items, first.told().constData());
    const auto again = json(line);
    QVERIFY_ENDED(again, 0);
    QVERIFY2(again.json()["images_added"] == 0 && again.json()["questions"] == 0 && again.json()["known"] == items,
             again.told().constData());
    QVERIFY(json(QStringLiteral("stats items")).json()["questions"] == items);
}

void ProjectCommandsTest::duplicatesAreFoundDiscardedAndBroughtBack()
{
    const auto found = json(QStringLiteral("scan duplicates raw --jobs 1"));
    QVERIFY_ENDED(found, 0);
    Json scan = found.json();
    QVERIFY2(scan["images"] == pictures && scan["groups"].size() == 1 && scan["unreadable"].empty(), found.told().constData());
    QVERIFY(scan["groups"][0]["verdict"] == "duplicate" && scan["groups"][0]["members"].size() == 2);
    QVERIFY(fromUtf8(scan["groups"][0]["kept"].get<std::string>()).endsWith(QStringLiteral("0.png")));

    QVERIFY_ENDED(run(QStringLiteral("new filtered --quiet")), 0);
    QVERIFY_ENDED(run(QStringLiteral("import images filtered raw --recursive --quiet")), 0);
    const auto left = [this] { return json(QStringLiteral("scan duplicates filtered")).json()["images"].get<int>(); };
    QCOMPARE(left(), pictures); // a scan changes nothing
    {
        // Groups of any certainty go in a batch.
        const auto factory = SqlProjectHost().open(m_cli.path(QStringLiteral("filtered")));
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        ProjectInfo info = *(*stores)->project().info();
        info.rules.certaintyLimit = 0;
        QVERIFY((*stores)->transaction([&] { return (*stores)->project().setInfo(info); }));
    }
    const auto filtered = json(QStringLiteral("filter filtered --duplicates"));
    QVERIFY_ENDED(filtered, 0);
    QVERIFY2(filtered.json()["duplicate"] == 1 && filtered.json()["kept"] == pictures - 1 && filtered.json()["groups_left"] == 0,
             filtered.told().constData());
    QCOMPARE(left(), pictures - 1);
    QVERIFY_ENDED(run(QStringLiteral("people filtered add Olga --roles lead --quiet")), 0);
    const auto unreasoned = run(QStringLiteral("undo filtered --last 5 --as Olga"));
    QVERIFY2(unreasoned.status == 3 && unreasoned.said.contains(QStringLiteral("needs a reason")), unreasoned.told().constData());
    const auto undone = json(QStringLiteral("undo filtered --last 5 --as Olga --reason \"Not the same\""));
    QVERIFY_ENDED(undone, 0);
    QVERIFY2(undone.json()["undone"] == 1, undone.told().constData());
    QCOMPARE(left(), pictures);
}

void ProjectCommandsTest::textIsMeasured()
{
    QVERIFY(QDir().mkpath(m_cli.path(QStringLiteral("texts"))));
    QVERIFY(drawn::flat(Qt::gray).save(m_cli.path(QStringLiteral("texts/none.png"))));
    const auto measured = json(QStringLiteral("scan text texts --engine tesseract --mode fast --jobs 1"));
    QVERIFY_ENDED(measured, 0);
    Json scan = measured.json();
    QVERIFY2(fromUtf8(scan["engine"].get<std::string>()).startsWith(QStringLiteral("tesseract")) && scan["images"].size() == 1,
             measured.told().constData());
    QVERIFY(scan["images"][0]["ratio"] == 0.0 && scan["images"][0]["areas"].empty());
    const auto spoken = run(QStringLiteral("scan text texts --engine tesseract"));
    QVERIFY2(spoken.printed.contains(QStringLiteral("Measured the text in 1 images in ")), spoken.told().constData());
}

void ProjectCommandsTest::aBackupIsBroughtBack()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("kept")));
    const auto saved = json(QStringLiteral("backup kept"));
    QVERIFY_ENDED(saved, 0);
    const QString file = fromUtf8(saved.json()["backup"].get<std::string>());
    QVERIFY(QFileInfo(file).size() > 0);
    const auto people = [this] { return json(QStringLiteral("people kept list")).json()["people"].size(); };
    QVERIFY_ENDED(run(QStringLiteral("people kept add Later --quiet")), 0);
    QCOMPARE(people(), size_t(2));
    const auto restored = json(QStringLiteral("restore \"%1\" kept").arg(file));
    QVERIFY_ENDED(restored, 0);
    QVERIFY(restored.json()["project"] == "kept");
    QCOMPARE(people(), size_t(1));
}

void ProjectCommandsTest::aBackupOfAnotherProjectNeedsConfirmation()
{
    QVERIFY_ENDED(run(QStringLiteral("new other --as Olga --quiet")), 0);
    QVERIFY_ENDED(run(QStringLiteral("new taken --as Theo --quiet")), 0);
    const QString file = fromUtf8(json(QStringLiteral("backup other")).json()["backup"].get<std::string>());
    const auto lead = [this] { return json(QStringLiteral("people taken list")).json()["people"][0]["name"]; };
    const auto refused = run(QStringLiteral("restore \"%1\" taken").arg(file));
    QVERIFY_ENDED(refused, 3);
    QVERIFY2(refused.said.contains(QStringLiteral("The backup belongs to the project “other”")), refused.told().constData());
    QVERIFY(lead() == "Theo");
    QVERIFY_ENDED(run(QStringLiteral("restore \"%1\" taken --other-project").arg(file)), 0);
    QVERIFY(lead() == "Olga");
}

void ProjectCommandsTest::aProjectIsMoved()
{
    const auto moved = json(QStringLiteral("move base moved"));
    QVERIFY_ENDED(moved, 0);
    Json report = moved.json();
    QVERIFY2(report["rows"] > 20 && report["images"] == items + pictures && report["problems"].empty(), moved.told().constData());
    QCOMPARE(json(QStringLiteral("stats moved")).printed, json(QStringLiteral("stats base")).printed);
    const auto checked = json(QStringLiteral("check moved"));
    QVERIFY_ENDED(checked, 0);
    QVERIFY(checked.json()["problems"].empty());
    const auto again = run(QStringLiteral("move base moved"));
    QVERIFY_ENDED(again, 3);
    QVERIFY2(again.said.contains(QStringLiteral("is not empty")), again.told().constData());
}

void ProjectCommandsTest::damageIsFound()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("damaged")));
    QVERIFY(run(QStringLiteral("check damaged")).printed.contains(QStringLiteral("No problems.")));
    QDirIterator files(m_cli.path(QStringLiteral("damaged/images")), QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
    QFile file(files.next());
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
    file.close();
    const auto found = json(QStringLiteral("check damaged"));
    QVERIFY_ENDED(found, 1);
    QVERIFY2(found.json()["problems"].size() == 1, found.told().constData());
}

void ProjectCommandsTest::anAlteredAuditTrailIsFound()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("sealed")));
    QVERIFY(json(QStringLiteral("check sealed")).json()["unsealed"] > 0);
    const auto exported = json(QStringLiteral("export sealed sealed-set --format jsonl"));
    QVERIFY2(exported.status == 0 || exported.status == 1, exported.told().constData());
    const QString seal = fromUtf8(exported.json()["seal"].get<std::string>());
    QVERIFY(m_cli.read(QStringLiteral("sealed-set/README.md")).contains(seal.toUtf8()));
    const auto whole = json(QStringLiteral("check sealed --seal %1").arg(seal));
    QVERIFY_ENDED(whole, 0);
    QCOMPARE(fromUtf8(whole.json()["audit"]["seal"].get<std::string>()), seal);
    QVERIFY(whole.json()["unsealed"] > 0); // the release itself
    QVERIFY_ENDED(json(QStringLiteral("check base --seal %1").arg(seal)), 1);
    QVERIFY_ENDED(json(QStringLiteral("check sealed --seal %1").arg(seal.chopped(1))), 3);
    {
        const auto connection = Connection::open(*readLocation(m_cli.path(QStringLiteral("sealed")), &isOnNetwork));
        VERIFY_OK(connection);
        VERIFY_OK((*connection)->execute(QStringLiteral("UPDATE event SET created_at = '2020-01-01T00:00:00.000Z' WHERE sequence = 2")));
    }
    const auto altered = json(QStringLiteral("check sealed"));
    QVERIFY_ENDED(altered, 1);
    QCOMPARE(altered.json()["problems"].size(), 1);
    const QString sentence = fromUtf8(altered.json()["problems"][0].get<std::string>());
    QVERIFY2(sentence.contains(QStringLiteral("seal 1")) || sentence.contains(QStringLiteral("封条 1")), qPrintable(sentence));
}

void ProjectCommandsTest::unknownFilesAreMovedAside()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("strayed")));
    const QByteArray bytes = drawn::encoded(drawn::scene(99), "png", 50);
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    const QString name = QStringLiteral("strayed/images/%1/%2.png").arg(hash.left(2), hash);
    QVERIFY(m_cli.write(name, bytes));
    const auto found = json(QStringLiteral("check strayed"));
    QVERIFY_ENDED(found, 1);
    // What may be of an import that goes on stays where it is.
    QVERIFY(json(QStringLiteral("check strayed --move-strays")).json()["moved"].empty());
    QFile stray(m_cli.path(name));
    QVERIFY(stray.open(QIODevice::ReadWrite));
    QVERIFY(stray.setFileTime(QDateTime::currentDateTimeUtc().addDays(-1), QFileDevice::FileModificationTime));
    stray.close();
    const auto moved = json(QStringLiteral("check strayed --move-strays"));
    QVERIFY_ENDED(moved, 0);
    QVERIFY2(moved.json()["moved"].size() == 1, moved.told().constData());
    QVERIFY(!QFile::exists(m_cli.path(name)));
    QVERIFY(QFile::exists(m_cli.path(QStringLiteral("strayed/strays/%1.png").arg(hash))));
}

void ProjectCommandsTest::theSetIsCounted()
{
    const auto counted = json(QStringLiteral("stats base"));
    QVERIFY_ENDED(counted, 0);
    Json statistics = counted.json();
    QVERIFY2(statistics["images"] == items && statistics["questions"] == items, counted.told().constData());
    QVERIFY(statistics["labels"]["domain"]["艺术"]["count"] == items / 2);
    QVERIFY(run(QStringLiteral("stats base")).printed.startsWith(QStringLiteral("4 images, 4 questions.")));
    // The language of what is printed, before the command and after it.
    for (const char *line : {"--language zh_CN stats base", "stats base --language zh_CN"}) {
        const auto chinese = run(QLatin1String(line));
        QVERIFY_ENDED(chinese, 0);
        QVERIFY2(chinese.printed.contains(QStringLiteral("4 张图片")), chinese.told().constData());
    }
}

void ProjectCommandsTest::theSetIsLinted()
{
    const auto linted = json(QStringLiteral("lint base"));
    QVERIFY(linted.status == 0 || linted.status == 1);
    QCOMPARE(linted.status == 1, !linted.json()["findings"].empty());
    // What cannot be released is not checked: the window and the data card report the same set.
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("returned")));
    const auto withoutSource = [this] {
        const Json findings = json(QStringLiteral("lint returned")).json()["findings"];
        return static_cast<int>(
            std::count_if(findings.begin(), findings.end(), [](const Json &finding) { return finding["rule"] == "source-missing"; }));
    };
    QCOMPARE(withoutSource(), items);
    {
        const auto factory = SqlProjectHost().open(m_cli.path(QStringLiteral("returned")));
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const auto accepted = (*stores)->annotations().releasableItems();
        QVERIFY(accepted && accepted->size() == items);
        const auto returned = (*stores)->transaction(
            [&] { return (*stores)->images().setStage(accepted->constFirst().image, Stage::Returned); });
        QVERIFY(returned);
    }
    QCOMPARE(withoutSource(), items - 1);
    // A file whose key is none of its options.
    Json entries = Json::parse(m_cli.read(QStringLiteral("bench/items.json")).toStdString());
    entries[0]["questions"][0]["options"][1] = entries[0]["questions"][0]["options"][2];
    QVERIFY(m_cli.write(QStringLiteral("doubled.json"), QByteArray::fromStdString(entries.dump())));
    const auto file = json(QStringLiteral("lint doubled.json --format cii-bench"));
    QVERIFY_ENDED(file, 1);
    bool named = false;
    const Json findings = file.json()["findings"];
    for (const Json &finding : findings)
        named = named || (finding["severity"] == "error" && finding["rule"] == "options-equal" && finding["where"] == "dev-0, option C");
    QVERIFY2(named, file.told().constData());
    const auto spoken = run(QStringLiteral("lint doubled.json"));
    QVERIFY2(spoken.printed.contains(QStringLiteral(" errors, ")), spoken.told().constData());
}

void ProjectCommandsTest::theSetIsExported()
{
    const auto exported = json(QStringLiteral("export base out.csv --format csv --split dev:2,test:rest --seed 3"));
    QVERIFY_ENDED(exported, 0);
    QVERIFY2(exported.json()["questions"] == items, exported.told().constData());
    const QByteArray first = m_cli.read(QStringLiteral("out.csv"));
    QVERIFY(first.contains("dev-3"));
    // Whatever the seed: what has a split keeps it.
    QVERIFY_ENDED(json(QStringLiteral("export base again.csv --format csv --split dev:2,test:rest --keep-splits --seed 4")), 0);
    QCOMPARE(m_cli.read(QStringLiteral("again.csv")), first);
    const auto bench = json(QStringLiteral("export base released --format cii-bench --without-keys"));
    QVERIFY(bench.status == 0 || bench.status == 1);
    QVERIFY2(bench.json()["files"].size() > 1, bench.told().constData());
    size_t entries = 0;
    const Json files = bench.json()["files"];
    for (const Json &file : files) {
        const QString path = fromUtf8(file.get<std::string>());
        if (!path.endsWith(QStringLiteral(".json")))
            continue;
        const QByteArray text = m_cli.read(QStringLiteral("released/") % QFileInfo(path).fileName());
        const Json list = Json::parse(text.toStdString(), nullptr, false);
        QVERIFY(list.is_array());
        entries += list.size();
        QVERIFY(text.contains("题") && !text.contains("意义"));
    }
    QCOMPARE(entries, static_cast<size_t>(items));
}

void ProjectCommandsTest::wrongUseIsReported_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *line, int status, const char *said) { QTest::newRow(line) << status << QString::fromUtf8(said); };
    row("new base", 3, "is not empty");
    row("new none --preset moon", 3, "There is no preset “moon”. Available: cii-bench, ii-bench, cmmmu, marvel, combo, constructure.");
    row("demo base", 3, "The folder “base” is not empty.");
    row("demo postgresql://lena@localhost/lab?schema=none", 3, "The example project is created in a folder, not on a server.");
    row("demo none --language fr", 2, "--language takes one of: zh_CN, en.");
    row("check nowhere", 3, "There is no folder");
    row("undo base", 2, "undo takes either --decision ID or --last N.");
    row("undo base --last 0 --quiet", 2, "--last takes a whole number from 1 to 1000000.");
    row("undo base --decision zzz", 3, "“zzz” is not a decision ID.");
    row("backup nowhere", 3, "There is no folder");
    row("restore nowhere.yuyi base", 3, "nowhere.yuyi");
    row("move nowhere target", 3, "nowhere");
    row("import images base --quiet", 2, "import images needs a file, a folder or --manifest FILE.");
    row("import items base bench/items.json --format moon", 2,
        "unknown format “moon”. Available: cii-bench, cii-flat, ii-bench, vlmevalkit, cmmmu, marvel.");
    row("import items base nowhere.json", 3, "nowhere.json” does not exist.");
    row("scan duplicates nowhere", 3, "There is no folder or project “nowhere”.");
    row("scan duplicates raw --distance 0", 2, "--distance takes a whole number from 1 to 256.");
    row("scan text raw --mode slow", 2, "--mode takes fast, full or cascade.");
    row("scan text raw --engine moon", 3, "There is no text engine “moon”");
    row("filter base --quiet", 2, "filter needs --duplicates, --text or both options.");
    row("stats base --as Nobody", 3, "This project has no person named “Nobody”. People in the project: Lena.");
    row("lint nowhere", 3, "There is no folder");
    row("lint bench/items.json --format moon", 2, "--format takes cii-bench, cii-flat, ii-bench, vlmevalkit, cmmmu or marvel.");
    row("lint base --format cii-flat", 2, "--format is the format of a file. Use it only when you check a file.");
    row("export base none.json", 2, "export needs --format. Available: cii-bench");
    row("export base none.json --format cii-bench --split dev", 2, "“dev” is not a valid split");
    row("export base none.json --format cii-bench --keep-splits", 2, "--keep-splits needs --split.");
    row("export base none.json --format cii-bench --seed 3", 2, "--seed needs --split.");
}

void ProjectCommandsTest::wrongUseIsReported()
{
    QFETCH(int, status);
    QFETCH(QString, said);
    const QByteArray fault = refusalFault(m_cli, QString::fromUtf8(QTest::currentDataTag()), status, said);
    QVERIFY2(fault.isEmpty(), fault.constData());
    QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("none"))) && !QFile::exists(m_cli.path(QStringLiteral("none.json"))));
}

QTEST_GUILESS_MAIN(ProjectCommandsTest)
#include "projectcommandstest.moc"
