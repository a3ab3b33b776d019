// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/scoringcontroller.h"

#include "models/services/session/projectaccess.h"

#include <algorithm>
#include <utility>

namespace yuyi {

ScoringController::ScoringController(ProjectAccess &project, std::function<ReplyRating()> typed, QObject *parent)
    : QObject(parent), m_project(project), m_form(std::move(typed))
{
    connect(&m_project, &ProjectAccess::personChanged, this, &ScoringController::personChanged);
}

void ScoringController::personChanged()
{
    m_typed.clear();
    m_wanted = {};
    dropAhead();
    m_view.reset();
    m_lines.clear();
    m_done = false;
    m_opening = false;
    m_missed = false;
    m_latestView.drop();
    m_latestLines.drop();
    Q_EMIT handedOver();
    if (m_entered)
        readLines();
}

void ScoringController::enter()
{
    m_entered = true;
    readLines();
}

void ScoringController::openDescription(const AttemptId &id)
{
    keepTyped();
    dropAhead();
    m_wanted = id;
    if (m_entered)
        readLines();
}

void ScoringController::leave()
{
    keepTyped();
    m_entered = false;
}

void ScoringController::projectChanged(const Changes &changes)
{
    // Scores given in this window are known; what is withdrawn in it is opened.
    const bool scores = changes.external && changes.touches(Entity::Rating);
    if (!m_entered || (!scores && !changes.touches(Entity::Run) && !changes.touches(Entity::Assignment)))
        return;
    dropAhead();
    if (m_sending)
        m_missed = true; // until the answer is there
    else
        readLines();
}

void ScoringController::readLines()
{
    m_project
        .read([person = m_project.person().id](Stores &stores) { return RatingService(stores, person).lines({}); })
        .then(this, m_latestLines.only([this](const Result<QList<ScoringLine>> &lines) {
            if (!lines) {
                m_lines.clear();
                finish();
                if (lines.error().code != ErrorCode::NotFound)
                    Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            Q_EMIT progressChanged();
            if (const AttemptId wanted = std::exchange(m_wanted, AttemptId()); !wanted.isNull() && lineOf(wanted) >= 0) {
                open(wanted);
            } else if (m_opening || (m_view && !m_done && lineOf(current()) >= 0)) {
                showAgain();
            } else if (const AttemptId first = nextOpen({}); !first.isNull()) {
                open(first);
            } else {
                finish();
            }
            Q_EMIT stateChanged();
        }));
}

/// The one that is shown stays, as it is now: it may have been scored or withdrawn elsewhere.
void ScoringController::showAgain()
{
    if (m_opening)
        return;
    if (m_sending || m_lines.at(lineOf(current())).scored == m_view->own.has_value()) {
        prefetch();
        return;
    }
    keepTyped();
    open(current());
}

qsizetype ScoringController::lineOf(const AttemptId &id) const
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (m_lines.at(i).attempt == id)
            return i;
    }
    return -1;
}

AttemptId ScoringController::nextOpen(const AttemptId &after) const
{
    const qsizetype from = lineOf(after) + 1;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ScoringLine &line = m_lines.at((from + i) % m_lines.size());
        if (!line.scored && line.attempt != after)
            return line.attempt;
    }
    return {};
}

int ScoringController::scored() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(), [](const ScoringLine &line) { return line.scored; }));
}

void ScoringController::open(const AttemptId &id)
{
    m_done = false;
    if (m_ahead && m_ahead->attempt == id) {
        m_latestView.drop();
        take(*std::exchange(m_ahead, std::nullopt));
        return;
    }
    const Latest::Question question = m_latestView.ask();
    // A key pressed meanwhile is meant for what comes, not for what is still on the screen.
    m_opening = true;
    Q_EMIT stateChanged();
    m_project
        .read([id, person = m_project.person().id](Stores &stores) { return RatingService(stores, person).view(id); })
        .then(this, question.only([this](const Result<ScoringView> &view) {
            if (view) {
                take(*view);
                return;
            }
            m_opening = false;
            Q_EMIT stateChanged();
            Q_EMIT failed(view.error().sentence);
        }));
}

void ScoringController::take(const ScoringView &view)
{
    m_view = view;
    m_done = false;
    m_opening = false;
    if (m_ahead && m_ahead->attempt == view.attempt)
        dropAhead();
    Q_EMIT loaded();
    prefetch();
    Q_EMIT stateChanged();
}

ReplyRating ScoringController::rating() const
{
    if (!m_view)
        return {};
    const auto typed = m_typed.constFind(m_view->attempt);
    return typed != m_typed.constEnd() ? *typed : m_view->own.value_or(ReplyRating());
}

void ScoringController::finish()
{
    m_done = true;
    m_opening = false;
    m_latestView.drop();
    m_view.reset();
    Q_EMIT nothingLeft();
    Q_EMIT stateChanged();
}

void ScoringController::prefetch()
{
    const AttemptId next = nextOpen(current());
    if (next.isNull() || (m_ahead && m_ahead->attempt == next))
        return;
    m_project
        .read([next, person = m_project.person().id](Stores &stores) { return RatingService(stores, person).view(next); })
        .then(this, m_latestAhead.only([this](const Result<ScoringView> &view) {
            // What cannot be read says so when it is opened.
            if (!view || view->attempt == current())
                return;
            m_ahead = *view;
            Q_EMIT imageAhead(view->image);
        }));
}

/// What was read ahead may be older than what is known now.
void ScoringController::dropAhead()
{
    m_latestAhead.drop();
    m_ahead.reset();
}

void ScoringController::keepTyped()
{
    // While another is read, what is still on the screen has been kept or scored.
    if (!m_view || m_done || m_opening)
        return;
    const ReplyRating typed = m_form();
    const ReplyRating own = m_view->own.value_or(ReplyRating());
    if (typed.note != own.note || typed.perspectives != own.perspectives)
        m_typed.insert(m_view->attempt, typed);
    else
        m_typed.remove(m_view->attempt); // what was kept before was taken back
}

void ScoringController::rate(const ReplyRating &rating, bool perspectives)
{
    if (!mayScore())
        return;
    ReplyRating given = rating;
    given.attempt = m_view->attempt;
    // What is hidden is not said.
    if (!perspectives)
        given.perspectives = m_view->own ? m_view->own->perspectives : QMap<QString, double>();
    m_sending = true;
    Q_EMIT stateChanged();
    m_project
        .write([given, person = m_project.person().id](Stores &stores) { return RatingService(stores, person).rate(given); })
        .then(this, [this, given, person = m_project.person().id](const Result<> &done) {
            m_sending = false;
            if (person != m_project.person().id) {
                Q_EMIT stateChanged();
                return;
            }
            const bool missed = std::exchange(m_missed, false);
            if (!done) {
                Q_EMIT problemFound(done.error().sentence);
                Q_EMIT stateChanged();
                if (missed)
                    readLines();
                return;
            }
            rated(given);
            if (missed)
                readLines();
        });
}

void ScoringController::rated(const ReplyRating &given)
{
    if (m_ahead && m_ahead->attempt == given.attempt)
        dropAhead();
    m_typed.remove(given.attempt);
    if (const qsizetype line = lineOf(given.attempt); line >= 0)
        m_lines[line].scored = true;
    Q_EMIT progressChanged();
    Q_EMIT toast(tr("Score given: %1.").arg(QString::number(*given.score)), true);
    Q_EMIT changed();
    if (given.attempt != current()) {
        Q_EMIT stateChanged();
    } else if (const AttemptId next = nextOpen(given.attempt); !next.isNull()) {
        open(next);
    } else {
        finish();
    }
}

void ScoringController::walk(int step)
{
    if (m_lines.isEmpty())
        return;
    const qsizetype line = lineOf(current());
    const qsizetype last = m_lines.size() - 1;
    const qsizetype to = line < 0 ? (step > 0 ? 0 : last) : line + step;
    if (to < 0 || to > last) {
        Q_EMIT toast(to < 0 ? tr("This is the first description.") : tr("This is the last description."), false);
        return;
    }
    keepTyped();
    open(m_lines.at(to).attempt);
}

} // namespace yuyi
