// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/frame/emptystate.h"

#include <QTest>

using namespace yuyi;

/// A view shows its work, or says why there is none, or that it is still coming; never two of them.
class StateStackTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneAtATime()
    {
        QWidget host;
        auto *work = new QWidget(&host);
        StateStack stack(work, &host);
        host.show();
        QVERIFY(work->isVisible() && stack.showsWork());
        stack.showBusy();
        QVERIFY(stack.busy()->isVisible() && !work->isVisible() && !stack.showsWork() && !stack.showsEmpty());
        stack.showWorkIf(false);
        QVERIFY(stack.empty()->isVisible() && !stack.busy()->isVisible() && stack.showsEmpty());
        stack.showWorkIf(true);
        QVERIFY(work->isVisible() && !stack.empty()->isVisible());
    }

    void statesAreMadeOnce()
    {
        QWidget host;
        StateStack stack(new QWidget(&host), &host);
        QCOMPARE(stack.empty(), stack.empty());
        QCOMPARE(stack.busy(), stack.busy());
        QVERIFY(stack.empty() != stack.busy());
        QCOMPARE(stack.count(), 3);
    }
};

QTEST_MAIN(StateStackTest)
#include "statestacktest.moc"
