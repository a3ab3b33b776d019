// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergereport.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/packages/mergeservice.h"
#include "models/stores/projecthost.h"

#include <numeric>

namespace yuyi {

namespace {

Json jsonOf(const MergeEntry &entry)
{
    return {{"piece", codeOf(entry.entity)},
            {"id", entry.subject.toString(QUuid::WithoutBraces)},
            {"title", entry.title},
            {"reason", entry.reason},
            {"home", entry.project},
            {"returned", entry.returned},
            {"may_take", entry.mayTake}};
}

MergeEntry entryFrom(const Json &json)
{
    MergeEntry entry;
    entry.entity = fromCode<Entity>(textOf(json, "piece")).value_or(Entity::Image);
    entry.subject = QUuid::fromString(textOf(json, "id"));
    entry.title = textOf(json, "title");
    entry.state = MergeState::Conflict;
    entry.reason = textOf(json, "reason");
    entry.project = textOf(json, "home");
    entry.returned = textOf(json, "returned");
    entry.mayTake = flagOf(json, "may_take");
    return entry;
}

Json jsonOf(const MergeLine &line)
{
    if (line.refused)
        return {{"file", line.file}, {"refused", line.refused->sentence}};
    Json conflicts = Json::array();
    for (const MergeEntry &entry : line.conflicts)
        conflicts.push_back(jsonOf(entry));
    return {{"file", line.file},
            {"package", line.package},
            {"role", codeOf(line.role)},
            {"holder", line.holder},
            {"finished", line.finished},
            {"merged_before", line.mergedBefore},
            {"new", line.added},
            {"changed", line.changed},
            {"same", line.same},
            {"untouched", line.untouched},
            {"conflicts", conflicts}};
}

MergeLine lineFrom(const Json &json)
{
    MergeLine line;
    line.file = textOf(json, "file");
    if (json.contains("refused")) {
        line.refused = Error{ErrorCode::Refused, textOf(json, "refused"), {}};
        return line;
    }
    line.package = PackageId::fromString(textOf(json, "package"));
    line.role = fromCode<Role>(textOf(json, "role")).value_or(Role::Annotator);
    line.holder = textOf(json, "holder");
    line.finished = flagOf(json, "finished");
    line.mergedBefore = flagOf(json, "merged_before");
    line.added = wholeOf(json, "new");
    line.changed = wholeOf(json, "changed");
    line.same = wholeOf(json, "same");
    line.untouched = wholeOf(json, "untouched");
    for (const Json &entry : fieldOf(json, "conflicts"))
        line.conflicts.append(entryFrom(entry));
    return line;
}

/// One file's progress as its part of all.
class Part final : public Progress
{
public:
    explicit Part(Progress &whole) : m_whole(whole) {}
    void setTotal(qint64) override {}
    void advance(qint64) override {}
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
    Json taken = Json::array();
    for (const QUuid &id : choice.take)
        taken.push_back(id.toString(QUuid::WithoutBraces));
    return storedText({{"files", files},
                       {"dry_run", dryRun},
                       {"take_returned", choice.takeReturned},
                       {"take", taken},
                       {"by", by}});
}

MergeRequest MergeRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    MergeRequest request;
    request.files = textsOf(object, "files");
    request.dryRun = flagOf(object, "dry_run");
    request.choice.takeReturned = flagOf(object, "take_returned");
    for (const Json &id : fieldOf(object, "take"))
        request.choice.take.insert(QUuid::fromString(textOf(id)));
    request.by = PersonId::fromString(textOf(object, "by"));
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
    Json returns = Json::array();
    for (const MergeLine &line : lines)
        returns.push_back(jsonOf(line));
    return storedText({{"dry_run", dryRun}, {"returns", returns}});
}

MergeReport MergeReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    MergeReport report;
    report.dryRun = flagOf(object, "dry_run");
    for (const Json &line : fieldOf(object, "returns"))
        report.lines.append(lineFrom(line));
    return report;
}

MergeReport mergeFiles(Stores &project, const QString &folder, ProjectHost &host, const MergeRequest &request, Progress &progress)
{
    MergeReport report;
    report.dryRun = request.dryRun;
    PackageMergeService service(project, folder, request.by);
    // Of a single file each entry is a step, of several each file.
    const bool several = request.files.size() > 1;
    if (several)
        progress.setTotal(request.files.size());
    Part part(progress);
    Progress &within = several ? static_cast<Progress &>(part) : progress;
    for (const QString &file : request.files) {
        const auto returned = host.openReturn(file);
        const auto plan = !returned      ? Result<MergePlan>(passOn(returned))
                        : request.dryRun ? service.plan(*returned, request.choice, within)
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
