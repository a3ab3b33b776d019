// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/domain/result.h"

#include <QProcess>
#include <QStringList>

namespace yuyi {

/// @brief A program of PostgreSQL (pg_dump, pg_restore) for a database of a location's server. It gets the password of this program's
/// connections through its environment, never as an argument, and never asks for one.
class PostgresTool
{
public:
    /// Environment if the program is not installed. `database` is that of the location unless it is given.
    static Result<QString> find(const QString &name);
    PostgresTool(const QString &program, const ProjectLocation &location, const QString &database = {});

    /// Runs to its end; Environment with what the program said.
    Result<QByteArray> run(const QStringList &arguments);
    /// Runs this program with its output going to another one, both to their end.
    Result<> runInto(const QStringList &arguments, PostgresTool &into, const QStringList &intoArguments);

private:
    void start(const QStringList &arguments);
    Result<QByteArray> end();

    QString m_program;
    QStringList m_connection;
    QProcess m_process;
};

} // namespace yuyi
