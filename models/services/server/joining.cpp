// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/joining.h"

#include "models/domain/people/scram.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <functional>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Joining)
};

const QLatin1String certificateName("root.crt");

QString placeOf(const QString &folder, const QString &entry)
{
    const QByteArray hash = QCryptographicHash::hash(entry.toUtf8(), QCryptographicHash::Sha256);
    return folder + u'/' + QString::fromLatin1(hash.toHex().left(24));
}

/// The server says the same of a wrong, a used and an expired code.
tl::unexpected<Error> codeRefused(const Error &error)
{
    if (!error.detail.contains(QLatin1String("password authentication failed")))
        return tl::unexpected<Error>(error);
    return failure(
        ErrorCode::Refused,
        Tr::tr(
            "The server does not accept this code. A code works once, on one computer, until the invitation expires. Check the "
            "code, or ask for a new invitation."),
        error.detail);
}

/// Takes back what was done unless all went well.
class Undoing
{
public:
    ~Undoing()
    {
        for (auto act = m_acts.rbegin(); act != m_acts.rend(); ++act)
            (*act)();
    }
    void add(std::function<void()> act) { m_acts.append(std::move(act)); }
    void keep() { m_acts.clear(); }

private:
    QList<std::function<void()>> m_acts;
};

} // namespace

Joining::Joining(ServerHost &host, PasswordKeeper &keeper, QString folder)
    : m_host(host), m_keeper(keeper), m_folder(std::move(folder))
{
}

QString Joining::joinedFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QLatin1String("/yuyi/servers");
}

bool Joining::hasJoined(const QString &folder, const QString &entry)
{
    return QFileInfo::exists(placeOf(folder, entry) + u'/' + certificateName);
}

Result<QString> Joining::keepCertificate(const QString &entry, const QByteArray &certificate) const
{
    const QString place = placeOf(m_folder, entry);
    const QString path = place + u'/' + certificateName;
    QSaveFile file(path);
    if (!QDir().mkpath(place) || !file.open(QIODevice::WriteOnly) || file.write(certificate) != certificate.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The certificate of the server cannot be saved as %1.").arg(QDir::toNativeSeparators(path)),
                       file.errorString());
    }
    return path;
}

bool Joining::letsIn(const QString &entry, const QString &location, const QByteArray &password)
{
    m_host.usePassword(entry, password);
    return m_host.tryToConnect(location).has_value();
}

Result<> Joining::askKeychain(const Invitation &invitation)
{
    YUYI_TRY(const auto location, m_host.locationOf(invitation.address, {}));
    YUYI_TRY(const auto entry, m_host.passwordEntry(location));
    const auto found = m_keeper.find(entry);
    return found ? Result<>() : passOn(found);
}

Result<JoinedProject> Joining::join(const Invitation &invitation, const QByteArray &typedCode, const std::function<bool()> &stopped)
{
    YUYI_TRY(const auto code, typedOneTimeCode(typedCode));
    YUYI_TRY(const auto plain, m_host.locationOf(invitation.address, {}));
    YUYI_TRY(const auto entry, m_host.passwordEntry(plain));
    YUYI_TRY(const auto kept, m_keeper.find(entry));
    Undoing undoing;
    const bool joinedBefore = hasJoined(m_folder, entry);
    std::optional<QByteArray> certificateBefore;
    if (QFile file(placeOf(m_folder, entry) + u'/' + certificateName); joinedBefore && file.open(QIODevice::ReadOnly))
        certificateBefore = file.readAll();
    YUYI_TRY(const auto path, keepCertificate(entry, invitation.address.certificate));
    undoing.add([this, entry, joinedBefore, certificateBefore] {
        if (!joinedBefore)
            QDir(placeOf(m_folder, entry)).removeRecursively();
        else if (certificateBefore)
            (void)keepCertificate(entry, *certificateBefore);
    });
    const QString certificate = invitation.address.certificate.isEmpty() ? QString() : path;
    YUYI_TRY(const auto location, m_host.locationOf(invitation.address, certificate));
    undoing.add([this, entry] { m_host.usePassword(entry, {}); });
    if (!kept.isEmpty() && letsIn(entry, location, kept)) {
        undoing.keep();
        return JoinedProject{location, invitation.address.login, true};
    }
    m_host.usePassword(entry, code);
    if (const auto in = m_host.tryToConnect(location); !in)
        return codeRefused(in.error());
    if (stopped && stopped())
        return failure(ErrorCode::Cancelled, Tr::tr("Joining was stopped. Nothing was changed, and the code still works."));
    // Kept before the server has it: a program that is killed in between leaves a code that still works.
    const QByteArray password = newLoginPassword();
    YUYI_TRY(const auto verifier, newScramVerifier(password));
    // The code let in, so a password that was kept before is worth nothing.
    if (!kept.isEmpty())
        YUYI_CHECK(m_keeper.forget(entry));
    YUYI_CHECK(m_keeper.keep(entry, password));
    undoing.add([this, entry] { (void)m_keeper.forget(entry); });
    const auto renewed = m_host.renew(location, verifier);
    // An answer that was lost is no refusal: what counts is which of the two lets in.
    if (renewed || letsIn(entry, location, password)) {
        m_host.usePassword(entry, password);
        undoing.keep();
        return JoinedProject{location, invitation.address.login, false};
    }
    if (renewed.error().code == ErrorCode::Environment)
        undoing.keep();
    return passOn(renewed);
}

Result<KeptPassword> Joining::look(const QString &location)
{
    YUYI_TRY(const auto entry, m_host.passwordEntry(location));
    if (!hasJoined(m_folder, entry))
        return KeptPassword::NotJoined;
    // A connection may have looked while the keychain was locked, and remembers that there was none.
    m_host.usePassword(entry, {});
    YUYI_TRY(const auto kept, m_keeper.find(entry));
    YUYI_TRY(const bool finished, finishRenewal(entry, location));
    if (finished)
        return KeptPassword::Recovered;
    return kept.isEmpty() ? KeptPassword::Lost : KeptPassword::Kept;
}

QString Joining::nextEntry(const QString &entry)
{
    return entry + QLatin1String("/next");
}

Result<bool> Joining::finishRenewal(const QString &entry, const QString &location)
{
    YUYI_TRY(const auto next, m_keeper.find(nextEntry(entry)));
    if (next.isEmpty())
        return false;
    if (!letsIn(entry, location, next)) {
        m_host.usePassword(entry, {});
        return false;
    }
    YUYI_CHECK(putInPlace(entry, next));
    return true;
}

/// The next entry goes last: whatever is refused in between, it has the password.
Result<> Joining::putInPlace(const QString &entry, const QByteArray &password)
{
    YUYI_CHECK(m_keeper.forget(entry));
    YUYI_CHECK(m_keeper.keep(entry, password));
    return m_keeper.forget(nextEntry(entry));
}

Result<> Joining::renew(const QString &location)
{
    YUYI_TRY(const auto entry, m_host.passwordEntry(location));
    YUYI_CHECK(m_keeper.find(entry));
    // The server may have taken the next password of a renewal whose answer was lost.
    YUYI_CHECK(finishRenewal(entry, location));
    YUYI_TRY(const auto kept, m_keeper.find(entry));
    if (kept.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("This computer has no password for this login. Ask a lead for a new invitation."));
    }
    m_host.usePassword(entry, kept);
    YUYI_CHECK(m_host.tryToConnect(location));
    const QByteArray password = newLoginPassword();
    YUYI_TRY(const auto verifier, newScramVerifier(password));
    // Both are kept until the server has answered.
    YUYI_CHECK(m_keeper.forget(nextEntry(entry)));
    YUYI_CHECK(m_keeper.keep(nextEntry(entry), password));
    const auto renewed = m_host.renew(location, verifier);
    if (!renewed && !letsIn(entry, location, password)) {
        m_host.usePassword(entry, kept);
        if (renewed.error().code != ErrorCode::Environment)
            return renewed;
        Error error = renewed.error();
        error.sentence = Tr::tr("%1 This computer keeps the old and the new password, and opens the project with the one that the server "
                                "accepts.")
                             .arg(error.sentence);
        return tl::unexpected<Error>(error);
    }
    m_host.usePassword(entry, password);
    if (const auto placed = putInPlace(entry, password); !placed) {
        Error error = placed.error();
        error.sentence = Tr::tr("%1 The server has the new password already. This computer keeps it and goes on working. Make a new "
                                "password again once the fault is mended.")
                             .arg(error.sentence);
        return tl::unexpected<Error>(error);
    }
    return {};
}

} // namespace yuyi
