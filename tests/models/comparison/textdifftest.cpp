// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/textdiff.h"

#include "models/domain/text.h"

#include <QRandomGenerator>
#include <QTest>

using namespace yuyi;

class TextDiffTest : public QObject
{
    Q_OBJECT

    static QString sideOf(const QList<DiffRun> &runs, DiffRun::Kind own)
    {
        QString text;
        for (const DiffRun &run : runs) {
            if (run.kind == DiffRun::Kind::Same || run.kind == own)
                text += run.text;
        }
        return text;
    }
    /// Texts of few different characters, so that much is the same by chance; signs of several code units among them.
    static QString random(QRandomGenerator &generator, int most)
    {
        static const QStringList signs{QStringLiteral("画"), QStringLiteral("中"), QStringLiteral("人"), QStringLiteral("，"),
                                       QStringLiteral("👩‍🎨"), QStringLiteral("é"), QStringLiteral("𠀀"), QStringLiteral("a")};
        QString text;
        const int length = generator.bounded(most + 1);
        for (int i = 0; i < length; ++i)
            text += signs.at(generator.bounded(static_cast<int>(signs.size())));
        return text;
    }
    /// The same by dynamic programming, as textbooks have it.
    static int longestCommon(const QStringList &a, const QStringList &b)
    {
        std::vector<std::vector<int>> table(static_cast<size_t>(a.size()) + 1,
                                            std::vector<int>(static_cast<size_t>(b.size()) + 1, 0));
        for (size_t i = 1; i < table.size(); ++i) {
            for (size_t k = 1; k < table[i].size(); ++k) {
                const bool same = a.at(static_cast<int>(i) - 1) == b.at(static_cast<int>(k) - 1);
                table[i][k] = same ? table[i - 1][k - 1] + 1 : std::max(table[i - 1][k], table[i][k - 1]);
            }
        }
        return table.back().back();
    }

private Q_SLOTS:
    void bothTextsCanBeReadFromTheRuns()
    {
        QRandomGenerator generator(7);
        for (int round = 0; round < 2000; ++round) {
            const QString a = random(generator, 24);
            const QString b = random(generator, 24);
            const QList<DiffRun> runs = textDiff(a, b);
            QCOMPARE(sideOf(runs, DiffRun::Kind::Removed), a);
            QCOMPARE(sideOf(runs, DiffRun::Kind::Added), b);
            for (qsizetype i = 0; i < runs.size(); ++i) {
                QVERIFY(!runs.at(i).text.isEmpty());
                QVERIFY(i == 0 || runs.at(i).kind != runs.at(i - 1).kind);
            }
        }
    }

    void similarityIsTheLongestCommonSubsequence()
    {
        QRandomGenerator generator(11);
        for (int round = 0; round < 500; ++round) {
            const QString a = random(generator, 30);
            const QString b = random(generator, 30);
            const QStringList left = readableCharacters(normalised(a));
            const QStringList right = readableCharacters(normalised(b));
            const double all = static_cast<double>(left.size() + right.size());
            const double expected = all > 0 ? 2 * longestCommon(left, right) / all : 1;
            QCOMPARE(textSimilarity(a, b), expected);
            QCOMPARE(textSimilarity(b, a), expected);
        }
    }

    void equalTextsAreOneRun()
    {
        const QString text = QStringLiteral("画中渔翁孤身一人，独钓寒江。");
        QCOMPARE(textDiff(text, text), (QList<DiffRun>{{DiffRun::Kind::Same, text}}));
        QVERIFY(textDiff({}, {}).isEmpty());
        QCOMPARE(textDiff({}, text), (QList<DiffRun>{{DiffRun::Kind::Added, text}}));
        QCOMPARE(textDiff(text, {}), (QList<DiffRun>{{DiffRun::Kind::Removed, text}}));
        QCOMPARE(textSimilarity(text, text), 1.0);
        QCOMPARE(textSimilarity({}, {}), 1.0);
        QCOMPARE(textSimilarity(text, {}), 0.0);
    }

    void onlyWhatDiffersIsMarked()
    {
        const QList<DiffRun> runs = textDiff(QStringLiteral("画中渔翁孤身一人，表达了失意与孤独的心境。"),
                                             QStringLiteral("画中渔翁孤身一人，表达了淡然、超脱世俗的心境。"));
        QCOMPARE(runs,
                 (QList<DiffRun>{{DiffRun::Kind::Same, QStringLiteral("画中渔翁孤身一人，表达了")},
                                 {DiffRun::Kind::Removed, QStringLiteral("失意与孤独")},
                                 {DiffRun::Kind::Added, QStringLiteral("淡然、超脱世俗")},
                                 {DiffRun::Kind::Same, QStringLiteral("的心境。")}}));
    }

    void aSharedCharacterDoesNotSplitAChange()
    {
        // “的” stands in both by chance, between two changes that are longer than it.
        const QList<DiffRun> runs = textDiff(QStringLiteral("他是孤独的老渔翁。"), QStringLiteral("他是快乐的小画家。"));
        QCOMPARE(runs,
                 (QList<DiffRun>{{DiffRun::Kind::Same, QStringLiteral("他是")},
                                 {DiffRun::Kind::Removed, QStringLiteral("孤独的老渔翁")},
                                 {DiffRun::Kind::Added, QStringLiteral("快乐的小画家")},
                                 {DiffRun::Kind::Same, QStringLiteral("。")}}));
    }

    void graphemesAreNotSplit()
    {
        const QList<DiffRun> runs = textDiff(QStringLiteral("我👩‍🎨画"), QStringLiteral("我👨‍🎨画"));
        QCOMPARE(runs.size(), 4);
        QCOMPARE(runs.at(1).text, QStringLiteral("👩‍🎨"));
        QCOMPARE(runs.at(2).text, QStringLiteral("👨‍🎨"));
    }

    void normalisationDecidesWhatIsTheSame()
    {
        QCOMPARE(textSimilarity(QStringLiteral("ＡＢＣ　手机"), QStringLiteral("abc 手机。")), 1.0);
    }

    void veryLongAndQuiteDifferentTextsComeBackAsOneReplacement()
    {
        const QString a(4000, QChar(u'甲'));
        const QString b(4000, QChar(u'乙'));
        QCOMPARE(textDiff(a, b), (QList<DiffRun>{{DiffRun::Kind::Removed, a}, {DiffRun::Kind::Added, b}}));
        QCOMPARE(textSimilarity(a, b), 0.0);
    }
};

QTEST_GUILESS_MAIN(TextDiffTest)
#include "textdifftest.moc"
