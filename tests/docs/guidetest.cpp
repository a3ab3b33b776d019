// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The user guide as it is compiled in: the same pages in both languages, and no link into nowhere.
class GuideTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void languagesHaveTheSamePages();
    void pagesLinkToPages_data();
    void pagesLinkToPages();
    void languagesSayTheSame_data();
    void languagesSayTheSame();
};

namespace {

const QString guide = QStringLiteral(":/guide");

QStringList pagesOf(const QString &language)
{
    return QDir(QStringLiteral("%1/%2").arg(guide, language)).entryList(QDir::Files, QDir::Name);
}

QString textOf(const QString &language, const QString &page)
{
    QFile file(QStringLiteral("%1/%2/%3").arg(guide, language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList captured(const QString &text, const QString &pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    auto matches = expression.globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

} // namespace

void GuideTest::languagesHaveTheSamePages()
{
    QCOMPARE(QDir(guide).entryList(QDir::Dirs, QDir::Name), (QStringList{QStringLiteral("en"), QStringLiteral("zh_CN")}));
    QVERIFY(pagesOf(QStringLiteral("en")).contains(QStringLiteral("index.md")));
    QCOMPARE(pagesOf(QStringLiteral("en")), pagesOf(QStringLiteral("zh_CN")));
}

void GuideTest::pagesLinkToPages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        for (const QString &page : pagesOf(language))
            QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
    }
}

void GuideTest::pagesLinkToPages()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QString text = textOf(language, page);
    QVERIFY(text.startsWith(QStringLiteral("# ")));
    const QStringList links = captured(text, QStringLiteral("\\]\\(([^)]+)\\)"));
    for (const QString &link : links)
        QVERIFY2(pagesOf(language).contains(link), qPrintable(link));
    if (page == QLatin1String("index.md"))
        QCOMPARE(links.size(), pagesOf(language).size() - 1);
}

void GuideTest::languagesSayTheSame_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : pagesOf(QStringLiteral("en")))
        QTest::addRow("%s", qPrintable(page)) << page;
}

void GuideTest::languagesSayTheSame()
{
    QFETCH(QString, page);
    const QString english = textOf(QStringLiteral("en"), page);
    const QString chinese = textOf(QStringLiteral("zh_CN"), page);
    QVERIFY(english != chinese);
    QCOMPARE(chinese.count(QStringLiteral("\n## ")), english.count(QStringLiteral("\n## ")));
    // Keys, formats and exit codes are the same words in both languages.
    const QString firstCell = QStringLiteral("^\\| ([A-Z]|Enter|Tab|Space|← →|\\d|`[^`]+`) ");
    QCOMPARE(captured(chinese, firstCell), captured(english, firstCell));
}

QTEST_GUILESS_MAIN(GuideTest)
#include "guidetest.moc"
