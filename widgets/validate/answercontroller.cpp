// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/answercontroller.h"

#include "models/domain/annotation/medium.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/items/pictureloader.h"
#include "models/services/annotation/keptactions.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int loadedAhead = 2; // the one shown and the next, decoded ahead

QString whereOf(const BlindItem &item)
{
    return AnswerController::tr("Validate: %1").arg(readableStem(item.stem).simplified());
}

} // namespace

AnswerController::AnswerController(ProjectAccess &project, PictureLoader &pictures, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_pictures(pictures),
      m_notes(project, QStringLiteral("validate-note"), nullptr),
      m_written(project, QStringLiteral("validate-answer"), nullptr)
{
    addCarriers(project.outbox());
    connect(&project.outbox(), &ActionOutbox::waitingChanged, this, &AnswerController::handedOver);
    connect(&project.server(), &ServerWatch::returned, this, [this] {
        if (std::exchange(m_missed, false) && m_active)
            take();
    });
}

QString AnswerController::progressText() const
{
    if (const int unkept = static_cast<int>(m_project.outbox().unkept()); unkept > 0)
        return tr("%n not kept: keep this window open until the server answers", nullptr, unkept);
    if (const int kept = static_cast<int>(m_project.outbox().waiting()); kept > 0)
        return tr("%n kept on this computer until the server answers", nullptr, kept);
    return tr("Answered today: %1 · still to do: %2").arg(QLocale().toString(m_progress.today), QLocale().toString(m_progress.waiting));
}

void AnswerController::enter()
{
    m_active = true;
    if (m_person != m_project.person().id)
        m_unsaved.clear();
    m_person = m_project.person().id;
    reload();
}

void AnswerController::leave()
{
    m_active = false;
    m_latest.drop();
    m_taking = false;
    m_takeAgain = false;
    QList<ValidationId> kept;
    for (const BlindItem &item : std::as_const(m_queue))
        kept.append(item.validation);
    m_queue.clear();
    m_skipped.clear();
    Q_EMIT cleared();
    if (kept.isEmpty())
        return;
    // A place that is not given back is free by itself when its time is over.
    m_project.write([kept, person = m_person](Stores &stores) { return ValidationService(stores, person).giveBack(kept); });
}

void AnswerController::reload()
{
    if (!m_active)
        return;
    m_queue.clear();
    Q_EMIT cleared();
    m_latest.drop();
    m_taking = false;
    take();
}

void AnswerController::take()
{
    if (m_taking) {
        m_takeAgain = true;
        return;
    }
    m_taking = true;
    const int count = loadedAhead + static_cast<int>(m_skipped.size());
    m_project
        .write([person = m_person, count](Stores &stores) { return ValidationService(stores, person).take(count); })
        .then(this, m_latest.still([this](const Result<QList<BlindItem>> &items) {
            m_taking = false;
            taken(items);
            if (std::exchange(m_takeAgain, false))
                take();
        }));
}

void AnswerController::taken(const Result<QList<BlindItem>> &items)
{
    if (!items && items.error().lost) {
        m_missed = true; // what is loaded can be answered
        if (m_queue.isEmpty())
            Q_EMIT waiting();
        return;
    }
    if (!items) {
        Q_EMIT failed(items.error().sentence);
        if (m_queue.isEmpty())
            Q_EMIT done();
        return;
    }
    const bool wasEmpty = m_queue.isEmpty();
    QList<Image> pictures;
    for (const BlindItem &item : *items) {
        for (const ItemPicture &picture : item.pictures)
            pictures.append(imageOf(picture.medium));
        const bool known = std::any_of(m_queue.begin(), m_queue.end(),
                                       [&](const BlindItem &own) { return own.validation == item.validation; });
        if (!known && !m_answered.contains(item.validation) && !m_skipped.contains(item.validation)
            && m_queue.size() < loadedAhead)
            m_queue.append(item);
    }
    if (wasEmpty) {
        if (m_queue.isEmpty())
            Q_EMIT done();
        else
            Q_EMIT questionReady();
    }
    m_pictures.prefetch(pictures);
    readProgress();
}

void AnswerController::readProgress()
{
    m_project
        .read([person = m_person](Stores &stores) { return ValidationService(stores, person).progress(); })
        .then(this, [this](const Result<ValidationProgress> &progress) {
            if (!progress)
                return;
            m_progress = *progress;
            Q_EMIT progressChanged();
        });
}

void AnswerController::send(const BlindAnswer &answer)
{
    if (!hasQuestion())
        return;
    if (answer.answer.isEmpty() && !answer.flags.contains(VoteFlag::NoneRight)) {
        Q_EMIT failed(current()->isWritten() ? tr("Write the answer first, or report that the question cannot be answered.")
                                             : tr("Choose an option first, or report that no option is correct."));
        return;
    }
    keepWritten(answer.answer.text);
    write(answer, whereOf(*current()), typedOf(answer));
    ++m_progress.today;
    m_progress.waiting = std::max<qint64>(0, m_progress.waiting - 1);
    m_queue.removeFirst();
    Q_EMIT progressChanged();
    goOn();
}

void AnswerController::skip()
{
    if (!hasQuestion())
        return;
    m_skipped.insert(current()->validation);
    m_queue.removeFirst();
    goOn();
}

void AnswerController::goOn()
{
    if (hasQuestion())
        Q_EMIT questionReady();
    else
        Q_EMIT waiting();
    take();
}

QString AnswerController::typedOf(const BlindAnswer &answer) const
{
    QStringList lines;
    for (const BlindQuestion::Choice &choice : current()->options) {
        if (answer.answer.contains(choice.id))
            lines.append(choice.text);
    }
    for (const VoteFlag flag : answer.flags)
        lines.append(titleOf(flag));
    lines.append(answer.answer.text);
    lines.append(answer.note);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void AnswerController::write(const BlindAnswer &answer, const QString &where, const QString &typed)
{
    m_answered.insert(answer.validation, answer);
    m_unsaved.remove(answer.validation);
    m_project.outbox()
        .send(toAction(answer, tr("Answered"), where, typed))
        .then(this, [this, person = m_person, answer, where, typed](const Result<Carried> &voted) {
            m_answered.remove(answer.validation);
            if (voted) {
                m_notes.saved(answer.validation.toString(), answer.note);
                m_written.saved(answer.validation.toString(), answer.answer.text);
                return;
            }
            if (voted.error().code == ErrorCode::Environment && person == m_person) {
                m_unsaved.insert(answer.validation, {answer, where, typed});
                m_whyUnsaved = voted.error().sentence;
            }
            Q_EMIT failed(voted.error().sentence);
        });
}

/// What waits in the outbox is not offered once more as a text that could not be saved.
void AnswerController::handedOver()
{
    if (m_project.outbox().waiting() > 0 && m_project.outbox().unkept() == 0) {
        for (const BlindAnswer &answer : std::as_const(m_answered)) {
            m_notes.saved(answer.validation.toString(), answer.note);
            m_written.saved(answer.validation.toString(), answer.answer.text);
        }
    }
    Q_EMIT progressChanged();
}

void AnswerController::handOver()
{
    const QHash<ValidationId, Unsaved> again = std::exchange(m_unsaved, {});
    if (again.isEmpty())
        return;
    for (const Unsaved &one : again)
        write(one.answer, one.where, one.typed);
    reload(); // it is shown once more
}

std::optional<UnsavedWork> AnswerController::unsaved() const
{
    if (m_unsaved.isEmpty())
        return std::nullopt;
    return UnsavedWork{tr("%n answer(s) are not saved.", nullptr, static_cast<int>(m_unsaved.size())), m_whyUnsaved};
}

QString AnswerController::note() const
{
    return hasQuestion() ? m_notes.text(current()->validation.toString()) : QString();
}

void AnswerController::keepNote(const QString &text)
{
    if (hasQuestion())
        m_notes.typed(current()->validation.toString(), whereOf(*current()), text);
}

QString AnswerController::written() const
{
    return hasQuestion() ? m_written.text(current()->validation.toString()) : QString();
}

void AnswerController::keepWritten(const QString &text)
{
    if (hasQuestion())
        m_written.typed(current()->validation.toString(),
                        tr("Validate, answer to: %1").arg(readableStem(current()->stem).simplified()), text);
}

void AnswerController::projectChanged(const Changes &changes)
{
    const bool more = changes.touches(Entity::Validation) || changes.touches(Entity::Person)
                   || changes.touches(Entity::Project) || (changes.external && changes.touches(Entity::Vote));
    if (m_active && more && !hasQuestion())
        take();
}

} // namespace yuyi
