// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/httpcall.h"

#include <QObject>

#include <functional>

namespace yuyi {

struct HttpLimits {
    int deadline = 180000;                   ///< milliseconds from sending until the answer is read, whatever trickles in between
    qint64 largestBody = qint64(16) << 20;   ///< bytes
};

/// @brief The way of a request to a model and of its answer back. Belongs to one thread with an event loop and never blocks it.
class ChatTransport : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const HttpAnswer &)>;
    using QObject::QObject;

    /// `done` is called once and never before this returns, unless `context` or the transport is gone by then.
    virtual void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) = 0;
};

} // namespace yuyi
