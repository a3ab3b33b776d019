// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/servers/joincontroller.h"

#include "models/domain/clock.h"
#include "models/domain/people/scram.h"
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"
#include "models/stores/serverhost.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/servers/joinfault.h"

#include <QLocale>
#include <QLoggingCategory>
#include <QUrl>

#include <variant>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(joinLog, "yuyi.servers")

/// The typed code with the signs that an input method or a mail may have made of it: full-width letters, other blanks and dashes.
QByteArray plainCode(const QString &typed)
{
    QString code;
    for (const QChar letter : typed.normalized(QString::NormalizationForm_KC)) {
        if (letter.isSpace() || letter.category() == QChar::Other_Format)
            continue;
        code += letter.category() == QChar::Punctuation_Dash || letter == u'−' ? QChar(u'-') : letter;
    }
    return code.toUtf8();
}

/// The file whose address the text is; empty if it is none.
QString addressedFile(const QString &text)
{
    const QString line = text.trimmed();
    if (!line.startsWith(QLatin1String("file://")) || line.contains(u'\n'))
        return {};
    return QUrl(line).toLocalFile();
}

/// What failed: to know what this computer keeps, or the way to the server.
struct JoinTrouble {
    Error error;
    bool keychain = false;
};

using JoinAnswer = std::variant<JoinedProject, JoinTrouble>;

Result<QString> entryOf(ServerHost &host, const Invitation &invitation)
{
    const auto location = host.locationOf(invitation.address, {});
    return location ? host.passwordEntry(*location) : location;
}

JoinAnswer joinNow(const ServerAccess &servers, const Invitation &invitation, const QByteArray &code, bool inFile,
                   const std::atomic<bool> &stopped)
{
    const auto entry = entryOf(*servers.host, invitation);
    if (!entry)
        return JoinTrouble{entry.error(), false};
    LoginKeeper keeper(*servers.passwords, servers.folder, *entry, inFile);
    Joining joining(*servers.host, keeper, servers.folder);
    if (const auto asked = joining.askKeychain(invitation); !asked)
        return JoinTrouble{asked.error(), keeper.hasKeychainFailed()};
    auto joined = joining.join(invitation, code, [&stopped] { return stopped.load(); });
    if (!joined)
        return JoinTrouble{joined.error(), keeper.hasKeychainFailed()};
    return *joined;
}

} // namespace

JoinController::JoinController(const ServerAccess &servers, QObject *parent) : QObject(parent), m_servers(servers) {}

JoinController::~JoinController()
{
    if (m_stopped)
        *m_stopped = true;
}

void JoinController::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void JoinController::fail(const QString &sentence, bool code)
{
    m_fault = sentence;
    m_codeFault = code;
    m_offersFile = false;
    setState(m_invitation ? State::Ready : State::Waiting);
}

void JoinController::forgetFault()
{
    if (m_fault.isEmpty())
        return;
    m_fault.clear();
    m_offersFile = false;
    Q_EMIT changed();
}

bool JoinController::isInvitation(const QString &text)
{
    return text.contains(QLatin1String("\"yuyi_invite\"")) || addressedFile(text).contains(u'.' + invitationEnding);
}

void JoinController::open(const QString &path)
{
    if (isBusy())
        return;
    m_fault.clear();
    m_offersFile = false;
    setState(State::Reading);
    runAside(
        this, [path] { return openInvitation(path, currentTime()); }, [this](const Result<Invitation> &invitation) { take(invitation); });
}

void JoinController::read(const QString &text)
{
    if (isBusy())
        return;
    if (const QString file = addressedFile(text); !file.isEmpty()) {
        open(file);
        return;
    }
    take(readInvitation(text.trimmed().toUtf8(), tr("“pasted text”"), currentTime()));
}

void JoinController::take(const Result<Invitation> &invitation)
{
    if (!invitation) {
        fail(invitation.error().sentence);
        return;
    }
    m_invitation = *invitation;
    m_fault.clear();
    m_offersFile = false;
    setState(State::Ready);
}

void JoinController::clear()
{
    if (isBusy())
        return;
    m_invitation.reset();
    m_fault.clear();
    m_offersFile = false;
    setState(State::Waiting);
}

void JoinController::join(const QString &typedCode, bool inFile)
{
    if (isBusy() || m_state == State::Joined)
        return;
    if (!m_invitation) {
        fail(tr("Open the invitation first, or paste its text."));
        return;
    }
    const QByteArray code = plainCode(typedCode);
    if (code.isEmpty()) {
        fail(tr("Enter the one-time code that belongs to this invitation."), true);
        return;
    }
    if (const auto known = typedOneTimeCode(code); !known) {
        fail(known.error().sentence, true);
        return;
    }
    // The dialog may have been open since yesterday.
    if (currentTime() > m_invitation->validUntil) {
        fail(tr("The invitation was valid until %1. Ask for a new one.")
                 .arg(QLocale().toString(m_invitation->validUntil.toLocalTime(), QLocale::ShortFormat)));
        return;
    }
    m_fault.clear();
    m_offersFile = false;
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    setState(State::Joining);
    runAside(
        this,
        [servers = m_servers, invitation = *m_invitation, code, inFile, stopped = m_stopped] {
            return joinNow(servers, invitation, code, inFile, *stopped);
        },
        [this](const JoinAnswer &answer) {
            if (const auto *done = std::get_if<JoinedProject>(&answer)) {
                setState(State::Joined);
                Q_EMIT joined(done->location, m_invitation->project);
                return;
            }
            const JoinTrouble &fault = std::get<JoinTrouble>(answer);
            qCWarning(joinLog).noquote() << "not joined:" << fault.error.detail;
            if (fault.error.code == ErrorCode::Cancelled) {
                fail(fault.error.sentence);
                return;
            }
            m_fault = joinFaultText(fault.error, fault.keychain, LoginKeeper::fileIn(m_servers.folder), m_invitation->address);
            m_codeFault = fault.error.code == ErrorCode::Refused;
            m_offersFile = fault.keychain;
            setState(State::Ready);
        });
}

void JoinController::stop()
{
    if (m_state != State::Joining)
        return;
    *m_stopped = true;
    setState(State::Stopping);
}

} // namespace yuyi
