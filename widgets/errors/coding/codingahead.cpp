// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingahead.h"

#include "models/services/errors/errorcodingservice.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

void CodingAhead::read(const ErrorCaseId &id)
{
    if (has(id))
        return;
    m_project.read([id, person = m_project.person().id](Stores &stores) { return ErrorCodingService(stores, person).view(id); })
        .then(this, m_latest.only([this](const Result<ErrorCaseView> &view) {
            // What cannot be read says so when it is opened.
            if (!view)
                return;
            m_view = *view;
            Q_EMIT arrived(*view);
        }));
}

ErrorCaseView CodingAhead::take()
{
    return *std::exchange(m_view, std::nullopt);
}

void CodingAhead::drop()
{
    m_latest.drop();
    m_view.reset();
}

} // namespace yuyi
