// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QList>
#include <QSet>

namespace yuyi {

class Stores;

/// The participants of a study, for taking part on this computer.
struct StudySeats {
    QString name; ///< of the study
    StudyState state = StudyState::Draft;
    QList<Participant> people;
    QSet<ParticipantId> elsewhere; ///< with a work package that is out: they answer there
    QSet<ParticipantId> declined;  ///< invited people who declined; they may still come back with their codes

    /// Whether the place can be given to somebody who comes without a code.
    bool isFree(const Participant &participant) const;
};

/// Whether somebody was invited and declined, and has not agreed since.
Result<bool> hasDeclined(Stores &stores, const Participant &participant);

/// @brief Whether the participant has a login at the server that was not ended: no work package then. Told from the audit trail, where
/// every login begins and ends.
Result<bool> hasStudyLogin(Stores &stores, const ParticipantId &participant);

/// NotFound if there is no such study. Thread of the stores.
Result<StudySeats> studySeats(Stores &stores, const StudyId &id);

/// @brief Finds the participant with this code in a frozen study: "P07", or "Name of the study/P07" if several studies have it.
/// Codes are compared leniently, as typed. NotFound; Invalid, with the studies, if the code is ambiguous.
Result<ParticipantId> participantOfCode(Stores &stores, const QString &code);

} // namespace yuyi
