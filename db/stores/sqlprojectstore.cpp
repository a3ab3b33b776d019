// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlprojectstore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectStore)
};

} // namespace

Result<ProjectInfo> SqlProjectStore::info()
{
    if (m_info && m_connection.inTransaction())
        return *m_info;
    std::optional<ProjectInfo> found;
    QUuid preset;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT p.id, p.title, p.preset_id, p.annotators_per_image, p.votes_per_question, "
            "p.rounds, "
            "p.require_licence, p.allowed_sources, p.forbidden_sources, p.text_ratio_limit, "
            "p.text_review_band, "
            "p.duplicate_distance, p.created_at, p.version, p.passing_votes, p.text_similarity, "
            "p.open_pool, p.reservation_minutes, p.certainty_limit, p.calibrated_only FROM project p"),
        {}, [&](const Row &row) {
            ProjectInfo info;
            info.id = row.id<ProjectId>(0);
            info.title = row.text(1);
            preset = row.uuid(2);
            info.rules.annotatorsPerImage = row.small(3);
            info.rules.votesPerQuestion = row.small(4);
            info.rules.rounds = row.small(5);
            info.rules.requireLicence = row.flag(6);
            info.rules.allowedSources = sql::parseList(row.text(7));
            info.rules.forbiddenSources = sql::parseList(row.text(8));
            info.rules.textRatioLimit = row.real(9);
            info.rules.textReviewBand = row.real(10);
            info.rules.duplicateDistance = row.small(11);
            info.createdAt = row.time(12);
            info.version = row.small(13);
            info.rules.passingVotes = row.small(14);
            info.rules.textSimilarity = row.real(15);
            info.rules.openPool = row.flag(16);
            info.rules.reservationMinutes = row.small(17);
            info.rules.certaintyLimit = row.real(18);
            info.rules.calibratedOnly = row.flag(19);
            found = info;
        }));
    if (!found)
        return failure(ErrorCode::Damaged,
                       Tr::tr("The project's description is missing. Restore a backup."));
    if (m_presetId != preset) {
        YUYI_TRY(const auto json, m_connection.text(QStringLiteral("SELECT json FROM preset WHERE id = ?"),
                                                    {sql::uuid(preset)}));
        YUYI_TRY(auto read, readPreset(json.toUtf8()));
        m_preset = std::move(read);
        m_presetId = preset;
    }
    found->preset = m_preset;
    if (m_connection.inTransaction())
        m_info = found;
    return *found;
}

Result<QUuid> SqlProjectStore::addPreset(const Preset &preset, const PersonId &by)
{
    const QUuid id = newUuid();
    YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO preset (id, code, number, json, created_at, "
                                          "created_by) VALUES (?, ?, ?, ?, ?, ?)"),
                           {sql::uuid(id), sql::text(preset.code), preset.version,
                            sql::text(preset.source), sql::timeOrNow({}), sql::id(by)}));
    return id;
}

Result<> SqlProjectStore::create(const ProjectInfo &info, const PersonId &by)
{
    m_info.reset();
    YUYI_TRY(const auto preset, addPreset(info.preset, by));
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO project (id, title, preset_id, annotators_per_image, "
                       "votes_per_question, rounds, "
                       "require_licence, allowed_sources, forbidden_sources, text_ratio_limit, "
                       "text_review_band, "
                       "duplicate_distance, passing_votes, text_similarity, open_pool, reservation_minutes, "
                       "certainty_limit, calibrated_only, created_at, created_by, version) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
        {sql::id(info.id), sql::text(info.title), sql::uuid(preset), info.rules.annotatorsPerImage,
         info.rules.votesPerQuestion, info.rules.rounds, sql::flag(info.rules.requireLicence),
         sql::list(info.rules.allowedSources), sql::list(info.rules.forbiddenSources),
         info.rules.textRatioLimit, info.rules.textReviewBand, info.rules.duplicateDistance,
         info.rules.passingVotes, info.rules.textSimilarity, sql::flag(info.rules.openPool),
         info.rules.reservationMinutes, info.rules.certaintyLimit,
         sql::flag(info.rules.calibratedOnly), sql::timeOrNow(info.createdAt),
         sql::id(by)}));
    return {};
}

Result<> SqlProjectStore::setInfo(const ProjectInfo &info)
{
    m_info.reset();
    const auto done = m_connection.writeVersion(
        QStringLiteral("UPDATE project SET title = ?, annotators_per_image = ?, votes_per_question "
                       "= ?, rounds = ?, "
                       "require_licence = ?, allowed_sources = ?, forbidden_sources = ?, "
                       "text_ratio_limit = ?, "
                       "text_review_band = ?, duplicate_distance = ?, passing_votes = ?, text_similarity = ?, "
                       "open_pool = ?, reservation_minutes = ?, certainty_limit = ?, "
                       "calibrated_only = ?, version = version + 1 WHERE "
                       "id = ? AND version = ?"),
        {sql::text(info.title), info.rules.annotatorsPerImage, info.rules.votesPerQuestion,
         info.rules.rounds, sql::flag(info.rules.requireLicence),
         sql::list(info.rules.allowedSources), sql::list(info.rules.forbiddenSources),
         info.rules.textRatioLimit, info.rules.textReviewBand, info.rules.duplicateDistance,
         info.rules.passingVotes, info.rules.textSimilarity, sql::flag(info.rules.openPool),
         info.rules.reservationMinutes, info.rules.certaintyLimit,
         sql::flag(info.rules.calibratedOnly), sql::id(info.id), info.version});
    return done;
}

Result<> SqlProjectStore::addRoles(const Person &person)
{
    for (const Role role : person.roles) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral(
                "INSERT INTO person_role (person_id, role) VALUES (?, ?) ON CONFLICT DO NOTHING"),
            {sql::id(person.id), sql::code(role)}));
    }
    return {};
}

Result<> SqlProjectStore::addPerson(const Person &person)
{
    m_people.reset();
    YUYI_TRY(const auto added, m_connection.write(
        QStringLiteral(
            "INSERT INTO person (id, name, active, paused, created_at, version) "
            "VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING"),
        {sql::id(person.id), sql::text(person.name), sql::flag(person.active),
         sql::flag(person.paused),
         sql::timeOrNow(person.createdAt)}));
    if (added == 0)
        return failure(ErrorCode::Conflict,
                       Tr::tr("There is already a person named %1.").arg(person.name));
    return addRoles(person);
}

Result<> SqlProjectStore::updatePerson(const Person &person)
{
    m_people.reset();
    YUYI_TRY(const auto others, m_connection.number(
        QStringLiteral("SELECT count(*) FROM person WHERE name = ? AND id <> ?"),
        {sql::text(person.name), sql::id(person.id)}));
    if (others > 0)
        return failure(ErrorCode::Conflict,
                       Tr::tr("There is already a person named %1.").arg(person.name));
    YUYI_TRY(const auto updated, m_connection.write(
        QStringLiteral(
            "UPDATE person SET name = ?, active = ?, paused = ?, version = version + 1 WHERE id = ?"),
        {sql::text(person.name), sql::flag(person.active), sql::flag(person.paused),
         sql::id(person.id)}));
    if (updated == 0)
        return failure(ErrorCode::NotFound, Tr::tr("This person is not in the project."),
                       person.id.toString());
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM person_role WHERE person_id = ?"), {sql::id(person.id)}));
    return addRoles(person);
}

Result<QList<Person>> SqlProjectStore::people()
{
    if (m_people && m_connection.inTransaction())
        return *m_people;
    QList<Person> list;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        QHash<PersonId, QList<Role>> roles;
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT person_id, role FROM person_role"), {}, [&](const Row &row) {
                if (const auto role = fromCode<Role>(row.text(1)))
                    roles[row.id<PersonId>(0)].append(*role);
            }));
        return m_connection.read(
            QStringLiteral(
                "SELECT id, name, active, created_at, paused FROM person ORDER BY created_at, id"),
            {}, [&](const Row &row) {
                Person person{row.id<PersonId>(0), row.text(1), {}, row.flag(2), row.time(3),
                              row.flag(4)};
                person.roles = roles.value(person.id);
                std::sort(person.roles.begin(), person.roles.end());
                list.append(person);
            });
    }));
    if (m_connection.inTransaction())
        m_people = list;
    return list;
}

} // namespace yuyi
