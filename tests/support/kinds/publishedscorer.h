// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <QString>

namespace yuyi::test {

/// This preset, whose runs are read by the scorer published with CMMMU beside the strict one.
inline Json readAsCmmmu(Json preset)
{
    preset["code"] = "published-scorer";
    preset["scorers"] = Json::array({"strict", "cmmmu-official"});
    return preset;
}

/// That of CII-Bench, read so.
inline Json ciiReadAsCmmmu()
{
    return readAsCmmmu(Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString()));
}

/// Gives a project another preset, below all that would refuse it.
inline void replacePreset(Connection &connection, const Json &preset)
{
    QString json = QString::fromUtf8(jsonText(preset));
    const QString id = newUuid().toString(QUuid::WithoutBraces);
    for (const QString &statement :
         {QStringLiteral("INSERT INTO preset (id, code, number, json, created_at) VALUES ('%1', 'published-scorer', 1, '%2', "
                         "'2026-01-01T00:00:00.000Z')")
              .arg(id, json.replace(u'\'', QStringLiteral("''"))),
          QStringLiteral("UPDATE project SET preset_id = '%1'").arg(id)}) {
        if (const auto done = connection.execute(statement); !done)
            qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    }
}

} // namespace yuyi::test
