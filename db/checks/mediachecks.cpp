// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/mediachecks.h"

#include "db/rows/stored.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MediaChecks)
};

} // namespace

QList<IntegrityRule> mediaRules()
{
    const QString listed = QStringLiteral("FROM question_medium m JOIN question_version v ON v.id = m.question_version_id ");
    return {
        // Where options are pictures, one that is left empty was overlooked.
        {QStringLiteral("SELECT v.question_id, v.number FROM question_version v JOIN question_option o ON o.question_version_id = v.id "
                        "WHERE v.frozen = 1 AND o.picture IS NULL AND trim(o.content) = '' AND EXISTS (SELECT 1 FROM question_option p "
                        "WHERE p.question_version_id = v.id AND p.picture IS NOT NULL)"),
         Tr::tr("Version %2 of question %1 is final, but one of its options has neither a text nor a picture.")},
        {QStringLiteral("SELECT v.question_id, count(*) %1GROUP BY v.id, v.question_id HAVING count(*) > %2")
             .arg(listed)
             .arg(mostStemPictures),
         Tr::tr("Question %1 has %2 pictures in its text, more than a question can have.")},
        {QStringLiteral("SELECT v.question_id, substr(m.sha256, 1, 12) %1GROUP BY v.id, v.question_id, m.sha256 HAVING count(*) > 1")
             .arg(listed),
         Tr::tr("Question %1 has the picture %2 more than once.")},
    };
}

Result<QStringList> recipeFindings(Connection &connection)
{
    QStringList findings;
    const QString sheets = QStringLiteral("SELECT recipe_hash, recipe, sha256 FROM sheet ORDER BY image_id, number");
    YUYI_CHECK(connection.read(sheets, {}, [&](const Row &row) {
        const auto [hash, recipe, picture] = row.as<QString, QByteArray, QString>();
        if (Sha256::of(recipe).hex() != hash) {
            findings.append(Tr::tr("The recipe of the composed picture %1 differs from the one that it was composed by.")
                                .arg(picture.left(12)));
        }
    }));
    return findings;
}

} // namespace yuyi
