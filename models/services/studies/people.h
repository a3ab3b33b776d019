// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/studies/study.h"
#include "models/services/studies/simulation.h"

#include <QList>
#include <QStringList>

namespace yuyi {

class Stores;

/// One row of the list of participants. It does not reveal which answers are right.
struct ParticipantRow {
    Participant participant;
    QString name;   ///< for leads; empty: no name recorded
    int trials = 0; ///< all parts
    int answered = 0;
    int flagged = 0; ///< answers with lost focus, a minimised window or a suspended machine
    int timedOut = 0;
    int resumed = 0;
    qint64 medianMs = -1; ///< of answered main trials; −1: none
    bool packed = false;  ///< a work package for this person is out

    /// In a closed study nobody begins, and people who have begun go on.
    bool mayTakePart(StudyState study) const
    {
        const bool begun = participant.state == ParticipantState::Active;
        const bool asked = begun || participant.state == ParticipantState::Invited;
        return participant.simulated.isEmpty() && ((study == StudyState::Running && asked) || (study == StudyState::Closed && begun));
    }
};

/// What happened to the copies of data of people who withdrew.
struct Withdrawal {
    int backups = 0;  ///< number of backups rewritten without them
    QStringList kept; ///< sentences: copies that could not be reached
};

/// @brief The participants of studies; the part of StudyService that is about people. Each call is one transaction.
class StudyPeople
{
public:
    StudyPeople(Stores &stores, const PersonId &actor, Clock now) : m_stores(stores), m_actor(actor), m_now(std::move(now)) {}

    /// @brief Adds people and plans all their trials. `names` belong to the first of them; the others have only a pseudonym.
    Result<QList<Participant>> add(const StudyId &id, int count, const QStringList &names = {});
    /// Adds as many people as the design lacks; none if every item has, or will have, enough answers.
    Result<QList<Participant>> refill(const StudyId &id);
    Result<> setName(const ParticipantId &id, const QString &name);
    /// @brief Removes everything these people answered and entered, and their names, also from the backups in the project's
    /// folder. The pseudonyms stay, and later returns of these people are not accepted. Outside a transaction; blocks while
    /// backups are rewritten. If a copy cannot be reached the people are withdrawn nevertheless, and the result names the copy.
    /// For people who have withdrawn before, the copies are searched again. Refused for simulated participants.
    Result<Withdrawal> withdraw(const QList<ParticipantId> &people);
    /// @brief Ends a person's part: their answers count, the remaining items are given to others. Refused if the person has
    /// answered nothing.
    Result<> conclude(const ParticipantId &id);
    Result<QList<ParticipantRow>> rows(const StudyId &id);

    /// @brief Adds simulated participants who answer all their trials: a dry run. For frozen studies.
    Result<QList<Participant>> simulate(const StudyId &id, SimulatedKind kind, int count);
    /// Removes all simulated participants; returns how many there were. Refused if work packages refer to them.
    Result<int> removeSimulated(const StudyId &id);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
