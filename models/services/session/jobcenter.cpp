// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/jobcenter.h"

#include "models/domain/clock.h"
#include "models/services/session/projectaccess.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <deque>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(jobLog, "yuyi.jobs")

constexpr int tickMs = 100;
constexpr int persistMs = 2000;
constexpr qint64 rateWindowMs = 5000;
constexpr int aliveSeconds = 8;

} // namespace

class JobProgress final : public Progress
{
public:
    void setTotal(qint64 steps) override { m_total.store(steps); }
    void advance(qint64 steps) override { m_done.fetch_add(steps); }
    bool cancelled() const override { return m_cancelled.load(); }

    void stop() { m_cancelled.store(true); }
    qint64 done() const { return m_done.load(); }
    qint64 total() const { return m_total.load(); }

private:
    std::atomic<qint64> m_done = 0;
    std::atomic<qint64> m_total = 0;
    std::atomic<bool> m_cancelled = false;
};

struct JobSample {
    qint64 ms;
    qint64 done;
};

struct JobCenter::Kind {
    QString name;
    std::function<QString()> title;
    Maker maker;
};

struct JobCenter::Entry {
    JobRecord record;
    bool findings = false;
    bool waiting = false;
    bool pausing = false; ///< asked to end for now, not for good
    std::shared_ptr<JobProgress> progress;
    std::unique_ptr<QThread> thread;
    QElapsedTimer clock;
    std::deque<JobSample> samples;
    qint64 persistedAt = 0;
    qint64 shownDone = -1;
    qint64 shownTotal = -1;

    bool running() const { return thread != nullptr; }
    bool ended() const
    {
        return record.state == JobState::Done || record.state == JobState::Failed
            || record.state == JobState::Cancelled;
    }
};

JobCenter::JobCenter(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
    m_ticker = new QTimer(this);
    m_ticker->setInterval(tickMs);
    connect(m_ticker, &QTimer::timeout, this, &JobCenter::tick);
}

JobCenter::~JobCenter()
{
    for (const auto &entry : m_entries) {
        if (entry->running())
            entry->progress->stop();
    }
    for (const auto &entry : m_entries) {
        if (entry->running()) {
            entry->thread->wait();
            entry->record.done = entry->progress->done();
        }
        if (entry->running() || entry->waiting) {
            entry->record.state = JobState::Paused;
            persist(*entry);
        }
    }
}

void JobCenter::registerKind(JobKind kind, const std::function<QString()> &title, Maker maker)
{
    registerKind(codeOf(kind), title, std::move(maker));
}

void JobCenter::registerKind(const QString &kind, const std::function<QString()> &title, Maker maker)
{
    m_kinds.push_back(std::make_unique<Kind>(Kind{kind, title, std::move(maker)}));
}

const JobCenter::Kind *JobCenter::kindOf(const QString &kind) const
{
    const auto found = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const auto &k) { return k->name == kind; });
    return found == m_kinds.end() ? nullptr : found->get();
}

JobCenter::Entry *JobCenter::find(const JobId &id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const auto &e) { return e->record.id == id; });
    return found == m_entries.end() ? nullptr : found->get();
}

bool JobCenter::occupied(const QString &kind) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const auto &e) { return e->running() && e->record.kind == kind; });
}

JobId JobCenter::start(JobKind kind, const QByteArray &parameters)
{
    return start(codeOf(kind), parameters);
}

JobId JobCenter::start(const QString &kind, const QByteArray &parameters)
{
    auto entry = std::make_unique<Entry>();
    entry->record.id = JobId::create();
    entry->record.kind = kind;
    entry->record.parameters = parameters;
    entry->record.createdAt = currentTime();
    entry->waiting = true;
    const JobId id = entry->record.id;
    m_entries.push_back(std::move(entry));
    persist(*m_entries.back());
    startNext(kind);
    Q_EMIT listChanged();
    return id;
}

void JobCenter::startNext(const QString &kind)
{
    if (occupied(kind))
        return;
    for (const auto &entry : m_entries) {
        if (entry->waiting && entry->record.kind == kind) {
            launch(*entry);
            return;
        }
    }
}

void JobCenter::launch(Entry &entry)
{
    entry.waiting = false;
    entry.pausing = false;
    entry.record.state = JobState::Running;
    entry.record.message.clear();
    const Kind *kind = kindOf(entry.record.kind);
    Work work = kind ? kind->maker(entry.record.parameters) : Work();
    if (!work) {
        end(entry, JobState::Failed, tr("This version of the program does not support this task."));
        return;
    }
    entry.progress = std::make_shared<JobProgress>();
    entry.samples = {{0, 0}};
    entry.shownDone = entry.shownTotal = -1;
    entry.clock.start();
    entry.persistedAt = 0;

    const auto factory = m_project.sharedFactory();
    const auto run = [this, id = entry.record.id, progress = entry.progress, factory,
                      work = std::move(work), &project = m_project] {
        Result<JobOutcome> result = failure(ErrorCode::Environment, QString());
        try {
            if (auto stores = factory->open()) {
                (*stores)->setListener([&project](const Changes &changes) { project.announce(changes); });
                JobContext context{**stores, *progress, factory->folder(), id};
                result = work(context);
            } else {
                result = passOn(stores);
            }
        } catch (const std::exception &exception) {
            result = failure(ErrorCode::Environment, tr("The task was stopped by an unexpected error."),
                             QString::fromLocal8Bit(exception.what()));
        }
        QMetaObject::invokeMethod(
            this, [this, id, result = std::move(result)] { finished(id, result); },
            Qt::QueuedConnection);
    };
    entry.thread.reset(QThread::create(run));
    entry.thread->setObjectName(QStringLiteral("job ") + entry.record.kind);
    entry.thread->start(QThread::LowPriority);
    persist(entry);
    m_ticker->start();
    Q_EMIT jobChanged(entry.record.id);
}

void JobCenter::finished(const JobId &id, const Result<JobOutcome> &result)
{
    Entry *entry = find(id);
    if (!entry || !entry->running())
        return;
    entry->thread->wait();
    entry->thread.reset();
    entry->record.done = entry->progress->done();
    entry->record.total = entry->progress->total();
    if (result) {
        entry->findings = result->findings;
        entry->record.result = result->result;
        end(*entry, JobState::Done, result->message);
    } else if (result.error().code == ErrorCode::Cancelled || entry->progress->cancelled()) {
        end(*entry, entry->pausing ? JobState::Paused : JobState::Cancelled, QString());
    } else {
        qCWarning(jobLog).noquote() << entry->record.kind << "failed:" << result.error().detail;
        end(*entry, JobState::Failed, result.error().sentence);
    }
}

void JobCenter::end(Entry &entry, JobState state, const QString &message)
{
    const JobId id = entry.record.id;
    const QString kind = entry.record.kind;
    entry.record.state = state;
    entry.record.message = message;
    entry.waiting = false;
    persist(entry);
    if (isQuiet())
        m_ticker->stop();
    Q_EMIT jobChanged(id);
    if (state != JobState::Paused)
        Q_EMIT jobEnded(id, fromCode<JobKind>(kind));
    startNext(kind);
    Q_EMIT listChanged();
}

void JobCenter::cancel(const JobId &id)
{
    Entry *entry = find(id);
    if (!entry || entry->ended())
        return;
    entry->pausing = false;
    if (entry->running())
        entry->progress->stop();
    else
        end(*entry, JobState::Cancelled, QString());
}

void JobCenter::pause(const JobId &id)
{
    Entry *entry = find(id);
    if (!entry || entry->ended() || entry->record.state == JobState::Paused)
        return;
    if (!entry->running()) {
        end(*entry, JobState::Paused, QString());
        return;
    }
    if (!entry->progress->cancelled())
        entry->pausing = true;
    entry->progress->stop();
}

void JobCenter::pauseAll()
{
    QList<JobId> ids;
    for (const auto &entry : m_entries)
        ids.append(entry->record.id);
    // The waiting ones are younger: paused first, or they would start when the older end.
    for (auto id = ids.crbegin(); id != ids.crend(); ++id)
        pause(*id);
}

bool JobCenter::isQuiet() const
{
    return std::none_of(m_entries.begin(), m_entries.end(), [](const auto &e) { return e->running(); });
}

void JobCenter::resume(const JobId &id)
{
    Entry *entry = find(id);
    if (!entry || entry->record.state != JobState::Paused || entry->running())
        return;
    entry->record.state = JobState::Running;
    entry->waiting = true;
    persist(*entry);
    startNext(entry->record.kind);
    Q_EMIT jobChanged(id);
    Q_EMIT listChanged();
}

void JobCenter::dismiss(const JobId &id)
{
    const auto gone = std::remove_if(m_entries.begin(), m_entries.end(), [&](const auto &e) {
        return e->record.id == id && e->ended();
    });
    if (gone == m_entries.end())
        return;
    m_entries.erase(gone, m_entries.end());
    Q_EMIT listChanged();
}

void JobCenter::loadUnfinished()
{
    m_project.read([](Stores &stores) { return stores.jobs().unfinished(); })
        .then(this, [this](const Result<QList<JobRecord>> &records) {
            if (records)
                take(*records);
            else
                m_project.report(records.error());
        });
}

void JobCenter::take(const QList<JobRecord> &records)
{
    bool added = false;
    bool alive = false;
    const QDateTime now = currentTime();
    for (const JobRecord &record : records) {
        if (find(record.id) || !kindOf(record.kind))
            continue;
        // The record of a running job is written anew every two seconds.
        if (record.state == JobState::Running && record.updatedAt.secsTo(now) < aliveSeconds) {
            alive = true;
            continue;
        }
        auto entry = std::make_unique<Entry>();
        entry->record = record;
        entry->record.state = JobState::Paused;
        m_entries.push_back(std::move(entry));
        added = true;
    }
    if (alive)
        QTimer::singleShot((aliveSeconds + 1) * 1000, this, &JobCenter::loadUnfinished);
    if (added)
        Q_EMIT listChanged();
}

void JobCenter::tick()
{
    for (const auto &entry : m_entries) {
        if (!entry->running())
            continue;
        const qint64 now = entry->clock.elapsed();
        const qint64 done = entry->progress->done();
        const qint64 total = entry->progress->total();
        entry->samples.push_back({now, done});
        while (entry->samples.size() > 2 && now - entry->samples.front().ms > rateWindowMs)
            entry->samples.pop_front();
        if (now - entry->persistedAt >= persistMs) {
            entry->persistedAt = now;
            entry->record.done = done;
            entry->record.total = total;
            persist(*entry);
        }
        const bool secondPassed = now / 1000 != (now - tickMs) / 1000;
        if (done == entry->shownDone && total == entry->shownTotal && !secondPassed)
            continue;
        entry->shownDone = done;
        entry->shownTotal = total;
        Q_EMIT jobChanged(entry->record.id);
    }
}

JobStatus JobCenter::statusOf(const Entry &entry) const
{
    JobStatus status;
    status.id = entry.record.id;
    status.kind = entry.record.knownKind();
    const Kind *kind = kindOf(entry.record.kind);
    status.title = kind && kind->title ? kind->title() : entry.record.kind;
    status.state = entry.record.state;
    status.done = entry.running() ? entry.progress->done() : entry.record.done;
    status.total = entry.running() ? entry.progress->total() : entry.record.total;
    status.message = entry.record.message;
    status.findings = entry.findings;
    status.waiting = entry.waiting;
    status.parameters = entry.record.parameters;
    status.result = entry.record.result;
    if (entry.running() && entry.samples.size() > 1) {
        const JobSample first = entry.samples.front();
        const JobSample last = entry.samples.back();
        if (last.ms > first.ms)
            status.rate = static_cast<double>(last.done - first.done) * 1000.0 / static_cast<double>(last.ms - first.ms);
        if (status.rate > 0 && status.total >= status.done)
            status.secondsLeft = static_cast<double>(status.total - status.done) / status.rate;
    }
    return status;
}

QList<JobStatus> JobCenter::jobs() const
{
    QList<JobStatus> list;
    for (const auto &entry : m_entries)
        list.append(statusOf(*entry));
    return list;
}

JobStatus JobCenter::job(const JobId &id) const
{
    const Entry *entry = find(id);
    return entry ? statusOf(*entry) : JobStatus{};
}

bool JobCenter::isRunning(JobKind kind) const
{
    return occupied(codeOf(kind));
}

bool JobCenter::isRunning(const QString &kind) const
{
    return occupied(kind);
}

void JobCenter::persist(const Entry &entry)
{
    JobRecord record = entry.record;
    record.updatedAt = currentTime();
    m_project.write([record](Stores &stores) {
                 return stores.transaction([&] { return stores.jobs().save(record); });
             })
        .then(this, [this](const Result<> &saved) {
            if (!saved)
                m_project.report(saved.error());
        });
}

} // namespace yuyi
