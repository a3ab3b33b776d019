// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionlinter.h"
#include "models/linting/templatelinter.h"
#include "models/services/templates/filling.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace yuyi;

namespace {

using Facts = QMap<QString, QString>;

const Preset &comboPreset()
{
    static const Preset preset = *builtInPreset(QStringLiteral("combo"));
    return preset;
}

/// The facts of one view of an object by its number.
Facts factsOf(qint64 number)
{
    const ObjectForm &form = comboPreset().objects;
    Facts facts{{QStringLiteral("object"), nameOfObject(number, 9504)}, {QStringLiteral("view"), QStringLiteral("0")}};
    ObjectWalk walk(form);
    for (qint64 i = 0; i < number; ++i)
        walk.next();
    for (qsizetype i = 0; i < form.factors.size(); ++i)
        facts.insert(form.factors.at(i).fact, walk.value(i));
    return facts;
}

Filled fill(const Facts &facts, const Preset &preset = comboPreset())
{
    const auto filled = filledQuestions(preset, {}, facts, {}, {});
    return filled ? *filled : Filled();
}

QStringList texts(const Question &question)
{
    QStringList list;
    for (const Option &option : question.options)
        list.append(option.text);
    return list;
}

QString right(const Question &question)
{
    const int key = question.keyIndex();
    return key < 0 ? QString() : question.options.at(key).text;
}

int secondTrue(const QList<Finding> &findings)
{
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(), [](const Finding &one) { return one.rule == LintRule::SecondTrue; }));
}

} // namespace

/// Questions whose options are the values of factors.
class FactorFillingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sevenQuestionsWithTheirKeys()
    {
        const QStringList factors{QStringLiteral("primary_shape"), QStringLiteral("primary_material"), QStringLiteral("primary_colour"),
                                  QStringLiteral("secondary_shape"), QStringLiteral("secondary_material"),
                                  QStringLiteral("secondary_colour"), QStringLiteral("anchor")};
        QSet<int> places;
        for (const qint64 number : {0, 614, 3456, 5000, 7777, 9503}) {
            const Facts facts = factsOf(number);
            const Filled filled = fill(facts);
            QVERIFY(filled.missing.isEmpty() && filled.notes.isEmpty());
            QCOMPARE(filled.questions.size(), 7);
            for (qsizetype i = 0; i < factors.size(); ++i) {
                const Question &question = filled.questions.at(i);
                const ObjectFactor *factor = comboPreset().objects.factor(factors.at(i));
                QCOMPARE(right(question), factor->value(facts.value(factors.at(i)))->said());
                const QStringList offered = texts(question);
                QCOMPARE(QSet<QString>(offered.begin(), offered.end()).size(), offered.size());
                QVERIFY(comboPreset().kind(question.kind)->allows(offered.size()));
                places.insert(question.keyIndex());
            }
            AnnotationContent content;
            content.questions = filled.questions;
            QVERIFY(!hasErrors(lintAnnotation(content, comboPreset())));
        }
        QVERIFY(places.size() > 3); // shuffled
    }

    /// A cube is touched at a face, an edge or a vertex; a sphere has one place, so another one is added.
    void onlyWhatFitsIsOffered()
    {
        const Question cube = fill(factsOf(614)).questions.constLast();
        QStringList offered = texts(cube);
        offered.sort();
        QCOMPARE(offered, (QStringList{QStringLiteral("edge"), QStringLiteral("face"), QStringLiteral("vertex")}));
        Facts facts = factsOf(614);
        facts[QStringLiteral("primary_shape")] = QStringLiteral("sphere");
        facts[QStringLiteral("anchor")] = QStringLiteral("surface");
        const Question sphere = fill(facts).questions.constLast();
        QCOMPARE(sphere.options.size(), 2);
        QCOMPARE(right(sphere), QStringLiteral("surface"));
        facts[QStringLiteral("primary_material")] = QStringLiteral("glass");
        facts[QStringLiteral("primary_colour")] = QStringLiteral("none");
        const Question colour = fill(facts).questions.at(2);
        QCOMPARE(right(colour), QStringLiteral("no colour"));
        QCOMPARE(colour.options.size(), 6);
    }

    void theSeedGivesTheOrder()
    {
        const auto orders = [](const Preset &preset) {
            QStringList all;
            for (const qint64 number : {1, 614, 5000}) {
                const Filled filled = fill(factsOf(number), preset);
                for (const Question &question : filled.questions)
                    all.append(texts(question).join(u','));
            }
            return all;
        };
        const QStringList first = orders(comboPreset());
        QCOMPARE(orders(comboPreset()), first);
        // The same on every machine, and in later versions.
        QCOMPARE(texts(fill(factsOf(614)).questions.constFirst()).size(), 5);
        Preset other = comboPreset();
        other.objects.seed = 2;
        QVERIFY(orders(other) != first);
    }

    void whatCannotBeAskedIsNamed()
    {
        Facts facts = factsOf(614);
        facts.remove(QStringLiteral("secondary_colour"));
        facts[QStringLiteral("primary_shape")] = QStringLiteral("torus");
        const Filled filled = fill(facts);
        QCOMPARE(filled.questions.size(), 5);
        QCOMPARE(filled.missing.size(), 2);
        QVERIFY(filled.missing.join(u' ').contains(QStringLiteral("torus")));
    }

    /// Facts that change after the questions were made: the option that is true now was a wrong one.
    void aSecondTrueIsFound()
    {
        Facts facts = factsOf(614);
        AnnotationContent content;
        content.questions = fill(facts).questions;
        LintContext context;
        context.filler = templateFiller(comboPreset(), facts, {});
        QCOMPARE(secondTrue(lintAnnotation(content, comboPreset(), context)), 0);
        facts[QStringLiteral("primary_colour")] = QStringLiteral("blue");
        context.filler = templateFiller(comboPreset(), facts, {});
        const QList<Finding> findings = lintAnnotation(content, comboPreset(), context);
        QCOMPARE(secondTrue(findings), 1);
        QVERIFY(hasErrors(findings));
        const auto found =
            std::find_if(findings.begin(), findings.end(), [](const Finding &one) { return one.rule == LintRule::SecondTrue; });
        QCOMPARE(found->position.question, 2);
        QCOMPARE(content.questions.at(2).options.at(found->position.option).text, QStringLiteral("blue"));
        // Filled again, it is as the facts say.
        const Filled now = context.filler({}, content.questions);
        QVERIFY(differsFromTemplate(content.questions.at(2), *now.ofKind(content.questions.at(2).kind)));
        content.questions[2] = filledAnew(content.questions.at(2), *now.ofKind(content.questions.at(2).kind));
        QCOMPARE(right(content.questions.at(2)), QStringLiteral("blue"));
        QCOMPARE(secondTrue(lintAnnotation(content, comboPreset(), context)), 0);
        // Another shape has other places: all options are new.
        facts[QStringLiteral("primary_shape")] = QStringLiteral("cone");
        facts[QStringLiteral("anchor")] = QStringLiteral("apex");
        const Filled cone = templateFiller(comboPreset(), facts, {})({}, content.questions);
        const Question anew = filledAnew(content.questions.at(6), *cone.ofKind(QStringLiteral("contact-point")));
        QCOMPARE(right(anew), QStringLiteral("apex"));
        QVERIFY(texts(anew).contains(QStringLiteral("side")) && !texts(anew).contains(QStringLiteral("face")));
        QCOMPARE(anew.id, content.questions.at(6).id);
    }

    /// An author who marks two options, or another one, hears of it as well.
    void keysOfTemplatesCount()
    {
        Filled filled;
        filled.truths.insert(QStringLiteral("pick"), {QStringLiteral("3")});
        Question question;
        question.kind = QStringLiteral("pick");
        question.stem = QStringLiteral("How many?");
        question.options = {{OptionId::create(), QStringLiteral("3"), {}, true}, {OptionId::create(), QStringLiteral("３"), {}, false}};
        QCOMPARE(lintTruths({question}, filled).size(), 1);
        question.options[1].text = QStringLiteral("4");
        QVERIFY(lintTruths({question}, filled).isEmpty());
    }
};

QTEST_GUILESS_MAIN(FactorFillingTest)
#include "factorfillingtest.moc"
