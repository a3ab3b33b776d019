// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the text engines: prints for a folder of pictures what `yuyi-cli scan text` prints, and
// the time of each one.
#include "models/filtering/text/textengine.h"
#include "models/filtering/text/textratio.h"
#include "models/imaging/reader.h"
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include <QCommandLineParser>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <thread>
#include <vector>

using namespace yuyi;

namespace {

struct Job {
    QDir folder;
    QStringList files;
    QString engine;
    TextMode mode = TextMode::Full;
    double threshold = 0.3;
    QString overlays; ///< folder for copies with the areas drawn; none when empty
};

struct Measured {
    QJsonObject image;
    double seconds = 0;   ///< of the clock on the wall, in the engine
    double processor = 0; ///< of this thread on a processor, in the engine
    double decoding = 0;  ///< of this thread on a processor, reading the file
};

/// Time this thread spent on a processor: other programs at work beside it do not count.
double processorSeconds()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

constexpr int textShortSide = 960; // as the program decodes for the text step

QJsonObject describe(const QString &path, const QList<TextArea> &areas, QSize size)
{
    QJsonArray list;
    for (const TextArea &area : areas) {
        QJsonArray polygon;
        for (const QPointF &p : area.polygon)
            polygon.append(QJsonArray{p.x(), p.y()});
        QJsonObject one{{QStringLiteral("polygon"), polygon},
                        {QStringLiteral("confidence"), area.confidence}};
        if (!area.text.isEmpty())
            one.insert(QStringLiteral("text"), area.text);
        list.append(one);
    }
    return {{QStringLiteral("path"), path},
            {QStringLiteral("ratio"), textRatio(areas, size)},
            {QStringLiteral("areas"), list}};
}

void drawOverlay(QImage image, const QList<TextArea> &areas, const QString &path)
{
    QPainter painter(&image);
    painter.setPen(QPen(QColor(230, 0, 80), std::max(2, image.width() / 250)));
    painter.setBrush(QColor(230, 0, 80, 60));
    for (const TextArea &area : areas)
        painter.drawPolygon(QPolygonF(area.polygon));
    painter.end();
    image.scaledToWidth(480, Qt::SmoothTransformation).save(path);
}

void measure(const Job &job, size_t first, size_t stride, std::vector<Measured> &results)
{
    auto engine = openTextEngine(job.engine);
    for (size_t i = first; engine && i < results.size(); i += stride) {
        const QString file = job.files.at(static_cast<qsizetype>(i));
        const double begin = processorSeconds();
        const auto decoded = decodeImage(job.folder.filePath(file), textShortSide);
        results[i].decoding = processorSeconds() - begin;
        if (!decoded) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(file),
                         qPrintable(decoded.error().sentence));
            continue;
        }
        QElapsedTimer timer;
        timer.start();
        const double before = processorSeconds();
        const auto areas = (*engine)->find(decoded->image, job.mode, job.threshold);
        results[i].seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        results[i].processor = processorSeconds() - before;
        if (!areas) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(file), qPrintable(areas.error().detail));
            continue;
        }
        results[i].image = describe(file, *areas, decoded->image.size());
        if (!job.overlays.isEmpty())
            drawOverlay(decoded->image, *areas,
                        job.overlays + QStringLiteral("/%1.jpg").arg(i, 4, 10, QLatin1Char('0')));
    }
}

} // namespace

int yuyi::bench::textBench(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("folder"),
                                 QStringLiteral("Pictures, searched with sub-folders."));
    parser.addOption({QStringLiteral("engine"), QStringLiteral("Engine; the strongest by default."),
                      QStringLiteral("name")});
    parser.addOption({QStringLiteral("mode"), QStringLiteral("fast, full or cascade."),
                      QStringLiteral("mode"), QStringLiteral("full")});
    parser.addOption({QStringLiteral("threshold"), QStringLiteral("Of the cascade."),
                      QStringLiteral("ratio"), QStringLiteral("0.3")});
    parser.addOption({QStringLiteral("jobs"), QStringLiteral("Engines at a time."),
                      QStringLiteral("n"), QStringLiteral("1")});
    parser.addOption({QStringLiteral("limit"), QStringLiteral("At most n pictures."),
                      QStringLiteral("n"), QStringLiteral("1000000")});
    parser.addOption({QStringLiteral("overlays"), QStringLiteral("Folder for copies with areas."),
                      QStringLiteral("folder")});
    parser.process(app);
    const QString mode = parser.value(QStringLiteral("mode"));
    const QStringList modes = {QStringLiteral("fast"), QStringLiteral("full"),
                               QStringLiteral("cascade")};
    if (parser.positionalArguments().size() != 1 || !modes.contains(mode))
        parser.showHelp(2);

    Job job;
    job.folder = QDir(QDir(parser.positionalArguments().constFirst()).absolutePath());
    job.engine = parser.value(QStringLiteral("engine"));
    job.mode = static_cast<TextMode>(modes.indexOf(mode));
    job.threshold = parser.value(QStringLiteral("threshold")).toDouble();
    job.overlays = parser.value(QStringLiteral("overlays"));
    QDirIterator it(job.folder.path(),
                    {QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"), QStringLiteral("*.png"),
                     QStringLiteral("*.webp"), QStringLiteral("*.gif"), QStringLiteral("*.bmp")},
                    QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        job.files << job.folder.relativeFilePath(it.next());
    job.files.sort();
    job.files = job.files.mid(0, parser.value(QStringLiteral("limit")).toInt());

    const auto engine = openTextEngine(job.engine);
    if (!engine) {
        std::fprintf(stderr, "%s\n", qPrintable(engine.error().sentence));
        return 4;
    }
    std::vector<Measured> results(static_cast<size_t>(job.files.size()));
    QElapsedTimer wall;
    wall.start();
    const auto workers =
        static_cast<size_t>(std::max(1, parser.value(QStringLiteral("jobs")).toInt()));
    std::vector<std::thread> threads;
    for (size_t i = 0; i < workers; ++i)
        threads.emplace_back([&job, &results, i, workers] { measure(job, i, workers, results); });
    for (std::thread &thread : threads)
        thread.join();
    const double seconds = static_cast<double>(wall.nsecsElapsed()) / 1e9;

    QJsonArray images;
    double inEngine = 0;
    double processor = 0;
    double decoding = 0;
    std::vector<double> each;
    for (const Measured &result : results) {
        inEngine += result.seconds;
        processor += result.processor;
        decoding += result.decoding;
        each.push_back(result.processor);
        if (!result.image.isEmpty())
            images.append(result.image);
    }
    const QJsonObject report{
        {QStringLiteral("engine"), QString((*engine)->name() % u' ' % (*engine)->version())},
        {QStringLiteral("images"), images},
        {QStringLiteral("seconds"), seconds}};
    std::printf("%s\n", QJsonDocument(report).toJson(QJsonDocument::Compact).constData());
    const double count = std::max<double>(1, static_cast<double>(images.size()));
    std::sort(each.begin(), each.end());
    std::fprintf(stderr,
                 "%lld pictures, %.1f s; in the engine per picture: %.0f ms of a processor (median "
                 "%.0f, longest %.0f), %.0f ms on the wall; reading the file %.0f ms of a processor\n",
                 static_cast<long long>(images.size()), seconds, 1000 * processor / count,
                 each.empty() ? 0 : 1000 * each[each.size() / 2],
                 each.empty() ? 0 : 1000 * each.back(), 1000 * inEngine / count,
                 1000 * decoding / count);
    bench::note(QStringLiteral("a picture"), 1000 * processor / count, "ms of processor");
    bench::note(QStringLiteral("reading a file"), 1000 * decoding / count, "ms of processor");
    return images.size() == job.files.size() ? 0 : 1;
}
