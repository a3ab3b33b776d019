// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/composing.h"
#include "models/domain/preset/configurationjson.h"
#include "models/domain/preset/presetdocument.h"
#include "models/domain/runs/scorers.h"
#include "tests/support/kinds/fullpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Preset fullPreset()
{
    const auto preset = readPreset(jsonText(fullPresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

} // namespace

/// What presets say of groups, metrics, facts, templates, sheets and worked examples.
class ComposingPresetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allIsRead()
    {
        const Preset preset = fullPreset();
        QCOMPARE(preset.groups.size(), 1);
        QVERIFY(preset.groupOf(QStringLiteral("fill-in")) == &preset.groups.constFirst());
        QVERIFY(!preset.groupOf(QStringLiteral("true-false")));
        QCOMPARE(preset.metric(QStringLiteral("all"))->all, QStringList({QStringLiteral("choice"), QStringLiteral("fill-in")}));
        QVERIFY(!preset.metric(QStringLiteral("none")));
        QVERIFY(preset.fact(QStringLiteral("panels"))->number && !preset.fact(gridFact)->number);
        const SheetForm *marked = preset.sheet(QStringLiteral("marked"));
        QVERIFY(marked && marked->labels == SheetLabels::Letters && marked->blank == SheetBlank::Mark);
        const QuestionTemplate &one = preset.templates.constFirst();
        QCOMPARE(one.where, QStringLiteral("domain=art"));
        QCOMPARE(one.sheet, marked->code);
        const QuestionTemplate &offering = preset.templates.constLast();
        QVERIFY(offering.options == u"place" && offering.offer == FactorOffer::Fitting && one.options.isEmpty());
        QVERIFY(preset.objects.views == 4 && preset.objects.seed == 7 && preset.objects.object == u"thing");
        QCOMPARE(preset.objects.factor(QStringLiteral("place"))->fitting(QStringLiteral("cone")).size(), 4);
        QCOMPARE(preset.objects.factors.constFirst().values.constFirst().said(), QStringLiteral("A cube"));
        // One picture, but another than that of the image.
        const QuestionKind *choice = preset.kind(QStringLiteral("choice"));
        const OptionPool *drawn = preset.poolOf(QStringLiteral("drawn"));
        QVERIFY(drawn && drawn->shows == PoolShows::Pictures && drawn->seed == 7 && drawn->options == 4 && drawn->add.isEmpty());
        const OptionPool *names = preset.poolOf(QStringLiteral("choice-of-names"));
        QVERIFY(names && names->shows == PoolShows::Names && names->seed == 1 && names->add.size() == 1);
        QVERIFY(choice->ownPictures && choice->takesPictures() && choice->mostPictures == 1);
    }

    void rowsBesideTheModels()
    {
        const Preset preset = fullPreset();
        QCOMPARE(preset.tables.constFirst().baselines.value(), (QList<TableBaseline>{TableBaseline::Random, TableBaseline::HumanBest}));
    }

    /// Images have no label of a question whose other questions have another one.
    void aTableOfImagesByLabelsOfQuestions()
    {
        Json json = fullPresetJson();
        json["tables"][0]["dimensions"] = {"subcategory"};
        const auto preset = readPreset(jsonText(json));
        QVERIFY(!preset);
        QVERIFY2(preset.error().sentence.contains(QStringLiteral("/tables/0/dimensions/0")), qPrintable(preset.error().sentence));
    }

    /// Prompt versions are stored in this form: those without a rule stay as they are.
    void aRuleForExamplesIsStoredWhereThereIsOne()
    {
        const Preset preset = fullPreset();
        const Configuration &with = preset.configurations.at(1);
        QCOMPARE(with.shots, 2);
        QVERIFY(with.shotRule);
        const Configuration again = configurationFrom(toJson(with));
        QVERIFY(again.shotRule);
        QCOMPARE(again.shots, 2);
        QCOMPARE(again.shotRule->same, with.shotRule->same);
        QCOMPARE(again.shotRule->prefer, QStringLiteral("emotion=positive"));
        QCOMPARE(again.shotRule->answer, QStringLiteral("{rationale}\n{answer}"));
        const Json plain = toJson(preset.configurations.at(0));
        QVERIFY(!plain.contains("shotsBy"));
        QCOMPARE(plain["shots"].get<int>(), 1);
    }

    void aStepIsStoredWithItsTranslations()
    {
        const Preset preset = fullPreset();
        const Configuration &with = preset.configurations.at(preset.configurations.size() - 2);
        QVERIFY(with.step && with.isStepTranslated(QStringLiteral("en")) && !with.isStepTranslated(QStringLiteral("zh")));
        const Configuration again = configurationFrom(toJson(with));
        QCOMPARE(again.translations, with.translations);
        QCOMPARE(inLanguage(again, QStringLiteral("en")).step->prompt, QStringLiteral("Describe it."));
        QVERIFY(inLanguage(again, QStringLiteral("en")).step->eachPicture);
        QCOMPARE(inLanguage(again, QStringLiteral("zh")).step->prompt, with.step->prompt);
    }

    void othersSayNothingOfIt()
    {
        QStringList codes = presetCodes();
        QVERIFY(codes.removeOne(QStringLiteral("marvel")));       // that has all of it
        QVERIFY(codes.removeOne(QStringLiteral("combo")));        // that has all but sheets
        QVERIFY(codes.removeOne(QStringLiteral("constructure"))); // that has chains
        for (const QString &code : codes) {
            const auto preset = builtInPreset(code);
            QVERIFY(preset);
            QVERIFY(preset->groups.isEmpty() && preset->metrics.isEmpty() && preset->facts.isEmpty() && preset->templates.isEmpty()
                    && preset->sheets.isEmpty() && preset->pools.isEmpty());
            QCOMPARE(scorersOf(*preset).size(), 2);
            for (const QuestionKind &kind : preset->kinds)
                QVERIFY(!kind.ownPictures);
            for (const Configuration &configuration : preset->configurations)
                QVERIFY(!configuration.shotRule && !toJson(configuration).contains("shotsBy"));
        }
    }

    void oneScorerIsEnough()
    {
        Json json = fullPresetJson();
        json["scorers"] = Json::array({"strict"});
        const auto preset = readPreset(jsonText(json));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        QCOMPARE(scorersOf(*preset), QList<Scorer>{Scorer::Strict});
        QCOMPARE(publishedScorer(*preset), Scorer::Strict);
        json["scorers"] = Json::array({"cii-official"});
        QVERIFY(!readPreset(jsonText(json)));
        json["scorers"] = Json::array({"strict", "judge"});
        QVERIFY(!readPreset(jsonText(json)));
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const char *pointer, const Json &value, const char *place = nullptr) {
            Json json = fullPresetJson();
            json[Json::json_pointer(pointer)] = value;
            QTest::newRow(name) << jsonText(json) << QString::fromLatin1(place ? place : pointer);
        };
        const Json two = fullPresetJson();
        Json more = two["groups"];
        more.push_back(more[0]);
        more[1]["members"] = Json::array({"pictures", "true-false"});
        row("a group twice", "/groups", more, "/groups/1/code");
        more[1]["code"] = "other";
        more[1]["members"] = Json::array({"pictures", "choice"});
        row("a kind in two groups", "/groups", more, "/groups/1/members/1");
        row("a group of an unknown kind", "/groups/0/members/1", "none");
        row("a group of one", "/groups/0/members", Json::array({"choice"}));
        row("fewer questions than a group has kinds", "/questions/maximum", 1, "/groups/0/members");
        row("a metric twice", "/metrics/1/code", "one");
        row("a metric of an unknown kind", "/metrics/0/all/0", "none");
        row("a metric of nothing", "/metrics/0/all", Json::array());
        row("a metric across groups", "/metrics/1/all/1", "true-false");
        row("a metric called like the number", "/metrics/0/code", "n");
        row("a fact twice", "/facts/1/code", "panels");
        row("a fact with a hyphen", "/facts/1/code", "grid-size");
        row("a template of an unknown kind", "/templates/0/kind", "none");
        row("an unknown fact in a stem", "/templates/0/stem", "{panels} of {rows}?");
        row("an unknown fact in a key", "/templates/0/key", "{rows}");
        row("a template for an unknown label", "/templates/0/where", "moon=full");
        row("a template for what is no filter", "/templates/0/where", "shape");
        row("an unknown sheet", "/templates/0/sheet", "none");
        row("a sheet for a kind without pictures", "/kinds/1/ownPictures", false, "/templates/0/sheet");
        row("a sheet for a kind without any", "/kinds/1/pictures", Json::array({0, 0}), "/templates/0/sheet");
        Json twice = two["templates"];
        twice.push_back(twice[0]);
        row("a template twice", "/templates", twice, "/templates/2/code");
        row("a sheet twice", "/sheets/1/code", "plain");
        row("labels of no kind", "/sheets/1/labels", "roman");
        row("a task of an unknown kind", "/chains/questions/0/kinds/0", "none");
        row("a task that asks about nothing", "/chains/questions/0/stem/en", "Is it?", "/chains/questions/0/stem");
        row("a task without a picture of its own", "/chains/questions/0/kinds/0", "true-false");
        row("a level of no dimension", "/chains/levelLabel", "none");
        row("a top concept among labels of images", "/chains/topLabel", "domain");
        row("a shortest chain above the longest", "/chains/shortest", 5);
        row("a pool twice", "/pools/1/code", "domains");
        row("two pools of a kind", "/pools/1/kind", "drawn");
        row("a pool of an unknown kind", "/pools/0/kind", "none");
        row("a pool of a written kind", "/pools/1/kind", "fill-in");
        row("a pool of a kind with templates", "/templates/0/kind", "drawn", "/pools/0/kind");
        row("a pool of no category", "/pools/0/of", "none");
        row("a category of several labels", "/pools/0/of", "rhetoric");
        row("options that cannot be pictures", "/pools/1/shows", "pictures");
        row("more options than the kind has", "/pools/0/options", 5);
        row("a stem without the category", "/pools/0/stem", "Which?");
        row("a stem with the answer", "/pools/1/stem", "Is it {category}?");
        row("an unknown fact in a drawn stem", "/pools/1/stem", "{rows}?");
        row("names of pictures", "/pools/0/add", Json::array({"x"}));
        row("examples by an unknown label", "/configurations/1/shotsBy/same/0", "none");
        row("examples with an unknown label first", "/configurations/1/shotsBy/prefer", "moon=full");
        row("examples by nothing", "/configurations/1/shotsBy/same", Json::array());
        row("a rule and items", "/configurations/1/examples", Json::array({"dev-1", "dev-2"}));
        row("a rule without a number", "/configurations/1/shots", 0);
        row("an answer that is not said", "/configurations/1/shotsBy/answer", "{rationale}");
        row("an unknown placeholder", "/configurations/1/shotsBy/answer", "{answer} {key}");
        const size_t all = two["configurations"].size();
        const std::string step = "/configurations/" + std::to_string(all - 2) + "/translations/0/step";
        const std::string none = "/configurations/" + std::to_string(all - 1) + "/translations/0/step";
        row("an unknown placeholder in a translated step", step.c_str(), "{step}");
        row("a translated step without a step", none.c_str(), "Look.");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, place);
        QStringList places;
        const QList<PresetFault> faults = presetFaults(Json::parse(json.toStdString()));
        for (const PresetFault &fault : faults)
            places.append(fault.pointer);
        QVERIFY2(places.contains(place), qPrintable(places.join(u' ')));
        QVERIFY(!readPreset(json));
    }

    void factsFillTexts()
    {
        QCOMPARE(factsIn(QStringLiteral("{b} of {a}, {b}; {A} {} {a b}")), QStringList({QStringLiteral("b"), QStringLiteral("a")}));
        const QMap<QString, QString> facts{{QStringLiteral("a"), QStringLiteral("{b}")}, {QStringLiteral("b"), QStringLiteral("3")}};
        // What a value says is not filled in again, and what has no value stays.
        QCOMPARE(filled(QStringLiteral("{a}, {b} by {c}."), facts), QStringLiteral("{b}, 3 by {c}."));
        QCOMPARE(filled(QStringLiteral("as it is"), facts), QStringLiteral("as it is"));
        FactForm fact;
        QVERIFY(isFactValue(fact, QStringLiteral("3x3")) && isFactValue(fact, QString(longestFact, u'a')));
        QVERIFY(!isFactValue(fact, {}) && !isFactValue(fact, QStringLiteral(" 3")) && !isFactValue(fact, QString(longestFact + 1, u'a')));
        fact.number = true;
        QVERIFY(isFactValue(fact, QStringLiteral("0")) && isFactValue(fact, QStringLiteral("13")));
        for (const QString &wrong : {QStringLiteral("-1"), QStringLiteral("1.5"), QStringLiteral("03"), QStringLiteral("three")})
            QVERIFY2(!isFactValue(fact, wrong), qPrintable(wrong));
    }
};

QTEST_GUILESS_MAIN(ComposingPresetTest)
#include "composingpresettest.moc"
