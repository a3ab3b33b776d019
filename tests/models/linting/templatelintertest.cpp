// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/templatelinter.h"

#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"
#include "tests/support/kinds/puzzlepreset.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Question asked(const QString &kind, const QString &stem)
{
    Question question;
    question.id = QuestionId::create();
    question.kind = kind;
    question.stem = stem;
    return question;
}

QList<Question> wholeGroup()
{
    return {asked(QStringLiteral("pick"), QStringLiteral("Which?")), asked(QStringLiteral("free"), QStringLiteral("What?")),
            asked(QStringLiteral("count"), QStringLiteral("How many?")), asked(QStringLiteral("all"), QStringLiteral("How many at all?"))};
}

template <typename Findings, typename RuleOf>
qsizetype countOf(const Findings &findings, LintRule rule, RuleOf ruleOf)
{
    return std::count_if(findings.begin(), findings.end(), [&](const auto &one) { return ruleOf(one) == rule; });
}

qsizetype countOf(const QList<Finding> &findings, LintRule rule)
{
    return countOf(findings, rule, [](const Finding &one) { return one.rule; });
}

} // namespace

/// Groups of questions, and questions beside their templates.
class TemplateLinterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGroupIsWholeAndHasNoneTwice()
    {
        const Preset preset = puzzlePreset();
        QVERIFY(lintGroups(wholeGroup(), preset).isEmpty());
        QVERIFY(lintGroups({}, preset).isEmpty());
        QList<Question> questions = wholeGroup();
        questions[3].kind = QStringLiteral("count");
        const QList<Finding> findings = lintGroups(questions, preset);
        QCOMPARE(findings.size(), 2);
        QCOMPARE(countOf(findings, LintRule::KindTwice), 1);
        QCOMPARE(countOf(findings, LintRule::GroupIncomplete), 1);
        QVERIFY(hasErrors(findings));
        QCOMPARE(findings.constFirst().position.question, 3);
        // Where there are no groups, kinds may repeat.
        QVERIFY(lintGroups(questions, *builtInPreset(QStringLiteral("cmmmu"))).isEmpty());
    }

    void aSetTellsOfEachImage()
    {
        const ImageId image = ImageId::create();
        SetLintInput input;
        const QList<Question> questions = wholeGroup();
        for (const Question &question : questions.first(3)) {
            Item item;
            item.image = image;
            item.question = question;
            input.items.append(item);
        }
        const auto ruleOf = [](const SetFinding &one) { return one.finding.rule; };
        const SetReport report = lintSet(input, puzzlePreset());
        QCOMPARE(countOf(report.findings, LintRule::GroupIncomplete, ruleOf), 1);
        input.items.append(input.items.constFirst());
        input.items.last().question.kind = QStringLiteral("all");
        QCOMPARE(countOf(lintSet(input, puzzlePreset()).findings, LintRule::GroupIncomplete, ruleOf), 0);
        input.items.last().question.kind = QStringLiteral("pick");
        QCOMPARE(countOf(lintSet(input, puzzlePreset()).findings, LintRule::KindTwice, ruleOf), 1);
    }

    /// All images of a kind have one wording: that is no near-duplicate, but what somebody changed is.
    void whatTheTemplateSaysIsNoDuplicate()
    {
        const Preset preset = puzzlePreset();
        const QList<Question> questions = wholeGroup();
        QuestionIndex others;
        others.set(questions.at(0), ImageId::create());
        LintContext context;
        context.image = ImageId::create();
        context.others = &others;
        Filled filled;
        filled.questions = {asked(QStringLiteral("pick"), QStringLiteral("Which?"))};
        filled.missing = {QStringLiteral("The image has no value for “Solid”.")};
        AnnotationContent content;
        content.questions = wholeGroup();
        QCOMPARE(countOf(lintAnnotation(content, preset, context), LintRule::NearDuplicate), 1);
        context.filler = [filled](const Labels &, const QList<Question> &) { return filled; };
        const QList<Finding> now = lintAnnotation(content, preset, context);
        QCOMPARE(countOf(now, LintRule::NearDuplicate), 0);
        QCOMPARE(countOf(now, LintRule::TemplateDiffers), 0);
        QCOMPARE(countOf(now, LintRule::FactMissing), 1);
        content.questions[0].stem = QStringLiteral("Which one?");
        QCOMPARE(countOf(lintAnnotation(content, preset, context), LintRule::TemplateDiffers), 1);
    }
};

QTEST_GUILESS_MAIN(TemplateLinterTest)
#include "templatelintertest.moc"
