// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/replies/responseimport.h"

#include "models/domain/preset/extracting.h"
#include "models/domain/runs/modelsize.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/rules/events.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

/// Rows of one transaction step; `progress` moves between them.
constexpr qsizetype atOnce = 200;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

struct FoundConfiguration {
    Configuration configuration;
    QStringList offered;
    bool found = false;
};

Result<FoundConfiguration> configurationOf(Stores &stores, const QString &code)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto templates, stores.endpoints().templates());
    FoundConfiguration found;
    const auto offer = [&](const Configuration &one) {
        if (isFreeText(one.code) || readsReplies(one))
            return;
        if (!found.offered.contains(one.code))
            found.offered.append(one.code);
        if (one.code == code) {
            found.configuration = one;
            found.found = true;
        }
    };
    for (const Configuration &one : info.preset.configurations)
        offer(one);
    for (const PromptTemplate &version : templates)
        offer(version.configuration);
    return found;
}

/// The set of these items: one that is there with the same content is used again.
Result<ItemSetId> frozen(Stores &stores, QList<ItemSetItem> items, const QString &name, const PersonId &actor, const QDateTime &now)
{
    for (int i = 0; i < items.size(); ++i)
        items[i].position = i;
    ItemSet set;
    set.hash = itemSetHash(items);
    YUYI_TRY(const auto known, stores.runs().itemSetOfHash(set.hash));
    if (known)
        return known->id;
    set.id = ItemSetId::create();
    set.name = name;
    set.items = static_cast<int>(items.size());
    set.createdAt = now;
    set.createdBy = actor;
    YUYI_CHECK(stores.runs().addItemSet(set, items));
    return set.id;
}

/// Attempts, responses and scores of a part of the replies.
struct Rows {
    QList<Attempt> attempts;
    QList<Response> responses;
    QList<ScoredResponse> scores;
};

Rows rowsOf(const Run &run, const RepliesFile &file, const QList<MatchedReply> &matched, const ReplyItems &known,
            const QHash<QuestionVersionId, Question> &questions, const Preset &preset, const QDateTime &now)
{
    Rows rows;
    const QList<Scorer> scorers = scorersOf(preset);
    for (const MatchedReply &one : matched) {
        const ImportedReply &reply = file.replies.at(one.reply);
        const Question question = questions.value(known.items.at(one.item).question);
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = run.id;
        attempt.slot.question = question.versionId;
        attempt.slot.repeat = reply.repeat;
        const QString named = QStringLiteral("%1\n%2\n%3").arg(run.id.toString(), reply.name()).arg(reply.repeat);
        attempt.requestHash = QString::fromLatin1(QCryptographicHash::hash(named.toUtf8(), QCryptographicHash::Sha256).toHex());
        for (qsizetype i = 0; i < question.options.size(); ++i)
            attempt.shownOrder.append(question.options.at(one.shown.value(i, static_cast<int>(i))).id);
        attempt.sentAt = now;
        Response response;
        response.attempt = attempt.id;
        response.run = run.id;
        // Nothing will be asked again here, so what went wrong is final.
        response.status = reply.error.isEmpty() ? ReplyStatus::Answered : ReplyStatus::BadRequest;
        response.reply = reply.reply;
        response.reasoning = reply.reasoning;
        response.message = reply.error;
        response.tokensInput = reply.tokensInput;
        response.tokensOutput = reply.tokensOutput;
        response.endedAt = now;
        rows.attempts.append(attempt);
        rows.responses.append(response);
        rows.scores += scoreResponse(scorers, response, attempt.shownOrder, question, preset.kind(question.kind));
    }
    return rows;
}

void count(ResponseImportReport &report, const QList<ScoredResponse> &scores)
{
    for (const ScoredResponse &score : scores) {
        if (score.scorer != Scorer::Strict)
            continue;
        switch (score.result) {
        case ResponseResult::Correct: ++report.correct; break;
        case ResponseResult::Incorrect: ++report.incorrect; break;
        case ResponseResult::Miss: ++report.miss; break;
        case ResponseResult::Error: ++report.error; break;
        }
    }
}

QString someOf(const QStringList &ids)
{
    QStringList shown = ids.mid(0, 10);
    if (ids.size() > shown.size())
        shown.append(QStringLiteral("…"));
    return shown.join(QStringLiteral(", "));
}

/// Items and replies that belong together, and what a person is told about them.
struct Fitted {
    ReplyItems known;
    ReplyMatches matches;
    ResponseImportReport report;
};

Result<Fitted> fit(Stores &stores, const RepliesFile &file, const ResponseImportRequest &request)
{
    YUYI_TRY(auto known, replyItems(stores));
    YUYI_TRY(auto matches, matchReplies(file, known, request.matching, request.split));
    ResponseImportReport report;
    report.format = file.format;
    report.doubled = file.doubled;
    report.way = matches.way;
    report.split = matches.split;
    report.shuffled = matches.shuffled;
    report.unknown = matches.unknown;
    report.different = matches.different;
    report.matched = static_cast<int>(matches.matched.size());
    int last = -1;
    for (const MatchedReply &one : std::as_const(matches.matched)) {
        const ImportedReply &reply = file.replies.at(one.reply);
        report.items += one.item != last ? 1 : 0;
        last = one.item;
        report.repeats = std::max(report.repeats, reply.repeat + 1);
        report.failed += reply.error.isEmpty() ? 0 : 1;
        report.empty += reply.error.isEmpty() && reply.reply.trimmed().isEmpty() ? 1 : 0;
    }
    report.without = static_cast<int>(known.items.size()) - report.items;
    return Fitted{std::move(known), std::move(matches), report};
}

Result<> checkFitted(const Fitted &fitted, const ResponseImportRequest &request)
{
    const ResponseImportReport &report = fitted.report;
    if (!fitted.matches.twice.isEmpty()) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("Nothing was imported: some items have two replies under different IDs (%1).")
                .arg(someOf(fitted.matches.twice)));
    }
    if (report.matched == 0 && !report.different.isEmpty()) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "Nothing was imported: the questions or options in this file are not those of the project (%1).")
                .arg(someOf(report.different)));
    }
    if (report.matched == 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Nothing was imported: this project has none of the items in the file (%1).")
                           .arg(someOf(report.unknown)));
    }
    const QStringList left = report.unknown + report.different;
    if (request.allKnown && !left.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Nothing was imported: %n ID(s) belong to no item of this project (%1).", nullptr,
                              static_cast<int>(left.size()))
                           .arg(someOf(left)));
    }
    return {};
}

Result<> checkReplies(Stores &stores, const PersonId &actor, const RepliesFile &file)
{
    if (file.replies.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("There is no reply in this file."));
    return requireLead(stores, actor);
}

} // namespace

Result<ResponseImportReport> ResponseImport::examine(const RepliesFile &file, const ResponseImportRequest &request)
{
    YUYI_CHECK(checkReplies(m_stores, m_actor, file));
    YUYI_TRY(const auto fitted, fit(m_stores, file, request));
    YUYI_CHECK(checkFitted(fitted, request));
    return fitted.report;
}

Result<ResponseImportReport> ResponseImport::import(const RepliesFile &file, const ResponseImportRequest &request, Progress &progress)
{
    const QString model = request.model.trimmed();
    if (model.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter the model that gave these replies."));
    if (const QString fault = sizeFault(request.billions); !fault.isEmpty())
        return failure(ErrorCode::Invalid, fault);
    YUYI_CHECK(checkReplies(m_stores, m_actor, file));
    YUYI_TRY(const auto configuration, configurationOf(m_stores, request.configuration));
    if (!configuration.found) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no configuration “%1”. Available: %2.")
                           .arg(request.configuration, configuration.offered.join(QStringLiteral(", "))));
    }
    YUYI_TRY(const auto fitted, fit(m_stores, file, request));
    YUYI_CHECK(checkFitted(fitted, request));
    const ReplyItems &known = fitted.known;
    const QList<MatchedReply> &matched = fitted.matches.matched;
    ResponseImportReport report = fitted.report;
    QList<ItemSetItem> items;
    QList<QuestionVersionId> versions;
    for (const MatchedReply &one : matched) {
        if (!versions.isEmpty() && versions.constLast() == known.items.at(one.item).question)
            continue;
        items.append(known.items.at(one.item));
        versions.append(known.items.at(one.item).question);
    }
    YUYI_TRY(const auto project, m_stores.project().info());
    YUYI_TRY(const auto asked, m_stores.runs().questions(versions));
    QHash<QuestionVersionId, Question> questions;
    for (const Question &question : asked)
        questions.insert(question.versionId, question);

    Run run;
    run.id = RunId::create();
    run.launch = run.id;
    run.origin = RunOrigin::Imported;
    run.model = model;
    run.section = request.section;
    run.billions = request.billions;
    run.pictures.none = request.section == ModelSection::TextOnly;
    run.configuration = request.configuration;
    run.repeats = report.repeats;
    if (report.shuffled)
        run.order = OptionOrder::Shuffled;
    run.state = RunState::Done;
    run.createdAt = m_now();
    run.endedAt = run.createdAt;
    run.createdBy = m_actor;
    for (const QString &example : configuration.configuration.examples.mid(0, configuration.configuration.shots)) {
        if (const int index = known.byId.value(example, -1); index >= 0)
            run.examples.append(known.items.at(index).question);
    }
    report.run = run.id;
    progress.setTotal(matched.size());
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto set, frozen(m_stores, items, QStringLiteral("n=%1").arg(items.size()), m_actor, run.createdAt));
        run.itemSet = set;
        YUYI_CHECK(m_stores.runs().addRun(run));
        for (qsizetype from = 0; from < matched.size(); from += atOnce) {
            if (progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("The import was stopped. Nothing was imported."));
            const Rows rows = rowsOf(run, file, matched.mid(from, atOnce), known, questions, project.preset, run.createdAt);
            YUYI_CHECK(m_stores.responses().addAttempts(rows.attempts));
            YUYI_CHECK(m_stores.responses().addResponses(rows.responses));
            YUYI_CHECK(m_stores.responses().setScores(rows.scores));
            count(report, rows.scores);
            progress.advance(rows.attempts.size());
        }
        Json after = Json::object();
        after["model"] = toUtf8(run.model);
        after["configuration"] = toUtf8(run.configuration);
        after["number"] = report.matched;
        return m_stores.record(makeEvent(Entity::Run, run.id.value(), AuditAction::Imported, m_actor, {}, jsonText(after)));
    }));
    return report;
}

} // namespace yuyi
