// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/reviewchecks.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewChecks)
};
} // namespace

QList<IntegrityRule> reviewRules()
{
    const QString openCase = QStringLiteral(
        "EXISTS (SELECT 1 FROM adjudication_case k WHERE k.image_id = i.id AND k.state = 'open')");
    const QString returned =
        QStringLiteral("EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = i.id AND a.origin = "
                       "'annotation' AND a.state = 'returned')");
    const QString gold =
        QStringLiteral("EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = i.id AND a.origin = "
                       "'gold' AND a.state <> 'superseded')");
    const QString rounds =
        QStringLiteral("EXISTS (SELECT 1 FROM validation v WHERE v.state <> 'withdrawn' AND "
                       "v.question_id IN (SELECT g.question_id FROM gold_question g JOIN annotation a "
                       "ON a.id = g.annotation_id WHERE a.image_id = i.id AND a.origin = 'gold' AND "
                       "a.state <> 'superseded'))");
    const QString unpassed =
        QStringLiteral("EXISTS (SELECT 1 FROM gold_question g JOIN annotation a ON a.id = "
                       "g.annotation_id WHERE a.image_id = i.id AND a.origin = 'gold' AND a.state <> "
                       "'superseded' AND NOT EXISTS (SELECT 1 FROM validation v WHERE "
                       "v.question_version_id = g.question_version_id AND v.state = 'passed'))");
    const QString name = QStringLiteral("SELECT substr(i.sha256, 1, 12) FROM image i WHERE ");
    return {
        {name + QLatin1String("i.stage = 'disputed' AND NOT ") + openCase,
         Tr::tr("Image %1 is marked as disputed, but has no open adjudication case.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage NOT IN "
                        "('disputed', 'discarded') AND ")
             + openCase,
         Tr::tr("Image %1 is at the stage “%2”, but has an open adjudication case.")},
        {name + QLatin1String("i.stage = 'returned' AND NOT ") + returned,
         Tr::tr("Image %1 is marked as returned, but none of its annotations was returned.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), i.stage FROM image i WHERE i.stage NOT IN "
                        "('returned', 'disputed', 'discarded') AND ")
             + returned,
         Tr::tr("Image %1 is at the stage “%2”, but its annotation was returned.")},
        {name + QLatin1String("i.stage = 'validating' AND NOT (") + gold + QLatin1String(" AND ")
             + rounds + u')',
         Tr::tr("Image %1 is marked as being validated, but its questions have no validation round.")},
        {name
             + QLatin1String("i.stage = 'accepted' AND (SELECT p.votes_per_question FROM project p) > "
                             "0 AND ")
             + rounds + QLatin1String(" AND ") + unpassed,
         Tr::tr("Image %1 is marked as accepted, but not all of its questions have passed validation.")},
        {QStringLiteral("SELECT s.annotation_id, s.number FROM submission s WHERE s.newest_blind = 1 "
                        "AND s.blind = 0"),
         Tr::tr("Submission no. %2 of annotation %1 is used to measure agreement, but was not made blind.")},
        {QStringLiteral("SELECT k.id FROM adjudication_case k JOIN submission a ON a.id = "
                        "k.submission_a JOIN submission b ON b.id = k.submission_b WHERE a.image_id <> "
                        "k.image_id OR b.image_id <> k.image_id OR a.person_id = b.person_id"),
         Tr::tr("Adjudication case %1 should compare two people's annotations of the same image, but does not.")},
        {QStringLiteral("SELECT k.id FROM adjudication_case k JOIN submission s ON s.id IN "
                        "(k.submission_a, k.submission_b) WHERE k.state IN ('open', 'settled') AND "
                        "s.person_id = k.adjudicator_id"),
         Tr::tr("Case %1 is adjudicated by somebody who annotated its image.")},
        {QStringLiteral("SELECT k.id FROM adjudication_case k WHERE k.state = 'settled' AND EXISTS "
                        "(SELECT 1 FROM discrepancy d WHERE d.case_id = k.id AND d.state = 'open')"),
         Tr::tr("Case %1 is adjudicated, but one of its fields is undecided.")},
        {QStringLiteral("SELECT d.case_id, d.field FROM discrepancy d WHERE (d.state = 'settled') <> "
                        "EXISTS (SELECT 1 FROM adjudication j WHERE j.discrepancy_id = d.id AND "
                        "j.superseded = 0)"),
         Tr::tr("In adjudication case %1, the field “%2” has either a decision or the mark “decided”, but not both.")},
    };
}

} // namespace yuyi
