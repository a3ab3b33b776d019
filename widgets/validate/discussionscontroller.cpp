// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/discussionscontroller.h"

#include "models/services/session/projectaccess.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

/// What became of the question.
QString saidOf(const Conclusion &conclusion)
{
    switch (conclusion.outcome) {
    case DiscussionOutcome::KeepKey: return DiscussionsController::tr("Concluded: the key is kept, and the question has passed.");
    case DiscussionOutcome::ChangeKey: return DiscussionsController::tr("Concluded: the question has a new key.");
    case DiscussionOutcome::Rewrite:
        return conclusion.rewritten ? DiscussionsController::tr("Concluded: the question was rewritten.")
                                    : DiscussionsController::tr("Concluded: the author will rewrite the question.");
    case DiscussionOutcome::Drop: return DiscussionsController::tr("Concluded: the question was removed.");
    case DiscussionOutcome::None: break;
    }
    return {};
}

} // namespace

DiscussionsController::DiscussionsController(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_notes(project, QStringLiteral("discussion-note"), nullptr),
      m_keys(project, QStringLiteral("discussion-key"), nullptr)
{
}

bool DiscussionsController::isLead() const
{
    return m_project.person().roles.contains(Role::Lead);
}

int DiscussionsController::openCount() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(), [](const DiscussionLine &line) {
        return line.discussion.state == DiscussionState::Open;
    }));
}

void DiscussionsController::enter()
{
    m_active = true;
    if (std::exchange(m_person, m_project.person().id) != m_project.person().id)
        m_current = {}; // what somebody else chose and wrote is not shown
    load();
}

void DiscussionsController::look(const DiscussionId &id)
{
    if (std::exchange(m_current, id) != id) {
        Q_EMIT currentChanged();
        m_shown.reset();
    }
    load();
}

void DiscussionsController::load()
{
    const PersonId person = m_project.person().id;
    m_project
        .read([person](Stores &stores) { return DiscussionService(stores, person).lines(); })
        .then(this, m_latest.only([this](const Result<QList<DiscussionLine>> &lines) {
            if (!lines) {
                Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_lines = *lines;
            Q_EMIT listChanged();
            Q_EMIT loaded();
        }));
}

void DiscussionsController::select(int row)
{
    if (row < 0 || row >= m_lines.size()) {
        m_current = {};
        m_shown.reset();
        return;
    }
    const DiscussionId chosen = m_lines.at(row).discussion.id;
    if (std::exchange(m_current, chosen) != chosen) {
        Q_EMIT currentChanged();
        m_shown.reset();
    }
    m_project
        .read([id = m_current, person = m_project.person().id](Stores &stores) {
            return DiscussionService(stores, person).view(id);
        })
        .then(this, m_latestDetail.only([this](const Result<DiscussionView> &shown) {
            if (!shown) {
                Q_EMIT failed(shown.error().sentence);
                return;
            }
            m_shown = *shown;
            Q_EMIT currentLoaded();
        }));
}

void DiscussionsController::vote(DiscussionOutcome choice, const QString &note)
{
    if (choice == DiscussionOutcome::None) {
        Q_EMIT failed(tr("Choose what to do with the question."));
        return;
    }
    if (std::exchange(m_sending, true))
        return; // a second key does not do it again
    m_project
        .write([id = m_current, choice, note, person = m_project.person().id](Stores &stores) {
            return DiscussionService(stores, person).vote(id, choice, note);
        })
        .then(this, [this, id = m_current, note](const Result<> &done) {
            m_sending = false;
            if (done) {
                clearNote(id, note);
                Q_EMIT toast(tr("Your vote is recorded."), false);
            } else {
                Q_EMIT failed(done.error().sentence);
            }
        });
}

/// What was written about another one meanwhile stays.
void DiscussionsController::clearNote(const DiscussionId &id, const QString &sent)
{
    m_notes.saved(id.toString(), sent);
    if (id == m_current)
        Q_EMIT noteSaved();
}

void DiscussionsController::keepNote(const QString &stem, const QString &text)
{
    if (!m_current.isNull())
        m_notes.typed(m_current.toString(), tr("Discussion: %1").arg(stem.simplified()), text);
}

void DiscussionsController::keepKey(const QString &stem, const QString &text)
{
    if (!m_current.isNull())
        m_keys.typed(m_current.toString(), tr("Discussion, new key: %1").arg(stem.simplified()), text);
}

auto DiscussionsController::majorityAgainst(const Conclusion &conclusion) const -> std::optional<Majority>
{
    QMap<DiscussionOutcome, int> votes;
    for (const DiscussionVote &vote : m_shown->votes)
        ++votes[vote.choice];
    const auto most = std::max_element(votes.cbegin(), votes.cend());
    if (most == votes.cend() || votes.value(conclusion.outcome) == *most || conclusion.note.trimmed().isEmpty())
        return std::nullopt;
    return Majority{most.key(), *most, static_cast<int>(m_shown->votes.size())};
}

void DiscussionsController::carryOut(const Conclusion &conclusion)
{
    if (conclusion.note.trimmed().isEmpty()) {
        Q_EMIT noteMissing();
        Q_EMIT failed(tr("Write a short reason; it is recorded with the outcome."));
        return;
    }
    if (std::exchange(m_sending, true))
        return;
    m_project
        .write([id = m_current, conclusion, person = m_project.person().id](Stores &stores) {
            return DiscussionService(stores, person).conclude(id, conclusion);
        })
        .then(this, [this, id = m_current, note = conclusion.note, text = saidOf(conclusion)](const Result<> &done) {
            m_sending = false;
            if (done) {
                clearNote(id, note);
                m_keys.saved(id.toString(), m_keys.text(id.toString())); // whatever the outcome, no key is wanted any more
                if (id == m_current)
                    Q_EMIT concluded();
                Q_EMIT toast(text, false);
            } else {
                Q_EMIT failed(done.error().sentence);
            }
        });
}

void DiscussionsController::projectChanged(const Changes &changes)
{
    if (m_active
        && (changes.touches(Entity::Discussion) || changes.touches(Entity::Validation) || changes.touches(Entity::Question)))
        load();
}

const Preset &DiscussionsController::preset() const
{
    return m_project.info().preset;
}

} // namespace yuyi
