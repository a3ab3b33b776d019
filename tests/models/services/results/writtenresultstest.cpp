// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"

using namespace yuyi;
using namespace yuyi::test;

/// Tables, letters and lists where some questions have no options.
class WrittenResultsTest : public QObject
{
    Q_OBJECT

    /// The eight items, of which the first two accept "西湖" or "West Lake", and "3.5 米".
    static MadeResults someWritten()
    {
        MadeResults made = eight();
        const QStringList accepted[] = {{QStringLiteral("西湖"), QStringLiteral("West Lake")}, {QStringLiteral("3.5 米")}};
        for (int i = 0; i < 2; ++i) {
            ResultsItem &item = made.data.items[made.questions.at(i)];
            item.options.clear();
            item.keys = {};
            item.accepted = accepted[i];
        }
        return made;
    }
    static void says(const MadeResults &made, ResultsRun &run, int item, const QString &text, int repeat = 0)
    {
        const ResultsItem &asked = *made.data.items.constFind(made.questions.at(item));
        ScoredSlot slot = made.slot(item, u'm', repeat);
        slot.reason.clear();
        slot.answer = Answer::written(text);
        slot.result = asked.given(slot.answer) == asked.key() ? ResponseResult::Correct : ResponseResult::Incorrect;
        run.replies.append(slot);
    }
    static QStringList idsOf(const MadeResults &made, const ViewerQuery &query)
    {
        QStringList ids;
        for (const ViewerItem &item : viewerItems(made.data, query))
            ids.append(item.itemId.mid(4));
        return ids;
    }

private Q_SLOTS:
    void anAnswerIsGivenByWhatItSays()
    {
        const MadeResults made = someWritten();
        const ResultsItem item = made.data.items.value(made.questions.at(0));
        QCOMPARE(item.given(Answer::written(QStringLiteral("west lake"))), item.key());
        QCOMPARE(item.given(Answer::written(QStringLiteral("East Lake"))).text, QStringLiteral("east lake"));
        QVERIFY(item.given(Answer()).isEmpty());
        const ResultsItem chosen = made.data.items.value(made.questions.at(2));
        QCOMPARE(chosen.key(), GivenAnswer(chosen.keys));
        QCOMPARE(chosen.given(chosen.options.at(4).id), GivenAnswer(OptionSet::of(4)));
    }

    /// Published tables draw one option, whatever their questions take: CMMMU's row of chance is a quarter of its choice questions.
    void chanceDrawsOneOption()
    {
        MadeResults made = eight();
        made.data.items[made.questions.at(0)].keys.add(5); // a second correct option
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsCell chance = rowOf(table, RowKind::Chance)->cells.constFirst();
        QCOMPARE(chance.n, 8);
        QVERIFY(close(chance.share, 7.0 / 6 / 8));
    }

    /// No text is right by chance, and what the options tell is asked of choice questions only.
    void baselinesTellThemApart()
    {
        MadeResults made = someWritten();
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("mmcccccc"));
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsCell chance = rowOf(table, RowKind::Chance)->cells.constFirst();
        QCOMPARE(chance.n, 8);
        QVERIFY(close(chance.share, 6.0 / 6 / 8));
        // Keys 2 3 4 5 0 1 of the other six.
        const ResultsCell letter = rowOf(table, RowKind::FrequentLetter)->cells.constFirst();
        QCOMPARE(letter.n, 6);
        QVERIFY(close(letter.share, 1.0 / 6));
        QCOMPARE(rowOf(table, RowKind::LongestOption)->cells.constFirst().n, 6);
        const auto note = [](const ResultsTable &shown) { return shown.notes.filter(QStringLiteral("fill-in question")).size(); };
        QCOMPARE(note(table), 1);
        MadeResults plain = eight();
        plain.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        QCOMPARE(note(resultsTable(plain.data, {})), 0);
    }

    void onlyChoiceQuestionsHaveLetters()
    {
        MadeResults made = someWritten();
        ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("--cm----"));
        says(made, run, 0, QStringLiteral("A"));
        const LetterHistogram histogram = letterHistogram(made.data, run.run.id);
        QCOMPARE(histogram.replies, 2);
        QCOMPARE(histogram.none, 1);
        QCOMPARE(histogram.answers, (QList<int>{0, 0, 1, 0, 0, 0}));
    }

    void repeatsAgreeInWhatTheySay()
    {
        MadeResults made = someWritten();
        ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"));
        run.run.repeats = 2;
        says(made, run, 0, QStringLiteral("西湖"));
        says(made, run, 0, QStringLiteral("West lake"), 1);
        says(made, run, 1, QStringLiteral("4 米"));
        says(made, run, 1, QStringLiteral("5 米"), 1);
        const QList<ItemOutcome> outcomes = outcomesOf(made.data, run);
        QVERIFY(outcomes.at(0).alike && outcomes.at(0).correct == 2);
        QVERIFY(!outcomes.at(1).alike && outcomes.at(1).incorrect == 2);
    }

    void modelsDisagreeInWhatTheySay()
    {
        MadeResults made = someWritten();
        for (const auto &[first, second] : {std::pair(QStringLiteral("西湖"), QStringLiteral("4 米")),
                                            std::pair(QStringLiteral("west lake"), QStringLiteral("五米"))}) {
            ResultsRun &run = made.addRun(first, QStringLiteral("none"));
            says(made, run, 0, first);
            says(made, run, 1, second);
        }
        ViewerQuery query;
        query.filter = ViewerFilter::ModelsDisagree;
        QCOMPARE(idsOf(made, query), QStringList{QStringLiteral("2")});
        query = {};
        query.text = QStringLiteral("west lake"); // one of the accepted answers
        QCOMPARE(idsOf(made, query), QStringList{QStringLiteral("1")});
    }
};

QTEST_GUILESS_MAIN(WrittenResultsTest)
#include "writtenresultstest.moc"
