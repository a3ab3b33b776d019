// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/release/aboutservice.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

const QString aboutStep = QStringLiteral("about");

Result<> applyAbout(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Release;
    undone.image = {};
    const Json before = storedJson(turn.step.before);
    const Json after = storedJson(turn.step.after);
    const auto field = fromCode<AboutField>(textOf(after, "field"));
    if (!field)
        return failure(ErrorCode::Refused, Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to undo it."));
    const QString earlier = textOf(before, "text");
    const QString later = textOf(after, "text");
    return AboutService(turn.stores, turn.actor)
        .restoreInTransaction(*field, turn.undo ? earlier : later, turn.undo ? later : earlier);
}

QByteArray stored(AboutField field, const QString &text)
{
    return storedText({{"field", codeOf(field)}, {"text", text}});
}

} // namespace

Result<> pushAboutStep(Stores &stores, const PersonId &actor, const ProjectId &project, const AboutStep &step)
{
    UndoStep undo = newUndoStep(aboutStep, actor, {}, project.value(), Tr::tr("About the data: %1").arg(titleOf(step.field)));
    undo.before = stored(step.field, step.before);
    undo.after = stored(step.field, step.after);
    return stores.history().push(undo);
}

QList<UndoAction> releaseUndoActions()
{
    UndoAction about{aboutStep, applyAbout};
    about.standsAlone = true;
    return {about};
}

} // namespace yuyi
