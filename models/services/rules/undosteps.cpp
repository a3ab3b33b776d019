// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/undosteps.h"

#include "models/domain/clock.h"
#include "models/services/rules/contentjson.h"
#include "models/services/rules/eventvalues.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

namespace yuyi {

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonArray idsJson(const QList<DecisionId> &ids)
{
    QJsonArray array;
    for (const DecisionId &id : ids)
        array.append(id.toString());
    return array;
}

QList<DecisionId> idsFrom(const QJsonValue &value)
{
    QList<DecisionId> ids;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &id : array)
        ids.append(DecisionId::fromString(id.toString()));
    return ids;
}

UndoStep newStep(UndoKind kind, const PersonId &actor, const ImageId &image, const QUuid &subject, const QString &text)
{
    UndoStep step;
    step.id = UndoId::create();
    step.person = actor;
    step.kind = codeOf(kind);
    step.text = text;
    step.image = image;
    step.subject = subject;
    step.createdAt = currentTime();
    return step;
}

QByteArray contentJson(const AnnotationContent &content, const QString &field)
{
    return compact({{QStringLiteral("field"), field}, {QStringLiteral("content"), toJson(content)}});
}

} // namespace

Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted)
{
    const DecisionId &first = ids.isEmpty() ? lifted.first() : ids.first();
    UndoStep undo = newStep(UndoKind::Decision, actor, image, first.value(), text);
    undo.after = compact({{QStringLiteral("ids"), idsJson(ids)},
                          {QStringLiteral("lifted"), idsJson(lifted)},
                          {QStringLiteral("step"), codeOf(step)}});
    return stores.history().push(undo);
}

DecisionStepData readDecisionStep(const UndoStep &step)
{
    const QJsonObject object = QJsonDocument::fromJson(step.after).object();
    return {idsFrom(object.value(QStringLiteral("ids"))), idsFrom(object.value(QStringLiteral("lifted"))),
            fromCode<FilterStep>(object.value(QStringLiteral("step")).toString()).value_or(FilterStep::Inspect)};
}

Result<> pushGroupStep(Stores &stores, const PersonId &actor, const QList<GroupStep> &steps, const QString &text)
{
    QJsonArray array;
    for (const GroupStep &step : steps) {
        QJsonArray pairs;
        for (const auto &[a, b] : step.notDuplicates)
            pairs.append(QJsonArray{a.toString(), b.toString()});
        array.append(QJsonObject{{QStringLiteral("before"), toJson(step.before)},
                                 {QStringLiteral("after"), toJson(step.after)},
                                 {QStringLiteral("decisions"), idsJson(step.decisions)},
                                 {QStringLiteral("lifted"), idsJson(step.lifted)},
                                 {QStringLiteral("pairs"), pairs}});
    }
    UndoStep undo = newStep(UndoKind::Group, actor, steps.first().before.kept, steps.first().before.id.value(), text);
    undo.after = compact({{QStringLiteral("steps"), array}});
    return stores.history().push(undo);
}

QList<GroupStep> readGroupStep(const UndoStep &step)
{
    QList<GroupStep> steps;
    const QJsonArray array =
        QJsonDocument::fromJson(step.after).object().value(QStringLiteral("steps")).toArray();
    for (const QJsonValue &value : array) {
        const QJsonObject object = value.toObject();
        GroupStep one;
        one.before = duplicateGroupFromJson(object.value(QStringLiteral("before")).toObject());
        one.after = duplicateGroupFromJson(object.value(QStringLiteral("after")).toObject());
        one.decisions = idsFrom(object.value(QStringLiteral("decisions")));
        one.lifted = idsFrom(object.value(QStringLiteral("lifted")));
        const QJsonArray pairs = object.value(QStringLiteral("pairs")).toArray();
        for (const QJsonValue &pair : pairs) {
            one.notDuplicates.append({ImageId::fromString(pair.toArray().at(0).toString()),
                                      ImageId::fromString(pair.toArray().at(1).toString())});
        }
        steps.append(one);
    }
    return steps;
}

Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text)
{
    UndoStep undo = newStep(UndoKind::TextAreas, actor, after.image, after.image.value(), text);
    undo.before = compact(toJson(before));
    undo.after = compact(toJson(after));
    return stores.history().push(undo);
}

TextMeasure readTextAreas(const QByteArray &json)
{
    return textMeasureFromJson(QJsonDocument::fromJson(json).object());
}

Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text)
{
    UndoStep undo =
        newStep(UndoKind::AnnotationField, actor, annotation.image, annotation.id.value(), text);
    undo.before = contentJson(before, field);
    undo.after = contentJson(annotation.content, field);
    return stores.history().push(undo);
}

AnnotationStepData readAnnotationStep(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return {object.value(QStringLiteral("field")).toString(),
            annotationContentFromJson(object.value(QStringLiteral("content")).toObject())};
}

Result<> pushSubmissionStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const QString &text)
{
    return stores.history().push(
        newStep(UndoKind::Submission, actor, annotation.image, annotation.id.value(), text));
}

Result<> pushVoteStep(Stores &stores, const PersonId &actor, const VoteId &vote, const ImageId &image, const QString &text)
{
    return stores.history().push(newStep(UndoKind::Vote, actor, image, vote.value(), text));
}

Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text)
{
    return stores.history().push(newStep(UndoKind::CaseCode, actor, image, id.value(), text));
}

Result<> pushScoreStep(Stores &stores, const PersonId &actor, const AttemptId &description, const ImageId &image,
                       const QByteArray &before, const QByteArray &after, const QString &text)
{
    UndoStep undo = newStep(UndoKind::Score, actor, image, description.value(), text);
    undo.before = before;
    undo.after = after;
    return stores.history().push(undo);
}

Result<> pushAdjudicationStep(Stores &stores, const PersonId &actor, const ImageId &image, const DiscrepancyId &id,
                              const QString &field, const QByteArray &before, const QByteArray &after, const QString &text)
{
    UndoStep undo = newStep(UndoKind::Adjudication, actor, image, id.value(), text);
    undo.before = before;
    undo.after = compact({{QStringLiteral("field"), field}, {QStringLiteral("decision"), QString::fromUtf8(after)}});
    return stores.history().push(undo);
}

AdjudicationStepData readAdjudicationStep(const UndoStep &step)
{
    const QJsonObject after = QJsonDocument::fromJson(step.after).object();
    return {after.value(QStringLiteral("field")).toString(), step.before,
            after.value(QStringLiteral("decision")).toString().toUtf8()};
}

Result<> pushCaseStep(Stores &stores, const PersonId &actor, const ImageId &image, const AdjudicationCaseId &id,
                      const QString &text)
{
    return stores.history().push(newStep(UndoKind::Case, actor, image, id.value(), text));
}

Result<> pushReviewStep(Stores &stores, const PersonId &actor, const ReviewItem &item, const QString &text)
{
    UndoStep undo = newStep(UndoKind::Review, actor, item.image, item.sample.value(), text);
    undo.after = compact({{QStringLiteral("position"), item.position}});
    return stores.history().push(undo);
}

int readReviewStep(const UndoStep &step)
{
    return QJsonDocument::fromJson(step.after).object().value(QStringLiteral("position")).toInt();
}

Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text)
{
    UndoStep undo = newStep(UndoKind::HandOut, actor, first, first.value(), text);
    undo.after = compact({{QStringLiteral("at"), at.toUTC().toString(Qt::ISODateWithMs)}});
    return stores.history().push(undo);
}

QDateTime readHandOutStep(const UndoStep &step)
{
    const QJsonObject object = QJsonDocument::fromJson(step.after).object();
    return QDateTime::fromString(object.value(QStringLiteral("at")).toString(), Qt::ISODateWithMs);
}

namespace {

QString momentText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime momentFrom(const QJsonValue &value)
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
                           {QStringLiteral("until-before"), momentText(move.untilBefore)},
                           {QStringLiteral("until-after"), momentText(move.untilAfter)}};
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
        move.untilBefore = momentFrom(object.value(QStringLiteral("until-before")));
        move.untilAfter = momentFrom(object.value(QStringLiteral("until-after")));
        move.annotation = AnnotationId::fromString(object.value(QStringLiteral("annotation")).toString());
        move.annotationBefore = fromCode<AnnotationState>(object.value(QStringLiteral("annotation-before")).toString())
                                    .value_or(move.annotationBefore);
        moves.append(move);
    }
    return moves;
}

Person personFrom(const QByteArray &json, const PersonId &id)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
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

} // namespace

Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text)
{
    UndoStep undo = newStep(UndoKind::Work, actor, first, first.value(), text);
    undo.after = compact({{QStringLiteral("moves"), movesJson(moves)}});
    return stores.history().push(undo);
}

QList<WorkMove> readWorkStep(const UndoStep &step)
{
    return movesFrom(QJsonDocument::fromJson(step.after).object().value(QStringLiteral("moves")));
}

Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text)
{
    UndoStep undo = newStep(UndoKind::Person, actor, {}, data.after.id.value(), text);
    undo.before = auditValue(data.before);
    QJsonObject after = QJsonDocument::fromJson(auditValue(data.after)).object();
    after.insert(QStringLiteral("moves"), movesJson(data.moves));
    undo.after = compact(after);
    return stores.history().push(undo);
}

PersonStepData readPersonStep(const UndoStep &step)
{
    const PersonId id(step.subject);
    return {personFrom(step.before, id), personFrom(step.after, id),
            movesFrom(QJsonDocument::fromJson(step.after).object().value(QStringLiteral("moves")))};
}

} // namespace yuyi
