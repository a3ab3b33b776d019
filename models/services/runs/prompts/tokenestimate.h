// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"

#include <QSize>
#include <QString>

namespace yuyi {

struct Run;
struct RunFigures;

/// @brief Whether part of a run's cost is estimated: it is higher than the tokens reported by the server would cost.
bool isCostEstimated(const Run &run, const RunFigures &figures);

/// @brief Estimates the tokens of a text if the server has not reported any: one per Chinese, Japanese or Korean character, one
/// per four others. Accurate to about a third; tokenizers differ by more.
qint64 estimatedTextTokens(const QString &text);

/// @brief Estimates the tokens of an image of this size in pixels, by the published rules of the services: OpenAI counts tiles
/// of 512 after reducing the short side to 768 (85 + 170 per tile), Anthropic width × height / 750, Gemini 258 per tile of 768,
/// others patches of 28 (the Qwen-VL family).
qint64 estimatedPictureTokens(ChatDialect dialect, const QString &service, const QSize &size);

} // namespace yuyi
