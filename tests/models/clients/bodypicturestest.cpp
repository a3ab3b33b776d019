// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/bodypictures.h"
#include "models/clients/dialect.h"
#include "tests/support/recordingserver.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

ChatPart picture(const QByteArray &base64)
{
    ChatPart part;
    part.base64 = base64;
    part.mediaType = QStringLiteral("image/png");
    return part;
}

ChatPart text(const QString &words)
{
    ChatPart part;
    part.text = words;
    return part;
}

/// The body as it is when everything in it is a plain text.
QByteArray wholeBody(const ChatRequest &request)
{
    Json content = Json::array();
    for (const ChatPart &part : request.turns.constFirst().parts) {
        if (part.isPicture())
            content.push_back({{"type", "image_url"}, {"image_url", {{"url", "data:image/png;base64," + part.base64.toStdString()}}}});
        else
            content.push_back({{"type", "text"}, {"text", toUtf8(part.text)}});
    }
    return jsonText({{"model", toUtf8(request.model)}, {"messages", {{{"role", "user"}, {"content", content}}}}});
}

HttpBody bodyOf(const ChatRequest &request, ChatDialect dialect = ChatDialect::OpenAi)
{
    return dialectOf(dialect).chat(QUrl(QStringLiteral("http://h")), request).body;
}

} // namespace

/// Bodies put together from stored parts.
class BodyPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBodyIsThatOfPlainTexts_data();
    void theBodyIsThatOfPlainTexts();
    void picturesAreSharedByAllBodies_data();
    void picturesAreSharedByAllBodies();
    void whatAPersonAddsMayReplaceThem();
};

void BodyPicturesTest::theBodyIsThatOfPlainTexts_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("plain") << QStringList{QStringLiteral("有什么隐喻？"), QStringLiteral("\"quoted\"\n\\")};
    QTest::newRow("like a mark") << QStringList{QStringLiteral("yuyi-picture-0;"), QStringLiteral("yuyi-picture-1;yuyi-picture-x-0;")};
    QTest::newRow("a part of a mark") << QStringList{QStringLiteral("yuyi-picture-"), QStringLiteral("yuyi-picture-x-")};
    QTest::newRow("none") << QStringList{QString(), QStringLiteral(";")};
}

void BodyPicturesTest::theBodyIsThatOfPlainTexts()
{
    QFETCH(QStringList, words);
    ChatRequest request;
    request.model = QStringLiteral("m");
    request.turns = {{false, {picture("UDE="), text(words.at(0)), picture("UDI="), text(words.at(1)), picture("UDE=")}}};
    const HttpBody body = bodyOf(request);
    QCOMPARE(body.bytes(), wholeBody(request));
    QCOMPARE(body.size(), qint64(body.bytes().size()));
    // A name that looks like a mark is no mark either.
    request.model = words.at(0);
    QCOMPARE(bodyOf(request).bytes(), wholeBody(request));
}

void BodyPicturesTest::picturesAreSharedByAllBodies_data()
{
    QTest::addColumn<QString>("dialect");
    for (const ChatDialect dialect : serverDialects())
        QTest::newRow(qPrintable(codeOf(dialect))) << codeOf(dialect);
}

/// A picture of megabytes in many requests is in memory once.
void BodyPicturesTest::picturesAreSharedByAllBodies()
{
    QFETCH(QString, dialect);
    const QByteArray large(3 << 20, 'A');
    ChatRequest request;
    for (int i = 0; i < 5; ++i) {
        request.turns = {{false, {picture(large), text(QString::number(i))}}};
        const HttpBody body = bodyOf(request, *fromCode<ChatDialect>(dialect));
        QVERIFY(std::any_of(body.parts().begin(), body.parts().end(),
                            [&](const QByteArray &part) { return part.constData() == large.constData(); }));
        QVERIFY(body.size() > large.size() && body.size() < large.size() + 1000);
    }
}

void BodyPicturesTest::whatAPersonAddsMayReplaceThem()
{
    ChatRequest request;
    request.model = QStringLiteral("m");
    request.turns = {{false, {picture("UDE="), text(QStringLiteral("q"))}}};
    request.parameters.extra = {{"messages", "yuyi-picture-0;"}};
    QCOMPARE(bodyOf(request).bytes(), QByteArray(R"({"model":"m","messages":"yuyi-picture-0;"})"));
}

QTEST_GUILESS_MAIN(BodyPicturesTest)
#include "bodypicturestest.moc"
