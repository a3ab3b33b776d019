// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/taxonomy/taxonomyrows.h"

#include <QTest>

using namespace yuyi;

namespace {

/// Rows as a file has them, below the headings concept, parent, name_en and chosen.
QList<QStringList> table(const QList<QStringList> &rows)
{
    return QList<QStringList>{{QStringLiteral("concept"), QStringLiteral("parent"), QStringLiteral("name_en"), QStringLiteral("chosen")}}
         + rows;
}

QStringList row(const char *code, const char *parent, const char *name = nullptr, const char *chosen = "")
{
    return {QString::fromUtf8(code), QString::fromUtf8(parent), QString::fromUtf8(name ? name : code), QString::fromUtf8(chosen)};
}

QList<int> rowsOf(const TaxonomyRows &read)
{
    QList<int> rows;
    for (const RowFault &fault : read.faults)
        rows.append(fault.row);
    return rows;
}

Concept known(const char *code, const ConceptId &parent = {})
{
    Concept one;
    one.id = ConceptId::create();
    one.code = QString::fromUtf8(code);
    one.name.en = one.code;
    one.parent = parent;
    return one;
}

} // namespace

/// What a file of concepts may say, and what is told about one that may not be taken.
class TaxonomyRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTreeIsTaken()
    {
        const auto read = readTaxonomyRows(table({row("animal", "root"), row("bird", "animal"), row("duck", "bird"), row("plant", "")}),
                                           {});
        QVERIFY(read && read->faults.isEmpty());
        QCOMPARE(read->concepts.size(), 4);
        QVERIFY(read->concepts.at(0).parent.isEmpty() && read->concepts.at(3).parent.isEmpty());
        QCOMPARE(read->concepts.at(2).parent, QStringLiteral("bird"));
    }

    void eachFaultNamesItsRow()
    {
        const auto read = readTaxonomyRows(table({row("animal", "root"), row("bird", "animal"), row("duck", "bird"), row("duck", "bird"),
                                                  row("animal", "duck"), row("cat", "cat"), row("dog", "mammal"), row("", "bird"),
                                                  row("duck", "animal")}),
                                           {});
        QVERIFY(read);
        // Twice, a circle, itself, unknown, no concept, and a second parent that nobody has chosen.
        QCOMPARE(rowsOf(*read), (QList<int>{5, 6, 7, 8, 9, 10}));
        QVERIFY(read->faults.at(0).reason.contains(QStringLiteral("row 4")));
        QVERIFY(read->faults.at(1).reason.contains(QStringLiteral("animal → duck → bird → animal")));
        QVERIFY(read->faults.at(3).reason.contains(QStringLiteral("mammal")));
    }

    void aPersonChoosesAmongParents()
    {
        const QList<QStringList> tops{row("a", ""), row("b", "")};
        const auto read = readTaxonomyRows(table(tops + QList<QStringList>{row("c", "a"), row("c", "b", "c", "yes")}), {});
        QVERIFY(read && read->faults.isEmpty());
        QCOMPARE(read->concepts.at(2).parent, QStringLiteral("b"));
        QCOMPARE(read->concepts.at(2).further, QStringList{QStringLiteral("a")});
        const auto both =
            readTaxonomyRows(table(tops + QList<QStringList>{row("c", "a", "c", "x"), row("c", "b", "c", "是")}), {});
        QVERIFY(both);
        QCOMPARE(rowsOf(*both), QList<int>{5});
    }

    /// A file adds to what the project has; its circle may go through it.
    void theProjectCounts()
    {
        const Concept animal = known("animal");
        const Concept bird = known("bird", animal.id);
        const Taxonomy stored({animal, bird});
        const auto more = readTaxonomyRows(table({row("duck", "bird")}), stored);
        QVERIFY(more && more->faults.isEmpty());
        const auto circle = readTaxonomyRows(table({row("animal", "bird")}), stored);
        QVERIFY(circle);
        QCOMPARE(rowsOf(*circle), QList<int>{2});
        // The relations of a concept that the file names are those of the file.
        const auto turned = readTaxonomyRows(table({row("animal", "bird"), row("bird", "")}), stored);
        QVERIFY(turned && turned->faults.isEmpty());
    }

    void headingsAndNames()
    {
        QVERIFY(!readTaxonomyRows({{QStringLiteral("concept"), QStringLiteral("colour")}}, {}));
        QVERIFY(!readTaxonomyRows({{QStringLiteral("parent")}}, {}));
        QVERIFY(!readTaxonomyRows({}, {}));
        const auto read = readTaxonomyRows(table({row("animal", "", ""), row("bird", "animal"), row("bird", "animal", "fowl")}), {});
        QVERIFY(read);
        QCOMPARE(rowsOf(*read), (QList<int>{2, 4}));
    }

    /// Truth follows every path, and names.
    void whatIsTrue()
    {
        const Concept animal = known("animal");
        const Concept pet = known("pet");
        const Concept bird = known("bird", animal.id);
        Concept parrot = known("parrot", bird.id);
        parrot.further = {pet.id};
        Concept fowl = known("fowl", animal.id);
        fowl.name.en = QStringLiteral("Bird ");
        const Concept duck = known("duck", bird.id);
        const Taxonomy taxonomy({animal, pet, bird, parrot, fowl, duck});
        QVERIFY(taxonomy.isTrue(animal.id, parrot.id) && taxonomy.isTrue(pet.id, parrot.id) && taxonomy.isTrue(parrot.id, parrot.id));
        QVERIFY(taxonomy.isTrue(fowl.id, parrot.id)); // another word for bird
        QVERIFY(!taxonomy.isTrue(duck.id, parrot.id) && !taxonomy.isTrue(parrot.id, bird.id));
        QVERIFY(taxonomy.isUnrelated(duck.id, parrot.id) && !taxonomy.isUnrelated(animal.id, duck.id));
        QCOMPARE(taxonomy.leaves(), (QList<ConceptId>{duck.id, fowl.id, parrot.id, pet.id}));
        QCOMPARE(taxonomy.pathTo(parrot.id), (QList<ConceptId>{animal.id, bird.id, parrot.id}));
        QCOMPARE(taxonomy.siblings(parrot.id), QList<ConceptId>{duck.id});
    }
};

QTEST_GUILESS_MAIN(TaxonomyRowsTest)
#include "taxonomyrowstest.moc"
