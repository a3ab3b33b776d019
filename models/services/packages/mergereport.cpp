// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergereport.h"

#include "models/services/packages/mergeservice.h"
#include "models/stores/projecthost.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <numeric>

namespace yuyi {

namespace {

QJsonObject jsonOf(const MergeEntry &entry)
{
    return {{QStringLiteral("piece"), codeOf(entry.entity)},
            {QStringLiteral("id"), entry.subject.toString(QUuid::WithoutBraces)},
            {QStringLiteral("title"), entry.title},
            {QStringLiteral("reason"), entry.reason},
            {QStringLiteral("home"), entry.project},
            {QStringLiteral("returned"), entry.returned},
            {QStringLiteral("may_take"), entry.mayTake}};
}

MergeEntry entryFrom(const QJsonObject &json)
{
    MergeEntry entry;
    entry.entity = fromCode<Entity>(json.value(QStringLiteral("piece")).toString()).value_or(Entity::Image);
    entry.subject = QUuid::fromString(json.value(QStringLiteral("id")).toString());
    entry.title = json.value(QStringLiteral("title")).toString();
    entry.state = MergeState::Conflict;
    entry.reason = json.value(QStringLiteral("reason")).toString();
    entry.project = json.value(QStringLiteral("home")).toString();
    entry.returned = json.value(QStringLiteral("returned")).toString();
    entry.mayTake = json.value(QStringLiteral("may_take")).toBool();
    return entry;
}

QJsonObject jsonOf(const MergeLine &line)
{
    if (line.refused)
        return {{QStringLiteral("file"), line.file}, {QStringLiteral("refused"), line.refused->sentence}};
    QJsonArray conflicts;
    for (const MergeEntry &entry : line.conflicts)
        conflicts.append(jsonOf(entry));
    return {{QStringLiteral("file"), line.file},
            {QStringLiteral("package"), line.package.toString()},
            {QStringLiteral("role"), codeOf(line.role)},
            {QStringLiteral("holder"), line.holder},
            {QStringLiteral("finished"), line.finished},
            {QStringLiteral("merged_before"), line.mergedBefore},
            {QStringLiteral("new"), line.added},
            {QStringLiteral("changed"), line.changed},
            {QStringLiteral("same"), line.same},
            {QStringLiteral("untouched"), line.untouched},
            {QStringLiteral("conflicts"), conflicts}};
}

MergeLine lineFrom(const QJsonObject &json)
{
    MergeLine line;
    line.file = json.value(QStringLiteral("file")).toString();
    if (json.contains(QStringLiteral("refused"))) {
        line.refused = Error{ErrorCode::Refused, json.value(QStringLiteral("refused")).toString(), {}};
        return line;
    }
    line.package = PackageId::fromString(json.value(QStringLiteral("package")).toString());
    line.role = fromCode<Role>(json.value(QStringLiteral("role")).toString()).value_or(Role::Annotator);
    line.holder = json.value(QStringLiteral("holder")).toString();
    line.finished = json.value(QStringLiteral("finished")).toBool();
    line.mergedBefore = json.value(QStringLiteral("merged_before")).toBool();
    line.added = json.value(QStringLiteral("new")).toInt();
    line.changed = json.value(QStringLiteral("changed")).toInt();
    line.same = json.value(QStringLiteral("same")).toInt();
    line.untouched = json.value(QStringLiteral("untouched")).toInt();
    const QJsonArray conflicts = json.value(QStringLiteral("conflicts")).toArray();
    for (const QJsonValue &entry : conflicts)
        line.conflicts.append(entryFrom(entry.toObject()));
    return line;
}

/// One file's progress as its part of all.
class Part final : public Progress
{
public:
    explicit Part(Progress &whole) : m_whole(whole) { }
    void setTotal(qint64) override { }
    void advance(qint64) override { }
    bool cancelled() const override { return m_whole.cancelled(); }

private:
    Progress &m_whole;
};

template <typename Count>
int sum(const QList<MergeLine> &lines, Count count)
{
    return std::accumulate(lines.begin(), lines.end(), 0,
                           [&](int before, const MergeLine &line) { return before + static_cast<int>(count(line)); });
}

} // namespace

QByteArray MergeRequest::toJson() const
{
    QJsonArray taken;
    for (const QUuid &id : choice.take)
        taken.append(id.toString(QUuid::WithoutBraces));
    return QJsonDocument(QJsonObject{{QStringLiteral("files"), QJsonArray::fromStringList(files)},
                                     {QStringLiteral("dry_run"), dryRun},
                                     {QStringLiteral("take_returned"), choice.takeReturned},
                                     {QStringLiteral("take"), taken},
                                     {QStringLiteral("by"), by.toString()}})
        .toJson(QJsonDocument::Compact);
}

MergeRequest MergeRequest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MergeRequest request;
    const QJsonArray files = object.value(QStringLiteral("files")).toArray();
    for (const QJsonValue &file : files)
        request.files.append(file.toString());
    request.dryRun = object.value(QStringLiteral("dry_run")).toBool();
    request.choice.takeReturned = object.value(QStringLiteral("take_returned")).toBool();
    const QJsonArray taken = object.value(QStringLiteral("take")).toArray();
    for (const QJsonValue &id : taken)
        request.choice.take.insert(QUuid::fromString(id.toString()));
    request.by = PersonId::fromString(object.value(QStringLiteral("by")).toString());
    return request;
}

MergeLine MergeLine::of(const MergePlan &plan)
{
    MergeLine line;
    line.file = plan.file;
    line.package = plan.package.id;
    line.role = plan.package.role;
    line.holder = plan.holder;
    line.finished = plan.finished;
    line.mergedBefore = plan.mergedBefore;
    line.added = plan.count(MergeState::New);
    line.changed = plan.count(MergeState::Changed);
    line.same = plan.count(MergeState::Same);
    line.untouched = plan.count(MergeState::Untouched);
    for (const MergeEntry &entry : plan.entries) {
        if (entry.state == MergeState::Conflict)
            line.conflicts.append(entry);
    }
    return line;
}

int MergeReport::added() const
{
    return sum(lines, [](const MergeLine &line) { return line.added; });
}

int MergeReport::changed() const
{
    return sum(lines, [](const MergeLine &line) { return line.changed; });
}

int MergeReport::conflicts() const
{
    return sum(lines, [](const MergeLine &line) { return line.conflicts.size(); });
}

int MergeReport::refused() const
{
    return sum(lines, [](const MergeLine &line) { return line.refused ? 1 : 0; });
}

QByteArray MergeReport::toJson() const
{
    QJsonArray returns;
    for (const MergeLine &line : lines)
        returns.append(jsonOf(line));
    return QJsonDocument(QJsonObject{{QStringLiteral("dry_run"), dryRun}, {QStringLiteral("returns"), returns}})
        .toJson(QJsonDocument::Compact);
}

MergeReport MergeReport::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MergeReport report;
    report.dryRun = object.value(QStringLiteral("dry_run")).toBool();
    const QJsonArray returns = object.value(QStringLiteral("returns")).toArray();
    for (const QJsonValue &line : returns)
        report.lines.append(lineFrom(line.toObject()));
    return report;
}

MergeReport mergeFiles(Stores &project, ProjectHost &host, const MergeRequest &request, Progress &progress)
{
    MergeReport report;
    report.dryRun = request.dryRun;
    PackageMergeService service(project, request.by);
    // Of a single file each entry is a step, of several each file.
    const bool several = request.files.size() > 1;
    if (several)
        progress.setTotal(request.files.size());
    Part part(progress);
    Progress &within = several ? static_cast<Progress &>(part) : progress;
    for (const QString &file : request.files) {
        const auto returned = host.openReturn(file);
        const auto plan = !returned ? Result<MergePlan>(passOn(returned))
            : request.dryRun        ? service.plan(*returned, request.choice, within)
                                    : service.merge(*returned, request.choice, within);
        if (plan) {
            report.lines.append(MergeLine::of(*plan));
        } else {
            MergeLine line;
            line.file = file;
            line.refused = plan.error();
            report.lines.append(line);
        }
        if (progress.cancelled())
            break;
        if (several)
            progress.advance();
    }
    return report;
}

} // namespace yuyi
