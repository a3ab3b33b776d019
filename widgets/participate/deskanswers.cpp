// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/deskanswers.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

#include <utility>

namespace yuyi {

namespace {
constexpr int retryAfterMs = 5000;
} // namespace

DeskAnswers::DeskAnswers(ProjectAccess &project, const ParticipantId &participant, QObject *parent)
    : QObject(parent), m_project(project), m_id(participant), m_isAtDesk(project.face() == Face::Desk)
{
    if (!m_isAtDesk)
        return;
    addStudyCarriers(m_project.outbox());
    m_soon.setSingleShot(true);
    m_soon.setInterval(retryAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &DeskAnswers::again);
    const ServerWatch &server = m_project.server();
    connect(&server, &ServerWatch::returned, this, &DeskAnswers::again);
    connect(&server, &ServerWatch::changed, this, &DeskAnswers::waitingChanged);
    connect(&server, &ServerWatch::leftBehind, this,
            [this] { Q_EMIT unanswered({ErrorCode::Environment, tr("The server does not answer."), {}}); });
    connect(&m_project.outbox(), &ActionOutbox::waitingChanged, this, [this] {
        Q_EMIT waitingChanged();
        lookForLeft();
    });
}

qsizetype DeskAnswers::horizon(const StudyVisit &visit) const
{
    return m_isAtDesk ? visit.seenAtDesk() : visit.trials.size();
}

bool DeskAnswers::sendLeft()
{
    if (!m_isAtDesk || std::exchange(m_begun, true))
        return false;
    m_sendsLeft = true;
    m_project.outbox().sendLeft();
    // Answered after the folder of the outbox is read.
    m_project.write([](Stores &) { return Result<>(); }).then(this, [this](const Result<> &) { lookForLeft(); });
    return true;
}

void DeskAnswers::lookForLeft()
{
    if (!m_sendsLeft || isWaiting())
        return;
    m_sendsLeft = false;
    Q_EMIT leftSent();
}

QFuture<Result<>> DeskAnswers::send(const StudyAnswer &answer, bool again)
{
    if (!m_isAtDesk) {
        return m_project.write([id = m_id, answer, again](Stores &stores) {
            StudySession session(stores, id);
            return again ? session.answerAgain(answer) : session.answer(answer);
        });
    }
    return m_project.outbox()
        .send(toAction(answer, again, m_id))
        .then([](const Result<Carried> &carried) { return carried ? Result<>() : Result<>(tl::unexpected<Error>(carried.error())); });
}

bool DeskAnswers::isWaiting() const
{
    return m_project.outbox().waiting() > 0;
}

QString DeskAnswers::why() const
{
    return m_project.server().link().why;
}

void DeskAnswers::retry(const Error &error)
{
    if (m_isAtDesk && error.code == ErrorCode::Environment)
        m_soon.start();
}

} // namespace yuyi
