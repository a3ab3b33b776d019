// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "models/domain/json/json.h"
#include "models/domain/preset/configurationjson.h"
#include "models/domain/preset/rubric.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace yuyi;
using namespace yuyi::test;

namespace {
/// The built-in preset with one change by JSON pointer.
QByteArray changed(const char *pointer, const Json &value)
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json[Json::json_pointer(pointer)] = value;
    return jsonText(json);
}

QByteArray without(const char *pointer, const char *member)
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json[Json::json_pointer(pointer)].erase(member);
    return jsonText(json);
}
} // namespace

class PresetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void builtIn();
    void prompts();
    void publishedValues();
    void titleFollowsTheLanguage();
    void faultsNameTheirPointer_data();
    void faultsNameTheirPointer();
    void descriptionTask();
    void notJson();
    void unknownPreset();
    void kinds();
    void writtenKinds();
    void faultsOfWrittenKinds_data();
    void faultsOfWrittenKinds();
    void faultsOfKinds_data();
    void faultsOfKinds();
    void bothLanguages_data();
    void bothLanguages();
};

void PresetTest::builtIn()
{
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
    QStringList codes;
    for (const Dimension &dimension : preset->dimensions)
        codes.append(QStringLiteral("%1:%2").arg(dimension.code.text()).arg(dimension.values.size()));
    QCOMPARE(codes.join(u' '), QStringLiteral("image_type:6 domain:6 emotion:3 difficulty:3 rhetoric:9"));
    QVERIFY(preset->dimension(DimensionCode(QStringLiteral("rhetoric")))->pickMany);
    QVERIFY(!preset->dimension(DimensionCode(QStringLiteral("domain")))->pickMany);
    QVERIFY(preset->dimension(DimensionCode(QStringLiteral("difficulty")))->ordered);
    QCOMPARE(preset->mostOptions(), 6);
    QCOMPARE(preset->questions.maximum, 3);
    QCOMPARE(preset->questions.firstStem, QStringLiteral("这张图片有什么隐喻？"));
    QCOMPARE(preset->work.annotatorsPerImage, 2);
    QCOMPARE(preset->work.votesPerQuestion, 5);
    QCOMPARE(preset->work.rounds, 5);
    QCOMPARE(preset->work.passingVotes, 4);
    QCOMPARE(preset->work.textSimilarity, 0.9);
    QVERIFY(preset->work.openPool);
    QCOMPARE(preset->work.reservationMinutes, 120);
    QCOMPARE(preset->splits.size(), 3);
    QCOMPARE(preset->splits.at(2).weight, 765.0);
    QCOMPARE(preset->errorTypes.size(), 5);
    QCOMPARE(preset->errorTypes.at(0).subtypes.size(), 2);
    QVERIFY(preset->discardReason(QStringLiteral("no-implication")) != nullptr);
    QVERIFY(preset->discardReason(QStringLiteral("duplicate")) == nullptr);
    // Stored with a project and read again it is the same.
    const auto again = readPreset(preset->source);
    QVERIFY(again);
    QCOMPARE(again->source, preset->source);
    // So is one whose default question was changed.
    const auto english = withFirstStem(*preset, preset->questions.firstStemIn.en);
    QVERIFY(english);
    QCOMPARE(readPreset(english->source)->questions.firstStem, QStringLiteral("What is the implied meaning of this image?"));
    QCOMPARE(english->dimensions.size(), preset->dimensions.size());
    QVERIFY(!withFirstStem(*preset, QString(preset->questions.stemMaximum + 1, u'?')));
}

void PresetTest::prompts()
{
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(preset);
    QHash<QString, Configuration> byCode;
    for (const Configuration &configuration : preset->configurations)
        byCode.insert(configuration.code, configuration);
    QCOMPARE(byCode.size(), 9);
    QCOMPARE(byCode.value(QStringLiteral("none")).prompt,
             QStringLiteral("请根据提供的图片尝试回答下面的单选题。直接回答正确选项，不要包含额外的解释。请使用以下格式：“答案：$LETTER”，"
                            "其中$LETTER是你认为正确答案的字母。\n\n{question}\n{options}\n答案："));
    QCOMPARE(byCode.value(QStringLiteral("emotion")).prompt,
             QStringLiteral("请根据提供的图片尝试回答下面的单选题。请使用以下格式：“答案：$LETTER”，其中$LETTER是你认为正确答案的字母。"
                            "\n\n关键词：{key_words}\n{question}\n{options}\n答案："));
    QCOMPARE(byCode.value(QStringLiteral("cot")).prompt,
             QStringLiteral("请尝试根据提供的图片回答以下单选题。让我们逐一思考每个选项，逐步分析。你回答的最后一行应该用以下格式：“答案：$LETTER”，"
                            "其中$LETTER是你认为正确答案的字母。\n\n{question}\n{options}"));
    QCOMPARE(byCode.value(QStringLiteral("rhetoric")).keywords.text(), QStringLiteral("rhetoric"));
    QCOMPARE(byCode.value(QStringLiteral("3-shot")).shots, 3);
    QCOMPARE(byCode.value(QStringLiteral("2-shot")).examples, QStringList({QStringLiteral("dev-33"), QStringLiteral("dev-34")}));
    QVERIFY(!byCode.value(QStringLiteral("text-only")).withImage);
    QVERIFY(byCode.value(QStringLiteral("none")).withImage);
}

void PresetTest::publishedValues()
{
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(preset);
    const Dimension *type = preset->dimension(DimensionCode(QStringLiteral("image_type")));
    const LabelValue *value = type->published(QStringLiteral(" 单格漫画(Single-panel Comic)"));
    QVERIFY(value != nullptr);
    QCOMPARE(value->code.text(), QStringLiteral("single-panel-comic"));
    QCOMPARE(type->published(QStringLiteral("single-panel-comic")), value);
    QVERIFY(type->published(QStringLiteral("单格")) == nullptr);
    QVERIFY(type->value(LabelCode(QStringLiteral("单格漫画(Single-panel Comic)"))) == nullptr);
}

void PresetTest::titleFollowsTheLanguage()
{
    const Title title{QStringLiteral("领域"), QStringLiteral("Domain")};
    QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
    QCOMPARE(title.text(), QStringLiteral("领域"));
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(title.text(), QStringLiteral("Domain"));
    QCOMPARE(Title({QStringLiteral("领域"), {}}).text(), QStringLiteral("领域"));
}

void PresetTest::faultsNameTheirPointer_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &json, const char *pointer) {
        QTest::newRow(name) << json << QString::fromLatin1(pointer);
    };
    row("wrong kind", changed("/dimensions/2/values/0/code", 7), "/dimensions/2/values/0/code");
    row("code pattern", changed("/dimensions/2/values/0/code", "Ä"), "/dimensions/2/values/0/code");
    row("missing member", without("/dimensions/1/values/3", "published"), "/dimensions/1/values/3/published");
    row("missing list", without("", "configurations"), "/configurations");
    row("unknown member", changed("/questions/colour", 1), "/questions/colour");
    row("unknown choice", changed("/dimensions/0/pick", "some"), "/dimensions/0/pick");
    row("out of range", changed("/work/textRatioLimit", 1.5), "/work/textRatioLimit");
    row("huge number", changed("/questions/options", 99999999999), "/questions/options");
    row("not an object", "[1, 2]", "");
    row("dimension twice", changed("/dimensions/1/code", "image_type"), "/dimensions/1/code");
    row("value twice", changed("/dimensions/2/values/1/code", "positive"), "/dimensions/2/values/1/code");
    row("published twice", changed("/dimensions/2/values/2/published", "积极"), "/dimensions/2/values/2/published");
    row("published is a code", changed("/dimensions/2/values/2/published", "positive"), "/dimensions/2/values/2/published");
    row("one value", changed("/dimensions/4/values", Json::parse(R"([{"code":"x","published":"x","title":{"zh":"x","en":"x"}}])")),
        "/dimensions/4/values");
    row("no values", without("/dimensions/4", "values"), "/dimensions/4/values");
    row("reason twice", changed("/discardReasons/3/code", "privacy"), "/discardReasons/3/code");
    row("reason key twice", changed("/discardReasons/3/key", "P"), "/discardReasons/3/key");
    row("reason key two letters", changed("/discardReasons/3/key", "PP"), "/discardReasons/3/key");
    row("reason key taken", changed("/discardReasons/3/key", "Z"), "/discardReasons/3/key");
    row("reason code taken", changed("/discardReasons/3/code", "text-heavy"), "/discardReasons/3/code");
    row("configuration twice", changed("/configurations/1/code", "none"), "/configurations/1/code");
    row("no question in the prompt", changed("/configurations/0/prompt", "{options}"), "/configurations/0/prompt");
    row("question twice", changed("/configurations/0/prompt", "{question}{question}{options}"), "/configurations/0/prompt");
    row("unknown place-holder", changed("/configurations/0/prompt", "{question}{options}{explanation}"), "/configurations/0/prompt");
    row("key words without a place", changed("/configurations/0/keywords", "domain"), "/configurations/0/prompt");
    row("key words of nothing", changed("/configurations/2/keywords", "colour"), "/configurations/2/keywords");
    row("examples and shots", changed("/configurations/6/shots", 3), "/configurations/6/examples");
    row("error type twice", changed("/errorTypes/1/code", "visual-information-neglect"), "/errorTypes/1/code");
    row("no description to judge", changed("/descriptions/0/judgePrompt", "{explanation}"), "/descriptions/0/judgePrompt");
    row("judge shown the key", changed("/descriptions/0/judgePrompt", "{description}{options}"), "/descriptions/0/judgePrompt");
    row("model shown the meaning", changed("/descriptions/0/prompt", "{implied_meaning}"), "/descriptions/0/prompt");
    row("a scale of one", changed("/descriptions/0/lowest", 5), "/descriptions/0/highest");
    row("more scores than digits", changed("/descriptions/0/highest", 10), "/descriptions/0/highest");
    row("perspective twice", changed("/descriptions/0/perspectives/1/code", "surface"), "/descriptions/0/perspectives/1/code");
    row("maximum below minimum", changed("/questions/minimum", 4), "/questions/maximum");
    row("several correct", changed("/questions/correct", 2), "/questions/correct");
    row("no number of options", without("/questions", "options"), "/questions/options");
    const auto table = [](const char *members) {
        return changed("/tables", Json::parse(R"([{"code":"t","title":{"zh":"表","en":"T"},)" + std::string(members) + "}]"));
    };
    row("table of no dimension", table(R"("dimensions":["domain","split","colour"])"), "/tables/0/dimensions/2");
    row("table of no configuration", table(R"("configurations":["none","seven"])"), "/tables/0/configurations/1");
    row("table of no metric", table(R"("metric":"all")"), "/tables/0/metric");
    row("table of a condition that cannot be read", table(R"("where":"moon=full")"), "/tables/0/where");
    row("table of a label that is not there", table(R"("where":"domain=moon")"), "/tables/0/where");
    row("table of dimensions in other columns", table(R"("by":"outcome","dimensions":["domain"])"), "/tables/0/dimensions");
    row("table of an unknown row", table(R"("baselines":["random","expert"])"), "/tables/0/baselines/1");
    row("table by metrics that are not there", table(R"("by":"metric")"), "/tables/0/by");
    row("nothing of the kind stays together", changed("/splitBy", "chance"), "/splitBy");
    row("two rests", changed("/splits", Json::parse(R"([{"name":"a","weight":0},{"name":"b","weight":0}])")), "/splits/1/weight");
    row("split twice", changed("/splits/1/name", "dev"), "/splits/1/name");
}

void PresetTest::faultsNameTheirPointer()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, pointer);
    const auto preset = readPreset(json);
    QVERIFY(!preset);
    QCOMPARE(preset.error().code, ErrorCode::Invalid);
    QVERIFY2(preset.error().sentence.contains(QString(u'“' + pointer + u'”')), qPrintable(preset.error().sentence));
}

void PresetTest::kinds()
{
    const auto single = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(single);
    QCOMPARE(single->kinds.size(), 1);
    QCOMPARE(single->kinds.constFirst().code, singleChoice);
    QVERIFY(!single->hasKinds());
    QCOMPARE(forItems(*single).dimensions.size(), single->dimensions.size());

    const auto preset = readPreset(jsonText(kindsPresetJson()));
    QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
    QVERIFY(preset->hasKinds());
    const QuestionKind *choice = preset->kind(QStringLiteral("choice"));
    const QuestionKind *verdict = preset->kind(QStringLiteral("true-false"));
    QVERIFY(choice && verdict && !preset->kind(singleChoice));
    QVERIFY(choice->allows(2) && choice->allows(4) && !choice->allows(5) && !choice->isFixed());
    QCOMPARE(verdict->fixed, QStringList({QStringLiteral("对"), QStringLiteral("错")}));
    QCOMPARE(verdict->mostOptions, 2);
    QCOMPARE(preset->mostOptions(), 4);
    const Configuration &direct = preset->configurations.constFirst();
    QVERIFY(direct.promptFor(QStringLiteral("true-false")).contains(QStringLiteral("判断")));
    QCOMPARE(direct.promptFor(QStringLiteral("choice")), direct.prompt);
    QCOMPARE(configurationFrom(toJson(direct)).kindPrompts, direct.kindPrompts);
    const Preset items = forItems(*preset);
    QCOMPARE(items.dimension(kindDimension)->value(LabelCode(QStringLiteral("true-false")))->published, QStringLiteral("判断"));
    // The dimension by which examples and charts are grouped: neither ordered nor with several labels.
    QCOMPARE(groupingDimension(items)->code, DimensionCode(QStringLiteral("domain")));
    QVERIFY(!groupingDimension({}));
}

void PresetTest::faultsOfKinds_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *pointer, const Json &value, const char *place) {
        Json json = kindsPresetJson();
        json[Json::json_pointer(pointer)] = value;
        QTest::newRow(name) << jsonText(json) << QString::fromLatin1(place);
    };
    row("code twice", "/kinds/1/code", "choice", "/kinds/1/code");
    row("published twice", "/kinds/1/published", "选择", "/kinds/1/published");
    row("fewer at most than at least", "/kinds/0/options", {4, 2}, "/kinds/0/options");
    row("fewer correct at most than at least", "/kinds/0/correct", {3, 2}, "/kinds/0/correct");
    row("more correct ones than options", "/kinds/0/correct", {1, 5}, "/kinds/0/correct");
    row("none correct", "/kinds/0/correct", {0, 1}, "/kinds/0/correct/0");
    row("neither options nor fixed ones", "/kinds/0",
        {{"code", "x"}, {"title", {{"zh", "x"}, {"en", "x"}}}, {"published", "x"}}, "/kinds/0");
    row("options twice", "/questions/options", 6, "/questions/options");
    row("a fixed option twice", "/kinds/1/fixed", {"对", "对"}, "/kinds/1/fixed/1");
    row("prompt of no kind", "/configurations/0/prompts", {{"blank", "{question}"}}, "/configurations/0/prompts/blank");
    row("prompt without its options", "/configurations/0/prompts", {{"choice", "{question}"}}, "/configurations/0/prompts/choice");
    row("dimension named as kinds", "/dimensions/0/code", "kind", "/dimensions");
}

void PresetTest::faultsOfKinds()
{
    faultsNameTheirPointer();
}

void PresetTest::writtenKinds()
{
    const auto preset = readPreset(jsonText(writtenPresetJson()));
    QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
    QVERIFY(preset->takesWritten() && !kindsPreset().takesWritten());
    const QuestionKind &kind = preset->kinds.constFirst();
    QVERIFY(kind.isWritten() && !kind.isFixed() && !kind.takesSeveral());
    QVERIFY(kind.allows(0) && !kind.allows(1) && kind.allowsCorrect(0) && !kind.allowsCorrect(1));
    QVERIFY(!preset->kinds.at(1).isWritten());
    QCOMPARE(preset->mostOptions(), 4);
    QCOMPARE(preset->configurations.constFirst().promptFor(kind.code), QStringLiteral("请根据图片填空，只写答案。\n{question}"));
    QCOMPARE(readPreset(preset->source)->source, preset->source);
    // "options" is the form of the others, and may be said.
    Json said = writtenPresetJson();
    said["kinds"][1]["form"] = "options";
    const auto same = readPreset(jsonText(said));
    QVERIFY(same);
    QVERIFY(!same->kinds.at(1).isWritten());
    // All questions may be written.
    said["kinds"].erase(said["kinds"].begin() + 1, said["kinds"].end());
    said["configurations"][0]["prompts"].erase("true-false");
    const auto only = readPreset(jsonText(said));
    QVERIFY2(only, only ? "" : qPrintable(only.error().sentence));
    QCOMPARE(only->kinds.size(), 1);
    QCOMPARE(only->mostOptions(), 0);
}

void PresetTest::faultsOfWrittenKinds_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *pointer, const Json &value, const char *place) {
        Json json = writtenPresetJson();
        json[Json::json_pointer(pointer)] = value;
        QTest::newRow(name) << jsonText(json) << QString::fromLatin1(place);
    };
    row("options", "/kinds/0/options", {2, 4}, "/kinds/0/options");
    row("fixed options", "/kinds/0/fixed", {"对", "错"}, "/kinds/0/fixed");
    row("correct options", "/kinds/0/correct", {1, 1}, "/kinds/0/correct");
    row("another form", "/kinds/0/form", "number", "/kinds/0/form");
    row("options without any", "/kinds/0/form", "options", "/kinds/0");
    row("no prompt of its own", "/configurations/3/prompts", Json::object(), "/configurations/3/prompts/written");
    row("prompt without the question", "/configurations/0/prompts/written", "请填空。", "/configurations/0/prompts/written");
    row("prompt with the accepted answers", "/configurations/0/prompts/written", "{question}{accepted}",
        "/configurations/0/prompts/written");
}

void PresetTest::faultsOfWrittenKinds()
{
    faultsNameTheirPointer();
}

void PresetTest::descriptionTask()
{
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    QVERIFY(preset);
    QCOMPARE(preset->descriptions.size(), 1);
    const DescriptionTask &task = preset->descriptions.constFirst();
    QCOMPARE(task.lowest, 1);
    QCOMPARE(task.highest, 5);
    QCOMPARE(task.perspectives.size(), 5);
    for (const LabelValue &perspective : task.perspectives) {
        QVERIFY2(task.prompt.contains(perspective.title.zh), qPrintable(perspective.title.zh));
        QVERIFY(!perspective.title.en.isEmpty());
        QVERIFY(!perspective.published.isEmpty());
    }
    QVERIFY(task.judgePrompt.contains(QStringLiteral("\"[ratings]\"")));
    QVERIFY(task.judgePrompt.startsWith(QStringLiteral("# Role\nYou are an impartial judge")));
    const QList<RubricLevel> rubric = rubricOf(*preset, task.code);
    QCOMPARE(rubric.size(), 5);
    for (int i = 0; i < rubric.size(); ++i) {
        QCOMPARE(rubric.at(i).score, i + 1);
        // People and the judge read the same words.
        QVERIFY2(task.judgePrompt.contains(rubric.at(i).text.en), qPrintable(rubric.at(i).text.en));
        QVERIFY(!rubric.at(i).text.zh.isEmpty());
    }
    QVERIFY(rubricOf(*preset, QStringLiteral("nope")).isEmpty());
}

void PresetTest::notJson()
{
    const auto broken = readPreset("{\n \"code\": nope }");
    QVERIFY(!broken);
    QVERIFY2(broken.error().sentence.contains(QStringLiteral("line 2, column 11")), qPrintable(broken.error().sentence));
    QVERIFY(!readPreset({}));
    QVERIFY(!readPreset(QByteArray(100000, '[')));
    QVERIFY(!readPreset("\xff\xfe\"x\""));
    QCOMPARE(readPreset(QByteArray(5 * 1024 * 1024, ' ')).error().code, ErrorCode::Refused);
}

void PresetTest::unknownPreset()
{
    const auto preset = builtInPreset(QStringLiteral("nope"));
    QVERIFY(!preset);
    QCOMPARE(preset.error().code, ErrorCode::NotFound);
    QVERIFY(preset.error().sentence.contains(QStringLiteral("cii-bench")));
    for (const QString &code : presetCodes()) {
        const auto each = builtInPreset(code);
        QVERIFY(each);
        QCOMPARE(each->code, code);
    }
}

void PresetTest::bothLanguages_data()
{
    QTest::addColumn<QString>("code");
    const QStringList codes = presetCodes();
    for (const QString &code : codes)
        QTest::newRow(qPrintable(code)) << code;
}

/// A preset that asks in a second language somewhere does so everywhere, in each of its prompts; and each name is in its language.
void PresetTest::bothLanguages()
{
    QFETCH(QString, code);
    const auto preset = builtInPreset(code);
    QVERIFY(preset);
    QSet<QString> languages;
    for (const Configuration &one : preset->configurations) {
        for (const TranslatedPrompts &other : one.translations)
            languages.insert(other.language);
    }
    QStringList gaps;
    for (const QString &language : std::as_const(languages)) {
        for (const Configuration &one : preset->configurations) {
            const QString place = QStringLiteral("%1 in %2").arg(one.code, language);
            const auto other = std::find_if(one.translations.begin(), one.translations.end(),
                                            [&](const TranslatedPrompts &words) { return words.language == language; });
            if (other == one.translations.end()) {
                gaps.append(place);
                continue;
            }
            if (other->kindPrompts.keys() != one.kindPrompts.keys())
                gaps.append(place + QStringLiteral(": prompts of kinds"));
            if (one.step && !one.isStepTranslated(language))
                gaps.append(place + QStringLiteral(": step"));
        }
    }
    static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    const auto look = [&](const Json &json, const QString &place, const auto &again) -> void {
        if (json.is_object() && json.size() == 2 && json.contains("zh") && json.contains("en")) {
            if (!fromUtf8(json["zh"].get<std::string>()).contains(chinese) || fromUtf8(json["en"].get<std::string>()).contains(chinese))
                gaps.append(place);
            return;
        }
        if (!json.is_structured())
            return;
        for (auto part = json.begin(); part != json.end(); ++part) {
            const QString name = json.is_object() ? fromUtf8(part.key()) : QString::number(std::distance(json.begin(), part));
            again(*part, place + u'/' + name, again);
        }
    };
    look(Json::parse(preset->source.toStdString()), QString(), look);
    QVERIFY2(gaps.isEmpty(), qPrintable(gaps.join(u'\n')));
}

QTEST_GUILESS_MAIN(PresetTest)
#include "presettest.moc"
