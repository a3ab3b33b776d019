// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointkeys.h"

#include "models/services/session/secretstore.h"

namespace yuyi {

EndpointKeys::EndpointKeys(SecretStore &secrets, QObject *parent) : QObject(parent), m_secrets(secrets)
{
}

void EndpointKeys::look(const Endpoint &endpoint)
{
    const EndpointId id = endpoint.id;
    if (m_secrets.hasForSession(id)) {
        Q_EMIT found(id, EndpointKeyState::Session, {});
        return;
    }
    if (endpoint.keySource != KeySource::Keychain) {
        Q_EMIT found(id, EndpointKeyState::Missing, {});
        return;
    }
    Q_EMIT found(id, EndpointKeyState::Looking, {});
    m_secrets.read(id).then(this, [this, id](const Secret &secret) {
        if (m_secrets.hasForSession(id))
            return;
        const auto state = secret.given()                       ? EndpointKeyState::Kept
                         : secret.state == SecretState::Missing ? EndpointKeyState::Missing
                                                                : EndpointKeyState::Unavailable;
        Q_EMIT found(id, state, secret.sentence);
    });
}

void EndpointKeys::store(const Endpoint &endpoint, const QByteArray &key)
{
    if (endpoint.keySource == KeySource::Session) {
        m_secrets.keepForSession(endpoint.id, key);
        return;
    }
    m_secrets.keepForSession(endpoint.id, {});
    m_secrets.write(endpoint.id, key).then(this, [this, id = endpoint.id, key](const Result<> &kept) {
        if (kept)
            Q_EMIT stored(id);
        else
            Q_EMIT storeFailed(id, key, kept.error().sentence);
    });
}

void EndpointKeys::keepForSession(const EndpointId &endpoint, const QByteArray &key)
{
    m_secrets.keepForSession(endpoint, key);
    Q_EMIT found(endpoint, EndpointKeyState::Session, {});
}

void EndpointKeys::forgetElsewhere(const Endpoint &endpoint)
{
    if (endpoint.keySource == KeySource::None || endpoint.keySource == KeySource::Environment)
        m_secrets.keepForSession(endpoint.id, {});
}

void EndpointKeys::remove(const Endpoint &endpoint)
{
    m_secrets.keepForSession(endpoint.id, {});
    // The keychain may still hold a key from before the source was changed.
    m_secrets.remove(endpoint.id).then(this, [this, endpoint](const Result<> &gone) {
        if (!gone && endpoint.keySource == KeySource::Keychain)
            Q_EMIT removeFailed(gone.error().sentence);
        Q_EMIT removed(endpoint);
    });
}

} // namespace yuyi
