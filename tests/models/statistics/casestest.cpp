// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/cases.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <cmath>

using namespace yuyi;

namespace {

Json read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const auto json = parseJson(file.readAll());
    return json ? *json : Json(nullptr);
}

/// Compares as deep as `expected` goes; a sentence of what differs, or nothing.
QString difference(const Json &expected, const Json &actual, double tolerance, const QString &where)
{
    if (expected.is_number() && actual.is_number()) {
        const double gap = std::abs(expected.get<double>() - actual.get<double>());
        return gap <= tolerance ? QString()
                                : QStringLiteral("%1: %2 instead of %3")
                                      .arg(where, QString::number(actual.get<double>(), 'g', 17),
                                           QString::number(expected.get<double>(), 'g', 17));
    }
    if (expected.is_object() && actual.is_object()) {
        for (auto it = expected.begin(); it != expected.end(); ++it) {
            const QString path = QStringLiteral("%1/%2").arg(where, fromUtf8(it.key()));
            if (!actual.contains(it.key()))
                return QStringLiteral("%1 is missing").arg(path);
            if (const QString text = difference(it.value(), actual[it.key()], tolerance, path); !text.isEmpty())
                return text;
        }
        return {};
    }
    if (expected.is_array() && actual.is_array() && expected.size() == actual.size()) {
        for (size_t i = 0; i < expected.size(); ++i) {
            const QString path = QStringLiteral("%1/%2").arg(where).arg(i);
            if (const QString text = difference(expected[i], actual[i], tolerance, path); !text.isEmpty())
                return text;
        }
        return {};
    }
    return expected == actual ? QString()
                              : QStringLiteral("%1: %2 instead of %3")
                                    .arg(where, QString::fromUtf8(jsonText(actual)), QString::fromUtf8(jsonText(expected)));
}

/// Bands of a bootstrap; what the file calls exact is not printed.
QString outsideBands(Json &expected, const Json &actual)
{
    for (const char *end : {"lo", "hi"}) {
        const std::string band = std::string("accept_") + end;
        if (!expected.contains(band))
            continue;
        const double value = actual.value(end, std::nan(""));
        if (!(value >= expected[band][0].get<double>() && value <= expected[band][1].get<double>()))
            return QStringLiteral("%1 is %2, outside its band").arg(QLatin1String(end), QString::number(value));
        expected.erase(band);
    }
    if (expected.contains("accept_se_rel")) {
        const double exact = expected["bootstrap_se_exact"].get<double>();
        if (!(std::abs(actual.value("se", std::nan("")) - exact) <= exact * expected["accept_se_rel"].get<double>()))
            return QStringLiteral("se is outside its band");
        expected.erase("accept_se_rel");
        for (const char *key : {"bootstrap_se_exact", "percentile_lo_exact_Binf", "percentile_hi_exact_Binf",
                                "p_diff_le_0_exact"})
            expected.erase(key);
    }
    // Where all resamples can be counted, the exact values are the ones printed.
    const std::pair<const char *, const char *> counted[]{
        {"bootstrap_se_exact", "se"}, {"percentile_lo_exact", "lo"}, {"percentile_hi_exact", "hi"}};
    for (const auto &[from, to] : counted) {
        if (expected.contains(from)) {
            expected[to] = expected[from];
            expected.erase(from);
        }
    }
    return {};
}

bool hasNull(const Json &json)
{
    if (json.is_null())
        return true;
    return json.is_structured() && std::any_of(json.begin(), json.end(), [](const Json &part) { return hasNull(part); });
}

} // namespace

class CasesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void values_data();
    void values();
    void undefinedIsSaidInWords();
    void sameSeedSameBits();
    void wrongCases_data();
    void wrongCases();
    void oneWrongCaseLeavesTheOthers();
    void documentsThatAreNoList();
    void rubbish();
};

void CasesTest::values_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto add = [](const QString &path) {
        const Json file = read(path);
        QVERIFY2(file.is_object() && file["cases"].is_array() && !file["cases"].empty(), qPrintable(path));
        for (const Json &one : file["cases"])
            QTest::newRow(one["id"].get<std::string>().c_str()) << jsonText(one);
    };
    add(QFINDTESTDATA("cases.json"));
    const QString data = qEnvironmentVariable("YUYI_TEST_DATA");
    const QString examples = QDir(data).filePath(QStringLiteral("statistics-examples.json"));
    if (!data.isEmpty() && QFileInfo::exists(examples))
        add(examples);
    else
        qInfo("YUYI_TEST_DATA names no folder with statistics-examples.json: its cases are left out");
}

void CasesTest::values()
{
    QFETCH(QByteArray, text);
    const Json one = *parseJson(text);
    const auto answers = answerCases(Json::array({one}));
    QVERIFY(answers.has_value());
    QVERIFY2(answers->errors.isEmpty(), qPrintable(answers->errors.value(0)));
    const Json result = answers->answers[0]["result"];
    Json expected = one["expected"];
    const QString outside = outsideBands(expected, result);
    QVERIFY2(outside.isEmpty(), qPrintable(outside));
    const QString wrong = difference(expected, result, one["tolerance"].get<double>(), QString());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    for (auto it = result.begin(); it != result.end(); ++it)
        QVERIFY2(expected.contains(it.key()) || it.key() == "why" || it.key() == "lo" || it.key() == "hi" || it.key() == "se",
                 it.key().c_str());
    QCOMPARE(result.contains("why"), hasNull(result));
}

void CasesTest::undefinedIsSaidInWords()
{
    const Json cases = Json::parse(R"([
        {"id":"k","statistic":"cohen_kappa","input":{"ratings":[["a","a"],["a","a"]],"categories":["a","b"]}},
        {"id":"f","statistic":"fleiss_kappa","input":{"ratings":[["a","a",null],["a","b","b"]],"categories":["a","b"]}},
        {"id":"m","statistic":"mean_sd","input":{"x":[1e308,1e308,1e308]}},
        {"id":"q","statistic":"quantiles_type7","input":{"x":[]}}])");
    const auto answers = answerCases(cases);
    QVERIFY(answers && answers->errors.isEmpty());
    for (const Json &line : answers->answers) {
        QVERIFY2(line["result"].contains("why"), line["id"].get<std::string>().c_str());
        QVERIFY(line["result"]["why"].get<std::string>().size() > 20);
    }
    QVERIFY(answers->answers[0]["result"]["value"].is_null());
    QCOMPARE(answers->answers[0]["result"]["n_items_used"].get<int>(), 2);
    QVERIFY(answers->answers[2]["result"]["mean"].is_null());
}

void CasesTest::sameSeedSameBits()
{
    const auto run = [](qint64 seed) {
        Json one = Json::parse(R"({"id":1,"statistic":"paired_bootstrap","input":{"both_right":300,"only_first_right":41,
            "only_second_right":20,"both_wrong":99,"B":2000}})");
        one["input"]["seed"] = seed;
        return answerCases(Json::array({one}))->answers[0]["result"].dump();
    };
    QCOMPARE(run(5), run(5));
    QVERIFY(run(5) != run(6));
    // The same on every machine: written down once.
    QCOMPARE(run(5), std::string(R"({"difference":0.04565217391304348,"se":0.017165271987697787,"lo":0.013043478260869565,)"
                                 R"("hi":0.0782608695652174})"));
}

void CasesTest::wrongCases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const char *text, const char *part) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(part);
    };
    row("no id", R"({"statistic":"holm","input":{"p":[]}})", "number 1");
    row("no statistic", R"({"id":"x7","input":{}})", "x7: “statistic”");
    row("unknown statistic", R"({"id":"x7","statistic":"kappa","input":{}})", "cohen_kappa");
    row("no input", R"({"id":"x7","statistic":"holm"})", "x7: “input”");
    row("params is a list", R"({"id":"x7","statistic":"holm","params":[],"input":{"p":[]}})", "params");
    row("field missing", R"({"id":"x7","statistic":"wilson_ci","input":{"n":3}})", "x7: input.successes");
    row("text for a number", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":"3","n":3}})", "input.successes");
    row("negative", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":-1,"n":3}})", "input.successes");
    row("fraction", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":1.5,"n":3}})", "input.successes");
    row("more than all", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":4,"n":3}})", "input.successes");
    row("huge count", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":1,"n":1e300}})", "input.n");
    row("level", R"({"id":"x7","statistic":"wilson_ci","input":{"successes":1,"n":3,"level":95}})", "input.level");
    row("weights", R"({"id":"x7","statistic":"cohen_kappa","params":{"weights":"cubic"},"input":{"ratings":[]}})", "quadratic");
    row("ratings are an object", R"({"id":"x7","statistic":"gwet_ac1","input":{"ratings":{},"categories":[]}})", "input.ratings");
    row("ragged", R"({"id":"x7","statistic":"gwet_ac1","input":{"ratings":[[1,1],[1]],"categories":[1,2]}})", "input.ratings[1]");
    row("unknown label", R"({"id":"x7","statistic":"gwet_ac1","input":{"ratings":[[1,1],[1,3]],"categories":[1,2]}})",
        "input.ratings[1][1] is 3");
    row("scale left out", R"({"id":"x7","statistic":"gwet_ac1","input":{"ratings":[[1,1]]}})", "input.categories");
    row("label twice", R"({"id":"x7","statistic":"gwet_ac1","input":{"ratings":[],"categories":["a","a"]}})", "twice");
    row("three for two", R"({"id":"x7","statistic":"cohen_kappa","input":{"ratings":[[1,1,1]],"categories":[1]}})", "input.ratings");
    row("words as numbers", R"({"id":"x7","statistic":"krippendorff_alpha","params":{"level":"interval"},
        "input":{"ratings":[["a","b"]],"categories":["a","b"]}})",
        "interval");
    row("set is a text", R"({"id":"x7","statistic":"set_alpha","input":{"ratings":[["a",["b"]]]}})", "input.ratings[0][0]");
    row("p above one", R"({"id":"x7","statistic":"holm","input":{"p":[0.1,2]}})", "input.p[1]");
    row("p0", R"({"id":"x7","statistic":"binomial_vs_chance","input":{"k":1,"n":2,"p0":"one sixth"}})", "input.p0");
    row("p0 by nought", R"({"id":"x7","statistic":"binomial_vs_chance","input":{"k":1,"n":2,"p0":"1/0"}})", "input.p0");
    row("participant", R"({"id":"x7","statistic":"participants_macro_vs_pooled",
        "input":{"participants":[{"right":1,"answered":2},{"right":3,"answered":2}]}})",
        "input.participants[1]");
    row("ranks", R"({"id":"x7","statistic":"kendall_w","input":{"ranks_by_person":[[1,2],[1]]}})", "input.ranks_by_person[1]");
    row("strata", R"({"id":"x7","statistic":"stratified_allocation","input":{"counts":{"a":-1},"n":1}})", "input.counts");
    row("draws", R"({"id":"x7","statistic":"paired_bootstrap","input":{"both_right":2000000000,"only_first_right":1,
        "only_second_right":1,"both_wrong":1,"B":10000}})",
        "input.B");
    row("clusters", R"({"id":"x7","statistic":"clustered_se","input":{"x":[1,2],"clusters":["a"]}})", "input.clusters");
}

void CasesTest::wrongCases()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, part);
    const auto answers = answerCases(Json::array({*parseJson(text)}));
    QVERIFY(answers.has_value());
    QCOMPARE(answers->errors.size(), 1);
    QVERIFY2(answers->errors[0].contains(part), qPrintable(answers->errors[0]));
    QVERIFY(!answers->answers[0].contains("result"));
    QCOMPARE(fromUtf8(answers->answers[0]["error"].get<std::string>()), answers->errors[0]);
}

void CasesTest::oneWrongCaseLeavesTheOthers()
{
    const auto answers = answerCases(Json::parse(R"({"cases":[
        {"id":"bad","statistic":"holm","input":{"p":"x"}}, 17,
        {"id":"good","statistic":"holm","input":{"p":[0.01,0.02]}}]})"));
    QVERIFY(answers.has_value());
    QCOMPARE(answers->errors.size(), 2);
    QCOMPARE(answers->answers.size(), size_t(3));
    QCOMPARE(answers->answers[2]["id"].get<std::string>(), std::string("good"));
    QCOMPARE(answers->answers[2]["result"]["p1"].get<double>(), 0.02);
}

void CasesTest::documentsThatAreNoList()
{
    for (const char *text : {"{}", "3", "null", "\"x\"", R"({"cases":{}})"}) {
        const auto answers = answerCases(Json::parse(text));
        QVERIFY2(!answers, text);
        QCOMPARE(answers.error().code, ErrorCode::Invalid);
    }
    QCOMPARE(answerCases(Json::array())->answers.size(), size_t(0));
}

void CasesTest::rubbish()
{
    // Every statistic gets every kind of value in every field it may ask for: an answer or a sentence, never a crash.
    const QStringList values{QStringLiteral("null"), QStringLiteral("true"), QStringLiteral("-1"), QStringLiteral("0"),
                             QStringLiteral("1e308"), QStringLiteral("18446744073709551615"), QStringLiteral("\"\""),
                             QStringLiteral("[]"), QStringLiteral("{}"), QStringLiteral("[[]]"), QStringLiteral("[null]"),
                             QStringLiteral("[[null,null]]"), QStringLiteral("[[[]]]"), QStringLiteral("[{}]"),
                             QStringLiteral("[1,\"a\",null]"), QStringLiteral("[[1,1],[2,2]]"), QStringLiteral("{\"\":0}")};
    const QStringList fields{QStringLiteral("ratings"), QStringLiteral("categories"), QStringLiteral("successes"),
                             QStringLiteral("n"), QStringLiteral("x"), QStringLiteral("p"), QStringLiteral("counts"),
                             QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("clusters"), QStringLiteral("k"),
                             QStringLiteral("participants"), QStringLiteral("ranks_by_person"), QStringLiteral("level")};
    int answered = 0;
    for (const QString &statistic : statisticNames()) {
        for (const QString &first : values) {
            for (const QString &second : values) {
                Json one{{"id", 1}, {"statistic", toUtf8(statistic)}, {"input", Json::object()}};
                for (qsizetype i = 0; i < fields.size(); ++i)
                    one["input"][toUtf8(fields[i])] = Json::parse(toUtf8(i % 2 == 0 ? first : second));
                const auto answers = answerCases(Json::array({one}));
                QVERIFY(answers && answers->answers.size() == 1);
                const Json &line = answers->answers[0];
                QVERIFY2(line.contains("result") != line.contains("error"), one.dump().c_str());
                QVERIFY(line.dump().find("nan") == std::string::npos);
                answered += line.contains("result") ? 1 : 0;
            }
        }
    }
    QVERIFY(answered > 100);
}

QTEST_GUILESS_MAIN(CasesTest)
#include "casestest.moc"
