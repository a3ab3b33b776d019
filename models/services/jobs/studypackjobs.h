// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QByteArray>
#include <QList>

namespace yuyi {

class JobCenter;
class ProjectHost;

/// Request for one package per participant, written to a folder.
struct StudyPackRequest {
    QList<ParticipantId> participants;
    QString folder;
    PersonId by;

    QByteArray toJson() const;
    static StudyPackRequest fromJson(const QByteArray &json);
};

/// @brief Registers the job kind JobKind::PackStudy that packs for participants. `host` must outlive the jobs.
void registerStudyPackJobs(JobCenter &jobs, ProjectHost &host);

} // namespace yuyi
