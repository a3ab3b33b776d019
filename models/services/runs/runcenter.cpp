// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runcenter.h"

#include "models/services/rules/itemchoice.h"
#include "models/services/rules/items/setnames.h"
#include "models/services/rules/optionorder.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/programname.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"

#include <QHash>
#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace yuyi {

/// Names and numbers of slots of frozen sets; they never change.
struct SetFacts {
    QString name;
    QHash<QuestionVersionId, QString> names;
    int items = 0;
    int options = 0; ///< of all items together
};

namespace {

/// Whoever closes the window waits for replies no longer than this, however slow a server is; what is lost is asked again.
constexpr int pausingGraceMs = 10'000;

constexpr int lookEveryMs = 1500;
constexpr int shownReplies = 20;
constexpr int shownText = 500;

/// The programs that work on a run.
Result<QStringList> helpersOf(Stores &stores, const Run &run)
{
    if (run.state != RunState::Running || run.runner.isEmpty())
        return QStringList();
    YUYI_TRY(auto helpers, stores.sharedRuns().helpers(run.id));
    helpers.removeIf([](const QString &helper) { return isProgramGone(helper); });
    return helpers;
}

/// By the time they were made, newest first.
Result<QList<Run>> shownRuns(Stores &stores)
{
    YUYI_TRY(auto runs, stores.runs().runs(false));
    YUYI_TRY(const auto steps, stores.runs().runs(false, RunKind::Steps));
    if (steps.isEmpty())
        return runs;
    // A step is made just before its questions: on a tie it stays behind them.
    runs += steps;
    std::stable_sort(runs.begin(), runs.end(), [](const Run &a, const Run &b) { return a.createdAt > b.createdAt; });
    return runs;
}

LiveReply replyOf(const ResponseDetails &details, const QHash<QuestionVersionId, QString> &names)
{
    LiveReply reply;
    reply.attempt = details.attempt.id;
    reply.slot = details.attempt.slot;
    reply.itemId = names.value(details.attempt.slot.question);
    reply.status = details.response.status;
    reply.text = (reply.status == ReplyStatus::Answered ? details.response.reply : details.response.message).left(shownText);
    reply.milliseconds = details.response.milliseconds;
    reply.endedAt = details.response.endedAt;
    // A reply that no scorer reads is neither of them; see LiveReply.
    reply.result = ResponseResult::Error;
    for (const ScoredResponse &score : details.scores) {
        if (score.scorer == Scorer::Strict) {
            reply.result = score.result;
            reply.label = score.label;
        }
    }
    return reply;
}

Result<SetFacts> factsOf(Stores &stores, const ItemSetId &id)
{
    SetFacts facts;
    YUYI_TRY(const auto set, stores.runs().itemSet(id));
    YUYI_TRY(const auto items, ItemChooser(stores).itemsOf(id));
    YUYI_TRY(facts.name, shownSetName(stores, set.name));
    facts.items = static_cast<int>(items.size());
    QList<QuestionVersionId> versions;
    for (const ItemSetItem &item : items) {
        facts.names.insert(item.question, item.itemId);
        versions.append(item.question);
    }
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    YUYI_TRY(const auto info, stores.project().info());
    const QSet<QString> fixed = fixedKinds(info.preset);
    for (const Question &question : questions)
        facts.options += fixed.contains(question.kind) ? 1 : std::max(1, static_cast<int>(question.options.size()));
    return facts;
}

/// What is read of the store in one go. `known` sets are not read again; `figured` runs neither, unless they moved.
struct Reading {
    QList<RunLive> runs;
    QHash<ItemSetId, SetFacts> sets;
    QSet<RunId> here; ///< at work here when it began
};

RunFigures figuresOr(Stores &stores, const RunId &id)
{
    const auto figures = stores.responses().figures(id, Scorer::Strict);
    return figures ? *figures : RunFigures();
}

Result<Reading> readRuns(Stores &stores, QHash<ItemSetId, SetFacts> sets, const QHash<RunId, RunLive> &known,
                         const QSet<RunId> &here)
{
    Reading reading;
    reading.sets = std::move(sets);
    reading.here = here;
    YUYI_TRY(const auto runs, shownRuns(stores));
    YUYI_TRY(const auto endpoints, stores.endpoints().endpoints(true));
    YUYI_TRY(const auto templates, stores.endpoints().templates());
    QHash<EndpointId, QString> endpointNames;
    for (const Endpoint &endpoint : endpoints)
        endpointNames.insert(endpoint.id, endpointTitle(endpoint));
    QHash<PromptTemplateId, Configuration> configurations;
    for (const PromptTemplate &one : templates)
        configurations.insert(one.id, one.configuration);
    for (const Run &run : runs) {
        if (!reading.sets.contains(run.itemSet)) {
            YUYI_TRY(const auto facts, factsOf(stores, run.itemSet));
            reading.sets.insert(run.itemSet, facts);
        }
        const SetFacts &set = reading.sets[run.itemSet];
        RunLive live = known.value(run.id);
        YUYI_TRY(const auto helpers, helpersOf(stores, run));
        const bool busy = !helpers.isEmpty();
        const bool moved = live.run.id.isNull() || live.run.version != run.version || busy || live.run.state == RunState::Running;
        live.run = run;
        live.endpointName = run.origin == RunOrigin::Imported ? run.model : endpointNames.value(run.endpoint);
        const auto configuration = configurations.constFind(run.promptTemplate);
        live.configurationTitle = configuration == configurations.constEnd() ? run.configuration : configuration->title.text();
        live.itemSetName = set.name;
        live.atOnce = configuration == configurations.constEnd() ? 1 : configuration->itemsAtOnce();
        if (run.kind != RunKind::Steps) {
            live.requests = (run.order == OptionOrder::Circular ? set.options : set.items) * run.repeats;
        } else if (live.requests == 0) {
            // Which of its requests are equal follows from what is frozen: it is counted once.
            const auto material = loadMaterial(stores, run.id);
            live.requests = material ? material->requests() : set.items * run.repeats;
        }
        if (!here.contains(run.id)) {
            live.program = busy ? RunProgram::Elsewhere : RunProgram::Nowhere;
            live.helpers = helpers;
            live.interrupted = run.state == RunState::Running && !busy;
            if (moved) {
                const RunFigures former = live.figures;
                live.figures = figuresOr(stores, run.id);
                if (const auto last = stores.responses().lastResponses(run.id, shownReplies)) {
                    live.last.clear();
                    for (const ResponseDetails &details : *last)
                        live.last.append(replyOf(details, set.names));
                }
                const int news = live.figures.answered - former.answered;
                live.perMinute = busy && former.run == run.id ? std::max(0, news) * 60000.0 / lookEveryMs : 0;
            }
            live.settled = live.figures.answered + live.figures.blocked + live.figures.badRequest;
            live.inFlight = 0;
            live.secondsLeft = live.perMinute > 0 ? (live.requests - live.settled) / live.perMinute * 60 : -1;
            live.retries.clear();
            live.retriesWaiting = 0;
            live.heldUntil = {};
        }
        reading.runs.append(live);
    }
    return reading;
}

} // namespace

struct RunCenter::Work {
    RunCenter &owner;
    ProjectAccess &project;
    SecretStore &secrets;
    std::unique_ptr<Runner> runner;
    QTimer look;
    QTimer soon;
    QList<RunId> order; ///< newest first
    QHash<RunId, RunLive> live;
    QHash<ItemSetId, SetFacts> sets;
    QSet<RunId> here;
    bool loaded = false;
    bool reading = false;
    bool again = false;

    Work(RunCenter &center, ProjectAccess &access, SecretStore &store) : owner(center), project(access), secrets(store) {}

    void read();
    void take(const Reading &result);
    void makeRunner();
    void progressed(const RunLive &fresh);
    void stopped(const RunId &id);
    void inStore(const QList<RunId> &runs, RunState state);
};

void RunCenter::Work::read()
{
    if (reading) {
        again = true;
        return;
    }
    reading = true;
    project
        .read([sets_ = sets, known = live, here_ = here](Stores &stores) { return readRuns(stores, sets_, known, here_); })
        .then(&owner, [this](const Result<Reading> &result) {
            reading = false;
            if (result)
                take(*result);
            else
                project.report(result.error());
            if (std::exchange(again, false))
                read();
        });
}

void RunCenter::Work::take(const Reading &result)
{
    sets = result.sets;
    QList<RunId> fresh;
    QList<RunId> changed;
    bool list = !loaded;
    bool watch = false;
    for (const RunLive &stored : result.runs) {
        const RunId id = stored.run.id;
        fresh.append(id);
        RunLive &mine = live[id];
        const bool isNew = mine.run.id.isNull();
        // Of a run at work here the runner knows more.
        if (here.contains(id) && !isNew && mine.program != RunProgram::Starting)
            continue;
        // It ended while this was being read: the reading mixes its end with figures from before. The next one knows.
        if (result.here.contains(id) && !here.contains(id) && !isNew)
            continue;
        list = list || isNew || mine.run.state != stored.run.state || (mine.program != stored.program && !here.contains(id));
        const RunProgram program = here.contains(id) ? RunProgram::Starting : stored.program;
        mine = stored;
        mine.program = program;
        watch = watch || program == RunProgram::Elsewhere;
        changed.append(id);
    }
    list = list || fresh != order;
    order = fresh;
    live.removeIf([this](QHash<RunId, RunLive>::iterator run) { return !order.contains(run.key()) && !here.contains(run.key()); });
    loaded = true;
    if (watch)
        look.start(lookEveryMs);
    else
        look.stop();
    if (list)
        Q_EMIT owner.listChanged();
    for (const RunId &id : std::as_const(changed))
        Q_EMIT owner.runChanged(id);
}

void RunCenter::Work::makeRunner()
{
    if (runner)
        return;
    RunnerSetup setup;
    setup.factory = project.sharedFactory();
    setup.secrets = &secrets;
    setup.actor = project.person().id;
    setup.announce = [access = &project](const Changes &changes) { access->announce(changes); };
    runner = std::make_unique<Runner>(setup);
    QObject::connect(runner.get(), &Runner::progressed, &owner, [this](const RunLive &fresh) { progressed(fresh); });
    QObject::connect(runner.get(), &Runner::ended, &owner, [this](const RunId &id) {
        stopped(id);
        Q_EMIT owner.runEnded(id);
    });
    QObject::connect(runner.get(), &Runner::refused, &owner, [this](const RunId &id, const QString &sentence) {
        stopped(id);
        Q_EMIT owner.refused(id, sentence);
    });
    QObject::connect(runner.get(), &Runner::quiet, &owner, [this] { Q_EMIT owner.quiet(); });
}

void RunCenter::Work::progressed(const RunLive &fresh)
{
    const bool known = live.contains(fresh.run.id);
    const RunState former = live.value(fresh.run.id).run.state;
    live.insert(fresh.run.id, fresh);
    if (!known || former != fresh.run.state)
        Q_EMIT owner.listChanged();
    Q_EMIT owner.runChanged(fresh.run.id);
}

void RunCenter::Work::stopped(const RunId &id)
{
    here.remove(id);
    if (live.contains(id) && live[id].program != RunProgram::Nowhere)
        live[id].program = RunProgram::Nowhere;
    Q_EMIT owner.listChanged();
    read();
}

/// Others that are at these runs see it when they look the next time.
void RunCenter::Work::inStore(const QList<RunId> &runs, RunState state)
{
    if (runs.isEmpty())
        return;
    project
        .write([runs, state, actor = project.person().id, folder = project.factory().folder()](Stores &stores) {
            RunService service(stores, folder, actor);
            return state == RunState::Cancelled ? service.cancel(runs) : service.pause(runs);
        })
        .then(&owner, [this, runs](const Result<> &done) {
            if (!done)
                Q_EMIT owner.refused(runs.constFirst(), done.error().sentence);
            read();
        });
}

RunCenter::RunCenter(ProjectAccess &project, SecretStore &secrets, QObject *parent)
    : QObject(parent), m_work(std::make_unique<Work>(*this, project, secrets))
{
    connect(&m_work->look, &QTimer::timeout, this, [this] { m_work->read(); });
    m_work->soon.setSingleShot(true);
    connect(&m_work->soon, &QTimer::timeout, this, [this] { m_work->read(); });
    connect(&project, &ProjectAccess::changed, this, [this](const Changes &changes) {
        if ((changes.touches(Entity::Run) || changes.touches(Entity::Endpoint)) && !m_work->soon.isActive())
            m_work->soon.start(200);
    });
    // The next person to act starts a runner of their own; one that is at work goes on as whoever started it.
    connect(&project, &ProjectAccess::personChanged, this, [this] {
        if (m_work->runner && m_work->runner->isQuiet())
            m_work->runner.reset();
    });
    m_work->read();
}

RunCenter::~RunCenter() = default;

void RunCenter::start(const QList<RunId> &runs, RunAsk ask)
{
    m_work->makeRunner();
    QList<RunId> all;
    for (const RunId &id : runs) {
        // The step of a question goes first, if it has anything left to ask.
        const Run run = m_work->live.value(id).run;
        if (run.kind == RunKind::Questions && !run.judged.isNull() && !all.contains(run.judged))
            all.append(run.judged);
        if (!all.contains(id))
            all.append(id);
    }
    for (const RunId &id : std::as_const(all)) {
        if (m_work->here.contains(id))
            continue;
        m_work->here.insert(id);
        if (m_work->live.contains(id))
            m_work->live[id].program = RunProgram::Starting;
        m_work->runner->start(id, ask);
        Q_EMIT runChanged(id);
    }
    Q_EMIT listChanged();
}

void RunCenter::pause(const QList<RunId> &runs)
{
    QList<RunId> others;
    for (const RunId &id : runs) {
        if (m_work->here.contains(id))
            m_work->runner->stop(id, RunState::Paused);
        else
            others.append(id);
    }
    m_work->inStore(others, RunState::Paused);
}

void RunCenter::cancel(const QList<RunId> &runs)
{
    QList<RunId> others;
    for (const RunId &id : runs) {
        if (m_work->here.contains(id))
            m_work->runner->stop(id, RunState::Cancelled);
        else
            others.append(id);
    }
    m_work->inStore(others, RunState::Cancelled);
}

QList<RunLive> RunCenter::runs() const
{
    QList<RunLive> list;
    for (const RunId &id : std::as_const(m_work->order))
        list.append(m_work->live.value(id));
    return list;
}

RunLive RunCenter::run(const RunId &id) const
{
    return m_work->live.value(id);
}

bool RunCenter::isLoaded() const
{
    return m_work->loaded;
}

int RunCenter::runningHere() const
{
    return static_cast<int>(m_work->here.size());
}

int RunCenter::running() const
{
    const auto elsewhere = std::count_if(m_work->live.cbegin(), m_work->live.cend(),
                                         [](const RunLive &live) { return live.program == RunProgram::Elsewhere; });
    return runningHere() + static_cast<int>(elsewhere);
}

void RunCenter::pauseAll()
{
    if (m_work->runner)
        m_work->runner->stopAll(pausingGraceMs);
    else
        Q_EMIT quiet();
}

bool RunCenter::isQuiet() const
{
    return m_work->here.isEmpty();
}

} // namespace yuyi
