// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QFuture>
#include <QHash>
#include <QMutex>
#include <QString>

namespace yuyi {

/// Missing: there is none where it should be. Unavailable: it cannot be told, because the keychain is locked or not there.
enum class SecretState { Given, Missing, Unavailable };

/// @brief A key, or why there is none. Of an endpoint that takes no key: Given, and empty.
struct Secret {
    SecretState state = SecretState::Missing;
    QByteArray key;          ///< UTF-8; never logged, stored or shown
    QString sentence;        ///< for people, when it is not given: what is wrong and what to do

    bool given() const { return state == SecretState::Given; }
};

/// @brief Where keys of endpoints are: the system's keychain (the class derived from this), the memory of this program, or
/// the environment. All functions may be called on any thread and return at once; the futures end from the thread the store
/// lives in, which must run an event loop (yuyi-cli: waitFor). Keys are in no file, database or log of ours.
class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// The key of an endpoint, from where its keySource says.
    QFuture<Secret> keyOf(const Endpoint &endpoint);

    /// Keeps a key until this program ends. An empty one forgets it.
    void keepForSession(const EndpointId &endpoint, const QByteArray &key);
    bool hasForSession(const EndpointId &endpoint) const;

    /// @brief The keychain. Missing only where the keychain was open to be looked through.
    virtual QFuture<Secret> read(const EndpointId &endpoint) = 0;
    /// Environment when the keychain is locked or not there; nothing is written anywhere else then.
    virtual QFuture<Result<>> write(const EndpointId &endpoint, const QByteArray &key) = 0;
    /// Good, too, when there was none. Environment as above.
    virtual QFuture<Result<>> remove(const EndpointId &endpoint) = 0;

private:
    mutable QMutex m_mutex;
    QHash<EndpointId, QByteArray> m_session;
};

/// @brief A key as it was typed or pasted: without white space around it. Invalid with a sentence for one that cannot be sent in a
/// header (line breaks, control characters, other than ASCII) or is empty.
Result<QByteArray> usableKey(const QByteArray &typed);

/// Whether the text can name a variable of the environment.
bool isVariableName(const QString &name);

} // namespace yuyi
