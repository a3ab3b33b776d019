// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/httpcall.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace yuyi {

struct HttpLimits {
    int deadline = 180000;                   ///< milliseconds from sending to the last byte, whatever trickles in between
    qint64 largestBody = qint64(64) << 20;   ///< bytes
};

/// @brief Sends requests and brings answers back; belongs to one thread with an event loop and never blocks it.
/// Redirects are not followed, cookies and caches not used, TLS errors not ignored, HTTP/2 is off. The key is added on the
/// way out and taken out of what comes back, so that no answer can carry it into a log or a database.
class HttpClient : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const HttpAnswer &)>;

    explicit HttpClient(QObject *parent = nullptr);
    ~HttpClient() override;   ///< stops what is under way; nothing is called back any more

    /// `done` is called once, unless `context` or the client is gone by then.
    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done);
    int underWay() const { return m_underWay; }

private:
    QNetworkAccessManager *leastBusy();

    /// Qt opens six connections a host and manager; more at once need more managers.
    struct Line;
    std::vector<std::unique_ptr<Line>> m_lines;
    int m_underWay = 0;
};

} // namespace yuyi
