// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/labelchecks.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LabelChecks)
};

} // namespace

QList<IntegrityRule> labelRules()
{
    return {
        {QStringLiteral("SELECT DISTINCT l.question_id, l.annotation_id FROM question_label l WHERE NOT EXISTS "
                        "(SELECT 1 FROM question q WHERE q.id = l.question_id AND q.annotation_id = l.annotation_id) AND NOT EXISTS "
                        "(SELECT 1 FROM gold_question g WHERE g.question_id = l.question_id AND g.annotation_id = l.annotation_id) "
                        "ORDER BY l.annotation_id, l.question_id"),
         Tr::tr("Annotation %2 has labels of question %1, which is none of its questions.")},
    };
}

} // namespace yuyi
