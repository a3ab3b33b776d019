// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/regularfile.h"
#include "models/domain/system.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// What models/platform finds, in the words of Qt.
class RegularFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void opensWhatIsThere();
    void saysWhatIsNot();
    void takesEveryName();
};

void RegularFileTest::opensWhatIsThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("牡丹 ☃.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("one\r\ntwo"), qint64(8));
    file.close();
    for (const FileLinks links : {FileLinks::Followed, FileLinks::Refused}) {
        const RegularFile opened = openRegularFile(path, links);
        QVERIFY(opened.file);
        QVERIFY(!opened.error);
        QCOMPARE(opened.bytes, qint64(8));
        QCOMPARE(opened.file->readAll(), QByteArray("one\r\ntwo"));
    }
    const QString link = folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(path, link));
    const RegularFile followed = openRegularFile(link, FileLinks::Followed);
    QVERIFY(followed.file && followed.isLink);
    const RegularFile refused = openRegularFile(link, FileLinks::Refused);
    QVERIFY(!refused.file && !refused.error && refused.isLink);
}

void RegularFileTest::saysWhatIsNot()
{
    const QTemporaryDir folder;
    const RegularFile missing = openRegularFile(folder.filePath(QStringLiteral("none")), FileLinks::Followed);
    QVERIFY(!missing.file);
    QCOMPARE(missing.error, std::make_error_code(std::errc::no_such_file_or_directory));
    QCOMPARE(systemMessage(missing.error), QStringLiteral("No such file or directory"));
    const RegularFile itself = openRegularFile(folder.path(), FileLinks::Refused);
    QVERIFY(!itself.file && !itself.error && itself.isFolder);
    QVERIFY(!QDir().mkdir(folder.path()));
    QCOMPARE(lastSystemMessage(), QStringLiteral("File exists"));
}

void RegularFileTest::takesEveryName()
{
    const QString name = QStringLiteral("/home/玉/牡丹.jpg");
    QCOMPARE(QString::fromStdString(systemPath(name).string()), name);
    QVERIFY(systemPath({}).empty());
    QCOMPARE(pathText(systemPath(name)), name);
    QCOMPARE(pathText(std::filesystem::path("/home/\xd4.jpg")), QStringLiteral("/home/\uFFFD.jpg"));
}

QTEST_GUILESS_MAIN(RegularFileTest)
#include "regularfiletest.moc"
