// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/exchange/release/splits.h"
#include "models/services/release/releaseservice.h"

#include <QFile>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

class ReleaseServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What was released stays in its split; what came since is assigned to what the splits lack, and the data card says so.
    void aLaterReleaseAssignsOnlyWhatIsNew()
    {
        RunProject project(8);
        // Annotated here: no split of an imported file.
        QVERIFY(project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL")));
        ReleaseService service(*project.stores, project.projectFolder());
        const auto all = project.stores->annotations().releasableItems();
        QVERIFY2(all.has_value() && all->size() == 8, whatFailed(all).constData());
        const QList<ImageId> later{all->at(0).image, all->at(5).image};
        const auto setStages = [&](Stage stage) {
            return project.stores->transaction([&]() -> Result<> {
                for (const ImageId &image : later)
                    YUYI_CHECK(project.stores->images().setStage(image, stage));
                return {};
            });
        };
        QVERIFY(setStages(Stage::Returned));
        ReleaseRequest request;
        request.format = ExportFormat::Jsonl;
        request.by = project.lead;
        request.target = project.folder.filePath(QStringLiteral("first"));
        request.splits = *parseSplits(QStringLiteral("dev:2,test:rest"));
        NoProgress progress;
        QVERIFY(service.release(request, progress));
        const auto splits = [&] {
            QHash<QuestionId, QString> of;
            const auto items = project.stores->annotations().releasableItems();
            for (const Item &item : items.value_or(QList<Item>()))
                of.insert(item.question.id, item.split);
            return of;
        };
        const QHash<QuestionId, QString> before = splits();
        QCOMPARE(before.size(), 6);

        QVERIFY(setStages(Stage::Accepted));
        QCOMPARE(service.state()->keptSplits, (QMap<QString, int>{{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 4}}));
        request.target = project.folder.filePath(QStringLiteral("second"));
        request.splits = *parseSplits(QStringLiteral("dev:3,test:rest"));
        request.keepsSplits = true;
        request.seed = 7;
        QVERIFY(service.release(request, progress));
        const QHash<QuestionId, QString> after = splits();
        QCOMPARE(after.size(), 8);
        for (auto it = before.begin(); it != before.end(); ++it)
            QCOMPARE(after.value(it.key()), it.value());
        QCOMPARE(after.values().count(QStringLiteral("dev")), 3);
        QCOMPARE(after.values().count(QStringLiteral("test")), 5);
        QFile card(request.target + QStringLiteral("/README.md"));
        QVERIFY(card.open(QIODevice::ReadOnly));
        QVERIFY(card.readAll().contains("from an import or an earlier release kept it"));
    }
};

QTEST_GUILESS_MAIN(ReleaseServiceTest)
#include "releaseservicetest.moc"
