// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/projecthost.h"
#include "models/stores/stores.h"
#include "tests/support/fakeerrorstore.h"
#include "tests/support/fakereviewstore.h"
#include "tests/support/fakerunstores.h"
#include "tests/support/fakestudystores.h"
#include "tests/support/fakevalidationstore.h"

#include <QMutex>

#include <atomic>

namespace yuyi::test {

/// What is "in the database" of the fakes: shared by all connections, guarded.
struct FakeDatabase {
    QMutex mutex;
    ProjectInfo info;
    QList<Person> people;
    QHash<JobId, JobRecord> jobs;
    QList<JobRecord> saves;                 ///< every save in order
    QList<std::pair<int, Changes>> commits; ///< connection → what it committed
    std::atomic<int> connections = 0;
    std::atomic<int> opened = 0;
    Error refuseOpen; ///< a sentence here: opening fails
    QString folder;
    qint64 collected = 0;
};

/// @brief An in-memory project with just enough of the stores for the services that move work between threads.
/// What is not faked fails with NotFound, so that a test notices.
class FakeStores final : public Stores,
                         private ProjectStore,
                         private ImageStore,
                         private FilterStore,
                         private AnnotationStore,
                         private JobStore,
                         private HistoryStore
{
public:
    explicit FakeStores(std::shared_ptr<FakeDatabase> db);
    ~FakeStores() override;

    ProjectStore &project() override { return *this; }
    ImageStore &images() override { return *this; }
    MediumStore &media() override { return m_media; }
    ComposeStore &composing() override { return m_composing; }
    FilterStore &filters() override { return *this; }
    AnnotationStore &annotations() override { return *this; }
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
    JobStore &jobs() override { return *this; }
    HistoryStore &history() override { return *this; }
    InboxStore &inbox() override { return m_inbox; }

    Result<> transaction(const std::function<Result<>()> &work) override;
    Result<> record(const Event &event) override;
    void setListener(std::function<void(const Changes &)> listener) override { m_listener = std::move(listener); }
    Result<Changes> foreignChanges() override;

private:
    struct Work final : WorkStore {
        Result<> lockImage(const ImageId &) override { return missing(); }
        Result<> add(const Assignment &) override { return missing(); }
        Result<Assignment> assignment(const AssignmentId &) override { return missing(); }
        Result<> update(const Assignment &) override { return missing(); }
        Result<QList<Assignment>> list(const AssignmentFilter &) override { return missing(); }
        Result<qint64> count(const AssignmentFilter &) override { return missing(); }
        Result<QList<WorkRow>> rows(const WorkFilter &, const QDateTime &) override { return missing(); }
        Result<qint64> countRows(const WorkFilter &, const QDateTime &) override { return missing(); }
        Result<std::optional<Assignment>> find(const PersonId &, Task, const ImageId &, const QuestionId &) override
        {
            return missing();
        }
        Result<qint64> reservedCount(const ImageId &, const PersonId &, const QDateTime &) override { return missing(); }
        Result<QHash<ImageId, QList<PersonId>>> annotators(const QDateTime &) override { return missing(); }
        Result<QSet<ImageId>> heldByCalibration() override { return missing(); }
        Result<QHash<PersonId, PersonLoad>> loads(const QDateTime &) override { return missing(); }
        Result<PartInImage> partIn(const ImageId &, const PersonId &, const QDateTime &) override { return missing(); }
        Result<QList<ImageId>> unfinishedOf(const PersonId &, const QDateTime &) override { return missing(); }
        Result<> addReturn(const WorkReturn &) override { return missing(); }
        Result<QList<WorkReturn>> returnsOf(const AnnotationId &, bool) override { return missing(); }
        Result<QList<WorkReturn>> returnsOfImage(const ImageId &) override { return missing(); }
        Result<QList<WorkReturn>> openReturns(const PersonId &) override { return missing(); }
        Result<> answerReturns(const AnnotationId &, const QDateTime &) override { return missing(); }
        Result<> setReturnAnswered(const ReturnId &, const QDateTime &) override { return missing(); }
        Result<QMap<int, qint64>> returnsByRound() override { return missing(); }
    };
    struct Media final : MediumStore {
        Result<> add(const MediumFacts &, const QByteArray &) override { return missing(); }
        Result<QList<MediumFacts>> media(const QList<Sha256> &) override { return missing(); }
        Result<QList<MediumFacts>> all() override { return QList<MediumFacts>(); }
        Result<QByteArray> added(const Sha256 &) override { return missing(); }
        Result<> setSource(const Sha256 &, const QString &, const QString &) override { return missing(); }
    };
    struct Composing final : ComposeStore {
        Result<QMap<QString, QString>> facts(const ImageId &) override { return QMap<QString, QString>(); }
        Result<QHash<ImageId, QMap<QString, QString>>> allFacts() override { return QHash<ImageId, QMap<QString, QString>>(); }
        Result<> setFacts(const ImageId &, const QMap<QString, QString> &, const PersonId &) override { return missing(); }
        Result<QList<ImagePart>> parts(const ImageId &) override { return QList<ImagePart>(); }
        Result<QHash<ImageId, QList<ImagePart>>> allParts() override { return QHash<ImageId, QList<ImagePart>>(); }
        Result<> setParts(const ImageId &, const QList<ImagePart> &) override { return missing(); }
        Result<QList<ImageSheet>> sheets(const ImageId &) override { return QList<ImageSheet>(); }
        Result<QHash<ImageId, QList<QList<Sha256>>>> shownInQuestionsOf(const PersonId &) override { return missing(); }
        Result<QList<std::pair<ImageId, ImageSheet>>> sheetsOf(const QString &) override
        {
            return QList<std::pair<ImageId, ImageSheet>>();
        }
        Result<QHash<Sha256, QList<ImageId>>> madeOf() override { return QHash<Sha256, QList<ImageId>>(); }
        Result<std::optional<Medium>> composed(const QString &) override { return std::optional<Medium>(); }
        Result<> addSheet(const ImageId &, const ImageSheet &, const PersonId &) override { return missing(); }
    };
    struct Concepts final : TaxonomyStore {
        Result<QList<Concept>> concepts() override { return QList<Concept>(); }
        Result<QHash<QString, ConceptId>> ids() override { return QHash<QString, ConceptId>(); }
        Result<> put(const QList<Concept> &, const PersonId &) override { return missing(); }
        Result<> remove(const QList<ConceptId> &) override { return missing(); }
        Result<QList<Chain>> chains() override { return QList<Chain>(); }
        Result<> addChain(const Chain &, const PersonId &) override { return missing(); }
        Result<> check(const ChainId &, ChainState, const QString &, const PersonId &) override { return missing(); }
        Result<> setCurrent(const ChainId &, bool) override { return missing(); }
    };
    struct AnnotationQueue final : AnnotationQueueStore {
        Result<std::optional<ImageId>> nextFor(const Turn &, const ImageId &) override { return missing(); }
        Result<qint64> openFor(const Turn &) override { return 0; }
        Result<AnnotationWork> workFor(const Turn &) override { return AnnotationWork(); }
        Result<> setSkipped(const ImageId &, const PersonId &, bool) override { return missing(); }
        Result<qint64> submittedSince(const PersonId &, const QDateTime &) override { return missing(); }
    };
    struct Talk final : TalkStore {
        Result<> addComment(const Comment &) override { return missing(); }
        Result<Comment> comment(const CommentId &) override { return missing(); }
        Result<QList<Comment>> thread(const CommentTarget &) override { return missing(); }
        Result<QList<Comment>> commentsOn(TalkSubject, const QUuid &) override { return missing(); }
        Result<> setResolved(const Comment &, const PersonId &) override { return missing(); }
        Result<QList<Mention>> mentionsOf(const PersonId &, int) override { return missing(); }
        Result<qint64> unseenMentions(const PersonId &) override { return 0; }
        Result<int> markSeen(const QList<CommentId> &, const PersonId &) override { return missing(); }
        Result<> saveDraft(const PersonId &, const QString &, const QString &) override { return missing(); }
        Result<QString> draft(const PersonId &, const QString &) override { return missing(); }
        Result<int> addGuideline(const Guideline &) override { return missing(); }
        Result<Guideline> guideline(const GuidelineId &) override { return missing(); }
        Result<QList<Guideline>> guidelines() override { return missing(); }
        Result<std::optional<Guideline>> guidelineInForce() override { return std::optional<Guideline>(); }
        Result<QHash<GuidelineId, qint64>> submissionsByGuideline() override { return missing(); }
    };
    struct Calibration final : CalibrationStore {
        Result<> add(const CalibrationBatch &) override { return missing(); }
        Result<CalibrationBatch> batch(const CalibrationBatchId &) override { return missing(); }
        Result<QList<CalibrationBatch>> batches() override { return missing(); }
        Result<> save(const CalibrationBatch &) override { return missing(); }
        Result<> setResult(const CalibrationBatchId &, const CalibrationPerson &) override { return missing(); }
        Result<std::optional<CalibrationBatchId>> batchFor(const ImageId &, const PersonId &) override { return missing(); }
        Result<std::optional<CalibrationBatchId>> holding(const ImageId &) override { return missing(); }
        Result<bool> revealedTo(const ImageId &, const PersonId &) override { return missing(); }
        Result<QSet<HandedIn>> handedIn(const CalibrationBatchId &) override { return missing(); }
        Result<qint64> openFor(const PersonId &) override { return 0; }
        Result<QList<CalibrationOutcome>> outcomes(const CalibrationBatchId &) override { return missing(); }
        Result<> saveOutcome(const CalibrationOutcome &) override { return missing(); }
    };
    /// Nothing waits.
    struct Inbox final : InboxStore {
        Result<FilterWork> filterWork(const QString &, double) override { return FilterWork(); }
        Result<QList<Discussion>> discussionsFor(const PersonId &, bool, bool) override { return QList<Discussion>(); }
        Result<QList<ImageId>> openCases(int) override { return QList<ImageId>(); }
        Result<qint64> openCaseCount() override { return 0; }
        Result<RoundSums> openRounds() override { return RoundSums(); }
        Result<QList<ImageId>> flaggedImages() override { return QList<ImageId>(); }
        Result<QList<TroubledRun>> troubledRuns() override { return QList<TroubledRun>(); }
        Result<qint64> finishedRuns() override { return 0; }
        Result<qint64> annotationsLeft(int) override { return 0; }
        Result<QList<WorkDone>> doneSince(const PersonId &, const QDateTime &) override { return QList<WorkDone>(); }
    };
    struct Sources final : SourceStore {
        Result<> add(const SourceEntry &) override { return missing(); }
        Result<QList<SourceEntry>> entries() override { return missing(); }
        Result<QList<SourceEntry>> ofImage(const ImageId &) override { return missing(); }
        Result<bool> known(const QString &, const QString &) override { return missing(); }
        Result<QHash<SourceEntryId, QString>> itemIds() override { return missing(); }
    };
    struct TranslatedTexts final : TranslationStore {
        Result<QList<Translation>> all() override { return missing(); }
        Result<std::optional<TranslatedText>> at(const TranslationKey &) override { return missing(); }
        Result<> put(const TranslationKey &, const std::optional<TranslatedText> &, const PersonId &) override { return missing(); }
    };
    struct Releases final : ReleaseStore {
        Result<> add(const Release &, const QList<ReleasedItem> &) override { return missing(); }
        Result<QList<Release>> releases() override { return missing(); }
        Result<QList<ReleasedItem>> items(const ReleaseId &) override { return missing(); }
        Result<QList<Contribution>> contributions() override { return missing(); }
        Result<AboutTexts> aboutTexts() override { return missing(); }
        Result<> setAboutText(AboutField, const QString &) override { return missing(); }
    };

    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }

    Result<ProjectInfo> info() override;
    Result<> setInfo(const ProjectInfo &info) override;
    Result<> addPerson(const Person &person) override;
    Result<> updatePerson(const Person &) override { return missing(); }
    Result<QList<Person>> people() override;

    Result<> add(const Image &) override { return missing(); }
    Result<> addName(const ImageId &, const QString &) override { return missing(); }
    Result<Image> image(const ImageId &) override { return missing(); }
    Result<QList<Image>> images(const QList<ImageId> &) override { return QList<Image>(); }
    Result<std::optional<Image>> byHash(const Sha256 &) override { return missing(); }
    Result<QList<Image>> byHashPrefix(const QString &) override { return QList<Image>(); }
    Result<> updateFacts(const Image &) override { return missing(); }
    Result<> setStage(const ImageId &, Stage) override { return missing(); }
    Result<QList<ImageId>> list(const ImageFilter &, ImageSort, bool) override { return QList<ImageId>(); }
    Result<qint64> count(const ImageFilter &) override { return m_db->collected; }
    Result<> addDecision(const Decision &) override { return missing(); }
    Result<> markUndone(const DecisionId &, const PersonId &) override { return missing(); }
    Result<Decision> decision(const DecisionId &) override { return missing(); }
    Result<QList<Decision>> decisions(const ImageId &) override { return missing(); }
    Result<QList<Decision>> lastDecisions(int) override { return missing(); }
    Result<QHash<ImageId, Decision>> decisionsInForce(FilterStep) override { return QHash<ImageId, Decision>(); }
    Result<FunnelCounts> funnel() override { return missing(); }
    Result<QHash<QString, qint64>> reasons(FilterStep) override { return missing(); }

    Result<> saveFingerprint(const ImageId &, const QString &, const QByteArray &) override { return missing(); }
    Result<QHash<ImageId, QByteArray>> fingerprints(const QString &) override { return missing(); }
    Result<QSet<ImageId>> fingerprinted(const QString &) override { return missing(); }
    Result<> addGroup(const DuplicateGroup &) override { return missing(); }
    Result<DuplicateGroup> group(const DuplicateGroupId &) override { return missing(); }
    Result<QList<DuplicateGroup>> groups(std::optional<GroupState>) override { return QList<DuplicateGroup>(); }
    Result<QList<DuplicateGroup>> groupsOf(const ImageId &) override { return missing(); }
    Result<> updateGroup(const DuplicateGroup &) override { return missing(); }
    Result<bool> removeUntouchedGroup(const DuplicateGroupId &) override { return missing(); }
    Result<> visitFingerprints(const QString &, const std::function<void(const ImageId &, const QByteArray &)> &) override
    {
        return missing();
    }
    Result<> visitComparedPairs(const QString &, const std::function<void(const ComparedImages &)> &) override
    {
        return missing();
    }
    Result<> saveComparedPair(const QString &, const ComparedImages &) override { return missing(); }
    Result<QHash<ImageId, SearchMark>> searchedImages(const QString &) override { return missing(); }
    Result<> markSearched(const QString &, const ImageId &, const std::optional<SearchMark> &) override { return missing(); }
    Result<> addStepRun(const StepRun &) override { return missing(); }
    Result<std::optional<StepRun>> lastStepRun(FilterStep) override { return missing(); }
    Result<> addNotDuplicate(const ImageId &, const ImageId &, const PersonId &) override { return missing(); }
    Result<> removeNotDuplicate(const ImageId &, const ImageId &) override { return missing(); }
    Result<QSet<QPair<ImageId, ImageId>>> notDuplicates() override { return missing(); }
    Result<> saveMeasure(const TextMeasure &) override { return missing(); }
    Result<std::optional<TextMeasure>> measure(const ImageId &, const QString &) override { return missing(); }
    Result<std::optional<TextMeasure>> measure(const ImageId &) override { return missing(); }
    Result<QHash<ImageId, double>> ratios(const QString &) override { return missing(); }
    Result<QSet<ImageId>> measured(const QString &, const QString &) override { return missing(); }
    Result<QSet<ImageId>> correctedByPerson() override { return missing(); }
    Result<QHash<ImageId, QStringList>> textLines(const QList<ImageId> &) override { return missing(); }

    Result<> add(const Annotation &) override { return missing(); }
    Result<Annotation> annotation(const AnnotationId &) override { return missing(); }
    Result<int> save(const Annotation &) override { return missing(); }
    Result<> setState(const AnnotationId &, AnnotationState) override { return missing(); }
    Result<> freezeQuestions(const AnnotationId &) override { return missing(); }
    Result<std::optional<Annotation>> current(const ImageId &, const PersonId &) override { return missing(); }
    Result<QList<AnnotationSummary>> ofPerson(const PersonId &) override { return missing(); }
    Result<QList<AnnotationSummary>> ofImage(const ImageId &) override { return missing(); }
    Result<std::optional<Annotation>> gold(const ImageId &) override { return missing(); }
    Result<> setGold(const Annotation &) override { return missing(); }
    Result<QList<Item>> items() override { return missing(); }
    Result<QList<Item>> itemsOfImage(const ImageId &) override { return missing(); }
    Result<qint64> goldQuestionCount() override { return missing(); }
    Result<QHash<SourceEntryId, QList<Question>>> importedWithPictures() override { return missing(); }
    Result<LabelCounts> labelCounts() override { return missing(); }
    Result<QList<UsedLabel>> usedLabels(const DimensionCode &, const DimensionCode &, const PersonId &) override { return missing(); }
    Result<QMap<QString, QList<int>>> keyPositions(const PersonId &) override { return missing(); }
    Result<QList<Item>> releasableItems() override { return missing(); }
    Result<QList<QuestionText>> questionTexts() override { return missing(); }

    Result<> save(const JobRecord &job) override;
    Result<QList<JobRecord>> unfinished() override;
    Result<QList<JobRecord>> recent(int) override { return missing(); }

    Result<> append(const Event &) override { return missing(); }
    Result<QList<Event>> events(qint64, int) override { return missing(); }
    Result<qint64> lastSequence() override { return missing(); }
    Result<QList<Event>> eventsOf(const QUuid &) override { return missing(); }
    Result<QList<Event>> find(const EventFilter &, qint64, int) override { return missing(); }
    Result<qint64> count(const EventFilter &) override { return missing(); }
    Result<QList<Event>> eventsOfAct(const QUuid &) override { return missing(); }
    Result<QList<Event>> eventsAfterAct(const QUuid &, int) override { return missing(); }
    Result<std::optional<UndoStep>> stepOfAct(const QUuid &) override { return std::optional<UndoStep>(); }
    Result<> push(const UndoStep &) override { return missing(); }
    Result<std::optional<UndoStep>> nextUndo(const PersonId &) override { return std::optional<UndoStep>(); }
    Result<std::optional<UndoStep>> nextRedo(const PersonId &) override { return std::optional<UndoStep>(); }
    Result<QList<UndoStep>> lastSteps(const PersonId &, int) override { return QList<UndoStep>(); }
    Result<QList<UndoStep>> stepsOf(const PersonId &, const QUuid &) override { return QList<UndoStep>(); }
    Result<> setUndone(const UndoId &, bool) override { return missing(); }
    Result<> forget(const UndoId &) override { return missing(); }

    std::shared_ptr<FakeDatabase> m_db;
    std::function<void(const Changes &)> m_listener;
    Changes m_recorded;
    Work m_work;
    Talk m_talk;
    Calibration m_calibration;
    Inbox m_inbox;
    Media m_media;
    Composing m_composing;
    AnnotationQueue m_annotationQueue;
    FakeEndpointStore m_endpoints;
    FakeRunStore m_runs;
    FakeSharedRunStore m_sharedRuns;
    FakeResponseStore m_responses;
    FakeErrorStore m_errors;
    FakeRatingStore m_ratings;
    FakeStudyStore m_studies;
    FakePackageStore m_packages;
    FakeReviewStore m_review;
    FakeReviewSampleStore m_reviewSamples;
    FakeSubmissionStore m_submissions;
    FakeValidationStore m_validation;
    FakeValidationQueueStore m_validationQueue;
    FakeDiscussionStore m_discussions;
    Sources m_sources;
    Concepts m_taxonomy;
    TranslatedTexts m_translations;
    Releases m_releases;
    bool m_inTransaction = false;
    int m_number = 0;
    qsizetype m_seen = -1;
};

class FakeFactory final : public StoreFactory
{
public:
    explicit FakeFactory(std::shared_ptr<FakeDatabase> db) : m_db(std::move(db)) {}
    Result<std::unique_ptr<Stores>> open() const override;
    QString folder() const override { return m_db->folder; }

private:
    std::shared_ptr<FakeDatabase> m_db;
};

/// A database with one lead.
std::shared_ptr<FakeDatabase> fakeDatabase();

} // namespace yuyi::test
