// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasefindings.h"
#include "widgets/release/releasestatistics.h"

#include "models/linting/setlinter.h"

#include <QFontMetrics>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

using namespace yuyi;

/// What the release page says of a set in which questions are without options.
class ReleaseFindingsTest : public QObject
{
    Q_OBJECT

    static Item written(const QString &stem)
    {
        Item item;
        item.image = ImageId::create();
        item.question.stem = stem;
        item.question.accepted = QStringList{QStringLiteral("手机")};
        return item;
    }
    static Item chosen(const QString &stem)
    {
        Item item;
        item.image = ImageId::create();
        item.question.stem = stem;
        item.question.options = {{OptionId::create(), QStringLiteral("甲甲"), {}, true},
                                 {OptionId::create(), QStringLiteral("乙乙"), {}, false}};
        return item;
    }
    /// All that the labels of a view say.
    static QString said(const QWidget &view)
    {
        QStringList texts;
        const QList<QLabel *> labels = view.findChildren<QLabel *>();
        for (const QLabel *label : labels)
            texts.append(label->text());
        return texts.join(u'\n');
    }

private Q_SLOTS:
    /// Without options there are no positions, no longest option and no chance to speak of.
    void writtenQuestionsHaveNoPositions()
    {
        const Preset preset;
        ReleaseFindings findings(nullptr);
        SetReport report;
        report.figures = setFigures({written(QStringLiteral("一"))}, preset);
        findings.display(report);
        QVERIFY2(!said(findings).contains(QStringLiteral("longest option")), qPrintable(said(findings)));
        QVERIFY2(said(findings).contains(QStringLiteral("no key positions")), qPrintable(said(findings)));
        report.figures = setFigures({written(QStringLiteral("一")), chosen(QStringLiteral("二"))}, preset);
        findings.display(report);
        QVERIFY2(said(findings).contains(QStringLiteral("A 1 · B 0")), qPrintable(said(findings)));
        // One question says nothing about positions; ten do.
        QVERIFY2(!said(findings).contains(QStringLiteral("p =")), qPrintable(said(findings)));
        QVERIFY2(said(findings).contains(QStringLiteral("at least 5 keys must be expected at each position; the smallest number "
                                                        "here is 0.5")),
                 qPrintable(said(findings)));
        QVERIFY2(said(findings).contains(QStringLiteral("chance is 50.0 %")), qPrintable(said(findings)));
    }

    /// A finding about many questions is read whole: its places do not take the room of its text.
    void findingsAreReadWhole()
    {
        SetReport report;
        SetFinding finding;
        finding.where = QStringLiteral("001.png #1, 001.png #4, 002.png #1, 002.png #4, 003.png #1 and 30 others");
        finding.finding.text = QStringLiteral("The option “cylinder” occurs in 35 questions of different images and is the correct "
                                              "option in 3 of them.");
        report.findings.append(finding);
        ReleaseFindings findings(nullptr);
        findings.resize(640, 300);
        findings.display(report);
        findings.show();
        QVERIFY(QTest::qWaitForWindowExposed(&findings));
        const auto *table = findings.findChild<QTableWidget *>();
        QVERIFY(table->columnWidth(2) > table->columnWidth(1));
        QVERIFY(table->rowHeight(0) >= 2 * QFontMetrics(table->font()).height());
    }

    /// The questions of each kind are counted, as on the command line.
    void kindsAreCounted()
    {
        const Preset preset = *builtInPreset(QStringLiteral("combo"));
        Item item = chosen(QStringLiteral("一"));
        item.question.kind = QStringLiteral("image-to-text");
        ReleaseStatistics statistics(nullptr);
        statistics.display(statisticsOf({item}, preset), preset);
        QVERIFY2(said(statistics).contains(QStringLiteral("Image to text: 1 · Text to image: 0")), qPrintable(said(statistics)));
    }

    void optionsAreNamedWhereThereAreSome()
    {
        const Preset preset;
        ReleaseStatistics statistics(nullptr);
        statistics.display(statisticsOf({written(QStringLiteral("一"))}, preset), preset);
        QVERIFY2(!said(statistics).contains(QStringLiteral("option")), qPrintable(said(statistics)));
        statistics.display(statisticsOf({written(QStringLiteral("一")), chosen(QStringLiteral("二"))}, preset), preset);
        QVERIFY2(said(statistics).contains(QStringLiteral("option 2.00")), qPrintable(said(statistics)));
    }
};

QTEST_MAIN(ReleaseFindingsTest)
#include "releasefindingstest.moc"
