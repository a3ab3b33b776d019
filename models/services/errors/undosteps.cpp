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

/// As a step holds a verdict; empty: none.
QByteArray storedVerdict(std::optional<ProbeVerdict> verdict)
{
    return verdict ? codeOf(*verdict).toUtf8() : QByteArray();
}

Result<> applyProbeVerdict(const UndoTurn &turn, UndoneStep &undone)
{
    const ErrorProbeId id(turn.step.subject);
    YUYI_TRY(const auto probe, turn.stores.errors().probe(id));
    undone.page = PageId::Errors;
    undone.field = QStringLiteral("code");
    undone.image = {};
    undone.record = probe.errorCase.value();
    const QByteArray wanted = turn.undo ? turn.step.before : turn.step.after;
    return ErrorCodingService(turn.stores, turn.actor).judgeInTransaction(id, fromCode<ProbeVerdict>(QString::fromUtf8(wanted)));
}

} // namespace

Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text)
{
    return stores.history().push(newUndoStep(caseCodeStep, actor, image, id.value(), text));
}

Result<> pushProbeVerdictStep(Stores &stores, const PersonId &actor, const ErrorProbeId &id, const ImageId &image,
                              std::optional<ProbeVerdict> before, std::optional<ProbeVerdict> after)
{
    UndoStep undo = newUndoStep(probeVerdictStep, actor, image, id.value(),
                                after ? Tr::tr("Reply judged as “%1”").arg(titleOf(*after)) : Tr::tr("Verdict on a reply withdrawn"));
    undo.before = storedVerdict(before);
    undo.after = storedVerdict(after);
    return stores.history().push(undo);
}

QList<UndoAction> errorUndoActions()
{
    UndoAction code{caseCodeStep, applyCaseCode};
    code.authorOnly = [] { return Tr::tr("Only the expert who coded a case can withdraw this coding."); };
    UndoAction verdict{probeVerdictStep, applyProbeVerdict};
    verdict.authorOnly = [] { return Tr::tr("Only the expert who gave this verdict can withdraw it."); };
    return {code, verdict};
}

} // namespace yuyi
