// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/result.h"
#include "models/services/studies/participation/session.h"

#include <QFuture>
#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>
#include <QSet>

#include <memory>

namespace yuyi {

class PictureGathering;
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
    /// All these pictures, or why one of them cannot be shown. The call before is cancelled.
    QFuture<Result<QList<QImage>>> pictures(const QList<ItemPicture> &wanted);

Q_SIGNALS:
    void arrived();
    void failed(const yuyi::Error &error);
    /// So many of the pictures that were asked for last are decoded.
    void counted(int here, int all);

private:
    ProjectAccess &m_project;
    ParticipantId m_id;
    std::unique_ptr<PictureLoader> m_pictures;
    PictureGathering *m_gathering;
    QHash<TrialId, StudyMaterial> m_material;
    QSet<TrialId> m_fetching;
};

} // namespace yuyi
