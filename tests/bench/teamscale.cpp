// SPDX-License-Identifier: GPL-3.0-or-later
// A project of many images on a server: how long what the pages ask takes at a desk and at home, the steward, a backup and its restoring.
#include "models/services/annotation/keptactions.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/review/validationservice.h"
#include "tests/bench/benchteam.h"
#include "tests/bench/measures.h"

#include <QElapsedTimer>

namespace yuyi::bench {

namespace {

constexpr int peopleOfAKind = 50;
constexpr int repeats = 20;
/// Of ten images four are kept and untouched, one is begun, two are validated (one answer each), two accepted (four answers), one not
/// inspected: as many votes as images.
const char *const fill[] = {
    "SET session_replication_role = replica", // no triggers, no foreign keys: the rows are right by themselves
    "CREATE TEMPORARY TABLE i AS SELECT n, n % 10 AS k, lpad(to_hex(n), 12, '0') AS x FROM generate_series(0, %1 - 1) n",
    "ANALYZE i",
    "INSERT INTO image (id, sha256, name_key, format, bytes, width, height, pixels, short_side, colour, source_url, licence, collector, "
    "note, "
    "stage, created_at, created_by) SELECT '01a20001-0000-7000-8000-' || x, md5(x) || md5(x || 'b'), 'img ' || lpad((n::bigint * 7919 % "
    "%1)::text, 9, '0'), 'jpeg', 20000 + n % 900000, 300 + n % 1500, 300 + n % 900, (300 + n % 1500) * (300 + n % 900), 300, 'rgb', "
    "'https://example.org/' || n, 'CC-BY-4.0', '', '', CASE WHEN k < 4 THEN 'kept' WHEN k = 4 THEN 'annotating' WHEN k < 7 THEN "
    "'validating' "
    "WHEN k < 9 THEN 'accepted' ELSE 'collected' END, '2026-11-01T00:00:00.000Z', NULL FROM i",
    "INSERT INTO image_name (image_id, name, position, created_at) SELECT '01a20001-0000-7000-8000-' || x, 'IMG ' || lpad((n::bigint * "
    "7919 % "
    "%1)::text, 9, '0') || '.jpg', 0, '2026-11-01T00:00:00.000Z' FROM i",
    "INSERT INTO decision (id, image_id, step, outcome, reason, note, rule, created_at) SELECT '01a20008-0000-7000-8000-' || x, "
    "'01a20001-0000-7000-8000-' || x, 'inspect', 'keep', '', '', '', '2026-11-02T00:00:00.000Z' FROM i WHERE k < 9",
    "INSERT INTO standing_decision (image_id, step, step_order, outcome, reason, is_first, decision_id, created_at) SELECT image_id, step, "
    "2, outcome, reason, 0, id, created_at FROM decision",
    // Two annotate each image; the first one's question is asked.
    "CREATE TEMPORARY TABLE a AS SELECT n, k, x, w, '01a2000' || (2 + w) || '-0000-7000-8000-' || x AS id, p.id AS person FROM i CROSS "
    "JOIN "
    "generate_series(0, 1) w JOIN bench_person p ON p.kind = 'annotator' AND p.number = (n / 10 + w) % %2 WHERE k BETWEEN 5 AND 8 OR (k "
    "= 4 "
    "AND w = 0)",
    "INSERT INTO annotation (id, image_id, person_id, origin, state, round, explanation, implied_meaning, submitted_at, created_at, "
    "updated_at) SELECT id, '01a20001-0000-7000-8000-' || x, person, 'annotation', 'submitted', 0, repeat('解', 120), repeat('意', 40), "
    "'2026-11-05T00:00:00.000Z', '2026-11-05T00:00:00.000Z', '2026-11-05T00:00:00.000Z' FROM a",
    "INSERT INTO submission (id, annotation_id, image_id, person_id, number, round, blind, newest_blind, content, created_at, created_by) "
    "SELECT '01a2001' || w || '-0000-7000-8000-' || x, id, '01a20001-0000-7000-8000-' || x, person, 1, 0, 1, 1, '{}', "
    "'2026-11-05T00:00:00.000Z', person FROM a",
    "INSERT INTO assignment (id, person_id, task, image_id, round, state, origin, created_at, done_at) SELECT '01a2002' || w || "
    "'-0000-7000-8000-' || x, person, 'annotate', '01a20001-0000-7000-8000-' || x, 0, 'done', 'pool', '2026-11-05T00:00:00.000Z', "
    "'2026-11-05T00:00:00.000Z' FROM a",
    "INSERT INTO annotation (id, image_id, person_id, origin, state, round, explanation, implied_meaning, created_at, updated_at) SELECT "
    "'01a20004-0000-7000-8000-' || x, '01a20001-0000-7000-8000-' || x, NULL, 'gold', 'submitted', 0, repeat('解', 120), repeat('意', 40), "
    "'2026-11-06T00:00:00.000Z', '2026-11-06T00:00:00.000Z' FROM i WHERE k BETWEEN 5 AND 8",
    "INSERT INTO annotation_label (annotation_id, dimension, label, position) SELECT '01a20004-0000-7000-8000-' || x, 'domain', 'life', "
    "0 FROM "
    "i WHERE k BETWEEN 5 AND 8",
    "INSERT INTO question (id, annotation_id, position, state, created_at, created_by) SELECT '01a20005-0000-7000-8000-' || x, id, 0, "
    "'active', '2026-11-05T00:00:00.000Z', person FROM a WHERE k > 4 AND w = 0",
    "INSERT INTO question_version (id, question_id, number, is_current, frozen, kind, stem, rationale, created_at, created_by) SELECT "
    "'01a20006-0000-7000-8000-' || x, '01a20005-0000-7000-8000-' || x, 1, 1, 1, 'single-choice', '这张图片有什么隐喻？ ' || n, '', "
    "'2026-11-05T00:00:00.000Z', person FROM a WHERE k > 4 AND w = 0",
    "INSERT INTO question_option (question_version_id, id, position, content, note) SELECT '01a20006-0000-7000-8000-' || x, '01a2003' || "
    "o || "
    "'-0000-7000-8000-' || x, o, repeat('选', 28) || o, '' FROM i CROSS JOIN generate_series(0, 5) o WHERE k BETWEEN 5 AND 8",
    "INSERT INTO question_key (question_version_id, option_id) SELECT '01a20006-0000-7000-8000-' || x, '01a20030-0000-7000-8000-' || x "
    "FROM i "
    "WHERE k BETWEEN 5 AND 8",
    "INSERT INTO gold_question (annotation_id, question_id, question_version_id, position) SELECT '01a20004-0000-7000-8000-' || x, "
    "'01a20005-0000-7000-8000-' || x, '01a20006-0000-7000-8000-' || x, 0 FROM i WHERE k BETWEEN 5 AND 8",
    "INSERT INTO validation (id, question_id, question_version_id, image_id, round, needed, passing, seed, state, decided_at, created_at) "
    "SELECT '01a20007-0000-7000-8000-' || x, '01a20005-0000-7000-8000-' || x, '01a20006-0000-7000-8000-' || x, "
    "'01a20001-0000-7000-8000-' || "
    "x, 1, 4, 3, hashint8(n::bigint), CASE WHEN k < 7 THEN 'open' ELSE 'passed' END, CASE WHEN k > 6 THEN '2026-11-20T00:00:00.000Z' END, "
    "'2026-11-07T00:00:00.000Z' FROM i WHERE k BETWEEN 5 AND 8",
    "CREATE TEMPORARY TABLE v AS SELECT n, k, x, u, p.id AS person FROM i CROSS JOIN generate_series(0, 3) u JOIN bench_person p ON "
    "p.kind = "
    "'validator' AND p.number = (n / 10 + u) % %2 WHERE k IN (7, 8) OR (k IN (5, 6) AND u = 0)",
    "INSERT INTO vote (id, validation_id, question_version_id, round, seed, shown_order, option_id, correct, milliseconds, flags, note, "
    "created_at, created_by) SELECT '01a2004' || u || '-0000-7000-8000-' || x, '01a20007-0000-7000-8000-' || x, "
    "'01a20006-0000-7000-8000-' || "
    "x, 1, 0, '[]', '01a20030-0000-7000-8000-' || x, 1, 9000, '[]', '', '2026-11-10T00:00:00.000Z', person FROM v",
    "INSERT INTO assignment (id, person_id, task, image_id, question_id, round, state, origin, created_at, done_at) SELECT '01a2005' || "
    "u || "
    "'-0000-7000-8000-' || x, person, 'validate', '01a20001-0000-7000-8000-' || x, '01a20005-0000-7000-8000-' || x, 1, 'done', "
    "'validation', "
    "'2026-11-10T00:00:00.000Z', '2026-11-10T00:00:00.000Z' FROM v",
    "DROP TABLE i, a, v", "SET session_replication_role = DEFAULT", "ANALYZE"};

/// One person's program.
struct Desk {
    std::unique_ptr<Stores> stores;
    PersonId person;
};

template <typename Work>
void timed(const QString &what, int often, Work work)
{
    QList<double> milliseconds;
    for (int i = 0; i < often; ++i) {
        QElapsedTimer clock;
        clock.start();
        need(work());
        milliseconds.append(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    times(what, milliseconds);
}

QString loginOf(BenchTeam &team, Role role, int number, quint16 port)
{
    return team.joined(QStringLiteral("%1 %2").arg(codeOf(role)).arg(number), role, port);
}

/// The people as numbers, for the rows to be made.
void nameThem(const BenchTeam &team, Connection &connection)
{
    need(connection.execute(QStringLiteral("CREATE TEMPORARY TABLE bench_person (kind text, number int, id text)")));
    for (const Role role : {Role::Annotator, Role::Validator}) {
        for (int i = 0; i < peopleOfAKind; ++i) {
            need(connection.execute(QStringLiteral("INSERT INTO bench_person VALUES ('%1', %2, '%3')")
                                        .arg(codeOf(role))
                                        .arg(i)
                                        .arg(team.idOf(QStringLiteral("%1 %2").arg(codeOf(role)).arg(i)).toString())));
        }
    }
}

void annotate(Desk &desk)
{
    AnnotationService service(*desk.stores, desk.person);
    Annotation annotation;
    timed(QStringLiteral("annotator: next image, opened"), repeats, [&]() -> Result<> {
        YUYI_TRY(annotation, openNext(service));
        return {};
    });
    int save = 0;
    timed(QStringLiteral("annotator: save"), repeats, [&]() -> Result<> {
        annotation.content.explanation = QStringLiteral("第 %1 次").arg(save++);
        YUYI_TRY(annotation, saveNamed(*desk.stores, desk.person, annotation, annotation.content, std::nullopt, {}, newUuid()));
        return {};
    });
}

void answer(Desk &desk)
{
    ValidationService service(*desk.stores, desk.person);
    QList<BlindItem> items;
    timed(QStringLiteral("validator: five questions taken"), repeats, [&]() -> Result<> {
        YUYI_TRY(items, service.take(5));
        return {};
    });
    timed(QStringLiteral("validator: how much waits"), repeats, [&] { return service.progress(); });
    timed(QStringLiteral("validator: answer, next one taken"), repeats, [&]() -> Result<> {
        const BlindItem item = items.takeFirst();
        BlindAnswer given;
        given.validation = item.validation;
        given.answer = item.options.constFirst().id;
        given.milliseconds = 4000;
        YUYI_CHECK(service.answer(given, QStringLiteral("Answer")));
        YUYI_TRY(items, service.take(5));
        return {};
    });
}

} // namespace

bool teamScale(ThrowawayServer &, int images)
{
    test::ReviewProject project(true, 4);
    BenchTeam team(project);
    const auto port = static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT"));
    QStringList locations;
    for (const Role role : {Role::Annotator, Role::Validator}) {
        for (int i = 0; i < peopleOfAKind; ++i)
            locations.append(loginOf(team, role, i, port));
    }
    QElapsedTimer clock;
    clock.start();
    const auto connection = project.connection();
    nameThem(team, *connection);
    for (const char *statement : fill) {
        QString sql = QString::fromUtf8(statement);
        need(connection->execute(sql.replace(QLatin1String("%1"), QString::number(images))
                                     .replace(QLatin1String("%2"), QString::number(peopleOfAKind))));
    }
    need(connection->execute(QStringLiteral("UPDATE project SET annotators_per_image = 2, votes_per_question = 4, passing_votes = 3")));
    qInfo("  filled in %lld s, %lld MB", static_cast<long long>(clock.elapsed() / 1000),
          static_cast<long long>(need(connection->number(QStringLiteral("SELECT pg_database_size(current_database())"))) >> 20));
    bool good = count(QStringLiteral("images"), need(connection->number(QStringLiteral("SELECT count(*) FROM image"))), images);
    good = count(QStringLiteral("votes"), need(connection->number(QStringLiteral("SELECT count(*) FROM vote"))), images) && good;

    const auto sit = [&](const QString &who, const QString &location, const PersonId &person) {
        Desk desk;
        timed(who + QStringLiteral(": the project opened"), 1, [&]() -> Result<> {
            YUYI_TRY(const auto factory, project.host.open(location));
            YUYI_TRY(desk.stores, factory->open());
            return {};
        });
        desk.person = person;
        return desk;
    };
    Desk annotator = sit(QStringLiteral("annotator"), locations.at(0), team.idOf(QStringLiteral("annotator 0")));
    annotate(annotator);
    timed(QStringLiteral("annotator: counts of the pages"), repeats,
          [&] { return navigationCounts(*annotator.stores, annotator.person); });
    Desk validator = sit(QStringLiteral("validator"), locations.at(peopleOfAKind), team.idOf(QStringLiteral("validator 0")));
    answer(validator);
    timed(QStringLiteral("validator: counts of the pages"), repeats,
          [&] { return navigationCounts(*validator.stores, validator.person); });

    const QString homeLocation = team.home(port);
    Desk lead = sit(QStringLiteral("lead"), homeLocation, project.lead);
    timed(QStringLiteral("lead: counts of the pages"), 3, [&] { return navigationCounts(*lead.stores, lead.person); });
    timed(QStringLiteral("lead: counts by stage"), 3, [&] { return lead.stores->images().funnel(); });
    timed(QStringLiteral("lead: all images by name"), 3, [&] { return lead.stores->images().list({}, ImageSort::Name); });
    timed(QStringLiteral("lead: sums of the open rounds"), 3, [&] { return lead.stores->inbox().openRounds(); });
    timed(QStringLiteral("lead: work of a week"), 3,
          [&] { return lead.stores->inbox().doneSince({}, QDateTime::currentDateTimeUtc().addDays(-7)); });
    timed(QStringLiteral("lead: what waits for each validator"), 1,
          [&] { return lead.stores->validationQueue().waitingForEach(QDateTime::currentDateTimeUtc()); });

    // What the desks have done so far, and its consequences.
    QProcess steward;
    clock.start();
    team.start(steward, {QStringLiteral("server"), QStringLiteral("steward"), homeLocation, QStringLiteral("--once")});
    if (!steward.waitForFinished(3'600'000) || steward.exitCode() != 0)
        stop({ErrorCode::Environment, QString::fromUtf8(steward.readAllStandardError()), {}});
    qInfo("  steward: %d pieces of work and the program's start in %lld ms", repeats + 1, static_cast<long long>(clock.elapsed()));

    SqlServerHost host;
    const QTemporaryDir folder;
    clock.start();
    const ServerBackup backup = need(host.backup(project.location, folder.path(), QDateTime::currentDateTimeUtc()));
    qInfo("  backup: %lld s, %lld MB", static_cast<long long>(clock.elapsed() / 1000),
          static_cast<long long>(backup.bytes >> 20));
    clock.start();
    need(host.restore(backup.dump, project.location + QStringLiteral("_back")));
    qInfo("  restored: %lld s", static_cast<long long>(clock.elapsed() / 1000));
    return good;
}

} // namespace yuyi::bench
