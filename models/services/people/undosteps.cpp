// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/undosteps.h"

#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/eventvalues.h"

#include <QJsonArray>

namespace yuyi {

namespace {

const QString handOutStep = QStringLiteral("hand-out");
const QString workStep = QStringLiteral("work");
const QString personStep = QStringLiteral("person");

QString storedTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime timeFrom(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
}

QJsonArray movesJson(const QList<WorkMove> &moves)
{
    QJsonArray array;
    for (const WorkMove &move : moves) {
        QJsonObject object{{QStringLiteral("id"), move.id.toString()},
                           {QStringLiteral("before"), codeOf(move.before)},
                           {QStringLiteral("after"), codeOf(move.after)},
                           {QStringLiteral("until-before"), storedTime(move.untilBefore)},
                           {QStringLiteral("until-after"), storedTime(move.untilAfter)}};
        if (!move.annotation.isNull()) {
            object.insert(QStringLiteral("annotation"), move.annotation.toString());
            object.insert(QStringLiteral("annotation-before"), codeOf(move.annotationBefore));
        }
        array.append(object);
    }
    return array;
}

QList<WorkMove> movesFrom(const QJsonValue &value)
{
    QList<WorkMove> moves;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &one : array) {
        const QJsonObject object = one.toObject();
        WorkMove move;
        move.id = AssignmentId::fromString(object.value(QStringLiteral("id")).toString());
        move.before = fromCode<AssignmentState>(object.value(QStringLiteral("before")).toString()).value_or(move.before);
        move.after = fromCode<AssignmentState>(object.value(QStringLiteral("after")).toString()).value_or(move.after);
        move.untilBefore = timeFrom(object.value(QStringLiteral("until-before")));
        move.untilAfter = timeFrom(object.value(QStringLiteral("until-after")));
        move.annotation = AnnotationId::fromString(object.value(QStringLiteral("annotation")).toString());
        move.annotationBefore = fromCode<AnnotationState>(object.value(QStringLiteral("annotation-before")).toString())
                                    .value_or(move.annotationBefore);
        moves.append(move);
    }
    return moves;
}

Person personFrom(const QByteArray &json, const PersonId &id)
{
    const QJsonObject object = undoObject(json);
    Person person;
    person.id = id;
    person.name = object.value(QStringLiteral("name")).toString();
    person.active = object.value(QStringLiteral("active")).toBool();
    person.paused = object.value(QStringLiteral("paused")).toBool();
    const QJsonArray roles = object.value(QStringLiteral("roles")).toArray();
    for (const QJsonValue &code : roles) {
        if (const auto role = fromCode<Role>(code.toString()))
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
    const QDateTime at = timeFrom(undoObject(turn.step.after).value(QStringLiteral("at")));
    return AssignmentService(turn.stores, turn.actor).undoHandOutInTransaction(at, turn.step.person, turn.undo);
}

Result<> applyWork(const UndoTurn &turn, UndoneStep &undone)
{
    showPeople(undone);
    const QList<WorkMove> moves = movesFrom(undoObject(turn.step.after).value(QStringLiteral("moves")));
    return AssignmentService(turn.stores, turn.actor).moveInTransaction(moves, turn.undo);
}

Result<> applyPerson(const UndoTurn &turn, UndoneStep &undone)
{
    showPeople(undone);
    const PersonId id(turn.step.subject);
    const PersonStepData data{personFrom(turn.step.before, id), personFrom(turn.step.after, id),
                              movesFrom(undoObject(turn.step.after).value(QStringLiteral("moves")))};
    return PeopleService(turn.stores, turn.actor).restoreInTransaction(data, turn.undo);
}

} // namespace

Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text)
{
    UndoStep undo = newUndoStep(handOutStep, actor, first, first.value(), text);
    undo.after = undoJson({{QStringLiteral("at"), storedTime(at)}});
    return stores.history().push(undo);
}

Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text)
{
    UndoStep undo = newUndoStep(workStep, actor, first, first.value(), text);
    undo.after = undoJson({{QStringLiteral("moves"), movesJson(moves)}});
    return stores.history().push(undo);
}

Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text)
{
    UndoStep undo = newUndoStep(personStep, actor, {}, data.after.id.value(), text);
    undo.before = auditValue(data.before);
    QJsonObject after = undoObject(auditValue(data.after));
    after.insert(QStringLiteral("moves"), movesJson(data.moves));
    undo.after = undoJson(after);
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
