// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/projectflow.h"

#include "models/domain/progress.h"
#include "models/services/server/invitation.h"
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"
#include "models/services/session/participantdesk.h"
#include "models/services/session/settings.h"
#include "models/stores/packagestore.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/projects/locationname.h"

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QUrl>

#include <atomic>

namespace yuyi {

namespace {
Q_LOGGING_CATEGORY(flowLog, "yuyi.projects")

constexpr int lookEveryMs = 150;
} // namespace

/// How far long work is, told from its thread.
class ProjectFlow::Steps final : public Progress
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

ProjectFlow::ProjectFlow(const ShellSetup &setup, Opened opened, QObject *parent)
    : QObject(parent), m_setup(setup), m_opened(std::move(opened)), m_steps(std::make_shared<Steps>())
{
    m_look.setInterval(lookEveryMs);
    connect(&m_look, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_steps->done, m_steps->total); });
}

ProjectFlow::~ProjectFlow()
{
    m_steps->stopped = true;
}

QString ProjectFlow::normalised(const QString &location)
{
    if (location.startsWith(QLatin1String("postgresql://")))
        return location;
    const QFileInfo info(location);
    const QString path = info.fileName() == QLatin1String("project.yuyi") ? info.absolutePath() : info.absoluteFilePath();
    return QDir::cleanPath(path);
}

bool ProjectFlow::isNamedAsPackage(const QString &location)
{
    return location.endsWith(QLatin1String(".yuyipack"), Qt::CaseInsensitive);
}

bool ProjectFlow::isNamedAsInvitation(const QString &location)
{
    static const QRegularExpression ending(QStringLiteral("\\.%1(\\.(txt|json))?$").arg(invitationEnding),
                                           QRegularExpression::CaseInsensitiveOption);
    return location.contains(ending);
}

namespace {

Result<std::optional<Package>> packageOf(const StoreFactory &factory)
{
    const auto stores = factory.open();
    if (!stores)
        return passOn(stores);
    const auto package = (*stores)->packages().thisPackage();
    if (!package || *package)
        return package;
    // The login of a participant is a package that is online: it has no id.
    const auto taker = participantAtDesk(**stores);
    if (!taker)
        return passOn(taker);
    if (taker->isNull())
        return std::optional<Package>();
    Package online;
    online.role = Role::Participant;
    online.participant = *taker;
    return std::optional<Package>(online);
}

} // namespace

void ProjectFlow::setBusy(const QString &sentence)
{
    m_busy = !sentence.isEmpty();
    m_steps->setTotal(0);
    if (m_busy)
        m_look.start();
    else
        m_look.stop();
    Q_EMIT busyChanged(sentence);
}

void ProjectFlow::run(const QString &sentence, const QString &location, Work work)
{
    if (m_busy)
        return;
    setBusy(sentence);
    runAside(
        this,
        [location, work = std::move(work), servers = m_setup.servers] {
            auto answer = std::make_shared<Answer>();
            answer->location = location;
            auto factory = work();
            if (!factory) {
                answer->error = factory.error();
                if (explain(servers, *answer))
                    factory = work();
            }
            if (!factory)
                return answer;
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
        },
        [this](const std::shared_ptr<Answer> &answer) { finish(*answer); });
}

void ProjectFlow::finish(Answer &answer)
{
    setBusy({});
    if (!answer.project) {
        qCWarning(flowLog).noquote() << "not opened:" << answer.error.detail;
        Q_EMIT failed(answer.error.sentence);
        if (answer.loginLost)
            Q_EMIT loginLost(answer.error.sentence);
        return;
    }
    m_setup.settings.addRecentProject(answer.location);
    const QString known = m_setup.settings.personFor(answer.project->info().id.toString());
    answer.project->actAs(answer.package ? answer.package->person : PersonId::fromString(known));
    m_opened(answer.location, std::move(answer.project), answer.package);
}

bool ProjectFlow::explain(const ServerAccess &servers, Answer &answer)
{
    if (!servers || !isServerLocation(answer.location) || answer.error.code != ErrorCode::Environment)
        return false;
    const auto entry = servers.host->passwordEntry(answer.location);
    if (!entry)
        return false;
    LoginKeeper keeper(*servers.passwords, servers.folder, *entry);
    const auto kept = Joining(*servers.host, keeper, servers.folder).look(answer.location);
    if (!kept) {
        answer.error = kept.error();
        return false;
    }
    const QString host = QUrl(answer.location).host();
    const QString &said = answer.error.detail;
    if (*kept == KeptPassword::Lost) {
        answer.loginLost = true;
        answer.error.sentence = tr("The password of your login on the server %1 is no longer in the keychain of this computer. Ask for a "
                                   "new invitation and join again.")
                                    .arg(host);
    } else if (*kept == KeptPassword::Kept
               && (said.contains(QLatin1String("authentication failed")) || said.contains(QLatin1String("not permitted to log in")))) {
        answer.loginLost = true;
        answer.error.sentence = tr("The server %1 no longer accepts your login: it was ended or replaced. Ask for a new invitation and "
                                   "join again.")
                                    .arg(host);
    }
    return *kept == KeptPassword::Recovered;
}

void ProjectFlow::open(const QString &location)
{
    if (m_setup.servers && isNamedAsInvitation(location)) {
        Q_EMIT invitationGiven(location);
        return;
    }
    const QString projectLocation = normalised(location);
    const bool named = isNamedAsPackage(projectLocation);
    // A mail program or a browser may have saved a work package under another name.
    run(named ? tr("Opening the work package…") : tr("Opening the project…"), projectLocation,
        [host = &m_setup.host, projectLocation, named] {
            return named || host->isPackage(projectLocation) ? host->openPackage(projectLocation) : host->open(projectLocation);
        });
}

void ProjectFlow::create(const QString &folder, const NewProject &project)
{
    if (m_busy)
        return;
    const QString location = normalised(folder);
    m_setup.settings.setPersonName(project.lead);
    run(tr("Creating the project…"), location,
        [host = &m_setup.host, location, project] { return host->create(location, project); });
}

void ProjectFlow::openExample()
{
    if (m_setup.example)
        openOffered(m_setup.example());
}

void ProjectFlow::openPresetExample(const Preset &preset)
{
    if (m_setup.presetExample)
        openOffered(m_setup.presetExample(preset));
}

void ProjectFlow::openOffered(const ExampleOffer &offer)
{
    const QString location = offer.folder;
    run(tr("Preparing the example project…"), location,
        [host = &m_setup.host, location, make = offer.make, steps = m_steps]() -> Result<std::shared_ptr<StoreFactory>> {
            if (!QFileInfo::exists(location + QStringLiteral("/project.yuyi"))) {
                if (const auto made = make(*steps); !made)
                    return passOn(made);
            }
            return host->open(location);
        });
}

void ProjectFlow::backUp(const QString &location)
{
    if (m_busy)
        return;
    setBusy(tr("Backing up…"));
    runAside(
        this, [host = &m_setup.host, location] { return std::make_shared<Result<QString>>(host->backup(location)); },
        [this](const std::shared_ptr<Result<QString>> &path) {
            setBusy({});
            if (*path)
                Q_EMIT backedUp(**path);
            else
                Q_EMIT failed(path->error().sentence);
        });
}

void ProjectFlow::restore(const QString &backupFile, const QString &folder)
{
    const QString location = normalised(folder);
    run(tr("Restoring the backup…"), location,
        [host = &m_setup.host, backupFile, location]() -> Result<std::shared_ptr<StoreFactory>> {
            if (const auto restored = host->restore(backupFile, location); !restored)
                return passOn(restored);
            return host->open(location);
        });
}

} // namespace yuyi
