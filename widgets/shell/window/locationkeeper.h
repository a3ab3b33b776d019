// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/image.h"
#include "models/domain/program/pageid.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

class PageHost;
class Session;
class Settings;
struct Location;

/// @brief Saves the location of each person in an open project, and what the list of recent projects shows for it. It saves every
/// few seconds and when the project is closed, so the location survives a crash. GUI thread.
class LocationKeeper final : public QObject
{
    Q_OBJECT
public:
    LocationKeeper(Settings &settings, PageHost &pages, QObject *parent = nullptr);

    void setSession(Session *session);
    /// Saves for the last time before the session is closed.
    void leave();
    /// Goes to the saved location, or to `otherwise` if there is none or the person can no longer open the page. An image that is
    /// gone, or that the person has submitted, is left out.
    void restore(PageId otherwise);

private:
    void keep();
    void keepCard();
    void findPicture();

    Settings &m_settings;
    PageHost &m_pages;
    Session *m_session = nullptr;
    QTimer m_often;
    Image m_picture; ///< shown for the project in the list of recent projects
    bool m_searching = false;
    bool m_restoring = false; ///< the saved location is not shown yet
};

} // namespace yuyi
