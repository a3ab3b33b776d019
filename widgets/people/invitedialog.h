// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "widgets/people/serverlogins.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QScrollArea;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;
class UserPrompts;

/// @brief Asks whom to invite to a project on a server, what they see and for how long the code is valid, then for the file of the
/// invitation. Closes once the login is made; ServerLogins::invited() has the code. What was typed stays whatever goes wrong.
class InviteDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `chosen`: proposed; null: somebody new.
    InviteDialog(ServerLogins &logins, UserPrompts &prompts, const QList<Person> &people, const PersonId &chosen, QWidget *parent);
    /// A new code for the person of a login.
    InviteDialog(ServerLogins &logins, UserPrompts &prompts, const NamedLogin &instead, QWidget *parent);

    /// Closes the dialog when nothing is going on.
    void reject() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    InviteDialog(ServerLogins &logins, UserPrompts &prompts, ServerLogins::Purpose purpose, QWidget *parent);
    void build(const QString &heading, const QString &what);
    QWidget *buildPerson(const QList<Person> &people, const PersonId &chosen);
    QWidget *buildFace();
    QWidget *buildDays();
    QWidget *buildButtons();
    /// Somebody who is not in the project yet.
    bool isNew() const;
    QList<Role> roles() const;
    QString name() const;
    /// The chosen participant, as InvitationRequest takes them; empty: a person is invited.
    QString taker() const;
    /// Proposes what this person usually sees, until the lead chooses.
    void proposeFace();
    void personChosen();
    void submit();
    void refuse(const QString &sentence, QWidget *field);
    void showState();

    ServerLogins &m_logins;
    UserPrompts &m_prompts;
    ServerLogins::Purpose m_purpose;
    QString m_person; ///< of a new code
    QString m_taker;  ///< the same, of a participant
    LoginHat m_hat = LoginHat::Desk;
    QList<Person> m_people;
    QScrollArea *m_scroll;
    QWidget *m_fields;
    QComboBox *m_who = nullptr;
    QWidget *m_newcomer = nullptr;
    QLineEdit *m_name = nullptr;
    ChipRow *m_roles = nullptr;
    ChipRow *m_face = nullptr;
    QSpinBox *m_days = nullptr;
    QProgressBar *m_progress;
    QLabel *m_message;
    ActionButton *m_cancel = nullptr;
    ActionButton *m_make = nullptr;
    bool m_faceChosen = false;
};

} // namespace yuyi
