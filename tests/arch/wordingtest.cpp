// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/wording.h"

#include <QTest>

using namespace yuyi::arch;

/// Text for people, SQL and labels: what may be written where.
class WordingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void seesGlue_data();
    void seesGlue();
    void seesNumbersWithoutSingular_data();
    void seesNumbersWithoutSingular();
    void seesUntranslated_data();
    void seesUntranslated();
    void seesSql_data();
    void seesSql();
    void seesLabels_data();
    void seesLabels();
    void readsLabelsOfPresets();
    void treeHasNoGlue();
    void treeHasSingulars();
    void treeIsTranslatable();
    void treeKeepsSqlInDb();
    void treeNamesNoLabels();
    void seesRetiredWords();
    void treeUsesNoRetiredWords();

private:
    QList<Source> m_tree;
};

namespace {

Source page(const QString &statement)
{
    return makeSource(QStringLiteral("widgets/collect/collectpage.cpp"),
                      QStringLiteral("void f()\n{\n    %1\n}\n").arg(statement));
}

} // namespace

void WordingTest::initTestCase()
{
    m_tree = projectSources();
    QVERIFY2(m_tree.size() > 100, "the sources were not found");
}

void WordingTest::seesGlue_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *statement, bool allowed) {
        QTest::addRow("%s", statement) << QString::fromUtf8(statement) << allowed;
    };
    row("label->setText(tr(\"%1 pictures\").arg(count));", true);
    row("label->setText(tr(\"Pictures: \") + number);", false);
    row("label->setText(tr(\"Pictures:\") + number);", false);
    row("label->setText(number + tr(\"pictures\"));", false);
    row("label->setText(number % tr(\"pictures\"));", false);
    row("label->setText(tr(\"%1 pictures\").arg(count) % rest);", false);
    row("label->setText(tr(\"%1 (%2)\").arg(f(a + b)).arg(c)\n        + rest);", false);
    row("text += tr(\"And so on.\");", false);
    row("text = Page::tr(\"One\") % x;", false);
    row("text = QCoreApplication::translate(\"Page\", \"One\") % x;", false);
    row("text = QCoreApplication::translate(\"Page\", \"One\");", true);
    row("text = tr(\"One.\") % QLatin1Char('\\n') % tr(\"Two.\");", true);
    row("text = tr(\"One.\") + u'\\n';", true);
    row("text = tr(\"One.\") % QStringLiteral(\"\\n\\n\") % tr(\"Two.\");", true);
    row("text = name.leftJustified(26) % tr(\"What it does.\");", true);
    row("text = tr(\"One\") % QStringLiteral(\": \") % x;", false);
    row("text = x % QStringLiteral(\": \") % tr(\"one\");", false);
    row("text = tr(\"One\") % QLatin1Char(' ') % x;", false);
    row("lines << tr(\"And so on.\");", true);
    row("label->setText(tr(\"Choose pictures \"));", false);
    row("box->setSuffix(tr(\" px\"));", true);
    row("label->setText(tr(\" of\"));", false);
    row("return tr(\"  %1: %2 images\");", true);
    row("return names.join(tr(\", \"));", true);
    row("painter.translate(a + b, c);", true);
    row("const QString s = str(x) + attr(y);", true);
    row("f(tr(\"One\"), a + b);", true);
    row("// x + tr(\"One\")", true);
    row("const char *s = \"x + tr(y)\";", true);
    row("label->setText(tr(\"a ) + b\"));", true);
}

void WordingTest::seesGlue()
{
    QFETCH(QString, statement);
    QFETCH(bool, allowed);
    const QList<Finding> findings = gluedTranslations({page(statement)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
    if (!allowed)
        QCOMPARE(findings[0].line, 3);
}

void WordingTest::seesNumbersWithoutSingular_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *statement, bool allowed) {
        QTest::addRow("%s", statement) << QString::fromUtf8(statement) << allowed;
    };
    row("label->setText(tr(\"%1 images\").arg(count));", false);
    row("label->setText(tr(\"Added: %1 · %L2 questions\").arg(a, b));", false);
    row("label->setText(tr(\"%n image(s)\", nullptr, count));", true);
    row("label->setText(tr(\"%1 of %2 images\").arg(a, b));", true);
    row("label->setText(tr(\"At most %1 participants.\").arg(limit));", true);
    row("label->setText(tr(\"Images: %1\").arg(count));", true);
    row("log(\"%1 images\");", true);
}

void WordingTest::seesNumbersWithoutSingular()
{
    QFETCH(QString, statement);
    QFETCH(bool, allowed);
    const QList<Finding> findings = numbersWithoutSingular({page(statement)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void WordingTest::seesUntranslated_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *statement, bool allowed) {
        QTest::addRow("%s", statement) << QString::fromUtf8(statement) << allowed;
    };
    row("label->setText(tr(\"Pictures\"));", true);
    row("label->setText(QStringLiteral(\"Pictures\"));", false);
    row("label->setText(u\"图片\"_qs);", false);
    row("button->setToolTip(\n        QStringLiteral(\"Undo the decision\"));", false);
    row("label->setText(QStringLiteral(\"%1 × %2\").arg(w).arg(h));", true);
    row("label->setText(u\"…\"_qs);", true);
    row("menu->setTitle(u\"语言 / Language\"_qs);", true);
    row("label->setObjectName(u\"pageTitle\"_qs);", true);
}

void WordingTest::seesUntranslated()
{
    QFETCH(QString, statement);
    QFETCH(bool, allowed);
    const QList<Finding> findings = untranslatedTexts({page(statement)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void WordingTest::seesSql_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *text, bool allowed) {
        QTest::addRow("%s: %s", path, text) << QString::fromLatin1(path) << QString::fromUtf8(text) << allowed;
    };
    row("models/services/people.cpp", "u\"SELECT id, name FROM person\"_qs;", false);
    row("models/services/people.cpp", "\"SELECT id \"\n    \"FROM person\";", false);
    row("models/services/people.cpp", "\"select id from person\";", false);
    row("models/services/people.cpp", "R\"(\n  INSERT INTO person VALUES (1))\";", false);
    row("models/services/people.cpp", "\"UPDATE person SET name = ?\";", false);
    row("models/services/people.cpp", "\"PRAGMA user_version\";", false);
    row("app/main.cpp", "\"CREATE UNIQUE INDEX a ON b(c)\";", false);
    row("widgets/collect/page.cpp", "tr(\"Select pictures from a folder\");", true);
    row("widgets/collect/page.cpp", "tr(\"Update the set of pictures\");", true);
    row("widgets/collect/page.cpp", "\"select\";", true);
    row("models/services/people.cpp", "// SELECT id FROM person", true);
    row("db/sqlpersonstore.cpp", "\"SELECT id, name FROM person\";", true);
    row("tests/db/storetest.cpp", "\"SELECT id, name FROM person\";", true);
    row("resources/demo/fill.sql", "SELECT 1;", false);
    row("db/migrations/0001.sql", "SELECT 1;", true);
}

void WordingTest::seesSql()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const QList<Finding> findings = strayedSql({makeSource(path, text)});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void WordingTest::seesLabels_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *text, bool allowed) {
        QTest::addRow("%s: %s", path, text) << QString::fromLatin1(path) << QString::fromUtf8(text) << allowed;
    };
    row("models/services/labels.cpp", "if (code == u\"metaphor\"_qs)", false);
    row("models/services/labels.cpp", "if (title == u\"生活\"_qs)", false);
    row("models/services/labels.cpp", "return u\"关于生活的图片\"_qs;", false);
    row("models/linting/wording.cpp", "return u\"关于生活的图片\"_qs;", true);
    row("models/linting/wording.cpp", "return u\"生活\"_qs;", false);
    row("models/services/labels.cpp", "tr(\"A metaphor says one thing and means another.\")", true);
    row("models/services/labels.cpp", "// metaphor", true);
    row("widgets/collect/page.cpp", "chip->setObjectName(QStringLiteral(\"metaphor\"));", true);
    row("widgets/collect/page.cpp", "chip->setValue(QStringLiteral(\"metaphor\"));", false);
    row("tests/models/domain/preset/presettest.cpp", "u\"metaphor\"_qs", true);
    row("resources/presets/cii-bench.json", "\"metaphor\"", true);
    // A table may have the name of a label, in the database's code alone.
    row("db/stores/tones.cpp", "columns(\"tone\")", true);
    row("db/stores/tones.cpp", "columns(\"metaphor\")", false);
    row("models/services/tones.cpp", "code == u\"tone\"", false);
}

void WordingTest::seesLabels()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const Source table = makeSource(QStringLiteral("db/migrations/0001.sql"), QStringLiteral("CREATE TABLE tone (id TEXT);"));
    const QList<Finding> findings = labelsInCode({table, makeSource(path, text)},
                                                 {QStringLiteral("metaphor"), QStringLiteral("生活"), QStringLiteral("tone")});
    QVERIFY2(findings.isEmpty() == allowed, qPrintable(describe(findings)));
}

void WordingTest::readsLabelsOfPresets()
{
    const Source preset = makeSource(
        QStringLiteral("resources/presets/x.json"),
        QStringLiteral(
            "{\"dimensions\": [{\"code\": \"d\", \"values\": [{\"code\": \"life\", \"title\": {\"zh\": \"生活\"}}]}, "
            "{\"code\": \"level\", \"values\": [{\"code\": \"3\"}]}], \"chains\": {\"levelLabel\": \"level\"}}"));
    QString problem;
    QStringList labels = presetLabels({preset}, &problem);
    labels.sort();
    QCOMPARE(labels, (QStringList{QStringLiteral("life"), QStringLiteral("生活")}));
    QVERIFY(problem.isEmpty());
    presetLabels({makeSource(QStringLiteral("resources/presets/x.json"), QStringLiteral("{"))}, &problem);
    QVERIFY(!problem.isEmpty());
}

void WordingTest::treeHasNoGlue()
{
    const QList<Finding> findings = gluedTranslations(m_tree);
    QVERIFY(holds(findings));
}

void WordingTest::treeHasSingulars()
{
    const QList<Finding> findings = numbersWithoutSingular(m_tree);
    QVERIFY2(findings.isEmpty(), qPrintable(describe(findings)));
}

void WordingTest::treeIsTranslatable()
{
    const QList<Finding> findings = untranslatedTexts(m_tree);
    QVERIFY(holds(findings));
}

void WordingTest::treeKeepsSqlInDb()
{
    const QList<Finding> findings = strayedSql(m_tree);
    QVERIFY(holds(findings));
}

void WordingTest::treeNamesNoLabels()
{
    QString problem;
    const QStringList labels = presetLabels(m_tree, &problem);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QVERIFY2(labels.size() >= 20, "the presets were not read");
    const QList<Finding> findings = labelsInCode(m_tree, labels);
    QVERIFY(holds(findings));
}

void WordingTest::seesRetiredWords()
{
    QVERIFY(retiredWords({page(QStringLiteral("label->setText(tr(\"Submitted again\"));"))}).isEmpty());
    QVERIFY(retiredWords({page(QStringLiteral("label->setText(u\"anew\"_qs);"))}).isEmpty());
    QCOMPARE(retiredWords({page(QStringLiteral("label->setText(tr(\"Load Anew\"));"))}).size(), 1);
    const QString line = QStringLiteral("<translation>%1</translation>");
    const QString path = QStringLiteral("i18n/yuyi_zh_CN.ts");
    QVERIFY(retiredWords({makeSource(path, line.arg(QStringLiteral("标注员")))}).isEmpty());
    QCOMPARE(retiredWords({makeSource(path, line.arg(QStringLiteral("标注者")))}).size(), 1);
    const QString guide = QStringLiteral("docs/guide/%1/people.md");
    QCOMPARE(retiredWords({makeSource(guide.arg(QStringLiteral("en")), QStringLiteral("Load it anew, `refill` too."))}).size(), 1);
    QCOMPARE(retiredWords({makeSource(guide.arg(QStringLiteral("zh_CN")), QStringLiteral("所有标注者"))}).size(), 1);
}

void WordingTest::treeUsesNoRetiredWords()
{
    QVERIFY(holds(retiredWords(m_tree)));
}

QTEST_GUILESS_MAIN(WordingTest)
#include "wordingtest.moc"
