// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/projecthost.h"
#include "models/stores/ratingstore.h"
#include "models/stores/stores.h"

#include <QSemaphore>
#include <QThread>

#include <atomic>
#include <functional>

namespace yuyi::test {

/// @brief Holds back what a window's reading thread has read of scores, till the test lets it go: writes overtake it.
struct ReadingGate {
    std::atomic<bool> armed = false; ///< the next one is held
    QSemaphore reached;
    QSemaphore open;

    void pass()
    {
        if (QThread::currentThread()->objectName() != QStringLiteral("project reader") || !armed.exchange(false))
            return;
        reached.release();
        open.acquire();
    }
};

class HeldRatings final : public RatingStore
{
public:
    HeldRatings(RatingStore &inner, ReadingGate &gate) : m_inner(inner), m_gate(gate) {}

    Result<> add(const ReplyRating &rating) override { return m_inner.add(rating); }
    Result<QList<ReplyRating>> ofRun(const RunId &descriptions) override
    {
        auto read = m_inner.ofRun(descriptions);
        m_gate.pass();
        return read;
    }
    Result<QList<ReplyRating>> ofAttempt(const AttemptId &description) override { return m_inner.ofAttempt(description); }
    Result<std::optional<ReplyRating>> ofPerson(const AttemptId &description, const PersonId &person) override
    {
        return m_inner.ofPerson(description, person);
    }

private:
    RatingStore &m_inner;
    ReadingGate &m_gate;
};

/// @brief Another's stores, but scores go through the gate.
class HeldStores final : public Stores
{
public:
    HeldStores(std::unique_ptr<Stores> inner, ReadingGate &gate) : m_inner(std::move(inner)), m_ratings(m_inner->ratings(), gate) {}

    ProjectStore &project() override { return m_inner->project(); }
    ImageStore &images() override { return m_inner->images(); }
    MediumStore &media() override { return m_inner->media(); }
    ComposeStore &composing() override { return m_inner->composing(); }
    FilterStore &filters() override { return m_inner->filters(); }
    AnnotationStore &annotations() override { return m_inner->annotations(); }
    AnnotationQueueStore &annotationQueue() override { return m_inner->annotationQueue(); }
    ReviewStore &review() override { return m_inner->review(); }
    ReviewSampleStore &reviewSamples() override { return m_inner->reviewSamples(); }
    SubmissionStore &submissions() override { return m_inner->submissions(); }
    WorkStore &work() override { return m_inner->work(); }
    ValidationStore &validation() override { return m_inner->validation(); }
    ValidationQueueStore &validationQueue() override { return m_inner->validationQueue(); }
    DiscussionStore &discussions() override { return m_inner->discussions(); }
    TalkStore &talk() override { return m_inner->talk(); }
    CalibrationStore &calibration() override { return m_inner->calibration(); }
    EndpointStore &endpoints() override { return m_inner->endpoints(); }
    RunStore &runs() override { return m_inner->runs(); }
    SharedRunStore &sharedRuns() override { return m_inner->sharedRuns(); }
    ResponseStore &responses() override { return m_inner->responses(); }
    ErrorStore &errors() override { return m_inner->errors(); }
    RatingStore &ratings() override { return m_ratings; }
    StudyStore &studies() override { return m_inner->studies(); }
    PackageStore &packages() override { return m_inner->packages(); }
    SourceStore &sources() override { return m_inner->sources(); }
    TaxonomyStore &taxonomy() override { return m_inner->taxonomy(); }
    TranslationStore &translations() override { return m_inner->translations(); }
    ReleaseStore &releases() override { return m_inner->releases(); }
    JobStore &jobs() override { return m_inner->jobs(); }
    HistoryStore &history() override { return m_inner->history(); }
    InboxStore &inbox() override { return m_inner->inbox(); }
    Result<> transaction(const std::function<Result<>()> &work) override { return m_inner->transaction(work); }
    Result<> record(const Event &event) override { return m_inner->record(event); }
    void setListener(std::function<void(const Changes &)> listener) override { m_inner->setListener(std::move(listener)); }
    Result<Changes> foreignChanges() override { return m_inner->foreignChanges(); }
    bool listen(std::function<void(const Changes &)> heard) override { return m_inner->listen(std::move(heard)); }
    void identify(const QUuid &name) override { m_inner->identify(name); }
    Result<ServerLink> serverLink() override { return m_inner->serverLink(); }
    void watchLink(std::function<void(bool)> told) override { m_inner->watchLink(std::move(told)); }

private:
    std::unique_ptr<Stores> m_inner;
    HeldRatings m_ratings;
};

class HeldFactory final : public StoreFactory
{
public:
    HeldFactory(std::shared_ptr<StoreFactory> inner, ReadingGate &gate) : m_inner(std::move(inner)), m_gate(gate) {}

    Result<std::unique_ptr<Stores>> open() const override
    {
        auto opened = m_inner->open();
        if (!opened)
            return opened;
        return std::unique_ptr<Stores>(std::make_unique<HeldStores>(std::move(*opened), m_gate));
    }
    QString folder() const override { return m_inner->folder(); }

private:
    std::shared_ptr<StoreFactory> m_inner;
    ReadingGate &m_gate;
};

/// @brief Another's projects, opened with the gate before their scores. Outlives the window, as the other one does.
class HeldHost final : public ProjectHost
{
public:
    HeldHost(ProjectHost &inner, ReadingGate &gate) : m_inner(inner), m_gate(gate) {}

    Result<std::shared_ptr<StoreFactory>> create(const QString &location, const NewProject &project) override
    {
        return m_inner.create(location, project);
    }
    Result<std::shared_ptr<StoreFactory>> open(const QString &location) override
    {
        auto opened = m_inner.open(location);
        if (!opened)
            return opened;
        return std::shared_ptr<StoreFactory>(std::make_shared<HeldFactory>(*opened, m_gate));
    }
    Result<> look(const QString &location, const std::function<Result<>(Stores &)> &read) override { return m_inner.look(location, read); }
    Result<QString> backup(const QString &location) override { return m_inner.backup(location); }
    Result<ServerUpgrade> upgradeServer(const QString &location, bool backup) override { return m_inner.upgradeServer(location, backup); }
    Result<ServerStatus> serverStatus(const QString &location) override { return m_inner.serverStatus(location); }
    Result<> restore(const QString &backupFile, const QString &folder, bool otherProject = false) override
    {
        return m_inner.restore(backupFile, folder, otherProject);
    }
    Result<MoveReport> move(const QString &location, const QString &target, Progress &progress) override
    {
        return m_inner.move(location, target, progress);
    }
    Result<QStringList> checkDatabase(const QString &location) override { return m_inner.checkDatabase(location); }
    Result<> createPackage(const QString &file, const PackageContent &content, Stores &project, const QString &homeFolder,
                           const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress) override
    {
        return m_inner.createPackage(file, content, project, homeFolder, agreed, progress);
    }
    Result<std::shared_ptr<StoreFactory>> openPackage(const QString &file) override { return m_inner.openPackage(file); }
    bool isPackage(const QString &file) const override { return m_inner.isPackage(file); }
    Result<ReturnedPackage> openReturn(const QString &file) override { return m_inner.openReturn(file); }

private:
    ProjectHost &m_inner;
    ReadingGate &m_gate;
};

} // namespace yuyi::test
