// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/serverloginsdialog.h"

#include "models/domain/clock.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/people/invitationdialog.h"
#include "widgets/people/invitedialog.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QTableWidget>

namespace yuyi {

namespace {

constexpr int loginsWidth = 760; // pixels at scale 1
constexpr int loginsHeight = 520;
constexpr int loginRole = Qt::UserRole;

} // namespace

ServerLoginsDialog::ServerLoginsDialog(PageContext context, const PersonId &chosen, QWidget *parent)
    : QDialog(parent), m_context(context), m_person(chosen),
      m_logins(new ServerLogins(context.project, context.servers, context.location, this)), m_table(makeTable(4, this, 0)),
      m_reason(wrappedLabel(this, TextRole::Small)), m_message(wrappedLabel(this)), m_progress(new QProgressBar(this))
{
    setObjectName(QStringLiteral("serverLoginsDialog"));
    setWindowTitle(tr("Server Logins"));
    build();
    connectParts();
    tabInLayoutOrder(this);
    resizeWindow(this, loginsWidth, loginsHeight);
    m_table->setFocus(Qt::OtherFocusReason);
    m_logins->load();
}

void ServerLoginsDialog::build()
{
    auto *heading = plainLabel(tr("Server Logins"), this);
    setTextRole(heading, TextRole::Title);
    auto *what = wrappedLabel(this, TextRole::Soft);
    what->setText(tr("Everybody works on the server through a login of their own. An invited person opens their invitation and enters "
                     "their one-time code once on each computer. So does a participant of a study, who then sees only their questions."));
    m_table->setObjectName(QStringLiteral("serverLogins"));
    m_table->setAccessibleName(tr("Logins of the project"));
    m_table->setHorizontalHeaderLabels({tr("Person"), tr("Sees"), tr("State"), tr("Login")});
    m_reason->setObjectName(QStringLiteral("loginReason"));
    m_message->setObjectName(QStringLiteral("loginsMessage"));
    m_message->hide();
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("Waiting for the server"));
    m_progress->hide();
    auto *column = columnIn(this, spacing::large);
    column->addWidget(heading);
    column->addWidget(what);
    column->addWidget(m_table, 1);
    column->addWidget(m_reason);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addWidget(buildButtons());
}

QWidget *ServerLoginsDialog::buildButtons()
{
    auto *buttons = new FlowBox(spacing::small, spacing::small, this);
    const auto made = [&](const QString &text, const char *name, ActionButton::Kind kind) {
        auto *button = new ActionButton(text, {}, kind, buttons);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->add(button);
        return button;
    };
    m_invite = made(tr("Invite…"), "inviteLogin", ActionButton::Kind::Primary);
    m_replace = made(tr("New Code…"), "replaceLogin", ActionButton::Kind::Plain);
    m_end = made(tr("End Login…"), "endLogin", ActionButton::Kind::Plain);
    auto *close = made(tr("Close"), "closeLogins", ActionButton::Kind::Plain);
    connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
    return buttons;
}

void ServerLoginsDialog::connectParts()
{
    connect(m_logins, &ServerLogins::changed, this, &ServerLoginsDialog::showState);
    // Once the dialog that asked is closed.
    connect(m_logins, &ServerLogins::invited, this, &ServerLoginsDialog::tellInvited, Qt::QueuedConnection);
    connect(m_logins, &ServerLogins::ended, this, [this](const QString &person) {
        if (m_leaving) {
            accept(); // this window is not connected any longer
            return;
        }
        m_done = tr("The login of %1 has ended.").arg(person);
        m_table->setFocus(Qt::OtherFocusReason);
        m_logins->load();
    });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ServerLoginsDialog::showChosen);
    connect(m_invite, &QAbstractButton::clicked, this, &ServerLoginsDialog::invite);
    connect(m_replace, &QAbstractButton::clicked, this, &ServerLoginsDialog::replace);
    connect(m_end, &QAbstractButton::clicked, this, &ServerLoginsDialog::end);
}

void ServerLoginsDialog::showState()
{
    if (!m_logins->isBusy())
        showLogins();
    m_progress->setVisible(m_logins->isBusy());
    const QString fault = m_logins->fault();
    const QString message = fault.isEmpty() ? m_done : fault;
    setStyleProperty(m_message, "feel", fault.isEmpty() ? QString() : QStringLiteral("bad"));
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    showChosen();
}

void ServerLoginsDialog::showLogins()
{
    const NamedLogin *before = chosenLogin();
    const QString kept = before ? before->login.name : QString();
    const QSignalBlocker quiet(m_table);
    const QList<NamedLogin> &logins = m_logins->logins();
    m_table->setRowCount(static_cast<int>(logins.size()));
    const QDateTime now = currentTime();
    int current = logins.isEmpty() ? -1 : 0;
    for (int row = 0; row < logins.size(); ++row) {
        const NamedLogin &one = logins.at(row);
        QString state = loginStateText(one.login, now);
        if (m_logins->isOwn(one))
            state = tr("%1 (you)").arg(state);
        const QStringList texts{loginPersonText(one), loginFaceText(one.login), state, one.login.name};
        for (int cell = 0; cell < texts.size(); ++cell) {
            auto *item = new QTableWidgetItem(texts.at(cell));
            item->setData(loginRole, one.login.name);
            m_table->setItem(row, cell, item);
        }
        if (one.login.name == kept)
            current = row;
    }
    m_table->setCurrentCell(current, 0);
}

const NamedLogin *ServerLoginsDialog::chosenLogin() const
{
    const QTableWidgetItem *item = m_table->item(m_table->currentRow(), 0);
    return item ? m_logins->find(item->data(loginRole).toString()) : nullptr;
}

void ServerLoginsDialog::showChosen()
{
    const NamedLogin *one = chosenLogin();
    const bool idle = !m_logins->isBusy();
    const QString reason = one ? m_logins->noNewCode(*one) : QString();
    m_invite->setEnabled(idle);
    m_replace->setEnabled(idle && one && reason.isEmpty());
    m_replace->setAccessibleDescription(reason);
    m_end->setEnabled(idle && one && one->login.active);
    m_reason->setText(reason);
}

void ServerLoginsDialog::invite()
{
    ask(new InviteDialog(*m_logins, m_context.prompts, m_context.project.people(), m_person, this));
}

void ServerLoginsDialog::replace()
{
    if (const NamedLogin *one = chosenLogin())
        ask(new InviteDialog(*m_logins, m_context.prompts, *one, this));
}

void ServerLoginsDialog::ask(InviteDialog *dialog)
{
    m_done.clear();
    m_logins->forgetFault();
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ServerLoginsDialog::tellInvited(const Invited &invited, const QString &file, const QString &fault)
{
    auto *dialog = new InvitationDialog(invited, file, fault, m_context.prompts, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    m_logins->load();
}

void ServerLoginsDialog::end()
{
    const NamedLogin *one = chosenLogin();
    if (!one)
        return;
    const bool own = m_logins->isOwn(*one);
    QString happens = tr("The login ends at once, with its connections. What the person did stays in the project. They can come back with "
                         "a new invitation.");
    if (own)
        happens = tr("You work with this login: this window loses its connection at once, and you can come back only with a new "
                     "invitation. What you did stays in the project.");
    else if (one->login.waiting)
        happens = tr("Nobody has joined with this invitation yet. Its one-time code no longer works from now on.");
    m_context.prompts.confirm(this, tr("End the login of %1?").arg(loginPersonText(*one)), happens, tr("End Login"),
                              [this, own, login = one->login.name] {
                                  m_done.clear();
                                  m_leaving = own;
                                  m_logins->end(login);
                              });
}

} // namespace yuyi
