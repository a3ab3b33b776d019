// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/decisionguard.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/keypresses.h"

#include <QKeyEvent>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace yuyi;

/// Nothing is decided unseen, and a key that is held down decides once. The clock is the test's.
class DecisionGuardTest : public QObject
{
    Q_OBJECT

    qint64 m_time = 0;
    std::unique_ptr<CommandRegistry> m_commands;
    std::unique_ptr<QWidget> m_view;
    DecisionGuard *m_guard = nullptr;

    void see()
    {
        m_guard->expectPicture();
        m_guard->pictureIsIn();
        m_view->repaint();
        m_time += DecisionGuard::leastSeenMs;
    }

private Q_SLOTS:
    void init()
    {
        m_time = 0;
        m_commands = std::make_unique<CommandRegistry>();
        m_commands->presses().setClock([this] { return m_time; });
        m_view = std::make_unique<QWidget>();
        m_view->resize(80, 60);
        m_guard = new DecisionGuard(m_commands->presses(), m_view.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_commands.reset();
    }

    void aPictureIsSeenForAMoment()
    {
        m_time += 5000;
        QVERIFY(!m_guard->mayDecide());
        m_guard->expectPicture();
        m_view->repaint(); // the one before is still in the view
        m_time += 5000;
        QVERIFY(!m_guard->mayDecide());
        m_guard->pictureIsIn();
        QVERIFY(!m_guard->mayDecide());
        m_view->repaint();
        QVERIFY(!m_guard->mayDecide());
        m_time += DecisionGuard::leastSeenMs - 1;
        QVERIFY(!m_guard->mayDecide());
        // The first painting counts, not the last.
        m_view->repaint();
        m_time += 1;
        QVERIFY(m_guard->mayDecide());
        m_guard->expectPicture();
        QVERIFY(!m_guard->mayDecide());
    }

    void aKeyHasToBeLetGo()
    {
        see();
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QVERIFY(m_guard->mayDecide());
        // As the window system repeats it without a mark: up and down at the same moment.
        for (int i = 0; i < 10; ++i) {
            m_time += 33;
            QTest::keyPress(m_view.get(), Qt::Key_Space);
            QVERIFY(!m_guard->mayDecide());
            QTest::keyRelease(m_view.get(), Qt::Key_Space);
        }
        m_time += 50;
        QTest::keyPress(m_view.get(), Qt::Key_Space);
        QVERIFY(m_guard->mayDecide());
        // With its mark.
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true);
        QCoreApplication::sendEvent(m_view.get(), &repeated);
        QVERIFY(!m_guard->mayDecide());
        QTest::keyRelease(m_view.get(), Qt::Key_Space);
        // Another key is another press, however soon.
        QTest::keyPress(m_view.get(), Qt::Key_N);
        QVERIFY(m_guard->mayDecide());
        QTest::keyRelease(m_view.get(), Qt::Key_N);
    }

    void aHeldKeyRunsNoCommandAgain()
    {
        int once = 0;
        int often = 0;
        Command command;
        command.id = QStringLiteral("page.once");
        command.run = [&once] { ++once; };
        QAction *single = m_commands->add(command);
        single->setAutoRepeat(false);
        command.id = QStringLiteral("page.often");
        command.run = [&often] { ++often; };
        QAction *repeating = m_commands->add(command);
        for (int i = 0; i < 5; ++i) {
            m_time += 33;
            QTest::keyPress(m_view.get(), Qt::Key_K);
            single->trigger();
            repeating->trigger();
            QTest::keyRelease(m_view.get(), Qt::Key_K);
        }
        QCOMPARE(once, 1);
        QCOMPARE(often, 5);
        // The mouse is no key.
        m_time += 33;
        QTest::keyPress(m_view.get(), Qt::Key_K);
        QTest::mouseClick(m_view.get(), Qt::LeftButton);
        single->trigger();
        QCOMPARE(once, 2);
    }
};

QTEST_MAIN(DecisionGuardTest)
#include "decisionguardtest.moc"
