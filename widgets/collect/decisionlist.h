// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/imagedossier.h"

#include <QWidget>

class QVBoxLayout;

namespace yuyi {

class ProjectAccess;

/// @brief All decisions about one image, oldest first: outcome, person or rule, time. Decisions in force can be undone.
class DecisionList final : public QWidget
{
    Q_OBJECT
public:
    explicit DecisionList(ProjectAccess &project, QWidget *parent = nullptr);
    void setDossier(const ImageDossier &dossier);

Q_SIGNALS:
    void undoWanted(const yuyi::DecisionId &decision);

private:
    QWidget *line(const ImageDossier &dossier, const Decision &decision);
    QString whatText(const Decision &decision) const;
    QString ruleText(const ImageDossier &dossier, const Decision &decision) const;

    ProjectAccess &m_project;
    QVBoxLayout *m_column;
};

/// Name of a person of the project; a dash if the person is unknown.
QString personName(const ProjectAccess &project, const PersonId &id);
QString timeText(const QDateTime &time);

} // namespace yuyi
