// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/eventvalues.h"

namespace yuyi {

namespace {

const QString handOutStep = QStringLiteral("hand-out");
const QString workStep = QStringLiteral("work");
const QString personStep = QStringLiteral("person");

QString storedTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime timeFrom(const Json &json, const char *name)
{
    return QDateTime::fromString(textOf(json, name), Qt::ISODateWithMs);
}

Json movesJson(const QList<WorkMove> &moves)
{
    Json array = Json::array();
    for (const WorkMove &move : moves) {
        Json object{{"id", move.id},
                    {"before", codeOf(move.before)},
                    {"after", codeOf(move.after)},
                    {"until-before", storedTime(move.untilBefore)},
                    {"until-after", storedTime(move.untilAfter)}};
        if (!move.annotation.isNull()) {
            object["annotation"] = move.annotation;
            object["annotation-before"] = codeOf(move.annotationBefore);
        }
        array.push_back(object);
    }
    return array;
}

QList<WorkMove> movesFrom(const QByteArray &json)
{
    QList<WorkMove> moves;
    const Json data = storedJson(json);
    for (const Json &object : fieldOf(data, "moves")) {
        WorkMove move;
        move.id = AssignmentId::fromString(textOf(object, "id"));
        move.before = fromCode<AssignmentState>(textOf(object, "before")).value_or(move.before);
        move.after = fromCode<AssignmentState>(textOf(object, "after")).value_or(move.after);
        move.untilBefore = timeFrom(object, "until-before");
        move.untilAfter = timeFrom(object, "until-after");
        move.annotation = AnnotationId::fromString(textOf(object, "annotation"));
        move.annotationBefore = fromCode<AnnotationState>(textOf(object, "annotation-before"))
                                    .value_or(move.annotationBefore);
        moves.append(move);
    }
    return moves;
}

Person personFrom(const QByteArray &json, const PersonId &id)
{
    const Json object = storedJson(json);
    Person person;
    person.id = id;
    person.name = textOf(object, "name");
    person.active = flagOf(object, "active");
    person.paused = flagOf(object, "paused");
    for (const Json &code : fieldOf(object, "roles")) {
        if (const auto role = fromCode<Role>(textOf(code)))
            person.roles.append(*role);
    }
    return person;
}

void showPeople(UndoneStep &undone)
{
    undone.page = PageId::People;
    undone.image = {};
}

Result<> applyHandOut(const UndoTurn &turn, UndoneStep &undone)
{
    showPeople(undone);
    const QDateTime at = timeFrom(storedJson(turn.step.after), "at");
    return AssignmentService(turn.stores, turn.actor).undoHandOutInTransaction(at, turn.step.person, turn.undo);
}

Result<> applyWork(const UndoTurn &turn, UndoneStep &undone)
{
    showPeople(undone);
    const QList<WorkMove> moves = movesFrom(turn.step.after);
    return AssignmentService(turn.stores, turn.actor).moveInTransaction(moves, turn.undo);
}

Result<> applyPerson(const UndoTurn &turn, UndoneStep &undone)
{
    showPeople(undone);
    const PersonId id(turn.step.subject);
    const PersonStepData data{personFrom(turn.step.before, id), personFrom(turn.step.after, id),
                              movesFrom(turn.step.after)};
    return PeopleService(turn.stores, turn.actor).restoreInTransaction(data, turn.undo);
}

} // namespace

Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text)
{
    UndoStep undo = newUndoStep(handOutStep, actor, first, first.value(), text);
    undo.after = storedText({{"at", storedTime(at)}});
    return stores.history().push(undo);
}

Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text)
{
    UndoStep undo = newUndoStep(workStep, actor, first, first.value(), text);
    undo.after = storedText({{"moves", movesJson(moves)}});
    return stores.history().push(undo);
}

Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text)
{
    UndoStep undo = newUndoStep(personStep, actor, {}, data.after.id.value(), text);
    undo.before = auditValue(data.before);
    Json after = storedJson(auditValue(data.after));
    after["moves"] = movesJson(data.moves);
    undo.after = storedText(after);
    return stores.history().push(undo);
}

QList<UndoAction> peopleUndoActions()
{
    QList<UndoAction> actions{{handOutStep, applyHandOut}, {workStep, applyWork}, {personStep, applyPerson}};
    for (UndoAction &action : actions)
        action.standsAlone = true;
    return actions;
}

} // namespace yuyi
