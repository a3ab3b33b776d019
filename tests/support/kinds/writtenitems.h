// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "tests/support/kinds/writtenpreset.h"

namespace yuyi::test {

/// The kinds of writtenpreset.h for the items of writeBenchmark(), and beside them the choice of one of six that those items are.
inline Json writtenOfSixJson()
{
    Json json = writtenPresetJson();
    json["kinds"][1]["code"] = toUtf8(singleChoice);
    json["kinds"][1]["options"] = {6, 6};
    return json;
}

/// @brief Gives the project of writeBenchmark() that preset, and makes its first items questions without options. They accept the text of
/// the option that was correct and "3.5 米" with the number of the item before it: "选项0A" and "3.5 米" of the first, "选项1B" and "13.5 米"
/// of the second.
inline void makeWritten(Connection &connection, int items)
{
    QString json = QString::fromUtf8(jsonText(writtenOfSixJson()));
    const QString preset = newUuid().toString(QUuid::WithoutBraces);
    QStringList statements{
        QStringLiteral(
            "INSERT INTO preset (id, code, number, json, created_at) VALUES ('%1', 'written-answers', 1, '%2', "
            "'2026-01-01T00:00:00.000Z')")
            .arg(preset, json.replace(u'\'', QStringLiteral("''"))),
        QStringLiteral("UPDATE project SET preset_id = '%1'").arg(preset)};
    for (int i = 0; i < items; ++i) {
        const QString versions = QStringLiteral("FROM question_version WHERE stem = '第%1题'").arg(i);
        statements.append(
            QStringLiteral("INSERT INTO question_accepted (question_version_id, position, content) SELECT id, 0, '选项%1%2' %3")
                .arg(i)
                .arg(optionLetter(i % 6), versions));
        statements.append(
            QStringLiteral("INSERT INTO question_accepted (question_version_id, position, content) SELECT id, 1, '%1 米' %2")
                .arg(10.0 * i + 3.5)
                .arg(versions));
        statements.append(QStringLiteral("DELETE FROM question_option WHERE question_version_id IN (SELECT id %1)").arg(versions));
        statements.append(QStringLiteral("UPDATE question_version SET kind = 'written' WHERE stem = '第%1题'").arg(i));
    }
    for (const QString &statement : std::as_const(statements)) {
        if (const auto done = connection.execute(statement); !done)
            qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

} // namespace yuyi::test
