// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/httpbody.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QList>
#include <QPair>
#include <QString>
#include <QUrl>

#include <memory>

namespace yuyi {

struct PracticeCase;

/// A request without its key: it may be logged, hashed and shown.
struct HttpCall {
    bool post = true;
    QUrl url;
    QList<QPair<QByteArray, QByteArray>> headers;
    HttpBody body;
    /// The header that carries the key, for example "Authorization" with the prefix "Bearer ". Empty: the server needs no key.
    QByteArray keyHeader;
    QByteArray keyPrefix;
    /// Additional input for a practice model, including the correct answer. Never sent, stored or hashed.
    std::shared_ptr<const PracticeCase> practice;
};

/// The kind of failure below HTTP.
enum class HttpFault {
    None,
    Network,
    Deadline,
    TooLarge,
    Redirect,
    Tls,
    Stopped
};

struct HttpAnswer {
    HttpFault fault = HttpFault::None;
    QString faultText; ///< message of the network library
    int status = 0;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names in lower case
    QByteArray body;
    qint64 milliseconds = 0;                          ///< from sending to the last byte
    QDeadlineTimer deadline{QDeadlineTimer::Forever}; ///< also applies to reading the body

    QByteArray header(const QByteArray &name) const;
};

} // namespace yuyi
