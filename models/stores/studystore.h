// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// Result of removing people from the copies of the database.
struct ErasedCopies {
    int backups = 0;  ///< backups rewritten without them
    QStringList kept; ///< sentences about copies that still contain them, or may
};

/// @brief Human baselines: studies, participants, trials. Thread of the connection.
class StudyStore
{
public:
    virtual ~StudyStore() = default;

    virtual Result<> add(const Study &study) = 0; ///< Refused where the name is in use
    /// Writes all but id and creation. Returns Conflict if the version differs.
    virtual Result<> update(const Study &study) = 0;
    /// Removes a draft without participants; otherwise returns Refused.
    virtual Result<> remove(const StudyId &id) = 0;
    virtual Result<Study> study(const StudyId &id) = 0;
    virtual Result<QList<Study>> studies() = 0; ///< newest first

    /// Adds the next version of the texts and returns its number. If the newest version is equal, nothing is added.
    virtual Result<int> addTexts(const StudyId &id, const StudyTexts &texts) = 0;
    /// Returns the texts of a version; NotFound if there is none with this number.
    virtual Result<StudyTexts> texts(const StudyId &id, int number) = 0;

    virtual Result<> addItems(const StudyId &id, const QList<StudyItem> &items) = 0;
    virtual Result<QList<StudyItem>> items(const StudyId &id) = 0; ///< by position

    virtual Result<> addParticipant(const Participant &participant, const QList<Trial> &trials) = 0;
    /// Writes state, texts, language, background and times. Returns Conflict if the version differs.
    virtual Result<> updateParticipant(const Participant &participant) = 0;
    virtual Result<Participant> participant(const ParticipantId &id) = 0;
    virtual Result<QList<Participant>> participants(const StudyId &id) = 0; ///< by number
    /// Names of participants, stored apart from everything else. Participants without a name are absent.
    virtual Result<QHash<ParticipantId, QString>> names(const StudyId &id) = 0;
    /// Sets a participant's name; an empty name removes it.
    virtual Result<> setName(const ParticipantId &id, const QString &name) = 0;

    virtual Result<QList<Trial>> trials(const ParticipantId &id) = 0; ///< by position
    virtual Result<QList<Trial>> trialsOf(const StudyId &id) = 0;     ///< by participant's number, then position
    virtual Result<Trial> trial(const TrialId &id) = 0;
    /// Writes the answer data of a trial. Unless `again` is true, returns Conflict if the trial is already answered.
    virtual Result<> saveTrial(const Trial &trial, bool again = false) = 0;
    /// Appends those planned trials that are not stored yet.
    virtual Result<> addTrials(const QList<Trial> &trials) = 0;
    /// Removes all trials, the background and the name of a person who withdraws. The row with the pseudonym stays.
    virtual Result<> erase(const ParticipantId &id) = 0;
    /// @brief Removes erased people from the other copies the program keeps: the database log and the backups in the project's
    /// folder. Not within a transaction. Blocks while backups are rewritten.
    virtual Result<ErasedCopies> eraseFromCopies(const QList<ParticipantId> &people) = 0;
    /// @brief Deletes simulated participants with their trials and returns how many there were. Returns Refused if a work package
    /// contains one.
    virtual Result<int> removeSimulated(const StudyId &id) = 0;
};

} // namespace yuyi
