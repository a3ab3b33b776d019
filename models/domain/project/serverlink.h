// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>

namespace yuyi {

/// How the certificate of a server is checked.
enum class CertificateCheck {
    None,   ///< not at all: the connection may be encrypted, but the other side may be anybody
    Issuer, ///< who issued it
    IssuerAndName
};

/// The connection of this program to the project's server.
struct ServerLink {
    enum class State {
        Connected,
        Lost,
        Returning ///< lost, and being opened again at the moment
    };

    bool onServer = false; ///< false: the project is a folder, and nothing else here counts
    QString host;          ///< empty: a server on this computer, through a socket
    QString login;
    QString version;         ///< of PostgreSQL
    QString securityRelease; ///< a newer one that closes security holes; empty if none is known
    QString tls;             ///< version, such as "TLSv1.3"; empty: this connection is not encrypted
    CertificateCheck check = CertificateCheck::None;
    QString issuer; ///< name of the file with the certificates that are trusted; empty: those of this computer
    State state = State::Connected;
    QDateTime lostSince; ///< unless connected
    QString why;         ///< a sentence on the last attempt; unless connected

    bool isConnected() const { return state == State::Connected; }

    friend bool operator==(const ServerLink &, const ServerLink &) = default;
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::ServerLink)
