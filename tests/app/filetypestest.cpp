// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/packagefixture.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What a file manager does with our files: it tells their types, with and without their names, finds in the desktop entry that the
/// program opens them, and starts it with the file.
class FileTypesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<PackageProject> m_fixture;
    QString m_package;

    static QString source(const QString &name) { return QStringLiteral(YUYI_SOURCE_DIR "/packaging/desktop/") + name; }

    QString copied(const QString &file, const QString &name)
    {
        const QString copy = m_dir.filePath(name);
        return QFile::copy(file, copy) ? copy : QString();
    }

    /// The status the program ends with, once it has opened the file and shown its window.
    int opened(const QString &file)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_dir.filePath(QStringLiteral("config")));
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QStringLiteral(YUYI_PROGRAM), {QStringLiteral("--exit-after-startup"), file});
        if (!program.waitForFinished(60000)) {
            program.kill();
            program.waitForFinished();
            return -1;
        }
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -2;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString mime = m_dir.filePath(QStringLiteral("data/mime/packages"));
        QVERIFY(QDir().mkpath(mime));
        QVERIFY(QFile::copy(source(QStringLiteral("yuyi-mime.xml")), mime + QStringLiteral("/yuyi.xml")));
        // As installed, the types are in one folder with all others. (Of two folders that know a content Qt takes the later.)
        qputenv("XDG_DATA_DIRS", QFile::encodeName(m_dir.filePath(QStringLiteral("data"))));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_dir.filePath(QStringLiteral("home"))));
        m_fixture = std::make_unique<PackageProject>(false);
        const PackRequest request = m_fixture->request(Role::Validator, m_fixture->validator);
        const auto packed = m_fixture->pack(request);
        QVERIFY2(packed, whatFailed(packed).constData());
        m_package = request.file;
    }

    void typesAreKnown()
    {
        const QMimeDatabase types;
        const QString project = QStringLiteral("application/x-yuyi-project");
        const QString package = QStringLiteral("application/x-yuyi-package");
        QVERIFY(types.mimeTypeForName(project).inherits(QStringLiteral("application/vnd.sqlite3")));
        QVERIFY(types.mimeTypeForName(package).inherits(QStringLiteral("application/vnd.sqlite3")));

        const QString file = m_fixture->file();
        QCOMPARE(types.mimeTypeForFile(file, QMimeDatabase::MatchExtension).name(), project);
        QCOMPARE(types.mimeTypeForFile(m_package, QMimeDatabase::MatchExtension).name(), package);
        QCOMPARE(types.mimeTypeForFile(QStringLiteral("Li_Lei.yuyi-invite"), QMimeDatabase::MatchExtension).name(),
                 QStringLiteral("application/x-yuyi-invitation"));
        // Saved under a name that says nothing.
        QCOMPARE(types.mimeTypeForFile(copied(file, QStringLiteral("saved-a")), QMimeDatabase::MatchContent).name(), project);
        QCOMPARE(types.mimeTypeForFile(copied(m_package, QStringLiteral("saved-b"))).name(), package);
        // Another program's database is none of ours.
        QFile other(copied(m_package, QStringLiteral("saved-c")));
        QVERIFY(other.open(QIODevice::ReadWrite));
        QVERIFY(other.seek(68));
        QCOMPARE(other.write("\0\0\0\7", 4), qint64(4));
        other.close();
        QVERIFY(!types.mimeTypeForFile(other.fileName(), QMimeDatabase::MatchContent).name().contains(QLatin1String("yuyi")));
    }

    void theDesktopEntryClaimsThem()
    {
        QSettings entry(source(QStringLiteral("org.yuyi.Yuyi.desktop")), QSettings::IniFormat);
        entry.beginGroup(QStringLiteral("Desktop Entry"));
        QCOMPARE(entry.value(QStringLiteral("Exec")).toString(), QStringLiteral("yuyi %f"));
        QFile text(source(QStringLiteral("org.yuyi.Yuyi.desktop")));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(text.readAll().contains("\nMimeType=application/x-yuyi-project;application/x-yuyi-package;"
                                        "application/x-yuyi-invitation;\n"));
    }

    void theProgramOpensThem()
    {
        // A project lives with its pictures: the file is opened where it is.
        m_fixture->stores.reset();
        QCOMPARE(opened(m_fixture->file()), 0);
        QCOMPARE(opened(m_package), 0);
        QCOMPARE(opened(copied(m_package, QStringLiteral("attachment"))), 0);
        QCOMPARE(opened(copied(m_package, QStringLiteral("名字 with blanks.YUYIPACK"))), 0);
        // An invitation is shown in its dialog, whatever is in it.
        QFile invitation(m_dir.filePath(QStringLiteral("Li_Lei.yuyi-invite")));
        QVERIFY(invitation.open(QIODevice::WriteOnly));
        invitation.close();
        QCOMPARE(opened(invitation.fileName()), 0);
        QFile letter(m_dir.filePath(QStringLiteral("letter.yuyi")));
        QVERIFY(letter.open(QIODevice::WriteOnly));
        QVERIFY(letter.write("Dear colleague") > 0);
        letter.close();
        QCOMPARE(opened(letter.fileName()), 3);
    }
};

QTEST_GUILESS_MAIN(FileTypesTest)
#include "filetypestest.moc"
