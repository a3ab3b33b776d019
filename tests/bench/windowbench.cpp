// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-bench window [IMAGES]: makes a project of so many images (default 100,000; few distinct small pictures behind them),
// opens the window on its grid, scrolls from top to bottom and prints open time, longest stall and memory.
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"
#include "tests/support/programfixture.h"

#include "models/services/session/imagefiles.h"
#include "tests/support/drawnpictures.h"
#include "widgets/image/thumbnailgrid.h"

#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace yuyi;

namespace {

constexpr int beatMs = 5;

/// Beats every few milliseconds in the GUI thread; a beat that comes late shows how long the thread was busy.
class Heart : public QObject
{
public:
    Heart()
    {
        m_timer.setInterval(beatMs);
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_clock.restart() - beatMs);
        });
    }
    void start()
    {
        m_longest = 0;
        m_clock.start();
        m_timer.start();
    }
    qint64 longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

void fill(test::ProgramFixture &program, const QString &folder, int images)
{
    program.makeProject(folder);
    const auto factory = program.host.open(folder);
    const auto stores = (*factory)->open();
    const PersonId lead = (*stores)->project().people()->first().id;
    constexpr int batch = 1000;
    for (int start = 0; start < images; start += batch) {
        const auto done = (*stores)->transaction([&]() -> Result<> {
            for (int i = start; i < std::min(images, start + batch); ++i) {
                const QByteArray bytes =
                    drawn::encoded(drawn::scene(static_cast<quint32>(i), QSize(64 + i % 7, 48 + i % 5)), "jpg", 60);
                Image image;
                image.id = ImageId::create();
                image.sha256 = Sha256::of(bytes);
                image.names = {QStringLiteral("image-%1.jpg").arg(i)};
                image.format = ImageFormat::Jpeg;
                image.bytes = bytes.size();
                image.size = QSize(64 + i % 7, 48 + i % 5);
                image.colour = QStringLiteral("rgb8");
                image.createdAt = QDateTime::currentDateTimeUtc();
                image.createdBy = lead;
                const QString path = imageFilePath((*factory)->folder(), image.sha256, image.format);
                QDir().mkpath(QFileInfo(path).path());
                QFile file(path);
                if (file.open(QIODevice::WriteOnly))
                    file.write(bytes);
                if (const auto added = (*stores)->images().add(image); !added && added.error().code != ErrorCode::Conflict)
                    return passOn(added);
            }
            return {};
        });
        if (!done)
            qFatal("%s %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

} // namespace

int yuyi::bench::windowBench(int argc, char **argv)
{
    QApplication application(argc, argv);
    const int images = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100000;
    test::ProgramFixture program;
    const QString folder = program.path(QStringLiteral("large"));
    QElapsedTimer clock;
    clock.start();
    fill(program, folder, images);
    std::printf("made %d images in %.1f s\n", images, static_cast<double>(clock.elapsed()) / 1000);

    program.start();
    Heart heart;
    heart.start();
    clock.restart();
    program.open(folder);
    bench::note(QStringLiteral("project open"), static_cast<double>(clock.elapsed()), "ms");
    std::printf("project open after %lld ms, longest stall %lld ms\n", static_cast<long long>(clock.elapsed()),
                static_cast<long long>(heart.longest()));
    clock.restart();
    heart.start();
    program.window->goTo(Location{PageId::Collect, {}, {}, {}});
    ThumbnailGrid *grid = nullptr;
    while (clock.elapsed() < 60000) {
        QTest::qWait(10);
        for (ThumbnailGrid *candidate : program.window->findChildren<ThumbnailGrid *>()) {
            if (candidate->isVisible() && candidate->model() && candidate->model()->rowCount() == images)
                grid = candidate;
        }
        if (grid)
            break;
    }
    if (!grid) {
        std::printf("the grid did not show %d images within a minute\n", images);
        return 1;
    }
    bench::note(QStringLiteral("grid shown"), static_cast<double>(clock.elapsed()), "ms");
    bench::note(QStringLiteral("grid: longest stall"), static_cast<double>(heart.longest()), "ms");
    std::printf("grid shows %d rows after %lld ms, longest stall %lld ms\n", images,
                static_cast<long long>(clock.elapsed()), static_cast<long long>(heart.longest()));
    heart.start();
    clock.restart();
    QScrollBar *bar = grid->verticalScrollBar();
    int steps = 0;
    for (; clock.elapsed() < 20000 && bar->value() < bar->maximum(); ++steps) {
        bar->setValue(bar->value() + std::max(60, bar->maximum() / 1500));
        QTest::qWait(8);
    }
    std::printf("scrolled %d steps in %.1f s, longest stall %lld ms\n", steps, static_cast<double>(clock.elapsed()) / 1000,
                static_cast<long long>(heart.longest()));
    std::printf("memory now %.0f MB, at most %.0f MB\n", bench::memoryMegabytes("VmRSS"), bench::memoryMegabytes("VmHWM"));
    bench::note(QStringLiteral("scrolling: longest stall"), static_cast<double>(heart.longest()), "ms");
    bench::note(QStringLiteral("memory at most"), bench::memoryMegabytes("VmHWM"), "MB");
    return 0;
}
