// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/domain/preset.h"

#include <optional>

namespace yuyi {

/// Where a preset is wrong, as a JSON pointer (RFC 6901; empty: the whole document), and why.
struct PresetFault {
    QString pointer;
    QString text;
};

/// The first place where a document breaks a JSON Schema (draft 7); nothing when it holds.
std::optional<PresetFault> schemaFault(const Json &document, const QByteArray &schema);

/// What no schema can say: codes given twice, keys that clash, place-holders of prompts, dimensions that do not exist.
std::optional<PresetFault> meaningFault(const Preset &preset);

} // namespace yuyi
