// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class LineField;
class ProjectAccess;

/// @brief Source and licence of a picture of questions. They belong to the picture, wherever it is used. Deletes itself when closed. What
/// the project refuses is said in the dialog, which stays open.
class PictureSourceDialog final : public QDialog
{
    Q_OBJECT
public:
    PictureSourceDialog(ProjectAccess &project, const Medium &picture, QWidget *parent);

private:
    void load();
    void save();
    void say(const QString &sentence);

    ProjectAccess &m_project;
    Sha256 m_picture;
    LineField *m_source;
    LineField *m_licence;
    QLabel *m_said;
    ActionButton *m_save;
};

} // namespace yuyi
