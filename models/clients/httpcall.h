// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QList>
#include <QPair>
#include <QString>
#include <QUrl>

#include <memory>

namespace yuyi {

struct PracticeCase;

/// @brief A request without its key: what may be logged, hashed and shown.
struct HttpCall {
    bool post = true;
    QUrl url;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
    /// Where the key goes when it is sent: "Authorization" with "Bearer " before it, for example. Empty: the server takes none.
    QByteArray keyHeader;
    QByteArray keyPrefix;
    /// What a practice model is told beside the request, the right answer among it. Never sent, stored or hashed.
    std::shared_ptr<const PracticeCase> practice;
};

/// What went wrong below HTTP.
enum class HttpFault { None, Network, Deadline, TooLarge, Redirect, Tls, Stopped };

struct HttpAnswer {
    HttpFault fault = HttpFault::None;
    QString faultText;                            ///< of the network library
    int status = 0;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names in lower case
    QByteArray body;
    qint64 milliseconds = 0;                      ///< from sending to the last byte
    QDeadlineTimer deadline{QDeadlineTimer::Forever};  ///< reading the body counts too

    QByteArray header(const QByteArray &name) const;
};

} // namespace yuyi
