// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/study.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// What became of the copies of the database, when people were taken out of them.
struct ErasedCopies {
    int backups = 0;                 ///< written again without them
    QStringList kept;                ///< sentences: copies in which they still are, or may be
};

/// @brief Human baselines: studies, participants, trials. Thread of the connection.
class StudyStore
{
public:
    virtual ~StudyStore() = default;

    virtual Result<> add(const Study &study) = 0;                        ///< Refused where the name is in use
    /// All but id and creation; Conflict by version.
    virtual Result<> update(const Study &study) = 0;
    /// Only a draft without participants: Refused.
    virtual Result<> remove(const StudyId &id) = 0;
    virtual Result<Study> study(const StudyId &id) = 0;
    virtual Result<QList<Study>> studies() = 0;                          ///< newest first

    /// Adds the next version and returns its number; an equal newest one is not added again.
    virtual Result<int> addTexts(const StudyId &id, const StudyTexts &texts) = 0;
    /// NotFound for a number that is not there.
    virtual Result<StudyTexts> texts(const StudyId &id, int number) = 0;

    virtual Result<> addItems(const StudyId &id, const QList<StudyItem> &items) = 0;
    virtual Result<QList<StudyItem>> items(const StudyId &id) = 0;       ///< by position

    virtual Result<> addParticipant(const Participant &participant, const QList<Trial> &trials) = 0;
    /// State, texts, language, background, times; Conflict by version.
    virtual Result<> updateParticipant(const Participant &participant) = 0;
    virtual Result<Participant> participant(const ParticipantId &id) = 0;
    virtual Result<QList<Participant>> participants(const StudyId &id) = 0;   ///< by number
    /// The list of names, kept apart from everything else; participants without a name are absent.
    virtual Result<QHash<ParticipantId, QString>> names(const StudyId &id) = 0;
    /// An empty name takes it off the list.
    virtual Result<> setName(const ParticipantId &id, const QString &name) = 0;

    virtual Result<QList<Trial>> trials(const ParticipantId &id) = 0;    ///< by position
    virtual Result<QList<Trial>> trialsOf(const StudyId &id) = 0;        ///< by participant's number, then position
    virtual Result<Trial> trial(const TrialId &id) = 0;
    /// @brief Writes everything that taking part fills in. `again` false: Conflict where it is answered already.
    virtual Result<> saveTrial(const Trial &trial, bool again = false) = 0;
    /// Puts planned trials that are not there yet behind the others.
    virtual Result<> addTrials(const QList<Trial> &trials) = 0;
    /// Removes all trials, the background and the name of a person who withdraws; the row with its pseudonym stays.
    virtual Result<> erase(const ParticipantId &id) = 0;
    /// @brief Takes people who were erased out of what the program itself keeps besides the rows: the log of the database and the
    /// backups in the project's folder. Not within a transaction. Blocks while backups are written again.
    virtual Result<ErasedCopies> eraseFromCopies(const QList<ParticipantId> &people) = 0;
    /// @brief Takes simulated participants and their trials away for good, and returns how many there were. Refused where a
    /// work package names one.
    virtual Result<int> removeSimulated(const StudyId &id) = 0;
};

} // namespace yuyi
