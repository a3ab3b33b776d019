// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/logging.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

class LoggingTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QByteArray content(const QString &name)
    {
        QFile file(m_dir.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() { startLogging(m_dir.path()); }

    // Back to the test's own messages.
    void cleanupTestCase() { qInstallMessageHandler(nullptr); }

    void writesLinesWithoutTheHomeFolder()
    {
        qWarning().noquote() << "cannot read" << QDir::homePath() + QStringLiteral("/pictures/a.png") << "\nsecond line";
        const QByteArray line = content(QStringLiteral("yuyi.log")).split('\n').value(0);
        QVERIFY(line.contains(" warning default: cannot read ~/pictures/a.png"));
        QVERIFY(line.contains("second line"));
        QVERIFY(!line.contains(QString(QDir::homePath() + QLatin1Char(u'/')).toUtf8()));
        QCOMPARE(logFile(), m_dir.filePath(QStringLiteral("yuyi.log")));
    }

    void longMessagesAreCut()
    {
        qWarning().noquote() << "begin" << QString(100000, u'x') << "end";
        QVERIFY(!content(QStringLiteral("yuyi.log")).contains("end"));
    }

    void oldFilesGo()
    {
        const QString filling(1900, u'y');
        for (int i = 0; i < 2600; ++i)
            qWarning().noquote() << i << filling;
        const QStringList files = QDir(m_dir.path()).entryList({QStringLiteral("yuyi.log*")}, QDir::Files, QDir::Name);
        QCOMPARE(files, QStringList({QStringLiteral("yuyi.log"), QStringLiteral("yuyi.log.1"), QStringLiteral("yuyi.log.2")}));
        for (const QString &file : files)
            QVERIFY(QFile(m_dir.filePath(file)).size() < 1100 * 1024);
        QVERIFY(content(QStringLiteral("yuyi.log")).contains("2599 yyy"));
    }
};

QTEST_GUILESS_MAIN(LoggingTest)
#include "loggingtest.moc"
