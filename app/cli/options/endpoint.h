// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/domain/runs/endpoint.h"

#include <QList>
#include <QString>

namespace yuyi::cli {

QList<Option> endpointOptions();

/// A sentence about an option that this action does not accept; empty when all options fit.
QString misplacedOption(const Arguments &arguments, const QString &action);

/// The endpoint described by the options, based on `before` (null: a new endpoint, based on --service). Invalid names the option.
Result<Endpoint> endpointFromOptions(const Arguments &arguments, const Endpoint *before);

} // namespace yuyi::cli
