// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/suspectscontroller.h"

#include "models/domain/clock.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/aside.h"

#include <utility>

namespace yuyi {

namespace {

constexpr int suspectsPauseMs = 1500;  // a run at full speed changes the project several times a second

} // namespace

SuspectsController::SuspectsController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(suspectsPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &SuspectsController::load);
    connect(&m_project, &ProjectAccess::personChanged, this, &SuspectsController::personChanged);
}

void SuspectsController::personChanged()
{
    m_latest.drop();
    m_latestComputing.drop();
    m_loading = false;
    m_withPractice = false;
    m_data.reset();
    m_foundIn.reset();
    m_all.clear();
    m_acted.clear();
    Q_EMIT handedOver();
    if (m_entered)
        load();
}

void SuspectsController::enter()
{
    m_entered = true;
    load();
}

void SuspectsController::leave()
{
    m_entered = false;
    m_soon.stop();
}

void SuspectsController::setRules(const SuspectRules &rules)
{
    m_rules = rules;
    compute();
}

void SuspectsController::setWithPractice(bool with)
{
    if (with == m_withPractice)
        return;
    m_withPractice = with;
    // What is being read is without them, or with.
    m_latest.drop();
    m_loading = false;
    load();
}

bool SuspectsController::mayAct() const
{
    return !m_sending && m_project.person().is(Role::Lead);
}

void SuspectsController::projectChanged(const Changes &changes)
{
    if (!m_entered)
        return;
    for (const Entity entity : {Entity::Run, Entity::Response, Entity::Vote, Entity::Validation, Entity::Annotation, Entity::Question,
                                Entity::Discussion, Entity::Return, Entity::ErrorCase, Entity::Assignment, Entity::Study,
                                Entity::Participant, Entity::Project}) {
        if (changes.touches(entity) && !m_soon.isActive())
            m_soon.start();
    }
}

void SuspectsController::load()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    m_project
        .read([person = m_project.person().id, practice = m_withPractice](Stores &stores) -> Result<std::shared_ptr<const SuspectData>> {
            auto read = SuspectService(stores, person).data(Scorer::Strict, practice);
            if (!read)
                return passOn(read);
            return std::make_shared<const SuspectData>(std::move(*read));
        })
        .then(this, m_latest.only([this](const Result<std::shared_ptr<const SuspectData>> &data) {
            m_loading = false;
            if (data) {
                m_data = *data;
                m_acted.clear();   // is in it
                Q_EMIT read();
                compute();
            } else {
                Q_EMIT failed(data.error().sentence);
            }
            if (std::exchange(m_stale, false))
                load();
        }));
}

void SuspectsController::compute()
{
    const auto facts = m_data;
    if (!facts)
        return;
    m_complete = false;
    runAside(
        this, [facts, rules = m_rules] { return findSuspects(facts->results, facts->facts, rules); },
        m_latestComputing.only([this, facts](const QList<Suspect> &suspects) {
            m_foundIn = facts;
            m_all = suspects;
            applyActed();
            m_complete = true;
            Q_EMIT found();
        }));
}

void SuspectsController::act(Act what, const Suspect &chosen, const QString &note)
{
    if (m_sending)
        return;
    m_sending = true;
    Q_EMIT stateChanged();
    m_project
        .write([what, note, suspect = chosen, person = m_project.person().id](Stores &stores) -> Result<> {
            SuspectService service(stores, person);
            switch (what) {
            case Act::SendBack: {
                const auto opened = service.sendBack(suspect, note);
                return opened ? Result<>() : passOn(opened);
            }
            case Act::Author: return service.returnToAuthor(suspect, note);
            case Act::Stands: return service.dismiss(suspect, note);
            case Act::Again: return service.listAgain(suspect);
            }
            return {};
        })
        .then(this, [this, what, note, suspect = chosen, person = m_project.person().id](const Result<> &done) {
            m_sending = false;
            // Nothing of it is for another person.
            if (done && person == m_project.person().id) {
                take(what, suspect, note);
                return;
            }
            Q_EMIT stateChanged();
            if (!done)
                Q_EMIT failed(done.error().sentence);
        });
}

/// What was done since the data was read holds, whatever is computed from that data.
void SuspectsController::applyActed()
{
    for (Suspect &one : m_all) {
        if (const auto done = m_acted.constFind(one.version); done != m_acted.constEnd()) {
            one.state = done->state;
            one.mark = done->mark;
        }
    }
}

/// The list moves on at once; what was written is read again soon.
void SuspectsController::take(Act what, const Suspect &suspect, const QString &note)
{
    Suspect done = suspect;
    done.state = what == Act::Again ? SuspectState::Open : what == Act::Stands ? SuspectState::LookedAt : SuspectState::InReview;
    done.mark.reset();
    if (what != Act::Again)
        done.mark = SuspectMark{what != Act::Stands, note, currentTime(), m_project.person().id, suspect.evidence};
    m_acted.insert(done.version, done);
    applyActed();
    Q_EMIT acted(what, suspect);
}

} // namespace yuyi
