// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/pagecommands.h"

#include <QTest>

using namespace yuyi;

class PageCommandsTest : public QObject
{
    Q_OBJECT

    static QString name() { return QStringLiteral("Deed"); }

private Q_SLOTS:
    void keysAndKindComeFromTheTable()
    {
        CommandRegistry registry;
        const PageCommands add(registry, "inspect");
        const QAction *keep = add("keep", name, [] {});
        QCOMPARE(keep->objectName(), QStringLiteral("inspect.keep"));
        QCOMPARE(keep->shortcuts(), (QList<QKeySequence>{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}));
        QVERIFY(!keep->autoRepeat());
        QVERIFY(registry.command(keep->objectName())->listed);
        const QAction *next = add("next", name, [] {});
        QCOMPARE(next->shortcuts(), (QList<QKeySequence>{Qt::Key_J, Qt::Key_Right}));
        QVERIFY(next->autoRepeat());
        const QAction *move = PageCommands(registry, "text")("box-move", name, [] {});
        QVERIFY(!registry.command(move->objectName())->listed);
    }

    void aCommandNeedsBothTests()
    {
        CommandRegistry registry;
        bool entered = false;
        bool may = false;
        const PageCommands add(registry, "inspect", [&] { return entered; });
        const QAction *keep = add(
            "keep", name, [] {}, [&] { return may; });
        const QAction *next = add("next", name, [] {});
        registry.setScope(QStringLiteral("inspect"));
        QVERIFY(!keep->isEnabled() && !next->isEnabled());
        entered = true;
        registry.refresh();
        QVERIFY(!keep->isEnabled() && next->isEnabled());
        may = true;
        registry.refresh();
        QVERIFY(keep->isEnabled() && next->isEnabled());
        entered = false;
        registry.refresh();
        QVERIFY(!keep->isEnabled() && !next->isEnabled());
    }

    void theCallerMaySetMore()
    {
        CommandRegistry registry;
        int ran = 0;
        const PageCommands add(registry, "inspect", {}, [] { return QStringLiteral("Group"); });
        Command made = add.made("discard-blurred", name, [&ran] { ++ran; });
        QVERIFY(made.shortcuts.isEmpty());
        QVERIFY(registry.all().isEmpty());
        QCOMPARE(made.group(), QStringLiteral("Group"));
        made.shortcuts = {Qt::Key_B};
        registry.add(std::move(made));
        registry.setScope(QStringLiteral("inspect"));
        QVERIFY(registry.trigger(Qt::Key_B));
        QCOMPARE(ran, 1);
    }
};

QTEST_MAIN(PageCommandsTest)
#include "pagecommandstest.moc"
