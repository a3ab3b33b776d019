// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/responseimport.h"

#include "models/evaluation/scoring.h"
#include "models/services/events.h"
#include "models/services/freetext.h"
#include "models/services/itemchoice.h"
#include "models/services/mayread.h"

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

/// Everything that replies can be about.
struct Known {
    QList<ItemSetItem> items;        ///< in the project's order
    QHash<QString, int> byId;        ///< every name of an item → its place
};

Result<Known> knownItems(Stores &stores)
{
    ItemChoice choice;
    FilterTerm anyStage;
    anyStage.field = QStringLiteral("stage");
    for (const auto &[stage, code] : codesOf(Stage{}))
        anyStage.values.append(QString::fromUtf16(code));
    choice.filter.terms = {anyStage};
    const auto chosen = ItemChooser(stores).choose(choice);
    if (!chosen)
        return passOn(chosen);
    Known known;
    QHash<QuestionVersionId, int> places;
    for (const ChosenItem &one : chosen->items) {
        const int place = static_cast<int>(known.items.size());
        places.insert(one.item.question, place);
        known.byId.insert(one.item.itemId, place);
        known.items.append(one.item);
    }

    const auto items = stores.annotations().items();
    if (!items)
        return passOn(items);
    const auto entries = stores.sources().entries();
    if (!entries)
        return passOn(entries);
    QHash<SourceEntryId, QString> names;
    for (const SourceEntry &entry : *entries)
        names.insert(entry.id, entry.itemId);
    QHash<QString, QList<int>> others;
    for (const Item &item : *items) {
        const int place = places.value(item.question.versionId, -1);
        if (place < 0)
            continue;
        others[item.question.versionId.toString()].append(place);
        others[item.question.id.toString()].append(place);
        if (const QString name = names.value(item.sourceEntry); !name.isEmpty())
            others[name].append(place);
    }
    // A name that two items have tells nothing.
    for (auto one = others.constBegin(); one != others.constEnd(); ++one) {
        if (one->size() == 1 && !known.byId.contains(one.key()))
            known.byId.insert(one.key(), one->constFirst());
    }
    return known;
}

struct FoundConfiguration {
    Configuration configuration;
    QStringList offered;
    bool found = false;
};

Result<FoundConfiguration> configurationOf(Stores &stores, const QString &code)
{
    const auto info = stores.project().info();
    if (!info)
        return passOn(info);
    const auto templates = stores.endpoints().templates();
    if (!templates)
        return passOn(templates);
    FoundConfiguration found;
    const auto offer = [&](const Configuration &one) {
        if (isFreeText(one.code))
            return;
        if (!found.offered.contains(one.code))
            found.offered.append(one.code);
        if (one.code == code) {
            found.configuration = one;
            found.found = true;
        }
    };
    for (const Configuration &one : info->preset.configurations)
        offer(one);
    for (const PromptTemplate &version : *templates)
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
    const auto known = stores.runs().itemSetOfHash(set.hash);
    if (!known)
        return passOn(known);
    if (*known)
        return (*known)->id;
    set.id = ItemSetId::create();
    set.name = name;
    set.items = static_cast<int>(items.size());
    set.createdAt = now;
    set.createdBy = actor;
    if (const auto added = stores.runs().addItemSet(set, items); !added)
        return passOn(added);
    return set.id;
}

struct Matched {
    const ImportedReply *reply = nullptr;
    int place = 0;
};

/// Attempts, responses and scores of a part of the replies.
struct Rows {
    QList<Attempt> attempts;
    QList<Response> responses;
    QList<ScoredResponse> scores;
};

Rows rowsOf(const Run &run, const QList<Matched> &matched, const Known &known, const QHash<QuestionVersionId, Question> &questions,
            const QDateTime &now)
{
    Rows rows;
    for (const Matched &one : matched) {
        const Question question = questions.value(known.items.at(one.place).question);
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = run.id;
        attempt.slot.question = question.versionId;
        attempt.requestHash = QString::fromLatin1(
            QCryptographicHash::hash((run.id.toString() + u'\n' + one.reply->id).toUtf8(), QCryptographicHash::Sha256).toHex());
        for (const Option &option : question.options)
            attempt.shownOrder.append(option.id);
        attempt.sentAt = now;
        Response response;
        response.attempt = attempt.id;
        response.run = run.id;
        // Nothing will be asked again here, so what went wrong is final.
        response.status = one.reply->error.isEmpty() ? ReplyStatus::Answered : ReplyStatus::BadRequest;
        response.reply = one.reply->reply;
        response.reasoning = one.reply->reasoning;
        response.message = one.reply->error;
        response.tokensInput = one.reply->tokensInput;
        response.tokensOutput = one.reply->tokensOutput;
        response.endedAt = now;
        rows.attempts.append(attempt);
        rows.responses.append(response);
        rows.scores += scoreResponse(response, attempt.shownOrder, question);
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

} // namespace

Result<ResponseImportReport> ResponseImport::import(const RepliesFile &file, const ResponseImportRequest &request, Progress &progress)
{
    const QString model = request.model.trimmed();
    if (model.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Say which model gave these replies."));
    if (file.replies.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("There is no reply in this file."));
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return passOn(lead);
    const auto configuration = configurationOf(m_stores, request.configuration);
    if (!configuration)
        return passOn(configuration);
    if (!configuration->found) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no configuration “%1”; there are: %2.")
                           .arg(request.configuration, configuration->offered.join(QStringLiteral(", "))));
    }
    const auto known = knownItems(m_stores);
    if (!known)
        return passOn(known);

    ResponseImportReport report;
    report.doubled = file.doubled;
    QHash<int, const ImportedReply *> taken;
    QStringList twice;
    for (const ImportedReply &reply : file.replies) {
        const int place = known->byId.value(reply.id, -1);
        if (place < 0)
            report.unknown.append(reply.id);
        else if (taken.contains(place))
            twice.append(QStringLiteral("%1 = %2").arg(taken.value(place)->id, reply.id));
        else
            taken.insert(place, &reply);
    }
    if (!twice.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Nothing was imported: some items have two replies under different ids (%1).").arg(someOf(twice)));
    }
    if (taken.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Nothing was imported: no id of this file belongs to an item of this project (%1).")
                           .arg(someOf(report.unknown)));
    }
    if (request.allKnown && !report.unknown.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Nothing was imported: %n id(s) belong to no item of this project (%1).", nullptr,
                                static_cast<int>(report.unknown.size()))
                           .arg(someOf(report.unknown)));
    }

    QList<Matched> matched;
    QList<ItemSetItem> items;
    QList<QuestionVersionId> versions;
    for (int place = 0; place < known->items.size(); ++place) {
        if (!taken.contains(place))
            continue;
        matched.append({taken.value(place), place});
        items.append(known->items.at(place));
        versions.append(known->items.at(place).question);
    }
    report.matched = static_cast<int>(matched.size());
    report.without = static_cast<int>(known->items.size()) - report.matched;
    const auto asked = m_stores.runs().questions(versions);
    if (!asked)
        return passOn(asked);
    QHash<QuestionVersionId, Question> questions;
    for (const Question &question : *asked)
        questions.insert(question.versionId, question);

    Run run;
    run.id = RunId::create();
    run.launch = run.id;
    run.origin = RunOrigin::Imported;
    run.model = model;
    run.section = request.section;
    run.pictures.none = request.section == ModelSection::TextOnly;
    run.configuration = request.configuration;
    run.state = RunState::Done;
    run.createdAt = m_now();
    run.endedAt = run.createdAt;
    run.createdBy = m_actor;
    for (const QString &example : configuration->configuration.examples.mid(0, configuration->configuration.shots)) {
        if (const int place = known->byId.value(example, -1); place >= 0)
            run.examples.append(known->items.at(place).question);
    }
    report.run = run.id;
    progress.setTotal(matched.size());
    const auto done = m_stores.transaction([&]() -> Result<> {
        const auto set = frozen(m_stores, items, QStringLiteral("n=%1").arg(items.size()), m_actor, run.createdAt);
        if (!set)
            return passOn(set);
        run.itemSet = *set;
        if (const auto added = m_stores.runs().addRun(run); !added)
            return added;
        for (qsizetype from = 0; from < matched.size(); from += atOnce) {
            if (progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("The import was stopped. Nothing was imported."));
            const Rows rows = rowsOf(run, matched.mid(from, atOnce), *known, questions, run.createdAt);
            if (const auto added = m_stores.runs().addAttempts(rows.attempts); !added)
                return added;
            if (const auto added = m_stores.runs().addResponses(rows.responses); !added)
                return added;
            if (const auto added = m_stores.runs().setScores(rows.scores); !added)
                return added;
            count(report, rows.scores);
            progress.advance(rows.attempts.size());
        }
        Json after = Json::object();
        after["model"] = toUtf8(run.model);
        after["configuration"] = toUtf8(run.configuration);
        after["number"] = report.matched;
        return m_stores.record(makeEvent(Entity::Run, run.id.value(), QStringLiteral("imported"), m_actor, {}, jsonText(after)));
    });
    if (!done)
        return passOn(done);
    return report;
}

} // namespace yuyi
