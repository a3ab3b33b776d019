// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/unsaved/unsavedtexts.h"

#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"
#include "widgets/shell/projects/session.h"

namespace yuyi {

UnsavedTexts::UnsavedTexts(QObject *parent) : QObject(parent) {}

std::shared_ptr<const UnsavedCopies> UnsavedTexts::copies() const
{
    const ProjectAccess &project = m_session->project();
    return std::make_shared<const UnsavedCopies>(TypingKeeper::folder(), project.info().id, project.person().id);
}

void UnsavedTexts::look(bool tells)
{
    m_count = 0;
    ProjectAccess &project = m_session->project();
    project.write([copies = copies()](Stores &) -> Result<QList<UnsavedText>> { return textsLeft(*copies); })
        .then(m_session, [this, tells, person = project.person().id](const Result<QList<UnsavedText>> &texts) {
            if (person != m_session->project().person().id || texts->isEmpty())
                return;
            setCount(texts->size());
            if (tells)
                Q_EMIT found(static_cast<int>(m_count));
        });
}

void UnsavedTexts::setCount(qsizetype count)
{
    m_count = count;
    Q_EMIT changed();
}

} // namespace yuyi
