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

constexpr int againMs = 5000; // where the server answers, but cannot write at the moment
const QString keyStart = QStringLiteral("action-");

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

ActionOutbox::ActionOutbox(ProjectAccess &project) : QObject(&project), m_project(project), m_again(this), m_files(this)
{
    m_files.setMaxThreadCount(1);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, &ActionOutbox::step);
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
    auto promise = std::make_shared<QPromise<Result<Carried>>>();
    promise->start();
    const QFuture<Result<Carried>> future = promise->future();
    const PersonId person = m_project.person().id;
    m_queue.push_back({action, person, onServer() ? copiesOf(person) : nullptr, promise, false});
    if (onServer())
        m_files.start([copies = copiesOf(person), copy = toCopy(action)] { copies->keep(copy); });
    const bool behindOthers = m_queue.front().waited;
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

void ActionOutbox::step()
{
    if (m_carrying || m_reading || m_again.isActive() || m_queue.empty())
        return;
    m_carrying = true;
    const Sending &first = m_queue.front();
    m_project
        .write([carrier = m_carriers.value(first.action.kind), person = first.person, action = first.action](Stores &stores) {
            return carrier(stores, person, action);
        })
        .then(this, [this](const Result<Carried> &answer) { answered(answer); });
}

void ActionOutbox::answered(const Result<Carried> &answer)
{
    m_carrying = false;
    if (!answer && answer.error().code == ErrorCode::Environment && onServer()) {
        for (Sending &one : m_queue)
            one.waited = true;
        m_again.start(); // or earlier, as soon as the server is back
        Q_EMIT waitingChanged();
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
    if (!answer && sent.waited && sent.copies && !sent.action.typed.isEmpty())
        keepTyped(sent);
    if (sent.copies) {
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
void ActionOutbox::keepTyped(const Sending &sent)
{
    const UnsavedText text{textKey(sent.action.kind, sent.action.name.toString(QUuid::WithoutBraces)), sent.action.where, sent.action.typed,
                           sent.action.at};
    m_files.start([project = m_project.info().id, person = sent.person, text] {
        UnsavedCopies(TypingKeeper::folder(), project, person).keep(toCopy(text));
    });
    m_files.waitForDone(); // it is there when `refused` says so; this is rare
}

} // namespace yuyi
