// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"

#include <QByteArray>
#include <QFuture>
#include <QHash>
#include <QMutex>
#include <QString>

namespace yuyi {

/// Missing: the key is not where it should be. Unavailable: unknown, because the keychain is locked or absent.
enum class SecretState {
    Given,
    Missing,
    Unavailable
};

/// @brief A key, or why there is none. Given and empty for an endpoint that takes no key.
struct Secret {
    SecretState state = SecretState::Missing;
    QByteArray key;   ///< UTF-8; never logged, stored or shown
    QString sentence; ///< if the key is not given: what is wrong and what to do

    bool given() const { return state == SecretState::Given; }
};

/// @brief Access to the keys of endpoints: in the system's keychain (by the derived class), in the memory of this program, or
/// in the environment. All functions may be called on any thread and return at once; the futures finish on the thread the store
/// lives in, which must run an event loop (yuyi-cli: waitFor). Keys are never written to Yuyi's files, databases or logs.
class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// Returns the key of an endpoint from the source that its keySource names.
    QFuture<Secret> keyOf(const Endpoint &endpoint);

    /// Keeps a key until this program ends. An empty one forgets it.
    void keepForSession(const EndpointId &endpoint, const QByteArray &key);
    bool hasForSession(const EndpointId &endpoint) const;

    /// @brief Reads a key from the keychain. Missing only if the keychain could be searched.
    virtual QFuture<Secret> read(const EndpointId &endpoint) = 0;
    /// Writes a key to the keychain. Environment if it is locked or absent; the key is then not written anywhere.
    virtual QFuture<Result<>> write(const EndpointId &endpoint, const QByteArray &key) = 0;
    /// Removes a key from the keychain; no key is no error. Environment as for write().
    virtual QFuture<Result<>> remove(const EndpointId &endpoint) = 0;

private:
    mutable QMutex m_mutex;
    QHash<EndpointId, QByteArray> m_session;
};

/// @brief Returns a typed or pasted key without surrounding white space. Invalid if it is empty or cannot be sent in a header
/// (line breaks, control characters, non-ASCII characters).
Result<QByteArray> usableKey(const QByteArray &typed);

/// Whether the text is a valid name of an environment variable.
bool isVariableName(const QString &name);

} // namespace yuyi
