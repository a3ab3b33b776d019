// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/secretstore.h"

#include <QObject>

#include <functional>

namespace yuyi {

/// @brief Stores keys in the system's keychain (Secret Service or KWallet) through QtKeychain. Entries use the service "yuyi" and
/// the endpoint's id. The system may ask the person to unlock the keychain. Needs a thread with an event loop.
class KeychainStore final : public QObject, public SecretStore
{
    Q_OBJECT
public:
    explicit KeychainStore(QObject *parent = nullptr);
    ~KeychainStore() override;

    QFuture<Secret> read(const EndpointId &endpoint) override;
    QFuture<Result<>> write(const EndpointId &endpoint, const QByteArray &key) override;
    QFuture<Result<>> remove(const EndpointId &endpoint) override;

private:
    using Found = std::function<void(const Secret &)>;
    void readNow(const QString &entry, const Found &found);
    /// Reports why no key was returned: there is none, or the keychain could not be read. `fault`: the keychain's message, if any.
    void tellWhyNot(const QString &entry, const QString &fault, const Found &found);
};

} // namespace yuyi
