// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/sites.h"

#include <QTest>

using namespace yuyi;

/// Which site an image is from, as a paper lists its sources.
class SitesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSiteIsTheHost_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("site");
        const auto row = [](const char *name, const QString &source, const char *site) {
            QTest::newRow(name) << source << QString::fromLatin1(site);
        };
        row("an address", QStringLiteral("https://weibo.com/1/2?x=https://other.org"), "weibo.com");
        row("for a phone", QStringLiteral("http://m.weibo.com/1"), "weibo.com");
        row("for a phone, written out", QStringLiteral("http://mobile.weibo.com/1"), "weibo.com");
        row("for an old phone", QStringLiteral("http://wap.weibo.com/1"), "weibo.com");
        row("upper case and a port", QStringLiteral("HTTPS://WWW.ZCool.com.cn:8080/u/1"), "zcool.com.cn");
        row("two parts for devices", QStringLiteral("https://www.m.example.org"), "example.org");
        row("a part that is the site's own", QStringLiteral("https://m.cn/a"), "m.cn");
        row("another part", QStringLiteral("https://image.example.org/a.png"), "image.example.org");
        row("within words", QStringLiteral("见https://www.sohu.com/a/1。作者不详"), "sohu.com");
        row("in brackets", QStringLiteral("Weibo (https://weibo.com/1)"), "weibo.com");
        row("without a scheme", QStringLiteral(" www.fabiaoqing.com/biaoqing "), "fabiaoqing.com");
        row("a name alone", QStringLiteral("dpm.org.cn"), "dpm.org.cn");
        row("nothing", QString(), "");
        row("words", QStringLiteral("drawn by the team, v. 2"), "");
        row("the name of a file", QStringLiteral("IMG_1.JPG"), "");
        row("a path", QStringLiteral("file:///home/a.png"), "");
        row("a path without a host", QStringLiteral("images/a.png"), "");
        row("an address of a person", QStringLiteral("a@example.org"), "");
        row("the name of another file", QStringLiteral("poster.final.psd"), "");
        row("a drawing", QStringLiteral("logo.ai"), "");
        row("a person", QStringLiteral("J.Smith"), "");
        row("any ending after www.", QStringLiteral("www.example.photography/1"), "example.photography");
        row("a country", QStringLiteral("b23.tv/abc"), "b23.tv");
        row("name and password", QStringLiteral("https://anna:secret@weibo.com/1"), "weibo.com");
        row("a Chinese question mark", QStringLiteral("【https://weibo.com】？"), "weibo.com");
        // The computers of the collectors.
        row("this computer", QStringLiteral("http://localhost:8000/a.png"), "");
        row("a computer by name", QStringLiteral("http://annas-laptop/share/a.png"), "");
        row("a computer of the network", QStringLiteral("https://nas.local/a.png"), "");
        row("a number of the network", QStringLiteral("http://192.168.0.12:8080/a.png"), "");
        row("another number", QStringLiteral("http://172.20.0.1/a.png"), "");
        row("itself by number", QStringLiteral("http://127.0.0.1/a.png"), "");
        row("itself by a long number", QStringLiteral("http://[::1]:8080/a.png"), "");
        row("a public number", QStringLiteral("http://172.64.0.1/a.png"), "172.64.0.1");
        row("a site that begins with a number", QStringLiteral("https://10.example.org/a"), "10.example.org");
        row("nothing but a scheme", QStringLiteral("https:///"), "");
    }
    void aSiteIsTheHost()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, site);
        QCOMPARE(siteOf(source), site);
    }

    void theMostFrequentIsFirst()
    {
        const QList<SiteCount> sites =
            countSites({QStringLiteral("https://b.org/1"), QStringLiteral("drawn"), QStringLiteral("https://a.org"), QString(),
                        QStringLiteral("https://www.c.org"), QStringLiteral("https://m.c.org/2")});
        QStringList told;
        for (const SiteCount &site : sites)
            told.append(QStringLiteral("%1 %2").arg(site.site).arg(site.images));
        QCOMPARE(told, QStringList({QStringLiteral("c.org 2"), QStringLiteral("a.org 1"), QStringLiteral("b.org 1")}));
    }
};

QTEST_GUILESS_MAIN(SitesTest)
#include "sitestest.moc"
