// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/preset.h"
#include "models/domain/project.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace yuyi {

/// What codes and ids of events are called.
struct AuditNames {
    Preset preset;
    QHash<PersonId, QString> people;

    /// Of nobody in particular: "The program".
    QString of(const PersonId &person) const;
};

/// The kind of record in the person's language.
QString titleOf(Entity entity);
/// What happened, as a whole sentence without the person and the image; of an action this program does not know: its code.
QString sentenceOf(const Event &event, const AuditNames &names);
/// Actions of this kind of record as this program writes them: code and title.
QList<QPair<QString, QString>> actionsOf(Entity entity);

/// @brief What an event keeps about before or after as lines to read: "Explanation: …", labels and persons by their names,
/// no ids. An empty text has no lines.
QString readable(const QByteArray &value, const AuditNames &names);

} // namespace yuyi
