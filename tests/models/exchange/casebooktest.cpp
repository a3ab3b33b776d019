// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/casebook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

CaseBookPicture picture(const char *bytes, const QSize &size, const QString &caption = {})
{
    return {bytes, QStringLiteral("image/jpeg"), QStringLiteral("jpg"), size, caption};
}

CaseBookCase sample(const QString &type, const QString &reply)
{
    CaseBookCase one;
    one.itemId = QStringLiteral("test-7");
    one.model = QStringLiteral("m-72b");
    one.configuration = QStringLiteral("CoT");
    one.question = QStringLiteral("这张图片有什么隐喻？<b>&");
    one.options = {{QStringLiteral("A"), QStringLiteral("节约粮食"), true, false}, {QStringLiteral("B"), QStringLiteral("*登山*"), false, true}};
    one.pictures = {picture("\xff\xd8picture", QSize(800, 400))};
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
        QVERIFY(html.contains(QString::fromLatin1(book().cases.at(0).pictures.constFirst().bytes.toBase64())));
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

    /// Captions stand below the pictures of a stem; options are pictures in a row, with their letters and signs.
    void severalPicturesStandInRows()
    {
        CaseBook book{QStringLiteral("多图"), QDate(2026, 1, 2), {}, {sample(QStringLiteral("信息忽略"), QStringLiteral("B"))}};
        CaseBookCase &one = book.cases[0];
        one.pictures = {picture("first", QSize(800, 400), QStringLiteral("装置<图>")),
                        picture("second", QSize(100, 400), QStringLiteral("Fig. 2")), picture("", {}, QStringLiteral("Fig. 3"))};
        one.options[0].text.clear();
        one.options[0].picture = picture("a", QSize(400, 400));
        one.options[1].picture = picture("b", QSize(400, 100));
        const QString html = caseBookHtml(book, CasePictures::Named);
        QVERIFY(html.contains(QStringLiteral("src=\"pictures/case-001.jpg\" width=\"200\" height=\"100\" alt=\"装置&lt;图&gt;\"/>"
                                             "<br/>装置&lt;图&gt;</td>")));
        QVERIFY(html.contains(QStringLiteral("src=\"pictures/case-001-2.jpg\" width=\"40\" height=\"160\"")));
        QVERIFY2(html.contains(QStringLiteral("<br/>Fig. 3</td>")) && !html.contains(QStringLiteral("case-001-3")), "it could not be read");
        QVERIFY(html.contains(QStringLiteral("src=\"pictures/case-001-A.jpg\" width=\"120\" height=\"120\"")));
        QVERIFY(html.contains(QStringLiteral("<br/><b>(A)</b>&nbsp;✓</td>")));
        QVERIFY(html.contains(QStringLiteral("(B) *登山*&nbsp;✗")));
        QVERIFY2(html.contains(QStringLiteral(">(A) [picture]</p>")), "the correct answer is said again below");
        QVERIFY(caseBookHtml(book, CasePictures::Resources).contains(QStringLiteral("src=\"case:0-B\"")));
        QVERIFY(caseBookHtml(book, CasePictures::Embedded).contains(QString::fromLatin1(QByteArray("second").toBase64())));
        const QString text = caseBookMarkdown(book);
        QVERIFY(text.contains(QStringLiteral("![Fig. 2](pictures/case-001-2.jpg)")) && text.contains(QStringLiteral("\nFig. 3\n")));
        QVERIFY(text.contains(QStringLiteral(" ![A](pictures/case-001-A.jpg)** ✓\n")));
        QStringList names;
        for (const CasePictureFile &file : casePictureFiles(book, 0))
            names.append(file.name);
        QCOMPARE(names, (QStringList{QStringLiteral("case-001.jpg"), QStringLiteral("case-001-2.jpg"), QStringLiteral("case-001-A.jpg"),
                                     QStringLiteral("case-001-B.jpg")}));
        QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("book"));
        QVERIFY(writeCaseBook(book, CaseBookFormat::Markdown, target));
        QCOMPARE(contentOf(QDir(target).filePath(QStringLiteral("pictures/case-001-B.jpg"))), QByteArray("b"));
        QCOMPARE(QDir(target).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList{QStringLiteral("pictures")});
        QCOMPARE(QDir(QDir(target).filePath(QStringLiteral("pictures"))).entryList(QDir::Files).size(), 4);
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
        const QByteArray second = book().cases.at(1).pictures.constFirst().bytes;
        QCOMPARE(contentOf(QDir(markdown).filePath(QStringLiteral("pictures/case-002.jpg"))), second);
        QVERIFY(!writeCaseBook(book(), CaseBookFormat::Markdown, folder.filePath(QStringLiteral("none/book"))));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
    }
};

QTEST_GUILESS_MAIN(CaseBookTest)
#include "casebooktest.moc"
