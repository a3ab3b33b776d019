// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/languages.h"
#include "app/wiring.h"
#include "db/host/sqlprojecthost.h"
#include "models/domain/progress.h"
#include "models/services/session/settings.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/patience.h"
#include "tests/support/testprompts.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace yuyi::test {

/// @brief The program as it is, with prompts that the test answers and settings and projects in a folder of its own.
struct ProgramFixture {
    QTemporaryDir dir;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<Theme> theme;
    Languages languages;
    TestPrompts prompts;
    MemorySecrets secrets;
    ServerAccess servers; ///< of a test that joins projects on servers
    SqlProjectHost host;
    std::unique_ptr<MainWindow> window;
    /// The time between keys and paintings. While it flies, a second passes whenever somebody looks: keys need not wait.
    qint64 keyTime = 0;
    bool keyTimeFlies = true;

    ProgramFixture()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir.filePath(QStringLiteral("config")));
        settings = std::make_unique<Settings>();
        settings->setLanguage(QStringLiteral("en"));
        // Until a test chooses another.
        settings->useForThisRun(QStringLiteral("theme"), QStringLiteral("light"));
        theme = std::make_unique<Theme>();
        followSettings(*qApp, *settings, *theme, languages);
    }

    void start()
    {
        ShellSetup setup = programSetup({host, *settings, *theme, prompts, secrets, servers});
        setup.keyClock = keyClock();
        window = std::make_unique<MainWindow>(std::move(setup));
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get(), patienceMs));
    }

    /// For a window that a test makes itself.
    std::function<qint64()> keyClock()
    {
        return [this] { return keyTimeFlies ? keyTime += 1000 : keyTime; };
    }

    QString path(const QString &name) const { return dir.filePath(name); }

    /// A project made without the window.
    void makeProject(const QString &folder, const Preset &preset = *builtInPreset(presetCodes().value(0)))
    {
        NewProject project;
        project.title = QStringLiteral("Journey");
        project.preset = preset;
        project.lead = QStringLiteral("林");
        const auto made = host.create(folder, project);
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().sentence));
    }

    void open(const QString &folder)
    {
        QSignalSpy opened(window.get(), &MainWindow::projectOpened);
        window->projectFlow().open(folder);
        QTRY_COMPARE(opened.size(), 1);
    }

    template <typename T>
    T *find(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
    }
};

} // namespace yuyi::test
