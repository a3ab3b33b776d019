// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"

#include <QSize>
#include <QString>

namespace yuyi {

struct Run;
struct RunFigures;

/// @brief Whether part of a run's cost rests on estimated tokens, because the server told none: it is more than what it told would cost.
bool isCostEstimated(const Run &run, const RunFigures &figures);

/// @brief About how many tokens a text is, where no server has told yet: one for each Chinese, Japanese or Korean character, one for
/// four others. Good to a third; tokenizers differ more than that.
qint64 estimatedTextTokens(const QString &text);

/// @brief About how many tokens a picture of this size in pixels is, by the public rules of the services: OpenAI counts tiles of 512
/// after reducing the short side to 768 (85 + 170 a tile), Anthropic width × height / 750, Gemini 258 for each tile of 768,
/// others patches of 28 (the Qwen-VL family).
qint64 estimatedPictureTokens(ChatDialect dialect, const QString &service, const QSize &size);

} // namespace yuyi
