// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"

#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// What happened, without names, in the current language; empty if this program does not know the action.
QString auditSentence(const Event &event);
/// The actions that this program records for this kind of record: code and title.
QList<QPair<QString, QString>> actionsOf(Entity entity);

} // namespace yuyi
