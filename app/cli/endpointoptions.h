// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/domain/endpoint.h"

#include <QList>
#include <QString>

namespace yuyi::cli {

QList<Option> endpointOptions();

/// An option that this action does not take, as a sentence; empty: all fit.
QString misplacedOption(const Arguments &arguments, const QString &action);

/// @brief What the options ask for, on top of `before` (null: a new one, begun from --service). Invalid names the option.
Result<Endpoint> endpointFromOptions(const Arguments &arguments, const Endpoint *before);

} // namespace yuyi::cli
