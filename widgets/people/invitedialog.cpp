// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/invitedialog.h"

#include "models/domain/people/personname.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/fitwindow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int inviteWidth = 520; // pixels at scale 1
constexpr int usualDays = 7;
constexpr int mostDays = 31;
constexpr QLatin1String homeCode("home");
constexpr QLatin1String deskCode("desk");

QLabel *softLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    setTextRole(label, TextRole::Soft);
    return label;
}

} // namespace

InviteDialog::InviteDialog(ServerLogins &logins, UserPrompts &prompts, ServerLogins::Purpose purpose, QWidget *parent)
    : QDialog(parent), m_logins(logins), m_prompts(prompts), m_purpose(purpose), m_scroll(new QScrollArea(this)),
      m_fields(new QWidget(this)), m_progress(new QProgressBar(this)), m_message(wrappedLabel(this))
{
    setObjectName(QStringLiteral("inviteDialog"));
    connect(&m_logins, &ServerLogins::changed, this, &InviteDialog::showState);
    connect(&m_logins, &ServerLogins::invited, this, &QDialog::accept);
}

InviteDialog::InviteDialog(ServerLogins &logins, UserPrompts &prompts, const QList<Person> &people, const PersonId &chosen, QWidget *parent)
    : InviteDialog(logins, prompts, ServerLogins::Purpose::Another, parent)
{
    setWindowTitle(tr("Invite to the Server"));
    auto *column = columnIn(m_fields);
    column->addWidget(buildPerson(people, chosen));
    column->addWidget(buildFace());
    column->addWidget(buildDays());
    column->addStretch(1);
    build(tr("Invite to the Server"), tr("You get a file and a one-time code for this person. For another computer, invite them again."));
    personChosen();
    (isNew() ? static_cast<QWidget *>(m_name) : m_who)->setFocus(Qt::OtherFocusReason);
}

InviteDialog::InviteDialog(ServerLogins &logins, UserPrompts &prompts, const NamedLogin &instead, QWidget *parent)
    : InviteDialog(logins, prompts, ServerLogins::Purpose::Instead, parent)
{
    m_person = instead.person;
    if (instead.login.participant)
        m_taker = instead.called();
    else
        m_hat = instead.login.hat;
    setWindowTitle(tr("New Code"));
    auto *column = columnIn(m_fields);
    column->addWidget(buildDays());
    column->addStretch(1);
    build(tr("New Code for %1").arg(m_person),
          instead.login.participant
              ? tr("For another computer or a code that was lost. The login of this participant ends at once, and a new one takes its "
                   "place. "
                   "Saved answers stay.")
              : tr("For a code or a computer that was lost. All logins of this person that see the same (%1) end at once, on every "
                   "computer, and a new one takes their place.")
                    .arg(loginFaceText(instead.login)));
    m_days->setFocus(Qt::OtherFocusReason);
}

void InviteDialog::build(const QString &heading, const QString &what)
{
    auto *title = wrappedLabel(this, TextRole::Title);
    title->setText(heading);
    auto *about = wrappedLabel(this, TextRole::Soft);
    about->setText(what);
    m_message->setObjectName(QStringLiteral("inviteMessage"));
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->hide();
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("Waiting for the server"));
    m_progress->hide();
    // With large type the fields are scrolled; heading, message and buttons stay.
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_fields);
    auto *whole = columnIn(this, spacing::large);
    whole->addWidget(title);
    whole->addWidget(about);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_progress);
    whole->addWidget(m_message);
    whole->addWidget(buildButtons());
    setMinimumWidth(Theme::of(this).px(inviteWidth));
    tabInLayoutOrder(this);
}

QWidget *InviteDialog::buildPerson(const QList<Person> &people, const PersonId &chosen)
{
    std::copy_if(people.begin(), people.end(), std::back_inserter(m_people), [](const Person &person) { return person.active; });
    auto *part = new QWidget(m_fields);
    QLabel *whoLabel = softLabel(tr("Person"), part);
    m_who = new QComboBox(part);
    m_who->setObjectName(QStringLiteral("invitedPerson"));
    m_who->setAccessibleName(whoLabel->text());
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_who->addItem(tr("Somebody new"));
    for (const Person &person : std::as_const(m_people)) {
        m_who->addItem(person.name);
        if (person.id == chosen)
            m_who->setCurrentIndex(m_who->count() - 1);
    }
    const QStringList &takers = m_logins.takers();
    for (const QString &taker : takers)
        m_who->addItem(tr("Participant %1").arg(taker), taker);
    whoLabel->setBuddy(m_who);

    m_newcomer = new QWidget(part);
    QLabel *nameLabel = softLabel(tr("Name"), m_newcomer);
    m_name = new QLineEdit(m_newcomer);
    m_name->setObjectName(QStringLiteral("invitedName"));
    m_name->setAccessibleName(nameLabel->text());
    m_name->setMaxLength(longestPersonName);
    nameLabel->setBuddy(m_name);
    m_roles = new ChipRow(ChipRow::Pick::Many, m_newcomer);
    m_roles->setObjectName(QStringLiteral("invitedRoles"));
    m_roles->setTitle(tr("Roles (select all that apply)"));
    QList<ChipOption> options;
    for (const auto &[role, code] : codesOf(Role{}))
        options.append({QString::fromUtf16(code), titleOf(role), {}, {}});
    m_roles->setOptions(options);
    m_roles->setSelected({codeOf(Role::Annotator)});
    auto *newcomer = columnIn(m_newcomer);
    newcomer->addWidget(nameLabel);
    newcomer->addWidget(m_name);
    newcomer->addWidget(m_roles);

    auto *column = columnIn(part);
    column->addWidget(whoLabel);
    column->addWidget(m_who);
    column->addWidget(m_newcomer);
    connect(m_who, &QComboBox::currentIndexChanged, this, &InviteDialog::personChosen);
    // What was refused is being mended.
    connect(m_name, &QLineEdit::textEdited, this, [this] { refuse({}, nullptr); });
    connect(m_roles, &ChipRow::selectionChanged, this, [this] {
        refuse({}, nullptr);
        proposeFace();
    });
    return part;
}

QWidget *InviteDialog::buildFace()
{
    m_face = new ChipRow(ChipRow::Pick::One, m_fields);
    m_face->setObjectName(QStringLiteral("invitedFace"));
    m_face->setTitle(tr("What the person sees"));
    ServerLogin desk;
    ServerLogin home;
    home.hat = LoginHat::Home;
    m_face->setOptions({{deskCode, loginFaceText(desk), {}, tr("The tasks of this person. The server hides the rest.")},
                        {homeCode, loginFaceText(home), {}, tr("The whole project with its keys, for leads.")}});
    connect(m_face, &ChipRow::selectionChanged, this, [this] {
        m_faceChosen = true;
        refuse({}, nullptr);
    });
    return m_face;
}

QWidget *InviteDialog::buildDays()
{
    auto *part = new QWidget(m_fields);
    QLabel *label = softLabel(tr("Days for which the code is valid"), part);
    m_days = new QSpinBox(part);
    m_days->setObjectName(QStringLiteral("invitedDays"));
    m_days->setAccessibleName(label->text());
    m_days->setRange(1, mostDays);
    m_days->setValue(usualDays);
    label->setBuddy(m_days);
    auto *column = columnIn(part);
    column->addWidget(label);
    column->addWidget(m_days, 0, Qt::AlignLeft);
    return part;
}

QWidget *InviteDialog::buildButtons()
{
    auto *line = new QWidget(this);
    m_cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, line);
    m_cancel->setObjectName(QStringLiteral("cancelInvitation"));
    m_cancel->setAutoDefault(false);
    m_make = new ActionButton(tr("Make Invitation…"), {}, ActionButton::Kind::Primary, line);
    m_make->setObjectName(QStringLiteral("makeInvitation"));
    m_make->setDefault(true);
    auto *buttons = rowIn(line);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_make);
    connect(m_cancel, &QAbstractButton::clicked, this, &InviteDialog::reject);
    connect(m_make, &QAbstractButton::clicked, this, &InviteDialog::submit);
    return line;
}

bool InviteDialog::isNew() const
{
    return m_who && m_who->currentIndex() <= 0;
}

QList<Role> InviteDialog::roles() const
{
    if (!isNew())
        return m_who && taker().isEmpty() ? m_people.at(m_who->currentIndex() - 1).roles : QList<Role>();
    QList<Role> chosen;
    const QStringList codes = m_roles->selected();
    for (const QString &code : codes) {
        if (const auto role = fromCode<Role>(code))
            chosen.append(*role);
    }
    return chosen;
}

QString InviteDialog::taker() const
{
    return m_who ? m_who->currentData().toString() : m_taker;
}

QString InviteDialog::name() const
{
    if (!m_who)
        return m_person;
    if (const QString code = taker(); !code.isEmpty())
        return code.mid(code.lastIndexOf(u'/') + 1);
    return isNew() ? m_name->text().simplified() : m_people.at(m_who->currentIndex() - 1).name;
}

void InviteDialog::proposeFace()
{
    if (!m_faceChosen)
        m_face->setSelectedOne(roles().contains(Role::Lead) ? homeCode : deskCode);
}

void InviteDialog::personChosen()
{
    m_newcomer->setVisible(isNew());
    m_face->setVisible(taker().isEmpty());
    m_faceChosen = false;
    proposeFace();
    refuse({}, nullptr);
    fitWindowToFields(this, m_scroll);
}

void InviteDialog::submit()
{
    if (m_logins.isBusy())
        return;
    InvitationRequest request;
    request.person = name();
    request.participant = taker();
    request.days = m_days->value();
    request.hat = m_hat;
    if (m_face)
        request.hat = m_face->selectedOne() == homeCode ? LoginHat::Home : LoginHat::Desk;
    if (isNew()) {
        request.roles = roles();
        if (request.person.isEmpty()) {
            refuse(tr("A person needs a name."), m_name);
            return;
        }
        if (request.roles.isEmpty()) {
            refuse(tr("Choose at least one role."), m_roles);
            return;
        }
    }
    m_prompts.saveFile(this, tr("Save Invitation"), invitationFileName(request.person), tr("Invitations (*.yuyi-invite)"),
                       [this, request](const QString &file) { m_logins.invite(request, m_purpose, file); });
}

void InviteDialog::refuse(const QString &sentence, QWidget *field)
{
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    if (field)
        field->setFocus(Qt::OtherFocusReason);
}

void InviteDialog::showState()
{
    const bool busy = m_logins.isBusy();
    m_fields->setEnabled(!busy);
    m_make->setEnabled(!busy);
    m_cancel->setEnabled(!busy);
    m_progress->setVisible(busy);
    refuse(m_logins.fault(), nullptr);
    // What was disabled has lost the focus.
    if (!busy && !m_logins.fault().isEmpty())
        (isNew() ? static_cast<QWidget *>(m_name) : m_make)->setFocus(Qt::OtherFocusReason);
    fitWindowToFields(this, m_scroll);
}

void InviteDialog::reject()
{
    if (m_logins.isBusy())
        return;
    QDialog::reject();
    m_logins.forgetFault();
}

void InviteDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitWindowToFields(this, m_scroll);
}

} // namespace yuyi
