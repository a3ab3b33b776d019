// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/factservice.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/templates/factlist.h"
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
        QVERIFY(undo.undo()->has_value());
        QCOMPARE(facts.facts(image.id)->value(solid), QStringLiteral("cube"));
        QCOMPARE(facts.facts(image.id)->value(panels), QStringLiteral("9"));
        QVERIFY(undo.redo()->has_value());
        QCOMPARE(facts.facts(image.id)->size(), 1);
        VERIFY_FAILS(facts.set(image.id, {{panels, QStringLiteral("four")}}), ErrorCode::Invalid);
        VERIFY_FAILS(facts.set(image.id, {{QStringLiteral("rows"), QStringLiteral("4")}}), ErrorCode::Invalid);
        QCOMPARE(facts.facts(image.id)->size(), 1);
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
