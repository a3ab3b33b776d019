// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/tokenestimate.h"

#include "models/domain/runs/run.h"
#include "models/stores/runstore.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr qint64 tilesOf(int length, int tile)
{
    return std::max(1, (length + tile - 1) / tile);
}

bool isWide(char32_t c)
{
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7AF) || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0xFF00 && c <= 0xFFEF) || (c >= 0x20000 && c <= 0x3FFFF);
}

} // namespace

bool isCostEstimated(const Run &run, const RunFigures &figures)
{
    constexpr double rounding = 1e-9;
    const double told = (static_cast<double>(figures.tokensInput) * run.priceInput
                         + static_cast<double>(figures.tokensOutput) * run.priceOutput)
                      / 1e6;
    return figures.cost > told + rounding * std::max(1.0, figures.cost);
}

qint64 estimatedTextTokens(const QString &text)
{
    qint64 wide = 0;
    qint64 narrow = 0;
    const QList<uint> points = text.toUcs4();
    for (const uint point : points)
        ++(isWide(point) ? wide : narrow);
    return wide + (narrow + 3) / 4;
}

qint64 estimatedPictureTokens(ChatDialect dialect, const QString &service, const QSize &size)
{
    if (size.isEmpty())
        return 0;
    const qint64 pixels = static_cast<qint64>(size.width()) * size.height();
    switch (dialect) {
    case ChatDialect::Anthropic: return std::max<qint64>(1, pixels / 750);
    case ChatDialect::Gemini: return 258 * tilesOf(size.width(), 768) * tilesOf(size.height(), 768);
    case ChatDialect::OpenAi:
    case ChatDialect::Ollama:
    case ChatDialect::Practice: break;
    }
    if (service == QLatin1String("openai")) {
        QSize reduced = size;
        if (std::max(size.width(), size.height()) > 2048)
            reduced.scale(2048, 2048, Qt::KeepAspectRatio);
        if (std::min(reduced.width(), reduced.height()) > 768)
            reduced.scale(768, 768, Qt::KeepAspectRatioByExpanding);
        return 85 + 170 * tilesOf(reduced.width(), 512) * tilesOf(reduced.height(), 512);
    }
    return tilesOf(size.width(), 28) * tilesOf(size.height(), 28);
}

} // namespace yuyi
