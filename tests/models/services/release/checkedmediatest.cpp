// SPDX-License-Identifier: GPL-3.0-or-later
// What the check says about the files of question pictures.
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/pictureproject.h"

#include "models/services/release/checkservice.h"

#include <QDateTime>

using namespace yuyi;
using namespace yuyi::test;

class CheckedMediaTest : public QObject
{
    Q_OBJECT

    static QStringList problems(const PictureProject &project)
    {
        NoProgress progress;
        const auto found = CheckService(*project.stores, project.projectFolder()).check(progress);
        return found ? *found : QStringList{found.error().sentence};
    }
    static QString fileOf(const PictureProject &project, const Medium &medium)
    {
        return imageFilePath(project.projectFolder(), medium.sha256, medium.format);
    }

private Q_SLOTS:
    void picturesOfQuestionsAreNoStrays()
    {
        PictureProject project;
        const QString path = fileOf(project, addMedia(project, 1).constFirst());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-3600), QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(problems(project), QStringList());
        const auto moved = CheckService(*project.stores, project.projectFolder()).moveStrays(project.lead);
        VERIFY_OK(moved);
        QCOMPARE(*moved, QStringList());
        QVERIFY(QFile::exists(path));
    }

    void theirFilesAreCompared()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawnMedium(4).bytes);
        QCOMPARE(project.collect().added, 1);
        const QList<Medium> media = addMedia(project, 4);
        QVERIFY(QFile::remove(fileOf(project, media.at(0))));
        writeFile(fileOf(project, media.at(1)), "another");
        QVERIFY(QFile::remove(fileOf(project, media.at(2))));
        QVERIFY(QFile::link(project.raw(QStringLiteral("a.png")), fileOf(project, media.at(2))));
        // That of an image too: it is told once, as the image.
        QVERIFY(QFile::remove(fileOf(project, media.at(3))));
        const QStringList found = problems(project);
        const auto name = [&](int i) { return media.at(i).sha256.hex().left(12); };
        QCOMPARE(found.size(), 4);
        QVERIFY2(found.at(0).contains(QStringLiteral("“a.png”")), qPrintable(found.at(0)));
        const QStringList told{
            QStringLiteral("Question picture %1: its file is missing. Add the picture to its question again.").arg(name(0)),
            QStringLiteral("Question picture %1: its file has been altered.").arg(name(1)),
            QStringLiteral("Question picture %1: its file is a link, pipe or device.").arg(name(2))};
        for (const QString &expected : told)
            QVERIFY2(found.contains(expected), qPrintable(expected));
        // Added again, they are whole.
        addMedia(project, 2);
        QCOMPARE(problems(project).size(), 2);
    }
};

QTEST_GUILESS_MAIN(CheckedMediaTest)
#include "checkedmediatest.moc"
