// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/jsonfields.h"
#include "models/domain/json/jsonwithin.h"

#include <QJsonDocument>
#include <QTest>

using namespace yuyi;

/// Reading JSON from outside: what is taken, what is refused, and that hostile shapes gain nothing.
class JsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatTheParserReads_data();
    void readsWhatTheParserReads();
    void saysWhereTheTextIsWrong();
    void aMemberNamedTwiceIsTheLaterOne();
    void depthIsLimited();
    void sizeIsLimited();
    void manyObjectsAndMembersAreRead();
    void timeIsLimited();
    void keptTextsAreOfOneForm_data();
    void keptTextsAreOfOneForm();
    void fieldsOfKeptTexts();
    void halvesOfPairsSpoilNoStoredText();
    void idsAreTexts();
};

void JsonTest::readsWhatTheParserReads_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"null", "true", "-12", "18446744073709551615", "1.5e3", "\"\\u9690\\n\"", "[]", "{}", "[[],{},[{}]]",
                             R"({"b":1,"a":[1,2,{"c":null}],"":"x"})", " [ 1 , 2 ] ", "\xEF\xBB\xBF{\"a\":1}"})
        QTest::addRow("%s", text) << QByteArray(text);
    QByteArray wide = "{";
    for (int i = 0; i < 100; ++i)
        wide += (i > 0 ? ",\"m" : "\"m") + QByteArray::number(99 - i) + "\":{\"n\":" + QByteArray::number(i) + '}';
    QTest::newRow("many members") << wide + '}';
}

void JsonTest::readsWhatTheParserReads()
{
    QFETCH(const QByteArray, text);
    const auto read = parseJson(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
    const Json expected = Json::parse(text.toStdString());
    QVERIFY(*read == expected);
    QCOMPARE(jsonText(*read), jsonText(expected)); // the order of members too
}

void JsonTest::saysWhereTheTextIsWrong()
{
    const auto broken = parseJson("{\n  \"a\": 1,\n  \"b\" 2\n}");
    QVERIFY(!broken);
    QCOMPARE(broken.error().code, ErrorCode::Invalid);
    QVERIFY2(broken.error().sentence.contains(QStringLiteral("line 3, column 7")), qPrintable(broken.error().sentence));
    for (const char *text : {"", "  \n", "{", "[1,]", "1e999", "\"\xFF\"", "[1] x", "{\"a\":1,}"}) {
        const auto read = parseJson(text);
        QVERIFY2(!read && read.error().code == ErrorCode::Invalid && !read.error().sentence.isEmpty(), text);
    }
}

void JsonTest::aMemberNamedTwiceIsTheLaterOne()
{
    QCOMPARE(jsonText(*parseJson(R"({"a":1,"b":2,"a":{"c":3}})")), QByteArray(R"({"a":{"c":3},"b":2})"));
    QByteArray text = "{";
    for (int i = 0; i < 40; ++i)
        text += "\"m" + QByteArray::number(i) + "\":" + QByteArray::number(i) + ',';
    const auto read = parseJson(text + R"("m3":"again","m39":"too"})");
    QVERIFY(read);
    QCOMPARE(read->size(), 40u);
    QVERIFY(read->at("m3") == "again");
    QVERIFY(read->at("m39") == "too");
}

void JsonTest::depthIsLimited()
{
    const auto nested = [](int levels, const char *open, const char *close) -> QByteArray {
        return QByteArray(open).repeated(levels) + "1" + QByteArray(close).repeated(levels);
    };
    QVERIFY(parseJson(nested(jsonDepthLimit, "[", "]")));
    QVERIFY(parseJson(nested(jsonDepthLimit, "{\"a\":", "}")));
    for (const QByteArray &text :
         {nested(jsonDepthLimit + 1, "[", "]"), nested(jsonDepthLimit + 1, "{\"a\":", "}"), QByteArray(1000000, '[')}) {
        const auto read = parseJson(text);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Invalid);
        QVERIFY2(read.error().sentence.contains(QString::number(jsonDepthLimit)), qPrintable(read.error().sentence));
    }
}

void JsonTest::sizeIsLimited()
{
    QVERIFY(parseJson("[1,2]", 5));
    const auto read = parseJson("[1,2]", 4);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Refused);
}

/// Shapes whose reading once took a time that grew with the square of their number; the bench of this shows figures.
void JsonTest::manyObjectsAndMembersAreRead()
{
    constexpr int many = 400000;
    const auto list = parseJson('[' + QByteArray("{},").repeated(many - 1) + "{}]");
    QVERIFY(list);
    QCOMPARE(list->size(), static_cast<size_t>(many));
    QByteArray members;
    for (int i = 0; i < many; ++i)
        members += (i > 0 ? ",\"" : "\"") + QByteArray::number(i) + "\":0";
    const auto object = parseJson('{' + members + '}');
    QVERIFY(object);
    QCOMPARE(object->size(), static_cast<size_t>(many));
}

void JsonTest::timeIsLimited()
{
    const QByteArray text = '[' + QByteArray("1,").repeated(100000) + "1]";
    QVERIFY(parseJsonWithin(text, text.size(), QDeadlineTimer(QDeadlineTimer::Forever)));
    const auto late = parseJsonWithin(text, text.size(), QDeadlineTimer(0));
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::Cancelled);
}

/// What is kept is compared and exported, also across versions of the program: its form must never change.
void JsonTest::keptTextsAreOfOneForm_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kept");
    const auto row = [](const char *text, const char *kept) { QTest::addRow("%s", text) << QByteArray(text) << QByteArray(kept); };
    row(R"({ "b" : [ ], "a" : { }, "A" : null, "B" : true })", R"({"A":null,"B":true,"a":{},"b":[]})");
    row(R"([{"z":{"y":1,"x":2}},{"":"s"}])", R"([{"z":{"x":2,"y":1}},{"":"s"}])");
    row("[1.0, -3.0, 0.0, -0.0, 1e3, 100000.0]", "[1,-3,0,0,1000,100000]");
    row("[9223372036854775807, -9223372036854775808, 9007199254740993]", "[9223372036854775807,-9223372036854775808,9007199254740993]");
    row("[9007199254740992.0, 1e300, 1e-4, 2.5e-7]", "[9007199254740992,1e+300,1e-04,2.5e-07]");
    row("[0.1, 0.02133, 0.01207, 0.2367136126152629]", "[0.1,0.02133,0.01207,0.2367136126152629]");
    row(R"(["\u9690\/\ud83d\ude00 \"q\" \\ \b\f\n\r\t\u0000\u001f\u007f"])",
        "[\"\xE9\x9A\x90/\xF0\x9F\x98\x80 \\\"q\\\" \\\\ \\b\\f\\n\\r\\t\\u0000\\u001f\x7F\"]");
    row(R"({"隐":1,"é":2,"z":3,"喻":4})", R"({"z":3,"é":2,"喻":4,"隐":1})");
}

void JsonTest::keptTextsAreOfOneForm()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, kept);
    QCOMPARE(storedText(storedJson(text)), kept);
    QCOMPARE(storedText(storedJson(kept)), kept);
    // Earlier versions wrote with Qt.
    QCOMPARE(QJsonDocument::fromJson(text).toJson(QJsonDocument::Compact), kept);
}

void JsonTest::fieldsOfKeptTexts()
{
    const QStringList names{QStringLiteral("隐"), QString()};
    const Json json{
        {"names", names}, {"none", QStringList()}, {"name", names.constFirst()}, {"many", qint64(1) << 40}, {"half", 0.5}, {"on", true}};
    const Json read = storedJson(storedText(json));
    QVERIFY(read == Json::parse(R"({"half":0.5,"many":1099511627776,"name":"隐","names":["隐",""],"none":[],"on":true})"));
    QCOMPARE(textsOf(read, "names"), names);
    QCOMPARE(textOf(read, "name"), names.constFirst());
    QCOMPARE(wholeOf<qint64>(read, "many"), qint64(1) << 40);
    QCOMPARE(wholeOf(read, "many", 7), 7); // out of the range of int
    QCOMPARE(numberOf(read, "half"), 0.5);
    QVERIFY(flagOf(read, "on"));
    // Missing, or of another type.
    QCOMPARE(textOf(read, "half") + textOf(read, "missing"), QString());
    QCOMPARE(textsOf(read, "missing"), QStringList());
    QCOMPARE(wholeOf(read, "half", -1), -1);
    QCOMPARE(wholeOf(read, "missing", 3), 3);
    QCOMPARE(numberOf(read, "name", 2.5), 2.5);
    QVERIFY(flagOf(read, "many", true) && !flagOf(read, "missing"));
    QVERIFY(fieldOf(fieldOf(read, "missing"), "deeper").is_null());
    for (const char *broken : {"", "{", "[1,", "\"\xFF\""})
        QVERIFY2(storedJson(broken).is_null(), broken);
    QCOMPARE(textOf(storedJson("[1]"), "name"), QString());
    QCOMPARE(storedText(elementOf(fieldOf(read, "names"), 1)), QByteArray("\"\""));
    QVERIFY(elementOf(fieldOf(read, "names"), 2).is_null()
            && elementOf(fieldOf(read, "names"), -1).is_null() && elementOf(read, 0).is_null());
    QCOMPARE(numbersOf(storedJson("[1,0.5,\"x\"]")), (QList<double>{1, 0.5, 0}));
}

/// Earlier versions stored them so: the rest of what somebody wrote is not lost with them.
void JsonTest::halvesOfPairsSpoilNoStoredText()
{
    const QString mark(QChar::ReplacementCharacter);
    const Json read = storedJson(R"({"a\uD800":"1","high":"x\ud83dy","low":"\udE00","pair":"\uD83D\uDE00","twice":"\ud83d\ud83d\ude00",)"
                                 R"("slash":"\\ud800","end":"\udbff"})");
    QCOMPARE(textOf(read, QString(u'a' + mark).toUtf8().constData()), QStringLiteral("1"));
    QCOMPARE(textOf(read, "high"), QString(u'x' + mark + u'y'));
    QCOMPARE(textOf(read, "low"), mark);
    QCOMPARE(textOf(read, "pair"), QString::fromUcs4(U"\U0001F600"));
    QCOMPARE(textOf(read, "twice"), mark + QString::fromUcs4(U"\U0001F600"));
    QCOMPARE(textOf(read, "slash"), QStringLiteral("\\ud800"));
    QCOMPARE(textOf(read, "end"), mark);
}

void JsonTest::idsAreTexts()
{
    const QList<ImageId> images{ImageId::create(), ImageId()};
    const Json read = storedJson(storedText({{"images", images}, {"first", images.constFirst()}}));
    QVERIFY(idsOf<ImageId>(read, "images") == images);
    QCOMPARE(textOf(read, "first"), images.constFirst().toString());
}

QTEST_GUILESS_MAIN(JsonTest)
#include "jsontest.moc"
