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
/// A banner over the page says when the connection is lost, and which waiting action the server refused. Hidden for a folder.
class ServerBadge final : public QObject
{
    Q_OBJECT
public:
    explicit ServerBadge(WindowFrame &frame);

    /// Null if no project is open.
    void setSession(Session *session);
    void retranslate();

Q_SIGNALS:
    /// What was typed in an action that the project refused may be under Unsaved Texts.
    void textsChanged();

private:
    void show();
    void tell();
    QString text() const;
    QString details() const;
    const ServerLink &link() const;

    WindowFrame &m_frame;
    Badge *m_badge;
    Session *m_session = nullptr;
    bool m_told = false; ///< that the connection is lost
};

} // namespace yuyi
