// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/json.h"
#include "models/domain/json/jsonwithin.h"

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
    QCOMPARE(jsonText(*read), jsonText(expected));   // the order of members too
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

QTEST_GUILESS_MAIN(JsonTest)
#include "jsontest.moc"
