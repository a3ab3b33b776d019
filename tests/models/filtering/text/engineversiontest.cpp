// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/engineversion.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/text/textengine.h"

#include <QTest>

using namespace yuyi;

/// When a search or a measurement is worth repeating with the engine that is here.
class EngineVersionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void older_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("current");
        QTest::addColumn<bool>("older");
        QTest::newRow("rules") << "dct256-views-2-rules-3"
                               << "dct256-views-2-rules-4" << true;
        QTest::newRow("same") << "dct256-views-2-rules-4"
                              << "dct256-views-2-rules-4" << false;
        QTest::newRow("from a newer program") << "dct256-views-3-rules-1"
                                              << "dct256-views-2-rules-4" << false;
        QTest::newRow("two digits") << "dct256-views-2-rules-9"
                                    << "dct256-views-2-rules-10" << true;
        QTest::newRow("shorter") << "dct256-views-2"
                                 << "dct256-views-2-rules-1" << true;
        QTest::newRow("models") << "pp-ocrv4 1.4.2/2"
                                << "pp-ocrv4 1.4.2/3" << true;
        QTest::newRow("minor") << "pp-ocrv4 1.4.2/2"
                               << "pp-ocrv4 1.5/1" << true;
        QTest::newRow("major") << "pp-ocrv4 1.4.2/2"
                               << "pp-ocrv5 1.0/1" << true;
        QTest::newRow("languages") << "tesseract 5.3.0 eng/1"
                                   << "tesseract 5.3.0 chi_sim+eng/1" << false;
        QTest::newRow("another engine") << "tesseract 1/1"
                                        << "pp-ocrv4 1.4.2/2" << false;
        QTest::newRow("never searched") << ""
                                        << "dct256-views-2-rules-4" << false;
    }

    void older()
    {
        QFETCH(QString, stored);
        QFETCH(QString, current);
        QFETCH(bool, older);
        QCOMPARE(isOlderEngine(stored, current), older);
        QVERIFY(!isOlderEngine(current, current));
    }

    void ofItself() { QVERIFY(!isOlderEngine(duplicateEngineVersion(), duplicateEngineVersion())); }

    /// What an engine would write of itself is never worth repeating; an earlier version is, and so is a weaker engine.
    void text()
    {
        const QStringList here = availableTextEngines();
        QVERIFY(!here.isEmpty());
        for (const QString &name : here) {
            const auto engine = openTextEngine(name);
            QVERIFY(engine);
            QVERIFY(!isSurpassed(QString(name % QLatin1Char(' ') % (*engine)->version()), name));
            QVERIFY(isSurpassed(name % QStringLiteral(" 0.1"), name));
            QVERIFY(!isSurpassed(name % QStringLiteral(" 9999"), name));
        }
        for (qsizetype i = 1; i < here.size(); ++i) {
            QVERIFY(isSurpassed(here.at(i) % QStringLiteral(" 9999")));
            QVERIFY(!isSurpassed(here.first() % QStringLiteral(" 0.1"), here.at(i)));
        }
        QVERIFY(!isSurpassed(QStringLiteral("test 1"), QStringLiteral("no such engine")));
    }
};

QTEST_GUILESS_MAIN(EngineVersionTest)
#include "engineversiontest.moc"
