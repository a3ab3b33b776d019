// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/validate/answerview.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi::test {

/// @brief The program with three pictures, an author and ten validators: questions are made, and answered by people or by keys.
class ValidateProgram : public QObject
{
protected:
    std::unique_ptr<ProgramFixture> m_program;
    PersonId m_lead;
    PersonId m_author;
    QList<PersonId> m_validators;
    QList<ImageId> m_images;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }

    template <typename T>
    T *shown()
    {
        const QList<T *> all = window().findChildren<T *>();
        for (T *one : all) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    template <typename T>
    std::optional<T> run(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        project().write(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!waitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }
    Stage stage(const ImageId &image)
    {
        return run<Image>([image](Stores &stores) { return stores.images().image(image); }).value_or(Image()).stage;
    }
    Question gold(const ImageId &image)
    {
        return run<Question>([image](Stores &stores) -> Result<Question> {
                   const auto found = stores.annotations().gold(image);
                   return found && *found ? Result<Question>((*found)->content.questions.first())
                                          : Result<Question>(Question());
               })
            .value_or(Question());
    }

    void addPeople()
    {
        m_lead = project().person().id;
        const auto people = run<QList<PersonId>>([by = m_lead](Stores &stores) -> Result<QList<PersonId>> {
            PeopleService service(stores, by);
            auto info = stores.project().info();
            info->rules.annotatorsPerImage = 1;
            info->rules.votesPerQuestion = 5;
            info->rules.rounds = 3;
            if (const auto updated = service.updateProject(*info); !updated)
                return passOn(updated);
            QList<PersonId> made;
            for (int i = 0; i < 11; ++i) {
                const auto person = service.add(QStringLiteral("P%1").arg(i),
                                                {i == 0 ? Role::Annotator : Role::Validator});
                if (!person)
                    return passOn(person);
                made.append(person->id);
            }
            return made;
        });
        QVERIFY(people);
        m_author = people->first();
        m_validators = people->mid(1);
    }

    /// Annotated by the author and waiting for answers; `keys`: the correct options. Without options the answer is “手机”.
    void makeGold(int count, const QList<int> &keys = {0})
    {
        const auto made = run<QList<ImageId>>([count, keys, lead = m_lead, author = m_author](Stores &stores) -> Result<QList<ImageId>> {
            const auto ids = stores.images().list({}, ImageSort::Name);
            if (!ids)
                return passOn(ids);
            const auto kept = DecisionService(stores, lead).decide(*ids, Verdict(), QStringLiteral("Kept"));
            if (!kept)
                return passOn(kept);
            const Preset preset = stores.project().info()->preset;
            for (const ImageId &id : ids->mid(0, count)) {
                AnnotationService service(stores, author);
                auto annotation = service.open(id);
                if (!annotation)
                    return passOn(annotation);
                AnnotationContent &content = annotation->content;
                for (const Dimension &dimension : preset.dimensions)
                    content.labels.insert(dimension.code, {dimension.values.first().code});
                content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
                content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
                const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                        QStringLiteral("城市的颜色需要重新设计"), QStringLiteral("走路时应该注意交通安全"),
                                        QStringLiteral("年轻人都喜欢最新的科技"), QStringLiteral("世界正在变得越来越安静")};
                for (int o = 0; o < content.questions.at(0).options.size(); ++o) {
                    content.questions[0].options[o].text = texts.at(o);
                    content.questions[0].options[o].correct = keys.contains(o);
                }
                if (content.questions.at(0).options.isEmpty())
                    content.questions[0].accepted = QStringList{QStringLiteral("手机"), QStringLiteral("智能手机")};
                if (const auto submitted = service.submit(*annotation); !submitted)
                    return passOn(submitted);
            }
            return ids->mid(0, count);
        });
        QVERIFY(made);
        m_images = *made;
        QCOMPARE(stage(m_images.first()), Stage::Validating);
    }

    AnswerView *answerAs(const PersonId &person)
    {
        project().actAs(person);
        window().goToPage(QStringLiteral("validate"));
        if (!waitFor([this] { return shown<AnswerView>() && shown<AnswerView>()->isReady(); }))
            return nullptr;
        return shown<AnswerView>();
    }
    /// The key under which this person sees the option of the author's position.
    Qt::Key keyOf(AnswerView *view, const Question &question, int position, bool digits)
    {
        for (int i = 0; i < view->current()->options.size(); ++i) {
            if (view->current()->options.at(i).id == question.options.at(position).id)
                return Qt::Key((digits ? Qt::Key_1 : Qt::Key_A) + i);
        }
        return Qt::Key_unknown;
    }
    qint64 votes(const ImageId &image)
    {
        return run<qint64>([image](Stores &stores) -> Result<qint64> {
                   const auto rounds = stores.validation().ofImage(image);
                   if (!rounds)
                       return passOn(rounds);
                   const auto votes = stores.validation().votes(rounds->constLast().id);
                   return votes ? Result<qint64>(votes->size()) : Result<qint64>(passOn(votes));
               })
            .value_or(-1);
    }

    /// Five people answer the first image's question; `chosen`: the author's positions.
    void answerByFive(const QList<QList<int>> &chosen)
    {
        const Question question = gold(m_images.first());
        QList<Answer> answers;
        for (const QList<int> &positions : chosen) {
            QList<OptionId> options;
            for (const int position : positions)
                options.append(question.options.at(position).id);
            answers.append(options);
        }
        answerByFive(answers);
    }
    void answerByFive(const QList<Answer> &answers)
    {
        const auto answered =
            run<int>([people = m_validators, image = m_images.first(), answers](Stores &stores) -> Result<int> {
                const auto rounds = stores.validation().ofImage(image);
                for (int i = 0; i < 5; ++i) {
                    BlindAnswer answer;
                    answer.validation = rounds->first().id;
                    answer.answer = answers.at(i);
                    answer.milliseconds = 5000;
                    const auto voted = ValidationService(stores, people.at(i)).answer(answer, QStringLiteral("Answered"));
                    if (!voted)
                        return passOn(voted);
                }
                return 5;
            });
        QVERIFY(answered);
    }

    /// A new project in a new window.
    void begin(const Preset &preset = *builtInPreset(presetCodes().value(0)))
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("validate"));
        m_program->makeProject(location, preset);
        m_program->start();
        m_program->open(location);
        const QString folder = m_program->path(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < 3; ++i)
            QVERIFY(drawn::scene(static_cast<quint32>(i), QSize(200, 150)).save(QStringLiteral("%1/%2.png").arg(folder).arg(i)));
        CollectRequest request;
        request.paths = {folder};
        request.by = project().person().id;
        QSignalSpy ended(&window().session()->jobs(), &JobCenter::jobEnded);
        window().session()->jobs().start(JobKind::ImportImages, request.toJson());
        QTRY_COMPARE(ended.size(), 1);
        addPeople();
    }
};

} // namespace yuyi::test
