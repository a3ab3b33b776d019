// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with the work in it: steps taken back, files dropped, packages.
#include "widgets/shell/mainwindow.h"

#include "models/domain/moments.h"
#include "models/services/history/undoservice.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/toast.h"
#include "widgets/shell/packagedesk.h"
#include "widgets/shell/pagehost.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/prompts.h"
#include "widgets/shell/session.h"
#include "widgets/shell/undolocation.h"

#include <algorithm>

namespace yuyi {

namespace {
constexpr int mostTurns = 20;   // waiting for those before them
constexpr int unaskedSeconds = 15 * 60;   // before the project was opened: whoever restarts the program goes on as before

QString whatWasDone(const UndoneStep &step)
{
    if (step.imageName.isEmpty())
        return step.text;
    if (step.kind == UndoKind::Submission)
        return MainWindow::tr("submission of %1").arg(step.imageName);
    return MainWindow::tr("%1 · %2", "what was done, name of the image").arg(step.text, step.imageName);
}
} // namespace

void MainWindow::undo()
{
    turn(true);
}

void MainWindow::redo()
{
    turn(false);
}

bool MainWindow::hasNext() const
{
    return m_pages->hasNext();
}

void MainWindow::goNext()
{
    m_pages->goNext();
}

void MainWindow::undoBurst()
{
    if (hasBurst())
        turn(true, m_burst);
}

void MainWindow::turn(bool undo, int steps, bool asked)
{
    if (!m_session || m_turns.size() == mostTurns)
        return;
    // Each key is a step, however slow the store is.
    m_turns.append({undo, m_session->project().person().id, steps, asked});
    if (m_turns.size() > 1)
        return;
    connect(m_session.get(), &QObject::destroyed, this, [this] { m_turns.clear(); });
    turnNext();
}

void MainWindow::turnNext()
{
    const auto [undo, actor, steps, asked] = m_turns.constFirst();
    const QDateTime since = asked ? QDateTime() : m_session->openedAt().addSecs(-unaskedSeconds);
    m_session->project().write([actor = actor, undo = undo, steps = steps, since, last = m_undoneLast](Stores &stores) {
        UndoService service(stores, actor);
        if (steps > 1)
            return service.undoSeveral(steps, last);
        return undo ? service.undo(since) : service.redo();
    }).then(m_session.get(), [this, undo = undo, steps = steps](const Result<std::optional<UndoneStep>> &step) {
        m_turns.removeFirst();
        m_banner->hide();
        if (!step) {
            // What cannot be undone is said, and passes; a fault of the project stays in sight.
            if (step.error().code == ErrorCode::Refused)
                showToast(step.error().sentence, false);
            else
                m_banner->show(Tone::Attention, step.error().sentence);
        } else if (!*step) {
            showToast(undo ? tr("There is nothing to undo.") : tr("There is nothing to redo."), false);
        } else if ((*step)->doneAt.isValid()) {
            m_burst = 0;
            m_turns.clear();
            askAboutOld(**step);
            return;
        } else {
            goTo(locationOf(**step, currentPageId()));
            const QString what = whatWasDone(**step);
            m_burst = (*step)->together;
            m_undoneLast = (*step)->id;
            const QString sentence = steps > 1 ? tr("Undid %n decision(s), the earliest: %1", nullptr, steps).arg(what)
                : undo                         ? tr("Undone: %1").arg(what)
                                               : tr("Redone: %1").arg(what);
            if (m_burst > 1)
                offerBurst(sentence);
            else
                showToast(sentence, false);
        }
        if (!step || !*step)
            m_burst = 0;
        m_commands.refresh();
        if (!step || !*step)
            m_turns.clear();
        if (!m_turns.isEmpty())
            turnNext();
    });
}

void MainWindow::askAboutOld(const UndoneStep &step)
{
    m_commands.refresh();
    m_setup.prompts.confirm(this, tr("Undo Earlier Work"),
                            tr("“%1” was done on %2, before you opened the project here. Undo it?")
                                .arg(step.text, momentText(step.doneAt)),
                            tr("Undo"), [this] {
                                if (m_session)
                                    turn(true, 1, true);
                            });
}

void MainWindow::offerBurst(const QString &sentence)
{
    m_toastUndoesBurst = true;
    m_toast->show(sentence, tr("Undo the Last %n Decisions", nullptr, m_burst),
                  keyText(m_commands.shortcuts(QStringLiteral("app.undoBurst")).value(0)));
}

void MainWindow::takeFiles(const QStringList &paths)
{
    m_banner->hide();
    const bool packages = std::all_of(paths.begin(), paths.end(), &ProjectDesk::isNamedAsPackage);
    if (m_session->package()) {
        // Nothing is brought into a package; another one may be opened.
        if (packages)
            m_desk->open(paths.first());
        return;
    }
    goToPage(packages ? QStringLiteral("people") : QStringLiteral("collect"));
    if (Page *page = currentPage())
        page->takeFiles(paths);
}

void MainWindow::choosePackage()
{
    m_setup.prompts.openFiles(this, tr("Work Package"), tr("Work packages (*.yuyipack)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_desk->open(files.first());
    });
}

void MainWindow::finishPackage()
{
    m_package->ask();
}

void MainWindow::startPackage()
{
    for (const PageKind &page : m_setup.pages) {
        if (page.packed == m_session->package()->role)
            goTo({page.id, {}, std::nullopt, page.packedField});
    }
}

void MainWindow::takePart()
{
    const Package package = *m_session->package();
    if (!m_setup.takePart) {
        dropSession();
        showFailure(tr("This work package belongs to a participant; it opens in the answering view."));
        return;
    }
    // Whoever took part is done with the program: one more Enter would begin a project of his own.
    m_setup.takePart(*this, m_session->project(), package, m_session->location(), [this] {
        connect(this, &MainWindow::projectClosed, this, &QWidget::close, Qt::SingleShotConnection);
        closeProject();
    });
    Q_EMIT projectOpened();
}

} // namespace yuyi
