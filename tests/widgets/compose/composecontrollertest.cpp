// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composecontroller.h"
#include "tests/support/drawnpuzzle.h"
#include "tests/support/kinds/composepreset.h"
#include "tests/support/pictureproject.h"

#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

/// The panels of an image on the page Compose, without a window.
class ComposeControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PictureProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<ComposeController> m_controller;
    drawn::Puzzle m_puzzle = drawn::puzzle(3, 2, 4, true);
    Image m_image; ///< the puzzle
    Image m_other;

    QList<ImagePart> parts(const ImageId &image) const { return *m_project->stores->composing().parts(image); }
    void startController()
    {
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        m_controller = std::make_unique<ComposeController>(*m_access, *m_jobs);
        m_controller->enter();
        QTRY_COMPARE(m_controller->list().counts().all, 2);
    }
    void openImage(const Image &image)
    {
        m_controller->open(image);
        QTRY_VERIFY(m_controller->isRead());
    }
    void stopController()
    {
        m_controller.reset();
        m_jobs.reset();
        m_access.reset();
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        QDir(TypingKeeper::folder()).removeRecursively();
        const auto preset = readPreset(composePresetJson());
        VERIFY_OK(preset);
        m_project = std::make_unique<PictureProject>(false, *preset);
        writeFile(m_project->raw(QStringLiteral("a.png")), drawn::encoded(m_puzzle.whole, "png", -1));
        writeFile(m_project->raw(QStringLiteral("b.png")), drawn::encoded(drawn::scene(3, QSize(300, 200)), "png", -1));
        m_project->collect();
        const QList<ImageId> all = m_project->all();
        QCOMPARE(all.size(), 2);
        m_image = *m_project->images().image(all.at(0));
        m_other = *m_project->images().image(all.at(1));
        startController();
    }

    void cleanup()
    {
        stopController();
        m_project.reset();
    }

    void eachChangeIsSavedAsOneStep()
    {
        openImage(m_image);
        m_controller->add(m_puzzle.areas.at(0));
        m_controller->add(m_puzzle.areas.at(1));
        m_controller->add(m_puzzle.areas.at(6));
        m_controller->setRole(2, PartRole::Choice);
        QTRY_VERIFY(m_controller->isSaved());
        QCOMPARE(parts(m_image.id).size(), 3);
        QCOMPARE(parts(m_image.id).at(2).role, PartRole::Choice);
        QCOMPARE(m_controller->current(), 2);
        QCOMPARE(m_controller->list().countsOf(m_image.id), (PanelCounts{2, 0, 1}));
        const auto steps = m_project->stores->history().lastSteps(m_project->lead, 10);
        VERIFY_OK(steps);
        QCOMPARE(steps->size(), 4);
        // The next panel is drawn with the role that was given last.
        m_controller->add(m_puzzle.areas.at(7));
        QCOMPARE(m_controller->edit().selected()->role, PartRole::Choice);
    }

    /// A row of keys is one step, and none is lost when another image is opened.
    void keysAreSavedWhenTheyEnd()
    {
        openImage(m_image);
        m_controller->add(m_puzzle.areas.at(0));
        QTRY_VERIFY(m_controller->isSaved());
        for (int i = 1; i <= 5; ++i)
            m_controller->nudge(0, m_puzzle.areas.at(0).translated(i, 0));
        QVERIFY(!m_controller->isSaved());
        openImage(m_other);
        QVERIFY(m_controller->panels().isEmpty());
        QTRY_COMPARE(parts(m_image.id).value(0).area, m_puzzle.areas.at(0).translated(5, 0));
        QCOMPARE(m_project->stores->history().lastSteps(m_project->lead, 10)->size(), 2);
        QVERIFY(parts(m_other.id).isEmpty());
    }

    void viewsFollowThePanels()
    {
        using View = ComposeList::View;
        openImage(m_image);
        m_controller->list().openView(View::Without);
        QCOMPARE(m_controller->list().listed().size(), 2);
        m_controller->propose();
        QTRY_COMPARE(parts(m_image.id).size(), 10);
        QTRY_COMPARE(m_controller->list().counts().with, 1);
        // It stays before the eyes until another view is opened.
        QCOMPARE(m_controller->list().listed().size(), 2);
        m_controller->list().openView(View::Without);
        QCOMPARE(m_controller->list().listed(), QList<ImageId>{m_other.id});
        m_controller->list().openView(View::With);
        QCOMPARE(m_controller->list().listed(), QList<ImageId>{m_image.id});
        m_controller->list().goTo(m_other.id);
        QCOMPARE(m_controller->list().view(), View::All);
        QCOMPARE(m_controller->list().takeWanted(), m_other.id);
    }

    void sheetsAreMadeOnceAndKnowWhenPanelsChange()
    {
        using State = ComposeController::SheetState;
        const QString code = QStringLiteral("numbered");
        openImage(m_image);
        QCOMPARE(m_controller->stateOf(code), State::NoPanels);
        m_controller->propose();
        QTRY_COMPARE(m_controller->stateOf(code), State::NotMade);
        m_controller->make();
        QTRY_COMPARE(m_controller->composition().sheets.size(), 3);
        QCOMPARE(m_controller->stateOf(code), State::Made);
        m_controller->make();
        QSignalSpy told(m_controller.get(), &ComposeController::done);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(m_controller->composition().sheets.size(), 3);
        QRect area = m_controller->panels().at(0).area;
        area.setRight(area.right() - 1);
        m_controller->setArea(0, area);
        QTRY_COMPARE(m_controller->stateOf(code), State::Changed);
        m_controller->setColumns(1);
        QCOMPARE(m_controller->columns(), 1);
        m_controller->setColumns(2); // before the first is saved
        QCOMPARE(m_controller->columns(), 2);
        QTRY_COMPARE(m_controller->composition().facts.value(gridFact), QStringLiteral("2x3"));
        QCOMPARE(m_controller->columns(), 2);
    }

    /// Who may compose again, in another role, is not kept out.
    void aRefusalEnds()
    {
        openImage(m_image);
        m_controller->list().refuse({ErrorCode::Refused, QStringLiteral("Not here."), {}});
        QVERIFY(!m_controller->list().refusal().isEmpty());
        m_controller->enter();
        QTRY_VERIFY(m_controller->list().refusal().isEmpty());
    }

    void othersChangesAreShown()
    {
        openImage(m_image);
        VERIFY_OK(ComposeService(*m_project->stores, m_project->projectFolder(), m_project->lead)
                      .cut(m_image.id, {{PartRole::Context, m_puzzle.areas.at(0), {}, {}}}));
        Changes changes;
        changes.list = {{Entity::Image, m_image.id.value(), {}}};
        changes.external = true;
        m_controller->projectChanged(changes);
        QTRY_COMPARE(m_controller->panels().size(), 1);
    }

    /// What an earlier program could not save is put back, if the panels are still those that it changed.
    void panelsOfAKilledProgramComeBack()
    {
        const auto keep = [this](const QList<CutPanel> &before, const QList<CutPanel> &after) {
            UnsavedCopies copies(TypingKeeper::folder(), m_access->info().id, m_project->lead);
            UnsavedCopy copy;
            copy.key = QStringLiteral("compose-") + m_image.id.toString();
            copy.typedAt = currentTime();
            copy.content = Json{{"before", toJson(before)}, {"panels", toJson(after)}};
            QVERIFY(copies.keep(copy));
        };
        const QList<CutPanel> one{{PartRole::Context, m_puzzle.areas.at(0), {}, {}}};
        keep({}, one);
        QSignalSpy told(m_controller.get(), &ComposeController::done);
        openImage(m_image);
        QTRY_COMPARE(told.size(), 1);
        QTRY_COMPARE(parts(m_image.id).size(), 1);
        QCOMPARE(parts(m_image.id).constFirst().area, m_puzzle.areas.at(0));
        QTRY_VERIFY(m_controller->isSaved());
        // Others are there now: nothing is put over them.
        m_controller->close();
        keep({}, {{PartRole::Choice, m_puzzle.areas.at(1), {}, {}}});
        openImage(m_image);
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(m_controller->panels(), one);
        QCOMPARE(parts(m_image.id).size(), 1);
    }

    void filesBecomePanels()
    {
        openImage(m_other);
        const QString file = m_project->folder.filePath(QStringLiteral("panel.png"));
        writeFile(file, drawn::encoded(drawn::scene(8, QSize(60, 60)), "png", -1));
        QSignalSpy failed(m_controller.get(), &ComposeController::failed);
        m_controller->addFiles({file});
        QTRY_COMPARE(parts(m_other.id).size(), 1);
        QTRY_VERIFY(m_controller->isSaved());
        QCOMPARE(m_controller->panels().constFirst().medium.sha256, parts(m_other.id).constFirst().medium.sha256);
        QVERIFY(m_controller->panels().constFirst().file.isEmpty());
        m_controller->addFiles({m_project->folder.filePath(QStringLiteral("nowhere.png"))});
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(m_controller->hasFailed());
        QCOMPARE(parts(m_other.id).size(), 1);
        m_controller->remove(1);
        QTRY_VERIFY(m_controller->isSaved());
        QVERIFY(!m_controller->hasFailed());
    }
};

QTEST_MAIN(ComposeControllerTest)
#include "composecontrollertest.moc"
