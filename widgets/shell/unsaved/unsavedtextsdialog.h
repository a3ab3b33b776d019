// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/unsavedtext.h"

#include <QDialog>

#include <memory>

class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace yuyi {

class ActionButton;
class ProjectAccess;

/// @brief Lists notes and comments that an earlier program kept on this computer because the project had not saved them. The
/// person can copy or discard each. GUI thread; files are read and removed on the project's writer thread.
class UnsavedTextsDialog final : public QDialog
{
    Q_OBJECT
public:
    UnsavedTextsDialog(ProjectAccess &project, std::shared_ptr<const UnsavedCopies> copies, QWidget *parent);

Q_SIGNALS:
    /// Emitted when the number of texts left changes.
    void leftChanged(qsizetype count);

private:
    void load();
    void showText();
    void copy();
    void discard();

    ProjectAccess &m_project;
    std::shared_ptr<const UnsavedCopies> m_copies;
    QList<UnsavedText> m_texts;
    QListWidget *m_list;
    QPlainTextEdit *m_text;
    QLabel *m_state;
    ActionButton *m_copy;
    ActionButton *m_discard;
};

} // namespace yuyi
