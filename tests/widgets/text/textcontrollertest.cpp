// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textcontroller.h"
#include "tests/support/dbfixture.h"

#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The measured images, the limit and what a person decides and corrects, without a window.
class TextControllerTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 8; // of 640 × 480 with ratios of 0.26, 0.27 … 0.33
    using View = TextSelection::View;

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<TextController> m_controller;
    QList<Image> m_images;

    TextMeasure stored(const ImageId &image) const { return **m_project->stores->filters().measure(image); }
    std::optional<Outcome> decided(const ImageId &image) const
    {
        const auto decisions = *m_project->images().decisionsInForce(FilterStep::Text);
        const auto found = decisions.constFind(image);
        return found == decisions.constEnd() ? std::nullopt : std::optional(found->outcome);
    }
    static TextArea areaOf(double width)
    {
        return {TextAreaId::create(), {{0, 0}, {width, 0}, {width, 480}, {0, 480}}, 0.9, QStringLiteral("字"), false, false};
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        m_images.clear();
        for (int i = 0; i < pictures; ++i)
            m_images.append(newImage(QStringLiteral("%1.jpg").arg(i)));
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            for (int i = 0; i < pictures; ++i) {
                if (const auto added = m_project->images().add(m_images.at(i)); !added)
                    return added;
                TextMeasure measure{m_images.at(i).id, QStringLiteral("test"), QStringLiteral("1"), 0.26 + 0.01 * i, {}};
                measure.areas = {areaOf(640 * measure.ratio)};
                if (const auto saved = m_project->stores->filters().saveMeasure(measure); !saved)
                    return saved;
            }
            return {};
        }));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        m_controller = std::make_unique<TextController>(*m_access, *m_jobs);
        QSignalSpy loaded(m_controller.get(), &TextController::loaded);
        m_controller->enter();
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_controller->standings().size(), pictures);
    }

    void cleanup()
    {
        m_controller.reset();
        m_jobs.reset();
        m_access.reset();
        m_project.reset();
    }

    /// The images nearest to the limit come first; each view has its own.
    void viewsFollowTheLimit()
    {
        m_controller->setLimit(0.285);
        m_controller->openView(View::Over);
        QCOMPARE(m_controller->listed().size(), 5);
        QCOMPARE(m_controller->listed().constFirst(), m_images.at(3).id);
        m_controller->openView(View::Under);
        QCOMPARE(m_controller->listed().size(), 3);
        QCOMPARE(m_controller->listed().constFirst(), m_images.at(2).id);
        m_controller->setBand(0.006);
        m_controller->openView(View::Near);
        QCOMPARE(m_controller->listed().size(), 2);
        m_controller->openRange(0.255, 0.275);
        QCOMPARE(m_controller->listed().size(), 2);
        const auto counts = m_controller->selection().counts(m_controller->standings());
        QCOMPARE(counts.near, 2);
        QCOMPARE(counts.over, 5);
        QCOMPARE(counts.added, 5);
    }

    /// Images that somebody has kept at inspection or begun to annotate are not counted as discarded: applying the limit spares them.
    void annotatedImagesStay()
    {
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            if (const auto set = m_project->images().setStage(m_images.last().id, Stage::Annotating); !set)
                return set;
            return m_project->images().setStage(m_images.at(6).id, Stage::Kept);
        }));
        QSignalSpy loaded(m_controller.get(), &TextController::loaded);
        m_controller->enter();
        QTRY_VERIFY(!loaded.isEmpty());
        m_controller->setLimit(0.285);
        const auto counts = m_controller->selection().counts(m_controller->standings());
        QCOMPARE(counts.over, 3);
        QCOMPARE(counts.added, 3);
        const auto applied = TextService(*m_project->stores, m_project->folder.path(), m_project->lead).applyLimit(0.285, {});
        VERIFY_OK(applied);
        QCOMPARE(applied->discarded, 3);
    }

    /// What a person decides counts at once, and applying the limit does not change it.
    void decisionsCountBeforeTheLimit()
    {
        QSignalSpy done(m_controller.get(), &TextController::done);
        const ImageId kept = m_images.last().id;
        m_controller->decide(kept, Outcome::Keep, m_images.at(3).id);
        QVERIFY(m_controller->standing(kept).byPerson);
        QCOMPARE(m_controller->takeWanted(), m_images.at(3).id);
        QVERIFY(m_controller->takeWanted().isNull());
        QTRY_COMPARE(decided(kept), std::optional(Outcome::Keep));
        m_controller->apply(0.305);
        QTRY_COMPARE(done.size(), 2);
        QCOMPARE(decided(kept), std::optional(Outcome::Keep));
        QCOMPARE(decided(m_images.at(6).id), std::optional(Outcome::Discard));
        QVERIFY(!decided(m_images.at(2).id));
        QTRY_COMPARE(m_controller->standing(m_images.at(6).id).decided, std::optional(Outcome::Discard));
    }

    /// A corrected image stays in the list; two corrections in a row add up.
    void correctionsAddUp()
    {
        const Image image = m_images.at(3);
        QSignalSpy read(m_controller.get(), &TextController::measureRead);
        m_controller->open(image);
        QVERIFY(!m_controller->isMeasureRead());
        m_controller->readMeasure();
        QTRY_COMPARE(read.size(), 1);
        m_controller->addArea(QPolygonF(QRectF(600, 0, 40, 480)));
        m_controller->setDismissed(0, true);
        QCOMPARE(m_controller->shownMeasure().areas.size(), 2);
        QVERIFY(m_controller->standing(image.id).ratio < 0.1);
        QVERIFY(m_controller->listed().contains(image.id));
        QTRY_VERIFY(stored(image.id).areas.size() == 2 && stored(image.id).areas.constFirst().dismissed);
        QVERIFY(stored(image.id).areas.at(1).byPerson);
        // What a person drew goes without a trace.
        m_controller->setDismissed(1, true);
        QTRY_COMPARE(stored(image.id).areas.size(), 1);
        m_controller->letGo();
        m_controller->openView(View::Over);
        QVERIFY(!m_controller->listed().contains(image.id));
    }

    void goesToAnImage()
    {
        QSignalSpy loaded(m_controller.get(), &TextController::loaded);
        m_controller->setLimit(0.285);
        m_controller->setBand(0);
        m_controller->openView(View::Over);
        m_controller->goTo(m_images.first().id);
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_controller->selection().view(), View::Under);
        QCOMPARE(m_controller->takeWanted(), m_images.first().id);
    }

    void theBandIsTheProjects()
    {
        m_controller->setBand(0.04);
        m_controller->saveBand();
        QTRY_COMPARE(m_project->stores->project().info()->rules.textReviewBand, 0.04);
    }
};

QTEST_GUILESS_MAIN(TextControllerTest)
#include "textcontrollertest.moc"
