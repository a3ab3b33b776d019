// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decoderoutput.h"
#include "models/imaging/codecs/decodefloat.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <mutex>

using namespace yuyi;

/// Standard error of this process goes to a file as long as this lives.
class CaughtErrors
{
public:
    explicit CaughtErrors(const QString &path) : m_before(::dup(STDERR_FILENO))
    {
        const int file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(file, STDERR_FILENO);
        ::close(file);
    }
    ~CaughtErrors()
    {
        ::dup2(m_before, STDERR_FILENO);
        ::close(m_before);
    }

private:
    int m_before;
};

class DecoderOutputTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// A TIFF that says that it has a directory, and ends before it.
    static QByteArray cutTiff() { return QByteArray("II*\0\x08\0\0\0", 8); }

    QByteArray caught(const std::function<void()> &work)
    {
        const QString path = m_folder.filePath(QStringLiteral("errors"));
        {
            const CaughtErrors errors(path);
            work();
            std::fflush(programErrors());
        }
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unread");
    }

private Q_SLOTS:
    void decodersPrintNothing()
    {
        const auto decodeBroken = [] { QVERIFY(decodeFloat(cutTiff()).isNull()); };
        // What this is about: without it the decoder prints.
        QVERIFY(!caught(decodeBroken).isEmpty());
        std::mutex mutex;
        QList<QByteArray> lines;
        divertDecoderOutput([&](const QByteArray &line) {
            const std::lock_guard lock(mutex);
            lines.append(line);
        });
        QCOMPARE(caught(decodeBroken), QByteArray());
        QVERIFY(!lines.isEmpty());
        QVERIFY(!lines.first().isEmpty());
        QCOMPARE(caught([] { std::fputs("ours\n", programErrors()); }), QByteArray("ours\n"));
    }
};

QTEST_GUILESS_MAIN(DecoderOutputTest)
#include "decoderoutputtest.moc"
