// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/services/rules/undoaction.h"

#include <QMap>

namespace yuyi {

/// Kind of the step, as stored.
inline const QString panelsStep = QStringLiteral("panels");

/// The panels of an image, and the facts that follow from them.
struct PanelState {
    QList<ImagePart> parts;
    QMap<QString, QString> facts; ///< an empty value: there is none
};

/// Must be called within a transaction.
Result<> pushPanelsStep(Stores &stores, const PersonId &actor, const ImageId &image, const PanelState &before, const PanelState &after);

/// Records in the audit trail that the panels of an image were set. Within a transaction.
Result<> recordPanels(Stores &stores, const PersonId &actor, const ImageId &image, const PanelState &before, const PanelState &after);

QList<UndoAction> composingUndoActions();

} // namespace yuyi
