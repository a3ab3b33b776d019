// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/result.h"
#include "models/services/session/unsavedcopies.h"

#include <QDateTime>
#include <QFuture>
#include <QHash>
#include <QObject>
#include <QPromise>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <any>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

class ProjectAccess;
class Stores;

/// Something that a person did in a project, complete in itself: it can be carried to the project later, by another run of the program.
struct KeptAction {
    QUuid name = newUuid(); ///< of the transaction that stores it; see once()
    QString kind;           ///< such as "answer"; letters and hyphens
    QString where;          ///< page and subject, in the window's language at that time; for display
    QString typed;          ///< as a text to copy, should the project refuse it; may be empty
    QDateTime at;           ///< UTC, by this computer's clock
    Json content = Json::object();
};

UnsavedCopy toCopy(const KeptAction &action);
/// The action in a copy; nothing when the copy holds none.
std::optional<KeptAction> actionOf(const UnsavedCopy &copy);

/// What the project answers.
struct Carried {
    Json answer;                  ///< as the kind of action has it
    std::any made;                ///< the same, for those who know the kind
    std::optional<Error> refused; ///< what was typed is stored, but the rest was refused
};

/// @brief Carries the actions of a person to the project, one after the other. On a server, each is kept in a file of this computer (beside
/// the unsaved texts of the project and person) until the project has answered. While the connection is lost, the actions wait; then they
/// are carried in their order. What an earlier run of the program left is carried first. Each action is stored once, even if the answer to
/// its commit was lost. What had to wait is stored with the time when the person did it. GUI thread.
class ActionOutbox final : public QObject
{
    Q_OBJECT
public:
    /// Stores an action by way of its service, on the thread that writes; asked again under the same name, it does not store it twice.
    using Carrier = std::function<Result<Carried>(Stores &, const PersonId &, const KeptAction &)>;

    /// A part of the project, which outlives it.
    explicit ActionOutbox(ProjectAccess &project);
    ~ActionOutbox() override;

    void addCarrier(const QString &kind, Carrier carrier);
    /// Carries what earlier runs of the program left for the person who acts now; before anything else.
    void sendLeft();
    /// @brief Carries an action as the person who acts now. The future has what the project answers, which may take until the server is
    /// back: it has no error that says the server is gone.
    QFuture<Result<Carried>> send(const KeptAction &action);
    /// Before the project is closed: queues what has not been carried yet, unless the server is lost.
    void finish();
    /// How many wait for the server.
    qsizetype waiting() const;
    /// How many of them are in no file of this computer, for example because its disk is full. It is tried again every 5 s.
    qsizetype unkept() const;
    /// Whether everything that the project does not have yet is in files of this computer.
    bool isKeeping() const { return unkept() == 0 && m_typingUnkept.isEmpty(); }
    /// `who` cannot write down what is being typed (true), or can.
    void noteTyping(const QObject *who, bool failing);

Q_SIGNALS:
    void waitingChanged();
    /// @brief The project has answered and refuses an action that had waited. What was typed is under Unsaved Texts, unless the project has
    /// saved it (Carried::refused) or nothing was typed.
    void refused(const yuyi::KeptAction &action, const yuyi::Error &error, bool saved);

private:
    struct Sending {
        KeptAction action;
        PersonId person;
        std::shared_ptr<UnsavedCopies> copies;
        std::shared_ptr<QPromise<Result<Carried>>> promise; ///< null if an earlier run left it
        bool waited = false;                                ///< the server was gone
        bool unkept = false;                                ///< its file could not be written
    };

    QFuture<Result<Carried>> carry(const Sending &sending);
    void keep(const Sending &sending);
    void keepAgain();
    void wrote(const QUuid &name, bool done);
    void serverChanged();
    void leave();
    void waitAll();
    void step();
    void answered(const Result<Carried> &answer);
    void settle(const Sending &sent, const Result<Carried> &answer);
    bool keepTyped(const Sending &sent);
    std::shared_ptr<UnsavedCopies> copiesOf(const PersonId &person);
    bool onServer() const;

    ProjectAccess &m_project;
    QHash<QString, Carrier> m_carriers;
    QHash<PersonId, std::shared_ptr<UnsavedCopies>> m_copies;
    std::deque<Sending> m_queue; ///< the first one is on its way or waits
    bool m_carrying = false;
    int m_turn = 0;         ///< of carrying: the answer to an earlier one counts no more
    bool m_reading = false; ///< what earlier runs of the program left
    QSet<const QObject *> m_typingUnkept;
    QTimer m_again;
    QTimer m_keepAgain;
    QThreadPool m_files; ///< one thread: in order
};

} // namespace yuyi
