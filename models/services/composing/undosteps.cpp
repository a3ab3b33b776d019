// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

QByteArray stateJson(const PanelState &state)
{
    Json parts = Json::array();
    for (const ImagePart &part : state.parts) {
        Json object{{"role", codeOf(part.role)}, {"position", part.position}, {"sha256", part.medium.sha256.hex()}};
        if (!part.area.isNull())
            object["area"] = Json::array({part.area.x(), part.area.y(), part.area.width(), part.area.height()});
        parts.push_back(object);
    }
    Json facts = Json::object();
    for (auto fact = state.facts.cbegin(); fact != state.facts.cend(); ++fact)
        facts[toUtf8(fact.key())] = fact.value();
    return storedText({{"parts", parts}, {"facts", facts}});
}

PanelState stateOf(const QByteArray &json)
{
    const Json object = storedJson(json);
    PanelState state;
    for (const Json &one : fieldOf(object, "parts")) {
        ImagePart part;
        part.role = fromCode<PartRole>(textOf(one, "role")).value_or(PartRole::Context);
        part.position = wholeOf(one, "position");
        part.medium.sha256 = Sha256::fromHex(textOf(one, "sha256")).value_or(Sha256());
        if (const QList<double> area = numbersOf(fieldOf(one, "area")); area.size() == 4) {
            part.area = QRect(static_cast<int>(area.at(0)), static_cast<int>(area.at(1)), static_cast<int>(area.at(2)),
                              static_cast<int>(area.at(3)));
        }
        state.parts.append(part);
    }
    const Json &facts = fieldOf(object, "facts");
    for (const auto &[name, value] : facts.items())
        state.facts.insert(fromUtf8(name), textOf(value));
    return state;
}

/// "3: ab12cd34 …", for the audit trail: how many panels of a role there are, and the beginnings of their hashes.
QString inWords(const QList<ImagePart> &parts, PartRole role)
{
    QStringList hashes;
    for (const ImagePart &part : parts) {
        if (part.role == role)
            hashes.append(part.medium.sha256.hex().left(8));
    }
    return hashes.isEmpty() ? QStringLiteral("0") : QStringLiteral("%1: %2").arg(hashes.size()).arg(hashes.join(u' '));
}

QByteArray panelsValue(const PanelState &state)
{
    return storedText({{"panels-context", inWords(state.parts, PartRole::Context)},
                       {"panels-blank", inWords(state.parts, PartRole::Blank)},
                       {"panels-choices", inWords(state.parts, PartRole::Choice)},
                       {"grid", state.facts.value(QStringLiteral("grid"))}});
}

/// What is stored may be undone by whoever may set panels: a lead or an annotator of the project.
Result<> requireComposer(const UndoTurn &turn)
{
    YUYI_CHECK(requireProject(turn.stores));
    YUYI_TRY(const auto lead, isLead(turn.stores, turn.actor));
    if (!lead)
        YUYI_CHECK(requireRole(turn.stores, turn.actor, Role::Annotator));
    return {};
}

Result<> applyPanels(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(requireComposer(turn));
    undone.page = PageId::Compose;
    undone.image = turn.step.image;
    const PanelState was = stateOf(turn.undo ? turn.step.after : turn.step.before);
    const PanelState wanted = stateOf(turn.undo ? turn.step.before : turn.step.after);
    YUYI_TRY(const auto now, turn.stores.composing().parts(turn.step.image));
    // Media are equal by their hashes.
    if (now != was.parts) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The panels of the image have been changed since. Check them on the Compose page, and change them there."));
    }
    YUYI_TRY(const auto facts, turn.stores.composing().facts(turn.step.image));
    // A fact that somebody has typed since stays.
    QMap<QString, QString> back;
    for (auto fact = wanted.facts.cbegin(); fact != wanted.facts.cend(); ++fact) {
        if (facts.value(fact.key()) == was.facts.value(fact.key()))
            back.insert(fact.key(), fact.value());
    }
    YUYI_CHECK(turn.stores.composing().setParts(turn.step.image, wanted.parts));
    YUYI_CHECK(turn.stores.composing().setFacts(turn.step.image, back, turn.actor));
    return recordPanels(turn.stores, turn.actor, turn.step.image, was, wanted);
}

} // namespace

Result<> pushPanelsStep(Stores &stores, const PersonId &actor, const ImageId &image, const PanelState &before, const PanelState &after)
{
    UndoStep undo = newUndoStep(panelsStep, actor, image, image.value(), Tr::tr("Panels"));
    undo.before = stateJson(before);
    undo.after = stateJson(after);
    return stores.history().push(undo);
}

Result<> recordPanels(Stores &stores, const PersonId &actor, const ImageId &image, const PanelState &before, const PanelState &after)
{
    return stores.record(
        makeEvent(Entity::Image, image.value(), AuditAction::Panels, actor, panelsValue(before), panelsValue(after)));
}

QList<UndoAction> composingUndoActions()
{
    UndoAction panels{panelsStep, applyPanels};
    panels.standsAlone = true;
    panels.namesImage = true;
    return {panels};
}

} // namespace yuyi
