// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

Annotation annotation(const ImageId &image, const PersonId &person)
{
    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image;
    annotation.person = person;
    return annotation;
}

} // namespace

/// Which image comes next for whoever annotates, and how many are left.
class AnnotationQueueStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    QList<ImageId> m_images;
    PersonId m_second;

    Result<> inTransaction(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    AnnotationStore &store() { return m_project->annotations(); }
    AnnotationQueueStore &queue() { return m_project->stores->annotationQueue(); }

    void setUp(bool server, int images)
    {
        m_project = std::make_unique<TestProject>(server);
        m_images.clear();
        Person second;
        second.id = m_second = PersonId::create();
        second.name = QStringLiteral("Second");
        second.roles = {Role::Annotator};
        VERIFY_OK(inTransaction([&]() -> Result<> {
            for (int i = 0; i < images; ++i) {
                Image image = newImage(QString::number(i));
                image.stage = Stage::Kept;
                if (const auto added = m_project->images().add(image); !added)
                    return added;
                m_images.append(image.id);
            }
            return m_project->stores->project().addPerson(second);
        }));
    }
    Turn turn(int perImage) const { return {m_project->lead, perImage, true, QDateTime::currentDateTimeUtc()}; }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void submissionsAreCountedByTime_data() { addBackends(); }
    void submissionsAreCountedByTime()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        const Annotation made = annotation(m_images.at(0), m_project->lead);
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
        const auto set = [&](AnnotationState state) {
            return inTransaction([&] { return store().setState(made.id, state); });
        };
        VERIFY_OK(inTransaction([&] { return store().add(made); }));
        QCOMPARE(*queue().submittedSince(m_project->lead, before), 0);
        VERIFY_OK(set(AnnotationState::Submitted));
        QCOMPARE(*queue().submittedSince(m_project->lead, before), 1);
        QCOMPARE(*queue().submittedSince(m_second, before), 0);
        QCOMPARE(*queue().submittedSince(m_project->lead, before.addSecs(3600)), 0);
        VERIFY_OK(set(AnnotationState::Returned));
        QCOMPARE(*queue().submittedSince(m_project->lead, before), 1);
        VERIFY_OK(set(AnnotationState::Draft));
        QCOMPARE(*queue().submittedSince(m_project->lead, before), 0);
        QCOMPARE(store().ofPerson(m_project->lead)->size(), 1);
    }

    void theQueueWalksOn_data() { addBackends(); }
    void theQueueWalksOn()
    {
        QFETCH(const bool, server);
        setUp(server, 6);
        int perImage = 2;
        const auto next = [&](int after = -1) -> int {
            const auto found = queue().nextFor(turn(perImage), after < 0 ? ImageId() : m_images.at(after));
            if (!found)
                return -9;
            return *found ? static_cast<int>(m_images.indexOf(**found)) : -1;
        };
        const auto add = [&](int image, const PersonId &person, AnnotationState state) {
            Annotation made = annotation(m_images.at(image), person);
            made.state = state;
            const auto added = inTransaction([&]() -> Result<> {
                if (const auto done = store().add(made); !done)
                    return done;
                if (m_project->images().image(made.image)->stage != Stage::Kept)
                    return {};
                return m_project->images().setStage(made.image, Stage::Annotating);
            });
            return added ? made.id : AnnotationId();
        };
        const auto open = [&] {
            return static_cast<int>(queue().openFor(turn(perImage)).value_or(-9));
        };
        QCOMPARE(next(), 0);
        QCOMPARE(next(0), 1);
        QCOMPARE(next(5), 0);
        QCOMPARE(open(), 6);
        VERIFY_OK(inTransaction(
            [&] { return m_project->images().setStage(m_images.at(0), Stage::Discarded); }));
        VERIFY_OK(inTransaction(
            [&] { return m_project->images().setStage(m_images.at(1), Stage::Collected); }));
        QCOMPARE(next(), 2);
        QCOMPARE(open(), 4);
        // Their draft goes first, then the others; those walked past come round again.
        const AnnotationId draft = add(4, m_project->lead, AnnotationState::Draft);
        QCOMPARE(next(), 4);
        QCOMPARE(next(4), 2);
        QCOMPARE(next(2), 3);
        QCOMPARE(next(3), 5);
        QCOMPARE(next(5), 4);
        QCOMPARE(open(), 4);
        // Another's annotation leaves room for theirs; two others' do not.
        (void)add(2, m_second, AnnotationState::Submitted);
        QCOMPARE(open(), 4);
        perImage = 1;
        QCOMPARE(open(), 3);
        QCOMPARE(next(4), 3);
        perImage = 2;
        // Submitted: it is done for them, and they go on behind it.
        VERIFY_OK(
            inTransaction([&] { return store().setState(draft, AnnotationState::Submitted); }));
        QCOMPARE(next(4), 5);
        QCOMPARE(open(), 3);
        // Put off: last, but not lost.
        VERIFY_OK(inTransaction(
            [&] { return queue().setSkipped(m_images.at(2), m_project->lead, true); }));
        QCOMPARE(next(), 3);
        QCOMPARE(next(5), 2);
        QCOMPARE(open(), 3);
        VERIFY_OK(inTransaction(
            [&] { return queue().setSkipped(m_images.at(2), m_project->lead, false); }));
        QCOMPARE(next(), 2);
        // Returned ones go first again, whatever the stage of the image.
        VERIFY_OK(inTransaction(
            [&] { return m_project->images().setStage(m_images.at(4), Stage::Returned); }));
        VERIFY_OK(
            inTransaction([&] { return store().setState(draft, AnnotationState::Returned); }));
        QCOMPARE(next(), 4);
        QCOMPARE(open(), 4);
        for (const int image : {2, 3, 5})
            (void)add(image, m_project->lead, AnnotationState::Submitted);
        VERIFY_OK(
            inTransaction([&] { return store().setState(draft, AnnotationState::Submitted); }));
        QCOMPARE(next(), -1);
        QCOMPARE(next(2), -1);
        QCOMPARE(open(), 0);
    }
};

QTEST_GUILESS_MAIN(AnnotationQueueStoreTest)
#include "annotationqueuestoretest.moc"
