// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <concepts>
#include <functional>
#include <utility>

namespace yuyi {

/// @brief Takes the answer to the newest question and leaves out those that come after it although they were asked before.
///
/// A member of the object that asks, one for each kind of question:
///
///     m_project.read(…).then(this, m_latest.only([this](const Result<X> &answer) { … }));
///
/// It must outlive the answers, which it does if they are bound to the object that owns it. One thread.
class Latest final
{
public:
    class Question;

    Latest() = default;
    Latest(const Latest &) = delete;
    Latest &operator=(const Latest &) = delete;

    /// @brief A new question: answers to those before it no longer count. Returns `then`, which does nothing if something else
    /// has been asked, or drop() called, by the time it is given the answer.
    template <typename Then>
    auto only(Then then);
    /// The same for a further part of the current question, which remains the newest.
    template <typename Then>
    auto still(Then then) const;
    /// A new question whose answers are bound later (Question::only), or perhaps never.
    Question ask();
    /// Asks nothing; answers that are on their way no longer count.
    void drop() { ++m_question; }

private:
    template <typename Then>
    class Taker;

    quint64 m_question = 0;
};

/// @brief A question of a Latest.
class Latest::Question final
{
public:
    /// Returns `then`, which does nothing if this is no longer the newest question.
    template <typename Then>
    auto only(Then then) const
    {
        return Taker<Then>(*this, std::move(then));
    }
    bool isNewest() const { return m_number == m_latest->m_question; }

private:
    friend class Latest;
    explicit Question(const Latest &latest) : m_latest(&latest), m_number(latest.m_question) {}

    const Latest *m_latest;
    quint64 m_number;
};

/// @brief Takes what `Then` takes, and nothing else: futures tell from that what to hand over.
template <typename Then>
class Latest::Taker final
{
public:
    Taker(const Question &question, Then then) : m_question(question), m_then(std::move(then)) {}

    template <typename... Answer>
        requires std::invocable<Then &, Answer...>
    void operator()(Answer &&...answer)
    {
        if (m_question.isNewest())
            std::invoke(m_then, std::forward<Answer>(answer)...);
    }

    template <typename... Answer>
        requires std::invocable<const Then &, Answer...>
    void operator()(Answer &&...answer) const
    {
        if (m_question.isNewest())
            std::invoke(m_then, std::forward<Answer>(answer)...);
    }

private:
    Question m_question;
    Then m_then;
};

inline Latest::Question Latest::ask()
{
    ++m_question;
    return Question(*this);
}

template <typename Then>
auto Latest::only(Then then)
{
    return ask().only(std::move(then));
}

template <typename Then>
auto Latest::still(Then then) const
{
    return Question(*this).only(std::move(then));
}

} // namespace yuyi
