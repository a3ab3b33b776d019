// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/undo/undonotices.h"

#include "models/domain/moments.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/controls/keys.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/undo/undocontroller.h"
#include "widgets/shell/undo/undolocation.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/windowframe.h"

namespace yuyi {

UndoNotices::UndoNotices(MainWindow &window) : QObject(&window), m_window(window)
{
    UndoController *controller = &window.undoing();
    Banner *banner = &window.frame().banner();
    connect(&window.frame().toast(), &Toast::actionTriggered, this, [this, controller] {
        if (m_offersBurst)
            controller->undoBurst();
        else
            controller->undo();
    });
    connect(controller, &UndoController::answered, banner, &QWidget::hide);
    connect(controller, &UndoController::refused, this, [this](const QString &sentence) { show(sentence, false); });
    connect(controller, &UndoController::failed, this, [banner](const Error &error) { banner->show(Tone::Attention, error.sentence); });
    connect(controller, &UndoController::turned, this,
            [this](const UndoneStep &step) { m_window.goTo(locationOf(step, m_window.pages().currentId())); });
    connect(controller, &UndoController::said, this, &UndoNotices::showUndone);
    connect(controller, &UndoController::oldStep, this, &UndoNotices::askAboutOld);
}

QString UndoNotices::keyOf(const QString &command) const
{
    return keyText(m_window.commands().shortcuts(command).value(0));
}

void UndoNotices::show(const QString &sentence, bool undoable)
{
    m_offersBurst = false;
    if (undoable)
        m_window.undoing().forgetBurst(); // something new was done
    m_window.frame().toast().show(sentence, undoable ? tr("Undo") : QString(), undoable ? keyOf(QStringLiteral("app.undo")) : QString());
}

void UndoNotices::showUndone(const QString &sentence)
{
    if (!m_window.undoing().hasBurst()) {
        show(sentence, false);
        return;
    }
    m_offersBurst = true;
    m_window.frame().toast().show(sentence, tr("Undo the Last %n Decisions", nullptr, m_window.undoing().burst()),
                                  keyOf(QStringLiteral("app.undoBurst")));
}

void UndoNotices::askAboutOld(const UndoneStep &step)
{
    m_window.setup().prompts.confirm(&m_window, tr("Undo Earlier Work"),
                                     tr("“%1” was done on %2, before you last opened the project. Undo it?")
                                         .arg(step.text, momentText(step.doneAt)),
                                     tr("Undo"), [this] { m_window.undoing().undoOld(); });
}

} // namespace yuyi
