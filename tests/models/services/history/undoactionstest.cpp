// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/undosteps.h"
#include "models/services/curation/undosteps.h"
#include "models/services/descriptions/undosteps.h"
#include "models/services/errors/undosteps.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/undosteps.h"
#include "models/services/release/undosteps.h"
#include "models/services/review/undosteps.h"

#include <QTest>

using namespace yuyi;

/// The registry of what can be undone: the kinds that projects hold, each once.
class UndoActionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyKindIsKnownOnce();
    void aKindOfANewerVersionIsNotKnown();
};

void UndoActionsTest::everyKindIsKnownOnce()
{
    QStringList kinds;
    for (const QList<UndoAction> &some : {curationUndoActions(), annotationUndoActions(), reviewUndoActions(), peopleUndoActions(),
                                          errorUndoActions(), descriptionUndoActions(), releaseUndoActions()}) {
        for (const UndoAction &action : some) {
            kinds << action.kind;
            QVERIFY2(action.apply, qPrintable(action.kind));
        }
    }
    kinds.sort();
    // As they are stored: a project of an earlier version is undone by the same codes.
    QCOMPARE(kinds,
             QStringList(
                 {QStringLiteral("about"), QStringLiteral("adjudication"), QStringLiteral("annotation-field"),
                  QStringLiteral("case"), QStringLiteral("case-code"), QStringLiteral("decision"),
                  QStringLiteral("group"), QStringLiteral("hand-out"), QStringLiteral("label-import"),
                  QStringLiteral("person"), QStringLiteral("probe-verdict"),
                  QStringLiteral("reopening"), QStringLiteral("review"), QStringLiteral("score"),
                  QStringLiteral("submission"), QStringLiteral("text-areas"), QStringLiteral("translation"),
                  QStringLiteral("vote"), QStringLiteral("work")}));
    for (const QString &kind : std::as_const(kinds)) {
        const UndoAction *action = undoActionOf(kind);
        QVERIFY2(action && action->kind == kind, qPrintable(kind));
    }
}

void UndoActionsTest::aKindOfANewerVersionIsNotKnown()
{
    QVERIFY(!undoActionOf(QStringLiteral("telepathy")));
    QVERIFY(!undoActionOf({}));
}

QTEST_GUILESS_MAIN(UndoActionsTest)
#include "undoactionstest.moc"
