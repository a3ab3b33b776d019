// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/validationservice.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/written.h"
#include "models/domain/preset/reservationlength.h"
#include "models/domain/review/blindpictures.h"
#include "models/domain/review/lookingtime.h"
#include "models/services/review/undosteps.h"
#include "models/services/review/validationrounds.h"
#include "models/services/review/validationvotes.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/face.h"
#include "models/services/rules/optionorder.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

/// The oldest open rounds, to tell somebody for whom nothing waits why.
constexpr int oldestRoundsLookedAt = 100;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationService)
};

QString sentenceOf(Answering answering)
{
    switch (answering) {
    case Answering::Allowed: return {};
    case Answering::Closed: return Tr::tr("This question is no longer open for answers.");
    case Answering::NoValidator: return Tr::tr("Only active people with the role “Validator” can answer questions.");
    case Answering::Involved:
        return Tr::tr("You annotated, adjudicated or discussed this image, so you cannot answer its questions.");
    case Answering::Answered: return Tr::tr("You have already answered this question in this round.");
    case Answering::Full: return Tr::tr("Enough people have answered this question; your answer is no longer needed.");
    case Answering::FreshFirst:
        return Tr::tr("You answered this question in an earlier round. People who have not answered it yet are asked first.");
    }
    return {};
}

/// Whether all options of an answer are among these.
bool isAmong(const Answer &answer, const QList<OptionId> &ids)
{
    return positionsOf(answer, ids).count() == answer.count();
}

/// What is wrong with the form of an answer to a question with or without options; empty: nothing.
QString formFault(const Answer &answer, bool written)
{
    if (written)
        return answer.count() > 0                  ? Tr::tr("This question has no options. Its answer is written.")
             : answer.text.size() > longestWritten ? Tr::tr("A written answer has at most %1 characters.").arg(longestWritten)
                                                   : QString();
    return answer.text.isEmpty() ? QString() : Tr::tr("This question has options. Its answer is not written.");
}

/// In a package and at a desk: the options alone, and no key.
Result<Question> blindOptions(Stores &stores, const Validation &round)
{
    YUYI_TRY(const auto blind, stores.validation().blindQuestion(round.questionVersion));
    Question question;
    question.id = round.question;
    question.versionId = round.questionVersion;
    question.kind = blind.kind;
    question.stem = blind.stem;
    for (const BlindQuestion::Choice &choice : blind.options) {
        Option option;
        option.id = choice.id;
        option.text = choice.text;
        option.picture = choice.picture;
        question.options.append(option);
    }
    question.media = blind.media;
    return question;
}

/// The key of the version, from the gold that holds it.
Result<Question> goldQuestion(Stores &stores, const Validation &round)
{
    YUYI_TRY(const auto inside, isAway(stores));
    if (inside)
        return blindOptions(stores, round);
    YUYI_TRY(const auto gold, stores.annotations().gold(round.image));
    if (gold) {
        for (const Question &question : gold->content.questions) {
            if (question.versionId == round.questionVersion)
                return question;
        }
    }
    return failure(ErrorCode::Refused, sentenceOf(Answering::Closed));
}

} // namespace

Result<ValidationService::Blindness> ValidationService::hiddenVersions()
{
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    Blindness blindness;
    if (!person.is(Role::Validator))
        return blindness;
    YUYI_TRY(const auto known, m_stores.validationQueue().openButKnownTo(m_actor));
    blindness.validates = true;
    blindness.known = known;
    return blindness;
}

Result<bool> ValidationService::isHidden(const ValidatedItem &item)
{
    if (!item.isOpen())
        return false;
    YUYI_TRY(const auto hidden, hiddenVersions());
    return hidden.hides(item);
}

Result<QDateTime> ValidationService::reservedUntil()
{
    YUYI_TRY(const auto info, m_stores.project().info());
    return reservationEnd(info.rules.reservationMinutes, m_now());
}

Result<> ValidationService::requireMayAnswer(const ValidationId &id)
{
    YUYI_TRY(const auto may, m_stores.validationQueue().mayAnswer(id, m_actor, m_now()));
    if (may != Answering::Allowed)
        return failure(ErrorCode::Refused, sentenceOf(may));
    return {};
}

Result<QList<OptionId>> ValidationService::orderOf(const QList<OptionId> &options, const QString &kind, qint64 seed)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    return fixedKinds(info.preset).contains(kind) ? options : shuffled(options, seed);
}

Result<AnswerForm> ValidationService::formOf(const QString &kind)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    return AnswerForm(info.preset.kind(kind));
}

Result<BlindItem> ValidationService::itemOf(const Validation &validation)
{
    YUYI_TRY(const auto question, m_stores.validation().blindQuestion(validation.questionVersion));
    YUYI_TRY(const auto image, m_stores.images().image(validation.image));
    BlindItem item;
    item.validation = validation.id;
    item.image = image.id;
    item.stem = question.stem;
    QList<OptionId> ids;
    for (const BlindQuestion::Choice &choice : question.options)
        ids.append(choice.id);
    YUYI_TRY(const auto order, orderOf(ids, question.kind, orderSeed(validation, m_actor)));
    for (const OptionId &id : order)
        item.options.append(question.options.at(ids.indexOf(id)));
    item.pictures = blindPictures(question, mediumOf(image), item.options);
    YUYI_TRY(const auto form, formOf(question.kind));
    item.takesSeveral = form.several;
    item.ownLabels = form.ownLabels;
    return item;
}

Result<QList<BlindItem>> ValidationService::take(int count)
{
    QList<BlindItem> items;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto until, reservedUntil());
        YUYI_TRY(const auto offered, m_stores.validationQueue().next(m_actor, m_now(), count));
        // Held in one order by everybody, so that no two people wait for each other.
        QList<ValidationId> order = offered;
        std::sort(order.begin(), order.end());
        for (const ValidationId &id : order)
            YUYI_CHECK(m_stores.validation().hold(id));
        for (const ValidationId &id : offered) {
            YUYI_TRY(const auto may, m_stores.validationQueue().mayAnswer(id, m_actor, m_now()));
            if (may != Answering::Allowed)
                continue;
            YUYI_CHECK(m_stores.desk().takeRound(id));
            YUYI_TRY(const auto round, m_stores.validation().validation(id));
            YUYI_CHECK(m_stores.validationQueue().reserve(round, m_actor, until));
            YUYI_TRY(const auto item, itemOf(round));
            items.append(item);
        }
        return {};
    }));
    return items;
}

Result<> ValidationService::giveBack(const QList<ValidationId> &ids)
{
    return m_stores.transaction([&]() -> Result<> {
        for (const ValidationId &id : ids) {
            YUYI_TRY(const auto round, m_stores.validation().validation(id));
            YUYI_CHECK(m_stores.validationQueue().giveBack(round, m_actor));
        }
        return {};
    });
}

Result<VoteId> ValidationService::answer(const BlindAnswer &answer, const QString &text)
{
    Vote vote;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(m_stores.validation().hold(answer.validation));
        YUYI_TRY(const auto round, m_stores.validation().validation(answer.validation));
        YUYI_CHECK(requireMayAnswer(round.id));
        YUYI_TRY(const auto question, goldQuestion(m_stores, round));
        const bool written = question.options.isEmpty();
        if (answer.answer.isEmpty() && !answer.flags.contains(VoteFlag::NoneRight)) {
            return failure(ErrorCode::Invalid,
                           written ? Tr::tr("Write an answer, or report that the question cannot be answered.")
                                   : Tr::tr("Choose an option, or report that no option is correct."));
        }
        if (const QString fault = formFault(answer.answer, written); !fault.isEmpty())
            return failure(ErrorCode::Invalid, fault);
        const QList<OptionId> ids = question.optionIds();
        if (!isAmong(answer.answer, ids))
            return failure(ErrorCode::Invalid, Tr::tr("This option belongs to another version of the question."));
        YUYI_TRY(const auto asked, formOf(question.kind));
        if (answer.answer.count() > 1 && !asked.several)
            return failure(ErrorCode::Invalid, Tr::tr("Choose one option only."));
        vote.id = VoteId::create();
        vote.validation = round.id;
        vote.questionVersion = round.questionVersion;
        vote.round = round.round;
        vote.seed = orderSeed(round, m_actor);
        YUYI_TRY(const auto order, orderOf(ids, question.kind, vote.seed));
        vote.shownOrder = order;
        vote.answer = answer.answer;
        vote.correct = question.isRight(vote.answer);
        vote.milliseconds = lookingTime(answer.milliseconds);
        for (const VoteFlag flag : answer.flags) {
            if (!vote.flags.contains(flag))
                vote.flags.append(flag);
        }
        std::sort(vote.flags.begin(), vote.flags.end());
        vote.note = answer.note.trimmed();
        vote.createdAt = m_now();
        vote.person = m_actor;
        YUYI_CHECK(m_stores.validation().addVote(vote));
        YUYI_CHECK(m_stores.validationQueue().endReservation(round, m_actor));
        const Event event = makeEvent(Entity::Vote, vote.id.value(), AuditAction::Answered, m_actor, {},
                                      auditValue(vote, question));
        YUYI_CHECK(m_stores.record(event));
        YUYI_CHECK(pushVoteStep(m_stores, m_actor, vote.id, round.image, text));
        return decideInTransaction(m_stores, round.id, m_actor, m_now);
    }));
    return vote.id;
}

Result<> ValidationService::importInTransaction(const Vote &given)
{
    const auto forged = [](const QString &what) {
        return failure(ErrorCode::Damaged, Tr::tr("This answer was not given in Yuyi."), what);
    };
    YUYI_CHECK(m_stores.validation().hold(given.validation));
    YUYI_TRY(const auto round, m_stores.validation().validation(given.validation));
    if (given.questionVersion != round.questionVersion || given.round != round.round)
        return forged(QStringLiteral("round"));
    YUYI_TRY(const auto seen, m_stores.validation().blindQuestion(round.questionVersion));
    QList<OptionId> ids;
    for (const BlindQuestion::Choice &choice : seen.options)
        ids.append(choice.id);
    if (const QString fault = formFault(given.answer, ids.isEmpty()); !fault.isEmpty())
        return failure(ErrorCode::Damaged, fault, given.id.toString());
    if (given.answer.text != given.answer.text.trimmed())
        return forged(QStringLiteral("text"));
    if (given.answer.isEmpty() ? !given.flags.contains(VoteFlag::NoneRight) : !isAmong(given.answer, ids))
        return forged(QStringLiteral("option"));
    YUYI_TRY(const auto asked, formOf(seen.kind));
    Answer form(given.answer.options());
    form.text = given.answer.text;
    if (given.answer != form || (given.answer.count() > 1 && !asked.several))
        return forged(QStringLiteral("options"));
    YUYI_TRY(const auto order, orderOf(ids, seen.kind, given.seed));
    if (given.seed != orderSeed(round, m_actor) || given.shownOrder != order)
        return forged(QStringLiteral("order"));
    YUYI_CHECK(requireMayAnswer(round.id));
    YUYI_TRY(const auto question, goldQuestion(m_stores, round));
    Vote vote = given;
    vote.person = m_actor;
    vote.withdrawn = false;
    vote.correct = question.isRight(vote.answer);
    YUYI_CHECK(m_stores.validation().addVote(vote));
    YUYI_CHECK(m_stores.validationQueue().endReservation(round, m_actor));
    Event event = makeEvent(Entity::Vote, vote.id.value(), AuditAction::Answered, m_actor, {}, auditValue(vote, question));
    event.createdAt = vote.createdAt;
    YUYI_CHECK(m_stores.record(event));
    return decideInTransaction(m_stores, round.id, m_actor, m_now);
}

Result<> ValidationService::mayWithdraw(const VoteId &id)
{
    YUYI_TRY(const auto vote, m_stores.validation().vote(id));
    if (vote.person != m_actor)
        return failure(ErrorCode::Refused, Tr::tr("This answer belongs to somebody else."));
    if (vote.withdrawn)
        return failure(ErrorCode::Refused, Tr::tr("This answer was already withdrawn."));
    YUYI_TRY(const auto round, m_stores.validation().validation(vote.validation));
    if (round.state != ValidationState::Open) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This question has all its answers and has been decided. You can no longer withdraw your answer."));
    }
    return {};
}

Result<> ValidationService::withdrawInTransaction(const VoteId &id)
{
    YUYI_TRY(const auto vote, m_stores.validation().vote(id));
    YUYI_CHECK(m_stores.validation().hold(vote.validation));
    YUYI_CHECK(mayWithdraw(id));
    YUYI_TRY(const auto round, m_stores.validation().validation(vote.validation));
    YUYI_CHECK(m_stores.validation().setVoteWithdrawn(id, true));
    YUYI_TRY(const auto until, reservedUntil());
    YUYI_CHECK(m_stores.validationQueue().reserve(round, m_actor, until));
    return m_stores.record(makeEvent(Entity::Vote, id.value(), AuditAction::Withdrawn, m_actor));
}

Result<> ValidationService::restoreInTransaction(const VoteId &id)
{
    YUYI_TRY(const auto vote, m_stores.validation().vote(id));
    if (vote.person != m_actor)
        return failure(ErrorCode::Refused, Tr::tr("This answer belongs to somebody else."));
    YUYI_CHECK(m_stores.validation().hold(vote.validation));
    YUYI_CHECK(requireMayAnswer(vote.validation));
    YUYI_TRY(const auto round, m_stores.validation().validation(vote.validation));
    YUYI_CHECK(m_stores.validation().setVoteWithdrawn(id, false));
    YUYI_CHECK(m_stores.validationQueue().endReservation(round, m_actor));
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Vote, id.value(), AuditAction::Restored, m_actor)));
    return decideInTransaction(m_stores, round.id, m_actor, m_now);
}

Result<ValidationProgress> ValidationService::progress()
{
    const QDateTime now = m_now();
    const QDateTime midnight = now.toLocalTime().date().startOfDay();
    YUYI_TRY(const auto today, m_stores.validation().votedSince(m_actor, midnight));
    YUYI_TRY(const auto waiting, m_stores.validationQueue().waitingFor(m_actor, now));
    ValidationProgress progress{today, waiting};
    if (progress.waiting > 0)
        return progress;
    YUYI_TRY(const auto rounds, m_stores.validationQueue().waitingRounds(now, oldestRoundsLookedAt));
    for (const WaitingRound &round : rounds) {
        YUYI_TRY(const auto may, m_stores.validationQueue().mayAnswer(round.round, m_actor, now));
        progress.keptForOthers += may == Answering::FreshFirst ? 1 : 0;
    }
    return progress;
}

Result<ItemVotes> ValidationService::itemVotes()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(auto all, m_stores.validation().itemVotes());
    YUYI_TRY(const auto info, m_stores.project().info());
    const bool severalKinds = std::any_of(all.items.begin(), all.items.end(),
                                          [&](const ValidatedItem &item) { return item.kind != all.items.constFirst().kind; });
    for (ValidatedItem &item : all.items) {
        const QuestionKind *kind = info.preset.kind(item.kind);
        item.ownLabels = AnswerForm(kind).ownLabels;
        if (severalKinds && kind)
            item.kindTitle = kind->title.text();
    }
    YUYI_TRY(const auto hidden, hiddenVersions());
    if (!hidden.validates)
        return all;
    std::vector<bool> blind(static_cast<size_t>(all.items.size()), false);
    for (qsizetype i = 0; i < all.items.size(); ++i) {
        blind[static_cast<size_t>(i)] = hidden.hides(all.items.at(i));
        if (blind[static_cast<size_t>(i)])
            all.items[i].key = {};
    }
    std::erase_if(all.votes, [&](const ItemVote &vote) { return blind[static_cast<size_t>(vote.item)]; });
    return all;
}

Result<ValidationDetail> ValidationService::detail(const ValidatedItem &item)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    ValidationDetail detail;
    YUYI_TRY(const auto image, m_stores.images().image(item.image));
    detail.image = image;
    YUYI_TRY(const auto question, m_stores.validation().blindQuestion(item.version));
    detail.question.stem = question.stem;
    for (const BlindQuestion::Choice &choice : question.options)
        detail.question.options.append({choice.id, choice.text, {}, false, choice.picture});
    detail.question.media = question.media;
    YUYI_TRY(const auto hidden, isHidden(item));
    if (!hidden) {
        YUYI_TRY(detail.votes, m_stores.validation().votesOnVersion(item.version));
    }
    if (question.options.isEmpty() && !hidden) {
        YUYI_TRY(const auto versions, m_stores.runs().questions({item.version}));
        for (const Question &version : versions)
            detail.question.accepted = version.accepted;
    }
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(item.question));
    detail.rounds = rounds;
    if (item.state != ValidationState::Open || rounds.isEmpty())
        return detail;
    YUYI_TRY(detail.waitsFor, m_stores.validationQueue().waitsFor(rounds.constLast().id, m_now()));
    return detail;
}

Result<QList<ImageId>> ValidationService::imagesWithoutRound()
{
    return m_stores.validation().imagesWithoutRound();
}

Result<QList<Vote>> ValidationService::votesOn(const ValidatedItem &item)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto hidden, isHidden(item));
    if (hidden)
        return QList<Vote>();
    return m_stores.validation().votesOnVersion(item.version);
}

Result<int> ValidationService::open(const QList<ImageId> &images)
{
    int opened = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto info, m_stores.project().info());
        if (info.rules.votesPerQuestion == 0) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "The rules of this project set 0 answers per question, so there is no blind validation. Set the number of answers "
                    "per question first."));
        }
        for (const ImageId &image : images) {
            YUYI_TRY(const auto here, openValidationsInTransaction(m_stores, image, m_actor, ImportedQuestions::Taken, m_now));
            opened += here;
            YUYI_CHECK(refreshStage(m_stores, image, m_actor));
        }
        return {};
    }));
    return opened;
}

Result<> ValidationService::mayTakeOut(const VoteId &id)
{
    return mayTakeOutVote(m_stores, m_actor, id);
}

Result<> ValidationService::takeOutInTransaction(const VoteId &id)
{
    return takeOutVote(m_stores, m_actor, id, m_now());
}

} // namespace yuyi
