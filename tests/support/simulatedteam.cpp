// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulatedteam.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationservice.h"

#include <algorithm>

namespace yuyi::test {

namespace {

QString keyText(const Question &question)
{
    const int key = question.keyIndex();
    return key < 0 ? QString() : question.options.at(key).text;
}

void setKey(Question &question, const QString &text)
{
    for (Option &option : question.options)
        option.correct = option.text == text;
}

int below(std::mt19937 &random, qsizetype size)
{
    return static_cast<int>(random() % static_cast<quint32>(size));
}

} // namespace

Truths inventTruths(const QList<ImageId> &images, const Preset &preset, quint32 seed)
{
    std::mt19937 random(seed);
    Truths truths;
    int number = 0;
    for (const ImageId &image : images) {
        ++number;
        AnnotationContent content;
        for (const Dimension &dimension : preset.dimensions) {
            QList<LabelCode> labels{dimension.values.at(below(random, dimension.values.size())).code};
            if (dimension.pickMany && random() % 3 == 0) {
                const LabelCode more = dimension.values.at(below(random, dimension.values.size())).code;
                if (!labels.contains(more))
                    labels.append(more);
            }
            content.labels.insert(dimension.code, labels);
        }
        content.explanation = QStringLiteral("第%1幅画里，一个人背着很重的箱子，箱子上写着别人的名字。").arg(number);
        content.impliedMeaning = QStringLiteral("第%1种负担并不是自己的。").arg(number);
        Question question;
        question.stem = preset.questions.firstStem;
        static const char16_t *const wordings[] = {u"替别人承担的重担", u"旅行总要带足行李", u"搬家公司正在招人",
                                                   u"名字应该写得工整", u"箱子越大越是结实", u"锻炼身体要靠负重"};
        for (int i = 0; i < preset.mostOptions(); ++i) {
            Option option;
            option.text = QString::fromUtf16(wordings[i % 6]) + QString::number(number);
            option.correct = i == number % preset.mostOptions();
            question.options.append(option);
        }
        content.questions.append(question);
        truths.insert(image, content);
    }
    return truths;
}

SimulatedTeam::SimulatedTeam(Stores &stores, const PersonId &lead, Truths truths, Plan plan)
    : m_stores(stores), m_lead(lead), m_truths(std::move(truths)), m_plan(std::move(plan)), m_random(m_plan.seed)
{
}

Clock SimulatedTeam::clock() const
{
    return [this] { return QDateTime::currentDateTimeUtc().addDays(m_days); };
}

bool SimulatedTeam::chance(double share)
{
    return m_random() < share * 4294967296.0;
}

int SimulatedTeam::pick(qsizetype size)
{
    return below(m_random, size);
}

Result<> SimulatedTeam::begin()
{
    auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    m_preset = info->preset;
    info->rules.annotatorsPerImage = 2;
    info->rules.votesPerQuestion = 5;
    info->rules.passingVotes = 4;
    info->rules.rounds = 5;
    info->rules.openPool = false;
    PeopleService people(m_stores, m_lead);
    if (const auto set = people.updateProject(*info); !set)
        return set;
    const auto add = [&](const QString &name, const QList<Role> &roles, QList<PersonId> &to) -> Result<> {
        const auto person = people.add(name, roles);
        if (!person)
            return passOn(person);
        to.append(person->id);
        return {};
    };
    for (qsizetype i = 0; i < m_plan.annotatorErrors.size(); ++i) {
        // The first two adjudicate, too: never what they wrote themselves.
        const QList<Role> roles = i < 2 ? QList<Role>{Role::Annotator, Role::Adjudicator} : QList<Role>{Role::Annotator};
        if (const auto added = add(QStringLiteral("annotator-%1").arg(i + 1), roles, m_annotators); !added)
            return added;
    }
    for (int i = 0; i < m_plan.adjudicators; ++i) {
        if (const auto added = add(QStringLiteral("adjudicator-%1").arg(i + 1), {Role::Adjudicator, Role::Validator},
                                   m_adjudicators);
            !added)
            return added;
    }
    for (int i = 0; i < m_plan.validators; ++i) {
        if (const auto added = add(QStringLiteral("validator-%1").arg(i + 1), {Role::Validator}, m_validators); !added)
            return added;
    }
    HandOut all;
    all.people = m_annotators;
    all.perImage = 2;
    all.seed = m_plan.seed;
    const auto handed = AssignmentService(m_stores, m_lead).handOut(all);
    if (!handed)
        return passOn(handed);
    return {};
}

AnnotationContent SimulatedTeam::written(const AnnotationContent &truth, const AnnotationContent &fresh, double error)
{
    AnnotationContent said = fresh;
    said.labels = truth.labels;
    for (const Dimension &dimension : m_preset.dimensions) {
        if (!chance(error))
            continue;
        QList<LabelCode> &labels = said.labels[dimension.code];
        const LabelCode other = dimension.values.at(pick(dimension.values.size())).code;
        if (!dimension.pickMany)
            labels = {other};
        else if (labels.contains(other) && labels.size() > 1)
            labels.removeOne(other);
        else if (!labels.contains(other))
            labels.append(other);
    }
    said.explanation = truth.explanation;
    if (chance(0.4))
        said.explanation = truth.explanation.left(std::max<qsizetype>(8, truth.explanation.size() * 2 / 3)) + u'。';
    said.impliedMeaning = truth.impliedMeaning;
    const Question &model = truth.questions.first();
    Question &question = said.questions.first();
    question.stem = model.stem;
    question.options.resize(model.options.size());
    for (qsizetype i = 0; i < model.options.size(); ++i) {
        if (question.options.at(i).id.isNull())
            question.options[i].id = OptionId::create();
        question.options[i].text = model.options.at(i).text;
        question.options[i].correct = model.options.at(i).correct;
    }
    if (chance(m_plan.wrongKeys))
        setKey(question, question.options.at(pick(question.options.size())).text);
    return said;
}

void SimulatedTeam::repair(AnnotationContent &content, const AnnotationContent &truth)
{
    Question &question = content.questions.first();
    const QString right = keyText(truth.questions.first());
    if (keyText(question) != right) {
        setKey(question, right);
        return;
    }
    for (Option &option : question.options) {
        if (!option.correct) {
            option.text += u'吧';
            return;
        }
    }
}

Result<bool> SimulatedTeam::annotate(const PersonId &person, double error)
{
    AnnotationService service(m_stores, person, clock());
    const auto image = service.next({});
    if (!image)
        return passOn(image);
    if (!*image)
        return false;
    auto opened = service.openWork(**image);
    if (!opened)
        return passOn(opened);
    Annotation &annotation = opened->annotation;
    const AnnotationContent truth = m_truths.value(**image);
    if (opened->returns.isEmpty()) {
        annotation.content = written(truth, annotation.content, error);
        m_handedIn.append({**image, person, annotation.content.labels});
        ++m_counts.submissions;
    } else {
        repair(annotation.content, truth);
        ++m_counts.returns;
    }
    if (const auto submitted = service.submit(annotation); !submitted)
        return passOn(submitted);
    return true;
}

Result<bool> SimulatedTeam::adjudicate(const PersonId &person)
{
    AdjudicationService service(m_stores, person, clock());
    const auto next = service.next();
    if (!next)
        return passOn(next);
    if (!*next)
        return false;
    const auto view = service.open(**next);
    if (!view)
        return passOn(view);
    const AnnotationContent truth = m_truths.value(view->image);
    for (const CaseField &field : view->fields) {
        if (!field.isOpen())
            continue;
        FieldDecision decision;
        decision.cause = Cause::Slip;
        switch (kindOf(field.field)) {
        case FieldKind::Label: {
            const QList<LabelCode> right = truth.labels.value(dimensionOf(field.field));
            decision.pick = field.left.labels == right ? Pick::Left : field.right.labels == right ? Pick::Right
                                                                                                  : Pick::Edited;
            decision.value.labels = right;
            break;
        }
        case FieldKind::Text:
            decision.pick = field.left.text.size() >= field.right.text.size() ? Pick::Left : Pick::Right;
            break;
        case FieldKind::Context:
            decision.pick = Pick::Left;
            break;
        case FieldKind::Question: {
            const QString right = keyText(truth.questions.first());
            const bool leftRight = !field.left.questions.isEmpty() && keyText(field.left.questions.first()) == right;
            decision.pick = leftRight || field.right.questions.isEmpty() ? Pick::Left : Pick::Right;
            break;
        }
        }
        if (const auto settled = service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")); !settled)
            return passOn(settled);
        ++m_counts.fields;
    }
    if (const auto finished = service.finish(**next); !finished)
        return passOn(finished);
    ++m_counts.cases;
    return true;
}

Result<bool> SimulatedTeam::validate(const PersonId &person)
{
    ValidationService service(m_stores, person, clock());
    const auto items = service.take(1);
    if (!items)
        return passOn(items);
    if (items->isEmpty())
        return false;
    const BlindItem &item = items->first();
    const QString right = keyText(m_truths.value(item.image).questions.first());
    BlindAnswer answer;
    answer.validation = item.validation;
    answer.answer = item.options.at(pick(item.options.size())).id;
    if (chance(m_plan.skill)) {
        for (const BlindQuestion::Choice &choice : item.options) {
            if (choice.text == right)
                answer.answer = choice.id;
        }
    }
    answer.milliseconds = 2000 + pick(9000);
    if (chance(0.01))
        answer.flags = {VoteFlag::Ambiguous};
    if (const auto voted = service.answer(answer, QStringLiteral("Answered")); !voted)
        return passOn(voted);
    ++m_counts.votes;
    return true;
}

Result<bool> SimulatedTeam::discuss()
{
    DiscussionService service(m_stores, m_lead, clock());
    const auto all = service.list();
    if (!all)
        return passOn(all);
    bool any = false;
    for (const Discussion &discussion : *all) {
        if (discussion.state != DiscussionState::Open)
            continue;
        const auto view = service.view(discussion.id);
        if (!view)
            return passOn(view);
        const QString right = keyText(m_truths.value(discussion.image).questions.first());
        Conclusion conclusion;
        conclusion.note = QStringLiteral("看过原图。");
        conclusion.outcome = keyText(view->question) == right ? DiscussionOutcome::KeepKey : DiscussionOutcome::ChangeKey;
        for (const Option &option : view->question.options) {
            if (option.text == right)
                conclusion.key = option.id;
        }
        if (const auto concluded = service.conclude(discussion.id, conclusion); !concluded)
            return passOn(concluded);
        ++m_counts.discussions;
        any = true;
    }
    return any;
}

Result<> SimulatedTeam::work(int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        bool any = false;
        // Everybody takes one thing at a time, in turn, as people do.
        const auto takeTurns = [&](const QList<PersonId> &people, const auto &turn) -> Result<> {
            bool more = true;
            while (more) {
                more = false;
                for (qsizetype i = 0; i < people.size(); ++i) {
                    const auto did = turn(people.at(i), i);
                    if (!did)
                        return passOn(did);
                    more = more || *did;
                }
                any = any || more;
            }
            return {};
        };
        if (const auto done = takeTurns(m_annotators, [&](const PersonId &person, qsizetype i) {
                return annotate(person, m_plan.annotatorErrors.at(i));
            });
            !done)
            return done;
        if (const auto done = takeTurns(m_adjudicators + m_annotators.mid(0, 2),
                                        [&](const PersonId &person, qsizetype) { return adjudicate(person); });
            !done)
            return done;
        if (const auto done = takeTurns(m_validators + m_adjudicators,
                                        [&](const PersonId &person, qsizetype) { return validate(person); });
            !done)
            return done;
        const auto discussed = discuss();
        if (!discussed)
            return passOn(discussed);
        ++m_counts.passes;
        // Some places are kept a day for people who do not come.
        if (any || *discussed)
            m_idle = 0;
        else if (++m_idle == 2)
            return {};
        ++m_days;
    }
    return {};
}

} // namespace yuyi::test
