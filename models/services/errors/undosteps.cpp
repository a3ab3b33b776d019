// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/undosteps.h"

#include "models/services/errors/errorcodingservice.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

Result<> applyCaseCode(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Errors;
    undone.field = QStringLiteral("code");
    undone.image = {};
    undone.record = turn.step.subject;
    ErrorCodingService service(turn.stores, turn.actor);
    const ErrorCaseId id(turn.step.subject);
    return turn.undo ? service.reopenInTransaction(id) : service.submitAgainInTransaction(id);
}

} // namespace

Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text)
{
    return stores.history().push(newUndoStep(caseCodeStep, actor, image, id.value(), text));
}

QList<UndoAction> errorUndoActions()
{
    UndoAction code{caseCodeStep, applyCaseCode};
    code.authorOnly = [] { return Tr::tr("Only the expert who coded a case can withdraw this coding."); };
    return {code};
}

} // namespace yuyi
