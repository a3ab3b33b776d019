// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/postgrestool.h"

#include "db/connection/serveroptions.h"
#include "db/connection/serverpasswords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServerHost)
};

constexpr int withoutEnd = -1;

} // namespace

Result<QString> PostgresTool::find(const QString &name)
{
    QString program = QStandardPaths::findExecutable(name);
    if (program.isEmpty()) {
        // Where Debian keeps the programs of each version; the newest reads the servers of all.
        const QDir versions(QStringLiteral("/usr/lib/postgresql"));
        QStringList folders = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        std::sort(folders.begin(), folders.end(), [](const QString &a, const QString &b) { return a.toInt() > b.toInt(); });
        for (const QString &folder : std::as_const(folders)) {
            program = QStandardPaths::findExecutable(name, {versions.filePath(folder + QLatin1String("/bin"))});
            if (!program.isEmpty())
                break;
        }
    }
    if (program.isEmpty()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The program %1 was not found. Install the client programs of PostgreSQL, of the server's version or a newer "
                              "one (on Debian: the package “postgresql-client”).")
                           .arg(name));
    }
    return program;
}

PostgresTool::PostgresTool(const QString &program, const ProjectLocation &location, const QString &database) : m_program(program)
{
    if (!location.host.isEmpty())
        m_connection << QStringLiteral("--host") << location.host;
    m_connection << QStringLiteral("--port") << QString::number(location.port) << QStringLiteral("--no-password")
                 << QStringLiteral("--dbname") << (database.isEmpty() ? location.database : database);
    if (!location.user.isEmpty())
        m_connection << QStringLiteral("--username") << location.user;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("PGSSLMODE"), location.sslMode);
    environment.insert(QStringLiteral("PGGSSENCMODE"), QStringLiteral("disable"));
    if (!location.sslRootCertificate.isEmpty())
        environment.insert(QStringLiteral("PGSSLROOTCERT"), location.sslRootCertificate);
    if (const QString binding = channelBindingText(location.channelBinding); !binding.isEmpty())
        environment.insert(QStringLiteral("PGCHANNELBINDING"), binding);
    if (const QByteArray password = ServerPasswords::of(location); !password.isEmpty())
        environment.insert(QStringLiteral("PGPASSWORD"), QString::fromLatin1(password));
    m_process.setProcessEnvironment(environment);
}

void PostgresTool::start(const QStringList &arguments)
{
    m_process.start(m_program, m_connection + arguments);
}

Result<QByteArray> PostgresTool::end()
{
    m_process.waitForFinished(withoutEnd);
    const QString said = QString::fromUtf8(m_process.readAllStandardError()).trimmed();
    if (m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0 && m_process.error() == QProcess::UnknownError)
        return m_process.readAllStandardOutput();
    const QString name = QFileInfo(m_program).fileName();
    if (said.contains(QLatin1String("server version mismatch"))) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("The program %1 is older than the server. Install the client programs of the server's version or of a newer one.")
                .arg(name),
            said);
    }
    // Its first line names the fault; the rest is for the log.
    return failure(ErrorCode::Environment, Tr::tr("The program %1 failed: %2").arg(name, said.section(u'\n', 0, 0)), said);
}

Result<QByteArray> PostgresTool::run(const QStringList &arguments)
{
    start(arguments);
    return end();
}

Result<> PostgresTool::runInto(const QStringList &arguments, PostgresTool &into, const QStringList &intoArguments)
{
    m_process.setStandardOutputProcess(&into.m_process);
    start(arguments);
    into.start(intoArguments);
    // The receiver first: it may end early, and the sender then has nobody to write to.
    const auto received = into.end();
    const auto sent = end();
    YUYI_CHECK(sent);
    YUYI_CHECK(received);
    return {};
}

} // namespace yuyi
