// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>

namespace yuyi {

/// The number of PBKDF2 rounds that PostgreSQL uses by itself.
inline constexpr int scramIterations = 4096;

/// @brief What a server stores of a password: the verifier of SCRAM-SHA-256 (RFC 5802, section 3; RFC 7677) in PostgreSQL's form,
/// "SCRAM-SHA-256$iterations:salt$StoredKey:ServerKey", its three parts in base64. The password cannot be computed from it. PBKDF2 and HMAC
/// are OpenSSL's. Invalid for a password that is empty or has other characters than printable ASCII without blanks: those would have to be
/// normalised first (RFC 4013). The salt has at least 16 bytes.
Result<QByteArray> scramVerifier(const QByteArray &password, const QByteArray &salt, int iterations = scramIterations);

/// The same with a new random salt of 16 bytes.
Result<QByteArray> newScramVerifier(const QByteArray &password);

/// @brief A one-time code for people: 20 letters and digits in groups of four, 100 random bits of the system. It has no letters that look
/// like others (Crockford's base 32).
QByteArray newOneTimeCode();
/// The code as it is used, of what a person typed: blanks and dashes do not count, nor do small letters, and O, I and L are 0, 1 and 1.
/// Invalid if it is not a code.
Result<QByteArray> typedOneTimeCode(const QByteArray &typed);

/// A password that no person types: 32 random bytes of the system, as 43 characters of base64url.
QByteArray newLoginPassword();

} // namespace yuyi
