// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/includes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi::arch;

namespace {

Source file(const char *path, const char *text)
{
    return makeSource(QString::fromLatin1(path), QString::fromUtf8(text));
}

void write(const QString &path, const char *text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

/// Every file includes what it uses, so that it compiles alone.
class IncludesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesOwnHeaderLater();
    void seesMissingTypes_data();
    void seesMissingTypes();
    void leavesOutNamesOfSeveralPlaces();
    void seesMissingQtClasses_data();
    void seesMissingQtClasses();
    void treeIncludesOwnHeadersFirst();
    void treeIncludesItsTypes();
    void treeIncludesItsQtClasses();

private:
    QList<Source> m_tree;
};

void IncludesTest::initTestCase()
{
    m_tree = projectSources();
    QVERIFY2(m_tree.size() > 100, "the sources were not found");
}

void IncludesTest::seesOwnHeaderLater()
{
    const Source header = file("db/a.h", "#pragma once\n");
    QCOMPARE(ownHeaderLater({header, file("db/a.cpp", "#include \"db/b.h\"\n#include \"db/a.h\"\n")}).size(), 1);
    QCOMPARE(ownHeaderLater({header, file("db/a.cpp", "#include <QString>\n\n#include \"db/a.h\"\n")}).size(), 1);
    QVERIFY(ownHeaderLater({header, file("db/a.cpp", "#include \"db/a.h\"\n#include \"db/b.h\"\n")}).isEmpty());
    QVERIFY(ownHeaderLater({file("app/main.cpp", "#include \"db/b.h\"\n")}).isEmpty());
}

void IncludesTest::seesMissingTypes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *text, bool allowed) { QTest::addRow("%s", text) << QString::fromUtf8(text) << allowed; };
    row("struct Live {\n    Figures figures;\n};\n", false);
    row("#include \"models/figures.h\"\nstruct Live {\n    Figures figures;\n};\n", true);
    row("#include \"models/report.h\"\nstruct Live {\n    Figures figures;\n};\n", true); // through another header
    row("struct Figures;\nvoid show(const Figures &figures);\n", true);
    row("void show(const struct Figures &figures);\n", true);
    row("// Figures\nint Figures();\n", true);
    row("int a = Kind::Figures;\nenum class Kind { Figures };\n", true);
}

void IncludesTest::seesMissingTypes()
{
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const QList<Finding> findings = missingTypes({file("models/figures.h", "struct Figures {\n    int n;\n};\n"),
                                                  file("models/report.h", "#include \"models/figures.h\"\n"),
                                                  makeSource(QStringLiteral("models/live.h"), text)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void IncludesTest::leavesOutNamesOfSeveralPlaces()
{
    const Source one = file("models/place.h", "class Place\n{\n};\n");
    const Source user = file("widgets/a.h", "Place here;\n");
    QCOMPARE(missingTypes({one, user}).size(), 1);
    QVERIFY(missingTypes({one, user, file("db/place.h", "struct Place {\n};\n")}).isEmpty());
    QVERIFY(missingTypes({one, user, file("widgets/b.h", "class B\n{\n    enum class Place { Here };\n};\n")}).isEmpty());
    QVERIFY(missingTypes({one, user, file("widgets/b.h", "using Place = int;\n")}).isEmpty());
    QVERIFY(missingTypes({one, user, file("widgets/b.h", "enum { Place, Name };\n")}).isEmpty());
}

void IncludesTest::seesMissingQtClasses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *text, bool allowed) { QTest::addRow("%s", text) << QString::fromUtf8(text) << allowed; };
    row("#include <QThing>\nvoid f() { QEvent::Type type; }\n", false);
    row("#include <QThing>\n#include <QEvent>\nvoid f() { QEvent::Type type; }\n", true);
    row("#include <QFrame>\nvoid f() { QEvent::Type type; }\n", true); // its header reaches it
    row("#include <QThing>\nvoid f(QEvent *event);\n", true);          // declared there
    row("#include <QThing>\nvoid f(QEvent event);\nQEvent one;\n", false);
    row("class QEvent;\nvoid f(QEvent *event);\n", true);
    row("void f(QEvent *event);\n", false);
    row("class QEvent;\nvoid f() { g(new QEvent); }\n", false);
    row("#include \"widgets/b.h\"\nvoid f() { g(new QEvent); }\n", true);
    row("void f(QUnknown *event);\n", true);
    row("// QEvent\nconst char *name = \"QEvent\";\n", true);
}

void IncludesTest::seesMissingQtClasses()
{
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("QtCore")) && QDir(folder.path()).mkpath(QStringLiteral("QtWidgets")));
    write(folder.filePath(QStringLiteral("QtCore/QEvent")), "#include \"qevent.h\"\n");
    write(folder.filePath(QStringLiteral("QtCore/qevent.h")), "class QEvent {};\n");
    write(folder.filePath(QStringLiteral("QtWidgets/QThing")), "#include \"qthing.h\"\n");
    write(folder.filePath(QStringLiteral("QtWidgets/qthing.h")),
          "class QEvent;\n#ifdef QT_INCLUDE_COMPAT\n#include <QtCore/qevent.h>\n#endif\n");
    write(folder.filePath(QStringLiteral("QtWidgets/QFrame")), "#include \"qframe.h\"\n");
    write(folder.filePath(QStringLiteral("QtWidgets/qframe.h")), "#include <QtCore/qevent.h>\n");
    const QList<Finding> findings = missingQtClasses({file("widgets/b.h", "#include <QFrame>\n"),
                                                      makeSource(QStringLiteral("widgets/a.cpp"), text)},
                                                     folder.path());
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void IncludesTest::treeIncludesOwnHeadersFirst()
{
    QVERIFY(holds(ownHeaderLater(m_tree)));
}

void IncludesTest::treeIncludesItsTypes()
{
    QVERIFY(holds(missingTypes(m_tree)));
}

void IncludesTest::treeIncludesItsQtClasses()
{
    QVERIFY(holds(missingQtClasses(m_tree, QStringLiteral(YUYI_QT_HEADERS))));
}

QTEST_GUILESS_MAIN(IncludesTest)
#include "includestest.moc"
