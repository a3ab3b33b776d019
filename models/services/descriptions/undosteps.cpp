// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/undosteps.h"

#include "models/services/descriptions/ratingservice.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

const QString scoreStep = QStringLiteral("score");

Result<> applyScore(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Descriptions;
    undone.field = scoreStep;
    undone.image = {};
    undone.record = turn.step.subject;
    return RatingService(turn.stores, turn.actor)
        .restoreInTransaction(AttemptId(turn.step.subject), turn.undo ? turn.step.before : turn.step.after);
}

} // namespace

Result<> pushScoreStep(Stores &stores, const PersonId &actor, const AttemptId &description, const ImageId &image,
                       const QByteArray &before, const QByteArray &after, const QString &text)
{
    UndoStep undo = newUndoStep(scoreStep, actor, image, description.value(), text);
    undo.before = before;
    undo.after = after;
    return stores.history().push(undo);
}

QList<UndoAction> descriptionUndoActions()
{
    UndoAction score{scoreStep, applyScore};
    score.authorOnly = [] { return Tr::tr("Only the person who gave a score can withdraw it."); };
    return {score};
}

} // namespace yuyi
