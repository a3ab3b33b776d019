// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewcontroller.h"

#include "models/domain/clock.h"
#include "models/items/pictureloader.h"
#include "models/services/curation/imageservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/fields/autosave.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int retryMs = 5000;
constexpr int visitedAtMost = 200;
} // namespace

ReviewController::ReviewController(PageContext context, QObject *parent)
    : QObject(parent), m_context(context), m_notes(context.project, QStringLiteral("review"), nullptr)
{
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(autosaveMs);
    connect(&m_autosave, &QTimer::timeout, this, &ReviewController::autosave);
    addDecisionCarriers(context.project.outbox());
    connect(&context.project.outbox(), &ActionOutbox::waitingChanged, this, &ReviewController::handedOver);
    connect(&context.project.server(), &ServerWatch::changed, this, &ReviewController::saveStateChanged);
    connect(&context.project.server(), &ServerWatch::returned, this, &ReviewController::flush);
    m_again.setSingleShot(true);
    m_again.setInterval(retryMs);
    connect(&m_again, &QTimer::timeout, this, &ReviewController::handOver);
}

void ReviewController::setSaveState(SaveState state)
{
    m_saveState = state;
    if (state == SaveState::Saved)
        m_savedAt = currentTime();
    Q_EMIT saveStateChanged();
}

void ReviewController::resume()
{
    refreshCount();
    if (hasCase())
        open(m_view.id);
    else
        openNext();
}

void ReviewController::open(const AdjudicationCaseId &id, const QString &field)
{
    flush();
    m_waiting = true;
    Q_EMIT loading();
    m_context.project
        .write([id, person = m_context.project.person().id](Stores &stores) { return caseBundle(stores, person, id); })
        .then(this, m_latest.only([this, field](const Outcome &outcome) { take(outcome, field); }));
}

void ReviewController::openImage(const ImageId &image, const QString &field)
{
    flush();
    m_waiting = true;
    Q_EMIT loading();
    m_context.project
        .write([image, person = m_context.project.person().id](Stores &stores) -> Outcome {
            const auto id = AdjudicationService(stores, person).caseOf(image);
            if (!id)
                return passOn(id);
            if (!*id)
                return nextCase(stores, person, {});
            return caseBundle(stores, person, **id);
        })
        .then(this, m_latest.only([this, field](const Outcome &outcome) { take(outcome, field); }));
}

void ReviewController::openNext()
{
    flush();
    m_waiting = true;
    Q_EMIT loading();
    m_context.project
        .write([after = m_view.id, person = m_context.project.person().id](Stores &stores) {
            return nextCase(stores, person, after);
        })
        .then(this, m_latest.only([this](const Outcome &outcome) {
            // The only one there is: it stays where it is.
            if (outcome && !*outcome && hasCase() && !isSettled()) {
                m_waiting = false;
                Q_EMIT loaded({});
                return;
            }
            take(outcome, {});
        }));
}

void ReviewController::openPrevious()
{
    if (m_visited.size() > 1 && hasCase() && m_visited.last() == m_view.id)
        m_visited.removeLast();
    if (m_visited.isEmpty() || (hasCase() && m_visited.last() == m_view.id))
        return;
    open(m_visited.last());
}

void ReviewController::take(const Outcome &outcome, const QString &field)
{
    m_waiting = false;
    if (!outcome) {
        Q_EMIT failed(outcome.error());
        return;
    }
    if (!m_unsaved.isEmpty()) {
        Q_EMIT failed(m_failure); // another case would take the place of what is not saved
        return;
    }
    flush(); // typed while the case was on its way
    m_committed.clear();
    if (!*outcome) {
        m_view = {};
        m_image = {};
        Q_EMIT nothingLeft();
        return;
    }
    m_view = (*outcome)->view;
    m_image = (*outcome)->image;
    for (const CaseField &one : std::as_const(m_view.fields))
        m_committed.insert(one.id, one.decision);
    if (m_visited.isEmpty() || m_visited.last() != m_view.id)
        m_visited.append(m_view.id);
    if (m_visited.size() > visitedAtMost)
        m_visited.removeFirst();
    setSaveState(m_refused.whyIn(m_view).isEmpty() ? SaveState::Clean : SaveState::Failed);
    Q_EMIT loaded(field);
    fetchNext();
}

void ReviewController::fetchNext()
{
    // The next picture is decoded while this case is being settled.
    m_context.project
        .read([current = m_view.id, person = m_context.project.person().id](Stores &stores) -> Result<QList<Image>> {
            const auto next = AdjudicationService(stores, person).next(current);
            if (!next)
                return passOn(next);
            if (!*next)
                return QList<Image>();
            const auto found = AdjudicationService(stores, person).look(**next);
            if (!found)
                return passOn(found);
            return ImageService(stores).images({found->image});
        })
        .then(this, [this](const Result<QList<Image>> &images) {
            if (images)
                m_context.pictures.prefetch(*images);
        });
}

void ReviewController::write(const KeptDecision &work)
{
    m_unsaved.remove(work.field); // what is newer goes before it
    setSaveState(SaveState::Saving);
    ++m_writes;
    ++m_inFlight[work.field];
    const QString typed = writtenText(work.decision, m_context.project.info().preset);
    m_sent.insert(work.field, typed);
    m_context.project.outbox()
        .send(toAction(work, where(), typed))
        .then(this, [this, work, typed](const Result<Carried> &answer) {
            if (!answer) {
                took(work, passOn(answer));
                return;
            }
            m_notes.saved(work.field.toString(), typed);
            took(work, std::any_cast<CaseField>(answer->made));
        });
}

/// What waits in the outbox is not offered once more as a text that could not be saved.
void ReviewController::handedOver()
{
    if (m_context.project.outbox().waiting() > 0 && m_context.project.outbox().unkept() == 0) {
        for (auto sent = m_sent.cbegin(); sent != m_sent.cend(); ++sent)
            m_notes.saved(sent.key().toString(), sent.value());
    }
    Q_EMIT saveStateChanged();
}

void ReviewController::took(const KeptDecision &work, const Result<CaseField> &field)
{
    --m_writes;
    goOn();
    const bool last = --m_inFlight[work.field] == 0;
    if (last) {
        m_inFlight.remove(work.field);
        m_sent.remove(work.field);
    }
    const bool newer = !last || (m_pending && m_pending->first == work.field);
    if (!field) {
        m_failure = field.error();
        // A full disk may be emptied; nothing decided is given up.
        const bool here = std::any_of(m_view.fields.begin(), m_view.fields.end(),
                                      [&](const CaseField &one) { return one.id == work.field; });
        if (m_failure.code == ErrorCode::Environment && here && !newer) {
            m_unsaved.insert(work.field, work);
            m_again.start();
        }
        setSaveState(SaveState::Failed);
        Q_EMIT failed(m_failure);
        return;
    }
    if (last && !work.step.isEmpty())
        m_committed.insert(field->id, field->decision);
    for (CaseField &own : m_view.fields) {
        if (own.id != field->id)
            continue;
        // What was typed or decided meanwhile is newer than this answer.
        own = *field;
        if (!newer)
            Q_EMIT fieldChanged(own);
    }
    if (m_writes == 0 && !m_pending && m_unsaved.isEmpty())
        setSaveState(m_refused.whyIn(m_view).isEmpty() ? SaveState::Saved : SaveState::Failed);
}

void ReviewController::settle(const DiscrepancyId &field, const FieldDecision &decision, const QString &name)
{
    if (!hasCase() || isSettled() || m_ending)
        return;
    if (m_pending && m_pending->first == field) {
        m_pending.reset();
        m_autosave.stop();
    }
    flush();
    const std::optional<FieldDecision> before = m_committed.value(field);
    m_committed.insert(field, decision);
    write({field, nameOf(field), decision, before, name});
}

void ReviewController::type(const DiscrepancyId &field, const FieldDecision &decision)
{
    if (!hasCase() || isSettled())
        return;
    if (m_pending && m_pending->first != field)
        flush();
    m_pending = std::make_pair(field, decision);
    m_refused.forget(field); // it was put right
    noteTyping(field, decision);
    if (m_ending)
        return; // saved when it turns out that the case stays open
    if (!m_autosave.isActive())
        m_autosave.start();
    if (m_saveState != SaveState::Typing)
        setSaveState(SaveState::Typing);
}

void ReviewController::noteTyping(const DiscrepancyId &field, const FieldDecision &decision)
{
    m_notes.typed(field.toString(), where(), writtenText(decision, m_context.project.info().preset));
}

void ReviewController::refuse(const DiscrepancyId &field, const FieldDecision &decision, const QString &why)
{
    if (!hasCase() || isSettled())
        return;
    m_refused.keep(field, decision, why);
    noteTyping(field, decision);
    setSaveState(SaveState::Failed);
}

QString ReviewController::where() const
{
    return tr("Review: %1").arg(m_image.names.value(0, m_image.sha256.hex().left(8)));
}

QString ReviewController::nameOf(const DiscrepancyId &field) const
{
    for (const CaseField &one : m_view.fields) {
        if (one.id == field)
            return one.field;
    }
    return {};
}

bool ReviewController::isKept() const
{
    const ActionOutbox &outbox = m_context.project.outbox();
    return (m_writes > 0 || m_pending || m_ending) && outbox.isKeeping() && !m_context.project.server().isConnected()
        && (outbox.waiting() > 0 || m_pending);
}

/// While the server does not answer, letters on their way are kept as a text only: one decision goes to the outbox, not one a second.
void ReviewController::autosave()
{
    if (m_context.project.server().isConnected())
        flush();
}

void ReviewController::flush()
{
    m_autosave.stop();
    if (!m_pending)
        return;
    const auto [field, decision] = *m_pending;
    m_pending.reset();
    write({field, nameOf(field), decision, std::nullopt, {}});
}

void ReviewController::handOver()
{
    flush();
    m_again.stop();
    const auto unsaved = std::exchange(m_unsaved, {});
    for (const KeptDecision &work : unsaved)
        write(work);
}

void ReviewController::finish()
{
    if (!hasCase() || isSettled() || m_ending)
        return;
    handOver();
    m_ending = true;
    m_waiting = true;
    const Latest::Question question = m_latest.ask();
    const QString name = m_image.names.value(0, m_image.sha256.hex().left(8));
    setSaveState(SaveState::Saving);
    m_context.project.outbox()
        .send(toFinishing(m_view.id, where()))
        .then(this, [this, question, name, id = m_view.id](const Result<Carried> &done) {
            ended(done.has_value());
            if (!done) {
                m_waiting = false;
                setSaveState(SaveState::Failed);
                Q_EMIT failed(done.error());
                return;
            }
            Q_EMIT finished(name);
            refreshCount();
            if (m_view.id == id)
                m_view.state = CaseState::Settled;
            if (question.isNewest())
                openNext();
        });
}

void ReviewController::reopen()
{
    if (!isSettled() || std::exchange(m_ending, true))
        return;
    m_waiting = true;
    const Latest::Question question = m_latest.ask();
    m_context.project
        .write([id = m_view.id, person = m_context.project.person().id](Stores &stores) -> Outcome {
            const auto done = AdjudicationService(stores, person).reopen(id);
            if (!done)
                return passOn(done);
            return caseBundle(stores, person, id);
        })
        .then(this, [this, question](const Outcome &outcome) {
            m_ending = false;
            refreshCount();
            if (question.isNewest())
                take(outcome, {});
        });
}

void ReviewController::sendBack(const QString &comment)
{
    if (!hasCase() || isSettled() || m_ending)
        return;
    flush();
    m_ending = true;
    m_notes.typed(m_view.id.toString(), where(), comment); // until the project has it
    m_afterWrites = [this, comment] { sendBackNow(comment); };
    goOn();
}

void ReviewController::goOn()
{
    if (m_writes == 0 && m_afterWrites)
        std::exchange(m_afterWrites, {})();
}

void ReviewController::sendBackNow(const QString &comment)
{
    const QString name = m_image.names.value(0, m_image.sha256.hex().left(8));
    m_context.project
        .write([id = m_view.id, comment, person = m_context.project.person().id](Stores &stores) {
            return AdjudicationService(stores, person).sendBack(id, comment);
        })
        .then(this, [this, name, comment, id = m_view.id](const Result<> &done) {
            ended(done.has_value());
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            m_notes.saved(id.toString(), comment);
            Q_EMIT sentBack(name);
            refreshCount();
            if (id != m_view.id)
                return; // one has gone on already
            m_view.state = CaseState::SentBack;
            openNext();
        });
}

/// The case is finished or sent back, or stays open after all.
void ReviewController::ended(bool done)
{
    m_ending = false;
    if (done)
        m_pending.reset();
    else if (m_pending)
        m_autosave.start();
}

void ReviewController::forget()
{
    flush();
    m_latest.drop();
    m_waiting = false;
    if (std::exchange(m_afterWrites, {}))
        m_ending = false;
    m_view = {};
    m_image = {};
    m_unsaved.clear();
    m_refused.clear();
    m_again.stop();
    m_committed.clear();
    m_visited.clear();
    m_openCases = 0;
}

void ReviewController::refreshCount()
{
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) {
            return AdjudicationService(stores, person).openCases();
        })
        .then(this, [this](const Result<qint64> &open) {
            if (!open)
                return;
            m_openCases = *open;
            Q_EMIT countChanged();
        });
}

void ReviewController::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::Adjudication) && !changes.touches(Entity::Undo))
        return;
    refreshCount();
    if (!hasCase()) {
        // Taking a case is a change itself: the answer is on its way.
        if (!m_waiting)
            openNext();
        return;
    }
    const bool undone = changes.touches(Entity::Undo);
    if ((changes.external || undone) && changes.touches(Entity::Adjudication, m_image.id.value()) && m_writes == 0
        && !m_pending)
        open(m_view.id);
}

} // namespace yuyi
