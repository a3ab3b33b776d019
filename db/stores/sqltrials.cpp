// SPDX-License-Identifier: GPL-3.0-or-later
// People of a study and their trials.
#include "db/backups/backuperasure.h"
#include "db/migrations/migrations.h"
#include "db/rows/runvalues.h"
#include "db/stores/sqlstudystore.h"
#include "models/domain/studyjson.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyStore)
};

} // namespace

Result<> SqlStudyStore::addParticipant(const Participant &participant, const QList<Trial> &trials)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO participant (id, study_id, number, code, state, simulated, "
                       "seed, texts, language, background, consent_at, finished_at, created_at, "
                       "created_by, version, text_size) VALUES (%1)")
            .arg(sql::marks(16)),
        {sql::id(participant.id), sql::id(participant.study), participant.number,
         sql::text(participant.code), sql::code(participant.state),
         sql::text(participant.simulated), sql::integer(participant.seed), participant.texts,
         sql::text(participant.language), sql::json(toJson(participant.background)),
         sql::time(participant.consentAt), sql::time(participant.finishedAt),
         sql::timeOrNow(participant.createdAt), sql::id(participant.createdBy),
         participant.version, participant.textSize}));
    return addTrials(trials);
}

Result<> SqlStudyStore::updateParticipant(const Participant &participant)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE participant SET state = ?, texts = ?, language = ?, "
                       "background = ?, consent_at = ?, finished_at = ?, text_size = ?, version = version + 1 "
                       "WHERE id = ? AND version = ?"),
        {sql::code(participant.state), participant.texts, sql::text(participant.language),
         sql::json(toJson(participant.background)), sql::time(participant.consentAt),
         sql::time(participant.finishedAt), participant.textSize, sql::id(participant.id),
         participant.version});
}

Result<QList<Participant>> SqlStudyStore::participantsWhere(const QString &condition,
                                                            const QVariantList &values)
{
    QList<Participant> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, study_id, number, code, state, simulated, seed, texts, "
                      "language, background, consent_at, finished_at, created_at, created_by, "
                      "version, text_size FROM participant ")
            + condition,
        values, [&](const Row &row) {
            Participant participant;
            participant.id = row.id<ParticipantId>(0);
            participant.study = row.id<StudyId>(1);
            participant.number = row.small(2);
            participant.code = row.text(3);
            participant.state = row.code(4, ParticipantState::Invited);
            participant.simulated = row.text(5);
            participant.seed = row.integer(6);
            participant.texts = row.small(7);
            participant.language = row.text(8);
            participant.background = backgroundFrom(sql::storedJson(row.text(9)));
            participant.consentAt = row.time(10);
            participant.finishedAt = row.time(11);
            participant.createdAt = row.time(12);
            participant.createdBy = row.id<PersonId>(13);
            participant.version = row.small(14);
            participant.textSize = row.small(15);
            list.append(participant);
        }));
    return list;
}

Result<Participant> SqlStudyStore::participant(const ParticipantId &id)
{
    YUYI_TRY(const auto found, participantsWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This participant is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Participant>> SqlStudyStore::participants(const StudyId &id)
{
    return participantsWhere(QStringLiteral("WHERE study_id = ? ORDER BY number"), {sql::id(id)});
}

Result<QHash<ParticipantId, QString>> SqlStudyStore::names(const StudyId &id)
{
    QHash<ParticipantId, QString> names;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT n.participant_id, n.name FROM participant_name n JOIN participant "
                       "p ON p.id = n.participant_id WHERE p.study_id = ?"),
        {sql::id(id)},
        [&](const Row &row) { names.insert(row.id<ParticipantId>(0), row.text(1)); }));
    return names;
}

Result<> SqlStudyStore::setName(const ParticipantId &id, const QString &name)
{
    const auto removed = m_connection.write(
        QStringLiteral("DELETE FROM participant_name WHERE participant_id = ?"), {sql::id(id)});
    if (!removed || name.isEmpty())
        return sql::nothing(removed);
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO participant_name (participant_id, name) VALUES (?, ?)"),
        {sql::id(id), sql::text(name)}));
}

Result<QList<Trial>> SqlStudyStore::trialsWhere(const QString &condition,
                                                const QVariantList &values)
{
    QList<Trial> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT t.id, t.participant_id, t.position, t.block, t.part, "
                      "t.question_version_id, t.shown_order, t.first_option_id, t.option_id, "
                      "t.changes, t.milliseconds, t.flags, t.shown_at, t.answered_at FROM trial t ")
            + condition,
        values, [&](const Row &row) {
            Trial trial;
            trial.id = row.id<TrialId>(0);
            trial.participant = row.id<ParticipantId>(1);
            trial.position = row.small(2);
            trial.block = row.small(3);
            trial.part = row.code(4, StudyPart::Practice);
            trial.question = row.id<QuestionVersionId>(5);
            trial.shownOrder = sql::parseIds<OptionId>(row.text(6));
            trial.firstOption = row.id<OptionId>(7);
            trial.option = row.id<OptionId>(8);
            trial.changes = row.small(9);
            trial.milliseconds = row.integer(10);
            trial.flags = sql::parseCodes<TrialFlag>(row.text(11));
            trial.shownAt = row.time(12);
            trial.answeredAt = row.time(13);
            list.append(trial);
        }));
    return list;
}

Result<QList<Trial>> SqlStudyStore::trials(const ParticipantId &id)
{
    return trialsWhere(QStringLiteral("WHERE t.participant_id = ? ORDER BY t.position"),
                       {sql::id(id)});
}

Result<QList<Trial>> SqlStudyStore::trialsOf(const StudyId &id)
{
    return trialsWhere(QStringLiteral("JOIN participant p ON p.id = t.participant_id "
                                      "WHERE p.study_id = ? ORDER BY p.number, t.position"),
                       {sql::id(id)});
}

Result<Trial> SqlStudyStore::trial(const TrialId &id)
{
    YUYI_TRY(const auto found, trialsWhere(QStringLiteral("WHERE t.id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This trial is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlStudyStore::saveTrial(const Trial &trial, bool again)
{
    YUYI_TRY(const auto rows, m_connection.write(
        QLatin1String("UPDATE trial SET first_option_id = ?, option_id = ?, changes = ?, "
                      "milliseconds = ?, flags = ?, shown_at = ?, answered_at = ? WHERE id = ?")
            + (again ? QLatin1String() : QLatin1String(" AND answered_at IS NULL")),
        {sql::id(trial.firstOption), sql::id(trial.option), trial.changes,
         sql::integer(trial.milliseconds), sql::codes(trial.flags), sql::time(trial.shownAt),
         sql::time(trial.answeredAt), sql::id(trial.id)}));
    if (rows == 0)
        return failure(ErrorCode::Conflict, Tr::tr("This question has been answered already."),
                       trial.id.toString());
    return {};
}

Result<> SqlStudyStore::addTrials(const QList<Trial> &trials)
{
    for (const Trial &trial : trials) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO trial (id, participant_id, position, block, part, "
                           "question_version_id, shown_order, first_option_id, option_id, "
                           "changes, milliseconds, flags, shown_at, answered_at) VALUES (%1)")
                .arg(sql::marks(14)),
            {sql::id(trial.id), sql::id(trial.participant), trial.position, trial.block,
             sql::code(trial.part), sql::id(trial.question), sql::ids(trial.shownOrder),
             sql::id(trial.firstOption), sql::id(trial.option), trial.changes,
             sql::integer(trial.milliseconds), sql::codes(trial.flags), sql::time(trial.shownAt),
             sql::time(trial.answeredAt)}));
    }
    return {};
}

Result<> SqlStudyStore::erase(const ParticipantId &id)
{
    for (const QString &statement : participantErasure(newestSchema()))
        YUYI_CHECK(m_connection.write(statement, {sql::id(id)}));
    return {};
}

Result<ErasedCopies> SqlStudyStore::eraseFromCopies(const QList<ParticipantId> &people)
{
    ErasedCopies copies = eraseFromBackups(m_connection.place(), people);
    if (m_connection.backend() == Backend::Sqlite) {
        // 1: somebody else is reading or writing just now.
        YUYI_TRY(const auto busy, m_connection.number(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        if (busy != 0)
            copies.kept.append(Tr::tr("The write-ahead log beside the project file. It is emptied when every window with the "
                                      "project is closed."));
        return copies;
    }
    // Rows that were deleted stay in the server's files until they are vacuumed.
    if (!m_connection.execute(QStringLiteral("VACUUM trial, participant_name, participant")))
        copies.kept.append(Tr::tr("The data files of the server, until the server cleans up the tables."));
    copies.kept.append(Tr::tr("Backups of the server itself, and backups of this project on other computers."));
    return copies;
}

Result<int> SqlStudyStore::removeSimulated(const StudyId &id)
{
    YUYI_TRY(const auto packed, m_connection.number(
        QStringLiteral("SELECT count(*) FROM package k JOIN participant p ON p.id = "
                       "k.participant_id WHERE p.study_id = ? AND p.simulated <> ''"),
        {sql::id(id)}));
    if (packed > 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("Simulated participants with work packages cannot be removed."));
    const QString simulated =
        QStringLiteral("(SELECT id FROM participant WHERE study_id = ? AND simulated <> '')");
    for (const QString &table : {QStringLiteral("trial"), QStringLiteral("participant_name")}) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("DELETE FROM %1 WHERE participant_id IN %2").arg(table, simulated),
            {sql::id(id)}));
    }
    YUYI_TRY(const auto removed, m_connection.write(
        QStringLiteral("DELETE FROM participant WHERE study_id = ? AND simulated <> ''"),
        {sql::id(id)}));
    return static_cast<int>(removed);
}

} // namespace yuyi
