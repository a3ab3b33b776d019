// SPDX-License-Identifier: GPL-3.0-or-later
// The server is killed or frozen, or a connection is cut, while the programs of four people commit.
#include "models/services/annotation/keptactions.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/steward/stewardservice.h"
#include "models/stores/deskstore.h"
#include "tests/bench/benchteam.h"
#include "tests/bench/measures.h"
#include "tests/bench/throwawayserver.h"
#include "tests/support/wire/cuttingproxy.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

#include <atomic>

namespace yuyi::bench {

namespace {

using test::CuttingProxy;

constexpr int desks = 4;
constexpr int patienceMs = 180'000;

/// Turns the event loop until this is so.
bool waitUntil(const std::function<bool()> &done)
{
    QEventLoop loop;
    QTimer look;
    QElapsedTimer clock;
    clock.start();
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (done() || clock.elapsed() > patienceMs)
            loop.quit();
    });
    look.start(2);
    if (!done())
        loop.exec();
    return done();
}

/// The program of one annotator.
struct Desk {
    PersonId person;
    std::unique_ptr<ProjectAccess> access;
    std::optional<KeptAction> prepared;
    bool asking = false;
    bool sent = false;
    QList<KeptAction> acknowledged;
    QStringList refused;

    /// Opens the next image and types, which needs the server.
    void prepare(const Preset &preset, int round)
    {
        if (asking || prepared)
            return;
        asking = true;
        const auto work = [person = person, preset, round](Stores &stores) -> Result<KeptAction> {
            AnnotationService service(stores, person);
            YUYI_TRY(auto annotation, openNext(service));
            annotation.content = test::complete(annotation.content, preset);
            annotation.content.explanation = QStringLiteral("第%1次提交的解释，由%2写成。").arg(round).arg(person.toString());
            return toAction(Submitting{annotation, {}}, QStringLiteral("Annotate"), annotation.content.explanation);
        };
        access->write(work).then(access.get(), [this](const Result<KeptAction> &action) {
            asking = false;
            if (action)
                prepared = *action;
            else if (action.error().code != ErrorCode::Environment)
                refused.append(action.error().sentence + u' ' + action.error().detail);
        });
    }
    void send()
    {
        sent = true;
        const KeptAction action = *prepared;
        access->outbox().send(action).then(access.get(), [this, action](const Result<Carried> &answer) {
            sent = false;
            prepared.reset();
            if (answer && !answer->refused)
                acknowledged.append(action);
            else
                refused.append(answer ? answer->refused->sentence : answer.error().sentence + u' ' + answer.error().detail);
        });
    }
};

/// What happens at one commit: at which of them, counted from the arming, and how.
class Fault
{
public:
    Fault(QString kind, ThrowawayServer &server) : m_kind(std::move(kind)), m_server(server) {}

    void arm(int round)
    {
        m_server.look();
        m_round = round;
        m_commits = static_cast<int>(m_random.bounded(2 * desks)) + 1;
        m_happened = false;
    }
    bool happened() const { return m_happened; }
    CuttingProxy::Deed at(const QByteArray &sent)
    {
        if (m_happened || !CuttingProxy::isCommit(sent) || --m_commits > 0)
            return {};
        m_commits = 1 << 30;
        if (m_kind == QLatin1String("cut")) {
            m_happened = true;
            constexpr CuttingProxy::Fate fates[] = {CuttingProxy::Fate::Lost, CuttingProxy::Fate::Half, CuttingProxy::Fate::Unanswered};
            return {fates[m_round % 3], {}};
        }
        const bool kill = m_kind == QLatin1String("kill");
        const auto strike = [this, kill] {
            kill ? m_server.kill() : m_server.freeze();
            m_happened = true;
        };
        if (m_round % 3 == 0)
            strike(); // the commit is on its way to a server that is gone or stands still
        else if (m_round % 3 == 1)
            return {CuttingProxy::Fate::Pass, strike}; // it has just been sent
        else
            return {CuttingProxy::Fate::Pass, [this, strike] {
                        const int microseconds = static_cast<int>(m_random.bounded(3000)); // a commit takes some milliseconds
                        std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
                        strike();
                    }};
        return {};
    }

private:
    QString m_kind;
    ThrowawayServer &m_server;
    QRandomGenerator m_random{20260101};
    std::atomic<int> m_round = 0;
    std::atomic<int> m_commits = 0;
    std::atomic<bool> m_happened = true;
};

/// What is stored of what was acknowledged.
bool compare(test::ReviewProject &project, const std::vector<std::unique_ptr<Desk>> &all, int rounds)
{
    qint64 acknowledged = 0;
    qint64 same = 0;
    qint64 refused = 0;
    qint64 left = 0;
    QSet<AnnotationId> annotations;
    for (const auto &desk : all) {
        acknowledged += desk->acknowledged.size();
        refused += desk->refused.size();
        for (const QString &why : std::as_const(desk->refused))
            qWarning("refused: %s", qPrintable(why));
        const UnsavedCopies copies(TypingKeeper::folder(), need(project.stores->project().info()).id, desk->person);
        left += copies.left().size();
        for (const KeptAction &action : std::as_const(desk->acknowledged)) {
            const auto id = AnnotationId::fromString(fromUtf8(action.content["annotation"].get<std::string>()));
            annotations.insert(id);
            const auto stored = project.stores->annotations().annotation(id);
            const bool good = stored && stored->state == AnnotationState::Submitted && stored->content.explanation == action.typed
                           && !need(project.stores->history().eventsOfAct(action.name)).isEmpty();
            same += good ? 1 : 0;
        }
    }
    const auto connection = project.connection();
    const auto number = [&](const char *query) { return need(connection->number(QLatin1String(query))); };
    const qint64 wanted = qint64(rounds) * desks;
    bool good = count(QStringLiteral("acknowledged"), acknowledged, wanted);
    good = count(QStringLiteral("refused"), refused, 0) && good;
    good = count(QStringLiteral("of them stored as sent"), same, acknowledged) && good;
    good = count(QStringLiteral("different annotations"), annotations.size(), acknowledged) && good;
    good = count(QStringLiteral("submissions stored"), number("SELECT count(*) FROM submission"), acknowledged) && good;
    good = count(QStringLiteral("annotations submitted"),
                 number("SELECT count(DISTINCT annotation_id) FROM submission"), acknowledged)
        && good;
    // A submission is saved first, and once more with what is handed in.
    good =
        count(
            QStringLiteral("events of saves and submissions that are there too often"),
            number(
                "SELECT count(*) FROM (SELECT 1 FROM event WHERE entity = 'annotation' AND action IN ('saved', 'submitted') GROUP BY "
                "subject_id, created_by, action HAVING count(*) <> CASE action WHEN 'saved' THEN 2 ELSE 1 END) others"),
            0)
        && good;
    good = count(QStringLiteral("actions left on the computers"), left, 0) && good;
    return good;
}

} // namespace

bool teamCommits(ThrowawayServer &server, const QString &kind, int rounds)
{
    test::ReviewProject project(true);
    BenchTeam team(project);
    CuttingProxy proxy(server.port());
    for (int i = 0; i < rounds * desks / 2; ++i)
        (void)project.keep(QStringLiteral("%1.jpg").arg(i));
    const QString home = team.home(server.port());
    std::vector<std::unique_ptr<Desk>> all;
    for (int i = 0; i < desks; ++i) {
        const QString name = QStringLiteral("Annotator %1").arg(i);
        auto desk = std::make_unique<Desk>();
        const QString location = team.joined(name, Role::Annotator, proxy.port());
        desk->person = team.idOf(name);
        desk->access = need(ProjectAccess::open(need(project.host.open(location))));
        addCarriers(desk->access->outbox());
        all.push_back(std::move(desk));
    }
    project.stores.reset(); // it would be cut off as well
    Fault fault(kind, server);
    proxy.setRule([&fault](const QByteArray &sent) { return fault.at(sent); });
    QRandomGenerator random(20260202);
    QList<double> waits;
    int waited = 0;
    int faults = 0;
    const auto every = [&](const auto &predicate) { return std::all_of(all.begin(), all.end(), predicate); };
    bool stuck = false;
    for (int round = 0; round < rounds && !stuck; ++round) {
        const auto ready = [&] {
            for (const auto &desk : all)
                desk->prepare(project.preset, round);
            return every([](const auto &desk) { return desk->prepared.has_value() || !desk->refused.isEmpty(); });
        };
        stuck = !waitUntil(ready) || !every([](const auto &desk) { return desk->prepared.has_value(); });
        if (stuck)
            break;
        QElapsedTimer clock;
        clock.start();
        fault.arm(round);
        for (const auto &desk : all)
            desk->send();
        stuck = !waitUntil([&] { return fault.happened(); });
        ++faults;
        if (kind == QLatin1String("kill")) {
            server.kill(); // waits for the other thread
            server.start();
        } else if (kind == QLatin1String("freeze")) {
            // Every tenth time for longer than a program waits until it says that the server does not answer.
            const int milliseconds = round % 10 == 9 ? 5000 : 50 + static_cast<int>(random.bounded(950));
            QElapsedTimer frozen;
            frozen.start();
            waitUntil([&] { return frozen.elapsed() >= milliseconds; });
            server.thaw();
        }
        bool anyWaits = false;
        stuck = stuck || !waitUntil([&] {
                    for (const auto &desk : all)
                        anyWaits = anyWaits || desk->access->outbox().waiting() > 0;
                    return every([](const auto &desk) { return !desk->sent; });
                });
        waited += anyWaits ? 1 : 0;
        waits.append(static_cast<double>(clock.elapsed()));
        if (round % 10 == 9)
            qInfo("  %d of %d", round + 1, rounds);
    }
    if (stuck)
        qWarning("After %d rounds nothing moves any more.", faults);
    proxy.setRule({});
    project.reopen();
    for (const auto &desk : all)
        desk->access.reset();
    bool good = count(QStringLiteral("faults during a commit"), faults, rounds) && !stuck;
    qInfo("  rounds in which an action waited for the server: %d", waited);
    note(QStringLiteral("rounds in which an action waited"), waited, "");
    good = compare(project, all, rounds) && good;
    // What follows from it is done once, too.
    const auto stores = need(need(project.host.open(home))->open());
    StewardService steward(*stores);
    for (auto step = need(steward.doNext()); step.found; step = need(steward.doNext())) {
        if (!step.fault.isEmpty())
            qWarning("steward: %s", qPrintable(step.fault));
    }
    const auto connection = project.connection();
    const qint64 full = need(connection->number(QStringLiteral(
        "SELECT count(*) FROM (SELECT 1 FROM submission s JOIN annotation a ON a.id = s.annotation_id GROUP BY a.image_id "
        "HAVING count(*) = 2) full_ones")));
    good = count(QStringLiteral("images that two have annotated"), full, qint64(rounds) * desks / 2) && good;
    good = count(QStringLiteral("cases of adjudication"),
                 need(connection->number(QStringLiteral("SELECT count(*) FROM adjudication_case"))),
                 full)
        && good;
    good = count(QStringLiteral("findings of the check"), project.findings().size(), 0) && good;
    times(QStringLiteral("from the fault until all was acknowledged"), waits);
    return good;
}

} // namespace yuyi::bench
