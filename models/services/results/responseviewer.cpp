// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/responseviewer.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/written.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/missreadings.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/runtexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseViewer)
};

/// Keys and answers stay hidden from whoever is still to annotate the image or to answer the question.
Result<> mayView(Stores &stores, const PersonId &actor, const QuestionVersionId &question, const ImageId &image)
{
    YUYI_CHECK(requireResultsReader(stores, actor));
    YUYI_TRY(const auto hidden, hiddenItems(stores, actor));
    if (hidden.questions.contains(question)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You may still have to answer this question blind in validation. The question is shown "
                              "to you afterwards."));
    }
    if (hidden.images.contains(image)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You still have to annotate this image, or the image is in a calibration. The question is shown to you "
                              "afterwards."));
    }
    return {};
}

Result<Question> questionOf(Stores &stores, const QuestionVersionId &version)
{
    YUYI_TRY(const auto questions, stores.runs().questions({version}));
    if (questions.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This question no longer exists."));
    return questions.constFirst();
}

/// The question as the model was asked it.
Result<Question> askedQuestion(Stores &stores, const Attempt &attempt)
{
    YUYI_TRY(const auto questions, questionsAsked(stores, attempt.run, {attempt.slot.question}));
    if (questions.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This question no longer exists."));
    return questions.constFirst();
}

/// None where they may not be seen yet.
Result<std::optional<ViewedVotes>> votesOn(Stores &stores, const Person &reader, const Question &question)
{
    YUYI_TRY(const auto rounds, stores.validation().ofQuestion(question.id));
    const auto found = std::find_if(rounds.rbegin(), rounds.rend(),
                                    [&](const Validation &round) { return round.questionVersion == question.versionId; });
    if (found == rounds.rend())
        return std::optional<ViewedVotes>();
    // Whoever may still answer never comes here; others wait for the end of a round, but for leads.
    if (found->state == ValidationState::Open && !reader.is(Role::Lead))
        return std::optional<ViewedVotes>();
    YUYI_TRY(const auto votes, stores.validation().votesOnVersion(question.versionId));
    if (votes.isEmpty())
        return std::optional<ViewedVotes>();
    ViewedVotes viewed;
    viewed.chosen.resize(question.options.size());
    for (const Vote &vote : votes) {
        ++viewed.total;
        viewed.correct += vote.correct ? 1 : 0;
        const GivenAnswer given = question.given(vote.answer);
        for (const int position : given.options.positions())
            ++viewed.chosen[position];
        if (!given.text.isEmpty()) {
            ++viewed.written[given];
            QString &wording = viewed.wordings[given];
            if (wording.isEmpty() || vote.answer.text < wording)
                wording = vote.answer.text;
        }
        viewed.unchosen += given.isEmpty() ? 1 : 0;
    }
    return std::optional<ViewedVotes>(viewed);
}

QByteArray overruleText(const ResponseDetails &details, const Question &question, const AnswerForm &form)
{
    if (!details.overrule)
        return {};
    const Overrule &overrule = *details.overrule;
    Json json = Json::object();
    json["result"] = toUtf8(codeOf(overrule.result));
    QStringList texts;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const Option &option = question.options.at(i);
        // A picture without a text is told by its label in the author's order.
        if (overrule.answer.contains(option.id))
            texts.append(option.text.trimmed().isEmpty() ? optionLabel(form, i) : option.text);
    }
    if (texts.size() == 1)
        json["option"] = toUtf8(texts.constFirst());
    else if (!texts.isEmpty())
        json["options"] = texts;
    else if (!overrule.answer.text.isEmpty())
        json["answer"] = toUtf8(overrule.answer.text);
    json["reason"] = toUtf8(overrule.reason);
    return jsonText(json);
}

/// What stands with the first item of a request with several.
Result<> readRequest(Stores &stores, ViewedReply &reply)
{
    reply.shared = reply.details.response;
    if (reply.details.attempt.request.isNull())
        return {};
    YUYI_TRY(const auto all, stores.responses().ofRequest(reply.details.attempt.request));
    if (all.isEmpty())
        return {};
    reply.items = static_cast<int>(all.size());
    reply.whole = all.constFirst().response.whole;
    reply.shared = all.constFirst().response;
    return {};
}

} // namespace

QString shownAnswer(const Question &question, const Answer &answer, const AnswerForm &form)
{
    if (!answer.text.isEmpty())
        return QStringLiteral("“%1”").arg(answer.text);
    return optionLabels(form, positionsOf(answer, question.optionIds()));
}

QList<QPair<GivenAnswer, int>> writtenInOrder(const AnswerCounts &counts, const Question &question)
{
    const GivenAnswer key = question.given(question.key());
    QList<QPair<GivenAnswer, int>> list;
    for (auto answer = counts.constBegin(); answer != counts.constEnd(); ++answer)
        list.append({answer.key(), answer.value()});
    std::stable_sort(list.begin(), list.end(), [&](const auto &a, const auto &b) {
        return (a.first == key) != (b.first == key) ? a.first == key : a.second > b.second;
    });
    return list;
}

QList<QPair<QString, int>> shownVotes(const ViewedItem &item)
{
    QList<QPair<QString, int>> list;
    if (!item.votes)
        return list;
    for (int i = 0; i < item.votes->chosen.size(); ++i) {
        if (item.votes->chosen.at(i) > 0)
            list.append({optionLabel(item.form, i), item.votes->chosen.at(i)});
    }
    const GivenAnswer key = item.question.given(item.question.key());
    for (const auto &[answer, count] : writtenInOrder(item.votes->written, item.question)) {
        const QString wording = item.votes->wordings.value(answer, answer.text);
        list.append({shownAnswer(item.question, answer == key ? item.question.key() : Answer::written(wording)), count});
    }
    return list;
}

Result<> checkRead(const Question &question, bool takesSeveral, const Answer &answer)
{
    if (question.options.isEmpty()) {
        if (answer.count() > 0)
            return failure(ErrorCode::Invalid, Tr::tr("This question has no options. Write the answer that the reply gives."));
        if (answer.text.size() > longestWritten)
            return failure(ErrorCode::Invalid, Tr::tr("A written answer has at most %1 characters.").arg(longestWritten));
        return {};
    }
    if (!answer.text.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("This question has options. Choose the option that the reply gives."));
    if (positionsOf(answer, question.optionIds()).count() != answer.count())
        return failure(ErrorCode::Invalid, Tr::tr("This option belongs to another question."));
    if (answer.count() > 1 && !takesSeveral)
        return failure(ErrorCode::Invalid, Tr::tr("Choose one option only."));
    return {};
}

Result<ViewedItem> ResponseViewer::item(const QuestionVersionId &question)
{
    YUYI_TRY(const auto reader, requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto images, m_stores.runs().imagesOf({question}));
    if (!images.contains(question))
        return failure(ErrorCode::NotFound, Tr::tr("This question no longer exists."));
    YUYI_CHECK(mayView(m_stores, m_actor, question, images.value(question)));
    YUYI_TRY(const auto asked, questionOf(m_stores, question));
    YUYI_TRY(const auto image, m_stores.images().image(images.value(question)));
    ViewedItem viewed;
    viewed.question = asked;
    viewed.image = image;

    YUYI_TRY(const auto project, m_stores.project().info());
    viewed.form = project.preset.kind(asked.kind);
    YUYI_TRY(const auto templates, m_stores.endpoints().templates());
    QHash<QString, QString> titles;
    for (const Configuration &one : project.preset.configurations)
        titles.insert(one.code, one.title.text());
    QHash<PromptTemplateId, QString> versions;
    for (const PromptTemplate &one : templates)
        versions.insert(one.id, one.configuration.title.text());
    YUYI_TRY(const auto people, m_stores.project().people());
    YUYI_TRY(const auto replies, m_stores.responses().responsesTo(question));
    QHash<RunId, Run> runs;
    QHash<RunId, Question> inRuns;
    for (const ResponseDetails &details : replies) {
        if (!runs.contains(details.attempt.run)) {
            YUYI_TRY(const auto run, m_stores.runs().run(details.attempt.run));
            runs.insert(run.id, run);
        }
        ViewedReply reply;
        reply.run = runs.value(details.attempt.run);
        reply.configurationTitle = versions.value(reply.run.promptTemplate, titles.value(reply.run.configuration));
        if (reply.configurationTitle.isEmpty())
            reply.configurationTitle = reply.run.configuration;
        reply.details = details;
        if (!inRuns.contains(reply.run.id)) {
            YUYI_TRY(const auto shown, questionsAsked(m_stores, reply.run, {question}));
            inRuns.insert(reply.run.id, shown.value(0, asked));
        }
        reply.question = inRuns.value(reply.run.id);
        if (details.overrule) {
            for (const Person &person : people) {
                if (person.id == details.overrule->createdBy)
                    reply.overruledBy = person.name;
            }
        }
        YUYI_CHECK(readRequest(m_stores, reply));
        YUYI_TRY(const auto reading, missReading(m_stores, details));
        if (reading) {
            reply.readBy = modelTitle(reading->by);
            reply.judgement = reading->judgement.response.reply;
        }
        viewed.replies.append(reply);
    }
    if (!viewed.replies.isEmpty()) {
        YUYI_TRY(const auto items, ItemChooser(m_stores).itemsOf(viewed.replies.constFirst().run.itemSet));
        for (const ItemSetItem &item : items) {
            if (item.question == question) {
                viewed.itemId = item.itemId;
                viewed.labels = item.labels;
            }
        }
    }
    YUYI_TRY(const auto votes, votesOn(m_stores, reader, asked));
    viewed.votes = votes;
    return viewed;
}

Result<QList<ViewedReply>> ResponseViewer::tries(const RunId &run, const RunSlot &slot)
{
    YUYI_TRY(const auto images, m_stores.runs().imagesOf({slot.question}));
    YUYI_CHECK(mayView(m_stores, m_actor, slot.question, images.value(slot.question)));
    YUYI_TRY(const auto known, m_stores.runs().run(run));
    YUYI_TRY(const auto attempts, m_stores.responses().attemptsOf(run, slot));
    YUYI_TRY(const auto asked, questionsAsked(m_stores, known, {slot.question}));
    QList<ViewedReply> replies;
    for (const ResponseDetails &details : attempts) {
        ViewedReply reply;
        reply.run = known;
        reply.question = asked.value(0);
        reply.details = details;
        YUYI_CHECK(readRequest(m_stores, reply));
        replies.append(reply);
    }
    return replies;
}

Result<> ResponseViewer::overrule(const AttemptId &attempt, const Answer &answer, const QString &reason)
{
    return m_stores.transaction([&] { return overruleInTransaction(attempt, answer, reason); });
}

Result<> ResponseViewer::overruleInTransaction(const AttemptId &attempt, const Answer &answer, const QString &reason)
{
    const QString why = reason.trimmed();
    if (why.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Tell the readers of the tables why you overrule the scoring."));
    if (why.size() > longestOverruleReason)
        return failure(ErrorCode::Invalid, Tr::tr("A reason can have at most %1 characters.").arg(longestOverruleReason));
    YUYI_CHECK(requireProject(m_stores));
    YUYI_TRY(const auto details, m_stores.responses().response(attempt));
    YUYI_TRY(const auto question, askedQuestion(m_stores, details.attempt));
    YUYI_TRY(const auto images, m_stores.runs().imagesOf({question.versionId}));
    YUYI_CHECK(mayView(m_stores, m_actor, question.versionId, images.value(question.versionId)));
    if (details.response.status != ReplyStatus::Answered) {
        return failure(ErrorCode::Refused,
                       Tr::tr("No reply was received, so there is no scoring to overrule. Ask the model this question again."));
    }
    Overrule overrule;
    overrule.id = OverruleId::create();
    overrule.attempt = attempt;
    overrule.answer = question.options.isEmpty() ? Answer::written(answer.text) : answer;
    overrule.reason = why;
    overrule.createdAt = m_now();
    overrule.createdBy = m_actor;
    overrule.result = ResponseResult::Miss;
    YUYI_TRY(const auto project, m_stores.project().info());
    YUYI_CHECK(checkRead(question, project.preset.takesSeveral(question.kind), answer));
    if (!overrule.answer.isEmpty())
        overrule.result = question.isRight(overrule.answer) ? ResponseResult::Correct : ResponseResult::Incorrect;
    YUYI_CHECK(m_stores.responses().addOverrule(overrule));
    const AnswerForm form = project.preset.kind(question.kind);
    ResponseDetails after = details;
    after.overrule = overrule;
    Event event = makeEvent(Entity::Response, attempt.value(), AuditAction::Overruled, m_actor,
                            overruleText(details, question, form), overruleText(after, question, form));
    event.image = images.value(question.versionId);
    return m_stores.record(event);
}

Result<> ResponseViewer::withdraw(const AttemptId &attempt)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto details, m_stores.responses().response(attempt));
        YUYI_TRY(const auto question, askedQuestion(m_stores, details.attempt));
        YUYI_TRY(const auto images, m_stores.runs().imagesOf({question.versionId}));
        YUYI_CHECK(mayView(m_stores, m_actor, question.versionId, images.value(question.versionId)));
        if (!details.overrule)
            return failure(ErrorCode::NotFound, Tr::tr("The scoring of this reply has not been overruled."));
        YUYI_TRY(const auto project, m_stores.project().info());
        YUYI_CHECK(m_stores.responses().withdrawOverrule(attempt));
        Event event = makeEvent(Entity::Response, attempt.value(), AuditAction::OverruleWithdrawn, m_actor,
                                overruleText(details, question, project.preset.kind(question.kind)));
        event.image = images.value(question.versionId);
        return m_stores.record(event);
    });
}

} // namespace yuyi
