// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/people/scram.h"

#include <QCoreApplication>
#include <QList>
#include <QRandomGenerator>

#include <algorithm>

#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Scram)
};

constexpr qsizetype digestLength = 32;
constexpr qsizetype leastSalt = 16;
constexpr int leastIterations = 4096;
constexpr qsizetype codeLength = 20;
constexpr qsizetype groupLength = 4;
constexpr int passwordLength = 32;
const QByteArray codeLetters = QByteArrayLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

const unsigned char *octets(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *octets(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

QByteArray keyedHash(const QByteArray &key, const QByteArray &text)
{
    QByteArray made(digestLength, Qt::Uninitialized);
    unsigned int length = 0;
    if (!HMAC(EVP_sha256(), key.constData(), static_cast<int>(key.size()), octets(text),
              static_cast<size_t>(text.size()), octets(made), &length))
        qFatal("OpenSSL cannot compute HMAC-SHA-256.");
    return made;
}

QByteArray hashOf(const QByteArray &bytes)
{
    QByteArray made(digestLength, Qt::Uninitialized);
    if (EVP_Digest(bytes.constData(), static_cast<size_t>(bytes.size()), octets(made), nullptr, EVP_sha256(), nullptr) != 1)
        qFatal("OpenSSL cannot compute a SHA-256 digest.");
    return made;
}

QByteArray randomBytes(int count)
{
    QList<quint32> words((count + 3) / 4);
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.constData()), count);
}

} // namespace

Result<QByteArray> scramVerifier(const QByteArray &password, const QByteArray &salt, int iterations)
{
    const bool plain = std::all_of(password.begin(), password.end(), [](char letter) { return letter > ' ' && letter < '\x7f'; });
    if (password.isEmpty() || !plain) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The password of a login on a server must consist of letters, digits and punctuation of ASCII."));
    }
    if (salt.size() < leastSalt || iterations < leastIterations) {
        return failure(ErrorCode::Invalid, Tr::tr("The password of a login needs a longer salt and more rounds."),
                       QStringLiteral("salt %1, iterations %2").arg(salt.size()).arg(iterations));
    }
    QByteArray salted(digestLength, Qt::Uninitialized);
    if (PKCS5_PBKDF2_HMAC(password.constData(), static_cast<int>(password.size()), octets(salt), static_cast<int>(salt.size()), iterations,
                          EVP_sha256(), static_cast<int>(salted.size()), octets(salted))
        != 1)
        qFatal("OpenSSL cannot compute PBKDF2 with SHA-256.");
    const QByteArray storedKey = hashOf(keyedHash(salted, QByteArrayLiteral("Client Key")));
    const QByteArray serverKey = keyedHash(salted, QByteArrayLiteral("Server Key"));
    return QByteArray("SCRAM-SHA-256$" + QByteArray::number(iterations) + ':' + salt.toBase64() + '$' + storedKey.toBase64() + ':'
                      + serverKey.toBase64());
}

Result<QByteArray> newScramVerifier(const QByteArray &password)
{
    return scramVerifier(password, randomBytes(static_cast<int>(leastSalt)));
}

QByteArray newOneTimeCode()
{
    QByteArray code;
    for (qsizetype i = 0; i < codeLength; ++i) {
        if (i > 0 && i % groupLength == 0)
            code += '-';
        code += codeLetters.at(QRandomGenerator::system()->bounded(static_cast<int>(codeLetters.size())));
    }
    return code;
}

Result<QByteArray> typedOneTimeCode(const QByteArray &typed)
{
    QByteArray code;
    for (char letter : typed.toUpper()) {
        if (letter == '-' || letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n')
            continue;
        if (letter == 'O')
            letter = '0';
        else if (letter == 'I' || letter == 'L')
            letter = '1';
        code += letter;
    }
    const bool known = std::all_of(code.begin(), code.end(), [](char letter) { return codeLetters.contains(letter); });
    if (code.size() != codeLength || !known) {
        return failure(ErrorCode::Invalid, Tr::tr("This is not a one-time code. A code has %1 letters and digits, in groups of four.")
                                               .arg(QString::number(codeLength)));
    }
    return code;
}

QByteArray newLoginPassword()
{
    return randomBytes(passwordLength).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

} // namespace yuyi
