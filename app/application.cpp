// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/example.h"
#include "app/participantpackage.h"
#include "app/participantstart.h"
#include "app/secrets/joinedlogins.h"
#include "app/wiring.h"
#include "models/domain/preset/preset.h"
#include "models/platform/process.h"
#include "models/services/server/joining.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/window/mainwindow.h"

#include <QApplication>
#include <QThreadPool>
#include <QTimer>

namespace yuyi {

namespace {

/// The full name of whoever is logged in, where the system knows one.
QString accountName()
{
    return QString::fromStdString(platform::fullUserName()).trimmed();
}

} // namespace

Application::Application(QApplication &application, const Options &options) : m_options(options)
{
    if (!options.language.isEmpty())
        m_settings.useForThisRun(QStringLiteral("language"), options.language);
    if (!options.theme.isEmpty())
        m_settings.useForThisRun(QStringLiteral("theme"), options.theme);
    if (options.fontScale > 0)
        m_settings.useForThisRun(QStringLiteral("fontScale"), options.fontScale);
    useJoinedLogins();
    followSettings(application, m_settings, m_theme, m_languages);
    application.setWindowIcon(QIcon(QStringLiteral(":/icons/yuyi.svg")));

    ShellSetup setup = programSetup(
        {m_host, m_settings, m_theme, m_prompts, m_secrets, {&m_servers, &m_logins, Joining::joinedFolder()}});
    setup.example = [this] {
        const QString language = m_languages.current();
        const QString folder = exampleFolder(language);
        return ExampleOffer{folder, [this, folder, language](Progress &progress) {
                                return makeExample(m_host, folder, language, progress);
                            }};
    };
    setup.presetExample = [this, offer = setup.example](const Preset &preset) {
        // For CII-Bench as it comes with the program there is the large one.
        const auto known = builtInPreset(QStringLiteral("cii-bench"));
        if (known && known->source == preset.source)
            return offer();
        const QString language = m_languages.current();
        const QString folder = presetExampleFolder(preset, language);
        return ExampleOffer{folder, [this, folder, preset, language](Progress &progress) {
                                return makePresetExample(m_host, folder, preset, language, progress);
                            }};
    };
    setup.takePart = [this](QWidget &window, ProjectAccess &project, const Package &package, const QString &file,
                            const std::function<void()> &over) {
        takePartInPackage(m_settings, m_prompts, window, project, package, file, over);
    };
    setup.accountName = accountName();
    setup.offersTour = true;
    m_window = std::make_unique<MainWindow>(std::move(setup));
    m_window->setFirstPage(fromCode<PageId>(options.page));
}

Application::~Application()
{
    m_participant.reset();
    m_window.reset();
    // What a page has begun on another thread may still be reading through the host.
    QThreadPool::globalInstance()->waitForDone();
}

void Application::start()
{
    if (!m_options.participant.isEmpty()) {
        m_participant = std::make_unique<ParticipantStart>(m_host, m_settings, m_options.project, m_options.participant);
        m_participant->start(m_options.exitAfterStartup);
        return;
    }
    m_window->show();
    const auto leave = [this] { QTimer::singleShot(0, m_window.get(), &QWidget::close); };
    if (m_options.project.isEmpty()) {
        if (m_options.exitAfterStartup)
            leave();
        else if (const QString last = m_settings.openProject(); !last.isEmpty())
            m_window->projectFlow().open(last); // one goes on where one was
        return;
    }
    if (m_options.exitAfterStartup) {
        connect(m_window.get(), &MainWindow::projectOpened, this, leave);
        connect(&m_window->projectFlow(), &ProjectFlow::invitationGiven, this, leave);
        connect(&m_window->projectFlow(), &ProjectFlow::failed, this, [](const QString &sentence) {
            qCritical().noquote() << sentence;
            QCoreApplication::exit(3);
        });
    }
    m_window->projectFlow().open(m_options.project);
}

} // namespace yuyi
