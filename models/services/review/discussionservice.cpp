// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/discussionservice.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"
#include "models/services/review/goldquestions.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DiscussionService)
};

Result<> requireNote(const QString &note)
{
    if (note.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write a short reason."));
    return {};
}

Result<> requireOpen(const Discussion &discussion)
{
    if (discussion.state != DiscussionState::Open)
        return failure(ErrorCode::Refused, Tr::tr("This discussion has been concluded."));
    return {};
}

QString numberOfKeys(const QuestionKind &kind)
{
    return kind.fewestCorrect == kind.mostCorrect ? QString::number(kind.mostCorrect)
                                                  : Tr::tr("%1 to %2").arg(kind.fewestCorrect).arg(kind.mostCorrect);
}

/// A version may be newer than gold's: its author has been typing.
Result<int> nextNumber(Stores &stores, const Question &question)
{
    YUYI_TRY(const auto owner, stores.review().ownerOf(question.id));
    YUYI_TRY(const auto annotation, stores.annotations().annotation(owner));
    int last = question.number;
    for (const Question &own : annotation.content.questions) {
        if (own.id == question.id)
            last = std::max(last, own.number);
    }
    return last + 1;
}

/// The hashes of the options' pictures in one order.
QStringList optionPictures(const Question &question)
{
    QStringList pictures;
    for (const Option &option : question.options) {
        if (!option.picture.isNull())
            pictures.append(option.picture.sha256.hex());
    }
    pictures.sort();
    return pictures;
}

/// From one to mostAccepted wordings, no two of which are counted as the same.
bool areComplete(const QStringList &accepted)
{
    if (accepted.isEmpty() || accepted.size() > mostAccepted)
        return false;
    for (qsizetype i = 0; i < accepted.size(); ++i) {
        const QString &wording = accepted.at(i);
        const QString form = writtenForm(wording);
        // 3条狗 is not 3只猫, though both are counted as 3.
        const auto alike = [&](const QString &former) { return writtenForm(former) == form && sameWritten(former, wording); };
        if (form.isEmpty() || wording.size() > longestWritten
            || std::any_of(accepted.begin(), accepted.begin() + i, alike))
            return false;
    }
    return true;
}

/// The question with a text as its first accepted answer.
Result<Question> withWrittenKey(const Question &question, const Conclusion &conclusion)
{
    const QString text = conclusion.key.text.trimmed();
    if (text.isEmpty() || conclusion.key.count() > 0)
        return failure(ErrorCode::Invalid, Tr::tr("Choose or write the answer that becomes the new key."));
    if (text.size() > longestWritten)
        return failure(ErrorCode::Invalid, Tr::tr("A written answer has at most %1 characters.").arg(longestWritten));
    Question next = question;
    next.accepted = QStringList{text};
    if (conclusion.keepsAccepted && question.isRight(conclusion.key))
        return failure(ErrorCode::Invalid, Tr::tr("This answer is accepted already."));
    if (conclusion.keepsAccepted)
        next.accepted += question.accepted;
    if (next.accepted == question.accepted)
        return failure(ErrorCode::Invalid, Tr::tr("This answer is the only accepted answer already."));
    if (next.accepted.size() > mostAccepted) {
        return failure(ErrorCode::Invalid, Tr::tr("A question has at most %1 accepted answers. Rewrite the question to remove one of them.")
                                               .arg(mostAccepted));
    }
    return next;
}

} // namespace

bool isComplete(const Question &question, const QuestionKind *kind)
{
    if (question.options.isEmpty())
        return !question.stem.isEmpty() && (!kind || kind->isWritten()) && areComplete(question.accepted);
    return !question.stem.isEmpty() && allowsCorrect(kind, question.keys().count())
        && std::none_of(question.options.begin(), question.options.end(), [](const Option &option) { return option.isEmpty(); });
}

QString incompleteText(const QuestionKind *kind)
{
    if (kind && kind->isWritten()) {
        return Tr::tr("Enter the question and 1 to %1 accepted answers. Each answer is a different wording of at most %2 characters.")
            .arg(mostAccepted)
            .arg(longestWritten);
    }
    return kind && kind->takesSeveral()
             ? Tr::tr("Enter the question and all its options, and choose %1 correct options.").arg(numberOfKeys(*kind))
             : Tr::tr("Enter the question and all its options, and choose one correct option.");
}

Result<> DiscussionService::requirePart(const Discussion &discussion)
{
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    if (person.is(Role::Lead) || person.is(Role::Adjudicator))
        return {};
    const QuestionId question(discussion.subjectId);
    YUYI_TRY(const auto owner, m_stores.review().ownerOf(question));
    YUYI_TRY(const auto annotation, m_stores.annotations().annotation(owner));
    if (annotation.person == m_actor)
        return {};
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(question));
    for (const Validation &round : rounds) {
        YUYI_TRY(const auto votes, m_stores.validation().votes(round.id));
        if (std::any_of(votes.begin(), votes.end(), [&](const Vote &vote) { return vote.person == m_actor; }))
            return {};
    }
    return failure(
        ErrorCode::Refused,
        Tr::tr(
            "Only leads, adjudicators, the author of the question and people who answered it can take part in this discussion."));
}

Result<Question> DiscussionService::goldVersion(const Discussion &discussion)
{
    YUYI_TRY(const auto gold, m_stores.annotations().gold(discussion.image));
    if (gold) {
        for (const Question &question : gold->content.questions) {
            if (question.id.value() == discussion.subjectId)
                return question;
        }
    }
    return failure(ErrorCode::NotFound, Tr::tr("This question no longer belongs to the gold annotation of its image."));
}

Result<QList<Discussion>> DiscussionService::list()
{
    YUYI_TRY(const auto all, m_stores.discussions().discussions({}));
    QList<Discussion> mine;
    for (const Discussion &discussion : all) {
        if (discussion.subject != DiscussionSubject::Question)
            continue;
        const auto part = requirePart(discussion);
        if (part)
            mine.append(discussion);
        else if (part.error().code != ErrorCode::Refused)
            return passOn(part);
    }
    std::stable_sort(mine.begin(), mine.end(), [](const Discussion &a, const Discussion &b) {
        if (a.state != b.state)
            return a.state == DiscussionState::Open;
        return a.state == DiscussionState::Open ? a.createdAt < b.createdAt : a.closedAt > b.closedAt;
    });
    return mine;
}

Result<QList<DiscussionLine>> DiscussionService::lines()
{
    YUYI_TRY(const auto all, list());
    QList<DiscussionLine> lines;
    for (const Discussion &discussion : all) {
        DiscussionLine line{discussion, {}, {}};
        YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(QuestionId(discussion.subjectId)));
        if (!rounds.isEmpty()) {
            YUYI_TRY(const auto question, m_stores.validation().blindQuestion(rounds.constLast().questionVersion));
            line.stem = readableStem(question.stem).simplified();
        }
        YUYI_TRY(const auto image, m_stores.images().image(discussion.image));
        line.image = image;
        lines.append(line);
    }
    return lines;
}

Result<> DiscussionService::mayTakePart(const DiscussionId &id)
{
    const auto discussion = m_stores.discussions().discussion(id);
    return discussion ? requirePart(*discussion) : passOn(discussion);
}

/// The version whose round was the last one when the discussion began; nothing where none had been asked.
Result<std::optional<Question>> DiscussionService::talkedOver(const Discussion &discussion)
{
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(QuestionId(discussion.subjectId)));
    // Ids are in the order in which they were made (RFC 9562, version 7).
    const QByteArray began = discussion.id.value().toRfc4122();
    QuestionVersionId version;
    for (const Validation &round : rounds) {
        if (round.id.value().toRfc4122() < began)
            version = round.questionVersion;
    }
    if (version.isNull())
        return std::nullopt;
    YUYI_TRY(const auto found, m_stores.runs().questions({version}));
    return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
}

Result<DiscussionView> DiscussionService::view(const DiscussionId &id)
{
    DiscussionView view;
    YUYI_TRY(const auto discussion, m_stores.discussions().discussion(id));
    YUYI_CHECK(requirePart(discussion));
    view.discussion = discussion;
    YUYI_TRY(const auto image, m_stores.images().image(discussion.image));
    view.image = image;
    YUYI_TRY(const auto votes, m_stores.discussions().discussionVotes(id));
    view.votes = votes;
    YUYI_TRY(const auto gold, m_stores.annotations().gold(discussion.image));
    const QuestionId question(discussion.subjectId);
    if (gold) {
        view.questionsOfImage = static_cast<int>(gold->content.questions.size());
        for (const Question &one : gold->content.questions) {
            if (one.id == question)
                view.question = one;
        }
    }
    // A version that is being answered stays hidden until its round is decided.
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(question));
    const bool answering = !rounds.isEmpty() && rounds.constLast().state == ValidationState::Open;
    if (discussion.state == DiscussionState::Closed || answering) {
        YUYI_TRY(const auto then, talkedOver(discussion));
        if (then)
            view.question = *then;
    }
    if (view.question.id.isNull())
        return view;
    YUYI_TRY(const auto author, authorsAnnotation(m_stores, question));
    view.hasAuthor = author.has_value();
    YUYI_TRY(const auto answers, m_stores.validation().votesOnVersion(view.question.versionId));
    view.answers = answers;
    return view;
}

Result<> DiscussionService::vote(const DiscussionId &id, DiscussionOutcome choice, const QString &note)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto discussion, m_stores.discussions().discussion(id));
        YUYI_CHECK(requirePart(discussion));
        YUYI_CHECK(requireOpen(discussion));
        if (choice == DiscussionOutcome::None)
            return failure(ErrorCode::Invalid, Tr::tr("Choose what to do with the question."));
        DiscussionVote vote;
        vote.id = DiscussionVoteId::create();
        vote.discussion = id;
        vote.choice = choice;
        vote.note = note.trimmed();
        vote.createdAt = m_now();
        vote.person = m_actor;
        YUYI_CHECK(m_stores.discussions().addDiscussionVote(vote));
        return m_stores.record(makeEvent(Entity::Discussion, id.value(), AuditAction::Voted, m_actor, {},
                                         codeOf(choice).toUtf8()));
    });
}

Result<> DiscussionService::keep(const Discussion &discussion, const Question &question)
{
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(question.id));
    if (!rounds.isEmpty() && rounds.constLast().questionVersion == question.versionId
        && rounds.constLast().state == ValidationState::Discussed) {
        Validation passed = rounds.constLast();
        passed.state = ValidationState::Passed;
        passed.reason = ValidationReason::Team;
        passed.decidedAt = m_now();
        YUYI_CHECK(m_stores.validation().update(passed));
        return m_stores.record(makeEvent(Entity::Validation, discussion.image.value(), actionOf(passed.state), m_actor));
    }
    return passByTeamInTransaction(m_stores, question, discussion.image, m_actor, m_now);
}

Result<> DiscussionService::replace(const Discussion &discussion, const Question &next)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto number, nextNumber(m_stores, next));
    Question version = next;
    version.number = number;
    version.versionId = QuestionVersionId::create();
    for (Option &option : version.options)
        option.id = OptionId::create();
    YUYI_CHECK(replaceGoldQuestionInTransaction(m_stores, discussion.image, version, m_actor, m_now));
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(version.id));
    const auto used = std::count_if(rounds.begin(), rounds.end(), [](const Validation &round) {
        return round.state != ValidationState::Withdrawn;
    });
    if (used >= info.rules.rounds)
        return passByTeamInTransaction(m_stores, version, discussion.image, m_actor, m_now);
    YUYI_CHECK(openValidationsInTransaction(m_stores, discussion.image, m_actor, ImportedQuestions::Left, m_now));
    return {};
}

Result<> DiscussionService::sendBack(const Discussion &discussion, const Question &question, const QString &note)
{
    YUYI_TRY(const auto author, authorsAnnotation(m_stores, question.id));
    if (!author) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This question has no author in this project who could rewrite it. Write the new wording "
                              "yourself."));
    }
    YUYI_TRY(const auto entry, returnOf(m_stores, question, *author, discussion.reason, note));
    return returnInTransaction(m_stores, entry, m_actor, m_now);
}

Result<> DiscussionService::drop(const Discussion &discussion)
{
    const QuestionId question(discussion.subjectId);
    YUYI_CHECK(dropGoldQuestionInTransaction(m_stores, discussion.image, question, m_actor, m_now));
    YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(question));
    for (Validation round : rounds) {
        if (round.state != ValidationState::Open && round.state != ValidationState::Discussed)
            continue;
        round.state = ValidationState::Withdrawn;
        round.decidedAt = m_now();
        YUYI_CHECK(m_stores.validation().update(round));
    }
    return {};
}

Result<> DiscussionService::carryOut(const Discussion &discussion, const Conclusion &conclusion)
{
    if (conclusion.outcome == DiscussionOutcome::Drop)
        return drop(discussion);
    YUYI_TRY(const auto question, goldVersion(discussion));
    switch (conclusion.outcome) {
    case DiscussionOutcome::KeepKey:
        return keep(discussion, question);
    case DiscussionOutcome::ChangeKey: {
        if (question.options.isEmpty()) {
            YUYI_TRY(const auto changed, withWrittenKey(question, conclusion));
            return replace(discussion, changed);
        }
        Question next = question;
        YUYI_TRY(const auto info, m_stores.project().info());
        const QuestionKind *kind = info.preset.kind(next.kind);
        const bool known = positionsOf(conclusion.key, next.optionIds()).count() == conclusion.key.count();
        for (Option &option : next.options)
            option.correct = conclusion.key.contains(option.id);
        if (conclusion.key == question.key() && kind && kind->takesSeveral())
            return failure(ErrorCode::Invalid, Tr::tr("These options are the key already."));
        if (!known || conclusion.key == question.key() || !allowsCorrect(kind, next.keys().count())) {
            return failure(ErrorCode::Invalid,
                           kind && kind->takesSeveral()
                               ? Tr::tr("Choose %1 options as the new key.").arg(numberOfKeys(*kind))
                               : Tr::tr("Choose the option that becomes the new key."));
        }
        return replace(discussion, next);
    }
    case DiscussionOutcome::Rewrite: {
        if (!conclusion.rewritten)
            return sendBack(discussion, question, conclusion.note.trimmed());
        Question next = question;
        next.stem = conclusion.rewritten->stem.trimmed();
        next.rationale = conclusion.rewritten->rationale;
        next.options = conclusion.rewritten->options;
        next.accepted.clear();
        for (const QString &wording : conclusion.rewritten->accepted)
            next.accepted.append(wording.trimmed());
        YUYI_TRY(const auto info, m_stores.project().info());
        const QuestionKind *kind = info.preset.kind(next.kind);
        if (!isComplete(next, kind) || next.options.size() != question.options.size())
            return failure(ErrorCode::Invalid, incompleteText(kind));
        if (optionPictures(next) != optionPictures(question)) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The options must keep their pictures. They can only be exchanged between options."));
        }
        for (qsizetype i = 0; kind && i < kind->fixed.size(); ++i) {
            if (next.options.value(i).text != kind->fixed.at(i))
                return failure(ErrorCode::Invalid, Tr::tr("The options of this kind of question are fixed; only the key can change."));
        }
        return replace(discussion, next);
    }
    case DiscussionOutcome::None:
    case DiscussionOutcome::Drop:
        break;
    }
    return failure(ErrorCode::Invalid, Tr::tr("Choose what to do with the question."));
}

Result<> DiscussionService::conclude(const DiscussionId &id, const Conclusion &conclusion)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto discussion, m_stores.discussions().discussion(id));
        YUYI_CHECK(requireOpen(discussion));
        YUYI_CHECK(requireNote(conclusion.note));
        // What was discussed is an older version: nobody may decide about one that they were not shown.
        YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(QuestionId(discussion.subjectId)));
        if (!rounds.isEmpty() && rounds.constLast().state == ValidationState::Open) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "People are answering a newer version of this question. Conclude the discussion after "
                    "its validation round is decided."));
        }
        discussion.state = DiscussionState::Closed;
        discussion.outcome = conclusion.outcome;
        discussion.note = conclusion.note.trimmed();
        discussion.closedAt = m_now();
        discussion.closedBy = m_actor;
        YUYI_CHECK(m_stores.discussions().updateDiscussion(discussion));
        // The outcome may change what the author has.
        YUYI_TRY(const auto owner, m_stores.review().ownerOf(QuestionId(discussion.subjectId)));
        YUYI_TRY(const auto returns,
                 untouchedReturns(m_stores, owner, ReturnOrigin::Validation, QuestionId(discussion.subjectId)));
        YUYI_CHECK(carryOut(discussion, conclusion));
        if (conclusion.outcome != DiscussionOutcome::Rewrite || conclusion.rewritten)
            YUYI_CHECK(takeBackReturns(m_stores, returns, m_actor, m_now));
        const QByteArray after = storedText({{"outcome", codeOf(conclusion.outcome)},
                                             {"note", discussion.note}});
        const Event event =
            makeEvent(Entity::Discussion, id.value(), AuditAction::Concluded, m_actor, {}, after);
        YUYI_CHECK(m_stores.record(event));
        YUYI_CHECK(refreshStage(m_stores, discussion.image, m_actor));
        return {};
    });
}

Result<DiscussionId> DiscussionService::open(const QuestionId &question, const QString &note)
{
    DiscussionId id;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_CHECK(requireNote(note));
        YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(question));
        if (rounds.isEmpty() || rounds.constLast().state == ValidationState::Open
            || rounds.constLast().state == ValidationState::Withdrawn) {
            return failure(ErrorCode::Refused,
                           Tr::tr("A question can be discussed only after its validation round is decided. Until then, the answers stay "
                                  "hidden."));
        }
        YUYI_TRY(const auto opened, discussInTransaction(m_stores, question, rounds.constLast().image, ValidationReason::Objection,
                                                         note.trimmed(), m_actor, m_now));
        id = opened;
        YUYI_CHECK(refreshStage(m_stores, rounds.constLast().image, m_actor));
        return {};
    }));
    return id;
}

Result<DiscussionId> DiscussionService::object(const AnnotationId &annotation, const QuestionId &question,
                                               const QString &note)
{
    DiscussionId id;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireProject(m_stores));
        YUYI_TRY(const auto own, m_stores.annotations().annotation(annotation));
        if (own.person != m_actor)
            return failure(ErrorCode::Refused, Tr::tr("Only the author of a returned question can object to the return."));
        YUYI_CHECK(requireNote(note));
        YUYI_TRY(const auto returns, m_stores.work().returnsOf(annotation, true));
        const bool returned = std::any_of(returns.begin(), returns.end(), [&](const WorkReturn &entry) {
            return entry.origin == ReturnOrigin::Validation && entry.question == question;
        });
        if (!returned)
            return failure(ErrorCode::Refused, Tr::tr("This question was not returned from validation."));
        YUYI_TRY(const auto opened, discussInTransaction(m_stores, question, own.image, ValidationReason::Objection, note.trimmed(),
                                                         m_actor, m_now));
        id = opened;
        YUYI_CHECK(refreshStage(m_stores, own.image, m_actor));
        return {};
    }));
    return id;
}

} // namespace yuyi
