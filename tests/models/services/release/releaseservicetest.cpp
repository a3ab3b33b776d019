// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/domain/clock.h"
#include "models/exchange/release/splits.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/release/releaseservice.h"

#include <QFile>
#include <QTest>

#include <utility>

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
        QCOMPARE(service.state()->splits.kept.value(SplitBy::Image),
                 (QMap<QString, int>{{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 4}}));
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

    /// What the rules say of annotators and answers holds for questions that were made here, and for no others.
    void theCardClaimsNoWorkOnImportedQuestions()
    {
        RunProject project(2);
        ReleaseService service(*project.stores, project.projectFolder());
        const auto card = [&] { return service.card({}).value_or(QByteArray()); };
        const WorkRules rules = project.stores->project().info()->rules;
        const QByteArray annotators = QByteArray::number(rules.annotatorsPerImage);
        const QByteArray votes = QByteArray::number(rules.votesPerQuestion);
        const QByteArray imported = card();
        QVERIFY2(imported.contains("Imported from: "), imported.constData());
        QVERIFY2(!imported.contains("Annotators per image") && !imported.contains("Independent answers"), imported.constData());

        const auto all = project.stores->annotations().releasableItems();
        QVERIFY2(all.has_value() && all->size() == 2, whatFailed(all).constData());
        QVERIFY(project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL WHERE image_id = '%1'")
                                                  .arg(all->constFirst().image.toString())));
        const QByteArray both = card();
        QVERIFY2(
            both.contains(QByteArray(
                "Annotators per image, for questions made in this project: " + annotators + ".")),
            both.constData());
        QVERIFY2(both.contains("Independent answers per question, for questions made in this project"), both.constData());

        QVERIFY(project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL")));
        const QByteArray own = card();
        QVERIFY2(own.contains(QByteArray("- Annotators per image: " + annotators + ".\n")), own.constData());
        QVERIFY2(own.contains(QByteArray(
                     "Independent answers per question, given without seeing the author's answer: "
                     + votes + ".")),
                 own.constData());
        // The project knows a file of which nothing is released.
        QVERIFY2(!own.contains("Imported from: "), own.constData());
    }

    /// Published formats have no place for explanations of answers: whoever exports and whoever reads the card is told.
    void explanationsThatAreLeftOutAreTold()
    {
        RunProject project(3);
        QVERIFY(project.connection()->execute(QStringLiteral("UPDATE question_version SET rationale = '因为' WHERE stem <> '第0题'")));
        ReleaseService service(*project.stores, project.projectFolder());
        const QByteArray sentence = "The files of this release do not contain the explanations of the answers.";
        const auto write = [&](ExportFormat format, bool withKeys) {
            ReleaseRequest request;
            request.format = format;
            request.withKeys = withKeys;
            request.by = project.lead;
            request.target = project.folder.filePath(codeOf(format) + (withKeys ? QString() : QStringLiteral("-bare")));
            NoProgress progress;
            const auto report = service.release(request, progress);
            if (!report)
                qFatal("%s", whatFailed(report).constData());
            QFile card(request.target + QStringLiteral("/README.md"));
            const QByteArray text = card.open(QIODevice::ReadOnly) ? card.readAll() : QByteArray();
            return std::pair(report->notes.filter(QStringLiteral("2 question")).size(), text.contains(sentence));
        };
        QCOMPARE(write(ExportFormat::CiiBench, true), std::pair(qsizetype(1), true));
        QCOMPARE(write(ExportFormat::Chat, true), std::pair(qsizetype(1), true));
        QCOMPARE(write(ExportFormat::CiiBench, false), std::pair(qsizetype(0), false));
        QCOMPARE(write(ExportFormat::Jsonl, true), std::pair(qsizetype(0), false));
    }

    /// A step that never ran discarded nothing by a rule; one that ran is told with its figures, and who did it is not.
    void theCardTellsOfStepsThatRanAndNamesNobody()
    {
        RunProject project(2);
        ReleaseService service(*project.stores, project.projectFolder());
        const auto card = [&] { return service.card({}).value_or(QByteArray()); };
        QVERIFY(!card().isEmpty() && !card().contains("## Filter parameters"));

        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(30), "png", -1));
        project.collect();
        ImageFilter added;
        added.text = QStringLiteral("a.png");
        const auto images = project.stores->images().list(added, ImageSort::Name);
        QVERIFY(images.has_value() && images->size() == 1);
        Verdict verdict;
        verdict.step = FilterStep::Text;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("text-heavy");
        const auto decided = DecisionService(*project.stores, project.lead).decide(*images, verdict, QStringLiteral("text"));
        QVERIFY2(decided.has_value(), whatFailed(decided).constData());
        StepRun run;
        run.step = FilterStep::Text;
        run.engine = QStringLiteral("engine 1");
        run.at = currentTime();
        run.by = project.lead;
        QVERIFY(project.stores->transaction([&] { return recordStepRun(*project.stores, run); }));
        QVERIFY(!stepReport(*project.stores, FilterStep::Text)->value().deciders.isEmpty());
        // One decision by a person is no rule.
        QVERIFY(!card().contains("- Text: images whose text areas cover"));
        verdict.rule = QStringLiteral("{\"limit\":0.25,\"rule\":\"text-ratio\"}");
        QVERIFY(DecisionService(*project.stores, project.lead).decide(*images, verdict, QStringLiteral("limit")));
        const QByteArray text = card();
        QVERIFY2(text.contains("- Text: images whose text areas cover more than 25.0 %")
                     && !text.contains("Duplicates: method"),
                 text.constData());
        QVERIFY2(text.contains("last run") && text.contains("Images decided on by people: 1"), text.constData());
        const Person lead = project.stores->project().people()->constFirst();
        QVERIFY2(!lead.name.isEmpty() && !text.contains(lead.name.toUtf8()), text.constData());
    }
};

QTEST_GUILESS_MAIN(ReleaseServiceTest)
#include "releaseservicetest.moc"
