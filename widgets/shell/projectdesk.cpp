// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projectdesk.h"

#include "models/domain/progress.h"
#include "models/services/session/settings.h"
#include "models/stores/packagestore.h"
#include "widgets/shell/aside.h"

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>

#include <atomic>

namespace yuyi {

namespace {
Q_LOGGING_CATEGORY(deskLog, "yuyi.projects")

constexpr int lookEveryMs = 150;
} // namespace

/// How far long work is, told from its thread.
class ProjectDesk::Steps final : public Progress
{
public:
    void setTotal(qint64 steps) override
    {
        done = 0;
        total = steps;
    }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return stopped; }

    std::atomic<qint64> done = 0;
    std::atomic<qint64> total = 0;
    std::atomic<bool> stopped = false;
};

ProjectDesk::ProjectDesk(const ShellSetup &setup, Opened opened, QObject *parent)
    : QObject(parent), m_setup(setup), m_opened(std::move(opened)), m_steps(std::make_shared<Steps>())
{
    m_look.setInterval(lookEveryMs);
    connect(&m_look, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_steps->done, m_steps->total); });
}

ProjectDesk::~ProjectDesk()
{
    m_steps->stopped = true;
}

QString ProjectDesk::normalised(const QString &location)
{
    if (location.startsWith(QLatin1String("postgresql://")))
        return location;
    const QFileInfo info(location);
    const QString path = info.fileName() == QLatin1String("project.yuyi") ? info.absolutePath() : info.absoluteFilePath();
    return QDir::cleanPath(path);
}

bool ProjectDesk::isNamedAsPackage(const QString &location)
{
    return location.endsWith(QLatin1String(".yuyipack"), Qt::CaseInsensitive);
}

namespace {

Result<std::optional<Package>> packageOf(const StoreFactory &factory)
{
    const auto stores = factory.open();
    if (!stores)
        return passOn(stores);
    return (*stores)->packages().thisPackage();
}

} // namespace

void ProjectDesk::setBusy(const QString &sentence)
{
    m_busy = !sentence.isEmpty();
    m_steps->setTotal(0);
    if (m_busy)
        m_look.start();
    else
        m_look.stop();
    Q_EMIT busyChanged(sentence);
}

void ProjectDesk::run(const QString &sentence, const QString &location, Work work)
{
    if (m_busy)
        return;
    setBusy(sentence);
    runAside(this, [location, work = std::move(work)] {
        auto answer = std::make_shared<Answer>();
        answer->location = location;
        const auto factory = work();
        if (!factory) {
            answer->error = factory.error();
            return answer;
        }
        const auto package = packageOf(**factory);
        if (!package) {
            answer->error = package.error();
            return answer;
        }
        answer->package = *package;
        if (auto project = ProjectAccess::open(*factory))
            answer->project = std::move(*project);
        else
            answer->error = project.error();
        return answer;
    }, [this](const std::shared_ptr<Answer> &answer) { finish(*answer); });
}

void ProjectDesk::finish(Answer &answer)
{
    setBusy({});
    if (!answer.project) {
        qCWarning(deskLog).noquote() << "not opened:" << answer.error.detail;
        Q_EMIT failed(answer.error.sentence);
        return;
    }
    m_setup.settings.addRecentProject(answer.location);
    const QString known = m_setup.settings.personFor(answer.project->info().id.toString());
    answer.project->actAs(answer.package ? answer.package->person : PersonId::fromString(known));
    m_opened(answer.location, std::move(answer.project), answer.package);
}

void ProjectDesk::open(const QString &location)
{
    const QString place = normalised(location);
    const bool named = isNamedAsPackage(place);
    // A mail program or a browser may have saved a work package under another name.
    run(named ? tr("Opening the work package…") : tr("Opening the project…"), place, [host = &m_setup.host, place, named] {
        return named || host->isPackage(place) ? host->openPackage(place) : host->open(place);
    });
}

void ProjectDesk::create(const QString &folder, const NewProject &project)
{
    if (m_busy)
        return;
    const QString place = normalised(folder);
    m_setup.settings.setPersonName(project.lead);
    run(tr("Creating the project…"), place,
        [host = &m_setup.host, place, project] { return host->create(place, project); });
}

void ProjectDesk::openExample()
{
    if (!m_setup.example)
        return;
    const ExampleOffer offer = m_setup.example();
    const QString place = offer.folder;
    run(tr("Preparing the example project…"), place,
        [host = &m_setup.host, place, make = offer.make, steps = m_steps]() -> Result<std::shared_ptr<StoreFactory>> {
        if (!QFileInfo::exists(place + QStringLiteral("/project.yuyi"))) {
            if (const auto made = make(*steps); !made)
                return passOn(made);
        }
        return host->open(place);
    });
}

void ProjectDesk::backUp(const QString &location)
{
    if (m_busy)
        return;
    setBusy(tr("Backing up…"));
    runAside(this, [host = &m_setup.host, location] { return std::make_shared<Result<QString>>(host->backup(location)); },
             [this](const std::shared_ptr<Result<QString>> &path) {
        setBusy({});
        if (*path)
            Q_EMIT backedUp(**path);
        else
            Q_EMIT failed(path->error().sentence);
    });
}

void ProjectDesk::restore(const QString &backupFile, const QString &folder)
{
    const QString place = normalised(folder);
    run(tr("Restoring the backup…"), place,
        [host = &m_setup.host, backupFile, place]() -> Result<std::shared_ptr<StoreFactory>> {
        if (const auto restored = host->restore(backupFile, place); !restored)
            return passOn(restored);
        return host->open(place);
    });
}

} // namespace yuyi
