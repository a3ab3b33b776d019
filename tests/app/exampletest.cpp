// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/example.h"
#include "app/languages.h"
#include "db/host/sqlprojecthost.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/filtering/text/textengine.h"
#include "models/services/agreement/agreementservice.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/annotation/guidelineservice.h"
#include "models/services/demo/drawnpuzzles.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/errors/directanswers.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/report.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/packages/packageservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/results/export.h"
#include "models/services/results/resultsservice.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/review/calibrationservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationservice.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/export.h"
#include "models/services/studyreports/report.h"
#include "models/services/taxonomy/chainservice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/cmmmupreset.h"
#include "tests/support/kinds/groupedpreset.h"
#include "tests/support/kinds/panelpreset.h"
#include "tests/support/kinds/questionlabels.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// The example project as the program makes it, in each language: what a newcomer is promised is there, and nothing made up passes for
/// true.
class ExampleTest : public QObject
{
    Q_OBJECT

    struct Made {
        std::shared_ptr<StoreFactory> factory;
        std::unique_ptr<Stores> stores;
        PersonId lead;
        QString madeUp; ///< how names say that nobody bears them
    };
    QTemporaryDir m_dir;
    Languages m_languages;
    SqlProjectHost m_host;
    std::map<QString, Made> m_made;

    Made &made()
    {
        QFETCH_GLOBAL(QString, language);
        m_languages.use(language);
        return m_made.at(language);
    }

    /// Questions that are blind rounds of this state.
    qsizetype rounds(ValidationState state) { return made().stores->validation().inState(state).value_or(QList<Validation>()).size(); }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
        QTest::newRow("en") << QStringLiteral("en");
    }

    void initTestCase()
    {
        qputenv("YUYI_DEMO_DIR", YUYI_DEMO_FOLDER);
        for (const auto &[language, madeUp] : {std::pair{QStringLiteral("zh_CN"), QStringLiteral("模拟")},
                                               std::pair{QStringLiteral("en"), QStringLiteral("simulated")}}) {
            m_languages.use(language);
            NoProgress progress;
            const QString folder = m_dir.filePath(language);
            // A folder of somebody's, called as one could call the place where it is made.
            const QString beside = folder + QStringLiteral(".new/mine");
            QVERIFY(QDir().mkpath(beside));
            VERIFY_OK(makeExample(m_host, folder, language, progress));
            QVERIFY(QDir(beside).exists());
            QCOMPARE(QDir(m_dir.path()).entryList({language + u'*'}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name),
                     (QStringList{language, language + QStringLiteral(".new")}));
            const auto factory = m_host.open(folder);
            VERIFY_OK(factory);
            auto stores = (*factory)->open();
            VERIFY_OK(stores);
            const auto people = (*stores)->project().people();
            VERIFY_OK(people);
            m_made[language] = Made{*factory, std::move(*stores), people->constFirst().id, madeUp};
        }
    }

    /// A small example is made with any preset: with kinds of questions, with labels that the bundled texts do not know.
    void anyPresetHasASmallExample()
    {
        QFETCH_GLOBAL(QString, language);
        m_languages.use(language);
        qsizetype number = 0;
        for (const Preset &preset : {*builtInPreset(QStringLiteral("ii-bench")), *builtInPreset(QStringLiteral("cmmmu")), kindsPreset(),
                                     groupedPreset(), writtenPreset(), cmmmuPreset(), questionLabelPreset(), panelPreset()}) {
            NoProgress progress;
            const QString folder = m_dir.filePath(QStringLiteral("small-%1-%2").arg(language).arg(++number));
            VERIFY_OK(makePresetExample(m_host, folder, preset, language, progress));
            const auto factory = m_host.open(folder);
            VERIFY_OK(factory);
            const auto stores = (*factory)->open();
            VERIFY_OK(stores);
            const auto people = (*stores)->project().people();
            VERIFY_OK(people);
            const auto images = (*stores)->images().list({}, ImageSort::Added);
            VERIFY_OK(images);
            QCOMPARE(images->size(), 6);
            // Four are done, the others wait for whoever opens it.
            qsizetype done = 0;
            for (const ImageId &image : *images) {
                const auto annotation = AnnotationService(**stores, people->constFirst().id).open(image);
                if (annotation && !labelsOfQuestion(annotation->content, 0).isEmpty()) {
                    ++done;
                    QVERIFY(annotation->state == AnnotationState::Submitted || preset.labelsQuestions());
                    QCOMPARE(annotation->content.labels.size(), preset.imageDimensions().size());
                    QVERIFY(!annotation->content.questions.isEmpty());
                    for (const Question &question : annotation->content.questions) {
                        for (const Dimension &dimension : preset.dimensions) {
                            if (dimension.ofQuestion() && dimension.required)
                                QVERIFY2(!question.labels.value(dimension.code).isEmpty(), qPrintable(dimension.code.text()));
                        }
                        QVERIFY(outsideParent(question.labels, preset).isEmpty());
                    }
                }
            }
            QVERIFY2(done == 4, qPrintable(QStringLiteral("%1: %2 done").arg(preset.code).arg(done)));
            // Another state of a preset has an example of its own.
            QVERIFY(presetExampleFolder(preset, language) != presetExampleFolder(*builtInPreset(QStringLiteral("cii-bench")), language));
        }
    }

    /// With a preset of objects, the pictures are drawings of six of them, and the questions ask about their factors.
    void objectsAreDrawn()
    {
        QFETCH_GLOBAL(QString, language);
        m_languages.use(language);
        NoProgress progress;
        const QString folder = m_dir.filePath(QStringLiteral("objects-") + language);
        const Preset preset = *builtInPreset(QStringLiteral("combo"));
        VERIFY_OK(makePresetExample(m_host, folder, preset, language, progress));
        const auto factory = m_host.open(folder);
        VERIFY_OK(factory);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        const auto people = (*stores)->project().people();
        VERIFY_OK(people);
        const auto images = (*stores)->images().list({}, ImageSort::Added);
        VERIFY_OK(images);
        QCOMPARE(images->size(), 6);
        int submitted = 0;
        for (const ImageId &image : *images) {
            const auto facts = (*stores)->composing().facts(image);
            VERIFY_OK(facts);
            QCOMPARE(objectFault(preset.objects, *facts), QString());
            const auto annotation = AnnotationService(**stores, people->constFirst().id).open(image);
            VERIFY_OK(annotation);
            if (annotation->state != AnnotationState::Submitted)
                continue;
            ++submitted;
            QCOMPARE(annotation->content.questions.size(), 7);
        }
        QCOMPARE(submitted, 4);
    }

    /// With a preset of chains of concepts, the pictures are figures and solids, and the questions those of their accepted chains.
    void conceptsAreDrawn()
    {
        QFETCH_GLOBAL(QString, language);
        m_languages.use(language);
        NoProgress progress;
        const QString folder = m_dir.filePath(QStringLiteral("concepts-") + language);
        const Preset preset = *builtInPreset(QStringLiteral("constructure"));
        VERIFY_OK(makePresetExample(m_host, folder, preset, language, progress));
        const auto factory = m_host.open(folder);
        VERIFY_OK(factory);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        const auto people = (*stores)->project().people();
        VERIFY_OK(people);
        const PersonId lead = people->constFirst().id;
        const auto chains = ChainService(**stores, lead).chains();
        VERIFY_OK(chains);
        int submitted = 0;
        int shown = 0;
        for (const ChainEntry &entry : chains->entries) {
            QCOMPARE(entry.chain.state, entry.image ? ChainState::Accepted : ChainState::Open);
            if (!entry.image)
                continue;
            ++shown;
            const auto annotation = AnnotationService(**stores, lead).open(entry.image->id);
            VERIFY_OK(annotation);
            if (annotation->state != AnnotationState::Submitted)
                continue;
            ++submitted;
            // One for each level, and one of each other task for each step.
            const qsizetype levels = entry.levels.size();
            QVERIFY(levels >= 3 && levels <= 5);
            // Beside a rectangle there is only the rhombus, which a square is as well.
            const int lacking = entry.levels.constLast().shown.code == u"square" ? 1 : 0;
            QVERIFY2(annotation->content.questions.size() == levels + 3 * (levels - 1) - lacking,
                     qPrintable(QString::number(annotation->content.questions.size())));
        }
        QCOMPARE(submitted, 4);
        QCOMPARE(shown, 6);
    }

    /// With a preset that composes pictures of panels, the pictures are puzzles, and their questions are those of its templates.
    void puzzlesAreDrawnAndComposed()
    {
        QFETCH_GLOBAL(QString, language);
        m_languages.use(language);
        NoProgress progress;
        const QString folder = m_dir.filePath(QStringLiteral("puzzles-") + language);
        const Preset preset = panelPreset();
        QCOMPARE(preset.sheets.size(), 2);
        VERIFY_OK(makePresetExample(m_host, folder, preset, language, progress));
        const auto factory = m_host.open(folder);
        VERIFY_OK(factory);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        const auto people = (*stores)->project().people();
        VERIFY_OK(people);
        const auto images = (*stores)->images().list({}, ImageSort::Added);
        VERIFY_OK(images);
        QCOMPARE(images->size(), drawnPuzzles);
        int submitted = 0;
        QSet<int> right;
        for (const ImageId &image : *images) {
            const auto parts = (*stores)->composing().parts(image);
            VERIFY_OK(parts);
            QVERIFY(parts->size() >= 7);
            const auto facts = (*stores)->composing().facts(image);
            VERIFY_OK(facts);
            QCOMPARE(facts->value(QStringLiteral("panels")), QString::number(parts->size()));
            QVERIFY(facts->contains(gridFact));
            const auto annotation = AnnotationService(**stores, people->constFirst().id).open(image);
            VERIFY_OK(annotation);
            if (annotation->state != AnnotationState::Submitted)
                continue;
            ++submitted;
            const QList<Question> questions = annotation->content.questions;
            QCOMPARE(questions.size(), 3);
            QCOMPARE(questions.at(0).stem, QStringLiteral("Which panel fits?"));
            QCOMPARE(questions.at(0).keys().count(), 1);
            QVERIFY(!questions.at(0).rationale.isEmpty());
            right.insert(questions.at(0).keyIndex());
            QCOMPARE(questions.at(1).options.size(), 2);
            QCOMPARE(questions.at(2).accepted, QStringList{facts->value(QStringLiteral("panels"))});
            // Each shows the sheet of its template, and both are there.
            const auto sheets = (*stores)->composing().sheets(image);
            VERIFY_OK(sheets);
            QCOMPARE(sheets->size(), 2);
            for (const ImageSheet &sheet : *sheets) {
                const Question &shows = questions.at(sheet.code == QLatin1String("plain") ? 2 : 0);
                QVERIFY(!shows.media.isEmpty());
                QCOMPARE(shows.media.constFirst().sha256, sheet.medium.sha256);
            }
        }
        QCOMPARE(submitted, 4);
        QVERIFY(right.size() > 2);
        const auto problems = CheckService(**stores, (*factory)->folder()).check(progress);
        VERIFY_OK(problems);
        QVERIFY2(problems->isEmpty(), qPrintable(problems->join(u'\n')));
        const auto findings = m_host.checkDatabase(folder);
        VERIFY_OK(findings);
        QVERIFY2(findings->isEmpty(), qPrintable(findings->join(u'\n')));
        const auto release = ReleaseService(**stores, (*factory)->folder()).state();
        VERIFY_OK(release);
        QCOMPARE(release->lint.errors(), 0);
    }

    void everyPageHasWorkForTheNewcomer()
    {
        const auto counts = navigationCounts(*made().stores, made().lead);
        VERIFY_OK(counts);
        QVERIFY(counts->duplicates > 0);
        if (!availableTextEngines().isEmpty())
            QVERIFY(counts->text > 0);
        QVERIFY(counts->inspect > 0);
        QVERIFY(counts->calibrate > 0);
        QVERIFY(counts->annotate > 0);
        QVERIFY(counts->review > 0);
        QVERIFY(counts->validate > 0);
        QVERIFY(counts->errors > 0);
        QVERIFY(counts->study > 0);
        QVERIFY(counts->mentions > 0);
    }

    void thereArePeopleOfEveryRole()
    {
        const auto people = made().stores->project().people();
        VERIFY_OK(people);
        for (const auto &[role, code] : codesOf(Role{})) {
            const auto others = std::count_if(people->begin(), people->end(), [&, wanted = role](const Person &one) {
                return one.id != made().lead && one.is(wanted);
            });
            QVERIFY2(others > 0 || role == Role::Lead, qPrintable(QString::fromUtf16(code)));
        }
    }

    void oneCalibrationIsOverAndOneIsOpen()
    {
        CalibrationService service(*made().stores, made().lead);
        const auto batches = service.batches();
        VERIFY_OK(batches);
        QCOMPARE(batches->size(), 2);
        QCOMPARE(batches->at(0).batch.state, CalibrationState::Labelling);
        QVERIFY(!batches->at(0).complete());
        const auto reveal = service.revealed(batches->at(1).batch.id);
        VERIFY_OK(reveal);
        QCOMPARE(reveal->batch.state, CalibrationState::Closed);
        QVERIFY(!reveal->before.isEmpty() && !reveal->after.isEmpty());
        QVERIFY(std::any_of(reveal->images.begin(), reveal->images.end(), [](const RevealedImage &one) {
            return std::any_of(one.fields.begin(), one.fields.end(), [](const RevealedField &field) {
                return field.outcome.has_value() && field.comments > 0;
            });
        }));
        const auto shelf = GuidelineService(*made().stores, made().lead).shelf();
        VERIFY_OK(shelf);
        QCOMPARE(shelf->versions.size(), 2);
    }

    void agreementHasPairsAndWeeks()
    {
        const auto data = AgreementService(*made().stores, made().lead).data(true);
        VERIFY_OK(data);
        AgreementQuery query;
        query.by = AgreementBy::Pair;
        QVERIFY(agreementGroups(*data, query).size() >= 6);
        query.by = AgreementBy::Week;
        QVERIFY(agreementGroups(*data, query).size() >= 2);
    }

    void casesAreSettledAndOpen()
    {
        const auto cases = AdjudicationService(*made().stores, made().lead).cases(100);
        VERIFY_OK(cases);
        QMap<CaseState, int> states;
        for (const CaseSummary &one : *cases)
            ++states[one.state];
        QVERIFY(states.value(CaseState::Open) >= 3);
        QVERIFY(states.value(CaseState::Settled) >= 5);
        const auto samples = AcceptedReviewService(*made().stores, made().lead).samples();
        VERIFY_OK(samples);
        QCOMPARE(samples->size(), 1);
        QVERIFY(samples->constFirst().counts.open > 0 && samples->constFirst().counts.approved > 0);
    }

    void roundsPassedFailedAndWait()
    {
        QVERIFY(rounds(ValidationState::Passed) >= 40);
        QVERIFY(rounds(ValidationState::Failed) > 0);
        QVERIFY(rounds(ValidationState::Discussed) > 0);
        QVERIFY(rounds(ValidationState::Open) > 0);
        const auto discussions = DiscussionService(*made().stores, made().lead).list();
        VERIFY_OK(discussions);
        const auto closed = std::count_if(discussions->begin(), discussions->end(),
                                          [](const Discussion &one) { return one.state == DiscussionState::Closed; });
        QVERIFY(closed > 0 && closed < discussions->size());
        const auto mentions = CommentService(*made().stores, made().lead).mentions();
        VERIFY_OK(mentions);
        QVERIFY(!mentions->isEmpty());
    }

    void theSetIsLargeEnough()
    {
        const auto items = ItemChooser(*made().stores).choose({});
        VERIFY_OK(items);
        // The same in both languages, and however often it is made.
        QCOMPARE(items->images, 32);
        QCOMPARE(items->items.size(), 47);
        const auto releases = ReleaseService(*made().stores, made().factory->folder()).state();
        VERIFY_OK(releases);
        QCOMPARE(releases->releases.size(), 2);
        // Wherever the example is: it says nothing of the machine that made it.
        QVERIFY2(releases->releases.constFirst().target.startsWith(QStringLiteral("releases/")),
                 qPrintable(releases->releases.constFirst().target));
        QCOMPARE(releases->releases.constFirst().format, codeOf(ExportFormat::CiiBench));
        const auto packages = PackageService(*made().stores, made().lead).packages();
        VERIFY_OK(packages);
        QCOMPARE(packages->size(), 1);
        QCOMPARE(packages->constFirst().package.state, PackageState::Packed);
    }

    void everyTableOfModelsIsFull()
    {
        ResultsQuery query;
        for (const Dimension &dimension : made().stores->project().info()->preset.dimensions)
            query.dimensions.append(dimension.code);
        const auto data = ResultsService(*made().stores, made().lead).data(query);
        VERIFY_OK(data);
        for (const auto &[by, code] : codesOf(ResultsBy{})) {
            query.by = by;
            const ResultsTable table = resultsTable(*data, query);
            int models = 0;
            for (const ResultsRow &row : table.rows) {
                if (row.kind != RowKind::Model)
                    continue;
                ++models;
                for (qsizetype i = 0; i < row.cells.size(); ++i) {
                    QVERIFY2(!row.cells.at(i).blank(), qPrintable(QString::fromUtf16(code) + u' ' + row.title + u' '
                                                                  + row.configuration + u' ' + table.columns.at(i).title));
                }
            }
            QVERIFY2(models >= 4, qPrintable(QString::fromUtf16(code)));
        }
    }

    void repliesAreOfEveryKind()
    {
        const auto data = ResultsService(*made().stores, made().lead).data({});
        VERIFY_OK(data);
        QSet<QString> models;
        QSet<QString> configurations;
        QMap<ItemState, int> states;
        QSet<QString> reasons;
        int faults = 0;
        for (const ResultsRun &run : data->runs) {
            models.insert(run.run.model);
            configurations.insert(run.run.configuration);
            for (const ItemOutcome &outcome : outcomesOf(*data, run, true)) {
                ++states[outcome.state()];
                faults += outcome.transient;
                if (outcome.state() == ItemState::Miss)
                    reasons.insert(outcome.reason);
            }
        }
        QCOMPARE(models.size(), 4);
        QCOMPARE(configurations.size(), 9);
        QVERIFY(states.value(ItemState::Correct) > 0 && states.value(ItemState::Incorrect) > 0);
        QVERIFY2(reasons.contains(QStringLiteral("refusal")) && reasons.contains(QStringLiteral("truncated")),
                 qPrintable(QStringList(reasons.values()).join(u' ')));
        QVERIFY(states.value(ItemState::Error) > 0 || faults > 0);
    }

    void expertsDifferAndSomeOfItIsSettled()
    {
        ErrorSampleService samples(*made().stores, made().lead);
        const auto all = samples.samples();
        VERIFY_OK(all);
        QCOMPARE(all->size(), 1);
        const SampleProgress &progress = all->constFirst();
        QVERIFY(progress.disputed > 0);
        QVERIFY(progress.decided > 0 && progress.decided < progress.cases);
        const auto lines = ErrorCodingService(*made().stores, made().lead).cases(progress.sample.id);
        VERIFY_OK(lines);
        int settled = 0;
        int probes = 0;
        int judged = 0;
        for (const ErrorCaseLine &line : *lines) {
            const auto view = ErrorCodingService(*made().stores, made().lead).view(line.errorCase.id);
            VERIFY_OK(view);
            settled += view->final && view->final->final ? 1 : 0;
            const auto some = made().stores->errors().probes(line.errorCase.id);
            VERIFY_OK(some);
            probes += static_cast<int>(some->size());
            const auto verdicts = made().stores->errors().judgements(line.errorCase.id);
            VERIFY_OK(verdicts);
            judged += static_cast<int>(verdicts->size());
        }
        QCOMPARE(judged, probes);
        QVERIFY(settled > 0);
        QVERIFY(probes > 0);
        const auto report = ErrorReportService(*made().stores, made().lead).data();
        VERIFY_OK(report);
        QVERIFY(directAnswers(*report).constFirst().judged() > 0);
        int types = 0;
        for (const TypeCount &one : typeCounts(*report))
            types += one.subtype.isEmpty() && one.count > 0 ? 1 : 0;
        QVERIFY(types >= 4);
        QVERIFY(!QDir(made().factory->folder()).entryList({QStringLiteral("case-book*")}, QDir::Files).isEmpty()
                || !QDir(made().factory->folder() + QStringLiteral("/releases")).entryList({QStringLiteral("*.html")}).isEmpty());
    }

    void oneStudyIsOverAndOneIsOpen()
    {
        StudyService service(*made().stores, made().lead);
        const auto studies = service.studies();
        VERIFY_OK(studies);
        QCOMPARE(studies->size(), 2);
        const StudySummary &open = studies->at(0);
        const StudySummary &over = studies->at(1);
        QCOMPARE(open.study.state, StudyState::Running);
        QVERIFY(open.people > 0 && open.finished == 0);
        QCOMPARE(over.study.state, StudyState::Closed);
        QCOMPARE(over.simulated, 10);
        QCOMPARE(over.people, 0);
        StudyReportQuery query;
        query.study = over.study.id;
        query.withSimulated = true;
        const auto report = StudyReportService(*made().stores, made().lead).report(query);
        VERIFY_OK(report);
        QCOMPARE(report->all.countedPeople, 10);
    }

    void paintingsAreDescribedJudgedAndLeftToScore()
    {
        const auto runs = DescriptionService(*made().stores, made().factory->folder(), made().lead).runs();
        VERIFY_OK(runs);
        QVERIFY(runs->size() >= 2);
        for (const DescriptionRun &run : *runs) {
            QVERIFY(run.described > 0);
            QVERIFY(!run.judges.isEmpty() && run.judges.constFirst().read > 0);
            const auto progress = scoringProgress(*made().stores, made().lead, run.run.id);
            VERIFY_OK(progress);
            QVERIFY(progress->left() > 0);
        }
    }

    void checkAndLintFindNothing()
    {
        NoProgress progress;
        const auto problems = CheckService(*made().stores, made().factory->folder()).check(progress);
        VERIFY_OK(problems);
        QVERIFY2(problems->isEmpty(), qPrintable(problems->join(u'\n')));
        const auto findings = m_host.checkDatabase(made().factory->folder());
        VERIFY_OK(findings);
        QVERIFY2(findings->isEmpty(), qPrintable(findings->join(u'\n')));
        const auto release = ReleaseService(*made().stores, made().factory->folder()).state();
        VERIFY_OK(release);
        QCOMPARE(release->lint.errors(), 0);
        for (const Study &study : made().stores->studies().studies().value_or(QList<Study>())) {
            const auto changed = StudyService(*made().stores, made().lead).verify(study.id);
            VERIFY_OK(changed);
            QVERIFY2(changed->isEmpty(), qPrintable(changed->join(u'\n')));
        }
    }

    void whatIsMadeUpSaysSo()
    {
        const auto people = made().stores->project().people();
        VERIFY_OK(people);
        for (const Person &person : *people)
            QVERIFY2(person.id == made().lead || person.name.contains(made().madeUp), qPrintable(person.name));
        const auto endpoints = EndpointService(*made().stores, made().lead).list();
        VERIFY_OK(endpoints);
        for (const Endpoint &endpoint : *endpoints) {
            QCOMPARE(endpoint.dialect, ChatDialect::Practice);
            QVERIFY2(endpoint.model.contains(QStringLiteral("simulated")), qPrintable(endpoint.model));
        }
        const auto data = ResultsService(*made().stores, made().lead).data({});
        VERIFY_OK(data);
        for (const ResultsRun &run : data->runs)
            QVERIFY(run.run.isPractice());
        // Files leave the program only when they are asked for, and say so, too.
        ResultsQuery query;
        for (const TableFormat format : {TableFormat::Markdown, TableFormat::Csv, TableFormat::Latex}) {
            query.withPractice = false;
            VERIFY_FAILS(tableText(resultsTable(*data, query), format), ErrorCode::Refused);
            query.withPractice = true;
            const ResultsTable table = resultsTable(*data, query);
            QVERIFY(table.practice);
            const auto text = tableText(table, format);
            VERIFY_OK(text);
            QVERIFY(text->contains("simulated-"));
        }
        const auto studies = StudyService(*made().stores, made().lead).studies();
        VERIFY_OK(studies);
        const auto study = StudyReportService(*made().stores, made().lead).data(studies->at(1).study.id, true);
        VERIFY_OK(study);
        const QByteArray participants = studyCsv(*study).value(QStringLiteral("participants.csv"));
        QCOMPARE(participants.count("share-80") + participants.count("share-60") + participants.count("random"), 10);
    }

    void weeksLieBehindIt()
    {
        const auto info = made().stores->project().info();
        VERIFY_OK(info);
        QVERIFY(info->createdAt.daysTo(QDateTime::currentDateTimeUtc()) >= 27);
        const auto releases = ReleaseService(*made().stores, made().factory->folder()).state();
        VERIFY_OK(releases);
        QVERIFY(releases->releases.constLast().createdAt.daysTo(releases->releases.constFirst().createdAt) >= 5);
    }
};

QTEST_MAIN(ExampleTest)
#include "exampletest.moc"
