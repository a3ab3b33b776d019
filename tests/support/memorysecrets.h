// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/secretstore.h"

namespace yuyi::test {

/// A keychain in memory, which can be locked.
class MemorySecrets final : public SecretStore
{
public:
    QFuture<Secret> read(const EndpointId &endpoint) override
    {
        ++reads;
        if (locked)
            return QtFuture::makeReadyFuture(Secret{SecretState::Unavailable, {}, lockedText()});
        const auto found = keys.constFind(endpoint);
        return QtFuture::makeReadyFuture(found == keys.constEnd() ? Secret{} : Secret{SecretState::Given, *found, {}});
    }
    QFuture<Result<>> write(const EndpointId &endpoint, const QByteArray &key) override
    {
        if (locked)
            return QtFuture::makeReadyFuture(refused());
        keys.insert(endpoint, key);
        return QtFuture::makeReadyFuture(Result<>());
    }
    QFuture<Result<>> remove(const EndpointId &endpoint) override
    {
        if (locked)
            return QtFuture::makeReadyFuture(refused());
        keys.remove(endpoint);
        return QtFuture::makeReadyFuture(Result<>());
    }

    QHash<EndpointId, QByteArray> keys;
    bool locked = false;
    int reads = 0;

private:
    static QString lockedText() { return QStringLiteral("The keychain is locked."); }
    static Result<> refused() { return failure(ErrorCode::Environment, lockedText()); }
};

} // namespace yuyi::test
