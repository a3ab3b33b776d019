// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/studies/sqlstudystore.h"

#include "db/backups/backuperasure.h"
#include "db/migrations/migrations.h"
#include "db/rows/columns.h"
#include "models/domain/studies/studyjson.h"

#include <QCoreApplication>

namespace yuyi::sql {

template <>
struct Stored<StudyDesign> : StoredJson<studyDesign> {
};
template <>
struct Stored<ExclusionRules> : StoredJson<exclusionRules> {
};
template <>
struct Stored<QMap<BackgroundField, QString>> : StoredJson<backgroundFrom> {
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyStore)
};

const sql::Columns<Study> studyColumns("study", {{"id", &Study::id},
                                                 {"name", &Study::name},
                                                 {"state", &Study::state, StudyState::Closed},
                                                 {"filter", &Study::filter},
                                                 {"from_item_set_id", &Study::from},
                                                 {"item_limit", &Study::limit},
                                                 {"design", &Study::design},
                                                 {"exclusion", &Study::exclusion},
                                                 {"background", &Study::background},
                                                 {"texts", &Study::texts},
                                                 {"item_set_id", &Study::itemSet},
                                                 {"seed", &Study::seed},
                                                 {"frozen_hash", &Study::frozenHash},
                                                 {"frozen_at", &Study::frozenAt},
                                                 {"created_at", &Study::createdAt, sql::orNow},
                                                 {"created_by", &Study::createdBy},
                                                 {"version", &Study::version},
                                                 {"key_salt", &Study::keySalt}});

const sql::Columns<StudyTexts> textColumns(
    "study_text", {{"number", &StudyTexts::number},
                   {"instructions_zh", [](auto &texts) -> decltype(auto) { return (texts.instructions.zh); }},
                   {"instructions_en", [](auto &texts) -> decltype(auto) { return (texts.instructions.en); }},
                   {"consent_zh", [](auto &texts) -> decltype(auto) { return (texts.consent.zh); }},
                   {"consent_en", [](auto &texts) -> decltype(auto) { return (texts.consent.en); }}});

/// A member of the item that a study's item has.
template <typename Value>
auto ofItem(Value ItemSetItem::*member)
{
    return [member](auto &one) -> decltype(auto) { return (one.item.*member); };
}

const sql::Columns<StudyItem> itemColumns("study_item", {{"position", ofItem(&ItemSetItem::position)},
                                                         {"part", &StudyItem::part, StudyPart::Main},
                                                         {"question_version_id", ofItem(&ItemSetItem::question)},
                                                         {"image_id", ofItem(&ItemSetItem::image)},
                                                         {"image_sha256", ofItem(&ItemSetItem::imageSha256)},
                                                         {"item_id", ofItem(&ItemSetItem::itemId)},
                                                         {"split", ofItem(&ItemSetItem::split)},
                                                         {"labels", ofItem(&ItemSetItem::labels)},
                                                         {"category", &StudyItem::category},
                                                         {"block", &StudyItem::block},
                                                         {"content_hash", &StudyItem::contentHash},
                                                         {"key_hash", &StudyItem::keyHash}});

const sql::Columns<Participant> participantColumns(
    "participant", {{"id", &Participant::id},
                    {"study_id", &Participant::study},
                    {"number", &Participant::number},
                    {"code", &Participant::code},
                    {"state", &Participant::state, ParticipantState::Invited},
                    {"simulated", &Participant::simulated},
                    {"seed", &Participant::seed},
                    {"texts", &Participant::texts},
                    {"language", &Participant::language},
                    {"background", &Participant::background},
                    {"consent_at", &Participant::consentAt},
                    {"finished_at", &Participant::finishedAt},
                    {"created_at", &Participant::createdAt, sql::orNow},
                    {"created_by", &Participant::createdBy},
                    {"version", &Participant::version},
                    {"text_size", &Participant::textSize}});

const sql::Columns<Trial> trialColumns("trial", {{"id", &Trial::id},
                                                 {"participant_id", &Trial::participant},
                                                 {"position", &Trial::position},
                                                 {"block", &Trial::block},
                                                 {"part", &Trial::part, StudyPart::Practice},
                                                 {"question_version_id", &Trial::question},
                                                 {"shown_order", &Trial::shownOrder},
                                                 {"first_option_id", [](auto &row) -> decltype(auto) { return (row.firstAnswer.one); }},
                                                 {"first_options", [](auto &row) -> decltype(auto) { return (row.firstAnswer.several); }},
                                                 {"first_answer", [](auto &row) -> decltype(auto) { return (row.firstAnswer.text); }},
                                                 {"option_id", [](auto &row) -> decltype(auto) { return (row.answer.one); }},
                                                 {"options", [](auto &row) -> decltype(auto) { return (row.answer.several); }},
                                                 {"answer", [](auto &row) -> decltype(auto) { return (row.answer.text); }},
                                                 {"changes", &Trial::changes},
                                                 {"milliseconds", &Trial::milliseconds},
                                                 {"flags", &Trial::flags},
                                                 {"shown_at", &Trial::shownAt},
                                                 {"answered_at", &Trial::answeredAt}});

} // namespace

Result<> SqlStudyStore::add(const Study &study)
{
    YUYI_TRY(const auto used, m_connection.number(QStringLiteral("SELECT count(*) FROM study WHERE name = ?"),
                                                  {sql::text(study.name)}));
    if (used > 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("There is a study named “%1” already.").arg(study.name));
    return sql::addRow(m_connection, studyColumns, study);
}

Result<> SqlStudyStore::update(const Study &study)
{
    YUYI_TRY(const auto used, m_connection.number(
                                  QStringLiteral("SELECT count(*) FROM study WHERE name = ? AND id <> ?"),
                                  {sql::text(study.name), sql::id(study.id)}));
    if (used > 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("There is a study named “%1” already.").arg(study.name));
    return sql::updateRow(m_connection, studyColumns, study,
                          {"name", "state", "filter", "from_item_set_id", "item_limit", "design", "exclusion",
                           "background", "texts", "item_set_id", "seed", "frozen_hash", "frozen_at", "key_salt"});
}

Result<> SqlStudyStore::remove(const StudyId &id)
{
    YUYI_TRY(const auto removed, m_connection.write(
                                     QStringLiteral("DELETE FROM study WHERE id = ? AND state = 'draft' AND NOT EXISTS "
                                                    "(SELECT 1 FROM participant p WHERE p.study_id = study.id)"),
                                     {sql::id(id)}));
    if (removed == 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("Only a draft without participants can be removed."));
    return {};
}

Result<Study> SqlStudyStore::study(const StudyId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, studyColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This study is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Study>> SqlStudyStore::studies()
{
    return sql::rowsWhere(m_connection, studyColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<int> SqlStudyStore::addTexts(const StudyId &id, const StudyTexts &texts)
{
    YUYI_TRY(const auto newest, m_connection.number(
                                    QStringLiteral("SELECT coalesce(max(number), 0) FROM study_text WHERE study_id = ?"),
                                    {sql::id(id)}));
    const int last = static_cast<int>(newest);
    if (last > 0) {
        YUYI_TRY(const auto former, this->texts(id, last));
        if (former == texts)
            return last;
    }
    StudyTexts added = texts;
    added.number = last + 1;
    YUYI_CHECK(sql::addRow(m_connection, textColumns, added,
                           {{"study_id", sql::id(id)}, {"created_at", sql::timeOrNow({})}}));
    return added.number;
}

Result<StudyTexts> SqlStudyStore::texts(const StudyId &id, int number)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, textColumns, QStringLiteral("WHERE study_id = ? AND number = ?"),
                            {sql::id(id), number}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This version of the texts is not in the study."), id.toString());
    return found.constFirst();
}

Result<> SqlStudyStore::addItems(const StudyId &id, const QList<StudyItem> &items)
{
    for (const StudyItem &one : items)
        YUYI_CHECK(sql::addRow(m_connection, itemColumns, one, {{"study_id", sql::id(id)}}));
    return {};
}

Result<QList<StudyItem>> SqlStudyStore::items(const StudyId &id)
{
    return sql::rowsWhere(m_connection, itemColumns, QStringLiteral("WHERE study_id = ? ORDER BY position"),
                          {sql::id(id)});
}

Result<> SqlStudyStore::addParticipant(const Participant &participant, const QList<Trial> &trials)
{
    YUYI_CHECK(sql::addRow(m_connection, participantColumns, participant));
    return addTrials(trials);
}

Result<> SqlStudyStore::updateParticipant(const Participant &participant)
{
    return sql::updateRow(
        m_connection, participantColumns, participant,
        {"state", "texts", "language", "background", "consent_at", "finished_at", "text_size"});
}

Result<Participant> SqlStudyStore::participant(const ParticipantId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, participantColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This participant is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Participant>> SqlStudyStore::participants(const StudyId &id)
{
    return sql::rowsWhere(m_connection, participantColumns, QStringLiteral("WHERE study_id = ? ORDER BY number"),
                          {sql::id(id)});
}

Result<QHash<ParticipantId, QString>> SqlStudyStore::names(const StudyId &id)
{
    QHash<ParticipantId, QString> names;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT n.participant_id, n.name FROM participant_name n JOIN participant "
                       "p ON p.id = n.participant_id WHERE p.study_id = ?"),
        {sql::id(id)}, [&](const Row &row) {
            const auto [participant, name] = row.as<ParticipantId, QString>();
            names.insert(participant, name);
        }));
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

Result<QList<Trial>> SqlStudyStore::trials(const ParticipantId &id)
{
    return sql::rowsWhere(m_connection, trialColumns, QStringLiteral("WHERE participant_id = ? ORDER BY position"),
                          {sql::id(id)});
}

Result<QList<Trial>> SqlStudyStore::trialsOf(const StudyId &id)
{
    return sql::rowsWhere(m_connection, trialColumns,
                          QStringLiteral("JOIN participant p ON p.id = t.participant_id "
                                         "WHERE p.study_id = ? ORDER BY p.number, t.position"),
                          {sql::id(id)}, "t");
}

Result<Trial> SqlStudyStore::trial(const TrialId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, trialColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This trial is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlStudyStore::saveTrial(const Trial &trial, bool again)
{
    YUYI_TRY(
        const auto rows,
        m_connection.write(
            QLatin1String(
                "UPDATE trial SET first_option_id = ?, first_options = ?, first_answer = ?, "
                "option_id = ?, options = ?, answer = ?, changes = ?, "
                "milliseconds = ?, flags = ?, shown_at = ?, answered_at = ? WHERE id = ?")
                + (again ? QLatin1String() : QLatin1String(" AND answered_at IS NULL")),
            {sql::id(trial.firstAnswer.one), sql::ids(trial.firstAnswer.several), sql::text(trial.firstAnswer.text),
             sql::id(trial.answer.one), sql::ids(trial.answer.several), sql::text(trial.answer.text), trial.changes,
             sql::integer(trial.milliseconds), sql::codes(trial.flags), sql::time(trial.shownAt),
             sql::time(trial.answeredAt), sql::id(trial.id)}));
    if (rows == 0)
        return failure(ErrorCode::Conflict, Tr::tr("This question has been answered already."),
                       trial.id.toString());
    return {};
}

Result<> SqlStudyStore::addTrials(const QList<Trial> &trials)
{
    for (const Trial &trial : trials)
        YUYI_CHECK(sql::addRow(m_connection, trialColumns, trial));
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
    ErasedCopies copies = eraseFromBackups(m_connection.location(), people);
    if (m_connection.backend() == Backend::Sqlite) {
        // 1: somebody else is reading or writing just now.
        YUYI_TRY(const auto busy, m_connection.number(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        if (busy != 0)
            copies.kept.append(Tr::tr("The write-ahead log beside the project file. It is emptied once all windows with this project "
                                      "are closed."));
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
