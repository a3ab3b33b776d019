// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/preset/preset.h"

#include <QTest>

using namespace yuyi;

/// The labels of options: letters, or fixed options that are labels themselves.
class OptionLabelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyFixedDigitsAreLabels()
    {
        const auto texts = [](const char *joined) { return QString::fromUtf8(joined).split(u' '); };
        QVERIFY(areLabels(texts("1 2")) && areLabels(texts("1 2 3 4")));
        for (const char *other : {"1", "0 1", "2 1", "1 3", "1 2 4", "A B", "对 错", "1 2 ３"})
            QVERIFY2(!areLabels(texts(other)), other);
        QuestionKind kind;
        kind.fixed = texts("1 2 3 4");
        QCOMPARE(optionLabel(&kind, 2), QStringLiteral("3"));
        kind.fixed = texts("对 错");
        QCOMPARE(optionLabel(&kind, 1), QStringLiteral("B"));
        // What authors write are options, whatever they say.
        kind.fixed.clear();
        QCOMPARE(optionLabel(&kind, 2), QStringLiteral("C"));
        const QuestionKind *unknown = nullptr;
        QCOMPARE(optionLabel(unknown, 2), QStringLiteral("C"));
        kind.mostCorrect = 3;
        QVERIFY(AnswerForm(&kind).several && !AnswerForm(unknown).several);
        // Several at once.
        QCOMPARE(optionLabels(&kind, OptionSet{0b101}), QStringLiteral("AC"));
        kind.fixed = texts("1 2 3 4");
        QCOMPARE(optionLabels(&kind, OptionSet{0b101}), QStringLiteral("1, 3"));
        QCOMPARE(answerLabel(GivenAnswer(OptionSet::of(3)), &kind), QStringLiteral("4"));
    }

    void presetsKeepTheirLetters()
    {
        const QStringList codes = presetCodes();
        for (const QString &code : codes) {
            const auto preset = builtInPreset(code);
            QVERIFY(preset);
            for (const QuestionKind &kind : preset->kinds) {
                if (!kind.isFixed() || code == u"cii-bench" || code == u"ii-bench" || code == u"cmmmu")
                    QVERIFY(!AnswerForm(&kind).ownLabels);
            }
        }
    }
};

QTEST_APPLESS_MAIN(OptionLabelsTest)
#include "optionlabelstest.moc"
