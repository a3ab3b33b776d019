// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"

#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace yuyi {

/// @brief Sends requests over HTTP. Belongs to one thread with an event loop and never blocks it. Does not follow redirects, uses
/// no cookies, cache or HTTP/2, and never ignores TLS errors. The key is added when a request is sent and removed from the
/// answer, so no answer can carry it into a log or database.
class HttpClient final : public ChatTransport
{
    Q_OBJECT
public:
    explicit HttpClient(QObject *parent = nullptr);
    ~HttpClient() override; ///< aborts requests in flight; their callbacks are not called

    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) override;
    int inFlight() const { return m_inFlight; }

private:
    QNetworkAccessManager *leastBusy();

    /// A network manager opens at most six connections per host; more parallel requests need more managers.
    struct Line;
    std::vector<std::unique_ptr<Line>> m_lines;
    int m_inFlight = 0;
};

} // namespace yuyi
