// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/textarea.h"
#include "models/items/thumbnailroles.h"
#include "models/services/curation/textservice.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/tokens.h"

#include <QSize>

class QTableWidget;

namespace yuyi::textwords {

/// "35.6 %".
QString percent(double ratio);
/// The display name of an engine.
QString engine(const QString &name);
/// A badge with the decision of a person, or with what the rule would decide.
ThumbnailBadges badges(const TextStanding &standing, bool wouldDiscard);
/// The text areas as overlays on the picture, coloured by certainty, or as dismissed or added by a person. `current`: index of
/// the highlighted area. `scale`: displayed pixels per pixel of the full picture.
QList<ImageOverlay> overlays(const QList<TextArea> &areas, double scale, int current, const Tokens &tokens);
/// Fills the table of areas: text, certainty, share of the picture.
void fill(QTableWidget &table, const TextMeasure &measure, QSize picture);

} // namespace yuyi::textwords
