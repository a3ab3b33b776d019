// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/ids.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

class PageHost;
class Session;
class Settings;
struct Location;

/// @brief Remembers where each person is in an open project, and what the list of recent projects shows of it. Every few seconds and
/// when the project is left: a window that was killed opens there too. GUI thread.
class PlaceKeeper final : public QObject
{
    Q_OBJECT
public:
    PlaceKeeper(Settings &settings, PageHost &pages, QObject *parent = nullptr);

    void setSession(Session *session);
    /// The last time before the session goes.
    void leave();
    /// To where the person was; to `otherwise` where nothing is known, or the page is another's by now. An image that is gone, or
    /// that the person has submitted, is left out.
    void restore(const QString &otherwise);

private:
    void keep();
    void keepCard();
    void findPicture();

    Settings &m_settings;
    PageHost &m_pages;
    Session *m_session = nullptr;
    QTimer m_often;
    Image m_picture;          ///< shown of the project in the list of recent ones
    bool m_searching = false;
    bool m_restoring = false; ///< what is shown is not where the person was
};

} // namespace yuyi
