// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/studypreview.h"
#include "models/services/studysimulation.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QHash>

#include <functional>
#include <vector>

namespace yuyi {

/// A study and how far it is; simulated participants are counted apart.
struct StudySummary {
    Study study;
    int items = 0;               ///< main ones; 0 in a draft
    int people = 0;              ///< not withdrawn
    int finished = 0;
    int withdrawn = 0;
    int simulated = 0;
    int trials = 0;              ///< planned for people
    int answered = 0;            ///< of them
};

/// What is edited.
struct StudyDraft {
    Study study;
    StudyTexts texts;
};

/// One row of the list of participants. Nothing about right or wrong is in it.
struct ParticipantRow {
    Participant participant;
    QString name;                ///< for leads; empty: not on the list
    int trials = 0;              ///< all parts
    int answered = 0;
    int flagged = 0;             ///< answers with lost focus, a minimised window, or a machine that slept
    int timedOut = 0;
    int resumed = 0;
    qint64 medianMs = -1;        ///< of answered main trials; −1: none
    bool packed = false;         ///< a work package of this person is out
};

/// What happened to copies of the data of people who withdrew.
struct Withdrawal {
    int backups = 0;             ///< written again without them
    QStringList kept;            ///< sentences: what is not reached
};

/// @brief Human baselines: drafts, freezing, people, withdrawal, dry runs. Writing is for leads; experts may read what is no
/// name. One call = one transaction.
class StudyService
{
public:
    StudyService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<QList<StudySummary>> studies();                               ///< newest first
    /// By name (any case of letters) or id. NotFound names those there are.
    Result<Study> named(const QString &name);
    Result<StudyDraft> draft(const StudyId &id);

    /// A draft that may be edited and saved: a free name, a seed, the texts that come with the program.
    Result<StudyDraft> fresh();
    /// @brief Adds a draft, or saves one: Refused once it is frozen, Conflict by version, Invalid for a value out of its range.
    /// Changed texts become a new version.
    Result<Study> save(const StudyDraft &draft);
    /// A draft with the same design and texts, a name of its own and another seed.
    Result<Study> duplicate(const StudyId &id);
    Result<> remove(const StudyId &id);
    /// Another name at any time; it is not part of what is frozen.
    Result<> rename(const StudyId &id, const QString &name);

    /// @brief What a draft would be, planned for all its people; or what a frozen study is. A second of work for large ones.
    Result<StudyPreview> preview(const StudyDraft &draft);

    /// @brief Fixes items and their keys, pictures' hashes, texts of questions and options, instructions, consent, design, rules and seed for
    /// good. Refused with the first problem that prevents it.
    Result<Study> freeze(const StudyId &id);
    /// @brief Sentences about what is no longer as it was frozen: items, keys, pictures, texts, design, or the
    /// orders drawn. What `Study::fixesKeys` denies was frozen by an earlier version, and its keys are not looked at.
    Result<QStringList> verify(const StudyId &id);

    /// @brief People with all their trials planned. `names` belong to the first of them; those without one have a pseudonym alone.
    Result<QList<Participant>> addParticipants(const StudyId &id, int count, const QStringList &names = {});
    /// Adds as many people as the design lacks: 0 when every item is, or will be, answered as often as wanted.
    Result<QList<Participant>> refill(const StudyId &id);
    Result<> setName(const ParticipantId &id, const QString &name);
    /// @brief Removes everything these people answered and said, and their names, also from the backups in the project's folder.
    /// The pseudonyms stay, and nothing of these people that comes back later is taken. Outside a transaction; blocks while
    /// backups are written anew. Where a copy cannot be reached the people are withdrawn nevertheless, and the answer says which.
    Result<Withdrawal> withdraw(const QList<ParticipantId> &people);
    Result<Withdrawal> withdraw(const ParticipantId &id) { return withdraw(QList<ParticipantId>{id}); }
    /// @brief Will not go on: what was answered counts, the rest is asked of others. Refused for who has answered nothing.
    Result<> conclude(const ParticipantId &id);
    Result<QList<ParticipantRow>> participants(const StudyId &id);

    /// Closes the study (no new participants), or reopens it.
    Result<> setClosed(const StudyId &id, bool closed);

    /// @brief A dry run: participants who answer all they are asked, marked as simulated. For frozen studies.
    Result<QList<Participant>> simulate(const StudyId &id, SimulatedKind kind, int count);
    /// Takes all simulated participants away; returns how many there were. Refused where work packages name them.
    Result<int> removeSimulated(const StudyId &id);

private:
    /// Whether one more is wanted: so many were added, so many were there, and so many answer each main item.
    using Wanted = std::function<bool(int added, int before, const std::vector<int> &answers)>;

    Result<Study> frozen(const StudyId &id);
    Result<Study> running(const StudyId &id);
    Result<QList<Participant>> addWithin(const Study &study, const Wanted &wanted, const QStringList &names,
                                         const QString &simulated = {});

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

/// @brief The hash of a frozen study: over items, pictures' hashes, stems, options and keys as stored now, texts, design, rules
/// and seed. Keys go into it with the study's salt; without one (frozen before keys were fixed) no key does. Within or outside a
/// transaction.
Result<QString> frozenHashOf(Stores &stores, const Study &study);

/// @brief What is no longer as it was frozen: sentences. Reads only.
Result<QStringList> frozenProblems(Stores &stores, const Study &study);

/// Hexadecimal SHA-256 of stem and option texts in the author's order.
QString contentHashOf(const Question &question);

/// Hexadecimal SHA-256 of the salt, the question and its right option: without the salt nobody can try the options.
QString keyHashOf(const Question &question, const QString &salt);

/// The texts that come with the program.
StudyTexts defaultStudyTexts();

} // namespace yuyi
