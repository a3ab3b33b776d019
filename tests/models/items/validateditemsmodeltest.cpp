// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/validateditemsmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace yuyi;

namespace {

/// Questions with so many right answers of five, all others being `wrong`; the last one is a former version.
std::shared_ptr<const ItemAnalysis> tableOf(const QList<int> &right, const GivenAnswer &wrong = GivenAnswer(OptionSet::of(3)))
{
    auto table = std::make_shared<ItemAnalysis>();
    for (int i = 0; i < 5; ++i)
        table->votes.people.append(PersonId::create());
    for (int item = 0; item < right.size(); ++item) {
        ValidatedItem one;
        one.version = QuestionVersionId::create();
        one.image = ImageId::create();
        one.stem = QStringLiteral("Question %1").arg(item);
        one.options = 6;
        one.key = OptionSet::of(0);
        one.state = right.at(item) >= 4 ? ValidationState::Passed : ValidationState::Failed;
        one.current = item + 1 < right.size();
        table->votes.items.append(one);
        for (int person = 0; person < 5; ++person) {
            ItemVote vote;
            vote.item = item;
            vote.person = person;
            vote.correct = person < right.at(item);
            vote.chosen = vote.correct ? one.key : wrong;
            vote.milliseconds = 5000;
            vote.flags = item == 1 && person == 0 ? 1 : 0;
            table->votes.votes.push_back(vote);
        }
    }
    table->figures = analyseItems(table->votes);
    return table;
}

QStringList column(const ValidatedItemsModel &model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, column).data().toString());
    return texts;
}

} // namespace

class ValidatedItemsModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Questions that begin alike are told apart by their kind, where there are several.
    void kindsStandInFront()
    {
        auto table = std::make_shared<ItemAnalysis>(*tableOf({5, 5, 5}));
        table->votes.items[0].kindTitle = QStringLiteral("Fine");
        ValidatedItemsModel model;
        model.setTable(table);
        const QStringList stems = column(model, ValidatedItemsModel::Stem);
        QVERIFY(stems.contains(QStringLiteral("Fine · Question 0")) && stems.contains(QStringLiteral("Question 1")));
        model.setText(QStringLiteral("fine"));
        QCOMPARE(model.rowCount(), 1);
    }
    /// What most people wrote stands in quotation marks, and nothing is said about options.
    void aWrongTextIsTheTopAnswer()
    {
        QLocale::setDefault(QLocale::c());
        GivenAnswer wrong;
        wrong.text = QStringLiteral("camera");
        auto table = std::make_shared<ItemAnalysis>(*tableOf({2, 5}, wrong));
        for (ValidatedItem &item : table->votes.items) {
            item.options = 0;
            item.key.options = {};
            item.key.text = QStringLiteral("phone");
        }
        for (ItemVote &vote : table->votes.votes) {
            if (vote.correct)
                vote.chosen = table->votes.items.at(vote.item).key;
        }
        table->figures = analyseItems(table->votes);
        ValidatedItemsModel model;
        model.setTable(table);
        QCOMPARE(column(model, ValidatedItemsModel::MostAttractive), (QStringList{QStringLiteral("“camera” · 3")}));
        QCOMPARE(column(model, ValidatedItemsModel::NonFunctioning), (QStringList{QStringLiteral("–")}));
        QCOMPARE(model.index(0, ValidatedItemsModel::NonFunctioning).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("This question has no options."));
        QCOMPARE(model.countOf(ItemStanding::KeyInDoubt), 1);
    }

    void aWrongAnswerOfSeveralOptions()
    {
        QLocale::setDefault(QLocale::c());
        ValidatedItemsModel model;
        model.setTable(tableOf({1, 5}, OptionSet{0b1001}));
        QCOMPARE(column(model, ValidatedItemsModel::MostAttractive), QStringList{QStringLiteral("AD · 4")});
    }

    void sortsAndFilters()
    {
        QLocale::setDefault(QLocale::c());
        ValidatedItemsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setTable(tableOf({5, 4, 1, 3, 2}));
        QCOMPARE(model.rowCount(), 4);
        // The weakest stand first.
        QCOMPARE(column(model, ValidatedItemsModel::Difficulty),
                 (QStringList{QStringLiteral("20 %"), QStringLiteral("60 %"), QStringLiteral("80 %"), QStringLiteral("100 %")}));
        QCOMPARE(column(model, ValidatedItemsModel::IntervalColumn).at(2), QStringLiteral("38–96 %"));
        QCOMPARE(column(model, ValidatedItemsModel::Discrimination).at(0), QStringLiteral("–"));
        QCOMPARE(column(model, ValidatedItemsModel::MostAttractive).at(0), QStringLiteral("D · 4"));
        const QPersistentModelIndex kept(model.index(0, ValidatedItemsModel::Stem));
        model.sort(ValidatedItemsModel::Stem, Qt::AscendingOrder);
        QCOMPARE(kept.data().toString(), QStringLiteral("Question 2"));
        QCOMPARE(kept.row(), 2);
        // What has no figure stands last, whichever way it is sorted.
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(ValidatedItemsModel::MostAttractive, order);
            QCOMPARE(column(model, ValidatedItemsModel::MostAttractive).constLast(), QStringLiteral("–"));
        }
        QCOMPARE(model.countOf(ItemStanding::Failed), 2);
        QCOMPARE(model.countOf(ItemStanding::KeyInDoubt), 1);
        QCOMPARE(model.countOf(ItemStanding::Flagged), 1);
        QCOMPARE(model.countOf(ItemStanding::Former), 1);
        model.setChoice(ItemStanding::Failed);
        QCOMPARE(model.rowCount(), 2);
        model.setText(QStringLiteral("question 3"));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.itemAt(0), 3);
        QCOMPARE(model.rowOf(model.table()->votes.items.at(3).version), 0);
        QCOMPARE(model.rowOf(model.table()->votes.items.at(0).image), -1);
        model.setChoice(ItemStanding::Former);
        model.setText({});
        QCOMPARE(column(model, ValidatedItemsModel::Stem), QStringList{QStringLiteral("Question 4")});
    }
};

QTEST_GUILESS_MAIN(ValidatedItemsModelTest)
#include "validateditemsmodeltest.moc"
