// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/caseentry.h"
#include "models/services/session/actionoutbox.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace yuyi {

class CodingDrafts;
class CodingQueue;
class ProjectAccess;

/// A code on its way to the project.
struct SentCode {
    ErrorCaseEntry code;
    bool settles = false; ///< the final code where experts differ
    QString number;       ///< of the case as people see it
    PersonId person;
};

/// @brief Submits codes through the outbox and withdraws them, one at a time. A code that has to wait for the server is kept on this
/// computer: then the next one can be submitted.
class CodingSends final : public QObject
{
    Q_OBJECT
public:
    CodingSends(ProjectAccess &project, CodingDrafts &drafts, QObject *parent);

    /// As the person who acts now. `number`: of the case as people see it.
    void send(const ErrorCaseEntry &code, bool settles, const QString &number);
    void withdraw(const ErrorCaseId &id);
    /// One is on its way, and not known to wait.
    bool isSending() const { return m_withdrawing || m_sent; }
    /// The code of this case that waits on this computer; null if there is none.
    const SentCode *kept(const ErrorCaseId &id) const;
    /// Marks the cases whose codes wait as submitted.
    void markIn(CodingQueue &queue) const;
    /// Another person uses the program: what waits is not theirs.
    void forget() { m_kept.clear(); }

Q_SIGNALS:
    /// isSending() may have changed.
    void changed();
    /// The project has a code of the person who acts, or it is kept until the server answers.
    void submitted(const yuyi::SentCode &sent);
    void refused(const yuyi::SentCode &sent, const QString &sentence);
    /// One that waited has come to the project, or was refused: then its text is under Unsaved Texts.
    void carried(const yuyi::ErrorCaseId &id);
    void withdrawn(const yuyi::ErrorCaseId &id);
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void answered(const SentCode &sent, const Result<Carried> &answer);
    void lookForWaiting();
    void finish(const SentCode &sent);

    ProjectAccess &m_project;
    CodingDrafts &m_drafts;
    std::optional<SentCode> m_sent;
    QHash<ErrorCaseId, SentCode> m_kept;
    bool m_withdrawing = false;
};

} // namespace yuyi
