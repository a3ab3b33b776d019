// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/secretstore.h"

#include <QCoreApplication>
#include <QMutexLocker>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SecretStore)
};

Secret given(const QByteArray &key)
{
    return {SecretState::Given, key, {}};
}

Secret missing(const QString &sentence)
{
    return {SecretState::Missing, {}, sentence};
}

Secret fromEnvironment(const Endpoint &endpoint)
{
    const QByteArray value = qgetenv(endpoint.keyVariable.toUtf8().constData());
    if (value.trimmed().isEmpty()) {
        return missing(Tr::tr("The key of the endpoint “%1” is read from the environment variable %2, which is not set. Set this "
                              "variable and restart the program.")
                           .arg(endpoint.name, endpoint.keyVariable));
    }
    const auto key = usableKey(value);
    if (!key)
        return missing(Tr::tr("The environment variable %1 contains no valid key: %2").arg(endpoint.keyVariable, key.error().sentence));
    return given(*key);
}

} // namespace

QFuture<Secret> SecretStore::keyOf(const Endpoint &endpoint)
{
    switch (endpoint.keySource) {
    case KeySource::None: return QtFuture::makeReadyFuture(given({}));
    case KeySource::Environment: return QtFuture::makeReadyFuture(fromEnvironment(endpoint));
    case KeySource::Session: {
        const QMutexLocker lock(&m_mutex);
        const auto found = m_session.constFind(endpoint.id);
        return QtFuture::makeReadyFuture(
            found != m_session.constEnd()
                ? given(*found)
                : missing(
                    Tr::tr(
                        "The key of the endpoint “%1” was kept only for one session, which has ended. Enter the key again.")
                        .arg(endpoint.name)));
    }
    case KeySource::Keychain: break;
    }
    // One that could not be put into the keychain is kept for the session in its place.
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_session.constFind(endpoint.id); found != m_session.constEnd())
            return QtFuture::makeReadyFuture(given(*found));
    }
    return read(endpoint.id).then([name = endpoint.name](Secret secret) {
        if (secret.state == SecretState::Missing)
            secret.sentence =
                Tr::tr(
                    "There is no key for the endpoint “%1” in the keychain. Enter the key in the endpoint's form.")
                    .arg(name);
        return secret;
    });
}

void SecretStore::keepForSession(const EndpointId &endpoint, const QByteArray &key)
{
    const QMutexLocker lock(&m_mutex);
    if (key.isEmpty())
        m_session.remove(endpoint);
    else
        m_session.insert(endpoint, key);
}

bool SecretStore::hasForSession(const EndpointId &endpoint) const
{
    const QMutexLocker lock(&m_mutex);
    return m_session.contains(endpoint);
}

Result<QByteArray> usableKey(const QByteArray &typed)
{
    QByteArray key = typed.trimmed();
    if (key.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The key is empty."));
    const bool sendable = std::all_of(key.begin(), key.end(), [](char c) { return c > 0x20 && c < 0x7f; });
    if (!sendable) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("A key consists of letters, digits and symbols on one line. Your input contains spaces or other "
                              "characters; copy only the key."));
    }
    return key;
}

bool isVariableName(const QString &name)
{
    if (name.isEmpty() || name.front().isDigit())
        return false;
    return std::all_of(name.begin(), name.end(), [](QChar c) {
        return c == u'_' || (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
    });
}

} // namespace yuyi
