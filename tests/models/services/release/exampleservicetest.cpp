// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/runfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/release/exampleservice.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Which examples are drawn, and what a sheet says of them. Item i of the projects is in the domain life (even) or art (odd).
class ExampleServiceTest : public QObject
{
    Q_OBJECT

    static ExampleRules byDomain(int perCategory = 1, quint32 seed = 1)
    {
        ExampleRules rules;
        rules.by = DimensionCode(QStringLiteral("domain"));
        rules.perCategory = perCategory;
        rules.seed = seed;
        return rules;
    }
    static QStringList namesOf(const ExamplePool &pool, const ExampleDraw &draw)
    {
        QStringList names;
        for (const ExampleDraw::Place &place : draw.places())
            names.append(pool.names.value(pool.items.at(place.item).question.versionId));
        return names;
    }
    static QStringList drawn(const ExamplePool &pool, const ExampleRules &rules)
    {
        const auto draw = ExampleDraw::made(pool, rules);
        return draw ? namesOf(pool, *draw) : QStringList{draw.error().sentence};
    }
    static Result<ExamplePool> poolOf(const RunProject &project)
    {
        return ExampleService(*project.stores, project.lead, project.projectFolder()).pool();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(hasWantedServer()); }

    void drawsFromWhatWouldBeReleased_data() { addBackends(); }
    void drawsFromWhatWouldBeReleased()
    {
        QFETCH(bool, server);
        RunProject project(12, server);
        const QList<ImageId> all = project.all();
        QVERIFY(project.stores->transaction([&] { return project.stores->images().setStage(all.first(), Stage::Returned); }));
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        QCOMPARE(pool->items.size(), 11);
        QVERIFY(std::none_of(pool->items.begin(), pool->items.end(), [&](const Item &item) { return item.image == all.first(); }));
        const auto draw = ExampleDraw::made(*pool, byDomain(2));
        VERIFY_OK(draw);
        QCOMPARE(draw->places().size(), 4);
        for (const ExampleDraw::Place &place : draw->places())
            QVERIFY(pool->items.at(place.item).labels.value(DimensionCode(QStringLiteral("domain"))).contains(place.category));
        // Domains without an item are told, and so are images without a licence.
        QVERIFY(draw->shortCategories().size() >= 3);
        const QStringList notes = exampleNotes(*pool, *draw, byDomain(2));
        QVERIFY2(notes.size() == 2 && notes.last().contains(u'4'), qPrintable(notes.join(u'\n')));
        // The pictures come from wherever the project keeps them.
        ExamplePictures pictures;
        NoProgress progress;
        const PrintSheet sheet = exampleSheet(*pool, *draw, {}, 100, pictures, progress);
        QCOMPARE(sheet.examples.size(), 4);
        for (const SheetExample &example : sheet.examples)
            QVERIFY2(!example.fault && example.picture.width() == 100, example.fault ? qPrintable(example.fault->sentence) : "");
        QCOMPARE(pictures.size(), 4);
    }

    void isForLeads()
    {
        RunProject project(2);
        const auto other = PeopleService(*project.stores, project.lead).add(QStringLiteral("Annotator"), {Role::Annotator});
        VERIFY_OK(other);
        VERIFY_FAILS(ExampleService(*project.stores, other->id, project.projectFolder()).pool(), ErrorCode::Refused);
    }

    /// The same seed draws the same, another one draws others; an item that is not wanted gives way to the next of its label alone.
    void theSeedDecides()
    {
        RunProject project(40);
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        const QStringList first = drawn(*pool, byDomain(3, 1));
        QCOMPARE(first.size(), 6);
        QCOMPARE(drawn(*pool, byDomain(3, 1)), first);
        QVERIFY(drawn(*pool, byDomain(3, 2)) != first);
        ExampleRules without = byDomain(3, 1);
        without.without = {first.at(1)};
        const QStringList second = drawn(*pool, without);
        QCOMPARE(second.size(), 6);
        QVERIFY(!second.contains(first.at(1)));
        QCOMPARE(second.first(2), (QStringList{first.at(0), first.at(2)}));
        QCOMPARE(second.last(3), first.last(3));
        // An item that is taken away does not draw the others again.
        ExamplePool fewer = *pool;
        for (qsizetype i = 0; i < fewer.items.size(); ++i) {
            if (!first.contains(fewer.names.value(fewer.items.at(i).question.versionId))) {
                fewer.items.removeAt(i);
                break;
            }
        }
        QCOMPARE(drawn(fewer, byDomain(3, 1)), first);
    }

    /// Where items have several labels, none stands for two of them while another can.
    void noItemStandsTwiceWithoutNeed()
    {
        RunProject project(3);
        auto pool = poolOf(project);
        VERIFY_OK(pool);
        const ExampleRules rules = byDomain();
        const QList<LabelValue> values = pool->preset.dimension(rules.by)->values;
        const auto label = [&](qsizetype item, const QList<qsizetype> &which) {
            QList<LabelCode> codes;
            for (const qsizetype value : which)
                codes.append(values.at(value).code);
            pool->items[item].labels[rules.by] = codes;
        };
        label(0, {0, 2});
        label(1, {1});
        label(2, {2});
        pool->items[2].image = pool->items.at(1).image; // so there is no new image for the third label
        for (quint32 seed = 1; seed <= 12; ++seed) {
            QStringList names = drawn(*pool, byDomain(1, seed));
            QVERIFY2(names.size() == 3 && names.removeDuplicates() == 0, qPrintable(names.join(u' ')));
        }
    }

    void placesAreExchanged()
    {
        RunProject project(8); // four in each of two domains
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        auto draw = ExampleDraw::made(*pool, byDomain(2));
        VERIFY_OK(draw);
        const QStringList before = namesOf(*pool, *draw);
        QVERIFY(draw->canStep(0));
        QVERIFY(draw->step(0, 1));
        const QStringList after = namesOf(*pool, *draw);
        QVERIFY(after.at(0) != before.at(0) && after.at(0) != before.at(1));
        QCOMPARE(after.mid(1), before.mid(1));
        QVERIFY(draw->step(0, -1));
        QCOMPARE(namesOf(*pool, *draw), before);
        // Around all that are not on the sheet.
        for (int i = 0; i < 3; ++i)
            QVERIFY(draw->step(0, 1));
        QCOMPARE(namesOf(*pool, *draw), before);
        QVERIFY(!draw->step(4, 1) && !draw->step(-1, 1));
        QVERIFY(!draw->put(0, draw->places().at(1).item)); // on the sheet already
        QVERIFY(!draw->put(0, draw->places().at(2).item)); // of another label
        auto whole = ExampleDraw::made(*pool, byDomain(4));
        QVERIFY(whole.has_value() && !whole->canStep(0) && !whole->step(0, 1)); // nothing is left
    }

    /// While there are other images, none is shown twice; two questions of one image come one after the other only then.
    void imagesAreShownOnce()
    {
        RunProject project(6);
        auto pool = poolOf(project);
        VERIFY_OK(pool);
        const QList<Item> own = pool->items;
        for (Item item : own) {
            item.question.id = QuestionId::create();
            item.question.versionId = QuestionVersionId::create();
            pool->items.append(item); // a second question of each image
        }
        for (const quint32 seed : {1U, 2U, 3U, 4U}) {
            const auto draw = ExampleDraw::made(*pool, byDomain(3, seed));
            VERIFY_OK(draw);
            QSet<ImageId> images;
            for (const ExampleDraw::Place &place : draw->places())
                images.insert(pool->items.at(place.item).image);
            QCOMPARE(draw->places().size(), 6);
            QCOMPARE(images.size(), 6);
        }
        QCOMPARE(ExampleDraw::made(*pool, byDomain(5))->places().size(), 10);
    }

    void wrongRulesAreNamed()
    {
        RunProject project(4);
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        ExampleRules rules = byDomain();
        rules.by = DimensionCode(QStringLiteral("colour"));
        VERIFY_FAILS(ExampleDraw::made(*pool, rules), ErrorCode::Invalid);
        rules = byDomain();
        rules.split = QStringLiteral("nowhere");
        VERIFY_FAILS(ExampleDraw::made(*pool, rules), ErrorCode::Invalid);
        rules.split = pool->splits().value(0);
        QCOMPARE(drawn(*pool, rules).size(), 2);
        rules = byDomain();
        rules.without = {QStringLiteral("dev-77")};
        VERIFY_FAILS(ExampleDraw::made(*pool, rules), ErrorCode::Invalid);
        VERIFY_FAILS(ExampleDraw::made(*pool, byDomain(0)), ErrorCode::Invalid);
    }

    /// Typed labels are shown beneath an example, but no sheet has a heading for each of them.
    void typedLabelsAreNoCategories()
    {
        RunProject project(1);
        auto pool = poolOf(project);
        VERIFY_OK(pool);
        Dimension fields;
        fields.code = DimensionCode(QStringLiteral("subfield"));
        fields.title = {QStringLiteral("分支"), QStringLiteral("Field")};
        fields.of = LabelOf::Question;
        fields.open = true;
        pool->preset.dimensions.append(fields);
        pool->items[0].labels[fields.code] = {LabelCode(QStringLiteral("光学")), LabelCode(QStringLiteral("声学"))};
        ExampleRules rules;
        rules.by = fields.code;
        const auto refused = ExampleDraw::made(*pool, rules);
        VERIFY_FAILS(refused, ErrorCode::Invalid);
        QVERIFY(!refused.error().sentence.mid(refused.error().sentence.indexOf(u'.')).contains(QStringLiteral("subfield")));
        const auto draw = ExampleDraw::made(*pool, byDomain());
        VERIFY_OK(draw);
        ExampleLook look;
        look.labels = {fields.code};
        ExamplePictures pictures;
        NoProgress progress;
        const PrintSheet sheet = exampleSheet(*pool, *draw, look, 50, pictures, progress);
        QCOMPARE(sheet.examples.constFirst().labels, QStringList{QStringLiteral("光学, 声学")});
    }

    /// Options with the correct one marked, the accepted answers of a fill-in question, kinds as labels; and nothing of it without keys.
    void theSheetSaysWhatIsWanted()
    {
        RunProject project(4);
        makeWritten(*project.connection(), 1);
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        ExampleRules rules;
        rules.by = kindDimension;
        const auto draw = ExampleDraw::made(*pool, rules);
        VERIFY_OK(draw);
        QCOMPARE(draw->places().size(), 2);
        QCOMPARE(namesOf(*pool, *draw).first(), QStringLiteral("dev-0"));
        ExampleLook look;
        look.labels = {DimensionCode(QStringLiteral("domain")), kindDimension};
        look.withSources = true;
        NoProgress progress;
        ExamplePictures pictures;
        PrintSheet sheet = exampleSheet(*pool, *draw, look, 50, pictures, progress);
        QCOMPARE(sheet.labelTitles.size(), 2);
        const SheetExample written = sheet.examples.at(0);
        QVERIFY(written.options.isEmpty() && written.answerMarked);
        QVERIFY2(written.answer.contains(QStringLiteral("选项0A / 3.5 米")), qPrintable(written.answer));
        QCOMPARE(written.labels.at(1), written.category);
        const SheetExample chosen = sheet.examples.at(1);
        QCOMPARE(std::count_if(chosen.options.begin(), chosen.options.end(), [](const SheetOption &option) { return option.marked; }), 1);
        QVERIFY(chosen.answer.isEmpty() && chosen.source.isEmpty());
        look.withKeys = false;
        sheet = exampleSheet(*pool, *draw, look, 50, pictures, progress);
        QVERIFY(!sheet.examples.at(0).answer.contains(QStringLiteral("选项")) && sheet.examples.at(0).answer.contains(u'_'));
        QVERIFY(!sheet.examples.at(0).answerMarked);
        for (const SheetOption &option : sheet.examples.at(1).options)
            QVERIFY(!option.marked);
    }

    /// An image whose file was changed is not shown.
    void aChangedFileIsAFault()
    {
        RunProject project(1);
        const auto pool = poolOf(project);
        VERIFY_OK(pool);
        const Image image = pool->images.value(pool->items.first().image);
        writeFile(imageFilePath(project.projectFolder(), image.sha256, image.format), drawn::encoded(drawn::scene(99), "png", -1));
        const auto draw = ExampleDraw::made(*pool, byDomain());
        VERIFY_OK(draw);
        ExamplePictures pictures;
        NoProgress progress;
        const PrintSheet sheet = exampleSheet(*pool, *draw, {}, 50, pictures, progress);
        QVERIFY(sheet.examples.first().fault && sheet.examples.first().picture.isNull());
        QCOMPARE(sheet.examples.first().fault->code, ErrorCode::Damaged);
        QVERIFY(sheet.examples.first().fault->sentence.contains(image.names.first()));
    }
};

QTEST_GUILESS_MAIN(ExampleServiceTest)
#include "exampleservicetest.moc"
