// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/participantpackage.h"

#include "models/services/packages/packageservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/shell/page/userprompts.h"

#include <QCoreApplication>
#include <QDir>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ParticipantPackage)
};

} // namespace

void takePartInPackage(Settings &settings, UserPrompts &prompts, QWidget &window, ProjectAccess &project, const Package &package,
                       const QString &file, const std::function<void()> &over)
{
    auto *screen = new ParticipantWindow(project, settings, package.participant);
    screen->setAttribute(Qt::WA_DeleteOnClose, false);
    const bool online = package.id.isNull();
    if (!online) {
        screen->setAfterword([file] {
            return Tr::tr("Please send the file %1 back to the person who gave it to you.").arg(QDir::toNativeSeparators(file));
        });
    }
    QObject::connect(screen, &ParticipantWindow::finished, &window, [screen, &project, &prompts, &settings, &window, online, over] {
        screen->deleteLater();
        if (online) {
            settings.setOpenProject({}); // nothing to go on with
            over();
            return;
        }
        project.write([](Stores &stores) { return setPackageFinished(stores, true); })
            .then(&project, [&prompts, &window, over](const Result<> &done) {
                if (!done) {
                    prompts.inform(&window, Tr::tr("Not Finished Yet"),
                                   Tr::tr("All your answers are saved, but the work package could not be marked as finished: %1\n\nOpen "
                                          "the work package again before you return it.")
                                       .arg(done.error().sentence),
                                   {});
                }
                over();
            });
    });
    QObject::connect(screen, &ParticipantWindow::left, &window, [screen, over] {
        screen->deleteLater();
        over();
    });
    // Whoever closes the project before is not asked on.
    QObject::connect(&project, &QObject::destroyed, screen, &QObject::deleteLater);
    screen->begin(&window);
}

} // namespace yuyi
