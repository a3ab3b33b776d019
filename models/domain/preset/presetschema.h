// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <optional>

namespace yuyi {

/// The location of a fault in a preset, as a JSON pointer (RFC 6901; empty: the whole document), and its description.
struct PresetFault {
    QString pointer;
    QString text;
};

/// The first violation of a JSON Schema (draft 7) in a document; nothing if it is valid.
std::optional<PresetFault> schemaFault(const Json &document, const QByteArray &schema);

/// The first fault that a schema cannot express: duplicate codes, clashing keys, unknown prompt placeholders, missing dimensions.
std::optional<PresetFault> meaningFault(const Preset &preset, const Json &document);

} // namespace yuyi
