// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionlinter.h"
#include "models/linting/personaldata.h"
#include "models/linting/wording.h"

#include <QTest>

using namespace yuyi;

namespace {

Preset preset()
{
    return *builtInPreset(QStringLiteral("cii-bench"));
}

Question question(const QString &stem, const QStringList &options, int key)
{
    Question result;
    result.id = QuestionId::create();
    result.stem = stem;
    for (qsizetype i = 0; i < options.size(); ++i)
        result.options.append({OptionId::create(), options.at(i), {}, i == key});
    return result;
}

/// An annotation that the linter has nothing to say about.
AnnotationContent good()
{
    AnnotationContent content;
    const Preset p = preset();
    for (const Dimension &dimension : p.dimensions)
        content.labels.insert(dimension.code, {dimension.values.first().code});
    content.explanation = QStringLiteral("一盏灯照着一本旧书。");
    content.impliedMeaning = QStringLiteral("知识照亮前路。");
    content.questions = {question(QStringLiteral("这张图片有什么隐喻？"),
                                  {QStringLiteral("知识照亮前路"), QStringLiteral("夜晚应当早睡"), QStringLiteral("旧书值得收藏"),
                                   QStringLiteral("灯具需要检修"), QStringLiteral("阅读伤害眼睛"), QStringLiteral("光线影响心情")},
                                  0)};
    return content;
}

QStringList rules(const QList<Finding> &findings)
{
    QStringList codes;
    for (const Finding &finding : findings)
        codes.append(codeOf(finding.rule));
    return codes;
}

QStringList lint(const AnnotationContent &content, const LintContext &context = {})
{
    return rules(lintAnnotation(content, preset(), context));
}

Finding only(const AnnotationContent &content, LintRule rule, const LintContext &context = {})
{
    for (const Finding &finding : lintAnnotation(content, preset(), context)) {
        if (finding.rule == rule)
            return finding;
    }
    return {LintRule::RepeatedId, Severity::Error, {}, QStringLiteral("not found")};
}

} // namespace

class QuestionLinterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingToSay();
    void emptyAnnotation();
    void optionErrors();
    void equalAfterNormalisation();
    void keys();
    void labels();
    void numberOfQuestions();
    void keyLongest();
    void spread();
    void contained();
    void position();
    void echo();
    void allOrNone_data();
    void allOrNone();
    void negations_data();
    void negations();
    void readableInImage();
    void nearDuplicate();
    void overlap();
    void personal_data();
    void personal();
    void personalPositions();
    void errorsComeFirst();
    void textsThePresetAsksFor();
    void indexFindsAll();
    void indexFilledAtOnce();
    void hostileTexts();
};

void QuestionLinterTest::nothingToSay()
{
    QCOMPARE(lint(good()), QStringList());
}

void QuestionLinterTest::emptyAnnotation()
{
    const QList<Finding> findings = lintAnnotation({}, preset());
    QVERIFY(hasErrors(findings));
    const QStringList codes = rules(findings);
    QCOMPARE(codes.count(QStringLiteral("label-missing")), 5);
    QVERIFY(codes.contains(QStringLiteral("question-count")));
    QVERIFY(codes.contains(QStringLiteral("explanation-empty")));
    QVERIFY(codes.contains(QStringLiteral("meaning-empty")));
    for (const Finding &finding : findings)
        QVERIFY(!finding.text.isEmpty() && !finding.text.contains(u'%'));
}

void QuestionLinterTest::optionErrors()
{
    AnnotationContent content = good();
    content.questions[0].options.removeLast();
    QCOMPARE(lint(content), QStringList(QStringLiteral("option-count")));
    content = good();
    content.questions[0].options[3].text = QStringLiteral(" 　。");
    QCOMPARE(lint(content), QStringList()); // a mark alone is a text
    content.questions[0].options[3].text = QStringLiteral(" \t　 ");
    const Finding empty = only(content, LintRule::OptionEmpty);
    QCOMPARE(empty.severity, Severity::Error);
    QCOMPARE(empty.position, (LintPosition{LintField::Option, 0, 3, {}}));
    content = good();
    content.questions[0].stem = QStringLiteral("　");
    QCOMPARE(only(content, LintRule::StemEmpty).severity, Severity::Error);
}

void QuestionLinterTest::equalAfterNormalisation()
{
    AnnotationContent content = good();
    content.questions[0].options[1].text = QStringLiteral("ＡＢＣ　公司！");
    content.questions[0].options[4].text = QStringLiteral(" abc  公司。");
    const Finding finding = only(content, LintRule::OptionsEqual);
    QCOMPARE(finding.severity, Severity::Error);
    QCOMPARE(finding.position.option, 4);
    QVERIFY2(finding.text.contains(QStringLiteral("B and E")), qPrintable(finding.text));
    content.questions[0].options[4].text = QStringLiteral("abc 公司 2");
    QVERIFY(!lint(content).contains(QStringLiteral("options-equal")));
    // "%" and "+" say something.
    content.questions[0].options[1].text = QStringLiteral("增长 50");
    content.questions[0].options[4].text = QStringLiteral("增长 50%");
    QVERIFY(!lint(content).contains(QStringLiteral("options-equal")));
}

void QuestionLinterTest::keys()
{
    AnnotationContent content = good();
    content.questions[0].options[0].correct = false;
    QCOMPARE(only(content, LintRule::KeyCount).severity, Severity::Error);
    content.questions[0].options[0].correct = true;
    content.questions[0].options[5].correct = true;
    QVERIFY(only(content, LintRule::KeyCount).text.contains(u'2'));
}

void QuestionLinterTest::labels()
{
    AnnotationContent content = good();
    const DimensionCode domain(QStringLiteral("domain"));
    content.labels.remove(domain);
    const Finding missing = only(content, LintRule::LabelMissing);
    QCOMPARE(missing.position.dimension, domain);
    QCOMPARE(missing.severity, Severity::Error);
    content.labels.insert(domain, {LabelCode(QStringLiteral("life")), LabelCode(QStringLiteral("art"))});
    QCOMPARE(only(content, LintRule::LabelSeveral).severity, Severity::Warning);
    content.labels.insert(domain, {LabelCode(QStringLiteral("colour"))});
    QCOMPARE(only(content, LintRule::LabelUnknown).severity, Severity::Error);
    content = good();
    content.labels.insert(DimensionCode(QStringLiteral("weather")), {LabelCode(QStringLiteral("rain"))});
    QCOMPARE(lint(content), QStringList(QStringLiteral("label-unknown")));
}

void QuestionLinterTest::numberOfQuestions()
{
    AnnotationContent content = good();
    for (int i = 0; i < 3; ++i)
        content.questions.append(content.questions.first());
    QVERIFY(lint(content).contains(QStringLiteral("question-count")));
}

void QuestionLinterTest::keyLongest()
{
    AnnotationContent content = good();
    content.questions[0].options[0].text = QStringLiteral("知识照亮前路，人们因此找到方向"); // 15 against 6
    const Finding finding = only(content, LintRule::KeyLongest);
    QCOMPARE(finding.position.option, 0);
    QVERIFY2(finding.text.contains(QStringLiteral("15 characters"))
                 && finding.text.contains(QStringLiteral("has 6")),
             qPrintable(finding.text));
    // A long distractor is nobody's clue.
    content.questions[0].options[0].correct = false;
    content.questions[0].options[1].correct = true;
    QVERIFY(!lint(content).contains(QStringLiteral("key-longest")));
    // Nor are a few characters more, though they are half as many again.
    content = good();
    for (int i = 1; i < 6; ++i)
        content.questions[0].options[i].text.truncate(4);
    content.questions[0].options[0].text = QStringLiteral("知识照亮前路吧");
    QVERIFY(!lint(content).contains(QStringLiteral("key-longest")));
    // Characters outside the basic plane count once.
    content.questions[0].options[0].text = QStringLiteral("𠀀𠀁𠀂𠀃𠀄𠀅𠀆");
    QVERIFY(!lint(content).contains(QStringLiteral("key-longest")));
}

void QuestionLinterTest::spread()
{
    AnnotationContent content = good();
    content.questions[0].options[2].text = QStringLiteral("旧书值得收藏并且应当好好保护起来传给后来的人们");
    QVERIFY(lint(content).contains(QStringLiteral("length-spread")));
    content.questions[0].options[2].text = QStringLiteral("旧书值得收藏并且应当");
    QVERIFY(!lint(content).contains(QStringLiteral("length-spread")));
}

void QuestionLinterTest::contained()
{
    AnnotationContent content = good();
    content.questions[0].options[2].text = QStringLiteral("夜晚应当早睡早起");
    const Finding finding = only(content, LintRule::OptionContained);
    QCOMPARE(finding.position.option, 1);
    QVERIFY(finding.text.contains(u'C'));
}

void QuestionLinterTest::position()
{
    LintContext context;
    context.keyPositions[singleChoice] = {29, 2, 2, 2, 2, 2};
    const Finding finding = only(good(), LintRule::KeyPosition, context);
    QCOMPARE(finding.position.option, 0);
    QVERIFY2(finding.text.contains(QStringLiteral("30 of the 40")), qPrintable(finding.text));
    // At another position the new question helps.
    AnnotationContent content = good();
    std::swap(content.questions[0].options[0], content.questions[0].options[3]);
    QVERIFY(!lint(content, context).contains(QStringLiteral("key-position")));
    // Few answers, or balanced ones, say nothing.
    context.keyPositions[singleChoice] = {10, 0, 0, 0, 0, 0};
    QVERIFY(!lint(good(), context).contains(QStringLiteral("key-position")));
    context.keyPositions[singleChoice] = {12, 10, 10, 9, 10, 11};
    QVERIFY(!lint(good(), context).contains(QStringLiteral("key-position")));
}

void QuestionLinterTest::echo()
{
    AnnotationContent content = good();
    content.questions[0].stem = QStringLiteral("这盏照亮黑夜的灯表示什么？");
    const Finding finding = only(content, LintRule::StemEchoesKey);
    QVERIFY2(finding.text.contains(QStringLiteral("照亮")), qPrintable(finding.text));
    // A distractor has it too: no clue.
    content.questions[0].options[1].text = QStringLiteral("夜里灯光照亮街道");
    QVERIFY(!lint(content).contains(QStringLiteral("stem-echoes-key")));
    QCOMPARE(echoOfKey(QStringLiteral("灯象征着什么的光？"), QStringLiteral("象征着希望的光"), {}, {QStringLiteral("象征")}), QString());
    QCOMPARE(echoOfKey(QStringLiteral("What does the Lamp mean?"), QStringLiteral("a lamp of hope"),
                       {QStringLiteral("sleep")}, {QStringLiteral("hope")}),
             QStringLiteral("lamp"));
    // Words, not letters that happen to follow one another, nor those every question is made of.
    const auto echoIn = [](const char *stem, const char *key) {
        return echoOfKey(QString::fromLatin1(stem), QString::fromLatin1(key), {}, {});
    };
    QCOMPARE(echoIn("What is the theme of this cartoon?", "The memory of a lost carton"), QString());
    QCOMPARE(echoIn("What does this picture suggest?", "This picture is about grief"), QString());
    QCOMPARE(echoIn("Why does the candle burn?", "Candle-light fades; the candle is life"), QStringLiteral("candle"));
    const QStringList distractors{QStringLiteral("a Candle is cheap")};
    QCOMPARE(echoOfKey(QStringLiteral("Why does the candle burn?"), QStringLiteral("the candle is life"), distractors, {}), QString());
}

void QuestionLinterTest::allOrNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("says");
    QTest::newRow("all") << QStringLiteral("以上都是") << true;
    QTest::newRow("all options") << QStringLiteral("以上选项均正确。") << true;
    QTest::newRow("none") << QStringLiteral("以上都不对") << true;
    QTest::newRow("none 2") << QStringLiteral("以上皆非") << true;
    QTest::newRow("none 3") << QStringLiteral("上述说法都不正确") << true;
    QTest::newRow("english") << QStringLiteral("None of the above") << true;
    QTest::newRow("plain") << QStringLiteral("人们都是过客") << false;
    QTest::newRow("height") << QStringLiteral("海拔两千米以上的山") << false;
    QTest::newRow("english plain") << QStringLiteral("the lamp above the table") << false;
}

void QuestionLinterTest::allOrNone()
{
    QFETCH(QString, text);
    QFETCH(bool, says);
    QCOMPARE(saysAllOrNone(text), says);
    AnnotationContent content = good();
    content.questions[0].options[5].text = text;
    QCOMPARE(lint(content).contains(QStringLiteral("all-or-none")), says);
}

void QuestionLinterTest::negations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("twice");
    QTest::newRow("not without") << QStringLiteral("这不是没有道理的") << true;
    QTest::newRow("must") << QStringLiteral("人们不能不重视环境") << true;
    QTest::newRow("english") << QStringLiteral("Which is not without meaning?") << true;
    QTest::newRow("once") << QStringLiteral("这不是一盏灯") << false;
    QTest::newRow("nobody not") << QStringLiteral("没有人不知道这件事") << true;
    QTest::newRow("set phrase") << QStringLiteral("表现了坚韧不拔、不屈不挠的精神，人不得不努力") << false;
    QTest::newRow("side by side") << QStringLiteral("因为不自信或不感兴趣") << false;
    QTest::newRow("no without") << QStringLiteral("没有不同的看法") << false;
    QTest::newRow("two clauses") << QStringLiteral("这不是灯，那没有光") << false;
    QTest::newRow("harmless words") << QStringLiteral("不同的人非常不满") << false;
    QTest::newRow("asks") << QStringLiteral("这是不是无限的未来") << false;
    QTest::newRow("knot") << QStringLiteral("another knot in the notebook") << false;
}

void QuestionLinterTest::negations()
{
    QFETCH(QString, text);
    QFETCH(bool, twice);
    QCOMPARE(hasDoubleNegation(text), twice);
}

void QuestionLinterTest::readableInImage()
{
    LintContext context;
    context.imageText = QStringLiteral("光 线\n影响心情！");
    const Finding finding = only(good(), LintRule::OptionInImage, context);
    QCOMPARE(finding.position.option, 5);
    context.imageText = QStringLiteral("光线影响健康");
    QVERIFY(!lint(good(), context).contains(QStringLiteral("option-in-image")));
}

void QuestionLinterTest::nearDuplicate()
{
    QuestionIndex index(preset().lint.similarityLimit);
    AnnotationContent content = good();
    LintContext context;
    context.image = ImageId::create();
    context.others = &index;
    index.set(content.questions.at(0), context.image);
    QCOMPARE(lint(content, context), QStringList()); // itself

    Question other = content.questions.at(0);
    other.id = QuestionId::create();
    std::reverse(other.options.begin(), other.options.end());
    other.options[2].text += QStringLiteral("！");
    index.set(other, context.image);
    QCOMPARE(lint(content, context), QStringList()); // of the same image: another rule speaks
    index.set(other, ImageId::create());
    QCOMPARE(lint(content, context), QStringList(QStringLiteral("near-duplicate")));
    index.remove(other.id);
    QCOMPARE(lint(content, context), QStringList());
    // Sharing the usual stem is no duplicate.
    index.set(question(content.questions.at(0).stem,
                       {QStringLiteral("甲乙"), QStringLiteral("丙丁"), QStringLiteral("戊己")}, 0),
              ImageId::create());
    QCOMPARE(lint(content, context), QStringList());
}

void QuestionLinterTest::overlap()
{
    AnnotationContent content = good();
    content.questions.append(
        question(QStringLiteral("这张图片有什么隐喻？ "),
                 {QStringLiteral("一二"), QStringLiteral("三四"), QStringLiteral("五六"),
                  QStringLiteral("七八"), QStringLiteral("九十"), QStringLiteral("百千")},
                 3));
    QCOMPARE(lint(content), QStringList(QStringLiteral("same-image-overlap")));
    content.questions[1].stem = QStringLiteral("灯代表什么？");
    QCOMPARE(lint(content), QStringList());
    content.questions[1].stem = QStringLiteral("为什么说知识照亮前路？");
    QVERIFY(only(content, LintRule::SameImageOverlap).text.contains(QStringLiteral("reveals the answer")));
    content.questions[1].stem = QStringLiteral("灯代表什么？");
    content.questions[1].options[3].text = QStringLiteral("知识照亮前路。");
    QVERIFY(only(content, LintRule::SameImageOverlap).text.contains(QStringLiteral("same answer")));
}

void QuestionLinterTest::personal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QString &text, const char *found) {
        QTest::newRow(name) << text << QString::fromLatin1(found);
    };
    row("mobile", QStringLiteral("联系13800138000购买"), "personal-phone");
    row("mobile with spaces", QStringLiteral("电话 +86 138-0013-8000。"), "personal-phone");
    row("full width", QStringLiteral("电话１３８００１３８０００"), "personal-phone");
    row("landline", QStringLiteral("010-62345678"), "personal-phone");
    row("hotline", QStringLiteral("400-123-4567"), "personal-phone");
    row("abroad", QStringLiteral("call +44 20 7946 0958"), "personal-phone");
    row("identity", QStringLiteral("身份证11010519491231002X"), "personal-id");
    row("identity, wrong check digit", QStringLiteral("编号110105194912310021"), "");
    row("identity, no date", QStringLiteral("110105194913310028"), "");
    row("mail", QStringLiteral("写信给someone.else@example.com.cn吧"), "personal-email");
    row("full-width mail", QStringLiteral("ａ＠example.com"), "personal-email");
    row("year and price", QStringLiteral("1949年10月1日，共 1234567890 元"), "");
    row("long number", QStringLiteral("20131380013800012345"), "");
    row("at sign", QStringLiteral("@所有人 价格@100"), "");
    row("both", QStringLiteral("13800138000 a@b.cn"), "personal-phone,personal-email");
}

void QuestionLinterTest::personal()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    QStringList codes;
    for (const LintRule rule : personalDataIn(text))
        codes.append(codeOf(rule));
    QCOMPARE(codes.join(u','), found);
}

void QuestionLinterTest::personalPositions()
{
    const QString phone = QStringLiteral("13800138000");
    const auto positionIn = [](const AnnotationContent &content) { return only(content, LintRule::PersonalPhone).position; };
    AnnotationContent content = good();
    content.explanation += phone;
    QCOMPARE(positionIn(content).field, LintField::Explanation);
    content = good();
    content.context = {{QStringLiteral("百科"), {}}, {phone, {}}};
    QCOMPARE(positionIn(content), (LintPosition{LintField::Context, -1, 1, {}}));
    content = good();
    content.questions[0].options[2].note = phone;
    QCOMPARE(positionIn(content), (LintPosition{LintField::OptionNote, 0, 2, {}}));
    content = good();
    content.questions[0].rationale = phone;
    QCOMPARE(positionIn(content), (LintPosition{LintField::Rationale, 0, -1, {}}));
}

void QuestionLinterTest::errorsComeFirst()
{
    AnnotationContent content = good();
    content.explanation.clear();
    content.questions[0].options[5].text.clear();
    const QList<Finding> findings = lintAnnotation(content, preset());
    QCOMPARE(rules(findings), QStringList({QStringLiteral("explanation-empty"), QStringLiteral("option-empty")}));
    Preset optional = preset();
    optional.texts = {};
    QCOMPARE(rules(lintAnnotation(content, optional)), QStringList({QStringLiteral("option-empty"), QStringLiteral("explanation-empty")}));
}

/// A benchmark says which texts there must be; without a word from it they are advised.
void QuestionLinterTest::textsThePresetAsksFor()
{
    AnnotationContent content = good();
    content.explanation.clear();
    content.impliedMeaning = QStringLiteral("  ");
    QCOMPARE(only(content, LintRule::ExplanationEmpty).severity, Severity::Error);
    QCOMPARE(only(content, LintRule::MeaningEmpty).severity, Severity::Error);
    Preset optional = preset();
    optional.texts.explanationRequired = false;
    QVERIFY(hasErrors(lintAnnotation(content, optional)));
    optional.texts.meaningRequired = false;
    QVERIFY(!hasErrors(lintAnnotation(content, optional)));
    QCOMPARE(lintAnnotation(content, optional).size(), 2);
}

void QuestionLinterTest::indexFindsAll()
{
    // At a limit of 1 a single shingle is looked up, and it must be the right one.
    QuestionIndex exact(1.0);
    const Question same = question(QStringLiteral("一盏灯照着书"), {QStringLiteral("甲乙丙"), QStringLiteral("丁戊己")}, 0);
    exact.set(same, ImageId::create());
    Question again = same;
    again.id = QuestionId::create();
    QVERIFY(exact.nearest(again, {}).has_value());
    again.options[1].text += QStringLiteral("庚");
    QVERIFY(!exact.nearest(again, {}).has_value());

    // Against comparing with each: the filter must miss none.
    QuestionIndex index(0.6);
    QList<Question> all;
    quint32 state = 7;
    const auto next = [&state](quint32 bound) {
        state = state * 1664525u + 1013904223u;
        return (state >> 8) % bound;
    };
    for (int i = 0; i < 300; ++i) {
        Question q = i > 0 && next(2) == 0 ? all.at(next(static_cast<quint32>(i))) : question({}, {{}, {}, {}}, 0);
        q.id = QuestionId::create();
        for (Option &option : q.options) {
            if (option.text.isEmpty() || next(4) == 0) {
                option.text.clear();
                for (int c = 0; c < 6; ++c)
                    option.text.append(QChar(0x4e00 + next(40)));
            }
        }
        all.append(q);
    }
    for (const Question &q : std::as_const(all))
        index.set(q, ImageId::create());
    QCOMPARE(index.size(), all.size());
    int matched = 0;
    for (const Question &q : std::as_const(all)) {
        double best = 0;
        for (const Question &other : std::as_const(all)) {
            if (other.id == q.id)
                continue;
            QuestionIndex pair(0.05);
            pair.set(other, ImageId::create());
            if (const auto match = pair.nearest(q, {}))
                best = qMax(best, match->similarity);
        }
        const auto found = index.nearest(q, {});
        QCOMPARE(found.has_value(), best >= 0.6);
        if (found) {
            ++matched;
            QCOMPARE(found->similarity, best);
        }
    }
    QVERIFY(matched > 20 && matched < 300);

    // Replaced and removed ones are not found any more, also after the index was built anew.
    for (qsizetype i = 0; i < 200; ++i)
        index.remove(all.at(i).id);
    QCOMPARE(index.size(), 100);
    for (qsizetype i = 200; i < 300; ++i)
        index.set(all.at(i), ImageId::create());
    QCOMPARE(index.size(), 100);
    for (qsizetype i = 0; i < 200; ++i) {
        if (const auto found = index.nearest(all.at(i), {}))
            QVERIFY(std::any_of(all.begin() + 200, all.end(), [&](const Question &q) { return q.id == found->question; }));
    }
    for (int i = 0; i < 300; ++i)
        index.set(question(QString::number(i * 7919), {QString::number(i)}, 0), ImageId::create());
    QCOMPARE(index.size(), 400);
    Question copy = all.last();
    copy.id = QuestionId::create();
    QCOMPARE(index.nearest(copy, {})->question, all.last().id);
}

void QuestionLinterTest::indexFilledAtOnce()
{
    // Many alike, so that several are equally near.
    QList<Question> all;
    QList<ImageId> images;
    QList<QuestionText> texts;
    QuestionIndex single(0.5);
    for (int i = 0; i < 300; ++i) {
        Question q = question(QStringLiteral("这张图片有什么隐喻？"), {QString(i % 7, u'山'), QStringLiteral("水"), QString(i % 5, u'云')}, 0);
        q.id = QuestionId::create();
        const ImageId image = ImageId::create();
        QuestionText text{q.id, image, q.stem, {}};
        for (const Option &option : q.options)
            text.options.prepend(option.text); // their order says nothing
        all.append(q);
        images.append(image);
        texts.append(text);
        single.set(q, image);
    }
    QuestionIndex filled(0.5);
    filled.fill(texts);
    QCOMPARE(filled.size(), single.size());
    for (int i = 0; i < all.size(); ++i) {
        const auto a = single.nearest(all.at(i), images.at(i));
        const auto b = filled.nearest(all.at(i), images.at(i));
        QVERIFY(a && b);
        QCOMPARE(b->similarity, a->similarity);
        QVERIFY(b->question == a->question);
        QVERIFY(b->image == a->image);
    }
    // Of equally near ones the first; one that is filled in again takes the place of the former.
    QVERIFY(filled.nearest(all.at(35), images.at(35))->question == all.at(0).id);
    texts[0].stem = QStringLiteral("另一个问题，问的是别的");
    filled.fill({texts.at(0)});
    QCOMPARE(filled.size(), single.size());
    QVERIFY(filled.nearest(all.at(35), images.at(35))->question == all.at(70).id);
}

void QuestionLinterTest::hostileTexts()
{
    AnnotationContent content = good();
    content.explanation = QString(200000, u'1') + QString(200000, u'@');
    content.questions[0].stem = QString(20000, u'不');
    content.questions[0].options[0].text = QString(20000, u'a') + QChar(0xd800);
    content.questions[0].options[1].text = QString(1, QChar(0));
    content.context = {{QString(50000, u'.') + QStringLiteral("@"), {}}};
    QVERIFY(!lint(content).isEmpty());
}

QTEST_GUILESS_MAIN(QuestionLinterTest)
#include "questionlintertest.moc"
