// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

namespace yuyi::fixtures {

/// What a script prints as JSON; null where it fails. As other programs read what is exported.
inline Json python(const QString &script)
{
    // The Python of the system needs nothing of the home folder, which tests do not have.
    const QString system = QStringLiteral("/usr/bin/python3");
    const QString program = QFile::exists(system) ? system : QStandardPaths::findExecutable(QStringLiteral("python3"));
    QProcess process;
    process.start(program, {QStringLiteral("-c"), script});
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) {
        qWarning("%s", process.readAllStandardError().constData());
        return {};
    }
    return parseJson(process.readAllStandardOutput()).value_or(Json());
}

/// The text as a literal of Python.
inline QString literal(const QString &text)
{
    return QString::fromUtf8(jsonText(Json(toUtf8(text))));
}

} // namespace yuyi::fixtures
