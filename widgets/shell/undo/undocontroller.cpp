// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/undo/undocontroller.h"

#include "models/services/annotation/undosteps.h"
#include "widgets/shell/projects/session.h"

namespace yuyi {

namespace {
constexpr int mostTurns = 20;           // waiting for those before them
constexpr int unaskedSeconds = 15 * 60; // before the project was opened: whoever restarts the program goes on as before

QString whatWasDone(const UndoneStep &step)
{
    if (step.imageName.isEmpty())
        return step.text;
    if (step.kind == submissionStep)
        return UndoController::tr("submission of %1").arg(step.imageName);
    return UndoController::tr("%1 · %2", "what was done, name of the image").arg(step.text, step.imageName);
}
} // namespace

UndoController::UndoController(QObject *parent) : QObject(parent) {}

void UndoController::undo()
{
    turn(true);
}

void UndoController::redo()
{
    turn(false);
}

void UndoController::undoBurst()
{
    if (hasBurst())
        turn(true, m_burst);
}

void UndoController::undoOld()
{
    turn(true, 1, true);
}

void UndoController::turn(bool undo, int steps, bool asked)
{
    if (!m_session || m_turns.size() == mostTurns)
        return;
    // Each key is a step, however slow the store is.
    m_turns.append({undo, m_session->project().person().id, steps, asked});
    if (m_turns.size() > 1)
        return;
    connect(m_session, &QObject::destroyed, this, [this] { m_turns.clear(); });
    turnNext();
}

void UndoController::turnNext()
{
    const Turn turn = m_turns.constFirst();
    const QDateTime since = turn.asked ? QDateTime() : m_session->openedAt().addSecs(-unaskedSeconds);
    m_session->project().write([turn, since, last = m_undoneLast](Stores &stores) {
                            UndoService service(stores, turn.actor);
                            if (turn.steps > 1)
                                return service.undoSeveral(turn.steps, last);
                            return turn.undo ? service.undo(since) : service.redo();
                        })
        .then(m_session, [this, turn](const Result<std::optional<UndoneStep>> &step) {
            m_turns.removeFirst();
            Q_EMIT answered();
            if (!step) {
                // What cannot be undone is said, and passes; a fault of the project stays in sight.
                if (step.error().code == ErrorCode::Refused)
                    Q_EMIT refused(step.error().sentence);
                else
                    Q_EMIT failed(step.error());
            } else if (!*step) {
                Q_EMIT refused(turn.undo ? tr("There is nothing to undo.") : tr("There is nothing to redo."));
            } else if ((*step)->doneAt.isValid()) {
                m_burst = 0;
                m_turns.clear();
                Q_EMIT changed();
                Q_EMIT oldStep(**step);
                return;
            } else {
                took(turn, **step);
            }
            if (!step || !*step)
                m_burst = 0;
            Q_EMIT changed();
            if (!step || !*step)
                m_turns.clear();
            if (!m_turns.isEmpty())
                turnNext();
        });
}

void UndoController::took(const Turn &turn, const UndoneStep &step)
{
    Q_EMIT turned(step);
    const QString what = whatWasDone(step);
    m_burst = step.together;
    m_undoneLast = step.id;
    Q_EMIT said(turn.steps > 1 ? tr("Undid %n decision(s), the earliest: %1", nullptr, turn.steps).arg(what)
                : turn.undo    ? tr("Undone: %1").arg(what)
                               : tr("Redone: %1").arg(what));
}

} // namespace yuyi
