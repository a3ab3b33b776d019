// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pictures.h"

#include "models/services/annotation/questionforms.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/validationrounds.h"
#include "models/services/review/validationservice.h"

#include <functional>

namespace yuyi::test {

/// @brief A project in which one person annotates and others answer blind, with a clock that the test turns.
struct ValidationProject : TestProject {
    explicit ValidationProject(bool onServer, int votes = 5, int rounds = 3,
                               const Preset &preset = *builtInPreset(QStringLiteral("cii-bench")))
        : TestProject(onServer, preset)
    {
        auto info = *stores->project().info();
        info.rules.annotatorsPerImage = 1;
        info.rules.votesPerQuestion = votes;
        info.rules.rounds = rounds;
        info.rules.reservationMinutes = 60;
        require(PeopleService(*stores, lead).updateProject(info));
        // The lead leads and does nothing else.
        Person leading = require(stores->project().people()).constFirst();
        leading.roles = {Role::Lead};
        require(PeopleService(*stores, lead).update(leading));
        author = add(QStringLiteral("Author"), {Role::Annotator, Role::Validator});
    }

    template <typename T>
    static const T &require(const Result<T> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
        return *result;
    }
    static void require(const Result<> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }

    PersonId add(const QString &name, const QList<Role> &roles)
    {
        return require(PeopleService(*stores, lead).add(name, roles)).id;
    }
    Person personOf(const PersonId &id) const
    {
        const QList<Person> people = require(stores->project().people());
        for (const Person &person : people) {
            if (person.id == id)
                return person;
        }
        return {};
    }
    QList<PersonId> validators(int count)
    {
        QList<PersonId> people;
        for (int i = 0; i < count; ++i)
            people.append(add(QStringLiteral("V%1-%2").arg(++m_people).arg(i), {Role::Validator}));
        return people;
    }
    Clock clock() const
    {
        return [this] { return m_now; };
    }
    void wait(int minutes) { m_now = m_now.addSecs(60LL * minutes); }

    ValidationService as(const PersonId &person) { return ValidationService(*stores, person, clock()); }

    /// An image with gold and open rounds; `change`: what the author makes of the complete annotation.
    ImageId gold(const QString &name, int questions = 1, const std::function<void(AnnotationContent &)> &change = {})
    {
        Image image = newImage(name);
        image.stage = Stage::Kept;
        require(stores->transaction([&] { return images().add(image); }));
        const Preset preset = stores->project().info()->preset;
        AnnotationService service(*stores, author);
        Annotation annotation = require(service.open(image.id));
        annotation.content = complete(annotation.content, preset);
        for (int i = 1; i < questions; ++i) {
            Question more = newQuestion(preset, false);
            more.stem = QStringLiteral("第%1个问题问的是什么？").arg(i + 1);
            for (int o = 0; o < more.options.size(); ++o)
                more.options[o].text = QStringLiteral("第%1问里的选项文字之%2").arg(i + 1).arg(o + 1);
            if (more.options.isEmpty())
                more.accepted = QStringList{QStringLiteral("第%1答").arg(i + 1)};
            else
                more.options[i].correct = true;
            annotation.content.questions.append(more);
        }
        if (change)
            change(annotation.content);
        require(service.submit(annotation));
        require(stores->transaction([&]() -> Result<> {
            const auto opened = openValidationsInTransaction(*stores, image.id, author, ImportedQuestions::Left, clock());
            return opened ? Result<>() : Result<>(passOn(opened));
        }));
        return image.id;
    }
    Question question(const ImageId &image, int index = 0)
    {
        return (*require(stores->annotations().gold(image))).content.questions.at(index);
    }
    Validation newest(const ImageId &image, int index = 0)
    {
        return require(stores->validation().ofQuestion(question(image, index).id)).constLast();
    }
    Stage stage(const ImageId &image) { return images().image(image)->stage; }

    /// Answers a round by the next person in line; `option`: the author's position, −1: the key.
    Result<VoteId> answer(const PersonId &person, const Validation &round, int option = -1,
                          const QList<VoteFlag> &flags = {}, const QString &note = {})
    {
        const Question asked = questionOf(round);
        return answerBy(person, round, option < 0 ? asked.key() : Answer(asked.options.at(option).id), flags, note);
    }
    /// The same with several options, by the author's positions.
    Result<VoteId> answerSet(const PersonId &person, const Validation &round, const QList<int> &options)
    {
        return answerBy(person, round, optionsOf(questionOf(round), options));
    }
    static Answer optionsOf(const Question &question, const QList<int> &positions)
    {
        QList<OptionId> chosen;
        for (const int position : positions)
            chosen.append(question.options.at(position).id);
        return chosen;
    }
    Question questionOf(const Validation &round)
    {
        const QList<Question> questions = (*require(stores->annotations().gold(round.image))).content.questions;
        for (const Question &question : questions) {
            if (question.versionId == round.questionVersion)
                return question;
        }
        return {};
    }
    Result<VoteId> answerBy(const PersonId &person, const Validation &round, const Answer &chosen, const QList<VoteFlag> &flags = {},
                            const QString &note = {})
    {
        BlindAnswer answer;
        answer.validation = round.id;
        answer.answer = chosen;
        answer.milliseconds = 4000;
        answer.flags = flags;
        answer.note = note;
        return as(person).answer(answer, QStringLiteral("Answered"));
    }
    /// All of a round: who is not among the right ones chooses the option `wrong`.
    void answerAll(const QList<PersonId> &people, const Validation &round, int right, int wrong = 0)
    {
        for (int i = 0; i < people.size(); ++i)
            require(answer(people.at(i), round, i < right ? -1 : wrong));
    }
    /// Half of those who are wrong choose one option, half another, so that no distractor has most of the votes.
    void failRound(const QList<PersonId> &people, const Validation &round)
    {
        for (int i = 0; i < people.size(); ++i)
            require(answer(people.at(i), round, i % 3 == 0 ? -1 : i % 3 == 1 ? 0
                                                                             : 1));
    }
    /// The author changes the question and hands it in again.
    void repair(const ImageId &image, const QString &text)
    {
        AnnotationService service(*stores, author);
        Annotation annotation = require(service.open(image));
        annotation.content.questions[0].options[0].text = text;
        require(service.submit(annotation));
    }

    PersonId author;

private:
    QDateTime m_now = QDateTime::fromString(QStringLiteral("2026-03-01T09:00:00Z"), Qt::ISODate);
    int m_people = 0;
};

} // namespace yuyi::test
