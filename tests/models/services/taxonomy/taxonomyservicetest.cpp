// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/taxonomyservice.h"

#include "db/checks/integrity.h"
#include "models/services/history/undoservice.h"
#include "tests/support/kinds/chainpreset.h"
#include "tests/support/validationfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Rows of a table, one a line, its cells between commas.
QList<QStringList> table(const char *text)
{
    QList<QStringList> rows;
    const QStringList lines = QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        rows.append(line.split(u','));
    return rows;
}

const char *const birds = "concept,parent,name_zh,name_en,image\n"
                          "animal,root,动物,animal,\n"
                          "bird,animal,鸟,bird,\n"
                          "duck,bird,鸭,duck,pictures/duck.png\n"
                          "heron,bird,鹭,heron,\n"
                          "stone,root,石头,stone,\n";

} // namespace

/// Concepts come from files whole or not at all, change with the next file, and make chains.
class TaxonomyServiceTest : public QObject
{
    Q_OBJECT

    static QStringList leaves(Stores &stores)
    {
        const Taxonomy taxonomy(*stores.taxonomy().concepts());
        const QList<Chain> chains = *stores.taxonomy().chains();
        QStringList codes;
        for (const Chain &chain : chains) {
            if (chain.current)
                codes.append(taxonomy.find(chain.leaf())->code);
        }
        codes.sort();
        return codes;
    }

    static QStringList findings(const TestProject &project)
    {
        const auto found = contentFindings(*project.connection());
        return found ? *found : QStringList(found.error().sentence);
    }

private Q_SLOTS:
    void filesAddAndChange_data() { addBackends(); }
    void filesAddAndChange()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, chainPreset());
        const Image image = newImage(QStringLiteral("duck.png"));
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        const QStringList before = findings(project);
        TaxonomyService service(*project.stores, project.lead);
        const auto first = service.import(table(birds));
        VERIFY_OK(first);
        QVERIFY(first->faults.isEmpty());
        QVERIFY(first->added == 5 && first->chains.current == 2 && first->chains.higher == 1);
        QCOMPARE(leaves(*project.stores), QStringList({QStringLiteral("duck"), QStringLiteral("heron")}));
        QCOMPARE(Taxonomy(*project.stores->taxonomy().concepts()).find(QStringLiteral("duck"))->image, image.id);
        QCOMPARE(findings(project), before);

        // The same once more changes nothing.
        const auto again = service.import(table(birds));
        VERIFY_OK(again);
        QVERIFY(again->same == 5 && again->added == 0 && again->chains.added == 0);
        // A level more: the chain of the duck is another one. What is empty stays.
        const auto more = service.import(table("concept,parent,name_en\nwaterbird,bird,water bird\nduck,waterbird,\n"));
        VERIFY_OK(more);
        QVERIFY(more->added == 1 && more->changed == 1 && more->chains.added == 1 && more->chains.gone == 1);
        const Taxonomy now(*project.stores->taxonomy().concepts());
        QVERIFY(now.find(QStringLiteral("duck"))->name.zh == u"鸭" && now.find(QStringLiteral("duck"))->image == image.id);
        QCOMPARE(findings(project), before);

        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(undo.undo());
        QVERIFY(!Taxonomy(*project.stores->taxonomy().concepts()).find(QStringLiteral("waterbird")));
        QCOMPARE(leaves(*project.stores), QStringList({QStringLiteral("duck"), QStringLiteral("heron")}));
        VERIFY_OK(undo.redo());
        QCOMPARE(Taxonomy(*project.stores->taxonomy().concepts()).concepts().size(), 6);
        QCOMPARE(project.stores->taxonomy().chains()->size(), 3); // the former one is kept
        QCOMPARE(findings(project), before);
    }

    void aFaultLeavesAllAsItIs_data() { addBackends(); }
    void aFaultLeavesAllAsItIs()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, chainPreset());
        TaxonomyService service(*project.stores, project.lead);
        const auto report = service.import(table(birds)); // there is no such image
        VERIFY_OK(report);
        QVERIFY(report->faults.size() == 1 && report->faults.constFirst().row == 4 && report->added == 0);
        QVERIFY(project.stores->taxonomy().concepts()->isEmpty() && project.stores->taxonomy().chains()->isEmpty());
        VERIFY_FAILS(service.import(table("concept,colour\na,b\n")), ErrorCode::Invalid);
        VERIFY_FAILS(TaxonomyService(*project.stores, project.author).import(table(birds)), ErrorCode::Refused);
        ValidationProject other(server);
        VERIFY_FAILS(TaxonomyService(*other.stores, other.lead).import(table(birds)), ErrorCode::Refused);
    }

    /// What nobody could have entered is found.
    void checkFindsWhatIsWrong_data() { addBackends(); }
    void checkFindsWhatIsWrong()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, chainPreset());
        const auto report = TaxonomyService(*project.stores, project.lead)
                                .import(table("concept,parent,name_en\na,,a\nb,a,b\nc,b,c\n"));
        VERIFY_OK(report);
        QCOMPARE(findings(project), QStringList());
        const auto connection = project.connection();
        VERIFY_OK(connection->execute(QStringLiteral(
            "INSERT INTO concept_parent (concept_id, parent_id, position, in_tree) SELECT a.id, c.id, 0, 0 FROM concept a, concept c "
            "WHERE a.code = 'a' AND c.code = 'c'")));
        const QStringList circle = findings(project);
        QVERIFY2(circle.size() == 3 && circle.constFirst().contains(u'a'), qPrintable(circle.join(u'\n')));
        VERIFY_OK(connection->execute(QStringLiteral("DELETE FROM concept_parent WHERE in_tree = 0")));
        VERIFY_OK(connection->execute(
            QStringLiteral("DELETE FROM concept_parent WHERE concept_id = (SELECT id FROM concept WHERE code = 'c')")));
        const QStringList broken = findings(project);
        QVERIFY2(broken.size() == 1 && broken.constFirst().contains(u'c'), qPrintable(broken.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TaxonomyServiceTest)
#include "taxonomyservicetest.moc"
