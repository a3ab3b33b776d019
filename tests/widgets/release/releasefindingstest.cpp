// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasefindings.h"
#include "widgets/release/releasestatistics.h"

#include "models/linting/setlinter.h"

#include <QLabel>
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
        QVERIFY2(said(findings).contains(QStringLiteral("chance is 50.0 %")), qPrintable(said(findings)));
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
