// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/annotation/commentservice.h"

#include <QDialog>

class QLabel;
class QListWidget;

namespace yuyi {

class ProjectAccess;

/// @brief Lists the comments that mention the person, newest first. Enter goes to the target of a comment. A chosen comment counts
/// as seen.
class MentionsDialog final : public QDialog
{
    Q_OBJECT
public:
    MentionsDialog(ProjectAccess &project, QWidget *parent);

Q_SIGNALS:
    void chosen(const yuyi::CommentTarget &target);

private:
    void load();
    void choose();
    void markAll();

    ProjectAccess &m_project;
    QList<MentionLine> m_lines;
    QListWidget *m_list;
    QLabel *m_state;
};

} // namespace yuyi
