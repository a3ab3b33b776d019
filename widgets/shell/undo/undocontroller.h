// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/history/undoservice.h"

#include <QList>
#include <QObject>

namespace yuyi {

class Session;

/// @brief Undoes and redoes steps of the open project, without widgets. Requests are queued: each key is one step, however slow the
/// store is. GUI thread.
class UndoController final : public QObject
{
    Q_OBJECT
public:
    explicit UndoController(QObject *parent = nullptr);

    /// Sets the session; null if nothing is open.
    void setSession(Session *session) { m_session = session; }
    void undo();
    void redo();
    /// Undoes the other decisions of the burst to which the last undone step belongs.
    void undoBurst();
    /// Undoes a step that `oldStep` reported, however old it is.
    void undoOld();
    bool hasBurst() const { return m_session && m_burst > 1; }
    /// Number of steps in the burst that `undoBurst` undoes.
    int burst() const { return m_burst; }
    /// Something new was done: the burst before it can no longer be undone at once.
    void forgetBurst() { m_burst = 0; }

Q_SIGNALS:
    /// A request was answered. One of the following signals comes next.
    void answered();
    /// Nothing was undone or redone, and nothing is wrong; `sentence` says why.
    void refused(const QString &sentence);
    /// A request failed.
    void failed(const yuyi::Error &error);
    /// A step was undone or redone.
    void turned(const yuyi::UndoneStep &step);
    /// Comes after `turned`: what was undone or redone, as a sentence. `hasBurst` tells whether more can be undone at once.
    void said(const QString &sentence);
    /// The next step was done before this window opened the project. It is not undone until the person agrees.
    void oldStep(const yuyi::UndoneStep &step);
    /// What can be undone has changed.
    void changed();

private:
    struct Turn {
        bool undo = true;
        PersonId actor;
        int steps = 1;
        bool asked = false; ///< the person confirmed to undo it, however old it is
    };
    void turn(bool undo, int steps = 1, bool asked = false);
    void turnNext();
    void took(const Turn &turn, const UndoneStep &step);

    Session *m_session = nullptr;
    QList<Turn> m_turns; ///< queued undo and redo requests
    int m_burst = 0;     ///< number of steps in the same burst before the last undone step
    UndoId m_undoneLast;
};

} // namespace yuyi
