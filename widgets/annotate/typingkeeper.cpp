// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/typingkeeper.h"

#include <QStandardPaths>

#include <utility>

namespace yuyi {

namespace {
constexpr int patienceMs = 1000;   // a save that takes longer may never come
} // namespace

TypingKeeper::TypingKeeper(std::function<std::optional<UnsavedCopy>()> unsaved, QObject *parent)
    : QObject(parent)
    , m_unsaved(std::move(unsaved))
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

void TypingKeeper::sitDown(const ProjectId &project, const PersonId &person)
{
    m_kept.clear();
    m_timer.stop();
    const QString root = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/unsaved");
    m_copies = std::make_shared<UnsavedCopies>(root, project, person);
}

void TypingKeeper::watch()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void TypingKeeper::keep()
{
    const std::optional<UnsavedCopy> copy = m_unsaved();
    if (!copy || !m_copies)
        return;
    m_timer.start();
    if (const auto kept = m_kept.constFind(copy->image); kept != m_kept.constEnd() && *kept == copy->content)
        return;
    m_kept.insert(copy->image, copy->content);
    m_files.start([copies = m_copies, copy = *copy] { copies->keep(copy); });
}

void TypingKeeper::saved(const ImageId &image)
{
    if (m_kept.remove(image))
        m_files.start([copies = m_copies, image] { copies->remove(image); });
}

void TypingKeeper::settle(const ImageId &image)
{
    m_files.start([copies = m_copies, image] { copies->removeLeft(image); });
}

} // namespace yuyi
