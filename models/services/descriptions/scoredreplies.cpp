// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/scoredreplies.h"

#include "models/services/rules/events.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/itemtest.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReplyScoring)
};

constexpr int atOnce = 200;

/// The newest choice of each run: the number of the event, and what it says.
Result<QSet<RunId>> chosenRuns(Stores &stores)
{
    QHash<QUuid, QPair<qint64, bool>> newest;
    for (const AuditAction action : {AuditAction::Drawn, AuditAction::TakenOut}) {
        EventFilter filter;
        filter.entity = Entity::Rating;
        filter.action = codeOf(action);
        YUYI_TRY(const auto events, stores.history().find(filter, 0, std::numeric_limits<int>::max()));
        for (const Event &event : events) {
            QPair<qint64, bool> &known = newest[event.subject];
            if (event.sequence > known.first)
                known = {event.sequence, action == AuditAction::Drawn};
        }
    }
    QSet<RunId> runs;
    for (auto it = newest.cbegin(); it != newest.cend(); ++it) {
        if (it->second)
            runs.insert(RunId(it.key()));
    }
    return runs;
}

const OfferedTask *taskAbout(const QList<OfferedTask> &tasks, const Run &run)
{
    const auto found = std::find_if(tasks.cbegin(), tasks.cend(), [&](const OfferedTask &one) {
        return one.task.configurations.contains(run.configuration);
    });
    return found == tasks.cend() ? nullptr : &*found;
}

QByteArray drawnBy(const ItemSetItem &item)
{
    return QCryptographicHash::hash(item.question.toString().toLatin1(), QCryptographicHash::Sha256);
}

/// The items that a task about replies covers, in the order of the set.
Result<QList<ItemSetItem>> coveredItems(Stores &stores, const DescriptionTask &task, QList<ItemSetItem> items)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto filter, readWhere(task.items, info.preset));
    items.removeIf([&](const ItemSetItem &item) { return !holds(filter, item); });
    if (task.most > 0 && items.size() > task.most) {
        std::sort(items.begin(), items.end(),
                  [](const ItemSetItem &a, const ItemSetItem &b) { return drawnBy(a) < drawnBy(b); });
        items.resize(task.most);
        std::sort(items.begin(), items.end(), [](const ItemSetItem &a, const ItemSetItem &b) { return a.position < b.position; });
    }
    return items;
}

Result<QHash<RunSlot, Description>> repliesTo(Stores &stores, const RunId &run, const QList<ItemSetItem> &items)
{
    QSet<QuestionVersionId> covered;
    for (const ItemSetItem &item : items)
        covered.insert(item.question);
    QHash<RunSlot, Description> found;
    QHash<RunSlot, int> numbers;
    AttemptId after;
    for (;;) {
        YUYI_TRY(const auto page, stores.responses().page(run, after, atOnce));
        for (const ResponseDetails &details : page) {
            after = details.attempt.id;
            const RunSlot &slot = details.attempt.slot;
            if (details.response.status != ReplyStatus::Answered || details.attempt.number < numbers.value(slot) || slot.rotation != 0
                || !covered.contains(slot.question))
                continue;
            const QString text = wholeReply(details.response);
            if (text.isEmpty())
                continue;
            numbers.insert(slot, details.attempt.number);
            found.insert(slot, {slot, details.attempt.id, text});
        }
        if (page.size() < atOnce)
            return found;
    }
}

} // namespace

QString wholeReply(const Response &response)
{
    const QString reasoning = response.reasoning.trimmed();
    const QString text = response.reply.trimmed();
    return reasoning.isEmpty() || text.isEmpty() ? reasoning + text : QString(reasoning % QLatin1String("\n\n") % text);
}

Result<QList<Run>> scoredRuns(Stores &stores)
{
    YUYI_TRY(auto runs, stores.runs().runs(false, RunKind::Descriptions));
    YUYI_TRY(const auto tasks, replyTasks(stores));
    if (tasks.isEmpty())
        return runs;
    YUYI_TRY(const auto chosen, chosenRuns(stores));
    YUYI_TRY(const auto asked, stores.runs().runs(false, RunKind::Questions));
    for (const Run &run : asked) {
        if (chosen.contains(run.id) && taskAbout(tasks, run))
            runs.append(run);
    }
    std::stable_sort(runs.begin(), runs.end(), [](const Run &a, const Run &b) { return a.createdAt > b.createdAt; });
    return runs;
}

Result<OfferedTask> scoringTask(Stores &stores, const Run &run)
{
    if (run.kind != RunKind::Questions)
        return descriptionTask(stores, taskOf(run.configuration));
    YUYI_TRY(const auto tasks, replyTasks(stores));
    if (const OfferedTask *task = taskAbout(tasks, run))
        return *task;
    return failure(ErrorCode::NotFound,
                   Tr::tr("No task of the preset scores replies of the configuration “%1”. To score them, name it under "
                          "“descriptions” in the preset file.")
                       .arg(run.configuration));
}

Result<ScoredReplies> scoredReplies(Stores &stores, const Run &run)
{
    ScoredReplies found;
    YUYI_TRY(auto items, ItemChooser(stores).itemsOf(run.itemSet));
    if (run.kind == RunKind::Descriptions) {
        YUYI_TRY(auto task, scoringTask(stores, run));
        YUYI_TRY(auto texts, descriptionsOf(stores, run.id));
        return ScoredReplies{std::move(task), std::move(items), std::move(texts)};
    }
    YUYI_TRY(const auto chosen, chosenRuns(stores));
    if (run.kind != RunKind::Questions || !chosen.contains(run.id))
        return failure(ErrorCode::Refused, Tr::tr("The replies of this run are not scored. A lead chooses the runs."));
    YUYI_TRY(auto task, scoringTask(stores, run));
    YUYI_TRY(auto covered, coveredItems(stores, task.task, std::move(items)));
    YUYI_TRY(auto texts, repliesTo(stores, run.id, covered));
    return ScoredReplies{std::move(task), std::move(covered), std::move(texts)};
}

Result<QList<ScorableRun>> ReplyScoringService::runs()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto tasks, replyTasks(m_stores));
    YUYI_TRY(const auto asked, m_stores.runs().runs(false, RunKind::Questions));
    YUYI_TRY(const auto chosen, chosenRuns(m_stores));
    YUYI_TRY(const auto info, m_stores.project().info());
    QList<ScorableRun> found;
    for (const Run &run : asked) {
        const OfferedTask *task = taskAbout(tasks, run);
        if (!task)
            continue;
        ScorableRun one{run, run.configuration, task->task.title.text(), chosen.contains(run.id)};
        for (const Configuration &configuration : info.preset.configurations) {
            if (configuration.code == run.configuration)
                one.configurationTitle = configuration.title.text();
        }
        found.append(one);
    }
    return found;
}

Result<Run> ReplyScoringService::run(const QString &word)
{
    YUYI_TRY(const auto all, runs());
    QStringList names;
    QList<Run> begin;
    for (const ScorableRun &one : all) {
        const QString id = one.run.id.toString();
        if (id == word || one.run.model == word)
            return one.run;
        if (word.size() >= 4 && id.startsWith(word))
            begin.append(one.run);
        names.append(Tr::tr("%1 (%2)", "model, beginning of an id").arg(one.run.model, id.left(8)));
    }
    if (begin.size() == 1)
        return begin.constFirst();
    if (names.isEmpty()) {
        return failure(ErrorCode::NotFound, Tr::tr("No run has a configuration whose replies a task of the preset scores."));
    }
    return failure(ErrorCode::NotFound, Tr::tr("There is no run “%1” whose replies can be scored. Available: %2.")
                                            .arg(word, names.join(Tr::tr(", ", "between the items of a list"))));
}

Result<> ReplyScoringService::write(const ScorableRun &run, bool chosen)
{
    if (run.chosen == chosen)
        return {};
    Event event = makeEvent(Entity::Rating, run.run.id.value(), chosen ? AuditAction::Drawn : AuditAction::TakenOut, m_actor);
    event.createdAt = m_now();
    return m_stores.record(event);
}

Result<> ReplyScoringService::choose(const QList<RunId> &wanted)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto all, runs());
        for (const RunId &id : wanted) {
            if (std::none_of(all.cbegin(), all.cend(), [&](const ScorableRun &one) { return one.run.id == id; })) {
                YUYI_TRY(const auto run, m_stores.runs().run(id));
                YUYI_CHECK(scoringTask(m_stores, run));
                return failure(ErrorCode::Refused, Tr::tr("This run is hidden or has no replies to questions, so it cannot be chosen."));
            }
        }
        for (const ScorableRun &one : all)
            YUYI_CHECK(write(one, wanted.contains(one.run.id)));
        return {};
    });
}

Result<> ReplyScoringService::setChosen(const RunId &run, bool chosen)
{
    YUYI_TRY(const auto all, runs());
    QList<RunId> wanted;
    for (const ScorableRun &one : all) {
        if (one.chosen && one.run.id != run)
            wanted.append(one.run.id);
    }
    if (chosen)
        wanted.append(run);
    return choose(wanted);
}

} // namespace yuyi
