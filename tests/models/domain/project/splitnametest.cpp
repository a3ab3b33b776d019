// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project/splitname.h"

#include <QTest>

using namespace yuyi;

/// Which split an imported item is of.
class SplitNameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofFileAndFolders_data();
    void ofFileAndFolders();
};

void SplitNameTest::ofFileAndFolders_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("split");
    const auto row = [](const char *name, const char *file, const char *path, const char *split) {
        QTest::newRow(name) << QString::fromUtf8(file) << QString::fromUtf8(path) << QString::fromUtf8(split);
    };
    row("the file", "dev.json", "images/dev/dev-1.jpg", "dev");
    row("the file before the folder", "test.json", "images/dev/dev-1.jpg", "test");
    row("a word of the file", "test-200.json", "images/test/test-1.jpg", "test-200");
    row("the folder", "priv60_shots.json", "images/dev/dev-1.jpg", "dev");
    row("the other folder", "priv60_shots.json", "images/test/test-1.jpg", "test");
    row("as it is written", "all.json", "Train/1.jpg", "Train");
    row("the inner folder", "all.json", "test/dev/1.jpg", "dev");
    row("no letters of a word", "latest.json", "images/developers/1.jpg", "latest");
    row("a picture is no folder", "all.json", "test", "all");
    row("no path", "all.json", "", "all");
    row("the row of a table", "Pictures_test.tsv", "images/private/7.jpg", "private");
    row("a table without splits", "Pictures_test.tsv", "images/7.jpg", "Pictures_test");
    row("the folder of CMMMU", "cmmmu-data-val/science/science.jsonl", "q_00012_001.png", "val");
    row("any name of a split", "cmmmu-data-sample/dev.jsonl", "q_00012_001.png", "sample");
    row("a discipline alone", "science.jsonl", "q_00012_001.png", "science");
    row("the file of MARVEL has none", "marvel_label.json", "Marvel/7.png", "");
}

void SplitNameTest::ofFileAndFolders()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    QFETCH(QString, split);
    QCOMPARE(splitOfImported(file, path), split);
}

QTEST_GUILESS_MAIN(SplitNameTest)
#include "splitnametest.moc"
