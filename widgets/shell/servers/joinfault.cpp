// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/servers/joinfault.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::JoinFault)
};

} // namespace

QString joinFaultText(const Error &error, bool keychain, const QString &file, const ServerAddress &address)
{
    if (keychain) {
        return Tr::tr("%1 The program keeps the password of your login in a keychain, such as GNOME Keyring or KWallet. Without "
                      "one, it can keep it in the file %2. The file is not encrypted, but only your account on this computer can read it. "
                      "Your code still works.")
            .arg(error.sentence, QDir::toNativeSeparators(file));
    }
    const auto says = [&error](std::initializer_list<const char *> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](const char *word) { return error.detail.contains(QLatin1String(word), Qt::CaseInsensitive); });
    };
    if (says({"certificate verify failed", "server certificate", "root certificate"})) {
        return Tr::tr("The server %1 could not prove that it is the one of this invitation: its certificate is not trusted, or was issued "
                      "for another name. Your code was not sent. Ask for a new invitation, and tell the person who invited you.")
            .arg(address.host);
    }
    if (says({"could not translate host name"})) {
        return Tr::tr("The server %1 is not known in this network. Check the connection (your team may need a VPN), then try again.")
            .arg(address.host);
    }
    if (says({"connection refused", "timeout expired", "timed out", "no route to host", "network is unreachable"})) {
        return Tr::tr("The server %1 does not answer (port %2). Check the connection (your team may need a VPN), then try again.")
            .arg(address.host, QString::number(address.port));
    }
    return error.sentence;
}

} // namespace yuyi
