// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"

#include <QImage>
#include <QList>
#include <QRect>

namespace yuyi {

/// The greatest number of panels that are proposed: 9 of the context and 4 to choose from.
inline constexpr int mostProposedPanels = 13;

/// @brief Where the panels of a puzzle may stand in its picture, in reading order: what is inside dark frames, without the frames; if there
/// are none, blocks of ink between white. Empty if nothing is found, or more than mostProposedPanels. A proposal, to be looked at.
/// Thread-safe.
QList<QRect> proposedPanels(const QImage &whole);
/// @brief What the panels at these places may be, in their order: those of the last row are to choose from; of the others, the last one
/// without ink is blank. One row: all are of the context. Thread-safe.
QList<PartRole> proposedRoles(const QImage &whole, const QList<QRect> &panels);

} // namespace yuyi
