// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/dimension.h"
#include "models/domain/preset/configurationjson.h"
#include "models/domain/runs/scorers.h"
#include "tests/support/kinds/questionlabels.h"

#include <QLocale>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QList<LabelCode> codes(const QStringList &texts)
{
    QList<LabelCode> list;
    for (const QString &text : texts)
        list.append(LabelCode(text));
    return list;
}

const Dimension &named(const Preset &preset, const char *code)
{
    const Dimension *found = preset.dimension(DimensionCode(QString::fromLatin1(code)));
    if (!found)
        qFatal("no dimension %s", code);
    return *found;
}

} // namespace

/// Labels of questions, of open and of nested dimensions, as presets say them.
class DimensionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void imagesAndQuestionsHaveDimensions()
    {
        const auto preset = readPreset(jsonText(questionLabelPresetJson()));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        QVERIFY(preset->labelsQuestions());
        QCOMPARE(preset->imageDimensions().size(), 5);
        QCOMPARE(preset->questionDimensions().size(), 6);
        QCOMPARE(preset->questionDimensions().constFirst().code, DimensionCode(QStringLiteral("category")));
        QCOMPARE(readPreset(preset->source)->source, preset->source);
        // All other presets say nothing of questions, and nothing new of anything.
        const auto before = builtInPreset(QStringLiteral("cii-bench"));
        QVERIFY(!before->labelsQuestions() && before->questionDimensions().isEmpty());
        QVERIFY(before->texts.image && !before->questions.rationale && !before->countsVerdicts && !before->frequent);
        QVERIFY(before->quotas.isEmpty() && before->gates.isEmpty());
        QCOMPARE(scorersOf(*before), QList<Scorer>({Scorer::Strict, Scorer::CiiOfficial}));
    }

    void openLabelsAreTexts()
    {
        QCOMPARE(openLabel(QStringLiteral("  概率论\t 与统计 "))->text(), QStringLiteral("概率论 与统计"));
        QCOMPARE(openLabel(QStringLiteral("e\u0301"))->text(), QStringLiteral("\u00e9"));
        QVERIFY(openLabel(QString(64, u'字')));
        for (const QString &wrong : {QString(), QStringLiteral("   "), QString(65, u'字'), QStringLiteral("a;b"), QStringLiteral("a\x1f"
                                                                                                                                 "b"),
                                     QString(QChar(0xd800))}) {
            const auto label = openLabel(wrong);
            QVERIFY2(!label, qPrintable(wrong));
            QCOMPARE(label.error().code, ErrorCode::Invalid);
            QVERIFY(!label.error().sentence.isEmpty());
        }
        const Preset preset = questionLabelPreset();
        const Dimension &field = named(preset, "subfield");
        QVERIFY(field.knows(LabelCode(QStringLiteral("概率论"))));
        QVERIFY(!field.knows(LabelCode(QStringLiteral(" 概率论"))) && !field.knows(LabelCode()));
        QCOMPARE(field.read(QStringLiteral(" 概率论 ")), std::optional(LabelCode(QStringLiteral("概率论"))));
        QVERIFY(!field.read(QStringLiteral("a;b")));
        QCOMPARE(field.titleOf(LabelCode(QStringLiteral("概率论"))), QStringLiteral("概率论"));
        QCOMPARE(field.publishedOf(LabelCode(QStringLiteral("概率论"))), QStringLiteral("概率论"));
        QCOMPARE(field.inOrder(codes({QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("b")})),
                 codes({QStringLiteral("b"), QStringLiteral("a")}));
    }

    void closedLabelsAreValues()
    {
        const Preset preset = questionLabelPreset();
        const Dimension &type = named(preset, "img_type");
        QVERIFY(type.knows(LabelCode(QStringLiteral("map"))) && !type.knows(LabelCode(QStringLiteral("地图"))));
        QCOMPARE(type.read(QStringLiteral("地图")), std::optional(LabelCode(QStringLiteral("map"))));
        QVERIFY(!type.read(QStringLiteral("世界地图")));
        QCOMPARE(type.titleOf(LabelCode(QStringLiteral("map"))), QStringLiteral("Map"));
        QCOMPARE(type.publishedOf(LabelCode(QStringLiteral("map"))), QStringLiteral("地图"));
        QCOMPARE(type.titleOf(LabelCode(QStringLiteral("gone"))), QStringLiteral("gone"));
        QCOMPARE(type.inOrder(codes({QStringLiteral("gone"), QStringLiteral("photo"), QStringLiteral("map"), QStringLiteral("photo")})),
                 codes({QStringLiteral("map"), QStringLiteral("photo"), QStringLiteral("gone")}));
        // Twelve values have no digits; a subject has, since there are few at once.
        QVERIFY(!type.hasDigits() && !named(preset, "subfield").hasDigits());
        QVERIFY(named(preset, "category").hasDigits() && named(preset, "subcategory").hasDigits());
    }

    void valuesStandUnderTheirParents()
    {
        const Preset preset = questionLabelPreset();
        const Dimension &subject = named(preset, "subcategory");
        QCOMPARE(subject.under(codes({QStringLiteral("science")})).size(), 2);
        QCOMPARE(subject.under(codes({QStringLiteral("business")})).constFirst().code, LabelCode(QStringLiteral("finance")));
        QVERIFY(subject.under({}).isEmpty());
        QCOMPARE(named(preset, "category").under({}).size(), 2);
    }

    void typedTextsFindValues_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("nothing") << QStringLiteral(" ") << QStringList{QStringLiteral("circuit"), QStringLiteral("map")};
        QTest::newRow("Chinese") << QStringLiteral("电路") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("English") << QStringLiteral("DIAG") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("code") << QStringLiteral("map") << QStringList{QStringLiteral("map")};
        QTest::newRow("initials") << QStringLiteral("dlt") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("some initials") << QStringLiteral("dl") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("pinyin") << QStringLiteral("dianlu") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("pinyin with blanks") << QStringLiteral("dian lu") << QStringList{QStringLiteral("circuit")};
        QTest::newRow("a later syllable") << QStringLiteral("tu") << QStringList{QStringLiteral("circuit"), QStringLiteral("map")};
        QTest::newRow("full width") << QStringLiteral("ｄｉｔｕ") << QStringList{QStringLiteral("map")};
        QTest::newRow("within a syllable") << QStringLiteral("ianlu") << QStringList();
        QTest::newRow("another") << QStringLiteral("照片") << QStringList();
    }
    void typedTextsFindValues()
    {
        QFETCH(const QString, typed);
        QFETCH(const QStringList, found);
        const Preset preset = questionLabelPreset();
        QStringList matching;
        for (const LabelValue &value : named(preset, "img_type").values.mid(0, 2)) {
            if (matchesTyped(value, typed))
                matching.append(value.code.text());
        }
        QCOMPARE(matching, found);
    }

    /// Tables have a row for each label that occurs; charts and strata take closed dimensions alone.
    void labelsThatOccurBecomeValues()
    {
        const Preset preset = questionLabelPreset();
        QList<Labels> items{physicsLabels(), physicsLabels()};
        items[1][DimensionCode(QStringLiteral("subfield"))] = codes({QStringLiteral("电路"), QStringLiteral("力学")});
        const Preset found = withValuesOf(preset, items);
        const Dimension &field = named(found, "subfield");
        QCOMPARE(field.values.size(), 3);
        QCOMPARE(field.values.constFirst().code, LabelCode(QStringLiteral("电路")));
        QCOMPARE(field.values.constFirst().published, QStringLiteral("电路"));
        QVERIFY(named(found, "distribution").values.isEmpty());
        QCOMPARE(named(found, "category").values.size(), 2);
        QCOMPARE(named(withValuesOf(preset, items, 1), "subfield").values.size(), 1);
        QCOMPARE(foundLabels(field.code, items).constFirst().count, 2);

        QStringList grouped;
        const QList<Dimension> dimensions = groupingDimensions(preset);
        for (const Dimension &dimension : dimensions)
            grouped.append(dimension.code.text());
        QVERIFY(grouped.contains(QStringLiteral("subcategory")) && grouped.contains(QStringLiteral("kind")));
        QVERIFY(!grouped.contains(QStringLiteral("subfield")) && !grouped.contains(QStringLiteral("distribution")));
        // A nested dimension is not the one that items are grouped by unless somebody asks.
        Preset questions = preset;
        questions.dimensions = preset.questionDimensions();
        QCOMPARE(groupingDimension(questions)->code, DimensionCode(QStringLiteral("category")));
        QCOMPARE(groupingDimension(*builtInPreset(QStringLiteral("cii-bench")))->code, DimensionCode(QStringLiteral("domain")));

        QCOMPARE(withSplits(preset, {}).dimensions.size(), preset.dimensions.size());
        const Preset split = withSplits(forItems(preset), {QStringLiteral("val"), QStringLiteral("test")});
        QCOMPARE(split.dimensions.constLast().code, splitDimension);
        QCOMPARE(split.dimensions.constLast().values.at(1).code, LabelCode(QStringLiteral("test")));
    }

    void rulesOfMeasurementComeBack()
    {
        Json json = questionLabelPresetJson();
        json["scorers"] = {"strict", "cmmmu-official"};
        json["texts"] = {{"image", false}};
        json["questions"]["rationale"] = true;
        json["quotas"] = Json::parse(R"([{"over": ["subcategory"], "sources": 20}, {"over": ["subfield", "img_type"], "most": 10}])");
        json["gates"] = Json::parse(
            R"([{"code": "text-only", "title": {"zh": "不看图", "en": "Without pictures"}, "models": 4, "reason": "privacy"}])");
        json["frequent"] = {{"by", "subcategory"}, {"split", "dev"}};
        json["countsVerdicts"] = true;
        json["configurations"][0]["optionLine"] = "{label}. {text}";
        const auto preset = readPreset(jsonText(json));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        QCOMPARE(scorersOf(*preset), QList<Scorer>({Scorer::Strict, Scorer::CmmmuOfficial}));
        QCOMPARE(publishedScorer(*preset), Scorer::CmmmuOfficial);
        QVERIFY(!preset->texts.image && preset->questions.rationale && preset->countsVerdicts);
        QCOMPARE(preset->quotas.at(0).sources, 20);
        QCOMPARE(preset->quotas.at(1).most, 10);
        QCOMPARE(preset->quotas.at(1).over.size(), 2);
        QCOMPARE(preset->gates.constFirst().models, 4);
        QCOMPARE(preset->gates.constFirst().reason, QStringLiteral("privacy"));
        QCOMPARE(preset->frequent->split, QStringLiteral("dev"));
        const Configuration &first = preset->configurations.constFirst();
        QCOMPARE(first.optionLine, QStringLiteral("{label}. {text}"));
        QCOMPARE(configurationFrom(toJson(first)).optionLine, first.optionLine);
        QVERIFY(!toJson(preset->configurations.at(1)).contains("optionLine"));
        // Another first question changes nothing of this.
        const auto other = withFirstStem(*preset, QStringLiteral("为什么？"));
        QVERIFY(other);
        QCOMPARE(other->quotas.size(), 2);
        QCOMPARE(other->scorers, preset->scorers);
    }

    void drawsNameTheirRules()
    {
        QCOMPARE(drawnFromRule(drawnRule(4)), 4);
        QCOMPARE(drawnFromRule(QStringLiteral("drawn-2")), 2);
        for (const char *rule : {"", "bracket", "drawn", "drawn-", "drawn-3", "drawn-44"})
            QCOMPARE(drawnFromRule(QString::fromLatin1(rule)), 0);
    }

    void faultsNameTheirPointer_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char *name, const char *pointer, const Json &value, const char *place) {
            Json json = questionLabelPresetJson();
            json[Json::json_pointer(pointer)] = value;
            QTest::newRow(name) << jsonText(json) << QString::fromLatin1(place);
        };
        const Json two = Json::parse(R"([{"code": "a", "title": {"zh": "a", "en": "a"}, "published": "a"},
                                         {"code": "b", "title": {"zh": "b", "en": "b"}, "published": "b"}])");
        row("of nobody", "/dimensions/5/of", "option", "/dimensions/5/of");
        row("values of an open one", "/dimensions/7/values", two, "/dimensions/7/values");
        row("order of an open one", "/dimensions/7/ordered", true, "/dimensions/7/ordered");
        row("parent unknown", "/dimensions/6/parent", "colour", "/dimensions/6/parent");
        row("parent later", "/dimensions/6/parent", "difficulty_level", "/dimensions/6/parent");
        row("parent of images", "/dimensions/6/parent", "domain", "/dimensions/6/parent");
        row("parent open", "/dimensions/10/parent", "subfield", "/dimensions/10/parent");
        row("parent with several", "/dimensions/10/parent", "img_type", "/dimensions/10/parent");
        row("value of no parent value", "/dimensions/6/values/0/parent", "art", "/dimensions/6/values/0/parent");
        row("value with a parent of nothing", "/dimensions/5/values/1/parent", "science", "/dimensions/5/values/1/parent");
        row("code of the program", "/dimensions/10/code", "split", "/dimensions/10/code");
        row("pinyin with tones", "/dimensions/8/values/0/pinyin", "dian4", "/dimensions/8/values/0/pinyin");
        row("a published scorer alone", "/scorers", Json::array({"cii-official"}), "/scorers");
        row("two published scorers", "/scorers", {"cii-official", "cmmmu-official"}, "/scorers");
        row("unknown scorer", "/scorers", {"strict", "moon"}, "/scorers/1");
        row("target of no dimension", "/quotas", Json::parse(R"([{"over": ["colour"], "most": 3}])"), "/quotas/0/over/0");
        row("target without a limit", "/quotas", Json::parse(R"([{"over": ["category"]}])"), "/quotas/0");
        row("target with two limits", "/quotas", Json::parse(R"([{"over": ["category"], "most": 3, "items": 1}])"), "/quotas/0");
        row("gate without a reason", "/gates",
            Json::parse(R"([{"code": "x", "title": {"zh": "x", "en": "x"}, "models": 1, "reason": "boring"}])"), "/gates/0/reason");
        row("frequent by an open one", "/frequent", {{"by", "subfield"}, {"split", "dev"}}, "/frequent/by");
        row("frequent in no split", "/frequent", {{"by", "category"}, {"split", "trial"}}, "/frequent/split");
        row("no text that is required", "/texts", {{"image", false}, {"explanationRequired", true}}, "/texts/image");
        row("option without its text", "/configurations/0/optionLine", "{label}.", "/configurations/0/optionLine");
    }
    void faultsNameTheirPointer()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, pointer);
        const auto preset = readPreset(json);
        QVERIFY(!preset);
        QCOMPARE(preset.error().code, ErrorCode::Invalid);
        QVERIFY2(preset.error().sentence.contains(QString(u'“' + pointer + u'”')), qPrintable(preset.error().sentence));
    }

    /// The codes that filters use are only kept from dimensions that could not be before.
    void olderPresetsStayValid()
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        json["dimensions"][3]["code"] = "stage";
        QVERIFY(readPreset(jsonText(json)));
        Json value = json["dimensions"][4]["values"][0];
        for (int i = 0; i < 30; ++i) {
            value["code"] = "more-" + std::to_string(i);
            value["published"] = "more " + std::to_string(i);
            json["dimensions"][4]["values"].push_back(value);
        }
        QVERIFY(readPreset(jsonText(json)));
    }
};

QTEST_GUILESS_MAIN(DimensionTest)
#include "dimensiontest.moc"
