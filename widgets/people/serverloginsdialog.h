// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "widgets/people/serverlogins.h"
#include "widgets/shell/page/page.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QTableWidget;

namespace yuyi {

class ActionButton;
class InviteDialog;

/// @brief The logins of a project on a server: whose they are, what they see, and whether they are used. Leads invite people here, give
/// new codes and end logins.
class ServerLoginsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `chosen`: proposed for an invitation; null: nobody.
    ServerLoginsDialog(PageContext context, const PersonId &chosen, QWidget *parent);

    ServerLogins &controller() const { return *m_logins; }

private:
    void build();
    QWidget *buildButtons();
    void connectParts();
    void showState();
    void showLogins();
    void showChosen();
    /// Null: no line is selected.
    const NamedLogin *chosenLogin() const;
    void invite();
    void replace();
    void end();
    void ask(InviteDialog *dialog);
    void tellInvited(const Invited &invited, const QString &file, const QString &fault);

    PageContext m_context;
    PersonId m_person;
    ServerLogins *m_logins;
    QTableWidget *m_table;
    QLabel *m_reason;
    QLabel *m_message;
    QProgressBar *m_progress;
    ActionButton *m_invite = nullptr;
    ActionButton *m_replace = nullptr;
    ActionButton *m_end = nullptr;
    QString m_done;         ///< what was done last, as a sentence
    bool m_leaving = false; ///< one's own login is being ended
};

} // namespace yuyi
