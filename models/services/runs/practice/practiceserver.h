// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"
#include "models/domain/runs/endpoint.h"

#include <memory>

namespace yuyi {

/// @brief A simulated model server inside this program: opens no socket and needs no key. Requests and replies are bytes as
/// with a real server; replies may be complete, broken or missing. Other data it needs comes with the call
/// (HttpCall::practice).
class PracticeServer final : public ChatTransport
{
    Q_OBJECT
public:
    using ChatTransport::ChatTransport;

    void send(const HttpCall &call, const QByteArray &key, const HttpLimits &limits, QObject *context, Done done) override;
};

/// Returns a transport for models of this dialect.
std::unique_ptr<ChatTransport> transportOf(ChatDialect dialect);

} // namespace yuyi
