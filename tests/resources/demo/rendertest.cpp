// SPDX-License-Identifier: GPL-3.0-or-later
// What the render tool writes: the same bytes each time, the formats it names, and the odd files readers must cope with.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr auto tool = YUYI_RENDER_DEMO;
constexpr auto list = YUYI_DEMO_DIR "/demo.json";

struct Outcome {
    int code = -1;
    QString said;
};

Outcome run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

Outcome run(const QStringList &arguments)
{
    return run(QString::fromUtf8(tool), arguments);
}

/// Draws these files of the example into a folder and puts the moving ones together, as the build does.
Outcome make(const QString &folder, const QStringList &names)
{
    const Outcome drawn = run(QStringList{QString::fromUtf8(list), folder} + names);
    return drawn.code == 0 ? run(QStringLiteral(YUYI_PYTHON), {QStringLiteral(YUYI_DEMO_DIR "/render/gif.py"), folder}) : drawn;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Mean difference of two pictures of one size, in grey levels.
double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (static_cast<double>(a.width()) * a.height());
}

} // namespace

class RenderTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString picture(const char *name) const
    {
        return m_folder.filePath(QStringLiteral("images/") + QLatin1String(name));
    }

    /// Runs the tool on a list of its own; the list lies beside the SVG files of the example.
    Outcome runOn(const QByteArray &files)
    {
        QDir(m_folder.path()).mkpath(QStringLiteral("own"));
        QFile::link(QStringLiteral(YUYI_DEMO_DIR "/svg"), m_folder.filePath(QStringLiteral("own/svg")));
        QFile file(m_folder.filePath(QStringLiteral("own/list.json")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("{\"files\": [" + files + "]}");
        file.close();
        return run({file.fileName(), m_folder.filePath(QStringLiteral("own/out"))});
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Outcome outcome = make(m_folder.path(),
                                     {QStringLiteral("umbrella.jpg"), QStringLiteral("meme-battery.gif"), QStringLiteral("bulb.png"),
                                      QStringLiteral("monks.png"), QStringLiteral("school-bag-app.jpg")});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.said));
    }

    void sameBytesEachTime()
    {
        QTemporaryDir again;
        const QStringList names = {QStringLiteral("umbrella.jpg"), QStringLiteral("meme-battery.gif"),
                                   QStringLiteral("school-bag-app.jpg")};
        QCOMPARE(make(again.path(), names).code, 0);
        for (const QString &name : names) {
            const QByteArray first = bytesOf(m_folder.filePath(QStringLiteral("images/") + name));
            QVERIFY(first.size() > 1000);
            QVERIFY2(first == bytesOf(again.filePath(QStringLiteral("images/") + name)), qPrintable(name));
        }
    }

    void orientationIsInTheFile()
    {
        QImageReader reader(picture("umbrella.jpg"));
        QCOMPARE(reader.transformation(), QImageIOHandler::TransformationRotate90);
        QVERIFY(reader.size().width() > reader.size().height());
        reader.setAutoTransform(true);
        const QImage upright = reader.read();
        QVERIFY(upright.height() > upright.width());
    }

    void gifShowsBothFrames()
    {
        QImageReader reader(picture("meme-battery.gif"));
        QCOMPARE(reader.format(), QByteArray("gif"));
        QCOMPARE(reader.imageCount(), 2);
        const QImage full = reader.read();
        const QImage empty = reader.read();
        QCOMPARE(full.size(), QSize(480, 480));
        // The palette has 256 colours of the drawing: near to it, and the two frames far from each other.
        const QByteArray frames = "{\"file\": \"full.png\", \"svg\": \"meme-battery-1.svg\", \"width\": 480, \"format\": \"png\"}";
        QCOMPARE(runOn(frames).code, 0);
        const QImage drawn(m_folder.filePath(QStringLiteral("own/out/images/full.png")));
        QCOMPARE(drawn.size(), full.size());
        QVERIFY2(difference(full, drawn) < 3, qPrintable(QString::number(difference(full, drawn))));
        QVERIFY(difference(full, empty) > 12);
        QVERIFY(reader.nextImageDelay() == 600 && reader.loopCount() == -1);
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("frames"))));
    }

    void onlyTheCutOutIsTransparent()
    {
        const QImage cutOut(picture("bulb.png"));
        QVERIFY(cutOut.hasAlphaChannel());
        QCOMPARE(qAlpha(cutOut.pixel(0, 0)), 0);
        QVERIFY(!QImage(picture("monks.png")).hasAlphaChannel());
    }

    void theNameDoesNotDecideTheFormat()
    {
        QVERIFY(bytesOf(picture("school-bag-app.jpg")).mid(8, 4) == "WEBP");
    }

    void manifestNamesEveryFile()
    {
        const QJsonArray rows = QJsonDocument::fromJson(bytesOf(m_folder.filePath(QStringLiteral("manifest.json")))).array();
        const QJsonArray files = QJsonDocument::fromJson(bytesOf(QString::fromUtf8(list))).object().value(QLatin1String("files")).toArray();
        QCOMPARE(rows.size(), files.size());
        for (const QJsonValue &row : rows) {
            for (const char *key : {"file", "source_url", "licence", "collector", "note"})
                QVERIFY2(!row.toObject().value(QLatin1String(key)).toString().isEmpty(), key);
        }
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("says");
        QTest::addRow("no such drawing") << QByteArray(R"({"file": "a.png", "svg": "none.svg", "width": 9, "format": "png"})")
                                         << QStringLiteral("none.svg");
        QTest::addRow("no such step") << QByteArray(
            R"({"file": "a.png", "svg": "bulb.svg", "width": 9, "format": "png", "steps": [{"op": "melt"}]})")
                                      << QStringLiteral("melt");
        QTest::addRow("two drawings") << QByteArray(R"({"file": "a.png", "svg": ["bulb.svg", "bulb.svg"], "width": 9, "format": "png"})")
                                      << QStringLiteral("GIF");
        QTest::addRow("no such format") << QByteArray(R"({"file": "a.xyz", "svg": "bulb.svg", "width": 9, "format": "xyz"})")
                                        << QStringLiteral("a.xyz");
    }

    void faultsAreNamed()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QString, says);
        const Outcome outcome = runOn(entry);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.said.contains(says), qPrintable(outcome.said));
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("own/out/images/a.png"))));
    }
};

QTEST_GUILESS_MAIN(RenderTest)
#include "rendertest.moc"
