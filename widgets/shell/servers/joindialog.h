// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/serveraccess.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QScrollArea;

namespace yuyi {

class ActionButton;
class FactList;
class JoinController;
class UserPrompts;

/// @brief Joins a project on a server: shows what an invitation says and takes the one-time code. An invitation is opened, dropped, or
/// pasted as text; in the field of the code too. What was typed stays whatever goes wrong.
class JoinDialog final : public QDialog
{
    Q_OBJECT
public:
    JoinDialog(const ServerAccess &servers, UserPrompts &prompts, QWidget *parent);

    void openInvitation(const QString &path);
    JoinController &controller() const { return *m_controller; }
    /// Stops what is going on, and closes the dialog when nothing is.
    void reject() override;

Q_SIGNALS:
    /// The project can be opened. The dialog is closed by then.
    void joined(const QString &location, const QString &title);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildSource();
    QWidget *buildInvitation();
    QWidget *buildCode();
    QWidget *buildButtons();
    void connectParts();
    void chooseFile();
    void showState();
    void showInvitation();
    void fit();

    UserPrompts &m_prompts;
    JoinController *m_controller;
    QScrollArea *m_scroll;
    QWidget *m_source = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QWidget *m_about = nullptr;
    FactList *m_facts = nullptr;
    QLineEdit *m_code = nullptr;
    QLabel *m_message;
    QProgressBar *m_progress;
    ActionButton *m_open = nullptr;
    ActionButton *m_other = nullptr;
    ActionButton *m_cancel = nullptr;
    ActionButton *m_inFile = nullptr;
    ActionButton *m_join = nullptr;
    bool m_hadInvitation = false;
};

} // namespace yuyi
