// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/rules/contentjson.h"
#include "models/services/rules/events.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

const QString decisionStep = QStringLiteral("decision");
const QString groupStep = QStringLiteral("group");
const QString textAreasStep = QStringLiteral("text-areas");

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
    const Json after = storedJson(step.after);
    for (const Json &object : fieldOf(after, "steps")) {
        GroupStep one;
        one.before = duplicateGroupFromJson(fieldOf(object, "before"));
        one.after = duplicateGroupFromJson(fieldOf(object, "after"));
        one.decisions = idsOf<DecisionId>(object, "decisions");
        one.lifted = idsOf<DecisionId>(object, "lifted");
        for (const Json &pair : fieldOf(object, "pairs")) {
            if (const QStringList ids = textsOf(pair); ids.size() == 2)
                one.notDuplicates.append({ImageId::fromString(ids[0]), ImageId::fromString(ids[1])});
        }
        steps.append(one);
    }
    return steps;
}

Result<> applyDecision(const UndoTurn &turn, UndoneStep &undone)
{
    const Json data = storedJson(turn.step.after);
    const QList<DecisionId> ids = idsOf<DecisionId>(data, "ids");
    const auto step = fromCode<FilterStep>(textOf(data, "step")).value_or(FilterStep::Inspect);
    undone.page = pageOf(step);
    if (step == FilterStep::Inspect)
        undone.alsoOn = {PageId::Collect};
    undone.images = ids.size();
    DecisionService decisions(turn.stores, turn.actor);
    YUYI_CHECK(decisions.setUndoneInTransaction(ids, turn.undo));
    return decisions.setUndoneInTransaction(idsOf<DecisionId>(data, "lifted"), !turn.undo);
}

/// Whether people left the same group. The version grows with each change, and the figures follow from the pictures.
bool decidedAlike(const DuplicateGroup &a, const DuplicateGroup &b)
{
    const auto sameImage = [](const DuplicateMember &one, const DuplicateMember &other) { return one.image == other.image; };
    return a.verdict == b.verdict && a.state == b.state && a.kept == b.kept && a.keptReason == b.keptReason
        && std::equal(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(), sameImage);
}

/// Whether people left the same text areas. What was read in them and their ratio follow from the areas.
bool markedAlike(const TextMeasure &a, const TextMeasure &b)
{
    const auto sameArea = [](const TextArea &one, const TextArea &other) {
        return one.id == other.id && one.polygon == other.polygon && one.byPerson == other.byPerson && one.dismissed == other.dismissed;
    };
    return a.engine == b.engine && std::equal(a.areas.begin(), a.areas.end(), b.areas.begin(), b.areas.end(), sameArea);
}

/// Refused if somebody has decided otherwise about the group since the step.
Result<> requireUnchanged(const UndoTurn &turn, const GroupStep &step, const DuplicateGroup &now)
{
    const DuplicateGroup &was = turn.undo ? step.after : step.before;
    const DuplicateGroup &wanted = turn.undo ? step.before : step.after;
    // A decision that was withdrawn in the details has opened its group: the others of the step can go as well.
    if (wanted.state == GroupState::Open && decidedAlike(now, wanted))
        return {};
    bool same = decidedAlike(now, was);
    // The group may look the same after it was opened and decided again, by decisions that are not those of the step.
    const QList<DecisionId> &standing = turn.undo ? step.decisions : step.lifted;
    for (const DecisionId &id : standing) {
        YUYI_TRY(const auto decision, turn.stores.images().decision(id));
        same = same && decision.undoneBy.isNull();
    }
    if (same)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("The group of duplicates has been changed since. Check it on the Duplicates page, and change it there."));
}

Result<> applyGroup(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = pageOf(FilterStep::Duplicate);
    DecisionService decisions(turn.stores, turn.actor);
    FilterStore &filters = turn.stores.filters();
    const QList<GroupStep> steps = readGroupStep(turn.step);
    for (const GroupStep &one : steps) {
        YUYI_TRY(const auto current, filters.group(one.before.id));
        YUYI_CHECK(requireUnchanged(turn, one, current));
        YUYI_CHECK(decisions.setUndoneInTransaction(one.decisions, turn.undo));
        YUYI_CHECK(decisions.setUndoneInTransaction(one.lifted, !turn.undo));
        for (const auto &[a, b] : one.notDuplicates)
            YUYI_CHECK(turn.undo ? filters.removeNotDuplicate(a, b) : filters.addNotDuplicate(a, b, turn.actor));
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
    const TextMeasure was = textMeasureFromJson(storedJson(turn.undo ? turn.step.after : turn.step.before));
    const TextMeasure measure = textMeasureFromJson(storedJson(turn.undo ? turn.step.before : turn.step.after));
    YUYI_TRY(const auto now, turn.stores.filters().measure(measure.image));
    if (!now || !markedAlike(*now, was)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The text areas of the image have been changed since. Check them on the Text page, and change them there."));
    }
    YUYI_CHECK(turn.stores.filters().saveMeasure(measure));
    return turn.stores.record(makeEvent(Entity::TextMeasure, measure.image.value(), AuditAction::Areas, turn.actor));
}

} // namespace

Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted)
{
    const DecisionId &first = ids.isEmpty() ? lifted.first() : ids.first();
    UndoStep undo = newUndoStep(decisionStep, actor, image, first.value(), text);
    undo.after = storedText({{"ids", ids}, {"lifted", lifted}, {"step", codeOf(step)}});
    return stores.history().push(undo);
}

Result<> pushGroupStep(Stores &stores, const PersonId &actor, const QList<GroupStep> &steps, const QString &text)
{
    Json array = Json::array();
    for (const GroupStep &step : steps) {
        Json pairs = Json::array();
        for (const auto &[a, b] : step.notDuplicates)
            pairs.push_back(QList{a, b});
        array.push_back({{"before", toJson(step.before)},
                         {"after", toJson(step.after)},
                         {"decisions", step.decisions},
                         {"lifted", step.lifted},
                         {"pairs", pairs}});
    }
    UndoStep undo = newUndoStep(groupStep, actor, steps.first().before.kept, steps.first().before.id.value(), text);
    undo.after = storedText({{"steps", array}});
    return stores.history().push(undo);
}

Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text)
{
    UndoStep undo = newUndoStep(textAreasStep, actor, after.image, after.image.value(), text);
    undo.before = storedText(toJson(before));
    undo.after = storedText(toJson(after));
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
