// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/connection/listener.h"
#include "db/stores/annotation/sqlannotationqueuestore.h"
#include "db/stores/annotation/sqlannotationstore.h"
#include "db/stores/annotation/sqlsubmissionstore.h"
#include "db/stores/annotation/sqltalkstore.h"
#include "db/stores/annotation/sqltranslationstore.h"
#include "db/stores/errors/sqlerrorstore.h"
#include "db/stores/images/sqlcomposestore.h"
#include "db/stores/images/sqlfilterstore.h"
#include "db/stores/images/sqlimagestore.h"
#include "db/stores/images/sqlmediumstore.h"
#include "db/stores/images/sqlsourcestore.h"
#include "db/stores/people/sqldeskstore.h"
#include "db/stores/people/sqlworkstore.h"
#include "db/stores/project/sqlhistorystore.h"
#include "db/stores/project/sqlinboxstore.h"
#include "db/stores/project/sqljobstore.h"
#include "db/stores/project/sqlpackagestore.h"
#include "db/stores/project/sqlprojectstore.h"
#include "db/stores/project/sqlreleasestore.h"
#include "db/stores/review/sqlcalibrationstore.h"
#include "db/stores/review/sqldiscussionstore.h"
#include "db/stores/review/sqlreviewsamplestore.h"
#include "db/stores/review/sqlreviewstore.h"
#include "db/stores/review/sqlvalidationqueuestore.h"
#include "db/stores/review/sqlvalidationstore.h"
#include "db/stores/runs/sqlendpointstore.h"
#include "db/stores/runs/sqlratingstore.h"
#include "db/stores/runs/sqlresponsestore.h"
#include "db/stores/runs/sqlrunstore.h"
#include "db/stores/runs/sqlsharedrunstore.h"
#include "db/stores/studies/sqlstudystore.h"
#include "db/stores/taxonomy/sqltaxonomystore.h"
#include "models/stores/stores.h"

#include <QMap>

namespace yuyi {

/// The stores over one connection of Qt SQL.
class SqlStores final : public Stores
{
public:
    /// `session` marks the events written here; foreignChanges() leaves out changes of the same session.
    SqlStores(std::unique_ptr<Connection> connection, const QString &session);

    ProjectStore &project() override { return m_project; }
    ImageStore &images() override { return m_images; }
    MediumStore &media() override { return m_media; }
    ComposeStore &composing() override { return m_composing; }
    FilterStore &filters() override { return m_filters; }
    AnnotationStore &annotations() override { return m_annotations; }
    AnnotationQueueStore &annotationQueue() override { return m_annotationQueue; }
    ReviewStore &review() override { return m_review; }
    ReviewSampleStore &reviewSamples() override { return m_reviewSamples; }
    SubmissionStore &submissions() override { return m_submissions; }
    WorkStore &work() override { return m_work; }
    ValidationStore &validation() override { return m_validation; }
    ValidationQueueStore &validationQueue() override { return m_validationQueue; }
    DiscussionStore &discussions() override { return m_discussions; }
    TalkStore &talk() override { return m_talk; }
    CalibrationStore &calibration() override { return m_calibration; }
    EndpointStore &endpoints() override { return m_endpoints; }
    RunStore &runs() override { return m_runs; }
    SharedRunStore &sharedRuns() override { return m_sharedRuns; }
    ResponseStore &responses() override { return m_responses; }
    ErrorStore &errors() override { return m_errors; }
    RatingStore &ratings() override { return m_ratings; }
    StudyStore &studies() override { return m_studies; }
    PackageStore &packages() override { return m_packages; }
    SourceStore &sources() override { return m_sources; }
    TaxonomyStore &taxonomy() override { return m_taxonomy; }
    TranslationStore &translations() override { return m_translations; }
    ReleaseStore &releases() override { return m_releases; }
    JobStore &jobs() override { return m_jobs; }
    HistoryStore &history() override { return m_history; }
    InboxStore &inbox() override { return m_inbox; }
    DeskStore &desk() override { return m_desk; }

    Result<> transaction(const std::function<Result<>()> &work) override;
    Result<> record(const Event &event) override;
    void setListener(std::function<void(const Changes &)> listener) override
    {
        m_listener = std::move(listener);
    }
    Result<Changes> foreignChanges() override;
    bool listen(std::function<void(const Changes &more)> heard) override;
    void identify(const QUuid &name) override { m_name = name; }
    Result<ServerLink> serverLink() override;
    void watchLink(std::function<void(bool)> told) override { m_connection->whenLinkChanges(std::move(told)); }

    /// Runs as the last part of each transaction; its error rolls it back.
    void setBeforeCommit(std::function<Result<>(Connection &)> beforeCommit) { m_beforeCommit = std::move(beforeCommit); }

    SqlProjectStore &sqlProject() { return m_project; }
    Connection &connection() { return *m_connection; }

private:
    Result<qint64> dataVersion();
    Result<> notify();
    Result<> readSince(Changes &changes);
    /// Returns the number of the event.
    qint64 notice(const Row &row, Changes &changes);

    std::unique_ptr<Connection> m_connection;
    std::function<Result<>(Connection &)> m_beforeCommit;
    QString m_session;
    SqlProjectStore m_project;
    SqlImageStore m_images;
    SqlMediumStore m_media;
    SqlComposeStore m_composing;
    SqlFilterStore m_filters;
    SqlAnnotationStore m_annotations;
    SqlAnnotationQueueStore m_annotationQueue;
    SqlReviewStore m_review;
    SqlReviewSampleStore m_reviewSamples;
    SqlSubmissionStore m_submissions;
    SqlWorkStore m_work;
    SqlValidationStore m_validation;
    SqlValidationQueueStore m_validationQueue;
    SqlDiscussionStore m_discussions;
    SqlTalkStore m_talk;
    SqlCalibrationStore m_calibration;
    SqlEndpointStore m_endpoints;
    SqlRunStore m_runs;
    SqlSharedRunStore m_sharedRuns;
    SqlResponseStore m_responses;
    SqlErrorStore m_errors;
    SqlRatingStore m_ratings;
    SqlStudyStore m_studies;
    SqlPackageStore m_packages;
    SqlSourceStore m_sources;
    SqlTaxonomyStore m_taxonomy;
    SqlTranslationStore m_translations;
    SqlReleaseStore m_releases;
    SqlJobStore m_jobs;
    SqlHistoryStore m_history;
    SqlInboxStore m_inbox;

    std::function<void(const Changes &)> m_listener;
    std::unique_ptr<Listener> m_hearing; ///< of the server; null unless asked for
    Changes m_recorded;
    QUuid m_name;         ///< of the next transaction
    EventId m_firstEvent; ///< id of the first event of this transaction; null: any
    bool m_watching = false;
    qint64 m_dataVersion = 0;
    qint64 m_lastSequence = 0;
    QMap<qint64, int>
        m_missing; ///< sequence numbers not seen yet, with the number of reads since: a server commits out of order
    SqlDeskStore m_desk;
};

} // namespace yuyi
