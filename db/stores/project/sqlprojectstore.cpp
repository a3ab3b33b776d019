// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlprojectstore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectStore)
};

template <auto member>
constexpr auto rule = [](auto &info) -> auto &
{
    return info.rules.*member;
};

/// Without the preset, which has a table of its own.
const sql::Columns<ProjectInfo> projectColumns("project",
                                               {{"id", &ProjectInfo::id},
                                                {"title", &ProjectInfo::title},
                                                {"annotators_per_image", rule<&WorkRules::annotatorsPerImage>},
                                                {"votes_per_question", rule<&WorkRules::votesPerQuestion>},
                                                {"rounds", rule<&WorkRules::rounds>},
                                                {"require_licence", rule<&WorkRules::requireLicence>},
                                                {"allowed_sources", rule<&WorkRules::allowedSources>},
                                                {"forbidden_sources", rule<&WorkRules::forbiddenSources>},
                                                {"text_ratio_limit", rule<&WorkRules::textRatioLimit>},
                                                {"text_review_band", rule<&WorkRules::textReviewBand>},
                                                {"duplicate_distance", rule<&WorkRules::duplicateDistance>},
                                                {"passing_votes", rule<&WorkRules::passingVotes>},
                                                {"text_similarity", rule<&WorkRules::textSimilarity>},
                                                {"open_pool", rule<&WorkRules::openPool>},
                                                {"reservation_minutes", rule<&WorkRules::reservationMinutes>},
                                                {"certainty_limit", rule<&WorkRules::certaintyLimit>},
                                                {"calibrated_only", rule<&WorkRules::calibratedOnly>},
                                                {"created_at", &ProjectInfo::createdAt, sql::orNow},
                                                {"version", &ProjectInfo::version}});

const sql::Columns<Person> personColumns("person", {{"id", &Person::id},
                                                    {"name", &Person::name},
                                                    {"active", &Person::active},
                                                    {"created_at", &Person::createdAt, sql::orNow},
                                                    {"paused", &Person::paused}});

} // namespace

Result<ProjectInfo> SqlProjectStore::info()
{
    if (m_info && m_connection.inTransaction())
        return *m_info;
    std::optional<ProjectInfo> found;
    QUuid preset;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, preset_id FROM project").arg(projectColumns.names()), {}, [&](const Row &row) {
            found = projectColumns.read(row);
            std::tie(preset) = row.as<QUuid>(projectColumns.count());
        }));
    if (!found)
        return failure(ErrorCode::Damaged,
                       Tr::tr("The project's title and rules are missing. Restore a backup."));
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
    ProjectInfo fresh = info;
    fresh.version = 1;
    return sql::addRow(m_connection, projectColumns, fresh,
                       {{"preset_id", sql::uuid(preset)}, {"created_by", sql::id(by)}});
}

Result<> SqlProjectStore::setInfo(const ProjectInfo &info)
{
    m_info.reset();
    return sql::updateRow(m_connection, projectColumns, info,
                          {"title", "annotators_per_image", "votes_per_question", "rounds", "require_licence",
                           "allowed_sources", "forbidden_sources", "text_ratio_limit", "text_review_band",
                           "duplicate_distance", "passing_votes", "text_similarity", "open_pool", "reservation_minutes",
                           "certainty_limit", "calibrated_only"});
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
                                   QStringLiteral("INSERT INTO person (%1, version) VALUES (%2, 1) ON CONFLICT DO NOTHING")
                                       .arg(personColumns.names(), sql::marks(personColumns.count())),
                                   personColumns.values(person)));
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
                const auto [person, code] = row.as<PersonId, QString>();
                if (const auto role = fromCode<Role>(code))
                    roles[person].append(*role);
            }));
        YUYI_TRY(list, sql::rowsWhere(m_connection, personColumns, QStringLiteral("ORDER BY created_at, id"), {}));
        for (Person &person : list) {
            person.roles = roles.value(person.id);
            std::sort(person.roles.begin(), person.roles.end());
        }
        return {};
    }));
    if (m_connection.inTransaction())
        m_people = list;
    return list;
}

} // namespace yuyi
