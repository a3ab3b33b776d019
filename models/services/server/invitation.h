// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/serverhost.h"

namespace yuyi {

/// @brief What a `NAME.yuyi-invite` file holds: where the project is, the login, and the certificate authority of the server. It has no
/// secret: the one-time code goes to the person another way.
struct Invitation {
    ServerAddress address;
    QString project; ///< its title
    QString person;
    QDateTime validUntil;
};

/// The ending of such files, without the dot.
inline constexpr QLatin1String invitationEnding("yuyi-invite");

/// As it is written: JSON, UTF-8.
QByteArray invitationText(const Invitation &invitation);
/// @brief Reads what invitationText() wrote. Every fault is a sentence with `name`, which is the file's, and says what to do. Invalid,
/// Newer; Refused if it has no certificate and the server is not this computer, or if it has expired at `now`.
Result<Invitation> readInvitation(const QByteArray &text, const QString &name, const QDateTime &now);
/// The same from a file; NotFound or Environment if it cannot be read.
Result<Invitation> openInvitation(const QString &path, const QDateTime &now);
/// Writes a new file. Refused if there is one, unless it is to be replaced.
Result<> writeInvitation(const Invitation &invitation, const QString &path, bool replace = false);
/// The name of the file for this person, as every file system takes it.
QString invitationFileName(const QString &person);

/// Whether an invitation can name this host: a name or an address, without a port.
bool isHostName(const QString &host);
/// Whether the server is on the computer of whoever asks, so that it needs no certificate.
bool isOnThisComputer(const QString &host);

/// Whether the text is a certificate in the form of PEM, as far as can be seen without reading it.
bool looksLikeCertificate(const QByteArray &pem);

} // namespace yuyi
