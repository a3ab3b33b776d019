// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/invitationdialog.h"

#include "models/domain/moments.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/fitwindow.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int invitationWidth = 520; // pixels at scale 1
constexpr int besideCode = 24;       // what the field takes at both sides of its text
constexpr double largerThanText = 1.6;

} // namespace

InvitationDialog::InvitationDialog(const Invited &invited, const QString &file, const QString &fault, UserPrompts &prompts, QWidget *parent)
    : QDialog(parent), m_invited(invited), m_file(file), m_fault(fault), m_prompts(prompts), m_scroll(new QScrollArea(this)),
      m_facts(new FactList(this)), m_message(wrappedLabel(this))
{
    setObjectName(QStringLiteral("invitationDialog"));
    setWindowTitle(tr("Invitation"));
    const QString person = m_invited.invitation.person;
    auto *heading = wrappedLabel(this, TextRole::Title);
    heading->setText(tr("Invitation for %1").arg(person));
    auto *fields = new QWidget(this);
    auto *what = wrappedLabel(fields, TextRole::Body);
    what->setText(tr("Send the file to %1, for example by mail. Tell them the code another way, for example by telephone: who has both can "
                     "join in their place. They double-click the file or choose “Join Team Server…”, and enter the code.")
                      .arg(person));
    auto *column = columnIn(fields);
    column->addWidget(buildCode());
    column->addWidget(m_facts);
    column->addWidget(what);
    column->addStretch(1);
    m_facts->setObjectName(QStringLiteral("invitationFile"));
    m_message->setObjectName(QStringLiteral("invitationMessage"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(fields);
    auto *whole = columnIn(this, spacing::large);
    whole->addWidget(heading);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_message);
    whole->addWidget(buildButtons());
    setMinimumWidth(Theme::of(this).px(invitationWidth));
    tabInLayoutOrder(this);
    showFile();
    m_copy->setFocus(Qt::OtherFocusReason);
}

QWidget *InvitationDialog::buildCode()
{
    auto *part = new QWidget(this);
    QLabel *label = plainLabel(tr("One-time code (shown only once)"), part);
    setTextRole(label, TextRole::Soft);
    m_code = new QLineEdit(QString::fromLatin1(m_invited.code), part);
    m_code->setObjectName(QStringLiteral("invitationCode"));
    m_code->setAccessibleName(label->text());
    m_code->setReadOnly(true);
    QFont font = Theme::of(this).font(TextRole::Mono);
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(font.pixelSize() * largerThanText));
    else
        font.setPointSizeF(font.pointSizeF() * largerThanText);
    m_code->setFont(font);
    const int wanted = QFontMetrics(font).horizontalAdvance(m_code->text()) + Theme::of(this).px(besideCode);
    m_code->setMinimumWidth(std::min(wanted, screen()->availableGeometry().width() / 2));
    label->setBuddy(m_code);
    auto *column = columnIn(part, 0, spacing::tiny);
    column->addWidget(label);
    column->addWidget(m_code);
    return part;
}

QWidget *InvitationDialog::buildButtons()
{
    auto *buttons = new FlowBox(spacing::small, spacing::small, this);
    const auto made = [&](const QString &text, const char *name, ActionButton::Kind kind) {
        auto *button = new ActionButton(text, {}, kind, buttons);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->add(button);
        return button;
    };
    m_copy = made(tr("Copy Code"), "copyCode", ActionButton::Kind::Primary);
    auto *save = made(tr("Save File As…"), "saveInvitation", ActionButton::Kind::Plain);
    auto *done = made(tr("Done"), "invitationDone", ActionButton::Kind::Plain);
    connect(m_copy, &QAbstractButton::clicked, this, &InvitationDialog::copy);
    connect(save, &QAbstractButton::clicked, this, &InvitationDialog::saveAs);
    connect(done, &QAbstractButton::clicked, this, &InvitationDialog::reject);
    return buttons;
}

void InvitationDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_code->text());
    m_copied = true;
    if (m_fault.isEmpty())
        m_message->setText(tr("The code is copied."));
}

void InvitationDialog::saveAs()
{
    m_prompts.saveFile(this, tr("Save Invitation"), invitationFileName(m_invited.invitation.person), tr("Invitations (*.yuyi-invite)"),
                       [this](const QString &file) {
                           runAside(
                               this, [invitation = m_invited.invitation, file] { return writeInvitation(invitation, file, true); },
                               [this, file](const Result<> &written) {
                                   if (written || !m_fault.isEmpty()) // a file that is written stays what is shown
                                       m_file = file;
                                   m_fault = written ? QString() : written.error().sentence;
                                   showFile();
                               });
                       });
}

void InvitationDialog::showFile()
{
    const QString until = momentText(m_invited.invitation.validUntil);
    m_facts->setFacts({{tr("File"), QDir::toNativeSeparators(m_file)}, {tr("Code valid until"), until}});
    setStyleProperty(m_message, "feel", m_fault.isEmpty() ? QString() : QStringLiteral("bad"));
    m_message->setText(m_fault.isEmpty() ? tr("The file is saved.")
                                         : tr("%1 The login is there already: save the file elsewhere.").arg(m_fault));
    fitWindowToFields(this, m_scroll);
}

void InvitationDialog::reject()
{
    if (m_copied) {
        QDialog::reject();
        return;
    }
    m_prompts.confirm(this, tr("Close without copying the code?"),
                      tr("The code cannot be shown again. If it is lost, you can make a new one."), tr("Close"),
                      [this] { QDialog::reject(); });
}

void InvitationDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitWindowToFields(this, m_scroll);
}

} // namespace yuyi
