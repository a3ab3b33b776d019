// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/httpcall.h"

#include <QObject>

#include <functional>

namespace yuyi {

struct HttpLimits {
    int deadline = 180000;                 ///< milliseconds from sending to the complete answer, even if data keeps arriving
    qint64 largestBody = qint64(16) << 20; ///< bytes
};

/// @brief Sends requests to models and delivers their answers. Belongs to one thread with an event loop and never blocks it.
class ChatTransport : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const HttpAnswer &)>;
    using QObject::QObject;

    /// Sends a request. `done` is called once, never before this returns, unless `context` or the transport is destroyed first.
    virtual void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) = 0;
};

} // namespace yuyi
