// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"

using namespace yuyi;
using namespace yuyi::test;

/// Tables and lists where some questions have several pictures, or pictures as options.
class PictureResultsTest : public QObject
{
    Q_OBJECT

    static Medium medium(char digit, const QString &caption = {})
    {
        Medium one;
        one.sha256 = *Sha256::fromHex(QString(64, QLatin1Char(digit)));
        one.caption = caption;
        return one;
    }
    /// The eight items, of which the first so many have pictures as options. Their texts are empty.
    static MadeResults withPictures(int count)
    {
        MadeResults made = eight();
        for (int i = 0; i < count; ++i) {
            ResultsItem &item = made.data.items[made.questions.at(i)];
            for (int option = 0; option < item.options.size(); ++option) {
                item.options[option].text.clear();
                item.options[option].picture = medium(static_cast<char>('0' + option));
            }
        }
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccmmcccc"));
        return made;
    }
    static QStringList found(const MadeResults &made, const QString &text)
    {
        ViewerQuery query;
        query.text = text;
        QStringList ids;
        for (const ViewerItem &item : viewerItems(made.data, query))
            ids.append(item.itemId);
        return ids;
    }

private Q_SLOTS:
    /// A picture has no length; everything else is counted as with texts.
    void aPictureHasNoLength()
    {
        const auto note = [](const ResultsTable &table) { return table.notes.filter(QStringLiteral("longest-option")); };
        const ResultsTable texts = resultsTable(withPictures(0).data, {});
        QVERIFY(note(texts).isEmpty());
        const ResultsTable some = resultsTable(withPictures(3).data, {});
        QCOMPARE(rowOf(some, RowKind::LongestOption)->cells.constFirst().n, 5);
        QCOMPARE(note(some).size(), 1);
        QVERIFY(note(some).constFirst().contains(QStringLiteral("3 question")));
        QCOMPARE(some.rows.size(), texts.rows.size());
        for (qsizetype i = 0; i < texts.rows.size(); ++i) {
            if (texts.rows.at(i).kind == RowKind::LongestOption)
                continue;
            for (qsizetype column = 0; column < texts.columns.size(); ++column) {
                const ResultsCell &was = texts.rows.at(i).cells.at(column);
                const ResultsCell &is = some.rows.at(i).cells.at(column);
                QVERIFY2(was.n == is.n && close(was.accuracy, is.accuracy), qPrintable(texts.rows.at(i).title));
            }
        }
        const ResultsTable all = resultsTable(withPictures(8).data, {});
        QVERIFY2(!rowOf(all, RowKind::LongestOption) && rowOf(all, RowKind::FrequentLetter), "none of them has a length");
    }

    void captionsAndNumbersAreFound()
    {
        MadeResults made = withPictures(0);
        ResultsItem &item = made.data.items[made.questions.at(4)];
        item.media = {medium('a', QStringLiteral("改造前")), medium('b')};
        item.stem = QStringLiteral("从⟦1⟧到⟦2⟧有什么变化？");
        QCOMPARE(found(made, QStringLiteral("改造前")), QStringList{item.itemId});
        QCOMPARE(found(made, QStringLiteral("fig. 2")), QStringList{item.itemId});
        QVERIFY(found(made, QStringLiteral("⟦")).isEmpty());
        for (const ViewerItem &one : viewerItems(made.data, {})) {
            if (one.question == item.question)
                QCOMPARE(one.stem, QStringLiteral("从[Fig. 1]到[Fig. 2]有什么变化？"));
        }
    }
};

QTEST_GUILESS_MAIN(PictureResultsTest)
#include "pictureresultstest.moc"
