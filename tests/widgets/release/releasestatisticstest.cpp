// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasestatistics.h"
#include "tests/support/kinds/labelledquestions.h"
#include "widgets/release/releasecharts.h"

#include "models/domain/annotation/itemlabels.h"
#include "widgets/charts/chartview.h"

#include <QDir>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace yuyi;
using namespace yuyi::test;

/// What the release page tells about a set whose questions have labels.
class ReleaseStatisticsTest : public QObject
{
    Q_OBJECT

    static QList<Item> items(const Labels &ofImage)
    {
        QList<Item> list;
        const ImageId image = ImageId::create();
        for (int i = 0; i < 2; ++i) {
            Item item;
            item.image = image;
            item.labels = joinedLabels(ofImage, physicsLabels());
            item.question = labelledQuestion(QStringLiteral("问%1").arg(i), physicsLabels());
            item.question.rationale = QStringLiteral("因为");
            list.append(item);
        }
        return list;
    }
    static QTableWidget *table(const ReleaseStatistics &shown) { return shown.findChild<QTableWidget *>(); }
    static int rowOf(const ReleaseStatistics &shown, const QString &text)
    {
        for (int row = 0; row < table(shown)->rowCount(); ++row) {
            if (table(shown)->item(row, 0)->text() == text)
                return row;
        }
        return -1;
    }
    static QString header(const ReleaseStatistics &shown) { return table(shown)->horizontalHeaderItem(2)->text(); }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void whatIsCountedIsSaid()
    {
        ReleaseStatistics shown(nullptr);
        const Preset both = questionLabelPreset();
        shown.display(statisticsOf(items(codedLabels({{"domain", {QStringLiteral("life")}}})), both), both);
        QCOMPARE(header(shown), QStringLiteral("Images or questions"));
        const int category = rowOf(shown, QStringLiteral("Discipline (of questions)"));
        QVERIFY(category > 0);
        QCOMPARE(table(shown)->item(category, 1)->text(), QStringLiteral("Science"));
        QCOMPARE(table(shown)->item(category, 2)->text(), QStringLiteral("2"));
        QVERIFY(rowOf(shown, QStringLiteral("Field (of questions): 2 different label(s)")) > category);
        QVERIFY(shown.findChild<QLabel *>()->text().contains(QStringLiteral("Questions whose answer is explained: 2")));

        const Preset only = onlyQuestionLabelPreset();
        shown.display(statisticsOf(items({}), only), only);
        QCOMPARE(header(shown), QStringLiteral("Questions"));
        QCOMPARE(rowOf(shown, QStringLiteral("Discipline")), 0);
        QVERIFY(!shown.findChild<QLabel *>()->text().contains(QStringLiteral(", explanation")));

        const Preset images = *builtInPreset(QStringLiteral("cii-bench"));
        shown.display(statisticsOf(items(codedLabels({{"domain", {QStringLiteral("life")}}})), images), images);
        QCOMPARE(header(shown), QStringLiteral("Images"));
        QVERIFY(rowOf(shown, QStringLiteral("Domain")) >= 0);
    }

    /// A typed label leads to its images, too.
    void aTypedLabelIsChosen()
    {
        ReleaseStatistics shown(nullptr);
        const Preset only = onlyQuestionLabelPreset();
        shown.display(statisticsOf(items({}), only), only);
        QSignalSpy chosen(&shown, &ReleaseStatistics::labelChosen);
        const int row = rowOf(shown, QStringLiteral("Field: 2 different label(s)"));
        QVERIFY(row > 0);
        Q_EMIT table(shown)->cellActivated(row, 1);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).value<DimensionCode>().text(), QStringLiteral("subfield"));
        QCOMPARE(chosen.at(0).at(1).value<LabelCode>().text(), table(shown)->item(row, 1)->text());
    }

    /// With one main dimension there is one chart, on the page and in files.
    void oneMainDimensionIsOneChart()
    {
        QTemporaryDir folder;
        const Preset only = onlyQuestionLabelPreset();
        ReleaseCharts charts(nullptr);
        charts.display(statisticsOf(items({}), only), only);
        int shown = 0;
        const auto all = charts.findChildren<ChartView *>();
        for (const ChartView *chart : all)
            shown += chart->isHidden() ? 0 : 1;
        QCOMPARE(shown, 1);
        charts.resize(800, 600);
        QVERIFY(charts.exportTo(folder.path()).has_value());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({QStringLiteral("types.png"), QStringLiteral("types.svg")}));
    }
};

QTEST_MAIN(ReleaseStatisticsTest)
#include "releasestatisticstest.moc"
