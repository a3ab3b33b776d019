// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "models/domain/project/project.h"

using namespace yuyi;
using namespace yuyi::test;

/// The file of an open project is replaced under its name, as sync tools and file managers do.
class SameFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSavedIntoAReplacedFile_data();
    void nothingIsSavedIntoAReplacedFile();
    void aRemovedFileIsNoticed();
    void aRenamedFolderTakesItsFileAlong();

private:
    static Result<> save(const TestProject &project, const QString &name)
    {
        return project.stores->transaction([&] { return project.images().add(newImage(name)); });
    }
};

void SameFileTest::nothingIsSavedIntoAReplacedFile_data()
{
    QTest::addColumn<bool>("sameContent");
    QTest::newRow("a copy of it") << true;
    QTest::newRow("another project") << false;
}

void SameFileTest::nothingIsSavedIntoAReplacedFile()
{
    QFETCH(bool, sameContent);
    const TestProject project(false);
    VERIFY_OK(save(project, QStringLiteral("before.jpg")));
    const QString aside = project.folder.filePath(QStringLiteral("aside"));
    const QString fresh = project.folder.filePath(QStringLiteral("fresh"));
    const TestProject other(false);
    QVERIFY(QFile::copy(sameContent ? project.file() : other.file(), fresh));
    const QByteArray content = fileBytes(fresh);
    QVERIFY(QFile::rename(project.file(), aside));
    QVERIFY(QFile::rename(fresh, project.file()));
    const auto saved = save(project, QStringLiteral("lost.jpg"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::Environment);
    QVERIFY2(saved.error().sentence.contains(QStringLiteral("project.yuyi")), qPrintable(saved.error().sentence));
    // No second connection plays the log of the one into the other.
    const auto second = project.factory->open();
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Environment);
    QCOMPARE(fileBytes(project.file()), content);
    // What was there can still be read, and goes on when it is put back.
    QCOMPARE(project.images().list({}, ImageSort::Added)->size(), 1);
    QVERIFY(QFile::remove(project.file()));
    QVERIFY(QFile::rename(aside, project.file()));
    VERIFY_OK(save(project, QStringLiteral("after.jpg")));
    VERIFY_OK(project.factory->open());
    QCOMPARE(project.images().list({}, ImageSort::Added)->size(), 2);
}

void SameFileTest::aRemovedFileIsNoticed()
{
    const TestProject project(false);
    QVERIFY(QFile::remove(project.file()));
    const auto saved = save(project, QStringLiteral("lost.jpg"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::Environment);
}

void SameFileTest::aRenamedFolderTakesItsFileAlong()
{
    TestProject project(false);
    const QString elsewhere = project.folder.filePath(QStringLiteral("renamed"));
    QVERIFY(QDir().rename(project.location, elsewhere));
    VERIFY_OK(save(project, QStringLiteral("kept.jpg")));
    SqlProjectHost host;
    project.stores.reset();
    const auto again = host.open(elsewhere);
    VERIFY_OK(again);
    QCOMPARE((*again)->open().value()->images().list({}, ImageSort::Added)->size(), 1);
}

QTEST_GUILESS_MAIN(SameFileTest)
#include "samefiletest.moc"
