// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/teamlogins.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace yuyi {

class ActionButton;
class FactList;
class UserPrompts;

/// @brief The invitation that was just made: its one-time code, which is shown only here, its file, and what to do with both.
class InvitationDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `fault`: why `file` could not be written; empty: it is written.
    InvitationDialog(const Invited &invited, const QString &file, const QString &fault, UserPrompts &prompts, QWidget *parent);

    /// Asks first while the code was not copied: it is shown only here.
    void reject() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildCode();
    QWidget *buildButtons();
    void copy();
    void saveAs();
    /// Shows where the file is, or why it is nowhere.
    void showFile();

    Invited m_invited;
    QString m_file;
    QString m_fault;
    UserPrompts &m_prompts;
    QScrollArea *m_scroll;
    FactList *m_facts;
    QLineEdit *m_code = nullptr;
    QLabel *m_message;
    ActionButton *m_copy = nullptr;
    bool m_copied = false;
};

} // namespace yuyi
