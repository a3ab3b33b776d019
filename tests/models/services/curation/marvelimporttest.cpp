// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/sheetpicture.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/rules/itemchoice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/marvelpuzzles.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Puzzles of MARVEL come into a project with their panels and facts, and go out again.
class MarvelImportTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    QString path(const QString &name) const { return m_project->folder.filePath(name); }

    void begin()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, marvelPreset());
    }

    ItemImportReport importItems(const QString &file)
    {
        ItemImportRequest request;
        request.file = path(file);
        request.format = ImportFormat::Marvel;
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        // As a job keeps it.
        return ItemImportReport::fromJson(report->toJson());
    }

    QList<Item> items() const
    {
        const auto all = m_project->annotations().releasableItems();
        if (!all)
            qFatal("%s", whatFailed(all).constData());
        return *all;
    }

    /// The image of a puzzle.
    ImageId image(int puzzle) const
    {
        const auto found = m_project->images().byHash(Sha256::of(contentOf(path(QStringLiteral("in/Marvel/%1.png").arg(puzzle)))));
        if (!found || !*found)
            qFatal("there is no such image");
        return (*found)->id;
    }

    Question question(int puzzle, const QString &kind) const
    {
        const ImageId wanted = image(puzzle);
        const QList<Item> all = items();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Item &item) { return item.image == wanted && item.question.kind == kind; });
        return found == all.end() ? Question() : found->question;
    }

    Result<ExportReport> release(const QString &name, ExportFormat format = ExportFormat::Marvel)
    {
        ReleaseRequest request;
        request.format = format;
        request.target = path(name);
        request.by = m_project->lead;
        NoProgress progress;
        return ReleaseService(*m_project->stores, m_project->factory->folder()).release(request, progress);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        begin();
        saveMarvel(path(QStringLiteral("in")), madePuzzles(), {3, 8, 20});
        const ItemImportReport report = importItems(QStringLiteral("in"));
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QVERIFY2(report.notes.isEmpty(), report.notes.isEmpty() ? "" : qPrintable(report.notes.constFirst().reason));
        QCOMPARE(report.questions, 30);
        QCOMPARE(report.imagesAdded, 6);
        QCOMPARE(report.panels, 3);
        QCOMPARE(report.withoutPanels, 3);
        QCOMPARE(report.pictures, 9); // six puzzles and three sheets

        // The panels, in their order by role.
        ComposeStore &composing = m_project->stores->composing();
        const auto parts = composing.parts(image(8));
        VERIFY_OK(parts);
        QCOMPARE(parts->size(), 13);
        QCOMPARE(parts->at(0).role, PartRole::Context);
        QCOMPARE(parts->at(0).medium.sha256, Sha256::of(contentOf(path(QStringLiteral("in/Panel_data/question_8_0.png")))));
        QCOMPARE(parts->at(8).role, PartRole::Blank);
        QCOMPARE(parts->at(12).medium.sha256, Sha256::of(contentOf(path(QStringLiteral("in/Panel_data/answer_8_3.png")))));
        QVERIFY(parts->at(12).area.isNull());
        QCOMPARE(composing.parts(image(20))->size(), 5);
        QVERIFY(composing.parts(image(7))->isEmpty());
        const auto facts = composing.facts(image(7));
        VERIFY_OK(facts);
        QCOMPARE(facts->value(gridFact), QStringLiteral("3x2"));
        QCOMPARE(facts->value(QStringLiteral("panels")), QStringLiteral("10"));

        // One sheet for each puzzle with panels; the counting questions show it, the others their image.
        for (const int puzzle : {3, 8, 20}) {
            const auto sheets = composing.sheets(image(puzzle));
            VERIFY_OK(sheets);
            QCOMPARE(sheets->size(), 1);
            QCOMPARE(sheets->constFirst().code, QStringLiteral("plain"));
            for (const char *kind : {"coarse-1", "coarse-2", "coarse-3"})
                QCOMPARE(question(puzzle, QString::fromLatin1(kind)).media, QList<Medium>{sheets->constFirst().medium});
            QVERIFY(!question(puzzle, QStringLiteral("avr")).hasPictures() && !question(puzzle, QStringLiteral("fine")).hasPictures());
        }
        QVERIFY(!question(7, QStringLiteral("coarse-1")).hasPictures());
        QCOMPARE(question(12, QStringLiteral("avr")).keyIndex(), 1);

        const auto released = release(QStringLiteral("out"));
        VERIFY_OK(released);
        QCOMPARE(released->notes.size(), 1); // the sheets
        QCOMPARE(contentOf(path(QStringLiteral("out/marvel_label.json"))), contentOf(path(QStringLiteral("in/marvel_label.json"))));
        for (const char *folder : {"Marvel", "Panel_data"}) {
            const QString name = QString::fromLatin1(folder);
            const QStringList files = QDir(path(QStringLiteral("in/") + name)).entryList(QDir::Files);
            QCOMPARE(QDir(path(QStringLiteral("out/") + name)).entryList(QDir::Files), files);
            for (const QString &file : files) {
                const QString at = QStringLiteral("/%1/%2").arg(name, file);
                QCOMPARE(contentOf(path(QStringLiteral("out") + at)), contentOf(path(QStringLiteral("in") + at)));
            }
        }
        QVERIFY(contentOf(path(QStringLiteral("out/README.md"))).contains("marvel_label.json"));

        // No file without a record, no sheet that its recipe does not describe.
        NoProgress progress;
        const auto found = CheckService(*m_project->stores, m_project->factory->folder()).check(progress);
        VERIFY_OK(found);
        QVERIFY2(found->isEmpty(), qPrintable(found->join(u'\n')));
    }

    /// What is there already stays as it is.
    void againAddsNothing_data() { addBackends(); }
    void againAddsNothing()
    {
        begin();
        saveMarvel(path(QStringLiteral("in")), madePuzzles(), {3, 20});
        importItems(QStringLiteral("in"));
        const qsizetype media = m_project->stores->media().all()->size();
        const ItemImportReport again = importItems(QStringLiteral("in/marvel_label.json"));
        QCOMPARE(again.questions, 0);
        QCOMPARE(again.imagesAdded, 0);
        QCOMPARE(again.known, 6);
        QCOMPARE(again.panels, 0);
        QCOMPARE(again.withoutPanels, 0);
        QCOMPARE(m_project->stores->media().all()->size(), media);
        QCOMPARE(m_project->stores->composing().sheets(image(3))->size(), 1);
        QCOMPARE(items().size(), 30);
    }

    /// Panels that come later are added; the questions, which people may have answered, show what they showed.
    void panelsThatComeLater_data() { addBackends(); }
    void panelsThatComeLater()
    {
        begin();
        saveMarvel(path(QStringLiteral("in")), madePuzzles(), {3});
        importItems(QStringLiteral("in"));
        ComposeStore &composing = m_project->stores->composing();
        // A person knows it better than the file.
        VERIFY_OK(m_project->stores->transaction(
            [&] { return composing.setFacts(image(7), {{gridFact, QStringLiteral("6x1")}}, m_project->lead); }));
        savePanels(path(QStringLiteral("in")), madePuzzles().at(1));
        const ItemImportReport later = importItems(QStringLiteral("in"));
        QCOMPARE(later.panels, 1);
        QCOMPARE(later.known, 6);
        QCOMPARE(later.questions, 0);
        QCOMPARE(composing.parts(image(7))->size(), 10);
        QCOMPARE(composing.facts(image(7))->value(gridFact), QStringLiteral("6x1"));
        QVERIFY(!question(7, QStringLiteral("coarse-1")).hasPictures());
        QVERIFY(question(3, QStringLiteral("coarse-1")).hasPictures());
    }

    /// A picture that was composed of panels without a blank one has none either when it comes back.
    void aSheetWithoutABlankPanel_data() { addBackends(); }
    void aSheetWithoutABlankPanel()
    {
        begin();
        const MadePuzzle made = madePuzzles().constFirst();
        saveMarvel(path(QStringLiteral("in")), {made}, {made.id});
        // The last panel of the context is drawn on the sheet as the others are.
        QList<ImagePart> parts;
        QList<QImage> context, choices;
        const auto add = [&](PartRole role, const QString &name, QList<QImage> &pictures) {
            const QString file = path(QStringLiteral("in/Panel_data/%1.png").arg(name));
            pictures.append(QImage(file));
            Medium medium;
            medium.sha256 = Sha256::of(contentOf(file));
            medium.size = pictures.constLast().size();
            parts.append({role, static_cast<int>(pictures.size()) - 1, medium, {}});
        };
        for (int i = 0; i < made.context; ++i)
            add(PartRole::Context, QStringLiteral("question_%1_%2").arg(made.id).arg(i), context);
        for (int i = 0; i < 4; ++i)
            add(PartRole::Choice, QStringLiteral("answer_%1_%2").arg(made.id).arg(i), choices);
        const auto recipe = sheetRecipe(marvelPreset().sheets.constFirst(), parts, QStringLiteral("%1x1").arg(made.context));
        VERIFY_OK(recipe);
        const auto sheet = composedSheet(*recipe, context, choices);
        VERIFY_OK(sheet);
        QFile whole(path(QStringLiteral("in/Marvel/%1.png").arg(made.id)));
        QVERIFY(whole.open(QIODevice::WriteOnly) && whole.write(*sheet) == sheet->size());
        whole.close();
        const ItemImportReport report = importItems(QStringLiteral("in"));
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QCOMPARE(report.panels, 1);
        const auto stored = m_project->stores->composing().parts(image(made.id));
        VERIFY_OK(stored);
        QCOMPARE(*stored, parts);
    }

    /// A puzzle of which some panels are missing or damaged comes in without any, which is said.
    void panelsAtFault_data() { addBackends(); }
    void panelsAtFault()
    {
        begin();
        saveMarvel(path(QStringLiteral("in")), madePuzzles(), {3, 7, 8});
        QVERIFY(QFile::remove(path(QStringLiteral("in/Panel_data/answer_3_2.png"))));
        QFile damaged(path(QStringLiteral("in/Panel_data/question_7_1.png")));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no picture") > 0);
        damaged.close();
        const ItemImportReport report = importItems(QStringLiteral("in"));
        QCOMPARE(report.questions, 30);
        QCOMPARE(report.panels, 1);
        QCOMPARE(report.withoutPanels, 5);
        QCOMPARE(report.notes.size(), 2);
        QCOMPARE(report.notes.at(0).item, QStringLiteral("3-avr"));
        QVERIFY2(report.notes.at(0).reason.contains(QStringLiteral("answer_3_2.png")), qPrintable(report.notes.at(0).reason));
        QVERIFY(m_project->stores->composing().parts(image(3))->isEmpty());
        QVERIFY(m_project->stores->composing().parts(image(7))->isEmpty());
        QVERIFY(!question(7, QStringLiteral("coarse-1")).hasPictures());
    }

    /// Runs, replies and other formats name the questions as the file does.
    void itemsHaveTheirNames_data() { addBackends(); }
    void itemsHaveTheirNames()
    {
        begin();
        saveMarvel(path(QStringLiteral("in")), madePuzzles(), {3});
        importItems(QStringLiteral("in"));
        const auto chosen = ItemChooser(*m_project->stores).choose(ItemChoice());
        VERIFY_OK(chosen);
        QStringList names;
        for (const ChosenItem &one : chosen->items) {
            names.append(one.item.itemId);
            QVERIFY(one.item.itemId.endsWith(u'-' + one.item.labels.value(kindDimension).value(0).text()));
            QVERIFY(one.item.split.isEmpty());
        }
        QCOMPARE(names.size(), 30);
        QVERIFY(names.contains(QStringLiteral("21-coarse-3")));
        VERIFY_OK(release(QStringLiteral("lines"), ExportFormat::Jsonl));
        QVERIFY(contentOf(path(QStringLiteral("lines/all.jsonl"))).contains("\"12-fine\""));
        // The checks before a release take none of them for another.
        const auto state = ReleaseService(*m_project->stores, m_project->factory->folder()).state();
        VERIFY_OK(state);
        for (const SetFinding &found : std::as_const(state->lint.findings))
            QVERIFY2(found.finding.rule != LintRule::RepeatedId, qPrintable(found.finding.text));
    }
};

QTEST_GUILESS_MAIN(MarvelImportTest)
#include "marvelimporttest.moc"
