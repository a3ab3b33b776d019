// SPDX-License-Identifier: GPL-3.0-or-later
// The steward is killed at each of its statements; then two of them work at once, and one after the other is killed.
#include "db/desk/desknames.h"
#include "models/stores/deskstore.h"
#include "tests/bench/benchteam.h"
#include "tests/bench/measures.h"
#include "tests/bench/throwawayserver.h"
#include "tests/support/wire/cuttingproxy.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QThread>

#include <array>
#include <atomic>
#include <csignal>

namespace yuyi::bench {

namespace {

using test::CuttingProxy;

void another(AnnotationContent &content)
{
    content.explanation = QStringLiteral("完全不同的一段解释，说的是另一件事。");
}

/// Two annotators and an adjudicator at their desks, and the same work in a project without logins, whose consequences come at once.
class Work
{
public:
    Work(test::ReviewProject &team, test::ReviewProject &twin, int images) : m_team(team), m_twin(twin)
    {
        for (int i = 0; i < images; ++i) {
            const QString name = QStringLiteral("%1.jpg").arg(i);
            m_same.insert(team.keep(name), {twin.keep(name), i % 2 == 1});
        }
    }
    void sit(const PersonId &person, const QString &location)
    {
        m_desks.insert(person, std::shared_ptr<Stores>(need(need(m_team.host.open(location))->open())));
    }
    /// Both annotate what their queues offer.
    void annotateOne()
    {
        annotate(m_team.first, m_twin.first);
        annotate(m_team.second, m_twin.second);
    }
    /// Decides all cases that are offered. Returns how many.
    int adjudicate()
    {
        int done = 0;
        AdjudicationService service(*m_desks.value(m_team.adjudicator), m_team.adjudicator);
        for (auto next = need(service.next({})); next; next = need(service.next({})), ++done) {
            const CaseView view = need(service.open(*next));
            for (const CaseField &field : view.fields) {
                if (field.isOpen())
                    need(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field")));
            }
            need(service.finish(*next));
        }
        return done;
    }
    void adjudicateTwin()
    {
        AdjudicationService service(*m_twin.stores, m_twin.adjudicator);
        for (auto next = need(service.next({})); next; next = need(service.next({}))) {
            const CaseView view = need(service.open(*next));
            for (const CaseField &field : view.fields) {
                if (field.isOpen())
                    need(service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field")));
            }
            need(service.finish(*next));
        }
    }
    qint64 waiting()
    {
        const auto connection = m_team.connection();
        const DeskNames names(need(connection->text(QStringLiteral("SELECT current_database()::text"))), m_team.schema);
        return need(connection->number(names.filled(QStringLiteral("SELECT count(*) FROM {D}.todo WHERE done_at IS NULL"))));
    }

private:
    void annotate(const PersonId &person, const PersonId &asTwin)
    {
        AnnotationService service(*m_desks.value(person), person);
        const auto next = need(service.next({}));
        if (!next)
            return;
        const auto [twin, differs] = m_same.value(*next);
        const bool other = differs && person == m_team.second;
        Annotation annotation = need(service.open(*next));
        annotation.content.explanation = QStringLiteral("begun");
        annotation = need(service.saveDraft(annotation));
        annotation.content = test::complete(annotation.content, m_team.preset);
        if (other)
            another(annotation.content);
        need(service.submit(annotation));
        m_twin.annotate(asTwin, twin, other ? another : std::function<void(AnnotationContent &)>());
    }

    test::ReviewProject &m_team;
    test::ReviewProject &m_twin;
    QHash<ImageId, std::pair<ImageId, bool>> m_same;
    QHash<PersonId, std::shared_ptr<Stores>> m_desks;
};

/// What followed at the server, beside what follows at home.
bool compare(const test::ReviewProject &team, const test::ReviewProject &twin)
{
    const auto server = team.connection();
    const auto file = twin.connection();
    bool good = true;
    const char *const counted[][2] = {
        {"submissions", "SELECT count(*) FROM submission"},
        {"cases of adjudication", "SELECT count(*) FROM adjudication_case"},
        {"differences in them", "SELECT count(*) FROM discrepancy"},
        {"gold annotations", "SELECT count(*) FROM annotation WHERE origin = 'gold'"},
        {"their questions", "SELECT count(*) FROM gold_question"},
        {"images with gold", "SELECT count(*) FROM image WHERE stage = 'gold'"},
        {"accepted images", "SELECT count(*) FROM image WHERE stage = 'accepted'"},
        {"disputed images", "SELECT count(*) FROM image WHERE stage = 'disputed'"},
        {"comparisons in the audit trail", "SELECT count(*) FROM event WHERE entity = 'adjudication' AND action = 'compared'"},
    };
    for (const auto &[what, query] : counted)
        good = count(QString::fromUtf8(what), need(server->number(QLatin1String(query))), need(file->number(QLatin1String(query)))) && good;
    return good;
}

/// A steward that is killed when it sends a certain message; messages count from its first look at the queue.
class Killed
{
public:
    explicit Killed(CuttingProxy &proxy)
    {
        proxy.setRule([this](const QByteArray &sent) -> CuttingProxy::Deed {
            m_looking = m_looking || sent.contains("todo");
            if (!m_looking || m_done)
                return {};
            if (m_messages++ < m_at)
                return {};
            m_done = true;
            const auto kill = [this] { ::kill(m_process, SIGKILL); };
            if (m_before)
                kill();
            else
                return {CuttingProxy::Fate::Pass, kill};
            return {CuttingProxy::Fate::Lost, {}};
        });
    }
    void arm(int message, bool before)
    {
        m_at = message;
        m_before = before;
        m_looking = false;
        m_messages = 0;
        m_process = 0;
        m_done = false;
    }
    void watch(qint64 process) { m_process = static_cast<pid_t>(process); }
    int messages() const { return m_messages; }
    bool done() const { return m_done; }

private:
    std::atomic<int> m_at = 0;
    std::atomic<bool> m_before = false;
    std::atomic<bool> m_looking = false;
    std::atomic<int> m_messages = 0;
    std::atomic<pid_t> m_process = 0;
    std::atomic<bool> m_done = true;
};

QStringList words(const QString &location, bool once)
{
    QStringList all{QStringLiteral("server"), QStringLiteral("steward"), location, QStringLiteral("--json")};
    if (once)
        all.append(QStringLiteral("--once"));
    return all;
}

void finish(const BenchTeam &team, const QString &location)
{
    QProcess steward;
    team.start(steward, words(location, true));
    if (!steward.waitForFinished(120'000))
        stop({ErrorCode::Environment, QStringLiteral("the steward does not end"), {}});
}

bool killedAtEach(const BenchTeam &team, Work &work, CuttingProxy &proxy, const QString &location, int kills)
{
    Killed fate(proxy);
    // How many messages the work of a round takes.
    work.annotateOne();
    fate.arm(1 << 30, false);
    finish(team, location);
    const int all = fate.messages();
    qInfo("  messages of a steward that has nothing in its way: %d", all);
    int killed = 0;
    QSet<int> steps;
    for (int i = 0; i < kills; ++i) {
        work.annotateOne();
        const int step = kills > all ? i % all : static_cast<int>(qint64(i) * all / kills);
        fate.arm(step, i % 2 == 1);
        QProcess steward;
        team.start(steward, words(location, true));
        fate.watch(steward.processId());
        if (!steward.waitForFinished(120'000))
            stop({ErrorCode::Environment, QStringLiteral("the steward does not end"), {}});
        if (steward.exitStatus() == QProcess::CrashExit) {
            ++killed;
            steps.insert(step);
        }
        if (i % 20 == 19)
            (void)work.adjudicate();
    }
    proxy.setRule({});
    qInfo("  different statements at which it was killed: %lld", static_cast<long long>(steps.size()));
    return count(QStringLiteral("stewards killed at a statement"), killed, kills);
}

void killedInTurns(const BenchTeam &team, Work &work, const QString &location, int kills)
{
    QRandomGenerator random(20260303);
    std::array<QProcess, 2> stewards;
    for (QProcess &one : stewards)
        team.start(one, words(location, false));
    for (int i = 0; i < kills; ++i) {
        work.annotateOne();
        QThread::msleep(static_cast<unsigned long>(random.bounded(300)));
        QProcess &one = stewards.at(static_cast<size_t>(i % 2));
        one.kill();
        one.waitForFinished();
        team.start(one, words(location, false));
        if (i % 20 == 19)
            (void)work.adjudicate();
    }
    constexpr int patienceMs = 120'000;
    QElapsedTimer clock;
    clock.start();
    while (work.waiting() > 0 && clock.elapsed() < patienceMs)
        QThread::msleep(50);
    for (QProcess &one : stewards) {
        one.terminate();
        one.waitForFinished();
    }
}

} // namespace

bool teamSteward(ThrowawayServer &server, int kills)
{
    test::ReviewProject project(true);
    test::ReviewProject twin(false);
    BenchTeam team(project);
    CuttingProxy proxy(server.port());
    Work work(project, twin, 2 * kills + 1);
    for (const PersonId &person : {project.first, project.second, project.adjudicator})
        work.sit(person, team.joined(person, LoginHat::Desk, server.port()));
    const QString straight = team.home(server.port());
    bool good = killedAtEach(team, work, proxy, team.home(proxy.port()), kills);
    finish(team, straight);
    good = count(QStringLiteral("left in the queue"), work.waiting(), 0) && good;
    killedInTurns(team, work, straight, kills);
    qInfo("  one of two stewards killed %d times, in turns", kills);
    good = count(QStringLiteral("left in the queue"), work.waiting(), 0) && good;
    for (int decided = 1; decided > 0;) {
        decided = work.adjudicate();
        finish(team, straight);
    }
    work.adjudicateTwin();
    good = count(QStringLiteral("left in the queue"), work.waiting(), 0) && good;
    good = compare(project, twin) && good;
    return count(QStringLiteral("findings of the check"), project.findings().size(), 0) && good;
}

} // namespace yuyi::bench
