// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/validationchecks.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationChecks)
};

} // namespace

QList<IntegrityRule> validationRules()
{
    const QString inForce = QStringLiteral("(SELECT count(*) FROM vote o WHERE o.validation_id = v.id "
                                           "AND o.withdrawn = 0)");
    const QString right = QStringLiteral("(SELECT count(*) FROM vote o WHERE o.validation_id = v.id "
                                         "AND o.withdrawn = 0 AND o.correct = 1)");
    const QString flagged = QStringLiteral("EXISTS (SELECT 1 FROM vote o WHERE o.validation_id = "
                                           "v.id AND o.withdrawn = 0 AND o.flags <> '[]')");
    return {
        {QStringLiteral("SELECT o.id FROM vote o WHERE o.option_id IS NOT NULL AND o.correct <> "
                        "CASE WHEN EXISTS (SELECT 1 FROM question_key k WHERE "
                        "k.question_version_id = o.question_version_id AND k.option_id = "
                        "o.option_id) AND (SELECT count(*) FROM question_key k WHERE k.question_version_id = o.question_version_id) = 1 "
                        "THEN 1 ELSE 0 END"),
         Tr::tr("The result recorded for answer %1 does not match the key of its question.")},
        // An id has 36 characters, so the length tells how many there are.
        {QStringLiteral("SELECT o.id FROM vote o WHERE o.options <> '[]' AND o.correct <> CASE WHEN length(o.options) = "
                        "1 + 39 * (SELECT count(*) FROM question_key k WHERE k.question_version_id = o.question_version_id) "
                        "AND NOT EXISTS (SELECT 1 FROM question_key k WHERE k.question_version_id = o.question_version_id AND "
                        "o.options NOT LIKE '%' || k.option_id || '%') THEN 1 ELSE 0 END"),
         Tr::tr("The result recorded for answer %1 does not match the key of its question.")},
        {QStringLiteral("SELECT o.id FROM vote o WHERE o.option_id IS NULL AND o.options = '[]' AND o.answer = '' AND (o.correct = 1 OR "
                        "o.flags NOT LIKE '%none-right%')"),
         Tr::tr("Answer %1 is empty and does not report “No correct option”.")},
        {QStringLiteral("SELECT o.id FROM vote o WHERE o.options <> '[]' AND (o.option_id IS NOT NULL OR length(o.options) <> "
                        "1 + 39 * (SELECT count(*) FROM question_option p WHERE p.question_version_id = o.question_version_id AND "
                        "o.options LIKE '%' || p.id || '%'))"),
         Tr::tr("Answer %1 holds options of different questions, or holds the same option twice.")},
        {QStringLiteral("SELECT o.id FROM vote o WHERE o.answer <> '' AND (o.option_id IS NOT NULL OR o.options <> '[]' OR EXISTS "
                        "(SELECT 1 FROM question_option p WHERE p.question_version_id = o.question_version_id))"),
         Tr::tr("Answer %1 is a text although its question has options.")},
        {QStringLiteral("SELECT o.id, v.id FROM vote o JOIN validation v ON v.id = "
                        "o.validation_id WHERE o.question_version_id <> v.question_version_id OR "
                        "o.round <> v.round"),
         Tr::tr("Answer %1 belongs to a different question version or round than its validation %2.")},
        {QStringLiteral("SELECT v.id, w.question_id FROM validation v JOIN question_version w ON "
                        "w.id = v.question_version_id WHERE w.question_id <> v.question_id"),
         Tr::tr("Validation %1 refers to a question version that belongs to another question, %2.")},
        {QLatin1String("SELECT v.id, v.needed FROM validation v WHERE ") + inForce
             + QLatin1String(" > v.needed"),
         Tr::tr("Validation %1 has more answers than the required number (%2).")},
        {QLatin1String("SELECT v.id FROM validation v WHERE v.state = 'open' AND ") + inForce
             + QLatin1String(" >= v.needed"),
         Tr::tr("Validation %1 has all its answers but is not decided.")},
        {QStringLiteral("SELECT v.id FROM validation v WHERE v.state = 'open' AND NOT EXISTS "
                        "(SELECT 1 FROM gold_question g JOIN annotation a ON a.id = "
                        "g.annotation_id WHERE g.question_version_id = v.question_version_id AND "
                        "a.state <> 'superseded')"),
         Tr::tr("Validation %1 is still open, but its question version is not in any gold annotation.")},
        {QLatin1String("SELECT v.id FROM validation v WHERE v.state = 'passed' AND v.reason = '' "
                       "AND (")
             + inForce + QLatin1String(" < v.needed OR ") + right
             + QLatin1String(" < v.passing OR ") + flagged + u')',
         Tr::tr("Validation %1 is marked as passed, but its answers are not sufficient to pass.")},
        {QLatin1String("SELECT v.id FROM validation v WHERE v.state = 'failed' AND (") + inForce
             + QLatin1String(" < v.needed OR (") + right + QLatin1String(" >= v.passing AND NOT ")
             + flagged + QLatin1String("))"),
         Tr::tr("Validation %1 is marked as failed, but its answers are sufficient to pass.")},
        {QStringLiteral("SELECT v.id FROM validation v WHERE v.state = 'discussed' AND NOT EXISTS "
                        "(SELECT 1 FROM discussion d WHERE d.subject_id = v.question_id)"),
         Tr::tr("Validation %1 is marked as in discussion, but its question has no discussion.")},
        {QStringLiteral("SELECT o.id, p.name FROM vote o JOIN validation v ON v.id = "
                        "o.validation_id JOIN person p ON p.id = o.created_by WHERE o.withdrawn = "
                        "0 AND EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = v.image_id "
                        "AND a.person_id = o.created_by AND a.origin = 'annotation' AND "
                        "a.created_at < o.created_at)"),
         Tr::tr("Answer %1 is by %2, who annotated the image.")},
    };
}

} // namespace yuyi
