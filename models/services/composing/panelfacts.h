// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// @brief The facts that follow from the panels of an image, as far as the preset declares them: panels_context (with the blank one),
/// panels_choices, panels and grid. Without panels their values are empty. `columns` of the context; 0: the grid of the former panels if it
/// is for as many, else as the areas stand, else one row. Pure.
QMap<QString, QString> panelFacts(const Preset &preset, const QList<ImagePart> &parts, int columns, const QList<ImagePart> &former,
                                  const QMap<QString, QString> &formerFacts);

} // namespace yuyi
