// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class Badge;
class ProjectAccess;
class Session;
class WindowFrame;
struct ServerLink;

/// @brief Shows in the bottom bar on which server the project is and what the connection is like: encrypted or not, lost, coming back.
/// A banner over the page says when the connection is lost or the server does not answer, when what waits cannot be kept on this computer,
/// and which waiting action the server refused. Hidden for a folder.
class ServerBadge final : public QObject
{
    Q_OBJECT
public:
    explicit ServerBadge(WindowFrame &frame);

    /// Null if no project is open.
    void setSession(Session *session);
    void retranslate();
    /// Whether work would be lost with the window: the server does not answer, and this computer cannot keep it.
    bool mustStay() const;
    QString whyStay() const;

Q_SIGNALS:
    /// What was typed in an action that the project refused may be under Unsaved Texts.
    void textsChanged();

private:
    void show();
    void tell();
    QString lostSentence() const;
    QString text() const;
    QString details() const;
    const ServerLink &link() const;

    WindowFrame &m_frame;
    Badge *m_badge;
    Session *m_session = nullptr;
    QString m_told; ///< about the connection; empty: nothing
    bool m_toldKeeping = true;
};

} // namespace yuyi
