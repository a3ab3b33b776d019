// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/puzzlepreset.h"
#include "tests/support/pictures.h"
#include "tests/support/readwatch.h"

#include "models/imaging/picturelimits.h"
#include "models/imaging/readfile.h"
#include "models/services/people/peopleservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/session/imagefiles.h"
#include "models/services/templates/factservice.h"

#include <QDir>
#include <QDirIterator>

#include <cstdio>
#include <fstream>
#include <functional>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Runs whenever a file system is brought to the disk.
std::function<void()> atSync;

} // namespace

/// In the place of that of the C library.
extern "C" int syncfs(int descriptor) noexcept
{
    if (atSync)
        atSync();
    return static_cast<int>(::syscall(SYS_syncfs, descriptor));
}

namespace {

/// Has no picture.
class EmptyServer final : public PictureServer
{
public:
    Result<QByteArray> bytes(const Sha256 &) override { return failure(ErrorCode::NotFound, QStringLiteral("Nothing is here.")); }
};

/// Stops after so many files.
class StopAfter final : public Progress
{
public:
    explicit StopAfter(qint64 steps) : m_left(steps) {}
    void setTotal(qint64) override {}
    void advance(qint64 steps) override { m_left -= steps; }
    bool cancelled() const override { return m_left <= 0; }

private:
    qint64 m_left;
};

} // namespace

class CollectServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A folder that may not be looked into is not passed over in silence.
    void closedFoldersAreNamed()
    {
        QTemporaryDir dir;
        const QString closed = dir.filePath(QStringLiteral("raw/closed"));
        writeFile(dir.filePath(QStringLiteral("raw/open/a.png")), "a");
        writeFile(closed % QStringLiteral("/b.png"), "b");
        QVERIFY(QFile::setPermissions(dir.path(), QFile::Permissions(0x7755)));
        QVERIFY(QFile::setPermissions(closed, QFile::Permissions()));
        // Nothing is closed to root.
        const bool root = ::getuid() == 0;
        constexpr uid_t nobody = 65534;
        if (root)
            QCOMPARE(::setresuid(nobody, nobody, 0), 0);
        const QStringList files = filesUnder({dir.filePath(QStringLiteral("raw"))}, true);
        const QStringList itself = filesUnder({closed}, true);
        const auto read = readRegularFile(closed);
        if (root)
            QCOMPARE(::setresuid(0, 0, 0), 0);
        QFile::setPermissions(closed, QFile::Permissions(0x7755));
        QCOMPARE(files, (QStringList{closed, dir.filePath(QStringLiteral("raw/open/a.png"))}));
        QCOMPARE(itself, QStringList{closed});
        QVERIFY(!read);
        QVERIFY2(read.error().sentence.contains(QStringLiteral("permissions")), qPrintable(read.error().sentence));
    }

    /// What an archive made with another encoding leaves on the disk: QDir does not list it at all.
    void namesInAnotherEncodingAreNamed()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1), "png", -1));
        const std::string raw = QFile::encodeName(project.raw({})).toStdString();
        const std::string gbk = "\xd4\xa2\xd2\xe2"; // 寓意
        std::ofstream(raw + "/" + gbk + ".png") << "a picture";
        QCOMPARE(::mkdir((raw + "/" + gbk).c_str(), 0755), 0);
        std::ofstream(raw + "/" + gbk + "/inside.png") << "one more";
        const CollectReport report = project.collect();
        QCOMPARE(report.added, 1);
        QCOMPARE(report.refused.size(), 2); // the folder stands for what is in it
        for (const RefusedFile &file : report.refused)
            QVERIFY2(file.reason.contains(QStringLiteral("UTF-8")), qPrintable(file.reason));
        QVERIFY(notInUtf8({project.raw(QStringLiteral("a.png"))}, true).isEmpty());
    }

    /// A picture nobody can see anything in is refused with its size.
    void tinyPicturesAreRefused()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("icon.png")), drawn::encoded(drawn::scene(1, QSize(12, 9)), "png", -1));
        writeFile(project.raw(QStringLiteral("line.png")), drawn::encoded(drawn::scene(1, QSize(400, 15)), "png", -1));
        writeFile(project.raw(QStringLiteral("small.png")), drawn::encoded(drawn::scene(1, QSize(16, 16)), "png", -1));
        const CollectReport report = project.collect();
        QCOMPARE(report.added, 1);
        QCOMPARE(report.refused.size(), 2);
        QVERIFY2(report.refused.first().reason.contains(QStringLiteral("12 × 9")), qPrintable(report.refused.first().reason));
    }

    void theContentDecidesTheFormat()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.jpg")), drawn::encoded(drawn::scene(1), "png", -1));
        writeFile(project.raw(QStringLiteral("b.jpg")), drawn::encoded(drawn::scene(2), "jpg", 90));
        writeFile(project.raw(QStringLiteral("again/b2.jpg")), drawn::encoded(drawn::scene(2), "jpg", 90));
        writeFile(project.raw(QStringLiteral("letter.jpg")), "Dear all, this is no picture.\n");
        writeFile(project.raw(QStringLiteral("empty.png")), {});
        const CollectReport report = project.collect();
        QCOMPARE(report.added, 2);
        QCOMPARE(report.known, 1);
        // Which one, and as what it is there, also where the report was kept.
        for (const CollectReport &one : {report, CollectReport::fromJson(report.toJson())}) {
            QCOMPARE(one.knownFiles.size(), 1);
            QVERIFY(one.knownFiles.first().path.endsWith(QStringLiteral(".jpg")));
            QVERIFY2(one.knownFiles.first().reason.contains(QStringLiteral("b")), qPrintable(one.knownFiles.first().reason));
            QCOMPARE(one.refused.size(), 2);
        }
        QCOMPARE(report.refused.size(), 2);
        for (const RefusedFile &file : report.refused)
            QVERIFY(!file.reason.isEmpty());
        const auto images = project.stores->images().images(project.all());
        QCOMPARE(images->size(), 2);
        for (const Image &image : *images) {
            const QString path = imageFilePath(project.projectFolder(), image.sha256, image.format);
            QCOMPARE(*hashFile(path), image.sha256);
            if (image.names.contains(QStringLiteral("a.jpg")))
                QCOMPARE(image.format, ImageFormat::Png);
            else
                QCOMPARE(QSet<QString>(image.names.begin(), image.names.end()),
                         QSet<QString>({QStringLiteral("b.jpg"), QStringLiteral("b2.jpg")}));
        }
        // The report survives being stored with the job.
        const CollectReport back = CollectReport::fromJson(report.toJson());
        QCOMPARE(back.refused.size(), 2);
        QCOMPARE(back.refused.first().reason, report.refused.first().reason);
    }

    /// Somebody saves another picture under the name while the import runs: the row tells of the picture that lies in the project.
    void aFileReplacedMeanwhileComesInWhole()
    {
        PictureProject project;
        const QByteArray first = drawn::encoded(drawn::scene(1, QSize(60, 40)), "png", -1);
        const QString path = project.raw(QStringLiteral("a.png"));
        const QString other = project.folder.filePath(QStringLiteral("other.jpg"));
        writeFile(path, first);
        writeFile(other, drawn::encoded(drawn::scene(2, QSize(90, 70)), "jpg", 90));
        const ReadWatch watch(path, [&] { QCOMPARE(std::rename(qPrintable(other), qPrintable(path)), 0); });
        const CollectReport report = project.collect();
        QVERIFY(!QFile::exists(other));
        QCOMPARE(report.added, 1);
        QCOMPARE(report.refused.size(), 0);
        const Image image = *project.stores->images().image(project.all().first());
        QCOMPARE(image.sha256, Sha256::of(first));
        QCOMPARE(image.format, ImageFormat::Png);
        QCOMPARE(image.size, QSize(60, 40));
        QCOMPARE(image.bytes, first.size());
        QFile stored(imageFilePath(project.projectFolder(), image.sha256, image.format));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        QCOMPARE(stored.readAll(), first);
        // The other one is a new picture of that name.
        QCOMPARE(project.collect().added, 1);
    }

    void aFileThatIsStillWrittenWaits()
    {
        PictureProject project;
        const QByteArray whole = drawn::encoded(drawn::scene(1), "jpg", 90);
        const QString path = project.raw(QStringLiteral("a.jpg"));
        writeFile(path, whole.left(whole.size() / 2));
        {
            const ReadWatch watch(path, [&] { writeFile(path, whole); });
            const CollectReport report = project.collect();
            QCOMPARE(report.added, 0);
            QCOMPARE(report.refused.size(), 1);
            QVERIFY2(report.refused.first().reason.contains(QStringLiteral("changed while")), qPrintable(report.refused.first().reason));
        }
        QCOMPARE(project.collect().added, 1);
        QCOMPARE(project.stores->images().image(project.all().first())->sha256, Sha256::of(whole));
    }

    void eachFileIsReadOnce()
    {
        PictureProject project;
        const QByteArray bytes = drawn::encoded(drawn::scene(1), "png", -1);
        const QString path = project.raw(QStringLiteral("a.png"));
        writeFile(path, bytes);
        {
            const ReadWatch watch(path);
            QCOMPARE(project.collect().added, 1);
            QCOMPARE(watch.bytes(), bytes.size());
        }
        const ReadWatch watch(path);
        QCOMPARE(project.collect().known, 1);
        QCOMPARE(watch.bytes(), bytes.size());
    }

    /// One limit, told by one sentence, before anything is read; a server keeps less.
    void filesOverTheLimitAreNotRead()
    {
        PictureProject project;
        const QString path = project.raw(QStringLiteral("large.png"));
        const auto refusal = [&](qint64 bytes) {
            writeFile(path, drawn::encoded(drawn::scene(1), "png", -1));
            if (!QFile::resize(path, bytes))
                qFatal("%s", qPrintable(path));
            const ReadWatch watch(path);
            const CollectReport report = project.collect();
            return watch.bytes() == 0 && report.added == 0 && report.refused.size() == 1 ? report.refused.first().reason : QString();
        };
        const QString mine = refusal(fileLimitBytes + 1);
        QVERIFY2(mine.contains(QStringLiteral("“large.png” is too large"))
                     && mine.contains(QStringLiteral("600.00 MiB")),
                 qPrintable(mine));
        const auto server = std::make_shared<EmptyServer>();
        setPictureServer(project.projectFolder(), server);
        const QString onServer = refusal(serverPictureLimitBytes + 1);
        QVERIFY2(onServer.contains(QStringLiteral("“large.png” is too large")) && onServer.contains(QStringLiteral("400.00 MiB")),
                 qPrintable(onServer));
    }

    /// A copy in the project that is not what its name says is replaced, and so is a link in its place.
    void whatLiesThereIsCompared()
    {
        PictureProject project;
        const QByteArray bytes = drawn::encoded(drawn::scene(1), "png", -1);
        writeFile(project.raw(QStringLiteral("a.png")), bytes);
        project.collect();
        const QString stored = imageFilePath(project.projectFolder(), Sha256::of(bytes), ImageFormat::Png);
        const auto content = [&] {
            QFile file(stored);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QByteArray altered = bytes;
        altered[altered.size() - 20] = static_cast<char>(~altered[altered.size() - 20]);
        writeFile(stored, altered);
        QCOMPARE(project.collect().known, 1);
        QCOMPARE(content(), bytes);
        const QString elsewhere = project.folder.filePath(QStringLiteral("elsewhere.png"));
        writeFile(elsewhere, "somebody's");
        QVERIFY(QFile::remove(stored) && QFile::link(elsewhere, stored));
        QCOMPARE(project.collect().known, 1);
        QVERIFY(!QFileInfo(stored).isSymLink());
        QCOMPARE(content(), bytes);
        QCOMPARE(QFileInfo(elsewhere).size(), 10);
        // An intact copy is left as it is.
        QFile file(stored);
        const QDateTime then = QDateTime::fromSecsSinceEpoch(1'600'000'000);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(then, QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(project.collect().known, 1);
        QCOMPARE(QFileInfo(stored).lastModified(), then);
    }

    void theSameFolderTwiceAddsNothing()
    {
        PictureProject project;
        for (int i = 0; i < 5; ++i)
            writeFile(project.raw(QStringLiteral("%1.jpg").arg(i)), drawn::encoded(drawn::scene(static_cast<quint32>(i)), "jpg", 90));
        QCOMPARE(project.collect().added, 5);
        const CollectReport again = project.collect();
        QCOMPARE(again.added, 0);
        QCOMPARE(again.known, 5);
        QCOMPARE(project.all().size(), 5);
    }

    void stoppedItGoesOnWhereItWas()
    {
        PictureProject project;
        for (int i = 0; i < 150; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)),
                      drawn::encoded(drawn::scene(static_cast<quint32>(i), QSize(60, 40)), "png", -1));
        CollectRequest request;
        request.paths = {project.folder.filePath(QStringLiteral("raw"))};
        request.by = project.lead;
        StopAfter progress(64);
        const auto stopped = CollectService(*project.stores, project.projectFolder()).collect(request, progress);
        VERIFY_FAILS(stopped, ErrorCode::Cancelled);
        const auto had = project.all().size();
        QVERIFY(had > 0 && had < 150);
        const CollectReport rest = project.collect();
        QCOMPARE(rest.added + had, 150);
        QCOMPARE(rest.known, had);
        NoProgress silent;
        QCOMPARE(*CheckService(*project.stores, project.projectFolder()).check(silent), QStringList());
    }

    void manifestBringsSourcesAndRulesRefuseThem()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("good.png")), drawn::encoded(drawn::scene(1), "png", -1));
        writeFile(project.raw(QStringLiteral("bad.png")), drawn::encoded(drawn::scene(2), "png", -1));
        writeFile(project.raw(QStringLiteral("list.csv")),
                  "file,source_url,licence,collector,note\n"
                  "good.png,https://open.example.org/1,CC0-1.0,\"张, 三\",\"two\nlines\"\n"
                  "bad.png,https://closed.example.com/2,unknown,,\n"
                  "missing.png,,,,\n");
        ProjectInfo info = *project.stores->project().info();
        info.rules.forbiddenSources = {QStringLiteral("closed.example.com")};
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        CollectRequest request;
        request.manifest = project.raw(QStringLiteral("list.csv"));
        request.by = project.lead;
        NoProgress progress;
        const auto report = CollectService(*project.stores, project.projectFolder()).collect(request, progress);
        VERIFY_OK(report);
        QCOMPARE(report->added, 1);
        QCOMPARE(report->refused.size(), 2);
        const Image image = *project.stores->images().image(project.all().first());
        QCOMPARE(image.licence, QStringLiteral("CC0-1.0"));
        QCOMPARE(image.collector, QStringLiteral("张, 三"));
        QCOMPARE(image.note, QStringLiteral("two\nlines"));
    }

    /// Facts for templates: a name or a value that cannot be is refused with its row, an image that is known takes what it lacks.
    void manifestBringsFacts_data() { addBackends(); }
    void manifestBringsFacts()
    {
        QFETCH(const bool, server);
        PictureProject project(server, puzzlePreset());
        for (const int i : {1, 2, 3})
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(static_cast<quint32>(i)), "png", -1));
        writeFile(project.raw(QStringLiteral("list.csv")),
                  "file,fact.panels,fact.solid\n1.png,9,cube\n2.png,nine,\n3.png,,\n");
        CollectRequest request;
        request.manifest = project.raw(QStringLiteral("list.csv"));
        request.by = project.lead;
        NoProgress progress;
        CollectService service(*project.stores, project.projectFolder());
        const auto report = service.collect(request, progress);
        VERIFY_OK(report);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->refused.size(), 1);
        QVERIFY2(report->refused.constFirst().reason.contains(QStringLiteral("nine")), qPrintable(report->refused.constFirst().reason));
        const auto factsOf = [&](int index) { return *FactService(*project.stores, project.lead).facts(project.all().at(index)); };
        const QMap<QString, QString> first{{QStringLiteral("panels"), QStringLiteral("9")},
                                           {QStringLiteral("solid"), QStringLiteral("cube")}};
        QCOMPARE(factsOf(0), first);
        QVERIFY(factsOf(1).isEmpty());
        // As JSON, where a number needs no quotes; what is there stays.
        writeFile(project.raw(QStringLiteral("more.json")),
                  "[{\"file\": \"1.png\", \"fact.panels\": 4}, {\"file\": \"3.png\", \"fact.panels\": 3},"
                  " {\"file\": \"2.png\", \"fact.rows\": \"2\"}]");
        request.manifest = project.raw(QStringLiteral("more.json"));
        const auto more = service.collect(request, progress);
        VERIFY_OK(more);
        QCOMPARE(more->known, 2);
        QCOMPARE(factsOf(0), first);
        QCOMPARE(factsOf(1).value(QStringLiteral("panels")), QStringLiteral("3"));
        QVERIFY(more->knownFiles.constFirst().reason.contains(QStringLiteral("differs")));
        QVERIFY(more->refused.value(0).reason.contains(QStringLiteral("rows")));
        // Half a panel is not nothing.
        writeFile(project.raw(QStringLiteral("half.json")), "[{\"file\": \"2.png\", \"fact.panels\": 2.5, \"fact.solid\": null}]");
        request.manifest = project.raw(QStringLiteral("half.json"));
        const auto half = service.collect(request, progress);
        VERIFY_OK(half);
        QCOMPARE(half->added, 0);
        QVERIFY(half->refused.value(0).reason.contains(QStringLiteral("2.5")));
    }

    /// Collected first without it, an image still gets what the manifest says; what a person typed stays.
    void aManifestFillsWhatKnownImagesLack()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1), "png", -1));
        project.collect();
        CollectService service(*project.stores, project.projectFolder());
        const auto stored = [&] { return *project.stores->images().image(project.all().first()); };
        Image typed = stored();
        typed.collector = QStringLiteral("A");
        VERIFY_OK(service.updateFacts(typed, project.lead));
        writeFile(project.raw(QStringLiteral("list.csv")),
                  "file,source_url,licence,collector,note\na.png,https://example.org/1,CC0-1.0,B,first batch\n");
        CollectRequest request;
        request.by = project.lead;
        request.manifest = project.raw(QStringLiteral("list.csv"));
        NoProgress progress;
        const auto reason = [&]() -> QString {
            const auto report = service.collect(request, progress);
            return report && report->known == 1 ? report->knownFiles.first().reason : QString();
        };
        const QString filled = reason();
        QVERIFY2(filled.contains(QStringLiteral("were added")) && filled.contains(QStringLiteral("differs")), qPrintable(filled));
        const Image image = stored();
        QCOMPARE(image.sourceUrl, QStringLiteral("https://example.org/1"));
        QCOMPARE(image.licence, QStringLiteral("CC0-1.0"));
        QCOMPARE(image.collector, QStringLiteral("A"));
        QCOMPARE(image.note, QStringLiteral("first batch"));
        // Nothing is left to fill.
        QVERIFY(!reason().contains(QStringLiteral("were added")));
        QCOMPARE(stored().version, image.version);
    }

    void aLinkedFolderIsListed()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1), "png", -1));
        writeFile(project.folder.filePath(QStringLiteral("elsewhere/b.png")), drawn::encoded(drawn::scene(2), "png", -1));
        QVERIFY(QFile::link(project.folder.filePath(QStringLiteral("elsewhere")), project.raw(QStringLiteral("linked"))));
        const CollectReport report = project.collect();
        QCOMPARE(report.added, 1);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(report.refused.first().path, project.raw(QStringLiteral("linked")));
        QVERIFY2(report.refused.first().reason.contains(QStringLiteral("link to a folder")), qPrintable(report.refused.first().reason));
    }

    void aManifestOfOtherFilesIsRefused()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1), "png", -1));
        writeFile(project.raw(QStringLiteral("b.png")), drawn::encoded(drawn::scene(2), "png", -1));
        NoProgress progress;
        const auto collected = [&](const QString &manifest) {
            const CollectRequest request{{project.raw(QStringLiteral("a.png"))}, manifest, true, project.lead};
            return CollectService(*project.stores, project.projectFolder()).collect(request, progress);
        };
        const QString elsewhere = project.folder.filePath(QStringLiteral("other/list.csv"));
        writeFile(elsewhere, "file,licence\na.png,CC0-1.0\n");
        const auto refused = collected(elsewhere);
        VERIFY_FAILS(refused, ErrorCode::Invalid);
        QVERIFY2(refused.error().sentence.contains(QFileInfo(elsewhere).absolutePath()), qPrintable(refused.error().sentence));
        QVERIFY(project.all().isEmpty());
        // Of several rows, those whose file is nowhere are listed. A file that was not asked for is no fault.
        writeFile(project.raw(QStringLiteral("list.csv")), "file,licence\na.png,CC0-1.0\nb.png,CC0-1.0\nc.png,CC0-1.0\n");
        const auto report = collected(project.raw(QStringLiteral("list.csv")));
        VERIFY_OK(report);
        QCOMPARE(report->refused.value(0).path, project.raw(QStringLiteral("c.png")));
        QVERIFY2(report->refused.value(0).reason.contains(QLatin1Char('4')), qPrintable(report->refused.value(0).reason));
    }

    void aManifestWithAFaultIsRefusedWhole()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("good.png")), drawn::encoded(drawn::scene(1), "png", -1));
        for (const QByteArray &text : {QByteArray("name,licence\nx,y\n"), QByteArray("file\n\"open\n"),
                                       QByteArray("[{\"file\":\"\"}]"), QByteArray("{\"file\":1}"),
                                       QByteArray("file\n\xff\xfe\n")}) {
            writeFile(project.raw(QStringLiteral("list.csv")), text);
            CollectRequest request;
            request.by = project.lead;
            request.manifest = project.raw(QStringLiteral("list.csv"));
            NoProgress progress;
            VERIFY_FAILS(CollectService(*project.stores, project.projectFolder()).collect(request, progress),
                         ErrorCode::Invalid);
        }
        QVERIFY(project.all().isEmpty());
    }

    void namesReachTheDiskBeforeTheirRows()
    {
        PictureProject project;
        constexpr int pictures = 3;
        for (int i = 0; i < pictures; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(static_cast<quint32>(i)), "png", -1));
        int filesThen = -1;
        qsizetype rowsThen = -1;
        const auto other = project.factory->open();
        VERIFY_OK(other);
        atSync = [&] {
            filesThen = 0;
            QDirIterator files(project.projectFolder() % QStringLiteral("/images"), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                files.next();
                ++filesThen;
            }
            rowsThen = (*other)->images().list({}, ImageSort::Added)->size();
        };
        project.collect();
        atSync = {};
        QCOMPARE(project.all().size(), pictures);
        QCOMPARE(filesThen, pictures);
        QCOMPARE(rowsThen, 0);
    }

    /// What came in before the disk was full is kept, and the sentence says how much.
    void whatCameInBeforeAFailureIsCounted()
    {
        const Error full{ErrorCode::Environment, QStringLiteral("The disk is full, so this was not saved."), QStringLiteral("detail")};
        const Error told = keptUntilThere(full, 128);
        QCOMPARE(told.code, ErrorCode::Environment);
        QVERIFY2(told.sentence.startsWith(full.sentence) && told.sentence.contains(QStringLiteral("128")), qPrintable(told.sentence));
        QCOMPARE(told.detail, full.detail);
    }

    void checkFindsWhatWasAltered()
    {
        PictureProject project;
        for (int i = 0; i < 6; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(static_cast<quint32>(i)), "png", -1));
        project.collect();
        const auto images = project.stores->images().images(project.all());
        // What would never end, or leads out of the project.
        const auto pathOf = [&](int i) { return imageFilePath(project.projectFolder(), images->at(i).sha256, images->at(i).format); };
        QFile::remove(pathOf(3));
        QCOMPARE(::mkfifo(QFile::encodeName(pathOf(3)).constData(), 0600), 0);
        QFile::remove(pathOf(4));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), pathOf(4)));
        QVERIFY(QFile::rename(pathOf(5), project.raw(QStringLiteral("moved.png"))));
        QVERIFY(QFile::link(project.raw(QStringLiteral("moved.png")), pathOf(5)));
        QFile::remove(imageFilePath(project.projectFolder(), images->at(0).sha256, images->at(0).format));
        writeFile(imageFilePath(project.projectFolder(), images->at(1).sha256, images->at(1).format), "altered");
        writeFile(project.projectFolder() + QStringLiteral("/images/zz/stray.jpg"), "stray");
        NoProgress progress;
        const auto problems = CheckService(*project.stores, project.projectFolder()).check(progress);
        VERIFY_OK(problems);
        QCOMPARE(problems->size(), 6);
        QCOMPARE(problems->filter(QStringLiteral("link, pipe or device")).size(), 3);
    }

    /// What a killed import left goes aside, and nothing else does.
    void leftoversOfAKilledImportAreMovedAside()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("1.png")), drawn::encoded(drawn::scene(1), "png", -1));
        project.collect();
        const auto made = [&](const QByteArray &content, int minutesOld) {
            const Sha256 sha = Sha256::of(content);
            const QString path = imageFilePath(project.projectFolder(), sha, ImageFormat::Jpeg);
            QDir().mkpath(QFileInfo(path).path());
            writeFile(path, content);
            QFile file(path);
            file.open(QIODevice::ReadWrite);
            file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-60 * minutesOld), QFileDevice::FileModificationTime);
            return path;
        };
        const QString left = made("left by a killed import", 60);
        const QString running = made("of an import that goes on", 0);
        const QString foreign = project.projectFolder() + QStringLiteral("/images/notes.txt");
        writeFile(foreign, "somebody's");
        CheckService check(*project.stores, project.projectFolder());
        const auto moved = check.moveStrays(project.lead);
        VERIFY_OK(moved);
        QCOMPARE(*moved, QStringList{project.projectFolder() + QStringLiteral("/strays/") + QFileInfo(left).fileName()});
        QVERIFY(QFile::exists(moved->first()) && !QFile::exists(left));
        QVERIFY(QFile::exists(running) && QFile::exists(foreign));
        NoProgress progress;
        QCOMPARE(check.check(progress)->size(), 2);
        QCOMPARE(check.moveStrays(PersonId::create()).error().code, ErrorCode::Refused);
    }

    /// What may not be read is there: it is not called missing.
    void checkTellsClosedFilesFromMissingOnes()
    {
        PictureProject project;
        for (int i = 0; i < 3; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(static_cast<quint32>(i)), "png", -1));
        project.collect();
        const auto images = project.stores->images().images(project.all());
        const auto pathOf = [&](int i) { return imageFilePath(project.projectFolder(), images->at(i).sha256, images->at(i).format); };
        const QString closed = QFileInfo(pathOf(0)).path();
        QVERIFY(QFile::setPermissions(closed, QFile::Permissions()));
        QVERIFY(QFile::setPermissions(pathOf(1), QFile::Permissions()));
        QVERIFY(QFile::remove(pathOf(2)));
        for (QDir above(project.projectFolder()); above.absolutePath() != QDir::tempPath() && !above.isRoot(); above.cdUp())
            QVERIFY(QFile::setPermissions(above.absolutePath(), QFile::Permissions(0x7755)));
        // Nothing is closed to root.
        const bool root = ::getuid() == 0;
        constexpr uid_t nobody = 65534;
        if (root)
            QCOMPARE(::setresuid(nobody, nobody, 0), 0);
        NoProgress progress;
        const auto problems = CheckService(*project.stores, project.projectFolder()).check(progress);
        if (root)
            QCOMPARE(::setresuid(0, 0, 0), 0);
        QFile::setPermissions(closed, QFile::Permissions(0x7700));
        VERIFY_OK(problems);
        QCOMPARE(problems->filter(QStringLiteral("permission denied")).size(), 2);
        QCOMPARE(problems->filter(QStringLiteral("is missing")).size(), 1);
    }
};

QTEST_GUILESS_MAIN(CollectServiceTest)
#include "collectservicetest.moc"
