// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/factservice.h"

#include "models/services/composing/composeservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/templates/factlist.h"
#include "tests/support/kinds/composepreset.h"
#include "tests/support/kinds/puzzlepreset.h"
#include "tests/support/validationfixture.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {
const QString panels = QStringLiteral("panels");
const QString solid = QStringLiteral("solid");
} // namespace

/// Who sets the facts of images, and how they are taken back.
class FactServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStepSetsAndTakesBack_data() { addBackends(); }
    void oneStepSetsAndTakesBack()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        FactService facts(*project.stores, project.lead);
        QVERIFY(*facts.set(image.id, {{panels, QStringLiteral("9")}, {solid, QStringLiteral("cube")}}));
        QVERIFY(!*facts.set(image.id, {{panels, QStringLiteral("9")}}));
        QVERIFY(*facts.set(image.id, {{panels, QStringLiteral("4")}, {solid, {}}}));
        QCOMPARE(*facts.facts(image.id), (QMap<QString, QString>{{panels, QStringLiteral("4")}}));
        UndoService undo(*project.stores, project.lead);
        const auto undone = undo.undo();
        QVERIFY(undone && undone->has_value());
        // Each page that shows facts stays.
        QVERIFY((*undone)->alsoOn.contains(PageId::Compose) && (*undone)->alsoOn.contains(PageId::Annotate));
        QCOMPARE(facts.facts(image.id)->value(solid), QStringLiteral("cube"));
        QCOMPARE(facts.facts(image.id)->value(panels), QStringLiteral("9"));
        QVERIFY(undo.redo()->has_value());
        QCOMPARE(facts.facts(image.id)->size(), 1);
        VERIFY_FAILS(facts.set(image.id, {{panels, QStringLiteral("four")}}), ErrorCode::Invalid);
        VERIFY_FAILS(facts.set(image.id, {{QStringLiteral("rows"), QStringLiteral("4")}}), ErrorCode::Invalid);
        QCOMPARE(facts.facts(image.id)->size(), 1);
    }

    /// Undo takes back one's own values, not those that somebody else has set since.
    void aLaterValueOfAnotherStays_data() { addBackends(); }
    void aLaterValueOfAnotherStays()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        FactService first(*project.stores, project.lead);
        FactService second(*project.stores, project.add(QStringLiteral("Second"), {Role::Lead}));
        QVERIFY(*first.set(image.id, {{panels, QStringLiteral("9")}, {solid, QStringLiteral("cube")}}));
        QVERIFY(*second.set(image.id, {{panels, QStringLiteral("8")}}));
        UndoService undo(*project.stores, project.lead);
        QVERIFY(undo.undo()->has_value());
        QCOMPARE(*first.facts(image.id), (QMap<QString, QString>{{panels, QStringLiteral("8")}}));
        QVERIFY(undo.redo()->has_value());
        QCOMPARE(*first.facts(image.id), (QMap<QString, QString>{{panels, QStringLiteral("8")}, {solid, QStringLiteral("cube")}}));

        // Nothing of the step is left: that is said.
        QVERIFY(*second.set(image.id, {{solid, QStringLiteral("cone")}}));
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QCOMPARE(first.facts(image.id)->value(solid), QStringLiteral("cone"));
        QVERIFY(*second.set(image.id, {{panels, {}}, {solid, {}}}));
        QVERIFY(undo.undo()->has_value()); // both are as they were before
        QVERIFY(*second.set(image.id, {{panels, QStringLiteral("7")}, {solid, QStringLiteral("cone")}}));
        VERIFY_FAILS(undo.redo(), ErrorCode::Refused);
        QCOMPARE(*first.facts(image.id), (QMap<QString, QString>{{panels, QStringLiteral("7")}, {solid, QStringLiteral("cone")}}));
    }

    /// They may say the answers.
    void whoMayStillAnswerReadsNone_data() { addBackends(); }
    void whoMayStillAnswerReadsNone()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        const Image image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
        VERIFY_OK(FactService(*project.stores, project.lead).set(image.id, {{panels, QStringLiteral("9")}}));
        const PersonId validator = project.validators(1).constFirst();
        VERIFY_FAILS(FactService(*project.stores, validator).facts(image.id), ErrorCode::Refused);
        VERIFY_FAILS(FactService(*project.stores, project.author).facts(image.id), ErrorCode::Refused);
        VERIFY_OK(AnnotationService(*project.stores, project.author).open(image.id));
        QCOMPARE(FactService(*project.stores, project.author).facts(image.id)->value(panels), QStringLiteral("9"));
        QVERIFY(*FactService(*project.stores, project.author).set(image.id, {{panels, QStringLiteral("8")}}));
    }

    /// A lead who may still answer reads them nowhere: neither alone, nor in the list, nor beside the panels, nor in the audit.
    void aLeadWhoValidatesReadsNone_data() { addBackends(); }
    void aLeadWhoValidatesReadsNone()
    {
        QFETCH(const bool, server);
        const auto preset = readPreset(composePresetJson());
        VERIFY_OK(preset);
        ValidationProject project(server, 2, 3, *preset);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QMap<QString, QString> stored{{panels, QStringLiteral("9")}, {gridFact, QStringLiteral("3x3")}};
        VERIFY_OK(FactService(*project.stores, project.lead).set(image, stored));
        const PersonId both = project.add(QStringLiteral("Both"), {Role::Lead, Role::Validator});
        FactService facts(*project.stores, both);
        const auto composed = [&] { return ComposeService(*project.stores, project.factory->folder(), both).composition(image); };
        EventFilter filter;
        filter.entity = Entity::Image;
        filter.action = codeOf(AuditAction::Facts);
        const auto told = [&] { return AuditService(*project.stores, both).page(filter, 0, 20)->lines.value(0); };
        VERIFY_FAILS(facts.facts(image), ErrorCode::Refused);
        VERIFY_FAILS(facts.set(image, {{panels, QStringLiteral("8")}}), ErrorCode::Refused);
        QVERIFY(factsOfImages(*project.stores, both)->isEmpty());
        QCOMPARE(composed()->facts, (QMap<QString, QString>{{gridFact, QStringLiteral("3x3")}}));
        QVERIFY(told().withheld && told().event.before.isEmpty() && told().event.after.isEmpty());
        QCOMPARE(told().what, QStringLiteral("Changed facts of the image for templates"));

        VERIFY_OK(project.answer(both, project.newest(image)));
        QCOMPARE(*facts.facts(image), stored);
        QCOMPARE(factsOfImages(*project.stores, both)->size(), 1);
        QCOMPARE(composed()->facts, stored);
        QVERIFY(!told().withheld && told().event.after.contains("fact:panels"));
    }

    void aListSetsMany_data() { addBackends(); }
    void aListSetsMany()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, puzzlePreset());
        const Image first = newImage(QStringLiteral("a.jpg"));
        const Image second = newImage(QStringLiteral("b.jpg"));
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.stores->images().add(first); !added)
                return added;
            return project.stores->images().add(second);
        }));
        const QList<QStringList> rows{{QStringLiteral("image"), QStringLiteral("sha256"), panels},
                                      {QStringLiteral("a.jpg"), {}, QStringLiteral("9")},
                                      {QStringLiteral("other name"), second.sha256.hex(), QStringLiteral("4")},
                                      {QStringLiteral("c.jpg"), {}, QStringLiteral("1")},
                                      {QStringLiteral("b.jpg"), {}, QStringLiteral("-1")}};
        const auto taken = takeFactsOf(*project.stores, project.lead, rows);
        VERIFY_OK(taken);
        QCOMPARE(taken->changed, 2);
        QCOMPARE(taken->refused.size(), 2);
        QCOMPARE(taken->refused.at(0).row, 4);
        const auto all = factsOfImages(*project.stores, project.lead);
        VERIFY_OK(all);
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->at(1).facts.value(panels), QStringLiteral("4"));
        QCOMPARE(takeFactsOf(*project.stores, project.lead, rows.first(2))->same, 1);
        VERIFY_FAILS(takeFactsOf(*project.stores, project.lead, {{QStringLiteral("image"), QStringLiteral("rows")}}), ErrorCode::Invalid);
        VERIFY_FAILS(takeFactsOf(*project.stores, project.author, rows), ErrorCode::Refused);
    }
};

QTEST_GUILESS_MAIN(FactServiceTest)
#include "factservicetest.moc"
