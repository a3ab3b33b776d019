// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demovalidating.h"

#include "models/services/acceptedreviewservice.h"
#include "models/services/annotationservice.h"
#include "models/services/demoannotating.h"
#include "models/services/discussionservice.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int takenAtOnce = 200;
constexpr qint64 fastestMs = 4'000;
constexpr int spreadMs = 16'000;
constexpr int reviewed = 6;
constexpr qint64 reviewSeed = 3;

/// The question of an entry with this stem.
QJsonObject questionOf(const QJsonObject &entry, const QString &stem, const Preset &preset)
{
    for (const QJsonObject &question : DemoSet::objects(entry, "questions")) {
        const QString own = demoText(question, "stem");
        if (own == stem || (own.isEmpty() && stem == preset.questions.firstStem))
            return question;
    }
    return {};
}

QString optionText(const QJsonObject &question, int index)
{
    return demoText(DemoSet::objects(question, "options").value(index), "text");
}

const BlindQuestion::Choice *choiceOf(const BlindItem &item, const QString &text)
{
    const auto found = std::find_if(item.options.begin(), item.options.end(),
                                    [&](const BlindQuestion::Choice &one) { return one.text == text; });
    return found == item.options.end() ? nullptr : &*found;
}

} // namespace

QJsonObject DemoValidating::troubleWith(const QString &file, const QString &stem) const
{
    for (const QJsonObject &trouble : m_stage.set.acts("troubles")) {
        const QJsonObject question =
            DemoSet::objects(m_stage.set.image(file), "questions").value(trouble.value(QLatin1String("question")).toInt(1) - 1);
        if (demoText(trouble, "file") == file
            && questionOf(m_stage.set.image(file), stem, m_stage.preset) == question)
            return trouble;
    }
    return {};
}

BlindAnswer DemoValidating::answerTo(const BlindItem &item, const DemoPerson &validator)
{
    const QString file = m_stage.images.key(item.image.id);
    const QJsonObject question = questionOf(m_stage.set.image(file), item.stem, m_stage.preset);
    const QString right = optionText(question, question.value(QLatin1String("key")).toInt());
    const QString words = QStringLiteral("vote/%1/%2/%3").arg(validator.key, file, item.stem);
    int &wrong = m_wrong[item.validation];
    BlindAnswer answer;
    answer.validation = item.validation;
    answer.milliseconds = fastestMs + demoPick(words + QStringLiteral("/ms"), spreadMs);
    const BlindQuestion::Choice *chosen = choiceOf(item, right);
    const QJsonObject trouble = troubleWith(file, item.stem);
    const auto round = m_stage.stores.validation().validation(item.validation);
    if (!trouble.isEmpty() && round && round->round == 1) {
        if (wrong < trouble.value(QLatin1String("wrong")).toInt()) {
            ++wrong;
            if (const auto *rival = choiceOf(item, optionText(question, trouble.value(QLatin1String("rival")).toInt())))
                chosen = rival;
            if (const auto flag = fromCode<VoteFlag>(demoText(trouble, "flag")); flag && wrong == 1) {
                answer.flags = {*flag};
                answer.note = demoText(trouble, "note");
            }
        }
    } else if (wrong == 0 && demoChance(words) > validator.skill) {
        // One wrong answer fails no question: what fails is told in the story.
        ++wrong;
        chosen = &item.options.at(demoPick(words, item.options.size()));
    }
    answer.option = chosen ? chosen->id : item.options.constFirst().id;
    return answer;
}

Result<bool> DemoValidating::answerBy(const DemoPerson &validator)
{
    const auto person = m_stage.person(validator.key);
    if (!person)
        return passOn(person);
    ValidationService service(m_stage.stores, *person);
    const auto items = service.take(takenAtOnce);
    if (!items)
        return passOn(items);
    // In the order of the story, whatever order the questions were drawn in.
    QList<BlindItem> inOrder = *items;
    std::sort(inOrder.begin(), inOrder.end(), [&](const BlindItem &a, const BlindItem &b) {
        const QString first = m_stage.images.key(a.image.id);
        const QString second = m_stage.images.key(b.image.id);
        return first != second ? first < second : a.stem < b.stem;
    });
    for (const BlindItem &item : inOrder) {
        m_stage.passSeconds(fastestMs / 1000 + demoPick(validator.key + item.stem, spreadMs / 1000));
        if (const auto answered = service.answer(answerTo(item, validator), m_stage.step()); !answered)
            return passOn(answered);
    }
    return !items->isEmpty();
}

Result<> DemoValidating::answerAll()
{
    for (bool any = true; any;) {
        any = false;
        for (const DemoPerson &person : m_stage.set.people()) {
            if (!person.roles.contains(Role::Validator))
                continue;
            const auto answered = answerBy(person);
            if (!answered)
                return passOn(answered);
            any = any || *answered;
        }
    }
    return {};
}

Result<> DemoValidating::answerPartly(int people)
{
    for (const DemoPerson &person : m_stage.set.people()) {
        if (!person.roles.contains(Role::Validator) || people-- <= 0)
            continue;
        if (const auto answered = answerBy(person); !answered)
            return passOn(answered);
    }
    return {};
}

Result<> DemoValidating::repair()
{
    for (const QJsonObject &trouble : m_stage.set.acts("troubles")) {
        const QJsonObject revised = trouble.value(QLatin1String("revised")).toObject();
        const auto image = m_stage.image(demoText(trouble, "file"));
        if (!image)
            return passOn(image);
        if (revised.isEmpty())
            continue;
        for (const QString &key : m_stage.peopleWith(Role::Annotator)) {
            const auto own = m_stage.stores.annotations().current(*image, m_stage.people.value(key));
            if (!own)
                return passOn(own);
            if (!*own || (*own)->state != AnnotationState::Returned)
                continue;
            Annotation annotation = **own;
            QList<Question> &questions = annotation.content.questions;
            const int number = trouble.value(QLatin1String("question")).toInt(1);
            const int option = revised.value(QLatin1String("option")).toInt();
            if (number > questions.size() || option >= questions.at(number - 1).options.size())
                continue;
            questions[number - 1].options[option].text = demoText(revised, "text");
            m_stage.pass(15);
            if (const auto submitted = AnnotationService(m_stage.stores, m_stage.people.value(key)).submit(annotation); !submitted)
                return submitted;
        }
        if (const auto settled = DemoAnnotating(m_stage).settle(demoText(trouble, "file"), demoText(revised, "text")); !settled)
            return settled;
    }
    return {};
}

Result<> DemoValidating::discuss()
{
    DiscussionService lead(m_stage.stores, m_stage.lead);
    const auto discussions = lead.list();
    if (!discussions)
        return passOn(discussions);
    for (const QJsonObject &trouble : m_stage.set.acts("troubles")) {
        const QJsonObject talk = trouble.value(QLatin1String("discussion")).toObject();
        const auto image = m_stage.image(demoText(trouble, "file"));
        if (!image)
            return passOn(image);
        const auto found = std::find_if(discussions->begin(), discussions->end(), [&](const Discussion &one) {
            return one.image == *image && one.state == DiscussionState::Open;
        });
        if (talk.isEmpty() || found == discussions->end())
            continue;
        for (const QJsonObject &vote : DemoSet::objects(talk, "votes")) {
            const auto person = m_stage.person(demoText(vote, "by"));
            if (!person)
                return passOn(person);
            m_stage.pass(25);
            const auto choice = fromCode<DiscussionOutcome>(demoText(vote, "choice")).value_or(DiscussionOutcome::KeepKey);
            const auto voted = DiscussionService(m_stage.stores, *person).vote(found->id, choice, demoText(vote, "note"));
            if (!voted)
                return voted;
        }
        const auto outcome = fromCode<DiscussionOutcome>(demoText(talk, "outcome"));
        if (!outcome || *outcome == DiscussionOutcome::None)
            continue;
        Conclusion conclusion;
        conclusion.outcome = *outcome;
        conclusion.note = demoText(talk, "note");
        m_stage.pass(40);
        if (const auto concluded = lead.conclude(found->id, conclusion); !concluded)
            return concluded;
    }
    return {};
}

Result<> DemoValidating::review()
{
    AcceptedReviewService service(m_stage.stores, m_stage.lead);
    SampleRequest request;
    request.name = m_stage.set.word("review-sample");
    request.size = reviewed;
    request.seed = reviewSeed;
    const auto sample = service.draw(request);
    if (!sample)
        return passOn(sample);
    const auto items = service.items(sample->id);
    if (!items)
        return passOn(items);
    // Half of them are looked at.
    for (const ReviewItem &item : items->mid(0, items->size() / 2)) {
        m_stage.pass(4);
        if (const auto approved = service.approve(item, m_stage.step()); !approved)
            return approved;
    }
    return {};
}

} // namespace yuyi
