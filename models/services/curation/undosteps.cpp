// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/undosteps.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/contentjson.h"

#include <QJsonArray>

namespace yuyi {

namespace {

const QString decisionStep = QStringLiteral("decision");
const QString groupStep = QStringLiteral("group");
const QString textAreasStep = QStringLiteral("text-areas");

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

PageId pageOf(FilterStep step)
{
    switch (step) {
    case FilterStep::Duplicate: return PageId::Duplicates;
    case FilterStep::Text: return PageId::Text;
    case FilterStep::Inspect: break;
    }
    return PageId::Inspect;
}

QList<GroupStep> readGroupStep(const UndoStep &step)
{
    QList<GroupStep> steps;
    const QJsonArray array =
        undoObject(step.after).value(QStringLiteral("steps")).toArray();
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

Result<> applyDecision(const UndoTurn &turn, UndoneStep &undone)
{
    const QJsonObject data = undoObject(turn.step.after);
    const QList<DecisionId> ids = idsFrom(data.value(QStringLiteral("ids")));
    const auto step = fromCode<FilterStep>(data.value(QStringLiteral("step")).toString()).value_or(FilterStep::Inspect);
    undone.page = pageOf(step);
    if (step == FilterStep::Inspect)
        undone.alsoOn = PageId::Collect;
    undone.images = ids.size();
    DecisionService decisions(turn.stores, turn.actor);
    YUYI_CHECK(decisions.setUndoneInTransaction(ids, turn.undo));
    return decisions.setUndoneInTransaction(idsFrom(data.value(QStringLiteral("lifted"))), !turn.undo);
}

Result<> applyGroup(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = pageOf(FilterStep::Duplicate);
    DecisionService decisions(turn.stores, turn.actor);
    FilterStore &filters = turn.stores.filters();
    const QList<GroupStep> steps = readGroupStep(turn.step);
    for (const GroupStep &one : steps) {
        YUYI_CHECK(decisions.setUndoneInTransaction(one.decisions, turn.undo));
        YUYI_CHECK(decisions.setUndoneInTransaction(one.lifted, !turn.undo));
        for (const auto &[a, b] : one.notDuplicates)
            YUYI_CHECK(turn.undo ? filters.removeNotDuplicate(a, b) : filters.addNotDuplicate(a, b, turn.actor));
        YUYI_TRY(const auto current, filters.group(one.before.id));
        DuplicateGroup group = turn.undo ? one.before : one.after;
        group.version = current.version;
        YUYI_CHECK(filters.updateGroup(group));
        YUYI_CHECK(turn.stores.record(makeEvent(Entity::DuplicateGroup, group.id.value(),
                                                turn.undo ? AuditAction::Undone : AuditAction::Redone, turn.actor)));
    }
    return {};
}

Result<> applyTextAreas(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = pageOf(FilterStep::Text);
    const TextMeasure measure = textMeasureFromJson(undoObject(turn.undo ? turn.step.before : turn.step.after));
    YUYI_CHECK(turn.stores.filters().saveMeasure(measure));
    return turn.stores.record(makeEvent(Entity::TextMeasure, measure.image.value(), AuditAction::Areas, turn.actor));
}

} // namespace

Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted)
{
    const DecisionId &first = ids.isEmpty() ? lifted.first() : ids.first();
    UndoStep undo = newUndoStep(decisionStep, actor, image, first.value(), text);
    undo.after = undoJson({{QStringLiteral("ids"), idsJson(ids)},
                          {QStringLiteral("lifted"), idsJson(lifted)},
                          {QStringLiteral("step"), codeOf(step)}});
    return stores.history().push(undo);
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
    UndoStep undo = newUndoStep(groupStep, actor, steps.first().before.kept, steps.first().before.id.value(), text);
    undo.after = undoJson({{QStringLiteral("steps"), array}});
    return stores.history().push(undo);
}

Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text)
{
    UndoStep undo = newUndoStep(textAreasStep, actor, after.image, after.image.value(), text);
    undo.before = undoJson(toJson(before));
    undo.after = undoJson(toJson(after));
    return stores.history().push(undo);
}

QList<UndoAction> curationUndoActions()
{
    UndoAction decision{decisionStep, applyDecision};
    decision.standsAlone = true;
    decision.isQuick = true;
    decision.namesImage = true;
    UndoAction group{groupStep, applyGroup};
    group.isQuick = true;
    return {decision, group, {textAreasStep, applyTextAreas}};
}

} // namespace yuyi
