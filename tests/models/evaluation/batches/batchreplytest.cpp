// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/batches/batchreply.h"

#include <QtTest>

using namespace yuyi;

/// Replies to several items: what belongs to which of them, and when nothing is said about that.
class BatchReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDividedByNumber_data();
    void isDividedByNumber();
    void aPartSaysWhereItStands();
};

void BatchReplyTest::isDividedByNumber_data()
{
    // Of three items: the part of each, or "!" with the code of the fault.
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QStringList>("parts");
    const QStringList abc{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")};
    const auto all = [](const char *fault) { return QStringList(3, QLatin1Char('!') + QString::fromLatin1(fault)); };
    const auto row = [](const char *name, const char *reply, const QStringList &parts) {
        QTest::newRow(name) << QString::fromUtf8(reply) << parts;
    };
    row("lines", "1. A\n2. B\n3. C", abc);
    row("brackets", "(1) A\n(2) B\n(3) C", abc);
    row("colons", "1: A\n2: B\n3: C\n", abc);
    row("bare numbers", "1 A\n2 B\n3 C", abc);
    row("Chinese", "第1题：A\n第2题：B\n第3题：C", abc);
    row("Chinese numerals", "第一题：A\n第二题：B\n第三题：C", abc);
    row("Chinese marks", "1、A\n2、B\n3、C", abc);
    row("words", "Question 1: A\nQuestion 2: B\nQuestion 3: C", abc);
    row("Q", "Q1: A\nQ2: B\nQ3: C", abc);
    row("bold", "**1.** A\n**2.** B\n**3.** C", abc);
    row("one line", "1. A, 2. B, 3. C", abc);
    row("one line of pairs", "1-A; 2-B; 3-C", abc);
    row("table", "| No. | Answer |\n| --- | --- |\n| 1 | A |\n| 2 | B |\n| 3 | C |", abc);
    row("bare labels", "A\nB\nC", abc);
    row("another order", "3. C\n1. A\n2. B", abc);
    row("introduced", "Here are my answers:\n\n1. A\n2. B\n3. C", abc);
    row("object", "{\"1\": \"A\", \"2\": \"B\", \"3\": \"C\"}", abc);
    row("object in a block", "Sure.\n```json\n{\"1\": \"A\", \"2\": \"B\", \"3\": \"C\"}\n```", abc);
    row("object of objects", "{\"answers\": {\"Q1\": {\"answer\": \"A\"}, \"Q2\": {\"answer\": \"B\"}, \"Q3\": {\"answer\": \"C\"}}}", abc);
    row("list", "[\"A\", \"B\", \"C\"]", abc);
    row("list of objects",
        "[{\"id\": 1, \"answer\": \"A\"}, {\"id\": 3, \"answer\": \"C\"}, {\"id\": 2, \"answer\": \"B\"}]", abc);
    row("behind reasoning", "<think>1. C\n2. C\n3. C</think>1. A\n2. B\n3. C", abc);
    row("sentences", "1. The answer is A.\n2. I choose B, since 2 is even.\n3. C",
        {QStringLiteral("The answer is A."), QStringLiteral("I choose B, since 2 is even."), QStringLiteral("C")});
    row("counting within an answer", "Question 1: because\n1. this\n2. that\nA\nQuestion 2: B\nQuestion 3: C",
        {QStringLiteral("because\n1. this\n2. that\nA"), QStringLiteral("B"), QStringLiteral("C")});
    row("a number is no head", "1. 2.5\n2. B\n3. C", {QStringLiteral("2.5"), QStringLiteral("B"), QStringLiteral("C")});
    row("the same twice", "1. A\n2. B\n3. C\n1: **A**", abc);
    row("one is missing", "1. A\n3. C", {QStringLiteral("A"), QStringLiteral("!no-part"), QStringLiteral("C")});
    row("one has no answer", "1. A\n2.\n3. C", {QStringLiteral("A"), QStringLiteral("!no-part"), QStringLiteral("C")});
    row("one is there twice", "1. A\n2. B\n2. C\n3. C", {QStringLiteral("A"), QStringLiteral("!part-twice"), QStringLiteral("C")});
    row("an object with one twice", "{\"1\": \"A\", \"2\": \"B\", \"2\": \"C\", \"3\": \"C\"}",
        {QStringLiteral("A"), QStringLiteral("!part-twice"), QStringLiteral("C")});
    row("one too many", "1. A\n2. B\n3. C\n4. D", abc);
    row("counted from zero", "0. A\n1. B\n2. C", all("part-count"));
    row("too few labels", "A\nB", all("part-count"));
    row("too many in a list", "[\"A\", \"B\", \"C\", \"D\"]", all("part-count"));
    row("a refusal", "I am sorry, I cannot help with these questions.", all("no-parts"));
    row("labels in prose", "I think A, then B and C.", all("no-parts"));
    row("broken object", "{\"1\": \"A\", \"2\":", all("no-parts"));
    row("nothing", "  \n", all("empty"));
    row("only reasoning", "<think>1. A\n2. B", all("truncated"));
}

void BatchReplyTest::isDividedByNumber()
{
    QFETCH(QString, reply);
    QFETCH(QStringList, parts);
    QStringList found;
    const QList<BatchPart> divided = splitBatchReply(reply, 3);
    for (const BatchPart &part : divided)
        found.append(part.found() ? part.text : QLatin1Char('!') + codeOf(part.fault));
    QCOMPARE(found, parts);
}

void BatchReplyTest::aPartSaysWhereItStands()
{
    const QString reply = QStringLiteral("1. A\n2. B");
    const QList<BatchPart> parts = splitBatchReply(reply, 2);
    QVERIFY(reply.mid(parts.at(1).position).trimmed().startsWith(u'B'));
    QCOMPARE(splitBatchReply(reply, 0).size(), 0);
}

QTEST_GUILESS_MAIN(BatchReplyTest)
#include "batchreplytest.moc"
