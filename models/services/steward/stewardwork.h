// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/projectaccess.h"
#include "models/services/steward/stewardservice.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

/// @brief Makes an open project of a lead's login a steward. It does what waits on the writing thread of the project, one thing at a time,
/// so that the work of the window comes in between. Views learn of it as of everything that is saved. It looks for work when the project is
/// opened, when others have changed something, and every 30 s. Does nothing in a project without logins, in a package and at a desk. GUI
/// thread; destroy it before the project.
class StewardWork final : public QObject
{
    Q_OBJECT
public:
    explicit StewardWork(ProjectAccess &project, QObject *parent = nullptr);

    /// Whether this window is one.
    bool isSteward() const { return m_isSteward; }

private:
    void look();
    void step();
    void stepped(const Result<StewardService::Step> &done);

    ProjectAccess &m_project;
    bool m_isSteward;
    bool m_working = false;
    int m_round = 0;          ///< of working: the answer to an earlier one counts no more
    bool m_lookAgain = false; ///< something changed meanwhile
    bool m_later = false;     ///< something is to be tried again
    QTimer m_again;
};

} // namespace yuyi
