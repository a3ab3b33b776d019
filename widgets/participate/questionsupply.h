// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/services/studies/participation/session.h"

#include <QFuture>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>

#include <memory>

namespace yuyi {

class PictureLoader;
class ProjectAccess;

/// @brief Reads the questions of a participant some trials ahead, and decodes their pictures before they are needed.
class QuestionSupply final : public QObject
{
    Q_OBJECT
public:
    QuestionSupply(ProjectAccess &project, const ParticipantId &participant, QObject *parent = nullptr);
    ~QuestionSupply() override;

    bool has(const TrialId &trial) const { return m_material.contains(trial); }
    StudyMaterial material(const TrialId &trial) const { return m_material.value(trial); }
    /// Reads the trials from `index` on, unless enough of them are at hand. Emits arrived() or failed().
    void fetch(const StudyVisit &visit, qsizetype index);
    /// Decodes the pictures of the next unanswered trials after `index`.
    void prefetch(const StudyVisit &visit, qsizetype index);
    QFuture<Result<QImage>> picture(const Image &image);

Q_SIGNALS:
    void arrived();
    void failed(const yuyi::Error &error);

private:
    ProjectAccess &m_project;
    ParticipantId m_id;
    std::unique_ptr<PictureLoader> m_pictures;
    QHash<TrialId, StudyMaterial> m_material;
    QSet<TrialId> m_fetching;
};

} // namespace yuyi
