// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/drawnpuzzles.h"
#include "tests/support/kinds/panelpreset.h"

#include <QSet>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The puzzles that the program draws for examples.
class DrawnPuzzlesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachPuzzleHasOneAnswer()
    {
        QSet<QString> rules;
        for (int number = 0; number < drawnPuzzles; ++number) {
            const DrawnPuzzle puzzle = drawnPuzzle(number);
            // With the blank panel the context fills its rows.
            QVERIFY(puzzle.columns > 0 && (puzzle.context.size() + 1) % puzzle.columns == 0);
            QCOMPARE(puzzle.choices.size(), 4);
            QVERIFY(puzzle.answer >= 0 && puzzle.answer < 4);
            for (int i = 0; i < 4; ++i) {
                QVERIFY(!puzzle.choices.at(i).isNull() && puzzle.choices.at(i).size() == puzzle.context.constFirst().size());
                for (int j = 0; j < i; ++j)
                    QVERIFY2(puzzle.choices.at(i) != puzzle.choices.at(j), qPrintable(QString::number(number)));
            }
            QVERIFY(!puzzle.rule.isEmpty() && !puzzle.stem.isEmpty());
            QCOMPARE(puzzle.texts.size(), 2);
            QVERIFY(puzzle.texts.at(0) != puzzle.texts.at(1));
            rules.insert(puzzle.rule);
            // The same each time.
            QVERIFY(drawnPuzzle(number).context == puzzle.context && drawnPuzzle(number).choices == puzzle.choices);
        }
        QCOMPARE(rules.size(), drawnPuzzles);
    }

    void labelsSayWhatIsDrawn()
    {
        Preset preset = panelPreset();
        preset.dimensions.clear();
        const QList<QStringList> made{
            {QStringLiteral("layout"), QStringLiteral("two-row"), QStringLiteral("matrix"), QStringLiteral("sequence")},
            {QStringLiteral("mood"), QStringLiteral("calm"), QStringLiteral("merry")}};
        for (const QStringList &codes : made) {
            Dimension dimension;
            dimension.code = DimensionCode(codes.constFirst());
            for (qsizetype i = 1; i < codes.size(); ++i)
                dimension.values.append({LabelCode(codes.at(i)), {}, {}});
            preset.dimensions.append(dimension);
        }
        const DimensionCode layout(QStringLiteral("layout"));
        const DimensionCode mood(QStringLiteral("mood"));
        QCOMPARE(labelsOfPuzzle(drawnPuzzle(0), 0, preset).value(layout), QList<LabelCode>{LabelCode(QStringLiteral("sequence"))});
        QCOMPARE(labelsOfPuzzle(drawnPuzzle(1), 1, preset).value(layout), QList<LabelCode>{LabelCode(QStringLiteral("two-row"))});
        QCOMPARE(labelsOfPuzzle(drawnPuzzle(2), 2, preset).value(layout), QList<LabelCode>{LabelCode(QStringLiteral("matrix"))});
        // What no word describes is given in turn.
        QCOMPARE(labelsOfPuzzle(drawnPuzzle(1), 1, preset).value(mood), QList<LabelCode>{LabelCode(QStringLiteral("merry"))});
        QCOMPARE(labelsOfPuzzle(drawnPuzzle(3), 3, preset).value(layout), QList<LabelCode>{LabelCode(QStringLiteral("two-row"))});
    }
};

QTEST_GUILESS_MAIN(DrawnPuzzlesTest)
#include "drawnpuzzlestest.moc"
