// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/questionmerge.h"

#include "tests/support/kinds/labelwork.h"

#include <QTest>

#include <utility>

using namespace yuyi;
using namespace yuyi::test;

/// A question made of parts of two versions, without a window.
class QuestionMergeTest : public QObject
{
    Q_OBJECT

    static Question question(const QString &stem, const QStringList &options, int key)
    {
        Question made;
        made.id = QuestionId::create();
        made.stem = stem;
        for (int i = 0; i < options.size(); ++i) {
            Option option;
            option.id = OptionId::create();
            option.text = options.at(i);
            option.correct = i == key;
            made.options.append(option);
        }
        return made;
    }
    static CaseField field(const QList<Question> &left, const QList<Question> &right)
    {
        CaseField made;
        made.left.questions = left;
        made.right.questions = right;
        return made;
    }
    static QList<QuestionPart::Kind> kindsOf(const QuestionMerge &merge)
    {
        QList<QuestionPart::Kind> kinds;
        const QList<QuestionPart> parts = merge.parts();
        for (const QuestionPart &part : parts)
            kinds.append(part.kind);
        return kinds;
    }

private Q_SLOTS:
    /// The key is a part only where the sides disagree about it.
    void theKeyIsAPartWhereItDiffers()
    {
        using Kind = QuestionPart::Kind;
        const QStringList options{QStringLiteral("一只猫"), QStringLiteral("两条狗")};
        const Question left = question(QStringLiteral("画里有什么？"), options, 0);
        QCOMPARE(kindsOf(QuestionMerge(field({left}, {question(left.stem, options, 0)}))),
                 (QList<Kind>{Kind::Stem, Kind::Option, Kind::Option}));
        QCOMPARE(kindsOf(QuestionMerge(field({left}, {question(left.stem, options, 1)}))),
                 (QList<Kind>{Kind::Stem, Kind::Option, Kind::Option, Kind::Key}));
        QCOMPARE(kindsOf(QuestionMerge(field({left}, {}))), (QList<Kind>{Kind::Stem, Kind::Option, Kind::Option}));
    }

    /// Each dimension in which a side has labels; one that nobody used is none.
    void labelsArePartsByDimension()
    {
        const Preset preset = questionLabelPreset();
        const QList<Dimension> dimensions = preset.questionDimensions();
        Question left = question(QStringLiteral("电流多大？"), {QStringLiteral("一安"), QStringLiteral("两安")}, 0);
        Question right = left;
        right.id = QuestionId::create();
        left.labels = physicsLabels();
        right.labels = physicsWith("subfield", {QStringLiteral("光学")});
        const QuestionMerge merge(field({left}, {right}), dimensions);
        QList<QuestionPart> parts = merge.parts();
        parts.removeIf([](const QuestionPart &part) { return part.kind != QuestionPart::Kind::Label; });
        QCOMPARE(parts.size(), 5); // not the level
        const QuestionPart fields{QuestionPart::Kind::Label, {}, DimensionCode(QStringLiteral("subfield"))};
        QVERIFY(!QuestionMerge::sameIn(fields, left, -1, right, -1));
        QVERIFY(QuestionMerge::sameWording(left, right) && !QuestionMerge::isSame(left, right));
        const auto taken = merge.adopted(left, fields, false);
        QVERIFY(taken);
        QCOMPARE(taken->labels, right.labels);
        QCOMPARE(taken->id, left.id);
        const auto all = merge.joined(left, fields, true);
        QVERIFY(all);
        QCOMPARE(all->labels,
                 physicsWith("subfield", {QStringLiteral("电磁学"), QStringLiteral("电路"), QStringLiteral("光学")}));
        const auto common = merge.joined(left, fields, false);
        QVERIFY(common);
        QVERIFY(!common->labels.contains(fields.dimension));
        const QuestionPart one{QuestionPart::Kind::Label, {}, DimensionCode(QStringLiteral("category"))};
        QVERIFY(!merge.joined(left, one, true)); // only one can be chosen
        QVERIFY(!merge.joined(left, parts.constFirst(), true) && !merge.joined(left, {}, true));
    }

    /// A subject brings its discipline along, and a discipline its subject, where they would not fit.
    void nestedLabelsComeTogether()
    {
        const Preset preset = questionLabelPreset();
        Question left = question(QStringLiteral("电流多大？"), {QStringLiteral("一安"), QStringLiteral("两安")}, 0);
        Question right = left;
        right.id = QuestionId::create();
        left.labels = physicsLabels();
        right.labels = physicsWith("category", {QStringLiteral("business")});
        right.labels.insert(DimensionCode(QStringLiteral("subcategory")), labelCodes({QStringLiteral("finance")}));
        right.labels.insert(DimensionCode(QStringLiteral("difficulty_level")), labelCodes({QStringLiteral("hard")}));
        const QuestionMerge merge(field({left}, {right}), preset.questionDimensions());
        Labels wanted = right.labels;
        wanted.insert(DimensionCode(QStringLiteral("difficulty_level")), labelCodes({QStringLiteral("middle")}));
        for (const char *dimension : {"category", "subcategory"}) {
            const auto taken =
                merge.adopted(left, {QuestionPart::Kind::Label, {}, DimensionCode(QString::fromLatin1(dimension))}, false);
            QVERIFY(taken);
            QCOMPARE(taken->labels, wanted);
        }
        // Another subject of the same discipline is taken alone.
        Question math = left;
        math.id = QuestionId::create();
        math.labels = physicsWith("subcategory", {QStringLiteral("math")});
        math.labels.insert(DimensionCode(QStringLiteral("subfield")), labelCodes({QStringLiteral("代数")}));
        const QuestionMerge other(field({left}, {math}), preset.questionDimensions());
        const auto taken = other.adopted(left, {QuestionPart::Kind::Label, {}, DimensionCode(QStringLiteral("subcategory"))}, false);
        QVERIFY(taken);
        QCOMPARE(taken->labels, physicsWith("subcategory", {QStringLiteral("math")}));
    }

    void partsAreTakenOver()
    {
        const QStringList options{QStringLiteral("一只猫"), QStringLiteral("两条狗")};
        const Question left = question(QStringLiteral("画里有什么？"), options, 0);
        const Question right = question(QStringLiteral("画了什么动物？"), options, 1);
        const QuestionMerge merge(field({left}, {right}));
        const QList<QuestionPart> parts = merge.parts();
        const auto stem = merge.adopted(left, parts.constFirst(), false);
        QVERIFY(stem);
        QCOMPARE(stem->stem, right.stem);
        QCOMPARE(stem->keyIndex(), 0);
        QVERIFY(!QuestionMerge::sameWording(*stem, left));
        const auto key = merge.adopted(left, parts.constLast(), false);
        QVERIFY(key);
        QCOMPARE(key->keyIndex(), 1);
        QCOMPARE(key->stem, left.stem);
    }

    /// Where several options are correct, the whole set is compared and taken over.
    void keysAreSets()
    {
        using Kind = QuestionPart::Kind;
        const QStringList options{QStringLiteral("一只猫"), QStringLiteral("两条狗"), QStringLiteral("蓝色的大海")};
        const auto withKeys = [&](const QStringList &texts, const OptionSet &keys) {
            Question made = question(QStringLiteral("画里有什么？"), texts, -1);
            QuestionMerge::setKeys(made, keys);
            return made;
        };
        const Question left = withKeys(options, {0b101});
        // The same options are correct, in whatever order they stand.
        const Question turned = withKeys({options.at(2), options.at(1), options.at(0)}, {0b101});
        QVERIFY(!kindsOf(QuestionMerge(field({left}, {turned}))).contains(Kind::Key));
        // One of two is another key.
        const Question right = withKeys({options.at(2), options.at(1), options.at(0)}, {0b110});
        const QuestionMerge merge(field({left}, {right}));
        const QuestionPart key = merge.parts().constLast();
        QCOMPARE(key.kind, Kind::Key);
        for (const QString &correct : {options.at(0), options.at(2)})
            QVERIFY(QuestionMerge::text(left, key, -1).contains(correct));
        QVERIFY(!QuestionMerge::text(left, key, -1).contains(options.at(1)));
        const auto made = merge.adopted(left, key, false);
        QVERIFY(made);
        QCOMPARE(made->keys().positions(), (QList<int>{0, 1}));
        QVERIFY(!QuestionMerge::sameWording(*made, left));
        QCOMPARE(merge.adopted(*made, key, true)->keys(), left.keys());
    }

    /// Without options the accepted answers are one part, taken over as a whole; there is no key beside them.
    void acceptedAnswersAreAPart()
    {
        using Kind = QuestionPart::Kind;
        Question left = question(QStringLiteral("画里有什么？"), {}, -1);
        left.accepted = QStringList{QStringLiteral("家猫"), QStringLiteral("猫")};
        Question right = question(QStringLiteral("画了什么动物？"), {}, -1);
        right.accepted = QStringList{QStringLiteral("小狗")};
        const QuestionMerge merge(field({left}, {right}));
        QCOMPARE(kindsOf(merge), (QList<Kind>{Kind::Stem, Kind::Accepted}));
        QCOMPARE(kindsOf(QuestionMerge(field({left}, {}))), (QList<Kind>{Kind::Stem, Kind::Accepted}));
        const QuestionPart accepted = merge.parts().at(1);
        QCOMPARE(QuestionMerge::text(left, accepted, -1), QStringLiteral("家猫\n猫"));
        QCOMPARE(QuestionMerge::acceptedIn(QuestionMerge::text(left, accepted, -1)), left.accepted);
        const auto made = merge.adopted(left, accepted, false);
        QVERIFY(made);
        QCOMPARE(made->accepted, right.accepted);
        QCOMPARE(made->stem, left.stem);
        QVERIFY(!QuestionMerge::sameWording(*made, left));
        QVERIFY(QuestionMerge::sameWording(*merge.adopted(*made, accepted, true), left));
        // Written by hand: one per line, empty lines and repetitions say nothing.
        QCOMPARE(QuestionMerge::acceptedIn(QStringLiteral(" 家猫 \n\n猫\n家猫\n")), left.accepted);
        QVERIFY(QuestionMerge::acceptedIn(QStringLiteral(" \n")).isEmpty());
    }

    /// Pictures of the stem are one part; those of options go with the options, and their key with them.
    void picturesAreAPart()
    {
        using Kind = QuestionPart::Kind;
        const auto picture = [](const char *name) { return Medium{Sha256::of(QByteArray(name)), ImageFormat::Png, QSize(8, 8), {}, {}}; };
        Question left = question(QStringLiteral("⟦1⟧之后是哪一幅？"), {QString(), QString()}, 0);
        left.media = {picture("1"), picture("2")};
        left.options[0].picture = picture("a");
        left.options[1].picture = picture("b");
        Question right = left;
        right.id = QuestionId::create();
        right.media = {};
        std::swap(right.options[0].picture, right.options[1].picture);
        const QuestionMerge merge(field({left}, {right}));
        // The same picture is correct on both sides no more: the letters are of each side.
        QCOMPARE(kindsOf(merge), (QList<Kind>{Kind::Stem, Kind::Pictures, Kind::Option, Kind::Option, Kind::Key}));
        const QuestionPart stem = merge.parts().constFirst();
        const QuestionPart pictures = merge.parts().at(1);
        const QuestionPart option = merge.parts().at(2);
        QVERIFY(!QuestionMerge::shownText(left, stem, -1).contains(u'⟦'));
        QVERIFY(QuestionMerge::text(left, stem, -1).contains(u'⟦'));
        QCOMPARE(option.pair, (Pair{0, 1, 1}));
        QVERIFY(QuestionMerge::sameIn(option, left, 0, right, 1));
        QVERIFY(!QuestionMerge::sameIn(option, left, 0, right, 0));
        QVERIFY(!QuestionMerge::sameKey(left, right));
        // Without a list, the picture of the image stands there.
        const Medium own = picture("own");
        QCOMPARE(QuestionMerge::pictures(left, pictures, -1, own).size(), 2);
        QCOMPARE(QuestionMerge::pictures(right, pictures, -1, own).constFirst().medium, own);
        QCOMPARE(QuestionMerge::pictures(right, option, 1, own).constFirst().medium, picture("a"));

        const auto listed = merge.adopted(left, pictures, false);
        QVERIFY(listed && listed->media.isEmpty());
        QVERIFY(!QuestionMerge::sameWording(*listed, left));
        right.options[1].picture = picture("c");
        const QuestionMerge other(field({left}, {right}));
        const auto taken = other.adopted(left, other.parts().at(2), false);
        QVERIFY(taken);
        QCOMPARE(taken->options.at(0).picture, right.options.at(other.parts().at(2).pair.right).picture);
        QVERIFY(!QuestionMerge::sameWording(*taken, left));
    }

    /// An option that one side alone has comes behind those of the other.
    void partsOfOneSideComeLast()
    {
        const Question left = question(QStringLiteral("画里有什么？"), {QStringLiteral("一只猫"), QStringLiteral("两条狗")}, 0);
        const Question right = question(left.stem, {QStringLiteral("一只猫"), QStringLiteral("两条狗"), QStringLiteral("蓝色的大海")}, 0);
        const QuestionMerge merge(field({left}, {right}));
        const QuestionPart extra = merge.parts().at(3);
        QCOMPARE(extra.kind, QuestionPart::Kind::Option);
        QCOMPARE(QuestionMerge::indexInSide(extra, true), -1);
        QCOMPARE(merge.optionIndex(left, extra), 2);
        const auto made = merge.adopted(left, extra, false);
        QVERIFY(made);
        QCOMPARE(made->options.size(), 3);
        QCOMPARE(made->options.at(2).text, right.options.at(2).text);
        QCOMPARE(made->keyIndex(), 0);
        QVERIFY(!merge.adopted(left, extra, true));
    }
};

QTEST_GUILESS_MAIN(QuestionMergeTest)
#include "questionmergetest.moc"
