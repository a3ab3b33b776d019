// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/flaggeditemscontroller.h"

#include "models/domain/clock.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/page/aside.h"

#include <utility>

namespace yuyi {

namespace {

constexpr int flaggedItemsPauseMs = 1500; // a run at full speed changes the project several times a second

} // namespace

FlaggedItemsController::FlaggedItemsController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(flaggedItemsPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &FlaggedItemsController::load);
    connect(&m_project, &ProjectAccess::personChanged, this, &FlaggedItemsController::personChanged);
}

void FlaggedItemsController::personChanged()
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

void FlaggedItemsController::enter()
{
    m_entered = true;
    load();
}

void FlaggedItemsController::leave()
{
    m_entered = false;
    m_soon.stop();
}

void FlaggedItemsController::setRules(const FlaggedItemRules &rules)
{
    m_rules = rules;
    compute();
}

void FlaggedItemsController::setWithPractice(bool with)
{
    if (with == m_withPractice)
        return;
    m_withPractice = with;
    // What is being read is without them, or with.
    m_latest.drop();
    m_loading = false;
    load();
}

bool FlaggedItemsController::mayAct() const
{
    return !m_sending && m_project.person().is(Role::Lead);
}

void FlaggedItemsController::projectChanged(const Changes &changes)
{
    if (!m_entered)
        return;
    for (const Entity entity : {Entity::Run, Entity::Response, Entity::Vote, Entity::Validation, Entity::Annotation, Entity::Question,
                                Entity::Discussion, Entity::Return, Entity::ErrorCase, Entity::Assignment, Entity::Study,
                                Entity::Participant, Entity::Decision, Entity::Project}) {
        if (changes.touches(entity) && !m_soon.isActive())
            m_soon.start();
    }
}

void FlaggedItemsController::load()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    m_project
        .read([person = m_project.person().id,
               practice = m_withPractice](Stores &stores) -> Result<std::shared_ptr<const FlaggedItemData>> {
            auto read = FlaggedItemService(stores, person).data(Scorer::Strict, practice);
            if (!read)
                return passOn(read);
            return std::make_shared<const FlaggedItemData>(std::move(*read));
        })
        .then(this, m_latest.only([this](const Result<std::shared_ptr<const FlaggedItemData>> &data) {
            m_loading = false;
            if (data) {
                m_data = *data;
                m_acted.clear(); // is in it
                Q_EMIT read();
                compute();
            } else {
                Q_EMIT failed(data.error().sentence);
            }
            if (std::exchange(m_stale, false))
                load();
        }));
}

void FlaggedItemsController::compute()
{
    const auto facts = m_data;
    if (!facts)
        return;
    m_complete = false;
    runAside(
        this, [facts, rules = m_rules] { return findFlaggedItems(facts->results, facts->facts, rules); },
        m_latestComputing.only([this, facts](const QList<FlaggedItem> &flaggedItems) {
            m_foundIn = facts;
            m_all = flaggedItems;
            applyActed();
            m_complete = true;
            Q_EMIT found();
        }));
}

void FlaggedItemsController::act(Act what, const FlaggedItem &chosen, const QString &note)
{
    if (m_sending)
        return;
    m_sending = true;
    Q_EMIT stateChanged();
    m_project
        .write([what, note, flaggedItem = chosen, person = m_project.person().id](Stores &stores) -> Result<> {
            FlaggedItemService service(stores, person);
            switch (what) {
            case Act::SendBack: {
                const auto opened = service.sendBack(flaggedItem, note);
                return opened ? Result<>() : passOn(opened);
            }
            case Act::Author: return service.returnToAuthor(flaggedItem, note);
            case Act::Stands: return service.dismiss(flaggedItem, note);
            case Act::Again: return service.listAgain(flaggedItem);
            }
            return {};
        })
        .then(this, [this, what, note, flaggedItem = chosen, person = m_project.person().id](const Result<> &done) {
            m_sending = false;
            // Nothing of it is for another person.
            if (done && person == m_project.person().id) {
                take(what, flaggedItem, note);
                return;
            }
            Q_EMIT stateChanged();
            if (!done)
                Q_EMIT failed(done.error().sentence);
        });
}

/// What was done since the data was read holds, whatever is computed from that data.
void FlaggedItemsController::applyActed()
{
    for (FlaggedItem &one : m_all) {
        if (const auto done = m_acted.constFind(one.version); done != m_acted.constEnd()) {
            one.state = done->state;
            one.mark = done->mark;
        }
    }
}

/// The list moves on at once; what was written is read again soon.
void FlaggedItemsController::take(Act what, const FlaggedItem &flaggedItem, const QString &note)
{
    FlaggedItem done = flaggedItem;
    done.state = what == Act::Again  ? FlaggedItemState::Open
               : what == Act::Stands ? FlaggedItemState::LookedAt
                                     : FlaggedItemState::InReview;
    done.mark.reset();
    if (what != Act::Again)
        done.mark = FlaggedItemMark{what != Act::Stands, note, currentTime(), m_project.person().id, flaggedItem.evidence};
    m_acted.insert(done.version, done);
    applyActed();
    Q_EMIT acted(what, flaggedItem);
}

} // namespace yuyi
