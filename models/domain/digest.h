// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QByteArrayView>

#include <memory>

struct evp_md_ctx_st;

namespace yuyi {

/// @brief The SHA-256 digest (FIPS 180-4) of data that come in parts. OpenSSL computes it with the instructions of the processor,
/// where it has them; QCryptographicHash takes seven times as long. Not thread-safe.
class Digest
{
public:
    Digest();
    ~Digest();
    Digest(const Digest &) = delete;
    Digest &operator=(const Digest &) = delete;

    void add(QByteArrayView data);
    Sha256 result(); ///< ends the digest: nothing may be added afterwards

private:
    struct Free {
        void operator()(evp_md_ctx_st *context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace yuyi
