// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/commands.h"

#include <QTest>
#include <QWidget>

using namespace yuyi;

class CommandsTest : public QObject
{
    Q_OBJECT

    static Command make(const char *id, const QList<QKeySequence> &shortcuts, int *ran = nullptr)
    {
        Command command;
        command.id = QString::fromLatin1(id);
        command.text = [id] { return QString::fromLatin1(id).toUpper(); };
        command.shortcuts = shortcuts;
        command.run = [ran] {
            if (ran)
                ++*ran;
        };
        return command;
    }

private Q_SLOTS:
    void aClashIsLeftOffAndListed()
    {
        CommandRegistry registry;
        registry.add(make("app.search", {Qt::CTRL | Qt::Key_K}));
        registry.add(make("inspect.keep", {Qt::Key_K, Qt::CTRL | Qt::Key_K}));
        QCOMPARE(registry.clashes().size(), 1);
        QVERIFY(registry.clashes().first().contains(QStringLiteral("app.search")));
        QCOMPARE(registry.shortcuts(QStringLiteral("inspect.keep")), QList<QKeySequence>{Qt::Key_K});
        // Two pages never see each other.
        registry.add(make("annotate.keep", {Qt::Key_K}));
        QCOMPARE(registry.clashes().size(), 1);
    }

    void aNameGivenTwiceIsListed()
    {
        CommandRegistry registry;
        registry.add(make("inspect.keep", {Qt::Key_K}));
        registry.add(make("inspect.keep", {Qt::Key_G}));
        QCOMPARE(registry.clashes().size(), 1);
        QVERIFY(registry.clashes().first().contains(QStringLiteral("inspect.keep")));
    }

    void onlyThePagesOwnCommandsAreEnabled()
    {
        CommandRegistry registry;
        registry.add(make("inspect.keep", {Qt::Key_K}));
        registry.add(make("collect.open", {Qt::Key_O}));
        registry.add(make("app.undo", {Qt::Key_Z}));
        registry.setScope(QStringLiteral("inspect"));
        QVERIFY(registry.action(QStringLiteral("inspect.keep"))->isEnabled());
        QVERIFY(!registry.action(QStringLiteral("collect.open"))->isEnabled());
        QVERIFY(registry.action(QStringLiteral("app.undo"))->isEnabled());
        const auto valid = registry.valid(QStringLiteral("inspect"));
        QCOMPARE(valid.size(), 2);
        QCOMPARE(valid.first()->id, QStringLiteral("inspect.keep"));
    }

    void enabledIsAskedAnew()
    {
        CommandRegistry registry;
        bool may = false;
        Command command = make("app.x", {});
        command.enabled = [&may] { return may; };
        const QAction *action = registry.add(command);
        QVERIFY(!action->isEnabled());
        may = true;
        registry.refresh();
        QVERIFY(action->isEnabled());
    }

    void aTakenKeyIsRefused()
    {
        CommandRegistry registry;
        registry.add(make("inspect.keep", {Qt::Key_K}));
        registry.add(make("inspect.next", {Qt::Key_J}));
        QVERIFY(!registry.setShortcut(QStringLiteral("inspect.next"), Qt::Key_K));
        QVERIFY(registry.setShortcut(QStringLiteral("inspect.next"), Qt::Key_N));
        QVERIFY(registry.hasOwnShortcut(QStringLiteral("inspect.next")));
        // Its built-in key is free now, so another may take it, and then it cannot be restored.
        QVERIFY(registry.setShortcut(QStringLiteral("inspect.keep"), Qt::Key_J));
        QVERIFY(!registry.setShortcut(QStringLiteral("inspect.next"), {}));
        QVERIFY(registry.setShortcut(QStringLiteral("inspect.keep"), {}));
        QVERIFY(registry.setShortcut(QStringLiteral("inspect.next"), {}));
        QCOMPARE(registry.shortcuts(QStringLiteral("inspect.next")), QList<QKeySequence>{Qt::Key_J});
    }

    void ownShortcutsComeBack()
    {
        CommandRegistry registry;
        registry.setOwnShortcuts([](const QString &id) {
            return id == QLatin1String("inspect.keep") ? QStringLiteral("Ctrl+Y") : QString();
        });
        registry.add(make("inspect.keep", {Qt::Key_K}));
        QCOMPARE(registry.shortcuts(QStringLiteral("inspect.keep")), QList<QKeySequence>{Qt::CTRL | Qt::Key_Y});
    }

    void aCommandMayRemoveItself()
    {
        CommandRegistry registry;
        int ran = 0;
        Command command = make("inspect.close", {});
        command.run = [&registry, &ran] {
            registry.removePageCommands();
            ++ran;
        };
        registry.add(command);
        registry.setScope(QStringLiteral("inspect"));
        registry.action(QStringLiteral("inspect.close"))->trigger();
        QCOMPARE(ran, 1);
        QVERIFY(!registry.action(QStringLiteral("inspect.close")));
    }

    void textsFollowTheLanguage()
    {
        CommandRegistry registry;
        QString text = QStringLiteral("Keep");
        Command command = make("inspect.keep", {});
        command.text = [&text] { return text; };
        const QAction *action = registry.add(command);
        text = QStringLiteral("保留");
        registry.retranslate();
        QCOMPARE(action->text(), QStringLiteral("保留"));
    }
};

QTEST_MAIN(CommandsTest)
#include "commandstest.moc"
