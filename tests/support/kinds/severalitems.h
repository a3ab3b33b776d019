// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/text.h"
#include "tests/support/kinds/severalpreset.h"

namespace yuyi::test {

/// @brief The kinds of severalpreset.h for the items of writeBenchmark(): two to six options, and beside them the choice of one that those
/// items are.
inline Json severalOfSixJson()
{
    Json json = severalPresetJson();
    json["kinds"][0]["options"] = {2, 6};
    json["kinds"][1]["code"] = toUtf8(singleChoice);
    json["kinds"][1]["options"] = {6, 6};
    return json;
}

/// @brief Gives the project of writeBenchmark() that preset, and makes its first items questions with two correct options: the one there
/// was, and the one two places on (A and C of the first).
inline void makeSeveral(Connection &connection, int items)
{
    QString json = QString::fromUtf8(jsonText(severalOfSixJson()));
    const QString preset = newUuid().toString(QUuid::WithoutBraces);
    QStringList statements{
        QStringLiteral(
            "INSERT INTO preset (id, code, number, json, created_at) VALUES ('%1', 'several-correct', 1, '%2', "
            "'2026-01-01T00:00:00.000Z')")
            .arg(preset, json.replace(u'\'', QStringLiteral("''"))),
        QStringLiteral("UPDATE project SET preset_id = '%1'").arg(preset)};
    for (int i = 0; i < items; ++i) {
        statements.append(QStringLiteral("UPDATE question_version SET kind = 'several' WHERE stem = '第%1题'").arg(i));
        statements.append(QStringLiteral("INSERT INTO question_key (question_version_id, option_id) SELECT question_version_id, id FROM "
                                         "question_option WHERE content = '选项%1%2'")
                              .arg(i)
                              .arg(optionLetter((i + 2) % 6)));
    }
    for (const QString &statement : std::as_const(statements)) {
        if (const auto done = connection.execute(statement); !done)
            qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

/// Makes one of those items, whose correct option is A or B, a question that is true or false.
inline void makeTrueOrFalse(Connection &connection, int item)
{
    const QString option = QStringLiteral("选项%1").arg(item);
    for (const QString &statement :
         {QStringLiteral("DELETE FROM question_option WHERE content IN ('%1C', '%1D', '%1E', '%1F')").arg(option),
          QStringLiteral("UPDATE question_option SET content = '对' WHERE content = '%1A'").arg(option),
          QStringLiteral("UPDATE question_option SET content = '错' WHERE content = '%1B'").arg(option),
          QStringLiteral("UPDATE question_version SET kind = 'true-false' WHERE stem = '第%1题'").arg(item)}) {
        if (const auto done = connection.execute(statement); !done)
            qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

} // namespace yuyi::test
