// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/notekeeper.h"

#include "models/domain/clock.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/unsavedtext.h"

#include <utility>

namespace yuyi {

NoteKeeper::NoteKeeper(ProjectAccess &project, QString field, QObject *parent)
    : QObject(parent), m_project(project), m_field(std::move(field)), m_typing([this] { return m_unsaved.values(); })
{
    connect(&project, &ProjectAccess::personChanged, this, &NoteKeeper::sitDown);
    connect(&m_typing, &TypingKeeper::failingChanged, this, [this] { m_project.outbox().noteTyping(this, m_typing.isFailing()); });
    sitDown();
}

NoteKeeper::~NoteKeeper()
{
    if (!m_project.server().isConnected())
        m_typing.keepNow();
    m_project.outbox().noteTyping(this, false);
}

void NoteKeeper::sitDown()
{
    m_unsaved.clear();
    m_typing.sitDown(m_project.info().id, m_project.person().id);
}

void NoteKeeper::typed(const QString &about, const QString &where, const QString &text)
{
    const QString key = textKey(m_field, about);
    if (text.trimmed().isEmpty()) {
        m_unsaved.remove(key);
        m_typing.saved(key);
        return;
    }
    m_unsaved.insert(key, toCopy(UnsavedText{key, where, text, currentTime()}));
    m_typing.watch();
}

QString NoteKeeper::text(const QString &about) const
{
    const auto copy = m_unsaved.constFind(textKey(m_field, about));
    const auto text = copy == m_unsaved.constEnd() ? std::nullopt : textOf(*copy);
    return text ? text->text : QString();
}

void NoteKeeper::saved(const QString &about, const QString &text)
{
    if (this->text(about) != text)
        return;
    const QString key = textKey(m_field, about);
    m_unsaved.remove(key);
    m_typing.saved(key);
}

} // namespace yuyi
