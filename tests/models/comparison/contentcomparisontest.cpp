// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/contentcomparison.h"
#include "models/comparison/alignment.h"
#include "models/comparison/labelsets.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

class ContentComparisonTest : public QObject
{
    Q_OBJECT

    static Question question(const QString &stem, const QStringList &options, int key)
    {
        Question made;
        made.id = QuestionId::create();
        made.versionId = QuestionVersionId::create();
        made.kind = QStringLiteral("single-choice");
        made.stem = stem;
        for (int i = 0; i < options.size(); ++i)
            made.options.append({OptionId::create(), options.at(i), {}, i == key});
        return made;
    }
    static Question written(const QString &stem, const QStringList &accepted)
    {
        Question made = question(stem, {}, -1);
        made.kind = QStringLiteral("written");
        made.accepted = accepted;
        return made;
    }
    static Preset preset()
    {
        Preset made;
        const auto dimension = [](const char *code, bool many) {
            Dimension one;
            one.code = DimensionCode(QLatin1String(code));
            one.pickMany = many;
            for (const char *value : {"x", "y", "z"})
                one.values.append({LabelCode(QLatin1String(value)), {}, {}});
            return one;
        };
        made.dimensions = {dimension("one", false), dimension("many", true)};
        return made;
    }
    static LabelCode label(const char *code) { return LabelCode(QLatin1String(code)); }
    static AnnotationContent content()
    {
        AnnotationContent made;
        made.labels.insert(DimensionCode(QStringLiteral("one")), {label("x")});
        made.labels.insert(DimensionCode(QStringLiteral("many")), {label("x"), label("y")});
        made.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
        made.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
        made.questions = {question(QStringLiteral("这张图片有什么隐喻？"),
                                   {QStringLiteral("甲说"), QStringLiteral("乙说"), QStringLiteral("丙说")}, 1)};
        return made;
    }
    static ComparedField fieldOf(const QList<ComparedField> &fields, const QString &name)
    {
        for (const ComparedField &field : fields) {
            if (field.field == name)
                return field;
        }
        return {};
    }

private Q_SLOTS:
    void theSameIsMerged()
    {
        const AnnotationContent a = content();
        AnnotationContent b = content();
        // Another order, other ids, other widths and marks at the end: the same.
        b.labels[DimensionCode(QStringLiteral("many"))] = {label("y"), label("x")};
        b.explanation += QChar(u' ');
        std::reverse(b.questions[0].options.begin(), b.questions[0].options.end());
        const QList<ComparedField> fields = compareContents(preset(), a, b, 0.9);
        QCOMPARE(fields.size(), 5); // nobody wrote a context note
        for (const ComparedField &field : fields) {
            QVERIFY2(field.merged, qPrintable(field.field));
            QCOMPARE(field.similarity, 1.0);
        }
    }

    void labelsAreSets()
    {
        const AnnotationContent a = content();
        AnnotationContent b = content();
        b.labels[DimensionCode(QStringLiteral("one"))] = {label("y")};
        b.labels[DimensionCode(QStringLiteral("many"))] = {label("y"), label("z")};
        const QList<ComparedField> fields = compareContents(preset(), a, b, 0.9);
        QCOMPARE(fieldOf(fields, QStringLiteral("label:one")).merged, false);
        QCOMPARE(fieldOf(fields, QStringLiteral("label:one")).similarity, 0.0);
        QCOMPARE(fieldOf(fields, QStringLiteral("label:many")).merged, false);
        QCOMPARE(fieldOf(fields, QStringLiteral("label:many")).similarity, 1.0 / 3.0);
        const Dimension many = preset().dimensions.at(1);
        QCOMPARE(unionOf(many, {label("z")}, {label("x")}), (QList<LabelCode>{label("x"), label("z")}));
        QCOMPARE(intersectionOf(many, {label("z"), label("x")}, {label("x")}), QList<LabelCode>{label("x")});
    }

    void similarTextsAreMergedAutomatically()
    {
        const AnnotationContent a = content();
        AnnotationContent b = content();
        b.explanation = QStringLiteral("一个人低头看着手机，身后的世界渐渐褪色。");
        b.impliedMeaning = QStringLiteral("科技拉近了人和人的距离。");
        QList<ComparedField> fields = compareContents(preset(), a, b, 0.9);
        QVERIFY(fieldOf(fields, explanationField).merged);
        QVERIFY(fieldOf(fields, explanationField).similarity < 1);
        QVERIFY(!fieldOf(fields, meaningField).merged);
        // The threshold decides.
        fields = compareContents(preset(), a, b, 0.99);
        QVERIFY(!fieldOf(fields, explanationField).merged);
        // Something against nothing is never near enough.
        b.explanation.clear();
        QVERIFY(!fieldOf(compareContents(preset(), a, b, 0), explanationField).merged);
        // The longer one is kept; of equals the left one.
        const FieldValue shorter{{}, QStringLiteral("短"), {}, {}};
        const FieldValue longer{{}, QStringLiteral("长一些"), {}, {}};
        QCOMPARE(mergedValue(shorter, longer, FieldKind::Text, true), longer);
        QCOMPARE(mergedValue(longer, shorter, FieldKind::Text, false), longer);
        QCOMPARE(mergedValue({{}, QStringLiteral("甲"), {}, {}}, shorter, FieldKind::Text, false), shorter);
    }

    void anotherKeyIsAnotherQuestion()
    {
        const AnnotationContent a = content();
        AnnotationContent b = content();
        b.questions[0].options[1].correct = false;
        b.questions[0].options[2].correct = true;
        const ComparedField field = fieldOf(compareContents(preset(), a, b, 0.9), questionField(1));
        QVERIFY(!field.merged);
        // The same texts stand side by side, so that it is seen that the key alone differs.
        QCOMPARE(alignOptions(a.questions.first(), b.questions.first()),
                 (QList<Pair>{{0, 0, 1}, {1, 1, 1}, {2, 2, 1}}));
    }

    void questionsAreMatchedByTheirStem()
    {
        const QString stem = QStringLiteral("这张图片有什么隐喻？");
        const Question first = question(stem, {QStringLiteral("沉迷手机让人孤独"), QStringLiteral("科技改变生活")}, 0);
        const Question second =
            question(QStringLiteral("为什么背景是灰色的？"), {QStringLiteral("表示冷漠"), QStringLiteral("天气不好")}, 0);
        const Question alone =
            question(QStringLiteral("左边的孩子在做什么？"), {QStringLiteral("他在读书"), QStringLiteral("他在等车")}, 1);
        // In another order, and one that only one of them asked.
        const QList<Pair> pairs = alignQuestions({first, second}, {alone, second, first});
        QCOMPARE(pairs.size(), 3);
        QCOMPARE(pairs.at(0).right, 2);
        QCOMPARE(pairs.at(1).right, 1);
        QCOMPARE(pairs.at(2).left, -1);
        QCOMPARE(pairs.at(2).right, 0);
    }

    /// A preset fills the stem in: who asks the same is compared, however much the options differ.
    void theSameStemIsTheSameQuestion()
    {
        const QString stem = QStringLiteral("这张图片有什么隐喻？");
        const Question mine = question(stem, {QStringLiteral("沉迷手机让人孤独"), QStringLiteral("科技改变生活")}, 0);
        const Question others = question(stem, {QStringLiteral("冰山融化"), QStringLiteral("海面上升了")}, 1);
        const Question another =
            question(QStringLiteral("为什么背景是灰色的？"), {QStringLiteral("表示冷漠"), QStringLiteral("天气不好")}, 0);
        QVERIFY(questionSimilarity(mine, others) < sameQuestionLimit);
        const QList<Pair> pairs = alignQuestions({mine}, {another, others});
        QCOMPARE(pairs.size(), 2);
        QCOMPARE(pairs.at(0).left, 0);
        QCOMPARE(pairs.at(0).right, 1);
        // Without a stem nothing says that it is the same.
        const Question bare = question({}, {QStringLiteral("沉迷手机让人孤独")}, 0);
        QCOMPARE(alignQuestions({bare}, {question({}, {QStringLiteral("冰山融化")}, 0)}).size(), 2);
        // Options that all questions of a kind have say nothing about two of them being the same; nor are two kinds ever one question.
        Question lamp = question(QStringLiteral("灯象征知识"), {QStringLiteral("对"), QStringLiteral("错")}, 0);
        Question people = question(QStringLiteral("图中的人在笑"), {QStringLiteral("对"), QStringLiteral("错")}, 0);
        QCOMPARE(alignQuestions({lamp}, {people}, {lamp.kind}).size(), 2);
        QCOMPARE(alignQuestions({lamp}, {lamp}, {lamp.kind}).size(), 1);
        people = lamp;
        people.kind = QStringLiteral("choice");
        QCOMPARE(alignQuestions({lamp}, {people}).size(), 2);
    }

    /// Without options: the accepted answers are compared as a set, each by what it says.
    void acceptedAnswersAreASet()
    {
        const QString stem = QStringLiteral("图中的动物是什么？");
        const Question cat = written(stem, {QStringLiteral("家猫"), QStringLiteral("Cat")});
        QVERIFY(sameQuestion(cat, written(stem, {QStringLiteral("ｃａｔ"), QStringLiteral("家猫")})));
        QVERIFY(sameQuestion(cat, written(stem, {QStringLiteral("家猫"), QStringLiteral("Cat"), QStringLiteral("cat")})));
        QVERIFY(!sameQuestion(cat, written(stem, {QStringLiteral("家猫")})));
        QVERIFY(!sameQuestion(cat, written(stem, {QStringLiteral("家猫"), QStringLiteral("小狗")})));
        QVERIFY(!sameQuestion(cat, written(QStringLiteral("图中的植物是什么？"), cat.accepted)));
        // A wording less is a difference that a person settles.
        AnnotationContent a = content();
        AnnotationContent b = content();
        a.questions = {cat};
        b.questions = {written(stem, {QStringLiteral("家猫")})};
        QVERIFY(!fieldOf(compareContents(preset(), a, b, 0.9), questionField(1)).merged);
        b.questions = {written(stem, {QStringLiteral("cat"), QStringLiteral("家猫")})};
        QVERIFY(fieldOf(compareContents(preset(), a, b, 0.9), questionField(1)).merged);
        // They come back from the stored form.
        FieldValue value;
        value.questions = {cat};
        QCOMPARE(fieldValueFromJson(toJson(value, FieldKind::Question), FieldKind::Question), value);
    }

    /// The stem says most: a number is the answer to many questions.
    void writtenQuestionsAreMatchedByStemAndAnswers()
    {
        const Question cats = written(QStringLiteral("图中一共有几只猫？"), {QStringLiteral("3"), QStringLiteral("三只")});
        const Question reworded = written(QStringLiteral("图中有几只猫？"), {QStringLiteral("3")});
        const Question job = written(QStringLiteral("穿白衣服的人从事什么职业？"), {QStringLiteral("医生")});
        const QList<Pair> pairs = alignQuestions({job, cats}, {reworded, job});
        QCOMPARE(pairs.size(), 2);
        QCOMPARE(pairs.at(0).right, 1);
        QCOMPARE(pairs.at(1).right, 0);
        QCOMPARE(questionSimilarity(cats, cats), 1.0);
        QVERIFY(questionSimilarity(cats, reworded) > questionSimilarity(cats, job));
        // Another answer to nearly the same stem is still that question; another stem and another answer is another one.
        const Question four = written(reworded.stem, {QStringLiteral("4")});
        QCOMPARE(alignQuestions({cats}, {four}).size(), 1);
        QCOMPARE(alignQuestions({cats}, {job}).size(), 2);
        // Of two questions as much alike the one with the accepted answer is the same.
        QVERIFY(questionSimilarity(cats, reworded) > questionSimilarity(cats, four));
    }

    void everyOptionIsInOnePair()
    {
        const Question a = question({}, {QStringLiteral("甲"), QStringLiteral("乙丙丁"), QStringLiteral("戊")}, 2);
        const Question b = question({}, {QStringLiteral("己"), QStringLiteral("乙丙丁"), QStringLiteral("庚"), QStringLiteral("辛")}, 0);
        const QList<Pair> pairs = alignOptions(a, b);
        QCOMPARE(pairs.size(), 4);
        QSet<int> left;
        QSet<int> right;
        for (const Pair &pair : pairs) {
            if (pair.left >= 0)
                left.insert(pair.left);
            if (pair.right >= 0)
                right.insert(pair.right);
        }
        QCOMPARE(left.size(), 3);
        QCOMPARE(right.size(), 4);
        QCOMPARE(pairs.at(1).right, 1); // says the same
        QCOMPARE(pairs.at(2).right, 0); // the two keys
    }

    void valuesComeBackFromTheirJson()
    {
        AnnotationContent wanted = content();
        wanted.context = {{QStringLiteral("查了词典"), QStringLiteral("https://example.org")}};
        AnnotationContent built;
        for (const ComparedField &field : compareContents(preset(), wanted, wanted, 0.9)) {
            const FieldKind kind = kindOf(field.field);
            const FieldValue back = fieldValueFromJson(toJson(field.a, kind), kind);
            QCOMPARE(back, field.a);
            putField(built, field.field, back);
        }
        QCOMPARE(built, wanted);
        QCOMPARE(questionNumberOf(questionField(12)), 12);
        QCOMPARE(dimensionOf(labelField(DimensionCode(QStringLiteral("one")))).text(), QStringLiteral("one"));
    }
};

QTEST_GUILESS_MAIN(ContentComparisonTest)
#include "contentcomparisontest.moc"
