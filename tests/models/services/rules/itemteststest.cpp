// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemgroups.h"
#include "models/services/rules/itemtest.h"
#include "tests/support/kinds/questionlabels.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Conditions on the items of frozen sets, and how their tables group them.
class ItemTestsTest : public QObject
{
    Q_OBJECT

    static ItemSetItem item()
    {
        ItemSetItem one;
        one.itemId = QStringLiteral("val-7");
        one.split = QStringLiteral("val");
        one.labels = physicsLabels();
        one.labels.insert(kindDimension, {LabelCode(questionLabelPreset().kinds.constFirst().code)});
        return one;
    }
    static bool fits(const QString &expression)
    {
        const auto where = readWhere(expression, questionLabelPreset());
        if (!where)
            qFatal("%s", qPrintable(where.error().sentence));
        return holds(*where, item());
    }

private Q_SLOTS:
    void conditions()
    {
        QVERIFY(fits({}));
        QVERIFY(fits(QStringLiteral("split=val id=VAL-7")));
        QVERIFY(!fits(QStringLiteral("split=test")));
        QVERIFY(!fits(QStringLiteral("split!=val")));
        // By code, title and published text.
        QVERIFY(fits(QStringLiteral("category=science subcategory=物理 difficulty_level=Middle")));
        QVERIFY(!fits(QStringLiteral("category=business")));
        QVERIFY(fits(QStringLiteral("kind=%1").arg(questionLabelPreset().kinds.constFirst().code)));
        // Typed labels are any text, as they are stored.
        QVERIFY(fits(QStringLiteral("subfield=电路,力学")));
        QVERIFY(fits(QStringLiteral("subfield=\" 电路 \"")));
        QVERIFY(!fits(QStringLiteral("subfield=电")));
        QVERIFY(fits(QStringLiteral("subfield~电")));
        QVERIFY(!fits(QStringLiteral("subfield!=电路")));
    }

    void whatSetsDoNotKnowIsRefused()
    {
        for (const char *field : {"stage", "text", "nonsense"}) {
            const auto where = readWhere(QStringLiteral("%1=gold").arg(QLatin1String(field)), questionLabelPreset());
            QVERIFY2(!where && where.error().code == ErrorCode::Invalid, field);
            QVERIFY2(where.error().sentence.contains(QStringLiteral("subfield")), qPrintable(where.error().sentence));
        }
        QVERIFY(!readWhere(QStringLiteral("category=biology"), questionLabelPreset()));
    }

    void aFileIsNamedByWhatIsAskedFor()
    {
        QCOMPARE(filterSlug({}), QString());
        QCOMPARE(filterSlug(*readWhere(QStringLiteral("split=val subfield=\"a/b\""), questionLabelPreset())), QStringLiteral("val-a-b"));
    }

    void groupedBySplitAndTypedLabel()
    {
        ItemSetItem one = item();
        labelSplit(one, questionLabelPreset());
        QCOMPARE(one.labels.value(splitDimension), QList<LabelCode>{LabelCode(QStringLiteral("val"))});
        Labels other = codedLabels({{"subfield", {QStringLiteral("电路")}}, {"split", {QStringLiteral("test")}}});
        const Preset grouped = groupedPreset(questionLabelPreset(), {one.labels, other});
        const Dimension *subfield = grouped.dimension(DimensionCode(QStringLiteral("subfield")));
        QCOMPARE(subfield->values.size(), 2);
        QCOMPARE(subfield->values.constFirst().code.text(), QStringLiteral("电路"));
        QVERIFY(grouped.dimension(kindDimension) != nullptr);
        QCOMPARE(grouped.dimensions.constLast().code, splitDimension);
        QCOMPARE(grouped.dimensions.constLast().values.size(), 2);
        QVERIFY(groupedPreset(questionLabelPreset(), {one.labels}).dimension(splitDimension) == nullptr);
        // A project's own dimension of this name stays what it is.
        Preset own = questionLabelPreset();
        own.dimensions[0].code = splitDimension;
        ItemSetItem untouched = item();
        labelSplit(untouched, own);
        QVERIFY(!untouched.labels.contains(splitDimension));
        QCOMPARE(groupedPreset(own, {one.labels, other}).dimensions.size(), own.dimensions.size() + 1); // the kind
    }
};

QTEST_GUILESS_MAIN(ItemTestsTest)
#include "itemteststest.moc"
