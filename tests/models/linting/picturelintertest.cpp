// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/questionpictures.h"
#include "models/linting/keylength.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"
#include "tests/support/kinds/picturepreset.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Medium picture(const char *name)
{
    return {Sha256::of(QByteArray(name)), ImageFormat::Png, QSize(64, 48), {}, {}};
}

/// A question of the kind with pictures, without a fault: two pictures with roles and marks, and two options that are pictures.
Question faultless()
{
    Question made;
    made.id = QuestionId::create();
    made.kind = QStringLiteral("pictures");
    made.stem = QStringLiteral("⟦1⟧变成⟦2⟧后，下一幅是哪一幅？");
    made.media = {picture("one"), picture("two")};
    made.media[0].role = QStringLiteral("a");
    made.media[1].role = QStringLiteral("b");
    for (const char *name : {"three", "four"}) {
        Option option;
        option.id = OptionId::create();
        option.picture = picture(name);
        option.correct = made.options.isEmpty();
        made.options.append(option);
    }
    return made;
}

QList<Finding> found(const Question &question, LintRule rule, const LintContext &context = {})
{
    QList<Finding> findings = lintQuestion(question, 0, picturePreset(), context);
    findings.removeIf([rule](const Finding &finding) { return finding.rule != rule; });
    return findings;
}

QStringList rules(const Question &question, const LintContext &context = {})
{
    QStringList codes;
    const QList<Finding> findings = lintQuestion(question, 0, picturePreset(), context);
    for (const Finding &finding : findings)
        codes.append(codeOf(finding.rule));
    return codes;
}

} // namespace

/// What is said about pictures of questions and of their options.
class PictureLinterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picturesAloneAreFine() { QCOMPARE(rules(faultless()), QStringList()); }

    void marksHavePictures()
    {
        Question question = faultless();
        question.stem = QStringLiteral("⟦1⟧和⟦2⟧之后，⟦3⟧还是⟦10⟧，⟦0⟧，⟦3⟧？");
        const QList<Finding> marks = found(question, LintRule::MarkWithoutPicture);
        QCOMPARE(marks.size(), 3); // the same mark is told once
        QCOMPARE(marks.constFirst().severity, Severity::Error);
        QCOMPARE(marks.constFirst().position, (LintPosition{LintField::Stem, 0, -1, {}}));
        QVERIFY(marks.constFirst().text.contains(QStringLiteral("⟦3⟧")));
    }

    /// The image's own picture stands for the first mark, unless it is an option.
    void theOwnPictureHasAMark()
    {
        Question question = faultless();
        question.media.clear();
        question.stem = QStringLiteral("如图⟦1⟧所示，选哪一幅？");
        LintContext context;
        QVERIFY(!rules(question, context).contains(QStringLiteral("mark-without-picture")));
        context.own = picture("own").sha256;
        QVERIFY(!rules(question, context).contains(QStringLiteral("mark-without-picture")));
        context.own = question.options.constLast().picture.sha256;
        QCOMPARE(rules(question, context), QStringList{QStringLiteral("mark-without-picture")});
    }

    /// Brackets that somebody types where there can be no further pictures would be read as “[Fig. 7]”: that is said.
    void typedBracketsAreTold()
    {
        Question question;
        question.kind = QStringLiteral("choice");
        question.stem = QStringLiteral("⟦7⟧表示什么？");
        for (const char16_t *text : {u"知识照亮前路", u"夜晚应当早睡"})
            question.options.append({OptionId::create(), QString::fromUtf16(text), {}, question.options.isEmpty()});
        const QList<Finding> told = found(question, LintRule::MarkWithoutPicture);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.constFirst().severity, Severity::Warning);
        QVERIFY(told.constFirst().text.contains(QStringLiteral("⟦7⟧")));
        question.stem = QStringLiteral("[7]表示什么？");
        QCOMPARE(rules(question), QStringList());
        question.stem = QStringLiteral("⟦17⟧表示什么？"); // no mark looks so
        QCOMPARE(rules(question), QStringList());
    }

    void onePictureIsLeftWithoutAMark()
    {
        Question question = faultless();
        question.stem = QStringLiteral("看⟦1⟧，下一幅是哪一幅？");
        const QList<Finding> without = found(question, LintRule::PictureWithoutMark);
        QCOMPARE(without.size(), 1);
        QCOMPARE(without.constFirst().severity, Severity::Warning);
        QCOMPARE(without.constFirst().position, (LintPosition{LintField::Picture, 0, -1, {}, 1}));
        question.stem = QStringLiteral("下一幅是哪一幅？"); // both stand before the text
        QCOMPARE(rules(question), QStringList());
    }

    void noPictureIsThereTwice()
    {
        Question question = faultless();
        question.options[1].picture = question.options.at(0).picture;
        const QList<Finding> options = found(question, LintRule::SamePictureTwice);
        QCOMPARE(options.size(), 1);
        QCOMPARE(options.constFirst().severity, Severity::Error);
        QCOMPARE(options.constFirst().position, (LintPosition{LintField::Option, 0, 1, {}}));
        question = faultless();
        question.media[1].sha256 = question.media.at(0).sha256;
        QCOMPARE(found(question, LintRule::SamePictureTwice).constFirst().position.picture, 1);
    }

    /// Options that say the same are told apart by their pictures, if they have any.
    void optionsSayTheSame()
    {
        Question question = faultless();
        question.options[0].text = question.options[1].text = QStringLiteral("向左转");
        QCOMPARE(rules(question), QStringList());
        question.options[0].picture = question.options[1].picture = {};
        QVERIFY(rules(question).contains(QStringLiteral("options-equal")));
        question.options[1].text.clear();
        QCOMPARE(found(question, LintRule::OptionEmpty).constFirst().position.option, 1);
    }

    void asManyPicturesAsTheKindAllows()
    {
        Question question = faultless();
        for (const char *name : {"five", "six", "seven", "eight"}) {
            question.media.append(picture(name));
            question.media.last().role = QStringLiteral("a");
        }
        const QList<Finding> many = found(question, LintRule::PictureCount);
        QCOMPARE(many.size(), 1);
        QCOMPARE(many.constFirst().severity, Severity::Error);
        QVERIFY(many.constFirst().text.contains(u'6'));
    }

    void kindsWithoutPicturesTakeNone()
    {
        Question question = faultless();
        question.kind = QStringLiteral("choice");
        const QStringList said = rules(question);
        QCOMPARE(said.count(QStringLiteral("option-picture-not-taken")), 2);
        QCOMPARE(said.count(QStringLiteral("picture-count")), 1);
        QCOMPARE(found(question, LintRule::OptionPictureNotTaken).constFirst().severity, Severity::Error);
    }

    void anOptionOfAnotherFormStandsOut()
    {
        Question question = faultless();
        question.options[1].picture = {};
        question.options[1].text = QStringLiteral("哪一幅都不是这样的");
        const QList<Finding> mixed = found(question, LintRule::MixedOptions);
        QCOMPARE(mixed.size(), 1);
        QCOMPARE(mixed.constFirst().severity, Severity::Warning);
        QVERIFY(mixed.constFirst().text.contains(u'B'));
        question.options[0].text = QStringLiteral("左"); // a picture and a text
        QCOMPARE(found(question, LintRule::MixedOptions).size(), 1);
        question.options[1].picture = picture("four");
        QCOMPARE(found(question, LintRule::MixedOptions).size(), 0);
    }

    void picturesHaveRoles()
    {
        Question question = faultless();
        question.media[1].role.clear();
        const QList<Finding> missing = found(question, LintRule::RoleMissing);
        QCOMPARE(missing.size(), 1);
        QCOMPARE(missing.constFirst().severity, Severity::Warning);
        QCOMPARE(missing.constFirst().position.picture, 1);
    }

    /// A long text beside a picture is no hint: one chooses by the pictures.
    void lengthsOfPictureOptionsSayNothing()
    {
        Question question = faultless();
        question.options[0].text = QStringLiteral("左起第二幅里的那个图形按顺时针方向转过一个直角以后的样子");
        question.options[1].text = QStringLiteral("右");
        QCOMPARE(rules(question), QStringList());
        QVERIFY(!longestByFar(question.options, picturePreset().lint));
        for (Option &option : question.options)
            option.picture = {};
        QVERIFY(rules(question).contains(QStringLiteral("key-longest")));
        QVERIFY(longestByFar(question.options, picturePreset().lint));
    }

    /// Marks are no characters of the question and give no answer away.
    void marksAreNoText()
    {
        Question question = faultless();
        Preset preset = picturePreset();
        preset.questions.stemMaximum = static_cast<int>(unmarkedStem(question.stem).size());
        const QList<Finding> findings = lintQuestion(question, 0, preset);
        QVERIFY(findings.isEmpty());
        preset.questions.stemMaximum -= 1;
        QCOMPARE(lintQuestion(question, 0, preset).constFirst().rule, LintRule::StemLong);
    }

    /// The same words about other pictures ask something else.
    void otherPicturesAreAnotherQuestion()
    {
        Question first = faultless();
        Question second = faultless();
        second.media = {picture("p"), picture("q")};
        second.media[0].role = second.media[1].role = QStringLiteral("a");
        second.options[0].picture = picture("r");
        second.options[1].picture = picture("s");
        AnnotationContent content;
        content.questions = {first, second};
        const auto overlaps = [&] {
            const QList<Finding> findings = lintAnnotation(content, picturePreset());
            return std::count_if(findings.begin(), findings.end(),
                                 [](const Finding &finding) { return finding.rule == LintRule::SameImageOverlap; });
        };
        QCOMPARE(overlaps(), 0);
        content.questions[1] = first;
        QCOMPARE(overlaps(), 1);

        QuestionIndex index(0.85);
        index.set(first, ImageId::create());
        QVERIFY(!index.nearest(second, ImageId::create()));
        Question same = first;
        same.id = QuestionId::create();
        std::reverse(same.options.begin(), same.options.end());
        QVERIFY(index.nearest(same, ImageId::create()));
        // Read from the database, the same question has the same form.
        QuestionIndex filled(0.85);
        const auto token = [](const Medium &medium) { return pictureToken(medium.sha256); };
        const QStringList options{token(first.options.at(1).picture), token(first.options.at(0).picture)};
        const QStringList media{token(first.media.at(1)), token(first.media.at(0))};
        filled.fill({{first.id, ImageId::create(), first.stem, options, media}});
        const auto match = filled.nearest(same, ImageId::create());
        QVERIFY(match && match->similarity > 0.999);
    }

    /// Options that are values of factors, or concepts of a chain, are repeated on purpose: nothing is said of it.
    void optionsThatAreRepeatedOnPurpose()
    {
        const auto asked = [](const char *kind, const char *stem, const QStringList &options) {
            Question made;
            made.id = QuestionId::create();
            made.kind = QLatin1String(kind);
            made.stem = QLatin1String(stem);
            for (const QString &text : options)
                made.options.append({OptionId::create(), text, {}, made.options.isEmpty()});
            return made;
        };
        const auto rules = [](const QList<Question> &questions, const Preset &preset) {
            AnnotationContent content;
            content.questions = questions;
            QList<LintRule> found;
            const QList<Finding> findings = lintAnnotation(content, preset);
            for (const Finding &finding : findings)
                found.append(finding.rule);
            return found;
        };
        const Preset blocks = *builtInPreset(QStringLiteral("combo"));
        const QStringList shapes{QStringLiteral("sphere"), QStringLiteral("cube"), QStringLiteral("cone"), QStringLiteral("cylinder"),
                                 QStringLiteral("frustum")};
        const Question larger = asked("primary-shape", "What is the shape of the larger block?", shapes);
        const Question smaller = asked("secondary-shape", "What is the shape of the smaller block, a sphere?", shapes);
        QVERIFY(!rules({larger, smaller}, blocks).contains(LintRule::SameImageOverlap));
        SetLintInput input;
        input.questions = false;
        for (int i = 0; i < 3; ++i) {
            Item item;
            item.image = ImageId::create();
            item.question = larger;
            input.items.append(item);
        }
        const auto repeats = [&] {
            const QList<SetFinding> findings = lintSet(input, blocks).findings;
            return std::any_of(findings.begin(), findings.end(),
                               [](const SetFinding &one) { return one.finding.rule == LintRule::RepeatedOption; });
        };
        QVERIFY(!repeats());
        for (Item &item : input.items)
            item.question.kind.clear(); // a question that somebody wrote
        QVERIFY(repeats());

        const Preset chains = *builtInPreset(QStringLiteral("constructure"));
        const QStringList concepts{QStringLiteral("vehicle"), QStringLiteral("wheeled vehicle"), QStringLiteral("bicycle"),
                                   QStringLiteral("animal")};
        const Question first = asked("abstraction-0", "Which is the most general?", concepts);
        const Question second = asked("abstraction-1", "Which is the most general?", concepts);
        const QList<LintRule> found = rules({first, second}, chains);
        QVERIFY(!found.contains(LintRule::SameImageOverlap));
        QVERIFY(!found.contains(LintRule::OptionContained));
    }

    /// In a set, pictures have sources and licences of their own, and one that is always wrong gives itself away.
    void picturesInASet()
    {
        SetLintInput input;
        input.questions = false;
        for (int i = 0; i < 3; ++i) {
            Item item;
            item.image = ImageId::create();
            item.question = faultless();
            item.question.options[0].picture = picture(QByteArray(1, static_cast<char>('a' + i)).constData());
            input.items.append(item);
        }
        const auto of = [&](LintRule rule) {
            QList<SetFinding> list = lintSet(input, picturePreset()).findings;
            list.removeIf([rule](const SetFinding &one) { return one.finding.rule != rule; });
            return list;
        };
        QCOMPARE(of(LintRule::RepeatedOption).size(), 1);
        QCOMPARE(of(LintRule::LicenceMissing).size(), 0); // nothing is known about them
        MediumFacts facts;
        facts.sha256 = picture("two").sha256;
        facts.sourceUrl = QStringLiteral("https://museum.example/2");
        input.media.insert(facts.sha256, facts);
        const QList<SetFinding> without = of(LintRule::LicenceMissing);
        QCOMPARE(without.size(), 1); // once, though three questions show it
        QCOMPARE(without.constFirst().item, 0);
        QCOMPARE(without.constFirst().finding.severity, Severity::Warning);
        QVERIFY(without.constFirst().where.contains(u'2'));
        QCOMPARE(of(LintRule::SourceMissing).size(), 0);
        input.requireLicence = true;
        QCOMPARE(of(LintRule::LicenceMissing).constFirst().finding.severity, Severity::Error);
    }
};

QTEST_GUILESS_MAIN(PictureLinterTest)
#include "picturelintertest.moc"
