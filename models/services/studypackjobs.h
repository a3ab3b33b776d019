// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"

#include <QByteArray>
#include <QList>

namespace yuyi {

class JobCenter;
class ProjectHost;

/// One package for each of these participants, into a folder.
struct StudyPackRequest {
    QList<ParticipantId> participants;
    QString folder;
    PersonId by;

    QByteArray toJson() const;
    static StudyPackRequest fromJson(const QByteArray &json);
};

/// @brief Packing for participants as a job of a window: "pack-study". `host` outlives the jobs.
void registerStudyPackJobs(JobCenter &jobs, ProjectHost &host);

} // namespace yuyi
