// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/categoryservice.h"

#include "models/imaging/composing/sheetpicture.h"
#include "models/imaging/reader.h"
#include "models/services/curation/decisionservice.h"
#include "models/stores/pictures.h"
#include "tests/support/kinds/categorypreset.h"
#include "tests/support/pictureproject.h"

#include <QSet>
#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

/// Items over categories: drawn, read from a file, kept as sheets, written as questions.
class CategoryServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PictureProject> m_project;
    PersonId m_maker; ///< leads and annotates
    ImageId m_waiting;

    CategoryService service() { return {*m_project->stores, m_project->projectFolder(), m_maker}; }

    void setUp(bool server, const Preset &preset = categoryPreset())
    {
        m_project = std::make_unique<PictureProject>(server, preset);
        Person maker;
        maker.id = PersonId::create();
        maker.name = QStringLiteral("Maker");
        maker.roles = {Role::Lead, Role::Annotator};
        m_maker = maker.id;
        VERIFY_OK(m_project->stores->transaction([&] { return m_project->stores->project().addPerson(maker); }));
        for (int i = 0; i < blockImages; ++i)
            writeFile(m_project->raw(blockName(i)), blockFile(i));
        m_project->collect();
        QList<ImageId> ids = m_project->all();
        QCOMPARE(ids.size(), blockImages);
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            for (int i = 0; i < blockImages; ++i)
                YUYI_CHECK(m_project->stores->composing().setFacts(ids.at(i), blockFacts(i), m_maker));
            return {};
        }));
        m_waiting = ids.takeLast();
        VERIFY_OK(DecisionService(*m_project->stores, m_maker).decide(ids, Verdict(), QStringLiteral("Kept")));
    }

    static QStringList written(const QList<CategoryItem> &items)
    {
        QStringList lines;
        for (const CategoryItem &item : items) {
            QStringList names{item.id, item.first.text(), item.second.text(), item.test.name,
                              item.isFirst ? QStringLiteral("a") : QStringLiteral("b")};
            for (const CategoryImage &image : item.ofFirst + item.ofSecond)
                names.append(image.name);
            lines.append(names.join(u' '));
        }
        return lines;
    }

    /// The bytes of a sheet of these images, composed outside the service.
    Sha256 composed(const QList<CategoryImage> &images, const QString &code)
    {
        QList<ImagePart> parts;
        QList<QImage> pictures;
        for (const CategoryImage &image : images) {
            parts.append({PartRole::Context, static_cast<int>(parts.size()), image.medium, {}});
            const auto path = pictureFile(m_project->projectFolder(), image.medium.sha256, image.medium.format);
            pictures.append(decodeImage(*path)->image);
        }
        SheetForm form;
        form.code = code;
        const auto recipe = sheetRecipe(form, parts, QStringLiteral("2x2"));
        return Sha256::of(*composedSheet(*recipe, pictures, {}));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }
    void cleanup() { m_project.reset(); }

    void itemsAreDrawnAndKept_data() { addBackends(); }
    void itemsAreDrawnAndKept()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto plan = service().draw(10, 7);
        VERIFY_OK(plan);
        QCOMPARE(plan->items.size(), 10);
        QSet<ImageId> tests;
        for (const CategoryItem &item : plan->items) {
            QVERIFY(item.first.excludes(item.second));
            QCOMPARE(item.ofFirst.size(), imagesOfCategory);
            QCOMPARE(item.ofSecond.size(), imagesOfCategory);
            QSet<ImageId> images{item.test.id};
            for (const CategoryImage &image : item.ofFirst) {
                QVERIFY(item.first.isMetBy(image.facts) && !item.second.isMetBy(image.facts));
                images.insert(image.id);
            }
            for (const CategoryImage &image : item.ofSecond) {
                QVERIFY(item.second.isMetBy(image.facts) && !item.first.isMetBy(image.facts));
                images.insert(image.id);
            }
            QCOMPARE(images.size(), 2 * imagesOfCategory + 1); // none twice
            QVERIFY(!images.contains(m_waiting));              // it is not kept
            QCOMPARE(item.first.isMetBy(item.test.facts), item.isFirst);
            QCOMPARE(item.second.isMetBy(item.test.facts), !item.isFirst);
            QVERIFY(!tests.contains(item.test.id));
            tests.insert(item.test.id);
        }
        QCOMPARE(written(service().draw(10, 7)->items), written(plan->items));
        QVERIFY(written(service().draw(10, 8)->items) != written(plan->items));

        NoProgress progress;
        const auto kept = service().keep(*plan, progress);
        VERIFY_OK(kept);
        QCOMPARE(kept->added, 10);
        // The same seed again: they are there.
        const auto again = service().draw(10, 7);
        QVERIFY(again && again->items.isEmpty() && again->known == 10);
        QCOMPARE(service().keep(*again, progress)->known, 10);
        // Also when there are other images by now: an item keeps its name, and an image is the test picture of one item only.
        VERIFY_OK(DecisionService(*m_project->stores, m_maker).decide({m_waiting}, Verdict(), QStringLiteral("Kept")));
        const auto further = service().draw(12, 7);
        QVERIFY(further && further->known == 10);
        QCOMPARE(further->items.size(), 2);
        for (const CategoryItem &item : further->items) {
            QVERIFY(item.id == u"s7-11" || item.id == u"s7-12");
            QVERIFY(!tests.contains(item.test.id));
        }
        const auto items = service().list();
        VERIFY_OK(items);
        QCOMPARE(items->size(), 10);
        for (const StoredCategory &item : *items) {
            const auto drawn = std::find_if(plan->items.begin(), plan->items.end(),
                                            [&](const CategoryItem &one) { return one.id == item.id; });
            QVERIFY(drawn != plan->items.end());
            QVERIFY(item.holds && !item.asked);
            QCOMPARE(item.isFirst, drawn->isFirst);
            QCOMPARE(item.firstSheet.sha256, composed(drawn->ofFirst, firstCategorySheet));
            QCOMPARE(item.secondSheet.sha256, composed(drawn->ofSecond, secondCategorySheet));
        }
        // The test picture is on none of its sheets, so it says nothing about where they come from.
        const auto made = m_project->stores->composing().madeOf();
        QVERIFY(made && made->isEmpty());
        // A test picture whose facts change meets its rule no more.
        const StoredCategory &first = items->constFirst();
        const QMap<QString, QString> other{{QStringLiteral("shape"), QStringLiteral("cone")},
                                           {QStringLiteral("colour"), QStringLiteral("grey")}};
        VERIFY_OK(m_project->stores->transaction(
            [&] { return m_project->stores->composing().setFacts(first.test, other, m_maker); }));
        QVERIFY(!service().list()->constFirst().holds);
    }

    /// The licences of the images on a sheet are those of the sheet, also when one is corrected later.
    void aCorrectedLicenceReachesSheetsOfCategories_data() { addBackends(); }
    void aCorrectedLicenceReachesSheetsOfCategories()
    {
        QFETCH(const bool, server);
        setUp(server);
        CollectService collect(*m_project->stores, m_project->projectFolder());
        const auto give = [&](const QList<ImageId> &images, const QString &licence) {
            FactsPatch patch;
            patch.licence = licence;
            return collect.updateFactsOf(images, patch, m_project->lead);
        };
        VERIFY_OK(give(m_project->all(), QStringLiteral("CC0")));
        const auto plan = service().draw(1, 7);
        VERIFY_OK(plan);
        NoProgress progress;
        VERIFY_OK(service().keep(*plan, progress));
        const Sha256 sheet = service().list()->constFirst().firstSheet.sha256;
        const auto licence = [&] { return m_project->stores->media().media({sheet})->constFirst().licence; };
        QCOMPARE(licence(), QStringLiteral("CC0"));
        const QList<CategoryImage> shown = plan->items.constFirst().ofFirst;
        VERIFY_OK(give({shown.constLast().id}, QStringLiteral("CC BY 4.0")));
        QCOMPARE(licence(), QStringLiteral("CC0; CC BY 4.0"));
        VERIFY_OK(give(m_project->all(), QStringLiteral("CC BY 4.0")));
        QCOMPARE(licence(), QStringLiteral("CC BY 4.0"));
    }

    void rulesAreReadFromAFile_data() { addBackends(); }
    void rulesAreReadFromAFile()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto row = [](const char *line) { return QString::fromLatin1(line).split(u','); };
        const QList<QStringList> rows{row("id,rule_a,rule_b,distance"),
                                      row("one,shape=cube,shape=ball,0.25"),
                                      row("two,size=9,shape=ball,"),
                                      row("one,shape=cube,shape=ball,"),
                                      row("three,shape=cube,colour=red,"),
                                      row("four,shape=cube,shape=cone,"),
                                      row("five,shape=cube,shape=ball,far")};
        const auto plan = service().read(rows, 1);
        VERIFY_OK(plan);
        QCOMPARE(plan->items.size(), 1);
        QList<int> refused;
        for (const CategoryPlan::Refused &one : plan->refused) {
            refused.append(one.row);
            QVERIFY(!one.reason.isEmpty());
        }
        QCOMPARE(refused, QList<int>({3, 4, 5, 6, 7}));
        NoProgress progress;
        VERIFY_OK(service().keep(*plan, progress));
        QCOMPARE(service().list()->constFirst().distance, QStringLiteral("0.25"));
        // A row of an item that is there gives it another distance; its sheets stay.
        const auto more = service().read({row("id,rule_a,rule_b,distance"), row("one,shape=cube,shape=ball,1.5")}, 1);
        VERIFY_OK(more);
        QVERIFY(more->items.isEmpty() && more->refused.isEmpty() && more->known == 1);
        VERIFY_OK(service().keep(*more, progress));
        QCOMPARE(service().list()->size(), 1);
        QCOMPARE(service().list()->constFirst().distance, QStringLiteral("1.5"));
        VERIFY_FAILS(service().read({row("id,rule_a")}, 1), ErrorCode::Invalid);
        VERIFY_FAILS(service().read({row("id,rule_a,rule_b,note")}, 1), ErrorCode::Invalid);
    }

    void questionsAreWritten_data() { addBackends(); }
    void questionsAreWritten()
    {
        QFETCH(const bool, server);
        setUp(server);
        NoProgress progress;
        VERIFY_OK(service().keep(*service().draw(3, 5), progress));
        const auto written = service().write(progress);
        VERIFY_OK(written);
        QVERIFY2(written->lacking.isEmpty(), qPrintable(written->lacking.join(u'\n')));
        QCOMPARE(written->questions, 3);
        const QList<StoredCategory> items = *service().list();
        for (const StoredCategory &item : items) {
            QVERIFY(item.asked);
            const auto annotation = m_project->stores->annotations().current(item.test, m_maker);
            VERIFY_OK(annotation);
            QCOMPARE((*annotation)->content.questions.size(), 1);
            const Question &question = (*annotation)->content.questions.constFirst();
            QCOMPARE(question.kind, QStringLiteral("category"));
            QCOMPARE(question.options.size(), 2);
            QCOMPARE(question.options.at(0).correct, item.isFirst);
            QCOMPARE(question.options.at(1).correct, !item.isFirst);
            QStringList roles;
            for (const Medium &medium : question.media)
                roles.append(medium.role);
            QCOMPARE(roles, QStringList({firstCategoryRole, secondCategoryRole, testPictureRole}));
            QCOMPARE(question.media.at(2).sha256, m_project->stores->images().image(item.test)->sha256);
        }
        // Once is enough.
        const auto again = service().write(progress);
        QVERIFY(again && again->questions == 0 && again->known == 3);
    }

    /// A test picture need not have the questions of a group that nobody has begun.
    void unwrittenQuestionsOfAGroupGo()
    {
        Json json = categoryPresetJson();
        Json kinds = Json::parse(R"([
            {"code": "shape", "title": {"zh": "形状", "en": "Shape"}, "published": "shape", "options": [2, 2]},
            {"code": "colour", "title": {"zh": "颜色", "en": "Colour"}, "published": "colour", "options": [2, 2]}])");
        kinds.push_back(json["kinds"][0]);
        json["kinds"] = kinds;
        json["groups"] = Json::parse(R"([{"code": "look", "title": {"zh": "外观", "en": "Look"}, "members": ["shape", "colour"]}])");
        const auto preset = readPreset(jsonText(json));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        setUp(false, *preset);
        NoProgress progress;
        VERIFY_OK(service().keep(*service().draw(2, 5), progress));
        const auto written = service().write(progress);
        QVERIFY(written && written->questions == 2);
        const QList<StoredCategory> items = *service().list();
        for (const StoredCategory &item : items) {
            const auto annotation = m_project->stores->annotations().current(item.test, m_maker);
            VERIFY_OK(annotation);
            QCOMPARE((*annotation)->content.questions.size(), 1);
            QCOMPARE((*annotation)->content.questions.constFirst().kind, QStringLiteral("category"));
        }
    }

    void onlyLeadsMakeThem()
    {
        setUp(false);
        Person other;
        other.id = PersonId::create();
        other.name = QStringLiteral("Other");
        other.roles = {Role::Annotator};
        VERIFY_OK(m_project->stores->transaction([&] { return m_project->stores->project().addPerson(other); }));
        CategoryService theirs(*m_project->stores, m_project->projectFolder(), other.id);
        VERIFY_FAILS(theirs.list(), ErrorCode::Refused);
        VERIFY_FAILS(service().draw(0, 1), ErrorCode::Invalid);
        VERIFY_FAILS(service().draw(1, 1, 1, 9), ErrorCode::Invalid);
    }
};

QTEST_GUILESS_MAIN(CategoryServiceTest)
#include "categoryservicetest.moc"
