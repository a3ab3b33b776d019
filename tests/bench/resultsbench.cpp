// SPDX-License-Identifier: GPL-3.0-or-later
// How long a table of results takes: RUNS runs of ITEMS items each, in a project of its own.
// yuyi-bench results FOLDER [RUNS] [ITEMS]     makes the project, or measures again the one it made before
#include "db/host/sqlprojecthost.h"
#include "models/domain/preset/preset.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/results/compareservice.h"
#include "models/services/results/responseviewer.h"
#include "models/services/results/resultsservice.h"
#include "models/statistics/random.h"
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>
#include <ctime>

using namespace yuyi;

namespace {

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

/// Processor time tells more than the clock on a machine that others use, too.
class Watch
{
public:
    Watch() : m_processor(std::clock()) { m_timer.start(); }
    void print(const char *what) const
    {
        const double processor = 1000.0 * static_cast<double>(std::clock() - m_processor) / CLOCKS_PER_SEC;
        std::printf("%-42s %9.1f ms %9.1f ms of processor\n", what, static_cast<double>(m_timer.nsecsElapsed()) / 1e6, processor);
        std::fflush(stdout);
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

struct Made {
    ItemSet set;
    QList<ItemSetItem> items;
    QList<Question> questions;
};

Made makeItems(Stores &stores, const PersonId &lead, const Preset &preset, int count)
{
    Made made;
    made.set.id = ItemSetId::create();
    made.set.name = QStringLiteral("bench");
    made.set.hash = QStringLiteral("bench");
    made.set.items = count;
    Annotation annotation;
    const auto finish = [&] {
        if (!annotation.id.isNull())
            must(stores.annotations().add(annotation));
    };
    must(stores.transaction([&]() -> Result<> {
        Image image;
        for (int i = 0; i < count; ++i) {
            // Every seventh image has two questions.
            if (i % 8 != 7) {
                finish();
                image = Image();
                image.id = ImageId::create();
                image.sha256 = Sha256::of(image.id.toString().toUtf8());
                image.names = {QStringLiteral("image-%1.jpg").arg(i)};
                image.bytes = 1000;
                image.size = QSize(640, 480);
                must(stores.images().add(image));
                annotation = Annotation();
                annotation.id = AnnotationId::create();
                annotation.image = image.id;
                annotation.person = lead;
                annotation.state = AnnotationState::Submitted;
            }
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.kind = QStringLiteral("single-choice");
            question.stem = QStringLiteral("这张图片有什么隐喻？（%1）").arg(i);
            for (int o = 0; o < 6; ++o)
                question.options.append({OptionId::create(), QStringLiteral("第%1题的第%2个选项").arg(i).arg(o), {}, o == i % 6});
            annotation.content.questions.append(question);
            made.questions.append(question);
            ItemSetItem item;
            item.position = i;
            item.question = question.versionId;
            item.image = image.id;
            item.imageSha256 = image.sha256;
            item.itemId = QStringLiteral("test-%1").arg(i);
            for (const Dimension &dimension : preset.dimensions)
                item.labels.insert(dimension.code, {dimension.values.at(i % dimension.values.size()).code});
            made.items.append(item);
        }
        finish();
        return stores.runs().addItemSet(made.set, made.items);
    }));
    return made;
}

void addRun(Stores &stores, const Made &made, const QString &model, const QString &configuration, quint64 seed)
{
    Run run;
    run.id = RunId::create();
    run.launch = run.id;
    run.origin = RunOrigin::Imported;
    run.model = model;
    run.configuration = configuration;
    run.itemSet = made.set.id;
    run.state = RunState::Done;
    run.createdAt = QDateTime::currentDateTimeUtc();
    Random random(seed);
    QList<Attempt> attempts;
    QList<Response> responses;
    QList<ScoredResponse> scores;
    for (const Question &question : made.questions) {
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = run.id;
        attempt.slot.question = question.versionId;
        for (const Option &option : question.options)
            attempt.shownOrder.append(option.id);
        Response response;
        response.attempt = attempt.id;
        response.run = run.id;
        response.status = ReplyStatus::Answered;
        response.reply = random.below(30) == 0 ? QStringLiteral("我说不清楚。")
                                               : QStringLiteral("让我们逐一思考每个选项。\n答案：%1").arg(shownLabel(random.below(6)));
        attempts.append(attempt);
        responses.append(response);
        scores += scoreResponse(scorersOf(Preset()), response, attempt.shownOrder, question, false);
    }
    must(stores.transaction([&]() -> Result<> {
        must(stores.runs().addRun(run));
        must(stores.responses().addAttempts(attempts));
        must(stores.responses().addResponses(responses));
        return stores.responses().setScores(scores);
    }));
}

} // namespace

int yuyi::bench::resultsBench(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "yuyi-bench results FOLDER [RUNS] [ITEMS]\n");
        return 2;
    }
    const bool there = QFileInfo::exists(arguments.at(1));
    const int runs = arguments.size() > 2 ? arguments.at(2).toInt() : 100;
    const int items = arguments.size() > 3 ? arguments.at(3).toInt() : 800;
    SqlProjectHost host;
    NewProject project;
    project.title = QStringLiteral("Bench");
    project.preset = must(builtInPreset(QStringLiteral("cii-bench")));
    project.lead = QStringLiteral("Lead");
    const auto factory = must(there ? host.open(arguments.at(1)) : host.create(arguments.at(1), project));
    const auto stores = must(factory->open());
    const PersonId lead = must(stores->project().people()).constFirst().id;
    if (!there) {
        const Watch watch;
        const Made made = makeItems(*stores, lead, project.preset, items);
        for (int i = 0; i < runs; ++i) {
            const auto &configuration = project.preset.configurations.at(i % project.preset.configurations.size());
            addRun(*stores, made, QStringLiteral("model-%1").arg(i / project.preset.configurations.size()), configuration.code,
                   static_cast<quint64>(i) + 1);
        }
        std::printf("%d runs of %d items, scored twice and written:\n", runs, items);
        watch.print("writing");
    }

    ResultsQuery query;
    for (const Dimension &dimension : project.preset.dimensions)
        query.dimensions.append(dimension.code);
    ResultsService service(*stores, lead);
    ResultsData data = timed("reading, cold", [&] { return must(service.data(query)); });
    data = timed("reading, again", [&] { return must(service.data(query)); });
    timed("table by all labels", [&] { return resultsTable(data, query); });
    ResultsQuery overall;
    timed("table overall", [&] { return resultsTable(data, overall); });
    query.by = ResultsBy::Configuration;
    timed("table by configuration, common items", [&] { return resultsTable(data, query); });
    timed("list of items, models disagree", [&] {
        ViewerQuery viewer;
        viewer.filter = ViewerFilter::ModelsDisagree;
        return viewerItems(data, viewer);
    });
    timed("two runs compared", [&] { return compareRuns(data, data.runs.at(0).run.id, {data.runs.at(1).run.id}); });
    bench::note(QStringLiteral("memory at most"), bench::memoryMegabytes("VmHWM"), "MB");
    timed("one item with all replies", [&] { return must(ResponseViewer(*stores, lead).item(data.items.constBegin().key())); });
    return 0;
}
