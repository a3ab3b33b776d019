// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"
#include "tests/support/kinds/questionlabels.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/exchange/release/datacard.h"

#include <QLocale>
#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

/// Figures of a set whose questions have labels of their own.
class QuestionStatisticsTest : public QObject
{
    Q_OBJECT

    static Item item(const ImageId &image, const Labels &ofQuestion, const QString &rationale = {})
    {
        Item made;
        made.image = image;
        made.labels = joinedLabels(codedLabels({{"domain", {QStringLiteral("life")}}}), ofQuestion);
        made.question.id = QuestionId::create();
        made.question.kind = QStringLiteral("choice");
        made.question.stem = QStringLiteral("问？");
        made.question.rationale = rationale;
        made.question.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
        return made;
    }
    /// Two questions of one image, one of another.
    static QList<Item> items()
    {
        const ImageId image = ImageId::create();
        const Labels finance = codedLabels({{"category", {QStringLiteral("business")}},
                                            {"subcategory", {QStringLiteral("finance")}},
                                            {"subfield", {QStringLiteral("电路")}}});
        return {item(image, physicsLabels(), QStringLiteral("四个字呢")), item(image, finance), item(ImageId::create(), physicsLabels())};
    }
    static const DimensionCount &of(const Statistics &statistics, const char *dimension)
    {
        for (const DimensionCount &one : statistics.labels) {
            if (one.dimension.text() == QLatin1String(dimension))
                return one;
        }
        qFatal("no such dimension");
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void questionsAreCountedWhereTheyAreLabelled()
    {
        const Statistics s = statisticsOf(items(), questionLabelPreset());
        QCOMPARE(s.images, 2);
        QCOMPARE(s.questions, 3);
        const DimensionCount &domain = of(s, "domain");
        QVERIFY(domain.of == LabelOf::Image);
        QCOMPARE(domain.all, 2);
        QCOMPARE(domain.values.constFirst().count, 2);
        QCOMPARE(domain.values.constFirst().percent, 100.0);
        const DimensionCount &category = of(s, "category");
        QVERIFY(category.of == LabelOf::Question);
        QCOMPARE(category.all, 3);
        QCOMPARE(category.values.at(0).count, 2);
        QCOMPARE(category.values.at(1).count, 1);
        QVERIFY(qAbs(category.values.at(1).percent - 100.0 / 3) < 1e-9);
        QCOMPARE(of(s, "difficulty_level").unlabelled, 1);
        QCOMPARE(of(s, "distribution").unlabelled, 3);
        QCOMPARE(s.explained, 1);
        QCOMPARE(s.meanRationale, 4.0);
    }

    /// Of typed labels the most frequent are listed, and all are counted.
    void typedLabels()
    {
        Statistics s = statisticsOf(items(), questionLabelPreset());
        QCOMPARE(of(s, "subfield").distinct, 2);
        QCOMPARE(of(s, "subfield").values.size(), 2);
        QCOMPARE(of(s, "subfield").values.constFirst().value.text(), QStringLiteral("电路"));
        QCOMPARE(of(s, "subfield").values.constFirst().count, 3);
        QCOMPARE(of(s, "category").distinct, 0);
        QStringList many;
        for (int i = 0; i < openLabelsListed + 5; ++i)
            many.append(QStringLiteral("分支%1").arg(i));
        s = statisticsOf({item(ImageId::create(), codedLabels({{"subfield", many}}))}, questionLabelPreset());
        QCOMPARE(of(s, "subfield").distinct, openLabelsListed + 5);
        QCOMPARE(of(s, "subfield").values.size(), openLabelsListed);
    }

    /// A nested dimension, and one that is typed, is no main one.
    void mainOnes()
    {
        Preset preset = questionLabelPreset();
        preset.dimensions = preset.questionDimensions();
        QCOMPARE(mainDimensions(preset).first->code.text(), QStringLiteral("category"));
        QVERIFY(!mainDimensions(preset).second);
        QVERIFY(statisticsOf(items(), preset).cross.rows.isEmpty());
        // Crossed with one of questions, questions are counted.
        preset = questionLabelPreset();
        preset.dimensions.removeIf([](const Dimension &one) {
            return one.code.text() != QStringLiteral("domain") && one.code.text() != QStringLiteral("category");
        });
        const CrossTable cross = statisticsOf(items(), preset).cross;
        QCOMPARE(cross.counts.constFirst(), QList<int>({2, 1}));
    }

    void jsonForm()
    {
        const Preset preset = questionLabelPreset();
        const Json out = json(statisticsJson(statisticsOf(items(), preset), preset));
        QCOMPARE(out["labels"]["category"]["科学"]["count"].get<int>(), 2);
        QCOMPARE(out["labels"]["subfield"]["电路"]["count"].get<int>(), 3);
        QCOMPARE(out["distinct"]["subfield"].get<int>(), 2);
        QVERIFY(!out["distinct"].contains("category"));
        QCOMPARE(out["question_dimensions"].size(), size_t(6));
        QCOMPARE(out["explained"]["questions"].get<int>(), 1);
        QCOMPARE(out["explained"]["mean_length"].get<double>(), 4.0);
    }

    /// Nothing is added where there is nothing to add.
    void cardsAndFilesOfImageLabelsStay()
    {
        Project project;
        const Preset preset = project.set.preset;
        const Json out = json(statisticsJson(statisticsOf(project.set.items, preset), preset));
        QStringList members;
        for (const auto &[name, value] : out.items())
            members.append(QString::fromStdString(name));
        QCOMPARE(members.join(u' '), QStringLiteral("images questions splits labels unlabelled mean_length cross"));
        DataCardInput input;
        input.preset = &preset;
        input.statistics = statisticsOf(project.set.items, preset);
        const QString text = QString::fromUtf8(dataCard(input));
        QVERIFY(text.contains(QStringLiteral("Labels are counted by image;")) && !text.contains(QStringLiteral("explained")));
    }

    void card()
    {
        Preset preset = questionLabelPreset();
        DataCardInput input;
        input.preset = &preset;
        QList<Item> all = items();
        QStringList many;
        for (int i = 0; i < openLabelsListed + 5; ++i)
            many.append(QStringLiteral("分支%1").arg(i));
        all.append(item(ImageId::create(), codedLabels({{"subfield", many}})));
        input.statistics = statisticsOf(all, preset);
        const QString text = QString::fromUtf8(dataCard(input));
        for (const char *part :
             {"| Discipline | Questions | % |", "| Science | 2 | 50.0 |", "| Business | 1 | 25.0 |", "| 电路 | 3 | 75.0 |",
              "17 different labels; the table lists the most frequent ones.", "| Questions whose answer is explained | 1 |",
              "labels of questions by question", "Mean length of an explanation (characters)"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(QString(QString::fromUtf8(part) + u'\n' + text)));
        // A format that has no place for explanations: the card says so, unless nothing that gives answers away is there.
        const QString sentence = QStringLiteral("do not contain the explanations of the answers");
        QVERIFY(!text.contains(sentence));
        input.holdsRationales = false;
        QVERIFY(QString::fromUtf8(dataCard(input)).contains(sentence));
        input.withKeys = false;
        QVERIFY(!QString::fromUtf8(dataCard(input)).contains(sentence));
        preset.texts = {false, false, false};
        QVERIFY(!QString::fromUtf8(dataCard(input)).contains(QStringLiteral("Mean length of an explanation (characters)")));
    }
};

QTEST_GUILESS_MAIN(QuestionStatisticsTest)
#include "questionstatisticstest.moc"
