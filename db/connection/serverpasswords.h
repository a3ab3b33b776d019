// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"

#include <QByteArray>

#include <functional>

namespace yuyi {

/// @brief The passwords of logins on servers that this program knows at the moment; connections ask for them. None is ever part of a
/// location, written to a file or logged. A connection without one here uses PGPASSWORD or the password file, as every program of
/// PostgreSQL does. Thread-safe.
class ServerPasswords
{
public:
    /// Finds the password of a login outside this program, such as in the keychain; empty: there is none. Called on the thread of a
    /// connection, which waits for it; an answer is remembered.
    using Source = std::function<QByteArray(const QString &entry)>;

    /// Where passwords are looked for that were not given with keep(). Not while connections are opened.
    static void setSource(Source source);
    static void keep(const QString &entry, const QByteArray &password);
    static void forget(const QString &entry);
    static QByteArray of(const ProjectLocation &location);

    /// What a login of a server is called among passwords: "login@host:port". A role belongs to all databases of a server.
    static QString entryOf(const ProjectLocation &location);
};

} // namespace yuyi
