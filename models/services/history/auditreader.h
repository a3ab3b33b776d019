// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/domain/result.h"
#include "models/services/history/audittext.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace yuyi {

/// One event as readable text.
struct AuditLine {
    Event event; ///< before and after are empty if `withheld`
    QString who;
    QString what;
    QString imageName;     ///< empty if the event is not about an image
    bool withheld = false; ///< concerns work that the reader must not see yet
};

/// Whether the event tells somebody who answered a question what came of it: no validator may be told.
bool isVerdict(const Event &event);

/// Returns the names that events speak of: people, labels and error types.
Result<AuditNames> auditNames(Stores &stores, const PersonId &actor);

/// @brief Makes readable lines of events, for one reader. Looks up what it needs once.
class AuditReader
{
public:
    AuditReader(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Reads the names and what is hidden from the reader; call it first.
    Result<> open();
    /// Reads the names of these images, for the lines about them.
    Result<> nameImages(const QList<ImageId> &images);
    /// Returns the line of an event, without its contents if the reader must not see them yet.
    Result<AuditLine> lineOf(const Event &event);
    const AuditNames &names() const { return m_names; }

private:
    Result<bool> isWithheld(const Event &event);
    Result<bool> isBlindCase(const ErrorCaseId &id);
    Result<bool> isBlindStep(const QUuid &subject);
    QString subjectOf(const Event &event);

    Stores &m_stores;
    PersonId m_actor;
    AuditNames m_names;
    QSet<ImageId> m_hidden;
    QSet<ImageId> m_blindImages; ///< the reader may still answer a question about them blind
    QHash<ImageId, QString> m_imageNames;
    QHash<ImageId, bool> m_openRounds;
    QHash<QUuid, bool> m_blindCases; ///< cases, and what steps are about: what others said is not yet for the reader
    QHash<QUuid, QString> m_subjects;
};

} // namespace yuyi
