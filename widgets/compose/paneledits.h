// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/composing/composeservice.h"

#include <QList>
#include <QRect>

namespace yuyi {

/// @brief The panels of an image while a person works on them: those of the context, the blank one, those to choose from, and which one is
/// selected. Pure; every function returns the panels after a change.
struct PanelEdit {
    QList<CutPanel> panels;
    int current = -1; ///< index of the selected panel; −1: none

    const CutPanel *selected() const { return current >= 0 && current < panels.size() ? &panels.at(current) : nullptr; }
    /// How many panels have this role.
    int count(PartRole role) const;
    /// Place of a panel among those of its role, from 0.
    int placeOf(int index) const;

    /// Adds a panel behind those of its role and selects it. A second blank panel makes the former one part of the context.
    PanelEdit added(const CutPanel &panel) const;
    /// The panel has another role and stands behind the others of it; it is selected.
    PanelEdit withRole(int index, PartRole role) const;
    PanelEdit withArea(int index, const QRect &area) const;
    /// The panel stands at another place among those of its role; it is selected. `place` is limited to those there are.
    PanelEdit moved(int index, int place) const;
    /// The one behind it is selected, or else the one before.
    PanelEdit removed(int index) const;

    friend bool operator==(const PanelEdit &, const PanelEdit &) = default;
};

/// The stored panels as panels to be cut: what was cut has its area, what came as a file its picture.
QList<CutPanel> panelsOf(const QList<ImagePart> &parts);

/// Panels as JSON, for a copy of what is not saved yet.
Json toJson(const QList<CutPanel> &panels);
/// @brief Reads what toJson() wrote. `known`: panels of the image, for the pictures of panels that were files. What cannot be read is left
/// out.
QList<CutPanel> panelsFromJson(const Json &json, const QList<CutPanel> &known);

} // namespace yuyi
