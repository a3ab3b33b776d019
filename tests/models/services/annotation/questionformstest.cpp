// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/questionforms.h"

#include "tests/support/kinds/kindspreset.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// How many options a question of a kind has, and which.
class QuestionFormsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = kindsPreset();
    const QuestionKind &choice() const { return m_preset.kinds.at(0); }
    const QuestionKind &verdict() const { return m_preset.kinds.at(1); }

private Q_SLOTS:
    void aNewQuestionIsOfTheFirstKind()
    {
        const Question question = newQuestion(m_preset, true);
        QCOMPARE(question.kind, QStringLiteral("choice"));
        QCOMPARE(question.options.size(), 2);
        QCOMPARE(question.stem, m_preset.questions.firstStem);
        const auto fixed = builtInPreset(QStringLiteral("cii-bench"));
        QCOMPARE(newQuestion(*fixed, false).options.size(), 6);
        QCOMPARE(newQuestion(*fixed, false).kind, singleChoice);
    }

    void aFormShowsWhatAKindAllows()
    {
        Question question = newQuestion(m_preset, false);
        question.options[1].text = QStringLiteral("Hope");
        const QList<Option> shown = optionsOfKind(question.options, choice());
        QCOMPARE(shown.size(), 4);
        QCOMPARE(shown.at(1), question.options.at(1));
        const QList<Option> fixed = optionsOfKind(question.options, verdict());
        QCOMPARE(fixed.size(), 2);
        QCOMPARE(fixed.at(0).text, QStringLiteral("对"));
        QCOMPARE(fixed.at(1).text, QStringLiteral("错"));
        QVERIFY(!fixed.at(0).correct && !fixed.at(1).correct);
        // Made again, they stay the same options.
        QCOMPARE(optionsOfKind(fixed, verdict()), fixed);
    }

    void emptyFieldsAtTheEndAreNotStored()
    {
        Question question = newQuestion(m_preset, false);
        question.options = optionsOfKind(question.options, choice());
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 2);
        question.options[2].text = QStringLiteral("Third");
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 3);
        question.options[3].correct = true; // said by the finding that it is empty
        QCOMPARE(withoutEmptyEnd(question, choice()).options.size(), 4);
    }
};

QTEST_GUILESS_MAIN(QuestionFormsTest)
#include "questionformstest.moc"
