// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/preset/preset.h"
#include "models/domain/project/project.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The names of the codes and ids in events.
struct AuditNames {
    Preset preset;
    QHash<PersonId, QString> people;

    /// The name of a person; "The program" for a null id.
    QString of(const PersonId &person) const;
};

/// The kind of record in the current language.
QString titleOf(Entity entity);
/// What happened, as a full sentence without the person and the image. The action's code if this program does not know it.
QString sentenceOf(const Event &event, const AuditNames &names);

/// Whether an event changed facts of an image that templates use: its values may say the answer to a question. sentenceOf() says none.
bool changesTemplateFacts(const Event &event);

/// @brief Formats the state before or after an event as readable lines ("Explanation: …"), with the names of labels and persons
/// and without ids. Empty for an empty value.
QString readable(const QByteArray &value, const AuditNames &names);

} // namespace yuyi
