// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/logging.h"

#include "models/domain/clock.h"
#include "models/imaging/codecs/decoderoutput.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QMutex>

#include <cstdio>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(decoders, "yuyi.decoders")

constexpr qint64 largestFile = 1024 * 1024;
constexpr int longestMessage = 2000;
constexpr int olderFiles = 2;

struct Log {
    QMutex mutex;
    QFile file;
    QString home;

    void rotate()
    {
        file.close();
        const QString name = file.fileName();
        for (int i = olderFiles; i > 0; --i) {
            const QString older = QStringLiteral("%1.%2").arg(name).arg(i);
            const QString newer = i == 1 ? name : QStringLiteral("%1.%2").arg(name).arg(i - 1);
            QFile::remove(older);
            QFile::rename(newer, older);
        }
        open();
    }

    bool open() { return file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Text); }
};

Log &theLog()
{
    static Log log;
    return log;
}

QString levelName(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return QStringLiteral("debug");
    case QtInfoMsg: return QStringLiteral("info");
    case QtWarningMsg: return QStringLiteral("warning");
    case QtCriticalMsg: return QStringLiteral("critical");
    case QtFatalMsg: return QStringLiteral("fatal");
    }
    return {};
}

void write(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Log &log = theLog();
    QString text = message.left(longestMessage);
    text.replace(u'\n', u' ');
    if (!log.home.isEmpty())
        text.replace(log.home, QStringLiteral("~"));
    const QByteArray line = QStringLiteral("%1 %2 %3: %4\n")
                                .arg(currentTime().toString(Qt::ISODateWithMs), levelName(type),
                                     QString::fromUtf8(context.category), text)
                                .toUtf8();
    // What decoders say among themselves is for the file.
    if (type != QtDebugMsg)
        std::fputs(line.constData(), programErrors());
    QMutexLocker lock(&log.mutex);
    if (!log.file.isOpen())
        return;
    if (log.file.size() > largestFile)
        log.rotate();
    log.file.write(line);
    log.file.flush();
}

} // namespace

void startLogging(const QString &folder)
{
    Log &log = theLog();
    {
        QMutexLocker lock(&log.mutex);
        log.home = QDir::homePath();
        if (log.home == QLatin1String("/"))
            log.home.clear();
        QDir().mkpath(folder);
        log.file.setFileName(folder + QStringLiteral("/yuyi.log"));
        log.open();
    }
    qInstallMessageHandler(write);
    divertDecoderOutput([](const QByteArray &line) { qCDebug(decoders, "%s", line.constData()); });
}

QString logFile()
{
    return theLog().file.isOpen() ? theLog().file.fileName() : QString();
}

} // namespace yuyi
