// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/resources.h"

#include <QTest>

using namespace yuyi::arch;

/// Everything that is compiled in is used, and everything that is used is there.
class ResourcesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesUnused_data();
    void seesUnused();
    void seesUnlinkedPages();
    void seesMissing();
    void seesStrays();
    void seesUnnamedPictures();
    void treeUsesItsResources();
    void treeNamesItsPictures();

private:
    QList<Source> m_tree;
};

namespace {

Source file(const char *path, const QString &text = {})
{
    return makeSource(QString::fromLatin1(path), text);
}

Source icons()
{
    return file("resources/icons/icons.qrc", QStringLiteral(
                                                 "<RCC><qresource prefix=\"/icons\"><file>keep.svg</file></qresource></RCC>"));
}

} // namespace

void ResourcesTest::initTestCase()
{
    m_tree = projectSources();
    QVERIFY2(m_tree.size() > 100, "the sources were not found");
}

void ResourcesTest::seesUnused_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("used");
    QTest::addRow("whole path") << QStringLiteral("f(u\":/icons/keep.svg\"_qs);") << true;
    QTest::addRow("name") << QStringLiteral("button->setIcon(theme.icon(u\"keep\"_qs));") << true;
    QTest::addRow("listed folder") << QStringLiteral("f(u\":/icons\"_qs);") << true;
    QTest::addRow("part of the name put in") << QStringLiteral("f(u\"image: url(:/icons/kee{mode}.svg);\"_qs);") << true;
    QTest::addRow("part of another put in") << QStringLiteral("f(u\":/icons/keep-%1.svg\"_qs);") << false;
    QTest::addRow("another") << QStringLiteral("f(u\":/icons/%1.svg\"_qs, u\"discard\"_qs);") << false;
    QTest::addRow("the word for another thing") << QStringLiteral("f(u\":/icons/%1.svg\"_qs);\nrun(u\"keep\"_qs);") << false;
    QTest::addRow("part of a word") << QStringLiteral("f(u\"keeper\"_qs);") << false;
    QTest::addRow("comment") << QStringLiteral("// \"keep\"") << false;
}

void ResourcesTest::seesUnused()
{
    QFETCH(QString, code);
    QFETCH(bool, used);
    const QList<Finding> findings = unusedResources(
        {icons(), file("resources/icons/keep.svg"), file("widgets/inspect/a.cpp", code)});
    QVERIFY2(findings.isEmpty() == used, qPrintable(describe(findings)));
    // A test is no use of a resource.
    QCOMPARE(unusedResources({icons(), file("resources/icons/keep.svg"), file("tests/a.cpp", code)}).size(), 1);
}

void ResourcesTest::seesUnlinkedPages()
{
    const Source guide = file(
        "docs/guide.qrc",
        QStringLiteral(
            "<RCC><qresource prefix=\"/guide\"><file alias=\"index.md\">g/index.md</file><file alias=\"a.md\">g/a.md</file>"
            "<file alias=\"b.md\">g/b.md</file></qresource></RCC>"));
    const Source code = file("widgets/a.cpp", QStringLiteral("show(\"index\");"));
    const Source first = file("docs/g/index.md", QStringLiteral("[A](a.md)"));
    const Source last = file("docs/g/b.md");
    QVERIFY(unusedResources({guide, code, first, file("docs/g/a.md", QStringLiteral("[B](b.md)")), last}).isEmpty());
    const QList<Finding> findings = unusedResources({guide, code, first, file("docs/g/a.md"), last});
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0].path, QStringLiteral("docs/g/b.md"));
}

void ResourcesTest::seesMissing()
{
    const QList<Finding> findings = unusedResources({icons(), file("widgets/a.cpp", QStringLiteral("icon(\"keep\");"))});
    QCOMPARE(findings.size(), 1);
    QVERIFY(findings[0].what.contains(QStringLiteral("resources/icons/keep.svg")));
    const Source outside = file(
        "app/app.qrc",
        QStringLiteral(
            "<RCC><qresource prefix=\"/\"><file alias=\"x.svg\">../resources/icons/keep.svg</file></qresource></RCC>"));
    QVERIFY(unusedResources({outside, file("resources/icons/keep.svg"),
                             file("app/a.cpp", QStringLiteral("f(\":/x.svg\");"))})
                .isEmpty());
}

void ResourcesTest::seesStrays()
{
    QVERIFY(strayResources({icons(), file("resources/icons/keep.svg")}).isEmpty());
    const QList<Finding> findings = strayResources({icons(), file("resources/icons/keep.svg"), file("resources/icons/old.svg")});
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0].path, QStringLiteral("resources/icons/old.svg"));
}

void ResourcesTest::seesUnnamedPictures()
{
    const Source named = file("resources/demo/demo.json", QStringLiteral("[{\"file\": \"lamp.svg\"}]"));
    QVERIFY(demoPictures({named, file("resources/demo/svg/lamp.svg")}).isEmpty());
    QCOMPARE(demoPictures({named, file("resources/demo/svg/lamp.svg"), file("resources/demo/svg/old.svg")}).size(), 1);
    QCOMPARE(demoPictures({named}).size(), 1);
}

void ResourcesTest::treeUsesItsResources()
{
    const QList<Finding> findings = unusedResources(m_tree) + strayResources(m_tree);
    QVERIFY(holds(findings));
}

void ResourcesTest::treeNamesItsPictures()
{
    const QList<Finding> findings = demoPictures(m_tree);
    QVERIFY(holds(findings));
}

QTEST_GUILESS_MAIN(ResourcesTest)
#include "resourcestest.moc"
