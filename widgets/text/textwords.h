// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/textarea.h"
#include "models/items/thumbnailroles.h"
#include "models/services/textservice.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/tokens.h"

#include <QSize>

class QTableWidget;

namespace yuyi::textwords {

/// "35.6 %".
QString percent(double ratio);
/// The engine as people call it.
QString engine(const QString &name);
/// What stands or would happen with an image, in one word.
ThumbnailBadges badges(const TextStanding &standing, bool wouldDiscard);
/// The areas over the picture, surer ones stronger; `scale`: pixels shown per pixel of the full picture.
QList<ImageOverlay> overlays(const QList<TextArea> &areas, double scale, int current, const Tokens &tokens);
/// The table of areas: text, certainty, share of the picture.
void fill(QTableWidget &table, const TextMeasure &measure, QSize picture);

} // namespace yuyi::textwords
