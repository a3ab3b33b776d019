// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/throwawayserver.h"

#include "db/connection/connection.h"
#include "models/domain/people/scram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QThread>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace yuyi::bench {

namespace {

const QString administrator = QStringLiteral("yuyi");

[[noreturn]] void give(const QString &why)
{
    std::fprintf(stderr, "yuyi-bench: %s\n", qPrintable(why));
    std::exit(4);
}

QString programOf(const QString &name)
{
    QStringList folders;
    const QStringList versions = QDir(QStringLiteral("/usr/lib/postgresql")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto version = versions.rbegin(); version != versions.rend(); ++version)
        folders.append(QStringLiteral("/usr/lib/postgresql/%1/bin").arg(*version));
    const QString found = QStandardPaths::findExecutable(name, folders);
    return found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
}

/// PostgreSQL refuses to run as root.
const passwd *otherUser()
{
    return geteuid() == 0 ? getpwnam("postgres") : nullptr;
}

void becomeOther(const passwd *user)
{
    if (user && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
        _exit(126);
}

} // namespace

ThrowawayServer::ThrowawayServer()
{
    const QString initdb = programOf(QStringLiteral("initdb"));
    if (initdb.isEmpty())
        give(QStringLiteral("initdb of PostgreSQL is not installed"));
    const passwd *user = otherUser();
    if (geteuid() == 0 && !user)
        give(QStringLiteral("PostgreSQL does not run as root, and there is no user postgres"));
    const QByteArray password = newLoginPassword();
    const QString secret = m_folder.filePath(QStringLiteral("password"));
    QFile file(secret);
    if (!file.open(QIODevice::WriteOnly) || file.write(password) != password.size())
        give(file.errorString());
    file.close();
    if (user) {
        for (const QString &path : {m_folder.path(), secret}) {
            if (chown(QFile::encodeName(path).constData(), user->pw_uid, user->pw_gid) != 0)
                give(path + QStringLiteral(" cannot be given to the user postgres"));
        }
    }
    QProcess making;
    making.setChildProcessModifier([user] { becomeOther(user); });
    making.setWorkingDirectory(m_folder.path());
    making.start(initdb, {QStringLiteral("--pgdata"), m_folder.filePath(QStringLiteral("data")),
                          QStringLiteral("--username"), administrator, QStringLiteral("--pwfile"),
                          secret, QStringLiteral("--auth"), QStringLiteral("scram-sha-256"),
                          QStringLiteral("--encoding"), QStringLiteral("UTF8"),
                          QStringLiteral("--locale"), QStringLiteral("C.UTF-8")});
    if (!making.waitForFinished(120'000) || making.exitCode() != 0)
        give(QString::fromUtf8(making.readAllStandardError()));
    QTcpServer free;
    free.listen(QHostAddress::LocalHost);
    m_port = free.serverPort();
    free.close();
    qputenv("PGHOST", "127.0.0.1");
    qputenv("PGPORT", QByteArray::number(m_port));
    qputenv("PGUSER", administrator.toUtf8());
    qputenv("PGDATABASE", "postgres");
    qputenv("PGPASSWORD", password);
    start();
}

ThrowawayServer::~ThrowawayServer()
{
    kill();
}

void ThrowawayServer::start()
{
    constexpr int patienceMs = 120'000;
    const QByteArray program = QFile::encodeName(programOf(QStringLiteral("postgres")));
    const QByteArray data = QFile::encodeName(m_folder.filePath(QStringLiteral("data")));
    const QByteArray log = QFile::encodeName(m_folder.filePath(QStringLiteral("log")));
    const QByteArray port = QByteArray::number(m_port);
    const passwd *user = otherUser();
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < patienceMs) {
        if (m_postmaster < 0) {
            const pid_t started = fork();
            if (started == 0) {
                const int out = ::open(log.constData(), O_WRONLY | O_CREAT | O_APPEND, 0644);
                dup2(out, 1);
                dup2(out, 2);
                becomeOther(user);
                // However the benchmark ends, its server does not outlive it.
                prctl(PR_SET_PDEATHSIG, SIGQUIT);
                execl(program.constData(), program.constData(), "-D", data.constData(), "-p", port.constData(), "-c",
                      "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=300",
                      static_cast<char *>(nullptr));
                _exit(127);
            }
            const std::lock_guard lock(m_guard);
            m_postmaster = started;
        }
        const auto location =
            readLocation(QStringLiteral("postgresql://%1@127.0.0.1:%2/postgres?schema=public")
                             .arg(administrator)
                             .arg(m_port),
                         &isOnNetwork);
        if (location && Connection::open(*location))
            return;
        int status = 0;
        // Its shared memory may still be held by processes that are about to end.
        if (waitpid(m_postmaster, &status, WNOHANG) == m_postmaster) {
            const std::lock_guard lock(m_guard);
            m_postmaster = -1;
        }
        QThread::msleep(20);
    }
    give(QStringLiteral("the server does not start; see %1").arg(QString::fromLocal8Bit(log)));
}

QList<pid_t> ThrowawayServer::processes() const
{
    QList<pid_t> found;
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &name : all) {
        bool isNumber = false;
        const pid_t process = name.toInt(&isNumber);
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (!isNumber || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray line = file.readAll();
        const QList<QByteArray> rest = line.mid(line.lastIndexOf(')') + 2).split(' ');
        if (rest.value(1).toInt() == m_postmaster)
            found.append(process);
    }
    return found;
}

void ThrowawayServer::look()
{
    const std::lock_guard lock(m_guard);
    m_known = m_postmaster > 0 ? processes() : QList<pid_t>();
}

void ThrowawayServer::signalAll(int signal)
{
    if (m_postmaster <= 0)
        return;
    // The postmaster first: it would start others.
    ::kill(m_postmaster, signal);
    for (const pid_t process : std::as_const(m_known))
        ::kill(process, signal);
    const QList<pid_t> now = processes();
    for (const pid_t process : now)
        ::kill(process, signal);
    m_known.clear();
}

void ThrowawayServer::kill()
{
    const std::lock_guard lock(m_guard);
    signalAll(SIGKILL);
    if (m_postmaster > 0)
        waitpid(m_postmaster, nullptr, 0);
    m_postmaster = -1;
}

void ThrowawayServer::freeze()
{
    const std::lock_guard lock(m_guard);
    signalAll(SIGSTOP);
}

void ThrowawayServer::thaw()
{
    const std::lock_guard lock(m_guard);
    signalAll(SIGCONT);
}

} // namespace yuyi::bench
