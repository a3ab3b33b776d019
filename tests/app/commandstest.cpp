// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "widgets/shell/commands/defaultkeys.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/window/mainwindow.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// All commands of the whole program with every page made: keys, names, and what the guide says of them.
class CommandsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyPageIsThere();
    void everyCommandIsInTheTable();
    void firstNinePagesHaveDigits();
    void seesClashes();
    void noShortcutIsGivenTwice();
    void everyCommandHasNameAndDeed();
    void guideNamesKeysThatWork_data();
    void guideNamesKeysThatWork();
    void cleanupTestCase();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_program;
    QStringList m_pages;
};

void CommandsTest::initTestCase()
{
    QCoreApplication::setApplicationName(QStringLiteral("yuyi"));
    Options options;
    options.language = QStringLiteral("en");
    m_program = std::make_unique<Application>(*qApp, options);
    m_program->start();
    MainWindow &window = m_program->window();
    QSignalSpy opened(&window, &MainWindow::projectOpened);
    QSignalSpy failed(&window.projectFlow(), &ProjectFlow::failed);
    QVERIFY(m_folder.isValid());
    NewProject project;
    project.title = QStringLiteral("Keys");
    project.lead = QStringLiteral("Lead");
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(preset.has_value());
    project.preset = *preset;
    window.projectFlow().create(m_folder.filePath(QStringLiteral("project")), project);
    QTRY_VERIFY_WITH_TIMEOUT(opened.size() + failed.size() > 0, 30000);
    QVERIFY2(failed.isEmpty(), qPrintable(failed.isEmpty() ? QString() : failed[0][0].toString()));
    for (const PageKind &page : window.setup().pages) {
        m_pages << codeOf(page.id);
        window.goToPage(page.id);
        QCOMPARE(window.currentPageId(), codeOf(page.id));
    }
    QVERIFY(!m_pages.isEmpty());
}

void CommandsTest::everyPageIsThere()
{
    QCOMPARE(m_pages, (QStringList{QStringLiteral("overview"), QStringLiteral("collect"),
                                   QStringLiteral("duplicates"), QStringLiteral("text"),
                                   QStringLiteral("inspect"), QStringLiteral("compose"), QStringLiteral("chains"),
                                   QStringLiteral("calibrate"),
                                   QStringLiteral("annotate"), QStringLiteral("review"),
                                   QStringLiteral("validate"), QStringLiteral("agreement"),
                                   QStringLiteral("models"), QStringLiteral("results"),
                                   QStringLiteral("errors"), QStringLiteral("study"),
                                   QStringLiteral("descriptions"), QStringLiteral("release"),
                                   QStringLiteral("people"), QStringLiteral("audit")}));
}

void CommandsTest::everyCommandIsInTheTable()
{
    const CommandRegistry &registry = m_program->window().commands();
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(preset.has_value());
    QSet<QString> ofReasons; // the preset says their keys
    for (const DiscardReason &reason : preset->discardReasons)
        ofReasons.insert(QStringLiteral("inspect.discard-") + reason.code);
    QCOMPARE(ofReasons.size(), 8);
    QSet<QString> added;
    for (const Command *command : registry.all()) {
        if (ofReasons.remove(command->id))
            continue;
        const DefaultKeys *row = defaultKeys(command->id);
        QVERIFY2(row, qPrintable(command->id));
        QVERIFY2(command->shortcuts == row->sequences(), row->command);
        QVERIFY2(registry.shortcuts(command->id) == row->sequences(), row->command);
        QVERIFY2(registry.action(command->id)->autoRepeat() != row->once, row->command);
        QVERIFY2(command->listed != row->unlisted, row->command);
        added.insert(command->id);
    }
    QVERIFY2(ofReasons.isEmpty(), qPrintable(QStringList(ofReasons.begin(), ofReasons.end()).join(u' ')));
    for (const DefaultKeys &row : allDefaultKeys())
        QVERIFY2(added.contains(QLatin1String(row.command)), row.command);
}

void CommandsTest::firstNinePagesHaveDigits()
{
    QStringList pages = m_pages;
    pages.removeAll(QStringLiteral("chains"));
    pages.removeAll(QStringLiteral("compose")); // only some presets have it: the digits of the others stay
    for (int i = 0; i < 9; ++i)
        QCOMPARE(defaultKeys(u"page." % pages.at(i))->sequences().value(0), QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)));
}

void CommandsTest::seesClashes()
{
    CommandRegistry registry;
    const auto command = [](const char *id) {
        Command made;
        made.id = QString::fromLatin1(id);
        made.text = [] { return QStringLiteral("Deed"); };
        made.shortcuts = {QKeySequence(Qt::Key_K)};
        made.run = [] {};
        return made;
    };
    registry.add(command("inspect.keep"));
    registry.add(command("annotate.keep"));
    QCOMPARE(registry.clashes(), QStringList());
    registry.add(command("inspect.other"));
    QCOMPARE(registry.clashes().size(), 1);
}

void CommandsTest::noShortcutIsGivenTwice()
{
    const CommandRegistry &registry = m_program->window().commands();
    QCOMPARE(registry.clashes(), QStringList());
    // The same counted anew, page by page.
    for (const QString &page : std::as_const(m_pages)) {
        QHash<QString, QString> holders;
        for (const Command *command : registry.valid(page)) {
            for (const QKeySequence &sequence : registry.shortcuts(command->id)) {
                const QString key = sequence.toString(QKeySequence::PortableText);
                QVERIFY2(!holders.contains(key),
                         qPrintable(QStringLiteral("%1: %2 and %3 on %4").arg(key, holders.value(key), command->id, page)));
                holders.insert(key, command->id);
            }
        }
        QVERIFY2(holders.size() > 5, qPrintable(page));
    }
}

void CommandsTest::everyCommandHasNameAndDeed()
{
    for (const Command *command : m_program->window().commands().all()) {
        QVERIFY2(command->run, qPrintable(command->id));
        QVERIFY2(command->text && !command->text().trimmed().isEmpty(), qPrintable(command->id));
    }
}

void CommandsTest::guideNamesKeysThatWork_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("key");
    static const QRegularExpression row(QStringLiteral("^\\| `([^`]+)` \\|"), QRegularExpression::MultilineOption);
    int rows = 0;
    for (const QString &page : std::as_const(m_pages)) {
        QFile file(QStringLiteral(":/guide/en/%1.md").arg(page));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(page));
        const QString text = QString::fromUtf8(file.readAll());
        // A table of keys begins with that word.
        const QString head = QStringLiteral("| key |");
        for (qsizetype start = text.indexOf(head); start >= 0; start = text.indexOf(head, start + 1)) {
            auto matches = row.globalMatch(text.mid(start, text.indexOf(QStringLiteral("\n\n"), start) - start));
            while (matches.hasNext()) {
                const QString key = matches.next().captured(1);
                QTest::addRow("%s %s", qPrintable(page), qPrintable(key)) << page << key;
                ++rows;
            }
        }
    }
    QVERIFY(rows >= 50);
}

void CommandsTest::guideNamesKeysThatWork()
{
    QFETCH(QString, page);
    QFETCH(QString, key);
    const QKeySequence wanted = QKeySequence::fromString(key, QKeySequence::PortableText);
    QVERIFY(!wanted.isEmpty());
    QStringList there;
    const CommandRegistry &registry = m_program->window().commands();
    for (const Command *command : registry.valid(page)) {
        for (const QKeySequence &sequence : registry.shortcuts(command->id))
            there << sequence.toString(QKeySequence::PortableText);
    }
    QVERIFY2(there.contains(wanted.toString(QKeySequence::PortableText)),
             qPrintable(QStringLiteral("%1 is none of %2").arg(key, there.join(u' '))));
}

void CommandsTest::cleanupTestCase()
{
    m_program.reset();
}

QTEST_MAIN(CommandsTest)
#include "commandstest.moc"
