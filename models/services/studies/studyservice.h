// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/studies/design/preview.h"
#include "models/services/studies/people.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

namespace yuyi {

/// A study and its progress; simulated participants are counted separately.
struct StudySummary {
    Study study;
    int items = 0;  ///< main items; 0 in a draft
    int people = 0; ///< not withdrawn
    int finished = 0;
    int withdrawn = 0;
    int simulated = 0;
    int trials = 0;   ///< planned for people
    int answered = 0; ///< of them
};

/// The editable part of a study.
struct StudyDraft {
    Study study;
    StudyTexts texts;
};

/// @brief Manages human-baseline studies: drafts, freezing, participants, withdrawal, dry runs. Writing is for leads; experts
/// may read everything except names. Each call is one transaction.
class StudyService
{
public:
    StudyService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<QList<StudySummary>> studies(); ///< newest first
    /// Finds a study by name (case-insensitive) or id. NotFound lists the existing studies.
    Result<Study> named(const QString &name);
    Result<StudyDraft> draft(const StudyId &id);

    /// Returns a new draft that is not saved yet: a free name, a seed, the default texts.
    Result<StudyDraft> fresh();
    /// @brief Adds or saves a draft. Refused once it is frozen, Conflict if it was changed since, Invalid for a value out of
    /// range. Changed texts become a new version.
    Result<Study> save(const StudyDraft &draft);
    /// A draft that is not saved yet, with the same design and texts, a new name and another seed.
    Result<StudyDraft> copyOf(const StudyId &id);
    /// Saves copyOf().
    Result<Study> duplicate(const StudyId &id);
    Result<> remove(const StudyId &id);
    /// Renames a study, at any time; the name is not part of what is frozen.
    Result<> rename(const StudyId &id, const QString &name);

    /// @brief Returns the size of a draft, planned for all its people, or of a frozen study. Takes about a second for large studies.
    Result<StudyPreview> preview(const StudyDraft &draft);

    /// @brief Freezes items and their keys, hashes of images, texts of questions and options, instructions, consent, design,
    /// rules and seed. Refused with the first problem that prevents it.
    Result<Study> freeze(const StudyId &id);
    /// @brief Returns sentences about what has changed since freezing: items, keys, images, texts, design, or the random
    /// orders. Keys are not checked if `Study::fixesKeys` is false (frozen by an earlier version).
    Result<QStringList> verify(const StudyId &id);

    /// @brief Adds people and plans all their trials. `names` belong to the first of them; the others have only a pseudonym.
    Result<QList<Participant>> addParticipants(const StudyId &id, int count, const QStringList &names = {});
    /// Adds as many people as the design lacks; none if every item has, or will have, enough answers.
    Result<QList<Participant>> refill(const StudyId &id);
    Result<> setName(const ParticipantId &id, const QString &name);
    /// @brief Removes everything these people answered and entered, and their names, also from the backups in the project's
    /// folder. The pseudonyms stay, and later returns of these people are not accepted. Outside a transaction; blocks while
    /// backups are rewritten. If a copy cannot be reached the people are withdrawn nevertheless, and the result names the copy.
    /// For people who have withdrawn before, the copies are searched again.
    Result<Withdrawal> withdraw(const QList<ParticipantId> &people);
    Result<Withdrawal> withdraw(const ParticipantId &id) { return withdraw(QList<ParticipantId>{id}); }
    /// @brief Ends a person's part: their answers count, the remaining items are given to others. Refused if the person has
    /// answered nothing.
    Result<> conclude(const ParticipantId &id);
    Result<QList<ParticipantRow>> participants(const StudyId &id);

    /// Closes the study (no new participants), or reopens it.
    Result<> setClosed(const StudyId &id, bool closed);

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
