// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/session/projectaccess.h"
#include "models/stores/projecthost.h"

#include <QObject>

#include <memory>

namespace yuyi {

class ParticipantWindow;
class Settings;

/// @brief `yuyi --participant CODE PROJECT`: shows the study screen of one participant without the rest of the program. Exits with status
/// 0 when the participant has finished or stopped, and with 3 and a sentence on standard error if it cannot start. GUI thread.
class ParticipantStart final : public QObject
{
    Q_OBJECT
public:
    ParticipantStart(ProjectHost &host, Settings &settings, const QString &location, const QString &code,
                     QObject *parent = nullptr);
    ~ParticipantStart() override;

    /// `look`: quits as soon as the window is shown.
    void start(bool look);

private:
    struct Opened;
    void opened(Opened &opened);
    void fail(const Error &error);

    ProjectHost &m_host;
    Settings &m_settings;
    QString m_location;
    QString m_code;
    bool m_look = false;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<ParticipantWindow> m_window;
};

} // namespace yuyi
