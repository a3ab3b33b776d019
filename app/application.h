// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dialogprompts.h"
#include "app/languages.h"
#include "app/options.h"
#include "app/secrets/keychainstore.h"
#include "app/secrets/loginkeychain.h"
#include "db/host/sqlprojecthost.h"
#include "db/server/sqlserverhost.h"
#include "models/services/session/settings.h"
#include "widgets/theme/theme.h"

#include <QObject>

#include <memory>

class QApplication;

namespace yuyi {

class MainWindow;
class ParticipantStart;

/// The window program: its settings, look, languages, databases and keys, put together (app/wiring), and how it starts.
class Application : public QObject
{
    Q_OBJECT
public:
    Application(QApplication &application, const Options &options);
    ~Application() override;

    /// Shows the window and opens the project that was asked for.
    void start();
    MainWindow &window() { return *m_window; }

private:
    Options m_options;
    Settings m_settings;
    Theme m_theme;
    Languages m_languages;
    DialogPrompts m_prompts;
    KeychainStore m_secrets;
    LoginKeychain m_logins;
    SqlServerHost m_servers;
    SqlProjectHost m_host;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<ParticipantStart> m_participant; ///< instead of the window
};

} // namespace yuyi
