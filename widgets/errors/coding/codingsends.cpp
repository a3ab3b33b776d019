// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingsends.h"

#include "models/services/errors/keptcodes.h"
#include "models/services/session/projectaccess.h"
#include "widgets/errors/coding/codingdrafts.h"
#include "widgets/errors/coding/codingqueue.h"

#include <utility>

namespace yuyi {

CodingSends::CodingSends(ProjectAccess &project, CodingDrafts &drafts, QObject *parent)
    : QObject(parent), m_project(project), m_drafts(drafts)
{
    addCodeCarriers(project.outbox());
    connect(&project.outbox(), &ActionOutbox::waitingChanged, this, &CodingSends::lookForWaiting);
}

void CodingSends::send(const ErrorCaseEntry &code, bool settles, const QString &number)
{
    const SentCode sent{code, settles, number, m_project.person().id};
    m_drafts.keep(code);
    m_drafts.letGo(sent.person, code.errorCase);
    m_sent = sent;
    m_project.outbox()
        .send(toAction(code, settles, tr("Coding of errors, case %1").arg(number)))
        .then(this, [this, sent](const Result<Carried> &answer) { answered(sent, answer); });
    Q_EMIT changed();
}

const SentCode *CodingSends::kept(const ErrorCaseId &id) const
{
    const auto found = m_kept.constFind(id);
    return found == m_kept.constEnd() ? nullptr : &*found;
}

void CodingSends::markIn(CodingQueue &queue) const
{
    for (const SentCode &sent : m_kept)
        queue.submitted(sent.code.errorCase, sent.settles);
}

void CodingSends::lookForWaiting()
{
    const ActionOutbox &outbox = m_project.outbox();
    if (!m_sent || outbox.waiting() == 0 || outbox.unkept() > 0 || m_sent->person != m_project.person().id)
        return;
    const SentCode sent = *std::exchange(m_sent, std::nullopt);
    m_kept.insert(sent.code.errorCase, sent);
    finish(sent);
}

void CodingSends::answered(const SentCode &sent, const Result<Carried> &answer)
{
    const ErrorCaseId id = sent.code.errorCase;
    if (!m_sent || m_sent->code.errorCase != id) {
        m_kept.remove(id);
        Q_EMIT carried(id);
        return;
    }
    m_sent.reset();
    if (answer) {
        finish(sent);
        return;
    }
    if (sent.settles)
        m_drafts.holdOnly(sent.person, id, sent.number);
    Q_EMIT changed();
    Q_EMIT refused(sent, answer.error().sentence);
}

/// What waits in the outbox is not kept once more as a text that could not be saved.
void CodingSends::finish(const SentCode &sent)
{
    m_drafts.noteSaved(sent.code);
    m_drafts.remove(sent.person, sent.code.errorCase);
    if (sent.person == m_project.person().id) {
        // A verdict that goes further is not undone.
        if (kept(sent.code.errorCase))
            Q_EMIT toast(tr("Kept on this computer until the server answers."), false);
        else
            Q_EMIT toast(sent.settles ? tr("Adjudicated.") : tr("Submitted."),
                         !sent.settles && sent.code.verdict == ErrorVerdict::ModelWrong);
        Q_EMIT submitted(sent);
    }
    Q_EMIT changed();
}

void CodingSends::withdraw(const ErrorCaseId &id)
{
    m_withdrawing = true;
    Q_EMIT changed();
    m_project
        .write([id, person = m_project.person().id](Stores &stores) { return ErrorCodingService(stores, person).reopen(id); })
        .then(this, [this, id, person = m_project.person().id](const Result<> &done) {
            m_withdrawing = false;
            Q_EMIT changed();
            if (person != m_project.person().id)
                return;
            if (!done) {
                Q_EMIT failed(done.error().sentence);
                return;
            }
            Q_EMIT toast(tr("Code withdrawn. Change it and submit it again."), false);
            Q_EMIT withdrawn(id);
        });
}

} // namespace yuyi
