// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/categories.h"

#include "models/domain/preset/preset.h"
#include "tests/support/kinds/categorypreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Rules of categories, levels by a number, and what presets say of both.
class CategoriesTest : public QObject
{
    Q_OBJECT

    /// Where the first fault of a changed preset is.
    static QString faultOf(const std::function<void(Json &)> &change)
    {
        Json json = categoryPresetJson();
        change(json);
        const auto preset = readPreset(jsonText(json));
        return preset ? QString() : preset.error().sentence;
    }

private Q_SLOTS:
    void aPresetSaysHowCategoriesAreMade()
    {
        const Preset preset = categoryPreset();
        QVERIFY(preset.categories);
        QCOMPARE(preset.categories->facts, QStringList({QStringLiteral("shape"), QStringLiteral("colour")}));
        QCOMPARE(preset.categories->fewest, 1);
        QCOMPARE(preset.categories->most, 2);
        // A level groups items; nobody labels with it.
        QVERIFY(!preset.dimension(DimensionCode(QStringLiteral("level"))));
        const Preset grouped = forItems(preset);
        const Dimension *level = grouped.dimension(DimensionCode(QStringLiteral("level")));
        QVERIFY(level && level->ordered && level->values.size() == 4);
    }

    void faultsArePlaced()
    {
        QVERIFY(faultOf([](Json &json) { json["categories"]["facts"] = {"shape", "size"}; }).contains(u"/categories/facts/1"));
        QVERIFY(faultOf([](Json &json) { json["categories"]["conditions"] = {2, 1}; }).contains(u"/categories/conditions"));
        QVERIFY(faultOf([](Json &json) { json["categories"]["conditions"] = {1, 3}; }).contains(u"/categories/conditions"));
        QVERIFY(faultOf([](Json &json) { json["kinds"][0]["fixed"] = {"A", "B", "C"}; }).contains(u"/categories/kind"));
        QVERIFY(faultOf([](Json &json) { json["kinds"][0].erase("roles"); }).contains(u"/categories/kind"));
        QVERIFY(faultOf([](Json &json) { json["levels"][0]["fact"] = "size"; }).contains(u"/levels/0/fact"));
        QVERIFY(faultOf([](Json &json) { json["levels"][0]["code"] = "domain"; }).contains(u"/levels/0/code"));
        QVERIFY(faultOf([](Json &json) { json["levels"][0]["values"][1]["code"] = "expert"; }).contains(u"/levels/0/values/1"));
    }

    void rulesAreRead()
    {
        const CategoryForm form = *categoryPreset().categories;
        const auto rule = readCategoryRule(QStringLiteral(" shape=cube&colour = red "), form);
        QVERIFY(rule);
        QCOMPARE(rule->text(), QStringLiteral("colour=red & shape=cube"));
        QCOMPARE(*readCategoryRule(rule->text(), form), *rule);
        QVERIFY(rule->isMetBy(blockFacts(0)));
        QVERIFY(!rule->isMetBy(blockFacts(1)));
        QVERIFY(rule->excludes(*readCategoryRule(QStringLiteral("shape=ball"), form)));
        QVERIFY(!rule->excludes(*readCategoryRule(QStringLiteral("shape=cube"), form)));
        for (const char *wrong : {"", "shape", "shape=", "=cube", "size=9", "shape=cube & shape=ball", "shape=cube &"}) {
            const auto read = readCategoryRule(QLatin1String(wrong), form);
            QVERIFY2(!read && !read.error().sentence.isEmpty(), wrong);
        }
    }

    void levelsAreEqualParts()
    {
        QCOMPARE(levelsOf({8, 1, 7, 2, 6, 3, 5, 4}, 4), QList<int>({3, 0, 3, 0, 2, 1, 2, 1}));
        // Equal numbers are not torn apart: they are of the lower level.
        QCOMPARE(levelsOf({1, 1, 1, 1, 5, 6, 7, 8}, 4), QList<int>({0, 0, 0, 0, 2, 2, 3, 3}));
        QCOMPARE(levelsOf({1, 2, 2, 3}, 4), QList<int>({0, 1, 1, 3}));
        QCOMPARE(levelsOf({0.5}, 4), QList<int>({0}));
        QVERIFY(levelsOf({}, 4).isEmpty());
    }
};

QTEST_GUILESS_MAIN(CategoriesTest)
#include "categoriestest.moc"
