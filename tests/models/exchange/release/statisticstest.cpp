// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include "models/exchange/release/datacard.h"

#include <QLocale>
#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

class StatisticsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void counts();
    void jsonForm();
    void wholeGroups();
    void mainOnes();
    void nothing();
    void card();
    void cardEscapes();
    void cardWithoutOptions();
};

void StatisticsTest::counts()
{
    Project project;
    project.set.items[0].split = QStringLiteral("other");
    project.set.items[0].question.stem = QStringLiteral("𠀀字"); // two characters, three UTF-16 units
    const Statistics s = statisticsOf(project.set.items, project.set.preset);
    QCOMPARE(s.images, 2);
    QCOMPARE(s.questions, 4);
    QCOMPARE(s.options, 24);
    QCOMPARE(s.splits.size(), 2);
    QCOMPARE(s.splits.at(0).questions, 1);
    QCOMPARE(s.splits.at(1).images, 2);
    QCOMPARE(s.splits.at(1).questions, 3);
    QCOMPARE(s.meanQuestion, (2 + 4 + 4 + 8) / 4.0);
    QCOMPARE(s.meanOption, (7 + 6 + 6 + (2 + 2 + 2 + 2 + 12 + 3)) / 24.0);
    QCOMPARE(s.meanExplanation, (4 + 1) / 2.0); // of images; the first entry of an image counts
    const auto count = [&s](int dimension, int value) { return s.labels.at(dimension).values.at(value).count; };
    QCOMPARE(s.labels.at(0).dimension.text(), QStringLiteral("image_type"));
    QCOMPARE(count(0, 0), 1); // one image is illustration and poster
    QCOMPARE(count(0, 2), 2);
    QCOMPARE(count(0, 1), 0); // the second entry of the first picture says meme
    QCOMPARE(s.labels.at(0).values.at(2).percent, 100.0);
    QCOMPARE(s.cross.rows.text(), QStringLiteral("image_type"));
    QCOMPARE(s.cross.columns.text(), QStringLiteral("domain"));
    QCOMPARE(s.cross.counts.at(2).at(0), 1); // poster × life
    QCOMPARE(s.cross.counts.at(2).at(2), 1); // poster × society
    QCOMPARE(s.cross.counts.at(0).at(0), 1);
    project.set.items[1].explanation.clear(); // an image without an explanation has none of length 0
    QCOMPARE(statisticsOf(project.set.items, project.set.preset).meanExplanation, 4.0);
    project.set.items[1].labels.remove(DimensionCode(QStringLiteral("emotion")));
    QCOMPARE(statisticsOf(project.set.items, project.set.preset).labels.at(2).unlabelled, 1);
}

void StatisticsTest::jsonForm()
{
    Project project;
    const Json out = json(statisticsJson(statisticsOf(project.set.items, project.set.preset), project.set.preset));
    QCOMPARE(out["images"].get<int>(), 2);
    QCOMPARE(out["questions"].get<int>(), 4);
    QCOMPARE(out["splits"]["dev"]["questions"].get<int>(), 4);
    QCOMPARE(out["labels"]["domain"]["生活"]["count"].get<int>(), 1);
    QCOMPARE(out["labels"]["domain"]["生活"]["percent"].get<double>(), 50.0);
    QCOMPARE(out["labels"]["domain"]["艺术"]["count"].get<int>(), 0);
    QCOMPARE(out["mean_length"]["explanation"].get<double>(), 2.5);
    QCOMPARE(out["cross"]["counts"]["海报(Poster)"]["社会"].get<int>(), 1);
}

/// An image is complete if it has a question of each member.
void StatisticsTest::wholeGroups()
{
    Project project;
    Preset &preset = project.set.preset;
    QVERIFY(statisticsOf(project.set.items, preset).groups.isEmpty());
    preset.groups = {{QStringLiteral("pair"), {QStringLiteral("对"), QStringLiteral("Pair")}, {QStringLiteral("x"), QStringLiteral("y")}}};
    QList<Item> items = project.set.items;
    const ImageId first = items.constFirst().image;
    bool left = false;
    for (Item &item : items) {
        item.question.kind = item.image == first && !left ? QStringLiteral("x") : QStringLiteral("y");
        left = left || item.image == first;
    }
    const Statistics s = statisticsOf(items, preset);
    QCOMPARE(s.groups.size(), 1);
    QCOMPARE(s.groups.constFirst().complete + s.groups.constFirst().incomplete, 2);
    QCOMPARE(s.groups.constFirst().complete, 1);
    QVERIFY(json(statisticsJson(s, preset))["groups"]["pair"]["complete"] == 1);
}

void StatisticsTest::mainOnes()
{
    Preset p = preset();
    QCOMPARE(mainDimensions(p).first->code.text(), QStringLiteral("image_type"));
    QCOMPARE(mainDimensions(p).second->code.text(), QStringLiteral("domain"));
    p.dimensions = {p.dimensions.at(3), p.dimensions.at(4), p.dimensions.at(2)};
    QCOMPARE(mainDimensions(p).first->code.text(), QStringLiteral("emotion"));
    QVERIFY(mainDimensions(p).second == nullptr);
    QVERIFY(statisticsOf({}, p).cross.rows.isEmpty());
}

void StatisticsTest::nothing()
{
    const Statistics s = statisticsOf({}, preset());
    QCOMPARE(s.images, 0);
    QCOMPARE(s.meanOption, 0.0);
    QCOMPARE(s.labels.at(0).values.at(0).percent, 0.0);
    QVERIFY(!statisticsJson(s, preset()).contains("nan"));
}

void StatisticsTest::card()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    Project project;
    DataCardInput input;
    const Preset p = preset();
    input.title = QStringLiteral("My *set*");
    input.date = QDateTime(QDate(2026, 3, 4), QTime(5, 6), Qt::UTC);
    input.programVersion = QStringLiteral("0.1");
    input.preset = &p;
    input.statistics = statisticsOf(project.set.items, p);
    input.collected = 17695;
    input.discarded = {{FilterStep::Duplicate, 100}, {FilterStep::Text, 50}};
    input.reasons = {{QStringLiteral("No implication"), 7}};
    input.kept = 2;
    input.licences = {{QStringLiteral("CC0"), 1}, {QString(), 1}};
    input.withoutSource = 1;
    input.filterParameters = {QStringLiteral("Text ratio at most 0.30")};
    input.splits = {{QStringLiteral("dev"), 15}, {QStringLiteral("test"), 0}};
    input.seed = 42;
    input.lintErrors = 1;
    input.lintWarnings = 3;
    input.lintSummary = {QStringLiteral("Long option: 3")};
    input.making = {QStringLiteral("Annotators per image: 2")};
    const QString text = QString::fromUtf8(dataCard(input));
    for (const char *part :
         {"# My \\*set\\*", "2026-03-04", "| Images | 2 |", "| Questions | 4 |",
          "| Poster | 2 | 100.0 |", "| dev | 2 | 4 |", "| Collected | 17,695 |",
          "| No implication | 7 |", "| CC0 | 1 |", "| (none given) | 1 |",
          "1 image(s) have no source", "seed 42", "dev:15,test:rest", "- Text ratio at most 0.30",
          "- Annotators per image: 2", "- Long option: 3", "checks: 1; warnings: 3"})
        QVERIFY2(text.contains(QString::fromUtf8(part), Qt::CaseInsensitive), qPrintable(QString(QString::fromUtf8(part) + u'\n' + text)));
    // What is not known is not told.
    input.collected = 0;
    input.licences.clear();
    input.seed.reset();
    const QString less = QString::fromUtf8(dataCard(input));
    QVERIFY(!less.contains(QStringLiteral("Collected"))
            && !less.contains(QStringLiteral("Licences"))
            && !less.contains(QStringLiteral("seed")));
}

void StatisticsTest::cardEscapes()
{
    DataCardInput input;
    input.title = QStringLiteral("<script>\n# x | y");
    input.making = {QStringLiteral("![x](http://a.b/c)")};
    const QString text = QString::fromUtf8(dataCard(input));
    QVERIFY(text.startsWith(QStringLiteral("# \\<script\\> \\# x \\| y\n")));
    QVERIFY(!text.contains(QStringLiteral("![x]")));
}

/// Where all answers are written, there are no options to count.
void StatisticsTest::cardWithoutOptions()
{
    Project project;
    const auto card = [&project] {
        DataCardInput input;
        input.statistics = statisticsOf(project.set.items, preset());
        return QString::fromUtf8(dataCard(input));
    };
    QVERIFY(card().contains(QStringLiteral("| Options | 24 |")) && card().contains(QStringLiteral("length of an option")));
    for (Item &item : project.set.items) {
        item.question.options.clear();
        item.question.accepted = {QStringLiteral("太阳")};
    }
    const QString written = card();
    QVERIFY2(written.contains(QStringLiteral("| Questions | 4 |")) && !written.contains(QStringLiteral("option"), Qt::CaseInsensitive),
             qPrintable(written));
}

QTEST_GUILESS_MAIN(StatisticsTest)
#include "statisticstest.moc"
