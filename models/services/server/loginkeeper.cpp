// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/loginkeeper.h"

#include "models/services/server/joining.h"

namespace yuyi {

LoginKeeper::LoginKeeper(PasswordKeeper &keychain, const QString &folder, const QString &entry, bool inFile)
    : m_file(fileIn(folder)), m_keeper(&keychain)
{
    const auto has = [this](const QString &one) {
        const auto found = m_file.find(one);
        return found && !found->isEmpty();
    };
    if (inFile || has(entry) || has(Joining::nextEntry(entry)))
        m_keeper = &m_file;
}

QString LoginKeeper::fileIn(const QString &folder)
{
    return folder + QLatin1String("/passwords");
}

Result<QByteArray> LoginKeeper::find(const QString &entry)
{
    auto found = m_keeper->find(entry);
    m_failed = m_failed || (!found && m_keeper != &m_file);
    return found;
}

Result<> LoginKeeper::keep(const QString &entry, const QByteArray &password)
{
    auto kept = m_keeper->keep(entry, password);
    m_failed = m_failed || (!kept && m_keeper != &m_file);
    return kept;
}

Result<> LoginKeeper::forget(const QString &entry)
{
    auto forgotten = m_keeper->forget(entry);
    m_failed = m_failed || (!forgotten && m_keeper != &m_file);
    return forgotten;
}

} // namespace yuyi
