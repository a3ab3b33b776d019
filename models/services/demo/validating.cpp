// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/validating.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/demo/annotating.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/review/discussionservice.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int takenAtOnce = 200;
constexpr qint64 fastestMs = 4'000;
constexpr int spreadMs = 16'000;
/// The others that are drawn wait for the person who opens the example.
constexpr int approvedInReview = 3;
constexpr qint64 reviewSeed = 3;

QString optionText(const Json &question, int index)
{
    return textOf(elementOf(fieldOf(question, "options"), index), "text");
}

QList<VoteFlag> flagsFrom(const Json &codes)
{
    QList<VoteFlag> flags;
    for (const QString &code : textsOf(codes)) {
        if (const auto flag = fromCode<VoteFlag>(code))
            flags.append(*flag);
    }
    return flags;
}

const BlindQuestion::Choice *choiceOf(const BlindItem &item, const QString &text)
{
    const auto found = std::find_if(item.options.begin(), item.options.end(),
                                    [&](const BlindQuestion::Choice &one) { return one.text == text; });
    return found == item.options.end() ? nullptr : &*found;
}

} // namespace

BlindAnswer DemoValidating::answerTo(const BlindItem &item, const DemoPerson &validator)
{
    const QString file = m_stage.images.key(item.image);
    const Json &entry = m_stage.set.image(file);
    const int number = demoQuestion(entry, item.stem, m_stage.preset);
    const Json &question = elementOf(fieldOf(entry, "questions"), number - 1);
    const QString words = QStringLiteral("vote/%1/%2/%3").arg(validator.key, file).arg(number);
    BlindAnswer answer;
    answer.validation = item.validation;
    answer.milliseconds = fastestMs + demoPick(words + QStringLiteral("/ms"), spreadMs);
    int option = wholeOf(question, "key");
    const Json told = toldAnswer(file, number, validator.key);
    const Json &trouble = m_stage.set.told("troubles", file, number);
    int &wrong = m_wrong[item.validation];
    if (!told.empty()) {
        option = wholeOf(told, "option");
        answer.flags = flagsFrom(fieldOf(told, "flags"));
        answer.note = textOf(told, "note");
    } else if (!trouble.empty() && isFirstRound(item.validation)) {
        if (wrong < wholeOf(trouble, "wrong")) {
            option = wholeOf(trouble, "rival");
            if (wrong == 0) {
                answer.flags = flagsFrom(fieldOf(trouble, "flag"));
                answer.note = textOf(trouble, "note");
            }
            ++wrong;
        }
    } else if (wrong == 0 && demoChance(words) > validator.skill) {
        // One wrong answer fails no question: what fails is told in the story.
        ++wrong;
        option = (option + 1 + demoPick(words, item.options.size() - 1)) % static_cast<int>(item.options.size());
    }
    if (answer.note.isEmpty())
        answer.note = textOf(m_stage.set.told("vote_notes", file, number, validator.key), "note");
    const BlindQuestion::Choice *chosen = choiceOf(item, optionText(question, option));
    answer.answer = chosen ? chosen->id : item.options.constFirst().id;
    return answer;
}

bool DemoValidating::isFirstRound(const ValidationId &id) const
{
    const auto round = m_stage.stores.validation().validation(id);
    return round && round->round == 1;
}

/// What this person answers to a question that waits for more answers; empty where nothing is told.
Json DemoValidating::toldAnswer(const QString &file, int question, const QString &by) const
{
    for (const Json &answer : fieldOf(m_stage.set.told("votes", file, question), "answers")) {
        if (textOf(answer, "by") == by)
            return answer;
    }
    return {};
}

/// One of the validators leaves a question to the others, each time another one, so everybody answers about as much. What is
/// talked over later is left by the last of them: the others have their say.
bool DemoValidating::leavesToOthers(const BlindItem &item, const QString &validator) const
{
    const QStringList all = m_stage.peopleWith(Role::Validator);
    const QString file = m_stage.images.key(item.image);
    const qsizetype away = m_stage.set.told("troubles", file).empty() ? demoPick(file + item.stem, all.size()) : all.size() - 1;
    return all.at(away) == validator && isFirstRound(item.validation);
}

Result<bool> DemoValidating::answerBy(const DemoPerson &validator, bool leaving)
{
    YUYI_TRY(const auto person, m_stage.person(validator.key));
    ValidationService service(m_stage.stores, person);
    YUYI_TRY(const auto items, service.take(takenAtOnce));
    // In the order of the story, whatever order the questions were drawn in.
    QList<BlindItem> inOrder = items;
    std::sort(inOrder.begin(), inOrder.end(), [&](const BlindItem &a, const BlindItem &b) {
        const QString first = m_stage.images.key(a.image);
        const QString second = m_stage.images.key(b.image);
        return first != second ? first < second : a.stem < b.stem;
    });
    QList<ValidationId> left;
    for (const BlindItem &item : inOrder) {
        if (leaving && leavesToOthers(item, validator.key)) {
            left.append(item.validation);
            continue;
        }
        m_stage.passSeconds(fastestMs / 1000 + demoPick(validator.key + item.stem, spreadMs / 1000));
        YUYI_CHECK(service.answer(answerTo(item, validator), m_stage.step()));
    }
    YUYI_CHECK(service.giveBack(left));
    return left.size() < items.size();
}

Result<> DemoValidating::answerAll()
{
    bool leaving = true;
    for (bool any = true; any; leaving = false) {
        any = false;
        for (const DemoPerson &person : m_stage.set.people()) {
            if (!person.roles.contains(Role::Validator))
                continue;
            YUYI_TRY(const auto answered, answerBy(person, leaving));
            any = any || answered;
        }
    }
    return {};
}

Result<> DemoValidating::answerPartly()
{
    for (const DemoPerson &person : m_stage.set.people()) {
        if (!person.roles.contains(Role::Validator))
            continue;
        ValidationService service(m_stage.stores, m_stage.people.value(person.key));
        YUYI_TRY(const auto items, service.take(takenAtOnce));
        QList<ValidationId> others;
        for (const BlindItem &item : items) {
            const QString file = m_stage.images.key(item.image);
            const int number = demoQuestion(m_stage.set.image(file), item.stem, m_stage.preset);
            if (toldAnswer(file, number, person.key).empty()) {
                others.append(item.validation);
                continue;
            }
            m_stage.pass(1);
            YUYI_CHECK(service.answer(answerTo(item, person), m_stage.step()));
        }
        YUYI_CHECK(service.giveBack(others));
    }
    return {};
}

Result<> DemoValidating::repair()
{
    for (const Json &trouble : m_stage.set.acts("troubles")) {
        const Json &revised = fieldOf(trouble, "revised");
        YUYI_TRY(const auto image, m_stage.image(textOf(trouble, "file")));
        if (revised.empty())
            continue;
        for (const QString &key : m_stage.peopleWith(Role::Annotator)) {
            YUYI_TRY(const auto own, m_stage.stores.annotations().current(image, m_stage.people.value(key)));
            if (!own || own->state != AnnotationState::Returned)
                continue;
            Annotation annotation = *own;
            QList<Question> &questions = annotation.content.questions;
            const int number = wholeOf(trouble, "question", 1);
            const int option = wholeOf(revised, "option");
            if (number > questions.size() || option >= questions.at(number - 1).options.size())
                continue;
            questions[number - 1].options[option].text = textOf(revised, "text");
            questions[number - 1].options[option].note = textOf(revised, "note");
            m_stage.pass(15);
            YUYI_CHECK(AnnotationService(m_stage.stores, m_stage.people.value(key)).submit(annotation));
        }
        YUYI_CHECK(DemoAnnotating(m_stage).settle(textOf(trouble, "file"), textOf(revised, "text")));
    }
    return {};
}

Result<> DemoValidating::discuss()
{
    DiscussionService lead(m_stage.stores, m_stage.lead);
    YUYI_TRY(const auto discussions, lead.list());
    for (const Json &trouble : m_stage.set.acts("troubles")) {
        const Json &talk = fieldOf(trouble, "discussion");
        YUYI_TRY(const auto image, m_stage.image(textOf(trouble, "file")));
        const auto found = std::find_if(discussions.begin(), discussions.end(), [&](const Discussion &one) {
            return one.image == image && one.state == DiscussionState::Open;
        });
        if (talk.empty() || found == discussions.end())
            continue;
        for (const Json &post : fieldOf(talk, "posts")) {
            YUYI_TRY(const auto person, m_stage.person(textOf(post, "by")));
            CommentTarget target;
            target.subject = TalkSubject::Discussion;
            target.id = found->id.value();
            target.image = image;
            CommentService talking(m_stage.stores, person);
            // Validators vote with a note; the talk belongs to those who may read the annotations.
            if (!talking.thread(target))
                continue;
            m_stage.pass(11);
            YUYI_CHECK(talking.add(target, textOf(post, "text")));
        }
        for (const Json &vote : fieldOf(talk, "votes")) {
            YUYI_TRY(const auto person, m_stage.person(textOf(vote, "by")));
            m_stage.pass(25);
            const auto choice = fromCode<DiscussionOutcome>(textOf(vote, "choice")).value_or(DiscussionOutcome::KeepKey);
            YUYI_CHECK(DiscussionService(m_stage.stores, person).vote(found->id, choice, textOf(vote, "note")));
        }
        const auto outcome = fromCode<DiscussionOutcome>(textOf(talk, "outcome"));
        if (!outcome || *outcome == DiscussionOutcome::None)
            continue;
        Conclusion conclusion;
        conclusion.outcome = *outcome;
        conclusion.note = textOf(talk, "note");
        m_stage.pass(40);
        YUYI_CHECK(lead.conclude(found->id, conclusion));
    }
    return {};
}

Result<> DemoValidating::review()
{
    AcceptedReviewService service(m_stage.stores, m_stage.lead);
    YUYI_TRY(const auto available, service.available());
    SampleRequest request;
    request.name = m_stage.set.word("review-sample");
    request.size = static_cast<int>(available);
    request.seed = reviewSeed;
    YUYI_TRY(const auto sample, service.draw(request));
    YUYI_TRY(const auto items, service.items(sample.id));
    int approved = 0;
    for (const ReviewItem &item : items) {
        const QString reason = textOf(m_stage.set.told("returns", m_stage.images.key(item.image)), "reason");
        if (reason.isEmpty() && approved == approvedInReview)
            continue;
        m_stage.pass(4);
        YUYI_CHECK(reason.isEmpty() ? service.approve(item, m_stage.step()) : service.sendBack(item, reason));
        approved += reason.isEmpty() ? 1 : 0;
    }
    return {};
}

} // namespace yuyi
