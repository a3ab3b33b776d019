// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/descriptiontasks.h"

#include "models/evaluation/extraction/replytext.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FreeText)
};

constexpr int portion = 200;

QList<OfferedTask> tasksOf(const Preset &preset, bool aboutReplies, bool builtIn)
{
    QList<OfferedTask> tasks;
    for (const DescriptionTask &task : preset.descriptions) {
        if (task.isAboutReplies() == aboutReplies)
            tasks.append({task, rubricOf(preset, task.code), builtIn});
    }
    return tasks;
}

Result<QList<OfferedTask>> tasksAbout(Stores &stores, bool replies)
{
    YUYI_TRY(const auto info, stores.project().info());
    if (!info.preset.descriptions.isEmpty())
        return tasksOf(info.preset, replies, false);
    const auto builtIn = builtInPreset(info.preset.code);
    if (!builtIn)
        return QList<OfferedTask>();
    return tasksOf(*builtIn, replies, true);
}

} // namespace

QString describeCode(const QString &task)
{
    return QStringLiteral("describe:") % task;
}

QString judgeCode(const QString &task)
{
    return QStringLiteral("judge:") % task;
}

bool isFreeText(const QString &configuration)
{
    return configuration.contains(u':');
}

QString taskOf(const QString &configuration)
{
    return configuration.section(u':', 1);
}

Result<QList<OfferedTask>> descriptionTasks(Stores &stores)
{
    return tasksAbout(stores, false);
}

Result<QList<OfferedTask>> replyTasks(Stores &stores)
{
    return tasksAbout(stores, true);
}

Result<OfferedTask> descriptionTask(Stores &stores, const QString &code)
{
    YUYI_TRY(const auto tasks, descriptionTasks(stores));
    if (tasks.isEmpty()) {
        return failure(ErrorCode::NotFound, Tr::tr("The preset of this project has no description task. To use one, add "
                                                   "“descriptions” to the preset file."));
    }
    QStringList codes;
    for (const OfferedTask &one : tasks) {
        if (code.isEmpty() || one.task.code == code)
            return one;
        codes.append(one.task.code);
    }
    return failure(ErrorCode::NotFound, Tr::tr("There is no task “%1”. Available tasks: %2.")
                                            .arg(code, codes.join(Tr::tr(", ", "between the items of a list"))));
}

QString wordsOf(const QString &reply)
{
    const ReplyText read = readReply(reply);
    if (read.unclosed || read.text.trimmed().isEmpty())
        return {};
    return reply.mid(read.startInReply(0)).trimmed();
}

Result<QHash<RunSlot, Description>> descriptionsOf(Stores &stores, const RunId &run)
{
    QHash<RunSlot, Description> found;
    QHash<RunSlot, int> numbers;
    AttemptId after;
    for (;;) {
        YUYI_TRY(const auto page, stores.responses().page(run, after, portion));
        for (const ResponseDetails &details : page) {
            after = details.attempt.id;
            const RunSlot &slot = details.attempt.slot;
            if (details.response.status != ReplyStatus::Answered || details.attempt.number < numbers.value(slot))
                continue;
            const QString text = wordsOf(details.response.reply);
            if (text.isEmpty())
                continue;
            numbers.insert(slot, details.attempt.number);
            found.insert(slot, {slot, details.attempt.id, text});
        }
        if (page.size() < portion)
            return found;
    }
}

int leftToJudge(const QHash<RunSlot, Description> &descriptions, const QList<SlotState> &asked)
{
    const auto judged = std::count_if(asked.begin(), asked.end(), [&](const SlotState &state) {
        return state.status && descriptions.contains(state.slot);
    });
    return static_cast<int>(descriptions.size() - judged);
}

Result<QHash<QuestionVersionId, HumanWords>> humanWords(Stores &stores, const QList<ItemSetItem> &items)
{
    YUYI_TRY(const auto all, stores.annotations().items());
    QHash<QuestionVersionId, HumanWords> byVersion;
    QHash<ImageId, HumanWords> byImage;
    for (const Item &item : all) {
        const HumanWords words{item.explanation, item.impliedMeaning};
        byVersion.insert(item.question.versionId, words);
        if (!byImage.contains(item.image))
            byImage.insert(item.image, words);
    }
    QHash<QuestionVersionId, HumanWords> found;
    // A question that has a newer version by now is still about the same picture.
    for (const ItemSetItem &item : items)
        found.insert(item.question, byVersion.value(item.question, byImage.value(item.image)));
    return found;
}

} // namespace yuyi
