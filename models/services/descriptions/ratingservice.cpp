// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/ratingservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/descriptions/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/runtexts.h"
#include "models/stores/ratingstore.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RatingService)
};

constexpr int longestNote = 4000;

/// Different for every person, the same each time.
QByteArray sortKeyOf(const PersonId &person, const AttemptId &attempt)
{
    const QByteArray text = person.toString().toLatin1() + ' ' + attempt.toString().toLatin1();
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

bool isScoreOf(double score, const DescriptionTask &task)
{
    return score >= task.lowest && score <= task.highest && std::abs(score - std::round(score)) < 1e-9;
}

Error noPoint(const DescriptionTask &task)
{
    return {ErrorCode::Invalid,
            Tr::tr("A score must be a whole number from %1 to %2, as in the rubric.")
                .arg(task.lowest)
                .arg(task.highest),
            {}};
}

Result<> check(const ReplyRating &rating, const DescriptionTask &task)
{
    if (!rating.score)
        return failure(ErrorCode::Invalid, Tr::tr("Choose a score first."));
    if (!isScoreOf(*rating.score, task))
        return tl::unexpected(noPoint(task));
    for (auto it = rating.perspectives.cbegin(); it != rating.perspectives.cend(); ++it) {
        const bool known = std::any_of(task.perspectives.begin(), task.perspectives.end(),
                                       [&](const LabelValue &one) { return one.code.text() == it.key(); });
        if (!known) {
            QStringList codes;
            for (const LabelValue &one : task.perspectives)
                codes.append(one.code.text());
            return failure(ErrorCode::Invalid, Tr::tr("There is no perspective “%1”. Available: %2.")
                                                   .arg(it.key(), codes.join(Tr::tr(", ", "between the items of a list"))));
        }
        if (!isScoreOf(it.value(), task))
            return tl::unexpected(noPoint(task));
    }
    if (rating.note.size() > longestNote)
        return failure(ErrorCode::Invalid, Tr::tr("The note is longer than %1 characters.").arg(longestNote));
    return {};
}

QByteArray contentOf(const ReplyRating &rating)
{
    Json json{{"score", rating.score ? Json(*rating.score) : Json()}, {"note", toUtf8(rating.note)}, {"perspectives", Json::object()}};
    for (auto it = rating.perspectives.cbegin(); it != rating.perspectives.cend(); ++it)
        json["perspectives"][toUtf8(it.key())] = it.value();
    return jsonText(json);
}

ReplyRating ratingFrom(const QByteArray &content)
{
    const Json json = parseJson(content).value_or(Json::object());
    ReplyRating rating;
    if (fieldOf(json, "score").is_number())
        rating.score = numberOf(fieldOf(json, "score"));
    rating.note = textOf(fieldOf(json, "note"));
    for (const auto &[name, value] : fieldOf(json, "perspectives").items())
        rating.perspectives.insert(fromUtf8(name), numberOf(value));
    return rating;
}

Result<QList<ScoringLine>> linesOf(Stores &stores, const PersonId &person, const RunId &run, const HiddenItems &hidden)
{
    YUYI_TRY(const auto stored, stores.runs().run(run));
    YUYI_TRY(const auto found, scoredReplies(stores, stored));
    YUYI_TRY(const auto ratings, stores.ratings().ofRun(run));
    QHash<QuestionVersionId, ImageId> images;
    for (const ItemSetItem &item : found.items)
        images.insert(item.question, item.image);
    QSet<AttemptId> own;
    for (const ReplyRating &rating : ratings) {
        if (rating.judgement.isNull() && rating.createdBy == person && rating.score)
            own.insert(rating.attempt);
    }
    QList<ScoringLine> lines;
    for (const Description &one : found.replies) {
        const ImageId image = images.value(one.slot.question);
        if (!hidden.hides(one.slot.question, image))
            lines.append({one.attempt, run, one.slot.question, image, own.contains(one.attempt)});
    }
    return lines;
}

} // namespace

Result<QList<ScoringLine>> RatingService::lines(const QString &task, const QList<RunId> &only)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    YUYI_TRY(const auto runs, scoredRuns(m_stores));
    QList<ScoringLine> lines;
    for (const Run &run : runs) {
        if (!only.isEmpty() && !only.contains(run.id))
            continue;
        YUYI_TRY(const auto ownTask, scoringTask(m_stores, run));
        if (!task.isEmpty() && ownTask.task.code != task)
            continue;
        YUYI_TRY(auto own, linesOf(m_stores, m_actor, run.id, hidden));
        YUYI_TRY(const auto opened, hasOpenedFigures(m_stores, m_actor, run.id));
        if (opened)
            own.removeIf([](const ScoringLine &line) { return !line.scored; });
        lines.append(own);
    }
    std::sort(lines.begin(), lines.end(), [this](const ScoringLine &a, const ScoringLine &b) {
        return sortKeyOf(m_actor, a.attempt) < sortKeyOf(m_actor, b.attempt);
    });
    return lines;
}

Result<RatingService::Known> RatingService::known(const AttemptId &attempt)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(auto response, m_stores.responses().response(attempt));
    YUYI_TRY(auto run, m_stores.runs().run(response.response.run));
    const bool question = run.kind == RunKind::Questions;
    if (!question && run.kind != RunKind::Descriptions)
        return failure(ErrorCode::Refused, Tr::tr("Only descriptions of images and replies to questions can be scored here."));
    if (!question && (response.response.status != ReplyStatus::Answered || wordsOf(response.response.reply).isEmpty()))
        return failure(ErrorCode::Refused, Tr::tr("The model gave no description of this image, so there is nothing to score."));
    YUYI_TRY(auto replies, scoredReplies(m_stores, run));
    if (question && replies.replies.value(response.attempt.slot).attempt != attempt)
        return failure(ErrorCode::Refused, Tr::tr("This reply is not among those that are scored."));
    Known found{std::move(response), std::move(run), {}, std::move(replies.task)};
    for (const ItemSetItem &item : std::as_const(replies.items)) {
        if (item.question == found.response.attempt.slot.question)
            found.item = item;
    }
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    if (hidden.images.contains(found.item.image)) {
        return failure(ErrorCode::Refused, Tr::tr("You still have to annotate this image, or the image is in a "
                                                  "calibration, so other people's texts stay hidden."));
    }
    if (hidden.questions.contains(found.item.question)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You may still have to validate the question of this image, so other people's texts stay hidden."));
    }
    return found;
}

Result<ScoredQuestion> RatingService::questionOf(const Known &found)
{
    YUYI_TRY(const auto asked, questionsAsked(m_stores, found.run, {found.item.question}));
    if (asked.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This question no longer exists."));
    YUYI_TRY(const auto info, m_stores.project().info());
    ScoredQuestion shown{asked.constFirst(), info.preset.kind(asked.constFirst().kind)};
    Question &question = shown.question;
    QList<Option> options;
    // The letters in the model's words are those of the options as it was shown them.
    for (const OptionId &id : found.response.attempt.shownOrder) {
        for (const Option &option : std::as_const(question.options)) {
            if (option.id == id)
                options.append(option);
        }
    }
    if (options.size() == question.options.size())
        question.options = options;
    if (found.task.task.showKey)
        return shown;
    question.accepted.clear();
    for (Option &option : question.options)
        option.correct = false;
    return shown;
}

Result<ScoringView> RatingService::view(const AttemptId &attempt)
{
    YUYI_TRY(const auto found, known(attempt));
    YUYI_TRY(const auto image, m_stores.images().image(found.item.image));
    YUYI_TRY(const auto words, humanWords(m_stores, {found.item}));
    YUYI_TRY(const auto own, m_stores.ratings().ofPerson(attempt, m_actor));
    ScoringView view;
    view.attempt = attempt;
    view.image = image;
    view.itemId = found.item.itemId;
    view.task = found.task;
    if (found.run.kind == RunKind::Questions) {
        YUYI_TRY(const auto asked, questionOf(found));
        view.question = asked;
        view.description = wholeReply(found.response.response);
    } else {
        view.words = words.value(found.item.question);
        view.description = wordsOf(found.response.response.reply);
    }
    if (own && own->score)
        view.own = *own;
    return view;
}

Result<> RatingService::write(ReplyRating rating, const Known &found, const std::optional<ReplyRating> &before)
{
    YUYI_TRY(const auto progress, scoringProgress(m_stores, m_actor, found.run.id));
    const bool scored = before && before->score;
    if (progress.opened && !before) {
        return failure(ErrorCode::Refused, Tr::tr("You have opened the results of this run. Your score would not be blind, so "
                                                  "you can no longer score this run."));
    }
    const bool late = progress.opened || (before && before->rule == lateRule()) || (scored && progress.scored == progress.all);
    rating.id = RatingId::create();
    rating.judgement = {};
    rating.rule = late ? lateRule() : QString();
    rating.createdBy = m_actor;
    rating.createdAt = m_now();
    YUYI_CHECK(m_stores.ratings().add(rating));
    const AuditAction action = !rating.score ? AuditAction::Withdrawn : scored ? AuditAction::Changed
                                                                               : AuditAction::Added;
    // Not the score: a reader of the audit may still have to give theirs.
    return m_stores.record(makeEvent(Entity::Rating, rating.attempt.value(), action, m_actor, {},
                                     jsonText({{"run", toUtf8(found.run.id.toString())}})));
}

Result<> RatingService::rate(const ReplyRating &rating)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto found, known(rating.attempt));
        YUYI_CHECK(check(rating, found.task.task));
        YUYI_TRY(const auto before, m_stores.ratings().ofPerson(rating.attempt, m_actor));
        ReplyRating kept = rating;
        kept.note = rating.note.trimmed();
        YUYI_CHECK(write(kept, found, before));
        return pushScoreStep(m_stores, m_actor, rating.attempt, found.item.image, contentOf(before.value_or(ReplyRating())),
                             contentOf(kept), Tr::tr("Score of a description"));
    });
}

Result<> RatingService::restoreInTransaction(const AttemptId &attempt, const QByteArray &content)
{
    YUYI_TRY(const auto found, known(attempt));
    YUYI_TRY(const auto before, m_stores.ratings().ofPerson(attempt, m_actor));
    ReplyRating wanted = ratingFrom(content);
    wanted.attempt = attempt;
    return write(wanted, found, before);
}

Result<bool> hasOpenedFigures(Stores &stores, const PersonId &person, const RunId &run)
{
    EventFilter filter;
    filter.person = person;
    filter.entity = Entity::Rating;
    filter.action = codeOf(AuditAction::Opened);
    filter.subject = run.value();
    YUYI_TRY(const auto found, stores.history().find(filter, 0, 1));
    return !found.isEmpty();
}

Result<> openFigures(Stores &stores, const PersonId &person, const RunId &run)
{
    return stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(stores, person));
        YUYI_TRY(const auto progress, scoringProgress(stores, person, run));
        if (progress.left() == 0)
            return {};
        return stores.record(makeEvent(Entity::Rating, run.value(), AuditAction::Opened, person));
    });
}

QString withheldSentence(const ScoringProgress &progress)
{
    if (progress.opened || progress.withheld == 0)
        return {};
    return Tr::tr("%n descriptions are not offered yet, because you still have to annotate or validate these images, or they are in a "
                  "calibration.",
                  nullptr, progress.withheld);
}

Result<ScoringProgress> scoringProgress(Stores &stores, const PersonId &person, const RunId &run)
{
    YUYI_TRY(const auto hidden, hiddenItems(stores, person));
    YUYI_TRY(const auto lines, linesOf(stores, person, run, {}));
    YUYI_TRY(const auto opened, hasOpenedFigures(stores, person, run));
    ScoringProgress progress;
    progress.opened = opened;
    progress.all = static_cast<int>(lines.size());
    progress.scored = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const ScoringLine &line) { return line.scored; }));
    progress.withheld = static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const ScoringLine &line) {
        return !line.scored && hidden.hides(line.question, line.image);
    }));
    return progress;
}

} // namespace yuyi
