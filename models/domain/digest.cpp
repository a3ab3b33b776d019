// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/digest.h"

#include <QtGlobal>

#include <openssl/evp.h>

namespace yuyi {

void Digest::Free::operator()(evp_md_ctx_st *context) const
{
    EVP_MD_CTX_free(context);
}

Digest::Digest() : m_context(EVP_MD_CTX_new())
{
    Q_CHECK_PTR(m_context.get());
    if (EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) != 1)
        qFatal("OpenSSL has no SHA-256.");
}

Digest::~Digest() = default;

void Digest::add(QByteArrayView data)
{
    if (EVP_DigestUpdate(m_context.get(), data.data(), static_cast<size_t>(data.size())) != 1)
        qFatal("OpenSSL cannot compute a SHA-256 digest.");
}

Sha256 Digest::result()
{
    QByteArray bytes(EVP_MD_size(EVP_sha256()), Qt::Uninitialized);
    if (EVP_DigestFinal_ex(m_context.get(), reinterpret_cast<unsigned char *>(bytes.data()), nullptr) != 1)
        qFatal("OpenSSL cannot compute a SHA-256 digest.");
    return *Sha256::fromBytes(bytes);
}

} // namespace yuyi
