// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"

#include <map>
#include <memory>

namespace yuyi {

class CurlLoop;

/// @brief Sends requests over HTTP/1.1, on connections that stay open for the next one. Belongs to one thread with an event loop and
/// never blocks it. Does not follow redirects, uses no cookies, cache or HTTP/2, and never ignores TLS errors. The key is added when
/// a request is sent and removed from the answer, so no answer can carry it into a log or database.
class HttpClient final : public ChatTransport
{
    Q_OBJECT
public:
    explicit HttpClient(QObject *parent = nullptr);
    ~HttpClient() override; ///< aborts requests in flight; their callbacks are not called

    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) override;
    int inFlight() const { return static_cast<int>(m_requests.size()); }

private:
    struct Request;

    std::unique_ptr<CurlLoop> m_loop;
    std::map<const void *, std::unique_ptr<Request>> m_requests; ///< by their handles
};

} // namespace yuyi
