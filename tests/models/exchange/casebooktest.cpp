// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/casebook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

CaseBookCase sample(const QString &type, const QString &reply)
{
    CaseBookCase one;
    one.itemId = QStringLiteral("test-7");
    one.model = QStringLiteral("m-72b");
    one.configuration = QStringLiteral("CoT");
    one.question = QStringLiteral("这张图片有什么隐喻？<b>&");
    one.options = {{QStringLiteral("A"), QStringLiteral("节约粮食"), true, false}, {QStringLiteral("B"), QStringLiteral("*登山*"), false, true}};
    one.picture = QByteArrayLiteral("\xff\xd8picture");
    one.mediaType = QStringLiteral("image/jpeg");
    one.suffix = QStringLiteral("jpg");
    one.size = QSize(800, 400);
    one.reply = reply;
    one.spanStart = reply.size() - 1;
    one.spanLength = 1;
    one.errorTypes = {type};
    one.note = QStringLiteral("标题没有被引用");
    one.probes = {{QStringLiteral("标题 <写> 了什么？"), QStringLiteral("*慎独*"), QStringLiteral("Correct")},
                  {QStringLiteral("谁？"), QStringLiteral("书生")}};
    return one;
}

CaseBook book()
{
    return {QStringLiteral("错误分析 <1>"),
            QDate(2026, 1, 2),
            {},
            {sample(QStringLiteral("信息忽略"), QStringLiteral("因此选 B")),
             sample(QStringLiteral("过度推断"), QStringLiteral("</p>选 B")),
             sample(QStringLiteral("信息忽略"), QStringLiteral("B"))}};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Cases of error review as pages.
class CaseBookTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsCasesByType()
    {
        const auto index = caseIndex(book());
        QCOMPARE(index.size(), 2);
        QCOMPARE(index.at(0).first, QStringLiteral("信息忽略"));
        QCOMPARE(index.at(0).second, (QList<int>{0, 2}));
    }

    void keepsTextsFromBecomingMarkup()
    {
        const QString html = caseBookHtml(book(), CasePictures::Embedded);
        QVERIFY(!html.contains(QStringLiteral("？<b>&")));
        QVERIFY(html.contains(QStringLiteral("？&lt;b&gt;&amp;")));
        QVERIFY(html.contains(QStringLiteral("&lt;/p&gt;选 ")));
        QVERIFY(html.contains(QStringLiteral("<b>(A) 节约粮食</b>")));
        QVERIFY(html.contains(QStringLiteral("(B) *登山*&nbsp;✗</span>")));
        // The deciding words stand out.
        QVERIFY(html.contains(QStringLiteral("因此选 <b style=\"background:#fdf0d5\">B</b>")));
        // What was asked afterwards, too.
        QVERIFY(html.contains(QStringLiteral("标题 &lt;写&gt; 了什么？")));
        QVERIFY(html.contains(QStringLiteral("*慎独*<br/>Verdict on this reply: Correct</p>")));
        QVERIFY2(html.contains(QStringLiteral(">书生</p>")), "nothing where nobody has judged it");
        QVERIFY(html.contains(QString::fromLatin1(book().cases.at(0).picture.toBase64())));
        QCOMPARE(html.count(QStringLiteral("<h2")), 3);
        const QString markdown = caseBookMarkdown(book());
        QVERIFY(markdown.contains(QStringLiteral("\\*登山\\*")));
        QVERIFY(markdown.contains(QStringLiteral("标题 \\<写\\> 了什么？")));
        QVERIFY(markdown.contains(QStringLiteral("\\*慎独\\*")));
        QCOMPARE(markdown.count(QStringLiteral("Verdict on this reply: Correct")), 3);
        QVERIFY(markdown.contains(QStringLiteral("![test-7](pictures/case-003.jpg)")));
    }

    void namesPagesInTheIndex()
    {
        QString html = caseBookHtml(book(), CasePictures::Resources, {{2, 4, 5}, {}, {}});
        QVERIFY(html.contains(QStringLiteral("src=\"case:1\"")));
        // On one line, however long.
        QVERIFY(html.contains(QChar(0x2060) + QStringLiteral("5</a>")));
        QCOMPARE(html.count(QStringLiteral("width=\"600\" height=\"300\"")), 3);
        // A picture may be kept smaller, so that its case fits a page.
        QVERIFY(!html.contains(QStringLiteral("page-break-before:always\"><a name=\"part-")));
        html = caseBookHtml(book(), CasePictures::Resources, {{2, 3, 4}, {300, 150, 300}, {1}});
        // A heading that would stay behind begins a page.
        QCOMPARE(html.count(QStringLiteral("page-break-before:always\"><a name=\"part-1\">")), 1);
        QCOMPARE(html.count(QStringLiteral("page-break-before:always\"><a name=\"part-")), 1);
        QCOMPARE(html.count(QStringLiteral("width=\"600\" height=\"300\"")), 2);
        QCOMPARE(html.count(QStringLiteral("width=\"300\" height=\"150\"")), 1);
    }

    void writesWholeOrNothing()
    {
        QTemporaryDir folder;
        const QString html = folder.filePath(QStringLiteral("book.html"));
        QVERIFY(writeCaseBook(book(), CaseBookFormat::Html, html));
        QCOMPARE(QString::fromUtf8(contentOf(html)), caseBookHtml(book(), CasePictures::Embedded));
        QVERIFY(!writeCaseBook(book(), CaseBookFormat::Html, html));
        const QString markdown = folder.filePath(QStringLiteral("book"));
        QVERIFY(writeCaseBook(book(), CaseBookFormat::Markdown, markdown));
        QCOMPARE(contentOf(QDir(markdown).filePath(QStringLiteral("pictures/case-002.jpg"))), book().cases.at(1).picture);
        QVERIFY(!writeCaseBook(book(), CaseBookFormat::Markdown, folder.filePath(QStringLiteral("none/book"))));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
    }
};

QTEST_GUILESS_MAIN(CaseBookTest)
#include "casebooktest.moc"
