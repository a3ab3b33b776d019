// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/invitation.h"
#include "models/services/server/serveraccess.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace yuyi {

/// @brief Controller of the dialog that joins a project on a server, without widgets: reads the invitation and makes the first connection,
/// both in another thread. GUI thread.
class JoinController final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Waiting,  ///< for an invitation
        Reading,  ///< the file of one
        Ready,    ///< for the one-time code
        Joining,  ///< connecting
        Stopping, ///< connecting until the server answers; joins all the same if it is too late
        Joined
    };

    explicit JoinController(const ServerAccess &servers, QObject *parent = nullptr);
    /// Stops joining if nothing has been changed yet.
    ~JoinController() override;

    State state() const { return m_state; }
    /// Whether it reads or connects at the moment, so that nothing else can begin.
    bool isBusy() const { return m_state == State::Reading || m_state == State::Joining || m_state == State::Stopping; }
    const std::optional<Invitation> &invitation() const { return m_invitation; }
    /// What went wrong last, as a sentence; empty: nothing.
    QString fault() const { return m_fault; }
    /// Whether the fault is about the code, and not about the invitation or the way to the server.
    bool isCodeFault() const { return m_codeFault; }
    /// The keychain failed: join() can keep the password in a file instead.
    bool offersFile() const { return m_offersFile; }

    /// Reads the file of an invitation. The one before stays if this one is at fault.
    void open(const QString &path);
    /// @brief Reads the text of an invitation, or of the address of its file ("file://…"), as a file manager copies it.
    void read(const QString &text);
    /// Whether this text is an invitation, or the address of its file, as far as can be seen without reading it.
    static bool isInvitation(const QString &text);
    /// Forgets the invitation: another one is wanted.
    void clear();
    /// @brief Joins with the code as it was typed. Joined follows, or a fault. `inFile`: the password is kept in a file of the account, and
    /// not in the keychain; see LoginKeeper.
    void join(const QString &typedCode, bool inFile = false);
    void stop();
    /// Forgets the fault, because the person is mending it.
    void forgetFault();

Q_SIGNALS:
    /// State, invitation or fault.
    void changed();
    /// The project can be opened. `title`: of the project.
    void joined(const QString &location, const QString &title);

private:
    void take(const Result<Invitation> &invitation);
    void setState(State state);
    void fail(const QString &sentence, bool code = false);

    ServerAccess m_servers;
    State m_state = State::Waiting;
    std::optional<Invitation> m_invitation;
    QString m_fault;
    bool m_codeFault = false;
    bool m_offersFile = false;
    std::shared_ptr<std::atomic<bool>> m_stopped;
};

} // namespace yuyi
