// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"

#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace yuyi {

/// @brief Sends requests and brings answers back; belongs to one thread with an event loop and never blocks it.
/// Redirects are not followed, cookies and caches not used, TLS errors not ignored, HTTP/2 is off. The key is added on the
/// way out and taken out of what comes back, so that no answer can carry it into a log or a database.
class HttpClient final : public ChatTransport
{
    Q_OBJECT
public:
    explicit HttpClient(QObject *parent = nullptr);
    ~HttpClient() override;   ///< stops what is under way; nothing is called back any more

    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) override;
    int underWay() const { return m_underWay; }

private:
    QNetworkAccessManager *leastBusy();

    /// Qt opens six connections a host and manager; more at once need more managers.
    struct Line;
    std::vector<std::unique_ptr<Line>> m_lines;
    int m_underWay = 0;
};

} // namespace yuyi
