// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/integrity.h"

#include "db/checks/integrityrules.h"
#include "db/checks/labelchecks.h"
#include "db/checks/mediachecks.h"
#include "db/checks/reviewchecks.h"
#include "db/checks/taxonomychecks.h"
#include "db/checks/validationchecks.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "db/pictures/serverpictures.h"
#include "db/rows/stored.h"
#include "models/domain/images/image.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Integrity)
};

using Rule = IntegrityRule;

QList<Rule> rules()
{
    const QString discarded =
        QStringLiteral("EXISTS (SELECT 1 FROM decision d WHERE d.image_id = i.id AND d.outcome = "
                       "'discard' AND d.undone_at IS NULL "
                       "AND NOT EXISTS (SELECT 1 FROM decision n WHERE n.image_id = d.image_id AND "
                       "n.step = d.step "
                       "AND n.undone_at IS NULL AND (n.created_at > d.created_at OR (n.created_at "
                       "= d.created_at AND n.id > d.id))))");
    const QString keeps =
        QStringLiteral("EXISTS (SELECT 1 FROM standing_decision s WHERE s.image_id = i.id AND "
                       "s.step = 'inspect' AND s.outcome = 'keep')");
    const QString gold = QStringLiteral("EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = "
                                        "i.id AND a.origin = 'gold' AND a.state <> 'superseded')");
    const QString byPerson = QStringLiteral("EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = "
                                            "i.id AND a.origin = 'annotation' AND a.state %1)");
    return {
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage <> "
                        "'discarded' AND ")
             + discarded,
         Tr::tr("Image %1 is at the stage “%2”, but a decision in force discards it.")},
        {QStringLiteral(
             "SELECT substr(i.sha256, 1, 12) FROM image i WHERE i.stage = 'discarded' AND NOT ")
             + discarded,
         Tr::tr("Image %1 is marked as discarded, but no decision in force discards it.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage IN "
                        "('gold', 'validating', 'accepted', 'released') "
                        "AND NOT ")
             + gold,
         Tr::tr("Image %1 is at the stage “%2”, but has no gold annotation.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage IN "
                        "('collected', 'kept', 'annotating', 'agreed') AND ")
             + gold,
         Tr::tr("Image %1 is at the stage “%2”, but has a gold annotation.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage IN "
                        "('collected', 'kept') AND ")
             + byPerson.arg(QStringLiteral("= 'submitted'")),
         Tr::tr("Image %1 is at the stage “%2”, but somebody has submitted an annotation.")},
        {QStringLiteral(
             "SELECT substr(i.sha256, 1, 12) FROM image i WHERE i.stage = 'annotating' AND NOT ")
             + byPerson.arg(QStringLiteral("<> 'superseded'")),
         Tr::tr("Image %1 is marked as being annotated, but it has no annotation.")},
        {QStringLiteral(
             "SELECT substr(i.sha256, 1, 12) FROM image i WHERE i.stage = 'kept' AND NOT ")
             + keeps,
         Tr::tr("Image %1 is marked as kept, but no inspection decision in force keeps it.")},
        {QStringLiteral(
             "SELECT substr(i.sha256, 1, 12) FROM image i WHERE i.stage = 'collected' AND ")
             + keeps,
         Tr::tr("Image %1 is marked as collected, but an inspection decision in force keeps it.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12) FROM image i WHERE i.stage = 'released' "
                        "AND NOT EXISTS "
                        "(SELECT 1 FROM release_item r WHERE r.image_id = i.id AND r.position >= 0)"),
         Tr::tr("Image %1 is marked as released, but is not in any release.")},
        {QStringLiteral(
             "SELECT substr(i.sha256, 1, 12), d.step FROM decision d JOIN image i ON i.id = "
             "d.image_id LEFT JOIN standing_decision s ON s.image_id = d.image_id "
             "AND s.step = d.step WHERE d.undone_at IS NULL AND NOT EXISTS (SELECT 1 FROM decision "
             "n "
             "WHERE n.image_id = d.image_id AND n.step = d.step AND n.undone_at IS NULL AND "
             "(n.created_at > d.created_at "
             "OR (n.created_at = d.created_at AND n.id > d.id))) AND (s.decision_id IS NULL OR "
             "s.decision_id <> d.id "
             "OR s.outcome <> d.outcome OR s.reason <> d.reason)"),
         Tr::tr(
             "Image %1, step “%2”: the decision that is marked as in force is not the newest decision.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), s.step FROM standing_decision s JOIN "
                        "image i ON i.id = s.image_id WHERE s.is_first <> CASE WHEN "
                        "s.outcome = 'discard' AND NOT EXISTS (SELECT 1 FROM standing_decision e "
                        "WHERE e.image_id = s.image_id AND e.outcome = 'discard' AND e.step_order "
                        "< s.step_order) "
                        "THEN 1 ELSE 0 END"),
         Tr::tr("Image %1: the project does not record correctly whether the step “%2” was the first step to discard this image.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), s.step FROM standing_decision s JOIN "
                        "image i ON i.id = s.image_id JOIN decision d ON d.id = s.decision_id "
                        "WHERE d.undone_at IS NOT NULL"),
         Tr::tr("Image %1, step “%2”: the decision that is marked as in force has been undone.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12) FROM image i WHERE NOT EXISTS (SELECT 1 "
                        "FROM image_name n WHERE n.image_id = i.id)"),
         Tr::tr("Image %1 has no file name.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), count(*) FROM text_measure m JOIN image i "
                        "ON i.id = m.image_id GROUP BY i.sha256 HAVING sum(m.newest) <> 1"),
         Tr::tr("Image %1 has %2 text measurements, but none or several of them are marked as the newest.")},
        {QStringLiteral(
             "SELECT q.id FROM question q WHERE (SELECT count(*) FROM question_version v "
             "WHERE v.question_id = q.id AND v.is_current = 1) <> 1"),
         Tr::tr("Question %1 has no current version, or it has more than one.")},
        {QStringLiteral("SELECT g.question_version_id, g.annotation_id FROM gold_question g JOIN "
                        "question_version v "
                        "ON v.id = g.question_version_id WHERE v.question_id <> g.question_id OR "
                        "v.frozen = 0"),
         Tr::tr("Gold annotation %2 refers to the question version %1, which can still change or belongs "
                "to another question.")},
        {QStringLiteral("SELECT t.question_version_id, CASE WHEN t.option_id = '' THEN t.part ELSE t.option_id END "
                        "FROM question_text t WHERE (t.part = 'option' AND NOT EXISTS "
                        "(SELECT 1 FROM question_option o WHERE o.question_version_id = t.question_version_id AND o.id = t.option_id)) "
                        "OR (t.part <> 'option' AND t.option_id <> '') "
                        "OR (t.part = 'accepted' AND NOT EXISTS (SELECT 1 FROM question_accepted p "
                        "WHERE p.question_version_id = t.question_version_id))"),
         Tr::tr("A translation of question version %1 belongs to an option or to accepted answers that the question does not have (%2).")},
        {QStringLiteral(
             "SELECT r.id, r.questions FROM release r WHERE r.questions <> "
             "(SELECT count(*) FROM release_item i WHERE i.release_id = r.id AND i.position >= 0) OR r.images <> "
             "(SELECT count(DISTINCT i.image_id) FROM release_item i WHERE i.release_id = r.id AND i.position >= 0)"),
         Tr::tr("Release %1: the numbers of images and questions in the release differ from the recorded numbers.")},
    };
}

/// Stages and steps as a person knows them.
QString inWords(const QString &value)
{
    if (const auto stage = fromCode<Stage>(value))
        return titleOf(*stage);
    const auto step = fromCode<FilterStep>(value);
    return step ? titleOf(*step) : value;
}

Result<> add(Connection &connection, const Rule &rule, QStringList &findings)
{
    const bool two = rule.sentence.contains(QLatin1String("%2"));
    return connection.read(rule.statement, {}, [&](const Row &row) {
        if (!two) {
            findings.append(rule.sentence.arg(row.first<QString>()));
            return;
        }
        const auto [name, value] = row.as<QString, QString>();
        findings.append(rule.sentence.arg(name, inWords(value)));
    });
}

Result<> addPages(Connection &connection, QStringList &findings)
{
    YUYI_CHECK(connection.read(QStringLiteral("PRAGMA integrity_check(50)"), {}, [&](const Row &row) {
        if (const auto finding = row.first<QString>(); finding != QLatin1String("ok"))
            findings.append(Tr::tr("The database file is damaged: %1").arg(finding));
    }));
    return connection.read(QStringLiteral("PRAGMA foreign_key_check"), {}, [&](const Row &row) {
        const auto [table, number, parent] = row.as<QString, qint64, QString>();
        findings.append(Tr::tr("A row in table %1 refers to a row that does not exist in table %2.")
                            .arg(table, parent));
    });
}

} // namespace

Result<QStringList> databaseFindings(Connection &connection)
{
    QStringList findings;
    if (connection.backend() == Backend::Sqlite) {
        const auto pages = addPages(connection, findings);
        if (!pages) {
            if (pages.error().code != ErrorCode::Damaged)
                return passOn(pages);
            findings.append(pages.error().sentence);
        }
    }
    // With torn pages or foreign objects in it, nothing more can be learned from it.
    const auto version = schemaVersion(connection);
    if (!version)
        return findings.isEmpty() ? Result<QStringList>(passOn(version))
                                  : Result<QStringList>(findings);
    const auto differences = schemaDifferences(connection, *version);
    if (!differences)
        return findings.isEmpty() ? Result<QStringList>(passOn(differences))
                                  : Result<QStringList>(findings);
    findings += *differences;
    if (!findings.isEmpty() || *version != newestSchema())
        return findings;
    return contentFindings(connection);
}

Result<QStringList> contentFindings(Connection &connection)
{
    QStringList findings;
    const QList<Rule> all = rules() + reviewRules() + validationRules() + mediaRules() + labelRules() + taxonomyRules();
    for (const Rule &rule : all)
        YUYI_CHECK(add(connection, rule, findings));
    YUYI_TRY(const auto recipes, recipeFindings(connection));
    findings += recipes;
    YUYI_TRY(const auto circles, circleFindings(connection));
    findings += circles;
    if (connection.backend() == Backend::Postgres) {
        YUYI_TRY(const auto pictures, serverPictureFindings(connection));
        findings += pictures;
    }
    return findings;
}

} // namespace yuyi
