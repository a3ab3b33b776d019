// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"
#include "models/domain/endpoint.h"

#include <memory>

namespace yuyi {

/// @brief A model server inside this program: opens no socket and needs no key. What it is asked comes as bytes like those of any
/// server, and what it answers goes back as bytes, whole, broken or not at all; what it must know besides is told with the call
/// (HttpCall::practice).
class PracticeServer final : public ChatTransport
{
    Q_OBJECT
public:
    using ChatTransport::ChatTransport;

    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) override;
};

/// The way to a model that speaks so.
std::unique_ptr<ChatTransport> transportOf(ChatDialect dialect);

} // namespace yuyi
