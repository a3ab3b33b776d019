// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/typingkeeper.h"

#include <QStandardPaths>

#include <utility>

namespace yuyi {

namespace {
constexpr int patienceMs = 1000; // a save that takes longer may never come
} // namespace

TypingKeeper::TypingKeeper(std::function<QList<UnsavedCopy>()> unsaved, QObject *parent)
    : QObject(parent),
      m_unsaved(std::move(unsaved))
{
    m_files.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(patienceMs);
    connect(&m_timer, &QTimer::timeout, this, &TypingKeeper::keep);
}

TypingKeeper::~TypingKeeper()
{
    m_files.waitForDone();
}

QString TypingKeeper::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/unsaved");
}

void TypingKeeper::sitDown(const ProjectId &project, const PersonId &person)
{
    m_kept.clear();
    m_timer.stop();
    m_copies = std::make_shared<UnsavedCopies>(folder(), project, person);
}

void TypingKeeper::watch()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void TypingKeeper::keep()
{
    const QList<UnsavedCopy> unsaved = m_unsaved();
    if (unsaved.isEmpty() || !m_copies)
        return;
    m_timer.start();
    for (const UnsavedCopy &copy : unsaved) {
        if (const auto kept = m_kept.constFind(copy.key); kept != m_kept.constEnd() && *kept == copy.content)
            continue;
        m_kept.insert(copy.key, copy.content);
        m_files.start([this, copies = m_copies, copy] {
            const bool done = copies->keep(copy);
            QMetaObject::invokeMethod(
                this, [this, key = copy.key, done] { wrote(key, done); }, Qt::QueuedConnection);
        });
    }
}

void TypingKeeper::wrote(const QString &key, bool done)
{
    if (!done)
        m_kept.remove(key);
    if (std::exchange(m_failing, !done) == done)
        Q_EMIT failingChanged();
}

void TypingKeeper::keepNow()
{
    keep();
    m_files.waitForDone();
}

void TypingKeeper::saved(const QString &key)
{
    if (m_kept.remove(key))
        m_files.start([copies = m_copies, key] { copies->remove(key); });
    if (std::exchange(m_failing, false))
        Q_EMIT failingChanged();
}

void TypingKeeper::settle(const QString &key)
{
    m_files.start([copies = m_copies, key] { copies->removeLeft(key); });
}

} // namespace yuyi
