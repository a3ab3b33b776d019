// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

namespace yuyi {

/// The code of the configuration whose prompt asks a model which answer a reply gives.
inline constexpr QLatin1String extractCode("extract");
/// Where its prompt has the reply.
inline constexpr QLatin1String replyPlace("{reply}");

/// @brief Whether a configuration asks that. Its prompt has {reply}, and may have {question} and {options}; it asks no item. One of this
/// code without {reply} is one like all others.
inline bool readsReplies(const Configuration &configuration)
{
    return configuration.code == extractCode && configuration.prompt.contains(replyPlace);
}

} // namespace yuyi
