// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/duplicateservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/imaging/reader.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/duplicatescan.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/session/imagefiles.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateService)
};

QString duplicateReason()
{
    return QStringLiteral("duplicate");
}

/// Whether confirming both keeps the same image and discards the same ones. A search gives the id of a group to the one that it
/// finds in its place, so neither the id nor the version tells.
bool sameChoice(const DuplicateGroup &a, const DuplicateGroup &b)
{
    const auto membersOf = [](const DuplicateGroup &group) {
        QSet<ImageId> images;
        for (const DuplicateMember &member : group.members)
            images.insert(member.image);
        return images;
    };
    return a.kept == b.kept && a.verdict == b.verdict && membersOf(a) == membersOf(b);
}

} // namespace

DuplicateGroupId groupOf(const Decision &decision)
{
    if (decision.step != FilterStep::Duplicate || decision.rule.isEmpty())
        return {};
    return DuplicateGroupId::fromString(textOf(storedJson(decision.rule.toUtf8()), "group"));
}

QByteArray DuplicateScanRequest::toJson() const
{
    return storedText({{"threshold", threshold}, {"threads", threads}, {"by", by}});
}

DuplicateScanRequest DuplicateScanRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    DuplicateScanRequest request;
    request.threshold = wholeOf(object, "threshold");
    request.threads = wholeOf(object, "threads");
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

QByteArray DuplicateScanReport::toJson() const
{
    return storedText({{"images", images},
                       {"new", added},
                       {"compared", compared},
                       {"unreadable", unreadableToJson(unreadable)},
                       {"duplicates", duplicates},
                       {"templates", templates},
                       {"seconds", seconds}});
}

DuplicateScanReport DuplicateScanReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    DuplicateScanReport report;
    report.images = wholeOf<qint64>(object, "images");
    report.added = wholeOf<qint64>(object, "new");
    report.compared = wholeOf<qint64>(object, "compared");
    report.duplicates = wholeOf(object, "duplicates");
    report.templates = wholeOf(object, "templates");
    report.seconds = numberOf(object, "seconds");
    report.unreadable = unreadableFromJson(fieldOf(object, "unreadable"));
    return report;
}

Result<DuplicateScanReport> DuplicateService::scan(const DuplicateScanRequest &request, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return DuplicateScanRun(m_stores, m_folder, m_actor, request, progress).run();
}

/// Decisions in force that this group made about the image.
Result<QList<DecisionId>> DuplicateService::standingDecisions(const ImageId &image, const DuplicateGroupId &group)
{
    YUYI_TRY(const auto decisions, m_stores.images().decisions(image));
    QList<DecisionId> standing;
    for (const Decision &decision : decisions) {
        if (decision.undoneBy.isNull() && groupOf(decision) == group)
            standing.append(decision.id);
    }
    return standing;
}

Result<GroupStep> DuplicateService::settle(DuplicateGroup group, GroupState state)
{
    GroupStep step;
    step.before = group;
    group.state = state;
    if (state == GroupState::Confirmed) {
        QList<ImageId> members;
        for (const DuplicateMember &member : group.members) {
            YUYI_TRY(const auto standing, standingDecisions(member.image, group.id));
            if (standing.isEmpty())
                members.append(member.image);
        }
        const Json rule{{"rule", QStringLiteral("duplicate-of")},
                        {"kept", group.kept},
                        {"group", group.id},
                        {"engine", group.engine}};
        Verdict verdict;
        verdict.step = FilterStep::Duplicate;
        verdict.outcome = Outcome::Discard;
        verdict.reason = duplicateReason();
        verdict.rule = QString::fromUtf8(storedText(rule));
        YUYI_TRY(const auto decided, DecisionService(m_stores, m_actor).addInTransaction(members, verdict));
        step.decisions = decided;
    } else if (state == GroupState::Dismissed) {
        for (const DuplicateMember &member : group.members)
            step.notDuplicates.append({group.kept, member.image});
        for (const auto &[a, b] : step.notDuplicates)
            YUYI_CHECK(m_stores.filters().addNotDuplicate(a, b, m_actor));
    }
    YUYI_CHECK(m_stores.filters().updateGroup(group));
    ++group.version;
    step.after = group;
    const Event event =
        makeEvent(Entity::DuplicateGroup, group.id.value(), actionOf(state), m_actor);
    YUYI_CHECK(m_stores.record(event));
    return step;
}

Result<> DuplicateService::setCertaintyLimit(double limit)
{
    if (!(limit >= 0 && limit <= 1))
        return failure(ErrorCode::Invalid, Tr::tr("The certainty must be from 0 to 100 %."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto people, m_stores.project().people());
        const bool lead = std::any_of(people.begin(), people.end(), [this](const Person &person) {
            return person.id == m_actor && person.roles.contains(Role::Lead);
        });
        if (!lead)
            return failure(ErrorCode::Refused, Tr::tr("Only a lead can set the minimum certainty for batch confirmation."));
        YUYI_TRY(auto info, m_stores.project().info());
        if (info.rules.certaintyLimit == limit)
            return {};
        const QByteArray before = QByteArray::number(info.rules.certaintyLimit);
        info.rules.certaintyLimit = limit;
        YUYI_CHECK(m_stores.project().setInfo(info));
        return m_stores.record(makeEvent(Entity::Project, info.id.value(), AuditAction::CertaintyLimit, m_actor,
                                         before, QByteArray::number(limit)));
    });
}

Result<> DuplicateService::confirm(const QList<DuplicateGroup> &seen, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        QList<GroupStep> steps;
        for (const DuplicateGroup &shown : seen) {
            YUYI_TRY(const auto group, m_stores.filters().group(shown.id));
            if (group.state != GroupState::Open)
                return failure(ErrorCode::Conflict, Tr::tr("This group has just been decided in another window."));
            if (!sameChoice(group, shown)) {
                return failure(ErrorCode::Conflict,
                               Tr::tr("A group has changed since it was shown, so nothing was confirmed. Check it and confirm again."));
            }
            if (group.verdict != DuplicateVerdict::Duplicate && seen.size() > 1) {
                return failure(ErrorCode::Refused,
                               Tr::tr("Groups of images with the same template cannot be confirmed in a batch. Confirm each group "
                                      "separately."));
            }
            YUYI_TRY(const auto kept, m_stores.images().image(group.kept));
            if (kept.stage == Stage::Discarded) {
                return failure(ErrorCode::Refused,
                               Tr::tr("The image to keep has been discarded. Choose another image to keep."));
            }
            YUYI_TRY(const auto step, settle(group, GroupState::Confirmed));
            steps.append(step);
        }
        if (steps.isEmpty())
            return {};
        return pushGroupStep(m_stores, m_actor, steps, text);
    });
}

Result<> DuplicateService::dismiss(const DuplicateGroupId &id, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto group, m_stores.filters().group(id));
        if (group.state != GroupState::Open)
            return failure(ErrorCode::Conflict, Tr::tr("This group has just been decided in another window."));
        YUYI_TRY(const auto step, settle(group, GroupState::Dismissed));
        return pushGroupStep(m_stores, m_actor, {step}, text);
    });
}

Result<> DuplicateService::reopen(const DuplicateGroupId &id, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto group, m_stores.filters().group(id));
        GroupStep step;
        step.before = group;
        DuplicateGroup now = group;
        now.state = GroupState::Open;
        for (const DuplicateMember &member : now.members) {
            YUYI_TRY(const auto standing, standingDecisions(member.image, now.id));
            step.lifted.append(standing);
            if (group.state == GroupState::Dismissed)
                YUYI_CHECK(m_stores.filters().removeNotDuplicate(now.kept, member.image));
        }
        YUYI_CHECK(DecisionService(m_stores, m_actor).setUndoneInTransaction(step.lifted, true));
        YUYI_CHECK(m_stores.filters().updateGroup(now));
        ++now.version;
        step.after = now;
        const Event event =
            makeEvent(Entity::DuplicateGroup, now.id.value(), AuditAction::Reopened, m_actor);
        YUYI_CHECK(m_stores.record(event));
        return pushGroupStep(m_stores, m_actor, {step}, text);
    });
}

Result<> DuplicateService::swapKept(const DuplicateGroupId &id, const ImageId &kept)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto group, m_stores.filters().group(id));
    if (group.state != GroupState::Open)
        return failure(ErrorCode::Conflict, Tr::tr("This group has just been decided in another window."));
    if (group.kept == kept)
        return {};
    QList<ImageId> others{group.kept};
    bool member = false;
    for (const DuplicateMember &one : group.members) {
        if (one.image == kept)
            member = true;
        else
            others.append(one.image);
    }
    if (!member)
        return failure(ErrorCode::Invalid, Tr::tr("The image to keep does not belong to this group."));

    const auto load = [&](const ImageId &image) -> Result<QImage> {
        YUYI_TRY(const auto facts, m_stores.images().image(image));
        YUYI_TRY(const auto file, pictureFile(m_folder, facts.sha256, facts.format));
        YUYI_TRY(auto decoded, decodeImage(file, decodedShortSide, decodedLongSide));
        return decoded.image;
    };
    YUYI_TRY(const auto keptPicture, load(kept));
    DuplicateGroup now = group;
    now.kept = kept;
    now.keptReason = QStringLiteral("person");
    now.members.clear();
    now.certainty = 1;
    for (const ImageId &other : others) {
        YUYI_TRY(const auto picture, load(other));
        const PairFigures figures = comparePair(keptPicture, picture);
        now.members.append({other, figures});
        now.certainty = std::min(now.certainty, figures.similarity);
    }
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(m_stores.filters().updateGroup(now));
        GroupStep step;
        step.before = group;
        step.after = now;
        ++step.after.version;
        const Event event =
            makeEvent(Entity::DuplicateGroup, now.id.value(), AuditAction::Swapped, m_actor);
        YUYI_CHECK(m_stores.record(event));
        return pushGroupStep(m_stores, m_actor, {step}, Tr::tr("Chose another image to keep"));
    });
}

Result<> DuplicateService::split(const DuplicateGroupId &id, const ImageId &member, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto group, m_stores.filters().group(id));
        if (group.state != GroupState::Open)
            return failure(ErrorCode::Conflict, Tr::tr("This group has just been decided in another window."));
        DuplicateGroup now = group;
        now.members.removeIf([&](const DuplicateMember &one) { return one.image == member; });
        if (now.members.size() == group.members.size())
            return failure(ErrorCode::Invalid, Tr::tr("The image to keep cannot be removed from the group. Choose another "
                                                      "image to keep first."));
        if (now.members.isEmpty()) {
            // The member stays in the group, so that the pair can be opened again.
            YUYI_TRY(const auto step, settle(group, GroupState::Dismissed));
            return pushGroupStep(m_stores, m_actor, {step}, text);
        }
        now.certainty = 1;
        for (const DuplicateMember &one : now.members)
            now.certainty = std::min(now.certainty, one.figures.similarity);
        GroupStep step;
        step.before = group;
        step.notDuplicates.append({now.kept, member});
        YUYI_CHECK(m_stores.filters().addNotDuplicate(now.kept, member, m_actor));
        YUYI_CHECK(m_stores.filters().updateGroup(now));
        ++now.version;
        step.after = now;
        const Event event = makeEvent(Entity::DuplicateGroup, now.id.value(), AuditAction::Split, m_actor);
        YUYI_CHECK(m_stores.record(event));
        return pushGroupStep(m_stores, m_actor, {step}, text);
    });
}

} // namespace yuyi
