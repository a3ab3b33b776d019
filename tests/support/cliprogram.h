// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace yuyi::test {

/// @brief The program yuyi-cli, started in a folder of the test's own and in the locale C.UTF-8, whatever the machine's is. Needs
/// YUYI_CLI.
class CliProgram
{
public:
    struct Ended {
        int status = -1; ///< −1: it did not end by itself
        QString printed; ///< standard output
        QString said;    ///< standard error

        /// What was printed as JSON; an empty object where it is none.
        Json json() const
        {
            const Json parsed = Json::parse(printed.toStdString(), nullptr, false);
            return parsed.is_discarded() ? Json::object() : parsed;
        }
        QByteArray told() const { return QStringLiteral("ended with %1: %2%3").arg(status).arg(printed.left(3000), said).toUtf8(); }
    };

    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Runs a line as one types it; words with blanks are in quotes. Files are named from the test's folder.
    Ended run(const QString &line, const QByteArray &input = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.remove(QStringLiteral("LANGUAGE"));
        for (const char *kind : {"CONFIG", "CACHE", "DATA"})
            environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(kind)), path(QStringLiteral("home")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(YUYI_CLI), QProcess::splitCommand(line));
        process.write(input);
        process.closeWriteChannel();
        Ended ended;
        if (process.waitForFinished(300'000) && process.exitStatus() == QProcess::NormalExit)
            ended.status = process.exitCode();
        else
            process.kill();
        ended.printed = QString::fromUtf8(process.readAllStandardOutput());
        ended.said = QString::fromUtf8(process.readAllStandardError());
        return ended;
    }

    /// A project of a test's own: a copy of another.
    bool copy(const QString &from, const QString &to) const
    {
        const QDir source(path(from));
        bool good = QDir(m_folder.path()).mkpath(to);
        QDirIterator entries(source.path(), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString entry = entries.next();
            const QString target = path(to) % u'/' % source.relativeFilePath(entry);
            good = (entries.fileInfo().isDir() ? QDir().mkpath(target) : QFile::copy(entry, target)) && good;
        }
        return good;
    }

    bool write(const QString &name, const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

/// @brief What is wrong where a line does not end with this status, one sentence that holds these words, and no result; empty: nothing.
inline QByteArray refusalFault(const CliProgram &program, const QString &line, int status, const QString &said)
{
    const CliProgram::Ended ended = program.run(line);
    const bool good = ended.status == status && ended.printed.isEmpty() && ended.said.startsWith(QStringLiteral("yuyi-cli: "))
                   && ended.said.contains(said) && ended.said.trimmed().count(u'\n') == 0;
    return good ? QByteArray() : ended.told();
}

} // namespace yuyi::test

/// Fails with all that the program printed and said. The line is run once.
#define QVERIFY_ENDED(ended, wanted) \
    do { \
        const yuyi::test::CliProgram::Ended &toJudge = (ended); \
        QVERIFY2(toJudge.status == (wanted), toJudge.told().constData()); \
    } while (false)
