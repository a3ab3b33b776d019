// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/demoservice.h"

#include "models/services/demo/annotating.h"
#include "models/services/demo/collecting.h"
#include "models/services/demo/descriptions.h"
#include "models/services/demo/errors.h"
#include "models/services/demo/models.h"
#include "models/services/demo/releases.h"
#include "models/services/demo/stage.h"
#include "models/services/demo/studies.h"
#include "models/services/demo/team.h"
#include "models/services/demo/validating.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

constexpr int daysOfStory = 28;

/// Whoever watches sees the whole: what a part of it counts is its own affair.
class PartProgress final : public Progress
{
public:
    explicit PartProgress(Progress &whole) : m_whole(whole) {}
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return m_whole.cancelled(); }

private:
    Progress &m_whole;
};

/// Steps that the first part is worth, beside the others; it reads all pictures.
constexpr int stepsOfCollecting = 30;
constexpr int stepsOfToday = 40;

/// What was done before today, in its order.
Result<> playWeeks(DemoStage &stage, Progress &whole)
{
    PartProgress progress(whole);
    DemoCollecting collecting(stage);
    DemoTeam team(stage);
    DemoAnnotating annotating(stage);
    DemoValidating validating(stage);
    DemoReleases releases(stage);
    const int accepted = static_cast<int>(stage.set.images(QStringLiteral("accepted")).size());
    const int first = accepted * 2 / 5;
    const int second = accepted * 3 / 4;
    using Act = std::function<Result<>()>;
    struct Scheduled {
        int daysAgo;
        int hour;
        Act act;
    };
    const QList<Scheduled> acts{
        {28, 9, [&] { return collecting.play(progress); }},
        {26, 14, [&] { return team.gather(); }},
        {25, 9, [&] { return team.calibrate(); }},
        {21, 9, [&] { return annotating.annotate(0, first); }},
        {17, 9, [&] { return validating.answerAll(); }},
        {16, 9, [&] { return validating.repair(); }},
        {15, 9, [&] { return validating.answerAll(); }},
        {14, 15, [&] { return releases.describe(); }},
        {14, 16, [&] { return releases.release(1, progress); }},
        {13, 9, [&] { return annotating.annotate(first, second - first); }},
        {10, 9, [&] { return validating.answerAll(); }},
        {9, 9, [&] { return validating.repair(); }},
        {8, 9, [&] { return validating.answerAll(); }},
        {7, 16, [&] { return releases.release(2, progress); }},
        {6, 9, [&] { return annotating.annotate(second, accepted - second); }},
        {5, 9, [&] { return validating.answerAll(); }},
        {5, 15, [&] { return validating.discuss(); }},
        {4, 9, [&] { return validating.review(); }},
        {3, 9, [&] { return annotating.addValidations(); }},
        {3, 14, [&] { return validating.answerPartly(); }},
        {2, 9, [&] { return annotating.leaveWork(); }},
        {2, 13, [&] { return team.beginCalibration(); }},
        {1, 9, [&] { return releases.pack(progress); }},
        {1, 11, [&] { return DemoStudies(stage).play(); }},
    };
    whole.setTotal(stepsOfCollecting + acts.size() + stepsOfToday);
    for (const Scheduled &one : acts) {
        if (whole.cancelled())
            return failure(ErrorCode::Cancelled, {});
        stage.goTo(one.daysAgo, one.hour);
        YUYI_CHECK(one.act());
        whole.advance(one.daysAgo == daysOfStory ? stepsOfCollecting : 1);
    }
    return {};
}

/// Models are asked, and what they said is judged, when the example is made: these times are true.
Result<> playToday(DemoStage &stage, Progress &progress)
{
    DemoModels models(stage);
    YUYI_CHECK(models.play(progress));
    QList<RunId> direct;
    for (const Run &run : models.runs()) {
        if (run.configuration == QLatin1String("none"))
            direct.append(run.id);
    }
    PartProgress rest(progress);
    YUYI_CHECK(DemoErrors(stage, direct).play(rest));
    return DemoDescriptions(stage, models).play(rest);
}

} // namespace

Result<QString> DemoService::exampleFolder()
{
    QStringList folders;
    if (const QString chosen = qEnvironmentVariable("YUYI_DEMO_DIR"); !chosen.isEmpty()) {
        folders.append(chosen);
    } else {
        const QDir program(QCoreApplication::applicationDirPath());
        for (const char *relative : {"../share/yuyi/demo", "../../share/yuyi/demo"})
            folders.append(QDir::cleanPath(program.filePath(QLatin1String(relative))));
        folders.append(QStringLiteral("/usr/share/yuyi/demo"));
    }
    for (const QString &folder : std::as_const(folders)) {
        if (QFileInfo::exists(folder % QStringLiteral("/manifest.json")))
            return folder;
    }
    return failure(ErrorCode::NotFound,
                   Tr::tr("The images of the example project are not installed. The program searched in %1.")
                       .arg(folders.join(QStringLiteral(", "))));
}

Result<> DemoService::make(const QString &folder, const QString &exampleFolder, Progress &progress)
{
    YUYI_TRY(const auto set, DemoSet::read(exampleFolder, m_language));
    YUYI_TRY(const auto builtIn, builtInPreset(QStringLiteral("cii-bench")));
    const Title &stem = builtIn.questions.firstStemIn;
    YUYI_TRY(const auto preset, withFirstStem(builtIn, m_language == QLatin1String("en") ? stem.en : stem.zh));
    auto time = std::make_unique<StoryTime>(QDateTime(QDate::currentDate().addDays(-daysOfStory), QTime(8, 0)));
    NewProject project;
    project.title = set.word("title");
    project.preset = preset;
    project.lead = set.word("lead");
    YUYI_TRY(const auto factory, m_host.create(folder, project));
    YUYI_TRY(const auto stores, factory->open());
    YUYI_TRY(const auto people, stores->project().people());
    DemoStage stage{*stores, factory, m_host, set, people.value(0).id, preset, std::move(time), {}, {}};
    YUYI_CHECK(playWeeks(stage, progress));
    stage.time.reset();
    return playToday(stage, progress);
}

} // namespace yuyi
