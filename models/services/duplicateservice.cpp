// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/duplicateservice.h"

#include "models/filtering/duplicatesearch.h"
#include "models/imaging/reader.h"
#include "models/services/decisionservice.h"
#include "models/services/events.h"
#include "models/services/imagefiles.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateService)
};

constexpr qsizetype fingerprintBatch = 64;
constexpr int fingerprintShortSide = 256;
constexpr int verificationShortSide = 320;

QString duplicateReason()
{
    return QStringLiteral("duplicate");
}

struct Fingerprinted {
    ImageId image;
    QByteArray fingerprint;
    QString name;
    QString refusal;
};

void countsDone(DuplicateScanReport &report, const QList<filtering::FoundGroup> &groups)
{
    for (const filtering::FoundGroup &group : groups)
        ++(group.verdict == DuplicateVerdict::Duplicate ? report.duplicates : report.templates);
}

} // namespace

QByteArray DuplicateScanRequest::toJson() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("threshold"), threshold},
                                     {QStringLiteral("threads"), threads},
                                     {QStringLiteral("by"), by.toString()}})
        .toJson(QJsonDocument::Compact);
}

DuplicateScanRequest DuplicateScanRequest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    DuplicateScanRequest request;
    request.threshold = object.value(QStringLiteral("threshold")).toInt();
    request.threads = object.value(QStringLiteral("threads")).toInt();
    request.by = PersonId::fromString(object.value(QStringLiteral("by")).toString());
    return request;
}

QByteArray DuplicateScanReport::toJson() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("images"), images},
                                     {QStringLiteral("unreadable"), unreadableToJson(unreadable)},
                                     {QStringLiteral("duplicates"), duplicates},
                                     {QStringLiteral("templates"), templates},
                                     {QStringLiteral("seconds"), seconds}})
        .toJson(QJsonDocument::Compact);
}

DuplicateScanReport DuplicateScanReport::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    DuplicateScanReport report;
    report.images = object.value(QStringLiteral("images")).toInteger();
    report.duplicates = object.value(QStringLiteral("duplicates")).toInt();
    report.templates = object.value(QStringLiteral("templates")).toInt();
    report.seconds = object.value(QStringLiteral("seconds")).toDouble();
    report.unreadable = unreadableFromJson(object.value(QStringLiteral("unreadable")).toArray());
    return report;
}

Result<DuplicateScanReport> DuplicateService::scan(const DuplicateScanRequest &request, Progress &progress)
{
    QElapsedTimer timer;
    timer.start();
    DuplicateScanReport report;
    const auto cancelled = [] {
        return failure(ErrorCode::Cancelled, Text::tr("Stopped. Fingerprints made so far are kept."));
    };

    const auto ids = m_stores.images().list({}, ImageSort::Added);
    if (!ids)
        return passOn(ids);
    const auto listed = m_stores.images().images(*ids);
    if (!listed)
        return passOn(listed);
    // Images discarded in another step take no part; those a former group discarded neither.
    QList<Image> images;
    for (const Image &image : *listed) {
        if (image.stage != Stage::Discarded)
            images.append(image);
    }
    report.images = images.size();

    auto fingerprints = m_stores.filters().fingerprints(filtering::duplicateEngineVersion());
    if (!fingerprints)
        return passOn(fingerprints);
    QList<Image> missing;
    for (const Image &image : images) {
        if (!filtering::isCurrent(fingerprints->value(image.id)))
            missing.append(image);
    }

    QThreadPool pool;
    if (request.threads > 0)
        pool.setMaxThreadCount(request.threads);
    progress.setTotal(missing.size() + images.size());
    for (qsizetype start = 0; start < missing.size(); start += fingerprintBatch) {
        if (progress.cancelled())
            return cancelled();
        const QList<Image> batch = missing.mid(start, fingerprintBatch);
        const QList<Fingerprinted> made =
            QtConcurrent::blockingMapped<QList<Fingerprinted>>(&pool, batch, [&](const Image &image) {
                Fingerprinted one{image.id, {}, image.names.value(0), {}};
                const auto decoded = imaging::decode(imageFilePath(m_folder, image.sha256, image.format),
                                                     fingerprintShortSide);
                if (!decoded) {
                    one.refusal = decoded.error().sentence;
                    return one;
                }
                const QByteArray pixels =
                    decoded->image.size() == image.size ? pixelDigest(decoded->image) : QByteArray();
                one.fingerprint = filtering::fingerprintOf(decoded->image, pixels);
                return one;
            });
        const auto saved = m_stores.transaction([&]() -> Result<> {
            for (const Fingerprinted &one : made) {
                if (one.fingerprint.isEmpty())
                    continue;
                if (const auto kept = m_stores.filters().saveFingerprint(
                        one.image, filtering::duplicateEngineVersion(), one.fingerprint);
                    !kept)
                    return passOn(kept);
            }
            return {};
        });
        if (!saved)
            return passOn(saved);
        for (const Fingerprinted &one : made) {
            if (one.fingerprint.isEmpty())
                report.unreadable.append({one.name, one.refusal});
            else
                fingerprints->insert(one.image, one.fingerprint);
        }
        progress.advance(batch.size());
    }

    const auto different = m_stores.filters().notDuplicates();
    if (!different)
        return passOn(different);
    QList<filtering::Candidate> candidates;
    for (qsizetype i = 0; i < images.size(); ++i) {
        const Image &image = images.at(i);
        const QByteArray fingerprint = fingerprints->value(image.id);
        if (fingerprint.isEmpty())
            continue;
        // Open groups are made anew, so old pairs take part again.
        candidates.append({static_cast<int>(i), fingerprint, image.sha256, image.size, image.bytes,
                           image.names.value(0), true});
    }
    const auto pairKey = [&](int a, int b) {
        const ImageId &x = images.at(a).id;
        const ImageId &y = images.at(b).id;
        return x < y ? qMakePair(x, y) : qMakePair(y, x);
    };
    filtering::SearchOptions options;
    options.threshold = request.threshold;
    options.threads = request.threads;
    const auto found = filtering::findDuplicates(
        candidates, options,
        [&](int key) -> Result<QImage> {
            const Image &image = images.at(key);
            auto decoded = imaging::decode(imageFilePath(m_folder, image.sha256, image.format),
                                           verificationShortSide);
            if (!decoded)
                return passOn(decoded);
            return decoded->image;
        },
        [&](int a, int b) { return different->contains(pairKey(a, b)); }, progress);
    if (!found)
        return passOn(found);

    const auto saved = m_stores.transaction([&]() -> Result<> {
        if (const auto removed = m_stores.filters().removeOpenGroups(); !removed)
            return passOn(removed);
        for (const filtering::FoundGroup &one : *found) {
            DuplicateGroup group;
            group.id = DuplicateGroupId::create();
            group.verdict = one.verdict;
            group.kept = images.at(one.kept).id;
            group.keptReason = one.keptReason;
            group.engine = filtering::duplicateEngineVersion();
            group.createdAt = QDateTime::currentDateTimeUtc();
            group.certainty = 1;
            for (const filtering::FoundMember &member : one.members) {
                group.members.append({images.at(member.key).id, member.figures});
                group.certainty = std::min(group.certainty, member.figures.similarity);
            }
            if (const auto added = m_stores.filters().addGroup(group); !added)
                return passOn(added);
        }
        return m_stores.record(makeEvent(Entity::DuplicateGroup, {}, QStringLiteral("searched"), m_actor));
    });
    if (!saved)
        return passOn(saved);
    countsDone(report, *found);
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return report;
}

Result<GroupStep> DuplicateService::settle(DuplicateGroup group, GroupState state)
{
    GroupStep step;
    step.before = group;
    group.state = state;
    if (state == GroupState::Confirmed) {
        QList<ImageId> members;
        for (const DuplicateMember &member : group.members)
            members.append(member.image);
        const QJsonObject rule{{QStringLiteral("rule"), QStringLiteral("duplicate-of")},
                               {QStringLiteral("kept"), group.kept.toString()},
                               {QStringLiteral("group"), group.id.toString()},
                               {QStringLiteral("engine"), group.engine}};
        Verdict verdict;
        verdict.step = FilterStep::Duplicate;
        verdict.outcome = Outcome::Discard;
        verdict.reason = duplicateReason();
        verdict.rule = QString::fromUtf8(QJsonDocument(rule).toJson(QJsonDocument::Compact));
        const auto decided = DecisionService(m_stores, m_actor).addWithin(members, verdict);
        if (!decided)
            return passOn(decided);
        step.decisions = *decided;
    } else if (state == GroupState::Dismissed) {
        for (const DuplicateMember &member : group.members)
            step.notDuplicates.append({group.kept, member.image});
        for (const auto &[a, b] : step.notDuplicates) {
            if (const auto kept = m_stores.filters().addNotDuplicate(a, b, m_actor); !kept)
                return passOn(kept);
        }
    }
    if (const auto saved = m_stores.filters().updateGroup(group); !saved)
        return passOn(saved);
    ++group.version;
    step.after = group;
    const Event event =
        makeEvent(Entity::DuplicateGroup, group.id.value(), codeOf(state), m_actor);
    if (const auto recorded = m_stores.record(event); !recorded)
        return passOn(recorded);
    return step;
}

Result<> DuplicateService::confirm(const QList<DuplicateGroupId> &groups, const QString &text)
{
    return m_stores.transaction([&]() -> Result<> {
        QList<GroupStep> steps;
        for (const DuplicateGroupId &id : groups) {
            const auto group = m_stores.filters().group(id);
            if (!group)
                return passOn(group);
            if (group->state != GroupState::Open)
                return failure(ErrorCode::Conflict, Text::tr("This group has been settled in another window."));
            if (group->verdict != DuplicateVerdict::Duplicate && groups.size() > 1) {
                return failure(ErrorCode::Refused,
                               Text::tr("Pictures of the same template are confirmed one group at a time."));
            }
            const auto step = settle(*group, GroupState::Confirmed);
            if (!step)
                return passOn(step);
            steps.append(*step);
        }
        if (steps.isEmpty())
            return {};
        return pushGroupStep(m_stores, m_actor, steps, text);
    });
}

Result<> DuplicateService::dismiss(const DuplicateGroupId &id, const QString &text)
{
    return m_stores.transaction([&]() -> Result<> {
        const auto group = m_stores.filters().group(id);
        if (!group)
            return passOn(group);
        if (group->state != GroupState::Open)
            return failure(ErrorCode::Conflict, Text::tr("This group has been settled in another window."));
        const auto step = settle(*group, GroupState::Dismissed);
        if (!step)
            return passOn(step);
        return pushGroupStep(m_stores, m_actor, {*step}, text);
    });
}

Result<> DuplicateService::reopen(const DuplicateGroupId &id, const QString &text)
{
    return m_stores.transaction([&]() -> Result<> {
        const auto group = m_stores.filters().group(id);
        if (!group)
            return passOn(group);
        GroupStep step;
        step.before = *group;
        DuplicateGroup now = *group;
        now.state = GroupState::Open;
        for (const DuplicateMember &member : now.members) {
            const auto decisions = m_stores.images().decisions(member.image);
            if (!decisions)
                return passOn(decisions);
            for (const Decision &decision : *decisions) {
                if (decision.step == FilterStep::Duplicate && decision.undoneBy.isNull()
                    && decision.rule.contains(now.id.toString()))
                    step.lifted.append(decision.id);
            }
            if (group->state == GroupState::Dismissed) {
                if (const auto gone = m_stores.filters().removeNotDuplicate(now.kept, member.image); !gone)
                    return passOn(gone);
            }
        }
        if (const auto lifted = DecisionService(m_stores, m_actor).setUndoneWithin(step.lifted, true); !lifted)
            return passOn(lifted);
        if (const auto saved = m_stores.filters().updateGroup(now); !saved)
            return passOn(saved);
        ++now.version;
        step.after = now;
        const Event event =
            makeEvent(Entity::DuplicateGroup, now.id.value(), QStringLiteral("reopened"), m_actor);
        if (const auto recorded = m_stores.record(event); !recorded)
            return passOn(recorded);
        return pushGroupStep(m_stores, m_actor, {step}, text);
    });
}

Result<> DuplicateService::swapKept(const DuplicateGroupId &id, const ImageId &kept)
{
    const auto group = m_stores.filters().group(id);
    if (!group)
        return passOn(group);
    if (group->kept == kept)
        return {};
    QList<ImageId> others{group->kept};
    bool member = false;
    for (const DuplicateMember &one : group->members) {
        if (one.image == kept)
            member = true;
        else
            others.append(one.image);
    }
    if (!member)
        return failure(ErrorCode::Invalid, Text::tr("The picture to keep does not belong to this group."));

    const auto load = [&](const ImageId &image) -> Result<QImage> {
        const auto facts = m_stores.images().image(image);
        if (!facts)
            return passOn(facts);
        auto decoded = imaging::decode(imageFilePath(m_folder, facts->sha256, facts->format), verificationShortSide);
        if (!decoded)
            return passOn(decoded);
        return decoded->image;
    };
    const auto keptPicture = load(kept);
    if (!keptPicture)
        return passOn(keptPicture);
    DuplicateGroup now = *group;
    now.kept = kept;
    now.keptReason = QStringLiteral("person");
    now.members.clear();
    now.certainty = 1;
    for (const ImageId &other : others) {
        const auto picture = load(other);
        if (!picture)
            return passOn(picture);
        const PairFigures figures = filtering::comparePair(*keptPicture, *picture);
        now.members.append({other, figures});
        now.certainty = std::min(now.certainty, figures.similarity);
    }
    return m_stores.transaction([&]() -> Result<> {
        if (const auto saved = m_stores.filters().updateGroup(now); !saved)
            return passOn(saved);
        GroupStep step;
        step.before = *group;
        step.after = now;
        ++step.after.version;
        const Event event =
            makeEvent(Entity::DuplicateGroup, now.id.value(), QStringLiteral("swapped"), m_actor);
        if (const auto recorded = m_stores.record(event); !recorded)
            return passOn(recorded);
        return pushGroupStep(m_stores, m_actor, {step}, Text::tr("Another picture kept"));
    });
}

Result<> DuplicateService::split(const DuplicateGroupId &id, const ImageId &member, const QString &text)
{
    return m_stores.transaction([&]() -> Result<> {
        const auto group = m_stores.filters().group(id);
        if (!group)
            return passOn(group);
        if (group->state != GroupState::Open)
            return failure(ErrorCode::Conflict, Text::tr("This group has been settled in another window."));
        DuplicateGroup now = *group;
        now.members.removeIf([&](const DuplicateMember &one) { return one.image == member; });
        if (now.members.size() == group->members.size())
            return failure(ErrorCode::Invalid, Text::tr("The kept picture cannot be taken out; keep another one first."));
        now.certainty = 1;
        for (const DuplicateMember &one : now.members)
            now.certainty = std::min(now.certainty, one.figures.similarity);
        if (now.members.isEmpty())
            now.state = GroupState::Dismissed;
        GroupStep step;
        step.before = *group;
        step.notDuplicates.append({now.kept, member});
        if (const auto kept = m_stores.filters().addNotDuplicate(now.kept, member, m_actor); !kept)
            return passOn(kept);
        if (const auto saved = m_stores.filters().updateGroup(now); !saved)
            return passOn(saved);
        ++now.version;
        step.after = now;
        const Event event = makeEvent(Entity::DuplicateGroup, now.id.value(), QStringLiteral("split"), m_actor);
        if (const auto recorded = m_stores.record(event); !recorded)
            return passOn(recorded);
        return pushGroupStep(m_stores, m_actor, {step}, text);
    });
}

} // namespace yuyi
