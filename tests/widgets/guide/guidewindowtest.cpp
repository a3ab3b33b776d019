// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/guidewindow.h"

#include "models/services/settings.h"

#include <QFile>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

using namespace yuyi;

class GuideWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPageIsThere_data();
    void everyPageIsThere();
    void languagesSayTheSame();
    void opensThePageAskedFor();
    void followsLinks();
    void followsTheLanguage();
    void escapeCloses();
};

namespace {

QString textOf(const QString &language, const QString &page)
{
    QFile file(GuideWindow::resource(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void GuideWindowTest::everyPageIsThere_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    for (const QString &language : {QStringLiteral("zh_CN"), QStringLiteral("en")}) {
        for (const QString &page : GuideWindow::pages())
            QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
    }
}

void GuideWindowTest::everyPageIsThere()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QString text = textOf(language, page);
    QVERIFY(text.startsWith(QStringLiteral("# ")));
    QVERIFY(text.size() > 60);
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
    auto links = link.globalMatch(text);
    while (links.hasNext()) {
        const QString target = links.next().captured(1);
        QVERIFY2(GuideWindow::pages().contains(target.section(u'.', 0, 0)) && target.endsWith(QStringLiteral(".md")),
                 qPrintable(target));
    }
}

void GuideWindowTest::languagesSayTheSame()
{
    static const QRegularExpression key(QStringLiteral("^\\| ([A-Z]|Enter|Tab|← →|\\d|`[^`]+`)[^|]*\\|"),
                                        QRegularExpression::MultilineOption);
    const auto keys = [](const QString &text) {
        QStringList found;
        auto matches = key.globalMatch(text);
        while (matches.hasNext())
            found << matches.next().captured(1);
        return found;
    };
    for (const QString &page : GuideWindow::pages()) {
        const QString chinese = textOf(QStringLiteral("zh_CN"), page);
        const QString english = textOf(QStringLiteral("en"), page);
        QVERIFY(chinese != english);
        QCOMPARE(chinese.count(QStringLiteral("\n## ")), english.count(QStringLiteral("\n## ")));
        QCOMPARE(keys(chinese), keys(english));
    }
}

void GuideWindowTest::opensThePageAskedFor()
{
    Settings settings;
    settings.setLanguage(QStringLiteral("en"));
    GuideWindow window(settings);
    window.open(QStringLiteral("inspect"));
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(window.page(), QStringLiteral("inspect"));
    QVERIFY(window.findChild<QTextBrowser *>()->toPlainText().startsWith(QStringLiteral("Inspect")));
    window.open(QStringLiteral("no such page"));
    QCOMPARE(window.page(), GuideWindow::pages().constFirst());
}

void GuideWindowTest::followsLinks()
{
    Settings settings;
    settings.setLanguage(QStringLiteral("en"));
    GuideWindow window(settings);
    window.open();
    auto *text = window.findChild<QTextBrowser *>();
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("release.md")));
    QCOMPARE(window.page(), QStringLiteral("release"));
    QVERIFY(text->toPlainText().startsWith(QStringLiteral("Release")));
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("elsewhere.md")));
    QCOMPARE(window.page(), QStringLiteral("release"));
}

void GuideWindowTest::followsTheLanguage()
{
    Settings settings;
    settings.setLanguage(QStringLiteral("en"));
    GuideWindow window(settings);
    window.open(QStringLiteral("collect"));
    auto *list = window.findChild<QListWidget *>();
    QCOMPARE(list->currentItem()->text(), QStringLiteral("Collect"));
    settings.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(list->currentItem()->text(), QStringLiteral("收集"));
    QVERIFY(window.findChild<QTextBrowser *>()->toPlainText().startsWith(QStringLiteral("收集")));
    QCOMPARE(window.page(), QStringLiteral("collect"));
}

void GuideWindowTest::escapeCloses()
{
    Settings settings;
    GuideWindow window(settings);
    window.open();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::keyClick(window.findChild<QTextBrowser *>(), Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

QTEST_MAIN(GuideWindowTest)
#include "guidewindowtest.moc"
