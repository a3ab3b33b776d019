// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/scram.h"
#include "models/stores/serverhost.h"

#include <functional>

namespace yuyi::test {

/// A server with one login that knows its password, and what goes wrong.
class OneLogin final : public ServerHost
{
public:
    static constexpr QLatin1String entry{"login@localhost:5432"};

    QByteArray password;      ///< that the server has; a verifier once it is renewed
    QByteArray used;          ///< by connections of the program
    bool refuses = false;     ///< to renew
    bool losesAnswer = false; ///< of a renewal that it has done
    bool silent = false;
    int renewals = 0;                ///< that it has done
    QString trouble;                 ///< what the client library says of each connection; empty: nothing
    std::function<void()> onConnect; ///< called in the thread that connects

    Result<QString> locationOf(const ServerAddress &, const QString &) override { return QStringLiteral("location"); }
    Result<QString> passwordEntry(const QString &) override { return QString(entry); }
    void usePassword(const QString &, const QByteArray &given) override { used = given; }
    Result<> tryToConnect(const QString &) override
    {
        if (onConnect)
            onConnect();
        if (!trouble.isEmpty())
            return failure(ErrorCode::Environment, QStringLiteral("not connected"), trouble);
        if (silent)
            return failure(ErrorCode::Environment, QStringLiteral("no answer"));
        if (used == password || (password.startsWith("SCRAM") && fits(used)))
            return {};
        return failure(ErrorCode::Environment, QStringLiteral("refused"), QStringLiteral("FATAL: password authentication failed"));
    }
    Result<> renew(const QString &location, const QByteArray &verifier) override
    {
        YUYI_CHECK(tryToConnect(location));
        if (refuses)
            return failure(ErrorCode::Refused, QStringLiteral("not you"));
        password = verifier;
        ++renewals;
        if (losesAnswer)
            return failure(ErrorCode::Environment, QStringLiteral("gone"));
        return {};
    }
    Result<> install(const QString &) override { return none(); }
    Result<> remove(const QString &) override { return none(); }
    Result<ServerAddress> address(const QString &) override { return passOn(none()); }
    Result<QList<ServerLogin>> logins(const QString &) override { return passOn(none()); }
    Result<QString> loginPrefix(const QString &) override { return passOn(none()); }
    Result<> invite(const QString &, const ServerLogin &, const QByteArray &) override { return none(); }
    Result<> revoke(const QString &, const QString &) override { return none(); }
    Result<QStringList> check(const QString &) override { return passOn(none()); }
    Result<ServerBackup> backup(const QString &, const QString &, const QDateTime &) override { return passOn(none()); }
    Result<bool> restore(const QString &, const QString &) override { return passOn(none()); }

private:
    static Result<> none() { return failure(ErrorCode::Refused, QStringLiteral("not here")); }
    bool fits(const QByteArray &given) const
    {
        const QByteArray salt = QByteArray::fromBase64(password.mid(password.indexOf(':') + 1).split('$').first());
        const auto made = scramVerifier(given, salt);
        return made && *made == password;
    }
};

} // namespace yuyi::test
