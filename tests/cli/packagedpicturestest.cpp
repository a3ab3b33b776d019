// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/picturework.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

/// A work package whose annotator added pictures to a question, merged by the program.
class PackagedPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void merging()
    {
        const CliProgram cli;
        PictureWork project(false);
        const QString file = pack(project, Role::Annotator, project.first);
        Medium medium;
        workWith(project, file, [&](Stores &stores, const QString &folder) {
            medium = must(MediaService(stores, folder, project.first).add(drawnMedium(1).bytes, {}));
            writeQuestion(stores, project.first, project.image, [&](Question &question) { question.media = {medium}; });
        });
        project.host.waitUntilClosed();
        const auto run = [&](const QString &line) { return cli.run(line.arg(project.location, file)); };
        QVERIFY_ENDED(run(QStringLiteral("--json merge \"%1\" \"%2\" --dry-run")), 0);
        QVERIFY(!QFile::exists(project.fileOf(medium)));
        const auto merged = run(QStringLiteral("--json merge \"%1\" \"%2\""));
        QVERIFY_ENDED(merged, 0);
        QVERIFY2(merged.json()["returns"][0]["new"] == 1, merged.told().constData());
        QCOMPARE(fileBytes(project.fileOf(medium)), drawnMedium(1).bytes);
        QVERIFY_ENDED(cli.run(QStringLiteral("check \"%1\"").arg(project.location)), 0);
        // Its file is lost: the check says so, by the picture.
        QVERIFY(QFile::remove(project.fileOf(medium)));
        const auto checked = cli.run(QStringLiteral("--json check \"%1\"").arg(project.location));
        QVERIFY(checked.status != 0);
        QVERIFY2(checked.printed.contains(medium.sha256.hex().left(12)), checked.told().constData());
    }
};

QTEST_GUILESS_MAIN(PackagedPicturesTest)
#include "packagedpicturestest.moc"
