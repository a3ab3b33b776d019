// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/runs/endpoints/endpointkeystate.h"

#include <QByteArray>
#include <QObject>

namespace yuyi {

class SecretStore;

/// @brief Stores, finds and removes the API keys of endpoints, in the keychain or for this session only.
class EndpointKeys final : public QObject
{
    Q_OBJECT
public:
    explicit EndpointKeys(SecretStore &secrets, QObject *parent = nullptr);

    /// Finds out whether there is a key; found() follows, after the keychain has answered once more.
    void look(const Endpoint &endpoint);
    /// Stores a key where the endpoint keeps it.
    void store(const Endpoint &endpoint, const QByteArray &key);
    void keepForSession(const EndpointId &endpoint, const QByteArray &key);
    /// Forgets the session's key of an endpoint that takes its key from elsewhere.
    void forgetElsewhere(const Endpoint &endpoint);
    void remove(const Endpoint &endpoint);

Q_SIGNALS:
    /// `sentence`: the reason for EndpointKeyState::Unavailable.
    void found(const yuyi::EndpointId &endpoint, yuyi::EndpointKeyState state, const QString &sentence);
    void stored(const yuyi::EndpointId &endpoint);
    /// The keychain did not take a key; it can be kept for the session.
    void storeFailed(const yuyi::EndpointId &endpoint, const QByteArray &key, const QString &sentence);
    /// The key is gone, or could not be removed: then removeFailed() came before.
    void removed(const yuyi::Endpoint &endpoint);
    void removeFailed(const QString &sentence);

private:
    SecretStore &m_secrets;
};

} // namespace yuyi
