// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/habits.h"

#include <QTest>

using namespace yuyi::arch;

namespace {

Source file(const char *path, const char *text)
{
    return makeSource(QString::fromLatin1(path), QString::fromUtf8(text));
}

} // namespace

/// Event loops, left-overs, the form of files.
class HabitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesNestedLoops_data();
    void seesNestedLoops();
    void seesConnectionsByName();
    void seesSleepingTests();
    void seesWaysRoundPictureFile();
    void seesStoreCallsOfPages();
    void seesResultsHandedOnByHand();
    void seesColumnNumbers();
    void seesUnguardedTexts_data();
    void seesUnguardedTexts();
    void seesLeftovers();
    void seesFileStyle_data();
    void seesFileStyle();
    void seesLoopsOverTemporaries();
    void seesOtherClocks();
    void seesOtherJson();
    void seesLongClasses();
    void seesForeignMembers();
    void seesCrowdedFolders();
    void treeHasNoNestedLoops();
    void treeConnectsByPointers();
    void treeHasNoSleepingTests();
    void treeAsksPictureFile();
    void treeAsksServices();
    void treeHandsResultsOn();
    void treeReadsColumnsByName();
    void treeShowsDataAsItIs();
    void treeHasNoLeftovers();
    void treeKeepsFileStyle();
    void treeKeepsWhatItLoopsOver();
    void treeReadsOneClock();
    void treeHasOneJson();
    void treeKeepsClassesShort();
    void treeHasOneClassInOnePairOfFiles();
    void treeHasNoCrowdedFolders();

private:
    QList<Source> m_tree;
};

void HabitsTest::initTestCase()
{
    m_tree = projectSources();
    QVERIFY2(m_tree.size() > 100, "the sources were not found");
}

void HabitsTest::seesNestedLoops_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *text, bool allowed) {
        QTest::addRow("%s: %s", path, text) << QString::fromLatin1(path) << QString::fromUtf8(text) << allowed;
    };
    row("widgets/shell/a.cpp", "dialog.exec();", false);
    row("widgets/shell/a.cpp", "if (dialog->exec() == QDialog::Accepted)", false);
    row("widgets/shell/a.cpp", "QMenu::exec(actions, pos);", false);
    row("widgets/shell/a.cpp", "makeDialog().exec();", false);
    row("widgets/shell/a.cpp", "return exec();", false);
    row("widgets/shell/a.cpp", "dialog->open();", true);
    row("widgets/shell/a.cpp", "drag->exec(Qt::CopyAction);", true);
    row("widgets/shell/a.cpp", "QEventLoop loop;", false);
    row("models/services/a.cpp", "QCoreApplication::processEvents();", false);
    row("widgets/shell/a.cpp", "QMessageBox::warning(this, title, text);", false);
    row("widgets/shell/a.cpp", "QFileDialog::getOpenFileName(this);", false);
    row("app/main.cpp", "return app.exec();", true);
    row("app/main.cpp", "return QApplication::exec();", true);
    row("app/cli/main.cpp", "return application.exec();", true);
    row("db/connection.cpp", "if (!query.exec())", true);
    row("db/connection.cpp", "QEventLoop loop;", false);
    row("widgets/shell/a.cpp", "// dialog.exec();", true);
}

void HabitsTest::seesNestedLoops()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const QList<Finding> findings = nestedLoops({makeSource(path, text)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void HabitsTest::seesConnectionsByName()
{
    const auto findings = [](const char *text) {
        return connectionsByName({makeSource(QStringLiteral("widgets/inspect/a.cpp"), QString::fromUtf8(text))}).size();
    };
    QCOMPARE(findings("connect(button, &QPushButton::clicked, this, &Page::keep);"), 0);
    QCOMPARE(findings("connect(button, SIGNAL(clicked()), this, SLOT(keep()));"), 2);
}

void HabitsTest::seesSleepingTests()
{
    const QString text = QStringLiteral("void f()\n{\n    QTest::qWait(100);\n    QThread::msleep(5);\n}\n");
    QCOMPARE(sleepingTests({makeSource(QStringLiteral("tests/gui/a.cpp"), text)}).size(), 2);
    QVERIFY(sleepingTests({makeSource(QStringLiteral("tests/bench/a.cpp"), text)}).isEmpty());
    QVERIFY(sleepingTests({makeSource(QStringLiteral("tests/gui/a.cpp"), QStringLiteral("QTRY_COMPARE(a, b);"))}).isEmpty());
}

void HabitsTest::seesWaysRoundPictureFile()
{
    const QString text = QStringLiteral("auto p = imaging::decode(imageFilePath(folder, sha, format));\n");
    QCOMPARE(pictureWays({makeSource(QStringLiteral("models/services/a.cpp"), text)}).size(), 1);
    QVERIFY(pictureWays({makeSource(QStringLiteral("models/items/pictureloader.cpp"), text)}).isEmpty());
    QVERIFY(pictureWays({makeSource(QStringLiteral("models/services/a.cpp"),
                                    QStringLiteral("pictureFile(folder, sha, format);"))})
                .isEmpty());
}

void HabitsTest::seesStoreCallsOfPages()
{
    const QString text = QStringLiteral("project.read([id](Stores &stores) { return stores.images().image(id); });\n");
    QCOMPARE(storeCallsOfPages({makeSource(QStringLiteral("widgets/collect/a.cpp"), text)}).size(), 1);
    QVERIFY(storeCallsOfPages({makeSource(QStringLiteral("models/services/a.cpp"), text)}).isEmpty());
    QVERIFY(
        storeCallsOfPages(
            {makeSource(
                QStringLiteral("widgets/collect/a.cpp"),
                QStringLiteral(
                    "project.read([id](Stores &stores) { return ImageService(stores).image(id); });"))})
            .isEmpty());
}

void HabitsTest::seesResultsHandedOnByHand()
{
    const auto count = [](const char *path, const char *text) {
        return handedOnByHand({makeSource(QString::fromLatin1(path), QString::fromUtf8(text))}).size();
    };
    QCOMPARE(count("models/a.cpp", "const auto info = store.info();\nif (!info)\n    return passOn(info);\n"), 1);
    QCOMPARE(count("app/cli/a.cpp", "auto info = store.info(a,\n    b);\nif (!info)\n    return info;\n"), 1);
    QCOMPARE(count("db/a.cpp", "{\n    if (const auto done = f(); !done)\n        return passOn(done);\n}\n"), 1);
    QCOMPARE(count("db/a.cpp", "{\n    if (const auto done = f(); !done)\n        return {};\n}\n"), 0);
    QCOMPARE(count("models/a.cpp", "const auto info = store.info();\nif (!info || info->isEmpty())\n    return passOn(info);\n"), 0);
    QCOMPARE(count("models/a.cpp", "YUYI_TRY(const auto info, store.info());\nYUYI_CHECK(f());\n"), 0);
    QCOMPARE(count("widgets/a.cpp", "YUYI_CHECK(f());\n"), 1);
}

void HabitsTest::seesColumnNumbers()
{
    const auto count = [](const char *path, const char *text) {
        return columnNumbers({makeSource(QString::fromLatin1(path), QString::fromUtf8(text))}).size();
    };
    QCOMPARE(count("db/a.cpp", "const QString name = row.text(1);\n"), 1);
    QCOMPARE(count("db/a.cpp", "list.append(row.id<ImageId>(0));\n"), 1);
    QCOMPARE(count("db/a.cpp", "state = row.code(2, State::Open);\n"), 1);
    QCOMPARE(count("db/a.cpp", "number = row.small(from + 2);\n"), 1);
    QCOMPARE(count("db/a.cpp", "number = query.value(3).toInt();\n"), 1);
    QCOMPARE(count("db/a.cpp", "const auto [image, name] = row.as<ImageId, QString>();\n"), 0);
    QCOMPARE(count("db/a.cpp", "const QVariant value = row.value(column);\n"), 0);
    QCOMPARE(count("models/a.cpp", "row.text(1);\n"), 0);
}

void HabitsTest::seesUnguardedTexts_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *text, bool allowed) {
        QTest::addRow("%s: %s", path, text) << QString::fromLatin1(path) << QString::fromUtf8(text) << allowed;
    };
    row("widgets/runs/a.cpp", "m_title = new QLabel(head);", false);
    row("widgets/runs/a.cpp", "A::A() : m_title(new QLabel) {}", false);
    row("widgets/runs/a.cpp", "const auto label = std::make_unique<QLabel>();", false);
    row("widgets/runs/a.cpp", "QLabel label(name);", false);
    row("widgets/runs/a.cpp", "label->setTextFormat(Qt::AutoText);", false);
    row("widgets/runs/a.cpp", "m_title = plainLabel(head);", true);
    row("widgets/runs/a.cpp", "QLabel *label = plainLabel(head);", true);
    row("widgets/runs/a.h", "class A final : public QLabel {};", false);
    row("widgets/controls/labels/plainlabel.cpp", "auto *label = new QLabel(parent);", true);
    row("widgets/charts/a.cpp", "QToolTip::showText(place, text, this);", false);
    row("widgets/charts/a.cpp", "QToolTip::hideText();", true);
    row("widgets/charts/a.cpp", "showPlainTip(place, text, this);", true);
    row("widgets/charts/a.cpp", "view->setToolTip(QStringLiteral(\"<b>%1</b>\").arg(name));", false);
    row("widgets/charts/a.cpp", "view->setToolTip(name.toHtmlEscaped());", false);
    row("widgets/charts/a.cpp", "view->setToolTip(name);", true);
    row("app/a.cpp", "auto *box = new QMessageBox(parent);", false);
    row("app/dialogprompts.cpp", "auto *box = new QMessageBox(parent);", true);
    row("tests/gui/a.cpp", "QLabel label(name);", true);
}

void HabitsTest::seesUnguardedTexts()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const QList<Finding> findings = unguardedTexts({makeSource(path, text)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
    const Source derived = makeSource(QStringLiteral("widgets/runs/a.h"), QStringLiteral("class A final : public QLabel {};"));
    const Source plain = makeSource(QStringLiteral("widgets/runs/a.cpp"), QStringLiteral("A::A() { setTextFormat(Qt::PlainText); }"));
    QVERIFY(unguardedTexts({derived, plain}).isEmpty());
}

void HabitsTest::seesLeftovers()
{
    const auto count = [](const char *text) {
        return leftovers({makeSource(QStringLiteral("db/a.cpp"), QString::fromUtf8(text))}).size();
    };
    QCOMPARE(count("// TODO: the rest\n"), 1);
    QCOMPARE(count("qDebug() << x;\n"), 1);
    QCOMPARE(count("#include <QDebug>\n"), 1);
    QCOMPARE(count("// What is to do is done here.\nqCWarning(log) << x;\n"), 0);
}

void HabitsTest::seesFileStyle_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *text, bool allowed) {
        QTest::addRow("%s: %s", path, text) << QString::fromLatin1(path) << QString::fromUtf8(text) << allowed;
    };
    row("db/a.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("db/a.cpp", "\n// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("db/a.cpp", "// SPDX-License-Identifier: MIT\n", false);
    row("db/a.h", "// SPDX-License-Identifier: GPL-3.0-or-later\n#pragma once\n", true);
    row("db/a.h", "// SPDX-License-Identifier: GPL-3.0-or-later\n#ifndef A_H\n", false);
    row("db/sqlStore.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("db/sql_store.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("db/store_posix.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("models/platform/files_posix.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("models/platform/files_windows.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("models/platform/files_macos.cpp", "// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("packaging/a.sh", "#!/bin/bash\n# SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("packaging/a.py", "#!/usr/bin/python3\nimport sys\n", false);
    row("packaging/a.py", "# SPDX-License-Identifier: CC0-1.0\n", false);
    row("resources/lmms-eval/a.py", "# SPDX-License-Identifier: CC0-1.0\n", true);
}

void HabitsTest::seesFileStyle()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const QList<Finding> findings = fileStyle({makeSource(path, text)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void HabitsTest::seesLoopsOverTemporaries()
{
    QCOMPARE(loopsOverTemporaries({file("tests/a.cpp", "for (const Reply &reply : *store().replies(run, 12))\n")}).size(), 1);
    QCOMPARE(loopsOverTemporaries({file("models/a.cpp", "for (const auto &[a, b] : *pairs()) {\n")}).size(), 1);
    QVERIFY(loopsOverTemporaries({file("tests/a.cpp", "for (const Reply &reply : *replies)\n    read(reply);\n")}).isEmpty());
    QVERIFY(loopsOverTemporaries({file("tests/a.cpp", "for (int i = 0; i < *count(); ++i)\n")}).isEmpty());
}

void HabitsTest::seesOtherClocks()
{
    QCOMPARE(otherClocks({file("models/services/a.cpp", "auto now = QDateTime::currentDateTimeUtc();\n")}).size(), 1);
    QCOMPARE(otherClocks({file("widgets/a.cpp", "auto day = QDate::currentDate();\n")}).size(), 1);
    QVERIFY(otherClocks({file("widgets/a.cpp", "auto now = currentTime();\n")}).isEmpty());
    QVERIFY(otherClocks({file("tests/a.cpp", "auto now = QDateTime::currentDateTime();\n")}).isEmpty());
}

void HabitsTest::seesOtherJson()
{
    QCOMPARE(otherJson({file("models/domain/a.cpp", "#include <QJsonObject>\n")}).size(), 1);
    QCOMPARE(otherJson({file("widgets/a.h", "void show(const QJsonArray &list);\n")}).size(), 1);
    QVERIFY(otherJson({file("db/a.cpp", "return text(storedText(value));   // not QJsonDocument\n")}).isEmpty());
    QVERIFY(otherJson({file("tests/a.cpp", "QJsonDocument::fromJson(output);\n")}).isEmpty());
}

void HabitsTest::seesLongClasses()
{
    const Source shortFile = makeSource(QStringLiteral("db/a.cpp"), QString(600, u'\n'));
    const Source longFile = makeSource(QStringLiteral("db/b.cpp"), QString(601, u'\n'));
    const Source header = makeSource(QStringLiteral("db/a.h"), QString(1, u'\n'));
    const Source reason = makeSource(QStringLiteral("ARCHITECTURE.md"),
                                     QStringLiteral("- `db/b.cpp`: one table of codes, easier to read in one piece.\n"));
    const Source noReason = makeSource(QStringLiteral("ARCHITECTURE.md"), QStringLiteral("- `db/b.cpp`\n"));
    QVERIFY(longClasses({shortFile}).isEmpty());
    QCOMPARE(longClasses({longFile}).size(), 1);
    QCOMPARE(longClasses({shortFile, header}).size(), 1); // together they are one class
    QVERIFY(longClasses({longFile, reason}).isEmpty());
    QCOMPARE(longClasses({longFile, noReason}).size(), 1);
}

void HabitsTest::seesForeignMembers()
{
    const Source header = file("widgets/text/textpage.h", "class TextPage;\n");
    const Source own = file("widgets/text/textpage.cpp", "");
    const Source foreign = file("widgets/text/textviews.cpp", "void TextPage::show() {}\n");
    QVERIFY(foreignMembers({header, own}).isEmpty());
    QCOMPARE(foreignMembers({header, own, foreign}).size(), 1);
    QCOMPARE(foreignMembers({own}).size(), 1);
    QVERIFY(foreignMembers({file("app/main.cpp", ""), file("app/cli/runcommands.cpp", ""), file("tests/a/b.cpp", "")}).isEmpty());
    QCOMPARE(foreignMembers({file("app/cli/parser.cpp", "")}).size(), 1);
}

void HabitsTest::seesCrowdedFolders()
{
    QList<Source> sources;
    for (int i = 0; i < 50; ++i)
        sources << makeSource(QStringLiteral("widgets/shell/a%1.%2").arg(i / 2).arg(i % 2 == 0 ? u"h" : u"cpp"), {});
    sources << file("widgets/shell/CMakeLists.txt", "") << file("widgets/shell/help/b.cpp", "") << file("widgets/b.cpp", "");
    QVERIFY(crowdedFolders(sources).isEmpty());
    sources << file("widgets/shell/b.cpp", "");
    const QList<Finding> findings = crowdedFolders(sources);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first().path, QStringLiteral("widgets/shell"));
    QVERIFY(findings.first().what.contains(QLatin1String("51")));
}

void HabitsTest::treeHasNoNestedLoops()
{
    const QList<Finding> findings = nestedLoops(m_tree);
    QVERIFY(holds(findings));
}

void HabitsTest::treeConnectsByPointers()
{
    const QList<Finding> findings = connectionsByName(m_tree);
    QVERIFY(holds(findings));
}

void HabitsTest::treeHasNoSleepingTests()
{
    const QList<Finding> findings = sleepingTests(m_tree);
    QVERIFY(holds(findings));
}

void HabitsTest::treeAsksPictureFile()
{
    QVERIFY(holds(pictureWays(m_tree)));
}

void HabitsTest::treeAsksServices()
{
    QVERIFY(holds(storeCallsOfPages(m_tree)));
}

void HabitsTest::treeHandsResultsOn()
{
    QVERIFY(holds(handedOnByHand(m_tree)));
}

void HabitsTest::treeReadsColumnsByName()
{
    QVERIFY(holds(columnNumbers(m_tree)));
}

void HabitsTest::treeShowsDataAsItIs()
{
    QVERIFY(holds(unguardedTexts(m_tree)));
}

void HabitsTest::treeHasNoLeftovers()
{
    const QList<Finding> findings = leftovers(m_tree);
    QVERIFY(holds(findings));
}

void HabitsTest::treeKeepsFileStyle()
{
    const QList<Finding> findings = fileStyle(m_tree);
    QVERIFY(holds(findings));
}

void HabitsTest::treeKeepsWhatItLoopsOver()
{
    QVERIFY(holds(loopsOverTemporaries(m_tree)));
}

void HabitsTest::treeReadsOneClock()
{
    QVERIFY(holds(otherClocks(m_tree)));
}

void HabitsTest::treeHasOneJson()
{
    QVERIFY(holds(otherJson(m_tree)));
}

void HabitsTest::treeKeepsClassesShort()
{
    QVERIFY(holds(longClasses(m_tree)));
}

void HabitsTest::treeHasOneClassInOnePairOfFiles()
{
    QVERIFY(holds(foreignMembers(m_tree)));
}

void HabitsTest::treeHasNoCrowdedFolders()
{
    QVERIFY(holds(crowdedFolders(m_tree)));
}

QTEST_GUILESS_MAIN(HabitsTest)
#include "habitstest.moc"
