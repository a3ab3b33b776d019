// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/actionoutbox.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int againMs = 5000;     // where the server answers, but cannot write at the moment
constexpr int keepAgainMs = 5000; // a full disk may be emptied
constexpr int atOnceMs = 2000;    // what is stored so soon has the time of its transaction
const QString keyStart = QStringLiteral("action-");

/// Does it with the time of the action if that had to wait. A clock that is ahead makes nothing happen in the future.
Result<Carried> carryAsOf(const QDateTime &at, const std::function<Result<Carried>()> &carry)
{
    const QDateTime now = currentTime();
    if (!at.isValid() || at.msecsTo(now) < atOnceMs)
        return carry();
    const StoryTime then(at);
    return carry();
}

} // namespace

UnsavedCopy toCopy(const KeptAction &action)
{
    // Names made one after the other sort so: the order of the files is that of the actions.
    return {keyStart + action.name.toString(QUuid::WithoutBraces), action.at,
            Json{{"action", action.kind},
                 {"name", action.name.toString(QUuid::WithoutBraces)},
                 {"about", action.where},
                 {"typed", action.typed},
                 {"what", action.content}}};
}

std::optional<KeptAction> actionOf(const UnsavedCopy &copy)
{
    KeptAction action;
    action.kind = textOf(copy.content, "action");
    action.name = QUuid::fromString(textOf(copy.content, "name"));
    if (action.kind.isEmpty() || action.name.isNull())
        return std::nullopt;
    action.where = textOf(copy.content, "about");
    action.typed = textOf(copy.content, "typed");
    action.at = copy.typedAt;
    action.content = fieldOf(copy.content, "what");
    return action;
}

ActionOutbox::ActionOutbox(ProjectAccess &project) : QObject(&project), m_project(project), m_again(this), m_keepAgain(this), m_files(this)
{
    m_files.setMaxThreadCount(1);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, &ActionOutbox::step);
    m_keepAgain.setSingleShot(true);
    m_keepAgain.setInterval(keepAgainMs);
    connect(&m_keepAgain, &QTimer::timeout, this, &ActionOutbox::keepAgain);
    connect(&project.server(), &ServerWatch::changed, this, &ActionOutbox::serverChanged);
    connect(&project.server(), &ServerWatch::leftBehind, this, [this](bool writing) {
        if (writing)
            leave();
    });
    connect(&project.server(), &ServerWatch::returned, this, [this] {
        m_again.stop();
        step();
    });
}

ActionOutbox::~ActionOutbox()
{
    m_files.waitForDone();
}

void ActionOutbox::addCarrier(const QString &kind, Carrier carrier)
{
    m_carriers.insert(kind, std::move(carrier));
}

bool ActionOutbox::onServer() const
{
    return m_project.server().link().onServer;
}

std::shared_ptr<UnsavedCopies> ActionOutbox::copiesOf(const PersonId &person)
{
    std::shared_ptr<UnsavedCopies> &copies = m_copies[person];
    if (!copies)
        copies = std::make_shared<UnsavedCopies>(TypingKeeper::folder(), m_project.info().id, person);
    return copies;
}

void ActionOutbox::sendLeft()
{
    if (!onServer())
        return;
    const PersonId person = m_project.person().id;
    m_reading = true; // nothing goes before them
    m_project.write([copies = copiesOf(person)](Stores &) -> Result<QList<UnsavedCopy>> { return copies->left(); })
        .then(this, [this, person](const Result<QList<UnsavedCopy>> &left) {
            std::deque<Sending> found;
            if (left) {
                for (const UnsavedCopy &copy : *left) {
                    // One of a newer version of the program waits for it.
                    const auto action = actionOf(copy);
                    const bool known = action && std::any_of(m_queue.begin(), m_queue.end(), [&](const Sending &one) {
                                           return one.action.name == action->name;
                                       });
                    if (action && !known && m_carriers.contains(action->kind))
                        found.push_back({*action, person, copiesOf(person), nullptr, true});
                }
            }
            std::sort(found.begin(), found.end(), [](const Sending &a, const Sending &b) { return a.action.name < b.action.name; });
            m_queue.insert(m_queue.begin() + (m_carrying ? 1 : 0), found.begin(), found.end());
            m_reading = false;
            if (!found.empty())
                Q_EMIT waitingChanged();
            step();
        });
}

QFuture<Result<Carried>> ActionOutbox::send(const KeptAction &action)
{
    const PersonId person = m_project.person().id;
    if (!onServer())
        return carry({action, person, nullptr, nullptr, false}); // in the order of all writes
    auto promise = std::make_shared<QPromise<Result<Carried>>>();
    promise->start();
    const QFuture<Result<Carried>> future = promise->future();
    m_queue.push_back({action, person, copiesOf(person), promise, false});
    keep(m_queue.back());
    const bool behindOthers = m_queue.front().waited || m_project.server().isSilent();
    if (behindOthers) {
        m_queue.back().waited = true;
        Q_EMIT waitingChanged();
    }
    step();
    return future;
}

qsizetype ActionOutbox::waiting() const
{
    return std::count_if(m_queue.begin(), m_queue.end(), [](const Sending &one) { return one.waited; });
}

qsizetype ActionOutbox::unkept() const
{
    return std::count_if(m_queue.begin(), m_queue.end(), [](const Sending &one) { return one.waited && one.unkept; });
}

void ActionOutbox::noteTyping(const QObject *who, bool failing)
{
    const bool before = m_typingUnkept.contains(who);
    if (failing == before)
        return;
    if (failing)
        m_typingUnkept.insert(who);
    else
        m_typingUnkept.remove(who);
    Q_EMIT waitingChanged();
}

void ActionOutbox::keep(const Sending &sending)
{
    m_files.start([this, copies = sending.copies, copy = toCopy(sending.action), name = sending.action.name] {
        const bool done = copies->keep(copy);
        QMetaObject::invokeMethod(
            this, [this, name, done] { wrote(name, done); }, Qt::QueuedConnection);
    });
}

void ActionOutbox::keepAgain()
{
    for (const Sending &one : m_queue) {
        if (one.unkept)
            keep(one);
    }
}

void ActionOutbox::wrote(const QUuid &name, bool done)
{
    for (Sending &one : m_queue) {
        if (one.action.name != name)
            continue;
        if (!done && !m_keepAgain.isActive())
            m_keepAgain.start();
        if (std::exchange(one.unkept, !done) == done)
            Q_EMIT waitingChanged();
    }
}

void ActionOutbox::waitAll()
{
    for (Sending &one : m_queue)
        one.waited = true;
    Q_EMIT waitingChanged();
}

void ActionOutbox::serverChanged()
{
    if (m_project.server().isSilent() && !m_queue.empty() && !m_queue.back().waited)
        waitAll();
}

/// The answer may never come. It is asked for again, under the same name, over the new connection.
void ActionOutbox::leave()
{
    if (!std::exchange(m_carrying, false))
        return;
    ++m_turn;
    waitAll();
    step();
}

QFuture<Result<Carried>> ActionOutbox::carry(const Sending &sending)
{
    return m_project.write([carrier = m_carriers.value(sending.action.kind),
                            person = sending.person, action = sending.action](Stores &stores) {
        return carryAsOf(action.at, [&] { return carrier(stores, person, action); });
    });
}

void ActionOutbox::finish()
{
    m_files.waitForDone(); // from here on the files are the writing thread's
    if (!m_project.server().isConnected())
        return;
    for (std::size_t i = m_carrying ? 1 : 0; i < m_queue.size(); ++i) {
        const Sending &one = m_queue.at(i);
        m_project.write([carrier = m_carriers.value(one.action.kind), one](Stores &stores) {
            auto carried = carryAsOf(one.action.at, [&] { return carrier(stores, one.person, one.action); });
            const QString key = toCopy(one.action).key;
            // What is refused is told of the next time.
            const bool done = carried && !carried->refused;
            if (done && one.promise)
                one.copies->remove(key);
            else if (done)
                one.copies->removeLeft(key);
            return carried;
        });
    }
}

void ActionOutbox::step()
{
    if (m_carrying || m_reading || m_again.isActive() || m_queue.empty())
        return;
    m_carrying = true;
    carry(m_queue.front())
        .then(this, [this, turn = m_turn](const Result<Carried> &answer) {
            if (turn == m_turn)
                answered(answer);
        });
}

void ActionOutbox::answered(const Result<Carried> &answer)
{
    m_carrying = false;
    if (!answer && answer.error().code == ErrorCode::Environment && onServer()) {
        m_again.start(); // or earlier, as soon as the server is back
        waitAll();
        return;
    }
    const Sending sent = std::move(m_queue.front());
    m_queue.pop_front();
    settle(sent, answer);
    step();
}

void ActionOutbox::settle(const Sending &sent, const Result<Carried> &answer)
{
    const QString key = toCopy(sent.action).key;
    const bool mustKeep = !answer && sent.waited && sent.copies && !sent.action.typed.isEmpty();
    // Where the text cannot be kept, the action stays in its file, and is told of again the next time.
    const bool mayForget = !mustKeep || keepTyped(sent);
    if (sent.copies && mayForget) {
        m_files.start([copies = sent.copies, key, isLeft = !sent.promise] {
            if (isLeft)
                copies->removeLeft(key);
            else
                copies->remove(key);
        });
    }
    if (sent.waited) {
        Q_EMIT waitingChanged();
        if (!answer)
            Q_EMIT refused(sent.action, answer.error(), false);
        else if (answer->refused)
            Q_EMIT refused(sent.action, *answer->refused, true);
    }
    if (sent.promise) {
        sent.promise->addResult(answer);
        sent.promise->finish();
    }
}

/// Not in the folder of this program, whose copies are nobody else's to show.
bool ActionOutbox::keepTyped(const Sending &sent)
{
    const UnsavedText text{textKey(sent.action.kind, sent.action.name.toString(QUuid::WithoutBraces)), sent.action.where, sent.action.typed,
                           sent.action.at};
    bool kept = false;
    m_files.start([&kept, project = m_project.info().id, person = sent.person, text] {
        kept = UnsavedCopies(TypingKeeper::folder(), project, person).keep(toCopy(text));
    });
    m_files.waitForDone(); // it is there when `refused` says so; this is rare
    return kept;
}

} // namespace yuyi
