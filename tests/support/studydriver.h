// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/background.h"
#include "models/statistics/random.h"
#include "models/stores/runstore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"
#include "widgets/participate/participantview.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTest>

#include <cmath>
#include <memory>
#include <optional>

namespace yuyi::test {

/// @brief A clock for simulated people: real time, and what they are said to have thought on top of it.
struct DrivenClock {
    std::shared_ptr<qint64> thought = std::make_shared<qint64>(0);

    StudyClock clock() const
    {
        const StudyClock real = systemStudyClock();
        return {[real, t = thought] { return real.running() + *t; }, [real, t = thought] { return real.withSleep() + *t; }};
    }
};

/// The correct options of each question of a study, or its first accepted answer; from the project, because nothing else holds keys.
inline Result<QHash<QuestionVersionId, Answer>> keysOf(Stores &project, const StudyId &study)
{
    const auto items = project.studies().items(study);
    if (!items)
        return passOn(items);
    QList<QuestionVersionId> versions;
    for (const StudyItem &item : *items)
        versions.append(item.item.question);
    const auto questions = project.runs().questions(versions);
    if (!questions)
        return passOn(questions);
    QHash<QuestionVersionId, Answer> keys;
    for (const Question &question : *questions)
        keys.insert(question.versionId, question.key());
    return keys;
}

/// What somebody chooses: `share` of the questions right (0…1), the others anything but right; below 0: anything.
class SimulatedChoice
{
public:
    SimulatedChoice(QHash<QuestionVersionId, Answer> keys, double share, quint64 seed)
        : m_keys(std::move(keys)), m_share(share), m_random(seed)
    {
    }

    Answer operator()(const Trial &trial)
    {
        const auto any = [&](const QList<OptionId> &options) -> Answer {
            if (options.isEmpty())
                return Answer::written(QStringLiteral("unknown"));
            return options.at(m_random.below(static_cast<quint32>(options.size())));
        };
        if (m_share < 0)
            return any(trial.shownOrder);
        const Answer key = m_keys.value(trial.question);
        if (m_random.below(1'000'000) < m_share * 1'000'000)
            return key;
        QList<OptionId> others = trial.shownOrder;
        others.removeAll(key.one);
        return any(others);
    }
    /// Milliseconds of thought: log-normal, so that the median is `medianMs`.
    qint64 thought(double medianMs)
    {
        const double u = (1.0 + m_random.below(1'000'000)) / 1'000'001.0;
        const double v = m_random.below(1'000'000) / 1'000'000.0;
        const double normal = std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * M_PI * v);
        return static_cast<qint64>(medianMs * std::exp(0.5 * normal));
    }

private:
    QHash<QuestionVersionId, Answer> m_keys;
    double m_share;
    Random m_random;
};

/// @brief Takes part through the real pages by keys alone, as fast as they come: agrees, says something about himself, practises,
/// answers, rests, and closes the page of thanks.
class StudyDriver : public QObject // clazy:exclude=missing-qobject-macro
{
public:
    using Choice = std::function<Answer(const Trial &)>;
    /// Milliseconds of thought for a trial, put on the clock in steps that look like a machine awake.
    using Thought = std::function<qint64(const Trial &)>;

    StudyDriver(ParticipantView &view, Choice choice, DrivenClock clock = {}, Thought thought = {})
        : m_view(&view), m_choice(std::move(choice)), m_clock(std::move(clock)), m_thought(std::move(thought))
    {
        connect(&view, &ParticipantView::ready, this, &StudyDriver::act, Qt::QueuedConnection);
        connect(&view, &ParticipantView::answered, this, [this] { ++answered; });
        connect(&view, &ParticipantView::finished, this, [this] { over = true; });
        connect(&view, &ParticipantView::left, this, [this] { over = true; });
    }

    bool over = false;
    int answered = 0;
    /// What they say about themselves: the places of their choices, from 0; missing ones: the first three in turn.
    QList<int> background;
    /// Stops answering when so many are answered; −1: never.
    int stopAfter = -1;
    /// Called for each question before it is answered; return false to leave it unanswered.
    std::function<bool(const Trial &)> seen;

    /// Keys go where a person's would.
    void key(int code, const QString &text = {})
    {
        QWidget *window = m_view->window();
        QWidget *focus = window->focusWidget() ? window->focusWidget() : m_view.data();
        QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, text);
        QCoreApplication::sendEvent(focus, &press);
        QKeyEvent release(QEvent::KeyRelease, code, Qt::NoModifier, text);
        QCoreApplication::sendEvent(focus, &release);
    }
    void letter(int index) { key(Qt::Key_A + index, QString(QChar(u'a' + index))); }

    void answer(const Trial &trial)
    {
        const Answer chosen = m_choice(trial);
        for (qint64 left = m_thought ? m_thought(trial) : 0; left > 0 && m_view;) {
            const qint64 step = std::min<qint64>(left, 1000);
            *m_clock.thought += step;
            left -= step;
            QMetaObject::invokeMethod(m_view->findChild<QuestionPage *>(), "look");
        }
        for (const int place : positionsOf(chosen, trial.shownOrder).positions())
            letter(place);
        for (const QChar sign : chosen.text)
            key(sign.toUpper().unicode(), QString(sign));
        key(Qt::Key_Return);
    }
    const Trial &trial() const
    {
        const StudyVisit &visit = m_view->visit();
        const TrialId id = m_view->question()->trial;
        return *std::find_if(visit.trials.begin(), visit.trials.end(), [&](const Trial &one) { return one.id == id; });
    }

private:
    void act()
    {
        if (!m_view || over)
            return;
        using Step = ParticipantView::Step;
        const Step step = m_view->step();
        switch (step) {
        case Step::Loading: return;
        case Step::Question: {
            if (!m_view->question() || answered == stopAfter)
                return;
            const Trial asked = trial();
            if (!seen || seen(asked))
                answer(asked);
            return;
        }
        case Step::Background:
            for (qsizetype i = 0; i < m_view->visit().background.size(); ++i) {
                const int choice = background.value(i, static_cast<int>(i % 3));
                key(Qt::Key_1 + choice, QString(QChar(u'1' + static_cast<char16_t>(choice))));
            }
            key(Qt::Key_Return);
            return;
        case Step::Consent:
            for (int box = 0; box < 3; ++box)
                key(Qt::Key_1 + box, QString(QChar(u'1' + static_cast<char16_t>(box))));
            break;
        case Step::Refused:
        case Step::Trouble:
        case Step::NoPicture: over = true; return;
        default: break;
        }
        key(Qt::Key_Return);
        // A long text: one page turned, and again.
        if (m_view && !over && m_view->step() == step && (step == Step::Consent || step == Step::Instructions))
            QTimer::singleShot(0, this, &StudyDriver::act);
        else if (m_view && !over && m_view->step() == step && step == Step::Thanks)
            QTimer::singleShot(100, this, &StudyDriver::act); // it takes no key before it can have been read
    }

    QPointer<ParticipantView> m_view;
    Choice m_choice;
    DrivenClock m_clock;
    Thought m_thought;
};

} // namespace yuyi::test
