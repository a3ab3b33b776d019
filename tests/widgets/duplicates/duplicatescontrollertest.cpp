// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatescontroller.h"
#include "tests/support/dbfixture.h"

#include "models/items/pictureloader.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/duplicates/groupsmodel.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Groups confirmed, dismissed and changed, and the limits of what is confirmed together, without a window.
class DuplicatesControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<PictureLoader> m_pictures;
    std::unique_ptr<DuplicatesController> m_controller;
    QList<DuplicateGroup> m_groups; ///< most certain first

    GroupsModel &model() const { return m_controller->groups(); }
    DuplicateGroup stored(int group) const { return *m_project->stores->filters().group(m_groups.at(group).id); }
    /// A group of three images.
    DuplicateGroup groupOf(double certainty, DuplicateVerdict verdict) const
    {
        DuplicateGroup group;
        group.id = DuplicateGroupId::create();
        group.verdict = verdict;
        group.certainty = certainty;
        group.keptReason = QStringLiteral("largest");
        group.engine = QStringLiteral("1");
        group.createdAt = QDateTime::currentDateTimeUtc();
        return group;
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        m_groups = {groupOf(0.99, DuplicateVerdict::Duplicate), groupOf(0.95, DuplicateVerdict::Duplicate),
                    groupOf(0.9, DuplicateVerdict::Duplicate), groupOf(0.85, DuplicateVerdict::SameTemplate)};
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            for (DuplicateGroup &group : m_groups) {
                for (int i = 0; i < 3; ++i) {
                    const Image image = newImage(QStringLiteral("%1.jpg").arg(i));
                    if (const auto added = m_project->images().add(image); !added)
                        return added;
                    if (i == 0) {
                        group.kept = image.id;
                        continue;
                    }
                    DuplicateMember member;
                    member.image = image.id;
                    member.figures.similarity = group.certainty;
                    member.figures.verdict = group.verdict;
                    group.members.append(member);
                }
                if (const auto added = m_project->stores->filters().addGroup(group); !added)
                    return added;
            }
            return {};
        }));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        m_pictures = std::make_unique<PictureLoader>(m_project->factory->folder());
        m_controller = std::make_unique<DuplicatesController>(*m_access, *m_jobs, *m_pictures);
        // As a page does that stays in the first row.
        connect(m_controller.get(), &DuplicatesController::outdated, m_controller.get(),
                [this] { m_controller->load({{}, {}, 0}); });
        QSignalSpy loaded(m_controller.get(), &DuplicatesController::loaded);
        m_controller->enter({{}, {}, -1});
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(loaded.at(0).at(0).toInt(), 0);
        QCOMPARE(model().shown(), 3);
    }

    void cleanup()
    {
        m_controller.reset();
        m_pictures.reset();
        m_jobs.reset();
        m_access.reset();
        m_project.reset();
    }

    /// A decided group leaves the list at once; the project follows.
    void decidedGroupsLeaveTheList()
    {
        QSignalSpy done(m_controller.get(), &DuplicatesController::done);
        m_controller->confirm(m_groups.at(0).id);
        m_controller->dismiss(m_groups.at(1).id);
        QCOMPARE(model().shown(), 1);
        QCOMPARE(done.size(), 2);
        QTRY_COMPARE(stored(0).state, GroupState::Confirmed);
        QTRY_COMPARE(stored(1).state, GroupState::Dismissed);
        QCOMPARE(m_project->images().image(m_groups.at(0).members.first().image)->stage, Stage::Discarded);
    }

    /// A second change of a group is refused until the first is done: what is shown of it is no longer so.
    void oneChangeAtATime()
    {
        QSignalSpy loaded(m_controller.get(), &DuplicatesController::loaded);
        const QList<DuplicateMember> members = m_groups.at(0).members;
        QVERIFY(m_controller->split(m_groups.at(0).id, members.at(0).image));
        QVERIFY(!m_controller->keepInstead(m_groups.at(0).id, members.at(1).image));
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(stored(0).members.size(), 1);
        QCOMPARE(stored(0).members.constFirst().image, members.at(1).image);
        // The pictures are not there: the reason is told, and the group is read again.
        QSignalSpy failed(m_controller.get(), &DuplicatesController::failed);
        QVERIFY(m_controller->keepInstead(m_groups.at(1).id, m_groups.at(1).members.at(0).image));
        QTRY_COMPARE(failed.size(), 1);
        QTRY_COMPARE(loaded.size(), 2);
    }

    /// Together are confirmed those that the list shows from the project's limit on.
    void theBatchFollowsBothLimits()
    {
        m_controller->setProjectLimit(0.94);
        QCOMPARE(m_controller->batch().size(), 2);
        m_controller->setLimits(0.97, 256);
        QCOMPARE(m_controller->batchLimit(), 0.97);
        QCOMPARE(m_controller->batch().size(), 1);
        QVERIFY(m_controller->batch().constFirst() == m_groups.at(0).id);
        QTRY_COMPARE(m_project->stores->project().info()->rules.certaintyLimit, 0.94);
        m_controller->setLimits(0, 256);
        m_controller->confirmBatch({model().withId(m_groups.at(0).id), model().withId(m_groups.at(1).id)}, QStringLiteral("94.0"));
        QTRY_COMPARE(stored(1).state, GroupState::Confirmed);
        QCOMPARE(stored(2).state, GroupState::Open);
        QTRY_COMPARE(model().shown(), 1);
    }

    /// A search adds an image to a group while its former images are looked at: neither Enter nor the batch discards it unseen.
    void whatWasNotShownIsNotConfirmed()
    {
        const QList<DuplicateGroup> shown{model().withId(m_groups.at(0).id), model().withId(m_groups.at(1).id)};
        DuplicateGroup grown = stored(1);
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            DuplicateMember member = grown.members.constFirst();
            const Image image = newImage(QStringLiteral("late.jpg"));
            if (const auto added = m_project->images().add(image); !added)
                return added;
            member.image = image.id;
            grown.members.append(member);
            return m_project->stores->filters().updateGroup(grown);
        }));
        QSignalSpy failed(m_controller.get(), &DuplicatesController::failed);
        QSignalSpy loaded(m_controller.get(), &DuplicatesController::loaded);
        m_controller->confirm(m_groups.at(1).id);
        m_controller->confirmBatch(shown, QStringLiteral("94.0"));
        QTRY_COMPARE(failed.size(), 2);
        QCOMPARE(stored(0).state, GroupState::Open);
        QCOMPARE(stored(1).state, GroupState::Open);
        // The list shows the group as it is now; what is seen then can be confirmed.
        QTRY_VERIFY(!loaded.isEmpty() && model().withId(m_groups.at(1).id).members.size() == 3);
        m_controller->confirm(m_groups.at(1).id);
        QTRY_COMPARE(stored(1).state, GroupState::Confirmed);
        QCOMPARE(m_project->images().image(grown.members.constLast().image)->stage, Stage::Discarded);
    }

    /// An image is found in whatever view its group is.
    void goesToAnImage()
    {
        QSignalSpy loaded(m_controller.get(), &DuplicatesController::loaded);
        m_controller->load({{}, m_groups.at(3).members.first().image, 0});
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(model().view(), GroupView::Templates);
        QCOMPARE(model().group(loaded.at(0).at(0).toInt())->id, m_groups.at(3).id);
    }

    void aDecisionIsWithdrawn()
    {
        m_controller->dismiss(m_groups.at(2).id);
        QTRY_COMPARE(stored(2).state, GroupState::Dismissed);
        QVERIFY(m_controller->reopen(m_groups.at(2).id));
        QTRY_COMPARE(stored(2).state, GroupState::Open);
        QTRY_COMPARE(model().shown(), 3);
    }
};

QTEST_GUILESS_MAIN(DuplicatesControllerTest)
#include "duplicatescontrollertest.moc"
