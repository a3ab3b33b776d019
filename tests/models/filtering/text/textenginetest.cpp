// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textengine.h"
#include "models/filtering/text/textratio.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <QPolygonF>
#include <QTemporaryDir>
#include <QTest>

#include <clocale>
#include <thread>

using namespace yuyi;

namespace {

const QString paddle = QStringLiteral("pp-ocrv4");
const QString tesseract = QStringLiteral("tesseract");

QFont lettering(int pixels)
{
    QFont font(QStringLiteral("Noto Sans CJK SC"));
    font.setPixelSize(pixels);
    font.setWeight(QFont::Medium);
    return font;
}

QImage paper(int width, int height, const QColor &colour = Qt::white)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

void writeLine(QImage &image, int x, int baseline, int pixels, const QString &text,
               const QColor &colour = Qt::black)
{
    QPainter painter(&image);
    painter.setFont(lettering(pixels));
    painter.setPen(colour);
    painter.drawText(x, baseline, text);
}

/// The rectangle that holds every pixel unlike the paper: the truth a text box is compared with.
QRect ink(const QImage &image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) < 128)
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

double shareOf(const QRect &box, const QImage &image)
{
    return static_cast<double>(box.width()) * box.height()
         / (static_cast<double>(image.width()) * image.height());
}

/// Shapes and shades without a letter.
QImage scenery()
{
    QImage image = paper(640, 480);
    QPainter painter(&image);
    QLinearGradient sky(0, 0, 0, 480);
    sky.setColorAt(0, QColor(120, 170, 230));
    sky.setColorAt(1, QColor(240, 220, 180));
    painter.fillRect(image.rect(), sky);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(60, 120, 60));
    painter.drawEllipse(-100, 330, 500, 300);
    painter.setBrush(QColor(250, 230, 90));
    painter.drawEllipse(470, 50, 90, 90);
    painter.setBrush(QColor(130, 80, 50));
    painter.drawRect(400, 250, 150, 140);
    painter.setBrush(QColor(170, 50, 40));
    painter.drawPolygon(QPolygonF({{385, 250}, {565, 250}, {475, 170}}));
    return image;
}

/// Ornaments the detector falls for.
QImage pattern()
{
    QImage image = paper(700, 500);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::black, 5));
    for (int i = 0; i < 9; ++i) {
        painter.drawLine(100 + i * 50, 200, 130 + i * 50, 250);
        painter.drawLine(130 + i * 50, 200, 100 + i * 50, 250);
        painter.drawEllipse(100 + i * 50, 205, 30, 40);
    }
    return image;
}

std::unique_ptr<TextEngine> opened(const QString &name)
{
    auto engine = openTextEngine(name);
    if (!engine)
        qWarning("%s: %s", qPrintable(engine.error().sentence), qPrintable(engine.error().detail));
    return engine ? std::move(*engine) : nullptr;
}

QString withoutSpaces(QString text) { return text.remove(QLatin1Char(' ')); }

/// Sets an environment variable for one scope.
class Environment
{
public:
    Environment(const char *name, const QString &value)
        : m_name(name), m_before(qgetenv(name)), m_was(qEnvironmentVariableIsSet(name))
    {
        qputenv(name, value.toLocal8Bit());
    }
    ~Environment() { m_was ? qputenv(m_name, m_before) : qunsetenv(m_name); }
    Environment(const Environment &) = delete;
    Environment &operator=(const Environment &) = delete;

private:
    const char *m_name;
    QByteArray m_before;
    bool m_was;
};

} // namespace

class TextEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFontInfo(lettering(20)).family().startsWith(QStringLiteral("Noto Sans CJK")),
                 "The font Noto Sans CJK is needed; install fonts-noto-cjk.");
        QVERIFY2(availableTextEngines().contains(paddle),
                 "The text models are needed; configure with -DYUYI_TEXT_MODELS=REQUIRED.");
        m_paddle = opened(paddle);
        QVERIFY(m_paddle != nullptr);
    }

    void strongestFirst()
    {
        QCOMPARE(availableTextEngines(), QStringList({paddle, tesseract}));
        const auto engine = opened({});
        QVERIFY(engine != nullptr);
        QCOMPARE(engine->name(), paddle);
        QVERIFY(!engine->version().isEmpty());
    }

    void withoutModelsTesseractWorks()
    {
        const QTemporaryDir empty;
        const Environment models("YUYI_TEXT_MODELS_DIR", empty.path());
        QCOMPARE(availableTextEngines(), QStringList({tesseract}));
        const auto engine = opened({});
        QVERIFY(engine != nullptr);
        QCOMPARE(engine->name(), tesseract);
        const auto refused = openTextEngine(paddle);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::NotFound);
        QVERIFY2(refused.error().sentence.contains(tesseract),
                 qPrintable(refused.error().sentence));
    }

    void incompleteModelsDoNotCount()
    {
        const QTemporaryDir folder;
        for (const char *name : {"det.onnx", "rec-160.onnx", "rec-320.onnx", "keys.txt"}) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1);
        }
        const Environment models("YUYI_TEXT_MODELS_DIR", folder.path());
        QCOMPARE(availableTextEngines(), QStringList({tesseract}));
    }

    void damagedModelsAreRefused()
    {
        const QTemporaryDir folder;
        const QString good = modelFolder();
        for (const char *name : {"rec-160.onnx", "rec-320.onnx", "rec-640.onnx", "keys.txt"}) {
            const QString file = QString::fromLatin1(name);
            QVERIFY(QFile::copy(good + QLatin1Char('/') + file, folder.filePath(file)));
        }
        QFile whole(good + QStringLiteral("/det.onnx"));
        QFile half(folder.filePath(QStringLiteral("det.onnx")));
        QVERIFY(whole.open(QIODevice::ReadOnly) && half.open(QIODevice::WriteOnly));
        half.write(whole.read(whole.size() / 2));
        half.close();
        const Environment models("YUYI_TEXT_MODELS_DIR", folder.path());
        auto engine = openTextEngine(paddle);
        QVERIFY(!engine);
        QCOMPARE(engine.error().code, ErrorCode::Damaged);
        QVERIFY(engine.error().sentence.contains(folder.path()));

        QVERIFY(half.open(QIODevice::WriteOnly));
        whole.seek(0);
        half.write(whole.readAll());
        half.close();
        QVERIFY(opened(paddle) != nullptr);
        QFile keys(folder.filePath(QStringLiteral("keys.txt")));
        QVERIFY(keys.open(QIODevice::Append) && keys.write("\nx\n") == 3);
        keys.close();
        engine = openTextEngine(paddle);
        QVERIFY(!engine);
        QCOMPARE(engine.error().code, ErrorCode::Damaged);
    }

    void unknownEngine()
    {
        const auto engine = openTextEngine(QStringLiteral("crystal-ball"));
        QVERIFY(!engine);
        QCOMPARE(engine.error().code, ErrorCode::NotFound);
        QVERIFY(engine.error().sentence.contains(paddle)
                && engine.error().sentence.contains(tesseract));
    }

    void withoutLanguageDataTesseractIsNotListed()
    {
        const QTemporaryDir empty;
        const Environment data("TESSDATA_PREFIX", empty.path());
        QCOMPARE(availableTextEngines(), QStringList({paddle}));
        const Environment models("YUYI_TEXT_MODELS_DIR", empty.path());
        QVERIFY(availableTextEngines().isEmpty());
        const auto engine = openTextEngine();
        QVERIFY(!engine);
        QCOMPARE(engine.error().code, ErrorCode::NotFound);
    }

    void clearLineIsRead_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("text");
        QTest::newRow("pp-ocrv4, Chinese") << paddle << QStringLiteral("今天也是努力工作的一天");
        QTest::newRow("pp-ocrv4, English") << paddle << QStringLiteral("GRAND OPENING SALE");
        QTest::newRow("pp-ocrv4, longer than the widest net")
            << paddle
            << QStringLiteral("道路千万条安全第一条行车不规范亲人两行泪绿水青山就是金山银山");
        QTest::newRow("tesseract, Chinese")
            << tesseract << QStringLiteral("今天也是努力工作的一天");
        QTest::newRow("tesseract, English") << tesseract << QStringLiteral("GRAND OPENING SALE");
    }

    void clearLineIsRead()
    {
        QFETCH(QString, engine);
        QFETCH(QString, text);
        QImage image = paper(1100, 300);
        writeLine(image, 40, 170, text.size() > 20 ? 32 : 64, text);
        const auto areas = opened(engine)->find(image, TextMode::Full, 0.3);
        QVERIFY(areas);
        QString read;
        for (const TextArea &area : *areas)
            read += area.text;
        QCOMPARE(withoutSpaces(read), withoutSpaces(text));
        QVERIFY(areas->constFirst().confidence > 0.8 && areas->constFirst().confidence <= 1);
        QVERIFY(!areas->constFirst().id.isNull());
    }

    /// Engines work side by side, one for each processor: threads of their own would be in each other's way.
    void tesseractWorksInOneThread()
    {
        QImage image = paper(1100, 300);
        writeLine(image, 40, 170, 64, QStringLiteral("GRAND OPENING SALE"));
        const auto threads = [] { return QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
        qsizetype before = 0;
        qsizetype after = 0;
        std::thread([&] {
            const auto engine = opened(tesseract);
            before = threads();
            if (engine->find(image, TextMode::Full, 0.3))
                after = threads();
        }).join();
        QVERIFY(before > 0);
        QCOMPARE(after, before);
    }

    void ratioOfAKnownBlock_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<TextMode>("mode");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("tolerance"); // of the true area
        const QString chinese = QStringLiteral("学海无涯苦作舟书山");
        const QString english = QStringLiteral("GRAND OPENING SALE");
        QTest::newRow("pp-ocrv4 full") << paddle << TextMode::Full << chinese << 0.15;
        QTest::newRow("pp-ocrv4 full, English") << paddle << TextMode::Full << english << 0.30;
        QTest::newRow("pp-ocrv4 fast") << paddle << TextMode::Fast << chinese << 0.30;
        QTest::newRow("pp-ocrv4 cascade") << paddle << TextMode::Cascade << chinese << 0.30;
        QTest::newRow("tesseract") << tesseract << TextMode::Full << english << 0.30;
    }

    void ratioOfAKnownBlock()
    {
        QFETCH(QString, engine);
        QFETCH(TextMode, mode);
        QFETCH(QString, text);
        QFETCH(double, tolerance);
        QImage image = paper(800, 600);
        double truth = 0;
        for (int i = 0; i < 4; ++i) {
            QImage line = paper(800, 600);
            writeLine(line, 60, 150 + i * 110, 60, text);
            truth += shareOf(ink(line), line);
            writeLine(image, 60, 150 + i * 110, 60, text);
        }
        const auto areas = opened(engine)->find(image, mode, 0.1);
        QVERIFY(areas);
        const double ratio = textRatio(*areas, image.size());
        QVERIFY2(std::abs(ratio - truth) < tolerance * truth,
                 qPrintable(QStringLiteral("%1, true %2").arg(ratio).arg(truth)));
    }

    void noTextNoArea_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<TextMode>("mode");
        QTest::newRow("pp-ocrv4 full") << paddle << TextMode::Full;
        QTest::newRow("pp-ocrv4 fast") << paddle << TextMode::Fast;
        QTest::newRow("tesseract") << tesseract << TextMode::Full;
    }

    void noTextNoArea()
    {
        QFETCH(QString, engine);
        QFETCH(TextMode, mode);
        const auto areas = opened(engine)->find(scenery(), mode, 0.3);
        QVERIFY(areas);
        QVERIFY(textRatio(*areas, QSize(640, 480)) < 0.01);
    }

    /// What the detector takes for text and the reader cannot read falls away.
    void patternsAreNotText()
    {
        const QImage image = pattern();
        const auto found = m_paddle->find(image, TextMode::Fast, 0.3);
        const auto read = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(found && read);
        QVERIFY2(textRatio(*found, image.size()) > 0.03,
                 "The detector is expected to fall for this pattern.");
        QVERIFY(textRatio(*read, image.size()) < 0.01);
    }

    void positionIsThatOfTheFullPicture()
    {
        QImage image = paper(3000, 2200, QColor(240, 240, 235));
        writeLine(image, 1900, 2000, 110, QStringLiteral("宁静致远"));
        const QRectF truth = ink(image);
        for (const TextMode mode : {TextMode::Full, TextMode::Fast}) {
            const auto areas = m_paddle->find(image, mode, 0.3);
            QVERIFY(areas);
            QCOMPARE(areas->size(), 1);
            const QRectF box = QPolygonF(areas->constFirst().polygon).boundingRect();
            const QRectF common = box & truth;
            QVERIFY2(common.width() * common.height() > 0.6
                                                            * std::max(box.width() * box.height(), truth.width() * truth.height()),
                     "The area lies elsewhere.");
        }
    }

    void tiltedAndUprightLines()
    {
        QImage image = paper(900, 700);
        QPainter painter(&image);
        painter.setFont(lettering(56));
        painter.translate(120, 420);
        painter.rotate(-25);
        painter.drawText(0, 0, QStringLiteral("海内存知己"));
        painter.resetTransform();
        const QString column = QStringLiteral("白日依山尽");
        for (int i = 0; i < column.size(); ++i)
            painter.drawText(760, 200 + i * 62, column.mid(i, 1));
        painter.end();
        const auto areas = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(areas);
        QStringList read;
        for (const TextArea &area : *areas)
            read << area.text;
        read.sort();
        QCOMPARE(read, QStringList({QStringLiteral("海内存知己"), column}));
    }

    /// A strip far longer than one pass of the detector: nothing is lost where the passes meet.
    void longStrips()
    {
        QImage image = paper(600, 4800);
        for (int i = 0; i < 16; ++i)
            writeLine(image, 120, 140 + i * 300, 48, QStringLiteral("滴水之恩"));
        const auto areas = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(areas);
        QCOMPARE(areas->size(), 16);
        for (const TextArea &area : *areas)
            QCOMPARE(area.text, QStringLiteral("滴水之恩"));
    }

    void lineThroughSeveralPasses()
    {
        QImage image = paper(4800, 560);
        writeLine(image, 60, 300, 60, QStringLiteral("道路千万条安全第一条行车不规范亲人两行泪").repeated(3));
        const QRectF truth = ink(image);
        QVERIFY(truth.width() > 3000);
        const auto areas = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(areas);
        QCOMPARE(areas->size(), 1);
        const QRectF box = QPolygonF(areas->constFirst().polygon).boundingRect();
        QVERIFY(box.left() < truth.left() + 20 && box.right() > truth.right() - 20);
        QVERIFY(areas->constFirst().text.startsWith(QStringLiteral("道路千万条安全第一条")));
        QVERIFY(areas->constFirst().text.endsWith(QStringLiteral("行车不规范亲人两行泪")));
    }

    void oddShapes_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("one pixel") << QSize(1, 1);
        QTest::newRow("a line of pixels") << QSize(20000, 1);
        QTest::newRow("a column of pixels") << QSize(1, 20000);
        QTest::newRow("a strip") << QSize(40, 15000);
        QTest::newRow("tiny") << QSize(9, 7);
    }

    void oddShapes()
    {
        QFETCH(QSize, size);
        for (const QString &name : {paddle, tesseract}) {
            const auto engine = opened(name);
            for (const TextMode mode : {TextMode::Fast, TextMode::Full}) {
                const auto areas =
                    engine->find(paper(size.width(), size.height(), Qt::gray), mode, 0.3);
                QVERIFY(areas);
                QVERIFY(areas->isEmpty());
            }
        }
    }

    void noPictureIsRefused()
    {
        for (const QString &name : {paddle, tesseract}) {
            const auto areas = opened(name)->find(QImage(), TextMode::Full, 0.3);
            QVERIFY(!areas);
            QCOMPARE(areas.error().code, ErrorCode::Invalid);
        }
    }

    /// The quick pass is enough far below the threshold; above it somebody reads before the picture
    /// goes.
    void cascadeReadsOnlyWhereItMatters()
    {
        QImage image = paper(800, 600);
        for (int i = 0; i < 5; ++i)
            writeLine(image, 60, 120 + i * 100, 60, QStringLiteral("书山有路勤为径学海"));
        const auto isRead = [](const TextArea &area) { return !area.text.isEmpty(); };
        const auto far = m_paddle->find(image, TextMode::Cascade, 0.9);
        QVERIFY(far && !far->isEmpty());
        QVERIFY(std::none_of(far->cbegin(), far->cend(), isRead));
        const auto near = m_paddle->find(image, TextMode::Cascade, 0.05);
        QVERIFY(near && !near->isEmpty());
        QVERIFY(std::any_of(near->cbegin(), near->cend(), isRead));
    }

    /// Plainly above the threshold a few beginnings of lines are read and the rest is left.
    void cascadeStopsReadingOnceDecided()
    {
        const QString line = QStringLiteral("道路千万条安全第一条行车不规范亲人");
        QImage image = paper(1100, 900);
        for (int i = 0; i < 9; ++i)
            writeLine(image, 60, 100 + i * 95, 56, line);
        const auto areas = m_paddle->find(image, TextMode::Cascade, 0.15);
        QVERIFY(areas);
        QVERIFY(textRatio(*areas, image.size()) > 0.3);
        qsizetype read = 0;
        for (const TextArea &area : *areas) {
            if (area.text.isEmpty())
                continue;
            ++read;
            QVERIFY2(line.startsWith(area.text) && area.text.size() < line.size() / 2,
                     qPrintable(area.text));
        }
        QVERIFY(read >= 1 && read <= 3);
    }

    /// What the detector alone would take for text enough to leave the picture out is read first.
    void theCascadeIgnoresPatterns()
    {
        const QImage image = pattern();
        const auto found = m_paddle->find(image, TextMode::Fast, 0.02);
        QVERIFY(found && textRatio(*found, image.size()) > 0.04);
        const auto read = m_paddle->find(image, TextMode::Cascade, 0.01);
        QVERIFY(read && textRatio(*read, image.size()) < 0.01);
    }

    void enginesWorkSideBySide()
    {
        QImage image = paper(700, 300);
        writeLine(image, 40, 170, 60, QStringLiteral("众人拾柴火焰高"));
        const auto alone = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(alone && alone->size() == 1);
        std::array<Result<QList<TextArea>>, 2> results;
        std::vector<std::thread> threads;
        for (auto &result : results) {
            threads.emplace_back([&result, &image] {
                const auto engine = opened(paddle);
                for (int i = 0; i < 2; ++i)
                    result = engine->find(image, TextMode::Full, 0.3);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const auto &result : results) {
            QVERIFY(result && result->size() == 1);
            QCOMPARE(result->constFirst().text, alone->constFirst().text);
            QCOMPARE(result->constFirst().polygon, alone->constFirst().polygon);
        }
    }

    /// The same engine fed pictures of other sizes in between gives the same answer: nothing is
    /// left over in the nets.
    void earlierPicturesLeaveNoTrace()
    {
        QImage image = paper(700, 300);
        writeLine(image, 40, 170, 60, QStringLiteral("上善若水厚德载物"));
        const auto first = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(m_paddle->find(paper(1200, 500, Qt::darkGreen), TextMode::Full, 0.3));
        QVERIFY(m_paddle->find(scenery(), TextMode::Fast, 0.3));
        const auto second = m_paddle->find(image, TextMode::Full, 0.3);
        QVERIFY(first && second && first->size() == 1 && second->size() == 1);
        QCOMPARE(first->constFirst().polygon, second->constFirst().polygon);
        QCOMPARE(first->constFirst().text, second->constFirst().text);
    }

    void localeStaysAsItWas()
    {
        const locale_t before = uselocale(nullptr);
        QVERIFY(opened(tesseract)->find(scenery(), TextMode::Full, 0.3));
        QCOMPARE(uselocale(nullptr), before);
    }

private:
    static QString modelFolder()
    {
        const QString chosen = qEnvironmentVariable("YUYI_TEXT_MODELS_DIR");
        return chosen.isEmpty()
                 ? QCoreApplication::applicationDirPath() + QStringLiteral("/../share/yuyi/text-models")
                 : chosen;
    }

    std::unique_ptr<TextEngine> m_paddle;
};

QTEST_MAIN(TextEngineTest)
#include "textenginetest.moc"
