// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/keptanswers.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

namespace yuyi {

class ProjectAccess;

/// @brief Stores the answers of a participant. Where they take part through a login at the server, answers are kept on this computer until
/// the server has them, and a lost connection is waited for without anybody pressing a button.
class DeskAnswers final : public QObject
{
    Q_OBJECT
public:
    DeskAnswers(ProjectAccess &project, const ParticipantId &participant, QObject *parent = nullptr);

    /// How many trials may be shown now: from the first one on.
    qsizetype horizon(const StudyVisit &visit) const;
    /// @brief At the beginning: whether answers that an earlier run of the program kept are still to be looked for. Then they are sent, and
    /// leftSent() follows.
    bool sendLeft();
    /// `again`: the trial was answered before. Errors are those of StudySession; through a login, none says that the server is gone.
    QFuture<Result<>> send(const StudyAnswer &answer, bool again);
    /// Whether an error says that the login shows the participant no longer.
    bool isOver(const Error &error) const { return m_isAtDesk && error.code == ErrorCode::Refused; }
    /// Whether an answer waits for the server.
    bool isWaiting() const;
    /// What is known of why the server does not answer; may be empty.
    QString why() const;
    /// Something failed: again() follows, soon or when the server is back.
    void retry(const Error &error);

Q_SIGNALS:
    void leftSent();
    /// isWaiting() or why() has changed.
    void waitingChanged();
    /// What failed is to be tried again, if it still has to be.
    void again();
    /// What was asked of the server last may never be answered.
    void unanswered(const yuyi::Error &error);

private:
    void lookForLeft();

    ProjectAccess &m_project;
    ParticipantId m_id;
    bool m_isAtDesk;
    bool m_begun = false;
    bool m_sendsLeft = false;
    QTimer m_soon;
};

} // namespace yuyi
