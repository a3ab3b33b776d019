// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/plan.h"

#include "models/statistics/random.h"

#include <QSet>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace yuyi;

namespace {

StudyItem item(int at, StudyPart part, const QString &category, const QString &block = {})
{
    StudyItem one;
    one.item.position = at;
    // Fixed ids, so that orders can be compared with stored ones.
    one.item.question = QuestionVersionId(QUuid(0x1000u + static_cast<uint>(at), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    one.part = part;
    one.category = category;
    one.block = block;
    return one;
}

/// Main items with so many of each category, then practice and gold items.
struct Material {
    QList<StudyItem> items;
    QHash<QuestionVersionId, QList<OptionId>> options;

    explicit Material(const QList<int> &categories, int practice = 0, int gold = 0)
    {
        for (int c = 0; c < categories.size(); ++c) {
            for (int i = 0; i < categories.at(c); ++i)
                add(StudyPart::Main, QStringLiteral("c%1").arg(c));
        }
        for (int i = 0; i < practice; ++i)
            add(StudyPart::Practice, {});
        for (int i = 0; i < gold; ++i)
            add(StudyPart::Gold, {});
    }
    void add(StudyPart part, const QString &category)
    {
        const auto at = static_cast<int>(items.size());
        items.append(item(at, part, category, QStringLiteral("b%1").arg(at % 3)));
        QList<OptionId> ids;
        for (ushort o = 0; o < 6; ++o)
            ids.append(OptionId(QUuid(0x2000u + static_cast<uint>(at), o, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
        options.insert(items.constLast().item.question, ids);
    }
    StudyPlanner planner(const StudyDesign &design) const { return {design, items, options}; }
};

Participant person(int number, qint64 studySeed = 7)
{
    Participant one;
    one.id = ParticipantId::create();
    one.number = number;
    one.seed = participantSeed(studySeed, number);
    return one;
}

QList<QuestionVersionId> mainOf(const QList<Trial> &trials)
{
    QList<QuestionVersionId> list;
    for (const Trial &trial : trials) {
        if (trial.part == StudyPart::Main)
            list.append(trial.question);
    }
    return list;
}

StudyDesign coverage(int people, int answers)
{
    StudyDesign design;
    design.shape = StudyShape::Coverage;
    design.category = DimensionCode(QStringLiteral("kind"));
    design.people = people;
    design.answersPerItem = answers;
    return design;
}

int spread(const std::vector<int> &counts)
{
    const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
    return *most - *least;
}

} // namespace

class StudyPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyIsAskedEverything();
    void soManyOfEachCategory();
    void coversEvenly();
    void sharesAreThoseOfAllItems();
    void everybodyMeetsEachCategory();
    void everybodyMeetsEachCategoryAfterDropOuts();
    void refillsWhatDropOutsLeaveOpen();
    void pairsAreSpread();
    void blockOrdersAreBalanced();
    void blocksFollowTheDesign();
    void blocksBySize();
    void goldItemsAreEvenAndNeverFirst();
    void sameSeedSamePlan();
    void simulatedStandWherePeopleWill();
};

void StudyPlanTest::everybodyIsAskedEverything()
{
    const Material material({5, 3}, 4, 6);
    StudyDesign design;
    design.practice = 2;
    design.goldShare = 0.05;
    StudyPlanner planner = material.planner(design);
    QSet<QString> orders;
    for (int number = 1; number <= 6; ++number) {
        const Participant who = person(number);
        const QList<Trial> trials = planner.plan(who);
        QCOMPARE(trials.size(), 2 + 8 + 1);
        QCOMPARE(planner.itemsPerPerson(), 8);
        QSet<QuestionVersionId> seen;
        QString order;
        for (int i = 0; i < trials.size(); ++i) {
            const Trial &trial = trials.at(i);
            QCOMPARE(trial.position, i);
            QCOMPARE(trial.participant, who.id);
            QCOMPARE(trial.block, i < 2 ? 0 : 1);
            QVERIFY(!trial.isAnswered());
            seen.insert(trial.question);
            order += trial.question.toString();
            QList<OptionId> sorted = trial.shownOrder;
            std::sort(sorted.begin(), sorted.end());
            QList<OptionId> all = material.options.value(trial.question);
            std::sort(all.begin(), all.end());
            QCOMPARE(sorted, all);
        }
        QCOMPARE(seen.size(), trials.size());
        // Practice is the same for all, and comes first.
        QCOMPARE(trials.at(0).question, material.items.at(8).item.question);
        QCOMPARE(trials.at(1).question, material.items.at(9).item.question);
        orders.insert(order);
    }
    QCOMPARE(orders.size(), 6);
    design.shuffleItems = false;
    design.shuffleOptions = false;
    StudyPlanner written = material.planner(design);
    QList<QuestionVersionId> asWritten;
    for (int i = 0; i < 8; ++i)
        asWritten.append(material.items.at(i).item.question);
    const QList<Trial> trials = written.plan(person(3));
    QCOMPARE(mainOf(trials), asWritten);
    for (const Trial &trial : trials)
        QCOMPARE(trial.shownOrder, material.options.value(trial.question));
}

void StudyPlanTest::soManyOfEachCategory()
{
    const Material material({30, 25, 40, 20});
    StudyDesign design;
    design.shape = StudyShape::PerCategory;
    design.category = DimensionCode(QStringLiteral("kind"));
    design.perCategory = 20;
    StudyPlanner planner = material.planner(design);
    QCOMPARE(planner.itemsPerPerson(), 80);
    for (int number = 1; number <= 20; ++number) {
        QHash<QString, int> shares;
        const QList<QuestionVersionId> asked = mainOf(planner.plan(person(number)));
        QCOMPARE(QSet<QuestionVersionId>(asked.begin(), asked.end()).size(), 80);
        for (const StudyItem &one : material.items)
            shares[one.category] += asked.contains(one.item.question) ? 1 : 0;
        for (const int share : std::as_const(shares))
            QCOMPARE(share, 20);
    }
    // Within a category all items are asked equally often.
    for (int c = 0; c < 4; ++c) {
        std::vector<int> counts;
        for (qsizetype i = 0; i < planner.mainItems().size(); ++i) {
            if (material.items.at(planner.mainItems().at(i)).category == QStringLiteral("c%1").arg(c))
                counts.push_back(planner.answers().at(static_cast<size_t>(i)));
        }
        QVERIFY(spread(counts) <= 1);
    }
    // What others answer, or are to answer, comes last.
    StudyDesign few = design;
    few.perCategory = 5;
    StudyPlanner after = material.planner(few);
    QList<QuestionVersionId> answered;
    for (int i = 0; i < 25; ++i)
        answered.append(material.items.at(i).item.question); // all of the first category but five
    after.count(answered);
    const QList<QuestionVersionId> asked = mainOf(after.plan(person(1)));
    QCOMPARE(asked.size(), 20);
    for (const QuestionVersionId &question : std::as_const(answered))
        QVERIFY(!asked.contains(question));
    QCOMPARE(material.planner([&] {
                         StudyDesign more = design;
                         more.perCategory = 28;
                         return more;
                     }())
                 .itemsPerPerson(),
             28 + 25 + 28 + 20);
}

void StudyPlanTest::coversEvenly()
{
    Random random(20);
    for (int round = 0; round < 60; ++round) {
        QList<int> categories;
        const auto kinds = static_cast<int>(random.below(6)) + 1;
        for (int c = 0; c < kinds; ++c)
            categories.append(static_cast<int>(random.below(40)) + 1);
        const Material material(categories);
        const auto people = static_cast<int>(random.below(30)) + 2;
        const auto answers = static_cast<int>(random.below(static_cast<quint32>(std::min(people, 6)))) + 1;
        StudyPlanner planner = material.planner(coverage(people, answers));
        for (int number = 1; number <= people; ++number) {
            const QList<QuestionVersionId> asked = mainOf(planner.plan(person(number, round)));
            QCOMPARE(asked.size(), planner.itemsPerPerson());
            QCOMPARE(QSet<QuestionVersionId>(asked.begin(), asked.end()).size(), asked.size());
            QVERIFY(spread(planner.answers()) <= 1);
        }
        QVERIFY(*std::min_element(planner.answers().begin(), planner.answers().end()) >= answers);
        // … and nobody is asked more than that needs.
        QVERIFY((planner.itemsPerPerson() - 1) * people < material.items.size() * answers);
    }
}

void StudyPlanTest::sharesAreThoseOfAllItems()
{
    struct Case {
        QList<int> categories;
        int people;
        int answers;
    };
    // Where a choice between two that are as urgent as each other decides whether all goes out even.
    QList<Case> cases{{{5, 10, 2, 11, 2}, 38, 6},
                      {{10, 7, 2, 4, 7, 11, 2, 4, 11}, 38, 3},
                      {{6, 10, 9, 9, 4, 12, 5, 6, 7, 12, 2}, 52, 4},
                      {{2, 6, 1, 12, 1, 12, 12, 3, 6, 3}, 16, 5},
                      {{10, 11, 10, 3, 11, 5}, 34, 6},
                      {{3, 3, 4, 11, 11, 11, 12, 11}, 21, 5}};
    Random random(99);
    while (cases.size() < 800) {
        QList<int> categories;
        const auto kinds = static_cast<int>(random.below(8)) + 2;
        // Small categories, and many people: where rounding is hardest.
        const quint32 largest = cases.size() % 3 == 0 ? 6 : 40;
        for (int c = 0; c < kinds; ++c)
            categories.append(static_cast<int>(random.below(largest)) + 1);
        const auto people = static_cast<int>(random.below(24)) + 2;
        cases.append({categories, people, static_cast<int>(random.below(static_cast<quint32>(std::min(people, 5)))) + 1});
    }
    for (const Case &one : std::as_const(cases)) {
        const Material material(one.categories);
        const auto all = static_cast<qint64>(material.items.size());
        StudyPlanner planner = material.planner(coverage(one.people, one.answers));
        const qint64 each = planner.itemsPerPerson();
        QHash<QuestionVersionId, int> category;
        for (const StudyItem &item : material.items)
            category.insert(item.item.question, item.category.mid(1).toInt());
        QList<qint64> sums(one.categories.size(), 0);
        for (int number = 1; number <= one.people; ++number) {
            QList<int> shares(one.categories.size(), 0);
            const QList<QuestionVersionId> asked = mainOf(planner.plan(person(number)));
            for (const QuestionVersionId &question : asked)
                ++shares[category.value(question)];
            for (int c = 0; c < shares.size(); ++c) {
                // The exact share, rounded up or down, of each person and of all so far; no exception.
                const qint64 exact = each * one.categories.at(c);
                sums[c] += shares.at(c);
                const QString where = QStringLiteral("%1 people, person %2: %3 of category %4, exactly %5; together %6")
                                          .arg(one.people)
                                          .arg(number)
                                          .arg(shares.at(c))
                                          .arg(c)
                                          .arg(static_cast<double>(exact) / static_cast<double>(all))
                                          .arg(sums.at(c));
                QVERIFY2(std::abs(shares.at(c) * all - exact) < all, qPrintable(where));
                QVERIFY2(std::abs(sums.at(c) * all - number * exact) < all, qPrintable(where));
            }
            QVERIFY(spread(planner.answers()) <= 1);
        }
    }
}

void StudyPlanTest::everybodyMeetsEachCategory()
{
    struct Case {
        QList<int> categories;
        int people;
        int answers;
        int atLeast;
    };
    // 770 items in 20 categories; the smallest has less than one item for each person.
    QList<int> many;
    for (int c = 0; c < 20; ++c)
        many.append(c == 0 ? 15 : c == 1 ? 35
                                         : 40);
    QList<Case> cases{{many, 30, 2, 1}, {many, 31, 2, 1}, {many, 30, 2, 2}, {{40, 3, 20}, 12, 3, 2}, {{2, 2, 2}, 5, 1, 6}};
    Random random(7);
    while (cases.size() < 300) {
        QList<int> categories;
        const auto kinds = static_cast<int>(random.below(7)) + 1;
        for (int c = 0; c < kinds; ++c)
            categories.append(static_cast<int>(random.below(30)) + 1);
        const auto people = static_cast<int>(random.below(24)) + 2;
        cases.append({categories, people, static_cast<int>(random.below(static_cast<quint32>(std::min(people, 4)))) + 1,
                      static_cast<int>(random.below(5)) + 1});
    }
    for (const Case &one : std::as_const(cases)) {
        const Material material(one.categories);
        StudyDesign design = coverage(one.people, one.answers);
        design.atLeast = one.atLeast;
        StudyPlanner planner = material.planner(design);
        QHash<QuestionVersionId, int> category;
        for (const StudyItem &item : material.items)
            category.insert(item.item.question, item.category.mid(1).toInt());
        for (int number = 1; number <= one.people; ++number) {
            QList<int> shares(one.categories.size(), 0);
            const QList<QuestionVersionId> asked = mainOf(planner.plan(person(number)));
            QCOMPARE(asked.size(), planner.itemsPerPerson());
            QCOMPARE(QSet<QuestionVersionId>(asked.begin(), asked.end()).size(), asked.size());
            for (const QuestionVersionId &question : asked)
                ++shares[category.value(question)];
            for (int c = 0; c < shares.size(); ++c)
                QVERIFY(shares.at(c) >= std::min(one.atLeast, one.categories.at(c)));
        }
        // Within each category the answers are even, and nowhere too few.
        std::map<int, std::vector<int>> answers;
        for (qsizetype i = 0; i < planner.mainItems().size(); ++i)
            answers[category.value(material.items.at(planner.mainItems().at(i)).item.question)].push_back(
                planner.answers().at(static_cast<size_t>(i)));
        for (const auto &[c, counts] : answers) {
            QVERIFY(spread(counts) <= 1);
            QVERIFY(*std::min_element(counts.begin(), counts.end()) >= one.answers);
        }
    }
    // 770 items for 30 people: one more item for nobody, as the small category is the only one that needs more than its share.
    StudyDesign design = coverage(30, 2);
    const int alone = Material(many).planner(design).itemsPerPerson();
    design.atLeast = 1;
    QVERIFY(Material(many).planner(design).itemsPerPerson() <= alone + 1);
}

void StudyPlanTest::everybodyMeetsEachCategoryAfterDropOuts()
{
    const Material material({60, 3, 25});
    StudyDesign design = coverage(15, 2);
    design.atLeast = 1;
    StudyPlanner all = material.planner(design);
    QList<QList<QuestionVersionId>> given;
    for (int number = 1; number <= 9; ++number)
        given.append(mainOf(all.plan(person(number))));
    // Two left halfway, one withdrew: what they leave open is asked of those who come, who still meet each category.
    StudyPlanner left = material.planner(design);
    for (qsizetype i = 0; i < given.size() - 1; ++i)
        left.count(i < 2 ? given.at(i).mid(0, 4) : given.at(i));
    QHash<QuestionVersionId, QString> category;
    for (const StudyItem &item : material.items)
        category.insert(item.item.question, item.category);
    for (int number = 10; number <= 18; ++number) {
        QSet<QString> met;
        const QList<QuestionVersionId> asked = mainOf(left.plan(person(number)));
        QCOMPARE(asked.size(), left.itemsPerPerson());
        for (const QuestionVersionId &question : asked)
            met.insert(category.value(question));
        QCOMPARE(met.size(), 3);
    }
    QVERIFY(*std::min_element(left.answers().begin(), left.answers().end()) >= 2);
}

void StudyPlanTest::refillsWhatDropOutsLeaveOpen()
{
    const Material material({37, 23, 12});
    const StudyDesign design = coverage(12, 3);
    StudyPlanner all = material.planner(design);
    QList<QList<QuestionVersionId>> given;
    for (int number = 1; number <= 12; ++number)
        given.append(mainOf(all.plan(person(number))));
    // Three leave: without them some items lack answers; three more people bring every item to three again.
    StudyPlanner left = material.planner(design);
    for (int i = 0; i < 12; ++i) {
        if (i != 1 && i != 5 && i != 6)
            left.count(given.at(i));
    }
    QVERIFY(*std::min_element(left.answers().begin(), left.answers().end()) < 3);
    for (int number = 13; number <= 15; ++number) {
        const std::vector<int> before = left.answers();
        const QList<QuestionVersionId> asked = mainOf(left.plan(person(number)));
        // No item is asked while one that fewer answer is not.
        int most = 0;
        int leastLeftOut = 1000;
        for (size_t i = 0; i < before.size(); ++i) {
            const bool chosen = left.answers()[i] > before[i];
            most = chosen ? std::max(most, before[i]) : most;
            leastLeftOut = chosen ? leastLeftOut : std::min(leastLeftOut, before[i]);
        }
        QVERIFY(most <= leastLeftOut);
        QCOMPARE(asked.size(), left.itemsPerPerson());
    }
    QVERIFY(*std::min_element(left.answers().begin(), left.answers().end()) >= 3);
}

void StudyPlanTest::pairsAreSpread()
{
    // Seven items, three each, seven people: a perfect design would meet every pair once.
    const Material small({7});
    StudyPlanner fano = small.planner(coverage(7, 3));
    for (int number = 1; number <= 7; ++number)
        (void)fano.plan(person(number));
    QCOMPARE(fano.itemsPerPerson(), 3);
    QVERIFY(fano.pairRange().second <= 2);

    // 200 items, 30 people: chance alone would bring some pairs together three times or more.
    const Material large({200});
    StudyPlanner planner = large.planner(coverage(30, 2));
    for (int number = 1; number <= 30; ++number)
        (void)planner.plan(person(number));
    QVERIFY2(planner.pairRange().second <= 2, qPrintable(QString::number(planner.pairRange().second)));
    StudyDesign everything;
    QCOMPARE(large.planner(everything).pairRange().first, -1);
}

void StudyPlanTest::blockOrdersAreBalanced()
{
    for (int blocks = 1; blocks <= 9; ++blocks) {
        const int rows = blocks % 2 == 0 ? blocks : 2 * blocks;
        std::map<std::pair<int, int>, int> indexes;
        std::map<std::pair<int, int>, int> follows;
        for (int number = 1; number <= rows; ++number) {
            const QList<int> row = blockOrder(blocks, number);
            QCOMPARE(QSet<int>(row.begin(), row.end()).size(), blocks);
            QCOMPARE(blockOrder(blocks, number + rows), row);
            for (int i = 0; i < blocks; ++i) {
                ++indexes[{i, row.at(i)}];
                if (i > 0)
                    ++follows[{row.at(i - 1), row.at(i)}];
            }
        }
        // Every block in every place equally often, and behind every other equally often.
        QCOMPARE(indexes.size(), static_cast<size_t>(blocks * blocks));
        for (const auto &[where, count] : indexes)
            QCOMPARE(count, rows / blocks);
        QCOMPARE(follows.size(), static_cast<size_t>(blocks * (blocks - 1)));
        for (const auto &[pair, count] : follows)
            QCOMPARE(count, rows / blocks);
    }
}

void StudyPlanTest::blocksFollowTheDesign()
{
    const Material material({30}, 2);
    StudyDesign design;
    design.blocks = DimensionCode(QStringLiteral("block"));
    design.practice = 2;
    StudyPlanner planner = material.planner(design);
    for (int number = 1; number <= 6; ++number) {
        const QList<Trial> trials = planner.plan(person(number));
        const QList<int> order = blockOrder(3, number);
        QHash<QuestionVersionId, QString> labels;
        for (const StudyItem &one : material.items)
            labels.insert(one.item.question, one.block);
        for (const Trial &trial : trials) {
            QCOMPARE(trial.block, trial.position < 2 ? 0 : 1 + (trial.position - 2) / 10);
            if (trial.part == StudyPart::Main)
                QCOMPARE(labels.value(trial.question), QStringLiteral("b%1").arg(order.at(trial.block - 1)));
        }
    }
}

void StudyPlanTest::blocksBySize()
{
    const Material material({25});
    StudyDesign design;
    design.blockSize = 10;
    QList<int> sizes(3, 0);
    for (const Trial &trial : material.planner(design).plan(person(1)))
        ++sizes[trial.block];
    QCOMPARE(sizes, QList<int>({8, 8, 9}));
    // In the order of the items the blocks change places from person to person.
    design.shuffleItems = false;
    QSet<QuestionVersionId> first;
    for (int number = 1; number <= 3; ++number)
        first.insert(material.planner(design).plan(person(number)).constFirst().question);
    QCOMPARE(first.size(), 3);
}

void StudyPlanTest::goldItemsAreEvenAndNeverFirst()
{
    QCOMPARE(goldItems(200, 0.05), 10);
    QCOMPARE(goldItems(200, 0.02), 4);
    QCOMPARE(goldItems(201, 0.02), 5);
    QCOMPARE(goldItems(14, 0.02), 1);
    QCOMPARE(goldItems(14, 0), 0);
    for (int items = 1; items < 120; ++items) {
        const int gold = goldItems(items, 0.05);
        std::set<int> drawn;
        for (qint64 seed = 0; seed < 20; ++seed) {
            const QList<int> positions = goldPositions(items, gold, seed);
            QCOMPARE(positions.size(), gold);
            for (int i = 0; i < gold; ++i) {
                QVERIFY(positions.at(i) >= 1 && positions.at(i) <= items);
                // Each in its own stretch of the same length.
                QVERIFY(positions.at(i) > i * items / gold);
                QVERIFY(positions.at(i) <= (i + 1) * items / gold);
                drawn.insert(positions.at(i));
            }
        }
        QVERIFY(items < 8 || drawn.size() > 3);
    }
    const Material material({60}, 0, 5);
    StudyDesign design;
    design.goldShare = 0.05;
    design.blockSize = 6;
    StudyPlanner planner = material.planner(design);
    QSet<QuestionVersionId> used;
    for (int number = 1; number <= 40; ++number) {
        const QList<Trial> trials = planner.plan(person(number));
        int block = -1;
        int gold = 0;
        for (const Trial &trial : trials) {
            if (trial.block != block)
                QCOMPARE(trial.part, StudyPart::Main);
            block = trial.block;
            gold += trial.part == StudyPart::Gold ? 1 : 0;
            if (trial.part == StudyPart::Gold)
                used.insert(trial.question);
        }
        QCOMPARE(gold, 3);
    }
    QCOMPARE(used.size(), 5);
}

void StudyPlanTest::sameSeedSamePlan()
{
    const Material material({20, 11}, 1, 2);
    StudyDesign design = coverage(5, 2);
    design.goldShare = 0.03;
    design.practice = 1;
    const auto planned = [&](qint64 seed) {
        StudyPlanner planner = material.planner(design);
        QStringList lines;
        for (int number = 1; number <= 5; ++number) {
            for (const Trial &trial : planner.plan(person(number, seed))) {
                lines.append(QString::number(trial.position) + QLatin1Char(' ') + trial.question.toString());
                for (const OptionId &option : trial.shownOrder)
                    lines.append(option.toString());
            }
        }
        return lines.join(QLatin1Char('\n')).toUtf8();
    };
    QCOMPARE(planned(7), planned(7));
    QVERIFY(planned(7) != planned(8));
    // The same on every machine and in every version: a study that runs is planned on.
    QCOMPARE(participantSeed(7, 1), qint64(8068991118812523353));
    QCOMPARE(QCryptographicHash::hash(planned(7), QCryptographicHash::Sha256).toHex(),
             QByteArray("9c57d50e4e306f93f82141a32165b5bc8a6cd84b47c2c354d45b368a56e6f3ca"));
}

void StudyPlanTest::simulatedStandWherePeopleWill()
{
    QCOMPARE(planNumber(1), 1);
    QCOMPARE(planNumber(simulatedFrom), 1);
    QCOMPARE(planNumber(simulatedFrom + 4), 5);
    const Material material({20, 11});
    StudyPlanner people = material.planner(coverage(5, 2));
    StudyPlanner simulated = material.planner(coverage(5, 2));
    for (int i = 0; i < 5; ++i)
        QCOMPARE(mainOf(simulated.plan(person(simulatedFrom + i))), mainOf(people.plan(person(1 + i))));
}

QTEST_GUILESS_MAIN(StudyPlanTest)
#include "plantest.moc"
