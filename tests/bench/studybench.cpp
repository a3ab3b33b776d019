// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-bench study FOLDER [PEOPLE] [ITEMS]: makes a project with a study in which so many simulated people (default 200) answer so
// many items (default 400) each, or takes the one made there before. Prints what the report takes, and its page in the window.
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/questionforms.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/projectaccess.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/simulation.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/report.h"
#include "tests/support/drawnpictures.h"
#include "widgets/study/report/reportview.h"

#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <ctime>

using namespace yuyi;

namespace {

constexpr int questionsOfImage = 2;
constexpr int simulatedAtOnce = 50;

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    return std::move(*result);
}

void must(const Result<> &result)
{
    if (!result)
        qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
}

/// Processor time of all threads beside that of the clock: others use the machine, too.
class Watch
{
public:
    Watch() : m_processor(std::clock()) { m_timer.start(); }
    void print(const char *what) const
    {
        const double processor = 1000.0 * static_cast<double>(std::clock() - m_processor) / CLOCKS_PER_SEC;
        std::printf("%-24s %9.1f ms %9.1f ms of processor\n", what, static_cast<double>(m_timer.nsecsElapsed()) / 1e6, processor);
        std::fflush(stdout);
        bench::note(QString::fromUtf8(what), static_cast<double>(m_timer.nsecsElapsed()) / 1e6, "ms");
        bench::note(QString::fromUtf8(what), processor, "ms of processor");
    }

private:
    QElapsedTimer m_timer;
    std::clock_t m_processor;
};

template <typename Work>
auto timed(const char *what, Work work)
{
    const Watch watch;
    auto result = work();
    watch.print(what);
    return result;
}

void addImage(Stores &stores, const QString &folder, const Preset &preset, const PersonId &by, int number)
{
    const QByteArray bytes = drawn::encoded(drawn::scene(static_cast<quint32>(number), QSize(64, 48)), "jpg", 60);
    Image image;
    image.id = ImageId::create();
    image.sha256 = Sha256::of(bytes);
    image.names = {QStringLiteral("image-%1.jpg").arg(number)};
    image.format = ImageFormat::Jpeg;
    image.bytes = bytes.size();
    image.size = QSize(64, 48);
    image.colour = QStringLiteral("rgb8");
    image.stage = Stage::Accepted;
    const QString path = imageFilePath(folder, image.sha256, image.format);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
    must(stores.images().add(image));
    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image.id;
    annotation.person = by;
    annotation.state = AnnotationState::Submitted;
    for (const Dimension &dimension : preset.dimensions)
        annotation.content.labels.insert(dimension.code, {dimension.values.at(number % dimension.values.size()).code});
    for (int q = 0; q < questionsOfImage; ++q) {
        Question question = newQuestion(preset, false);
        question.stem = QStringLiteral("第%1张图片的第%2个问题：这张图片有什么隐喻？").arg(number).arg(q + 1);
        for (int o = 0; o < question.options.size(); ++o)
            question.options[o].text = QStringLiteral("第%1张图片第%2问的选项，内容之%3").arg(number).arg(q + 1).arg(o + 1);
        question.options[(number + q) % static_cast<int>(question.options.size())].correct = true;
        annotation.content.questions.append(question);
    }
    must(stores.annotations().add(annotation));
    must(stores.annotations().freezeQuestions(annotation.id));
    annotation.id = AnnotationId::create();
    annotation.origin = Origin::Gold;
    must(stores.annotations().setGold(annotation));
}

void fill(Stores &stores, const QString &folder, const PersonId &lead, int people, int items)
{
    const Preset preset = must(stores.project().info()).preset;
    must(stores.transaction([&]() -> Result<> {
        for (int i = 0; i * questionsOfImage < items; ++i)
            addImage(stores, folder, preset, lead, i);
        return {};
    }));
    StudyService service(stores, lead);
    StudyDraft draft = must(service.fresh());
    draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("（无）"), QStringLiteral("(none)")});
    draft.study.limit = items;
    draft.study.seed = 7;
    draft.study.design.shape = StudyShape::Everything;
    draft.study.design.people = people;
    const Study saved = must(service.save(draft));
    const Study frozen = must(service.freeze(saved.id));
    constexpr SimulatedKind kinds[]{SimulatedKind::Share80, SimulatedKind::Share60, SimulatedKind::Share80, SimulatedKind::Random};
    for (int added = 0; added < people; added += simulatedAtOnce) {
        const SimulatedKind kind = kinds[added / simulatedAtOnce % std::size(kinds)];
        must(service.simulate(frozen.id, kind, std::min(simulatedAtOnce, people - added)));
    }
}

/// Until the report of the window shows a table.
void openPage(test::ProgramFixture &program, const char *what)
{
    const Watch watch;
    Location location;
    location.page = PageId::Study;
    location.field = QStringLiteral("report");
    program.window->goTo(location);
    const auto *page = program.window->currentPage();
    const auto *view = page ? page->findChild<ReportView *>() : nullptr;
    if (!view || !QTest::qWaitFor([&] { return view->isComplete(); }, 60000))
        std::printf("  no report within a minute\n");
    QCoreApplication::processEvents();
    watch.print(what);
}

} // namespace

int yuyi::bench::studyBench(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "yuyi-bench study FOLDER [PEOPLE] [ITEMS]\n");
        return 2;
    }
    const QString folder = arguments.at(1);
    const int people = arguments.size() > 2 ? arguments.at(2).toInt() : 200;
    const int items = arguments.size() > 3 ? arguments.at(3).toInt() : 400;
    test::ProgramFixture program;
    const bool there = QFile::exists(QDir(folder).filePath(QStringLiteral("project.yuyi")));
    if (!there)
        program.makeProject(folder);
    {
        const auto factory = must(program.host.open(folder));
        const auto stores = must(factory->open());
        const PersonId lead = must(stores->project().people()).constFirst().id;
        if (!there) {
            const Watch watch;
            fill(*stores, factory->folder(), lead, people, items);
            watch.print("making the study");
        }
        const Study study = must(stores->studies().studies()).constFirst();
        const StudyData data = timed("reading", [&] { return must(readStudy(*stores, study.id, true)); });
        qsizetype trials = 0;
        for (const auto &one : data.people)
            trials += one.trials.size();
        std::printf("%lld people, %lld items, %lld answers\n", static_cast<long long>(data.people.size()),
                    static_cast<long long>(data.items.size()), static_cast<long long>(trials));
        StudyReportQuery query;
        query.study = study.id;
        query.withSimulated = true;
        timed("report", [&] { return must(StudyReportService(*stores, lead).report(query)); });
        timed("report, again", [&] { return must(StudyReportService(*stores, lead).report(query)); });
    }
    program.start();
    program.open(folder);
    openPage(program, "page, first time");
    program.window->goTo(Location{PageId::Overview, {}, {}, {}});
    openPage(program, "page, again");
    bench::note(QStringLiteral("memory at most"), bench::memoryMegabytes("VmHWM"), "MB");
    return 0;
}
