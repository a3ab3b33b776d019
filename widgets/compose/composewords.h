// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/services/composing/composeimages.h"

#include <QColor>
#include <QString>

namespace yuyi {

struct Tokens;

/// The names of things on the page Compose.
namespace composewords {

QString roleName(PartRole role);
/// "Context 3"; `place`: among the panels of its role, from 0. The blank panel has no number.
QString panelName(PartRole role, int place);
/// The colour of the rectangles of a role; its name is always shown with it.
QColor colourOf(PartRole role, const Tokens &tokens);
/// "9 + 4", or that there are none. The blank panel counts as one of the context.
QString countsText(const PanelCounts &counts);

} // namespace composewords
} // namespace yuyi
