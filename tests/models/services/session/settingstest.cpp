// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

class SettingsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    void plant(const QByteArray &text)
    {
        QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral("yuyi"))));
        QFile file(m_dir->filePath(QStringLiteral("yuyi/yuyi.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_dir->path());
    }

    void defaults()
    {
        const Settings settings;
        QVERIFY(settings.language().isEmpty());
        QVERIFY(settings.themeMode() == ThemeMode::System);
        QCOMPARE(settings.fontScale(), 1.0);
        QCOMPARE(settings.thumbnailEdge(), 160);
        QVERIFY(settings.recentProjects().isEmpty());
    }

    void keptOverARestart()
    {
        {
            Settings settings;
            settings.setLanguage(QStringLiteral("en"));
            settings.setThemeMode(ThemeMode::Dark);
            settings.setFontScale(1.25);
            settings.setPersonFor(QStringLiteral("p"), QStringLiteral("x"));
            settings.setPersonName(QStringLiteral("林"));
            settings.setSplitter(QStringLiteral("annotate"), "abc");
            settings.setShortcut(QStringLiteral("inspect.keep"), QStringLiteral("Ctrl+Y"));
        }
        const Settings settings;
        QCOMPARE(settings.language(), QStringLiteral("en"));
        QVERIFY(settings.themeMode() == ThemeMode::Dark);
        QCOMPARE(settings.fontScale(), 1.25);
        QCOMPARE(settings.personFor(QStringLiteral("p")), QStringLiteral("x"));
        QCOMPARE(settings.personName(), QStringLiteral("林"));
        QCOMPARE(settings.splitter(QStringLiteral("annotate")), QByteArray("abc"));
        QCOMPARE(settings.shortcut(QStringLiteral("inspect.keep")), QStringLiteral("Ctrl+Y"));
    }

    void invalidSettingsAreIgnored()
    {
        plant("[General]\nlanguage=klingon\ntheme=pink\nfontScale=huge\nthumbnailEdge=-4\n");
        const Settings settings;
        QVERIFY(settings.language().isEmpty());
        QVERIFY(settings.themeMode() == ThemeMode::System);
        QCOMPARE(settings.fontScale(), 1.0);
        QCOMPARE(settings.thumbnailEdge(), 96);
    }

    void thisRunOnlyIsNotKept()
    {
        {
            Settings settings;
            settings.setLanguage(QStringLiteral("en"));
            settings.useForThisRun(QStringLiteral("language"), QStringLiteral("zh_CN"));
            settings.useForThisRun(QStringLiteral("theme"), QStringLiteral("dark"));
            QCOMPARE(settings.language(), QStringLiteral("zh_CN"));
            QVERIFY(settings.themeMode() == ThemeMode::Dark);
            // A choice of the person ends it.
            QSignalSpy language(&settings, &Settings::languageChanged);
            settings.setLanguage(QStringLiteral("en"));
            QCOMPARE(language.size(), 1);
            QCOMPARE(settings.language(), QStringLiteral("en"));
        }
        const Settings settings;
        QVERIFY(settings.themeMode() == ThemeMode::System);
    }

    void announcesOnlyChanges()
    {
        Settings settings;
        QSignalSpy language(&settings, &Settings::languageChanged);
        QSignalSpy appearance(&settings, &Settings::appearanceChanged);
        settings.setLanguage(QStringLiteral("en"));
        settings.setLanguage(QStringLiteral("en"));
        settings.setFontScale(5);
        settings.setFontScale(9);
        QCOMPARE(language.size(), 1);
        QCOMPARE(appearance.size(), 1);
        QCOMPARE(settings.fontScale(), 2.0);
    }

    void recentProjectsAreFewAndNewestFirst()
    {
        Settings settings;
        for (int i = 0; i < 14; ++i)
            settings.addRecentProject(QStringLiteral("/p/%1").arg(i));
        settings.addRecentProject(QStringLiteral("/p/8"));
        QCOMPARE(settings.recentProjects().size(), 10);
        QCOMPARE(settings.recentProjects().first(), QStringLiteral("/p/8"));
        QCOMPARE(settings.recentProjects().count(QStringLiteral("/p/8")), 1);
        settings.removeRecentProject(QStringLiteral("/p/8"));
        QVERIFY(!settings.recentProjects().contains(QStringLiteral("/p/8")));
    }
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settingstest.moc"
