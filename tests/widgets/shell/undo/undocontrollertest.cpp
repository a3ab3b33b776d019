// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorysecrets.h"
#include "tests/support/patience.h"
#include "tests/support/reviewfixture.h"

#include "models/services/session/projectaccess.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/projects/sessionholder.h"
#include "widgets/shell/undo/undocontroller.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// The open project and its undo, without a window.
class UndoControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ReviewProject> m_fixture;
    MemorySecrets m_secrets;
    std::unique_ptr<SessionHolder> m_project;
    std::unique_ptr<UndoController> m_controller;
    ImageId m_image;

    Stage stage() const { return m_fixture->stores->images().image(m_image)->stage; }
    void take()
    {
        auto access = ProjectAccess::open(m_fixture->factory);
        if (!access)
            qFatal("%s", qPrintable(access.error().sentence));
        m_project->take(m_fixture->location, std::move(*access), {});
        m_controller->setSession(m_project->session());
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ReviewProject>(false);
        m_image = m_fixture->keep(QStringLiteral("a.png"));
        m_project = std::make_unique<SessionHolder>(m_secrets);
        m_controller = std::make_unique<UndoController>();
        take();
    }
    void cleanup()
    {
        m_controller.reset();
        m_project.reset();
        m_fixture.reset();
    }

    void aStepIsUndoneAndRedone()
    {
        const Stage kept = stage();
        QSignalSpy said(m_controller.get(), &UndoController::said);
        m_controller->undo();
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patienceMs);
        QVERIFY(said.takeFirst().constFirst().toString().startsWith(QLatin1String("Undone: ")));
        QVERIFY(stage() != kept);
        m_controller->redo();
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patienceMs);
        QVERIFY(said.takeFirst().constFirst().toString().startsWith(QLatin1String("Redone: ")));
        QCOMPARE(stage(), kept);
    }

    /// Each key is one step, also while the one before is not answered.
    void keysAreQueued()
    {
        QSignalSpy said(m_controller.get(), &UndoController::said);
        QSignalSpy refused(m_controller.get(), &UndoController::refused);
        QSignalSpy answered(m_controller.get(), &UndoController::answered);
        m_controller->undo();
        m_controller->undo();
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 2, patienceMs);
        QCOMPARE(said.size(), 1);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.constFirst().constFirst().toString(), QStringLiteral("There is nothing to undo."));
        QVERIFY(!m_controller->hasBurst());
    }

    /// Whoever holds on to a session lets go of it before it is gone.
    void aProjectIsDropped()
    {
        bool wasThere = false;
        connect(m_project.get(), &SessionHolder::dropping, this, [&] {
            wasThere = m_project->session() != nullptr;
            m_controller->setSession(nullptr);
        });
        QSignalSpy taken(m_project.get(), &SessionHolder::taken);
        take();
        QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 1, patienceMs);
        QVERIFY(wasThere);
        QVERIFY(m_project->session());
        m_project->drop();
        QVERIFY(!m_project->session());
        QVERIFY(m_project->isQuiet());
        bool called = false;
        m_project->whenQuiet([&] { called = true; });
        QVERIFY(called);
        m_controller->undo(); // nothing to do it on
    }
};

QTEST_MAIN(UndoControllerTest)
#include "undocontrollertest.moc"
