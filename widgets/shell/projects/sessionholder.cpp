// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/sessionholder.h"

#include "widgets/shell/projects/session.h"

namespace yuyi {

SessionHolder::SessionHolder(SecretStore &secrets, QObject *parent) : QObject(parent), m_secrets(secrets) {}

SessionHolder::~SessionHolder() = default;

bool SessionHolder::isQuiet() const
{
    return !m_session || m_session->isQuiet();
}

void SessionHolder::whenQuiet(const std::function<void()> &then)
{
    if (isQuiet()) {
        then();
        return;
    }
    Q_EMIT pausing();
    // Not from within the session, which `then` may take away.
    connect(
        m_session.get(), &Session::becameQuiet, this, [this, then] { QMetaObject::invokeMethod(this, then, Qt::QueuedConnection); },
        Qt::SingleShotConnection);
    m_session->pauseAll();
}

void SessionHolder::take(const QString &location, std::unique_ptr<ProjectAccess> project, const std::optional<Package> &package)
{
    auto held = std::make_shared<std::unique_ptr<ProjectAccess>>(std::move(project));
    whenQuiet([this, location, held, package] {
        Q_EMIT taking();
        drop();
        m_session = std::make_unique<Session>(location, std::move(*held), package, m_secrets);
        Q_EMIT taken();
    });
}

void SessionHolder::drop()
{
    if (!m_session)
        return;
    Q_EMIT dropping();
    m_session.reset();
}

} // namespace yuyi
