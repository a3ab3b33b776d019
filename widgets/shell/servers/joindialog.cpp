// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/servers/joindialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/fitwindow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/servers/joincontroller.h"
#include "widgets/theme/theme.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QScrollArea>
#include <QUrl>

namespace yuyi {

namespace {

constexpr int dialogWidth = 520;     // pixels at scale 1
constexpr int pastedLines = 4;       // of the field for a pasted text
constexpr int longestTyped = 64'000; // a whole invitation may be pasted into the field of the code

/// The one file that is dragged, as an address, or the text of an invitation; empty if it is neither.
QString draggedInvitation(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        return urls.first().toString(QUrl::FullyEncoded);
    return JoinController::isInvitation(data.text()) ? data.text() : QString();
}

} // namespace

JoinDialog::JoinDialog(const ServerAccess &servers, UserPrompts &prompts, QWidget *parent)
    : QDialog(parent), m_prompts(prompts), m_controller(new JoinController(servers, this)), m_scroll(new QScrollArea(this)),
      m_message(wrappedLabel(this)), m_progress(new QProgressBar(this))
{
    setObjectName(QStringLiteral("joinDialog"));
    setWindowTitle(tr("Join Team Server"));
    setAcceptDrops(true);
    auto *heading = plainLabel(tr("Join Team Server"), this);
    setTextRole(heading, TextRole::Title);
    m_message->setObjectName(QStringLiteral("joinMessage"));
    m_message->hide();
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("Connecting to the server"));
    m_progress->hide();
    // With large type the fields are scrolled; heading, message and buttons stay.
    auto *fields = new QWidget(this);
    auto *column = columnIn(fields);
    column->addWidget(buildSource());
    column->addWidget(buildInvitation());
    column->addWidget(buildCode());
    column->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(fields);
    auto *whole = columnIn(this, spacing::large);
    whole->addWidget(heading);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_progress);
    whole->addWidget(m_message);
    whole->addWidget(buildButtons());
    setMinimumWidth(Theme::of(this).px(dialogWidth));
    connectParts();
    tabInLayoutOrder(this);
    showState();
}

QWidget *JoinDialog::buildSource()
{
    m_source = new QWidget(this);
    auto *what = wrappedLabel(m_source, TextRole::Soft);
    what->setText(tr("Open the invitation that you were sent: a file that ends in .yuyi-invite. You can also drag it here, or paste "
                     "its text."));
    m_open = new ActionButton(tr("Open Invitation…"), {}, ActionButton::Kind::Plain, m_source);
    m_open->setObjectName(QStringLiteral("openInvitation"));
    m_open->setAutoDefault(false);
    m_text = new QPlainTextEdit(m_source);
    m_text->setObjectName(QStringLiteral("invitationText"));
    m_text->setAccessibleName(tr("Text of the invitation"));
    m_text->setPlaceholderText(tr("Text of the invitation"));
    m_text->setTabChangesFocus(true);
    m_text->setAcceptDrops(false); // the dialog takes what is dropped
    m_text->setFixedHeight(pastedLines * m_text->fontMetrics().lineSpacing() + 2 * spacing::small);
    auto *column = columnIn(m_source);
    column->addWidget(what);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_text);
    return m_source;
}

QWidget *JoinDialog::buildInvitation()
{
    m_about = new QWidget(this);
    m_facts = new FactList(m_about);
    m_facts->setObjectName(QStringLiteral("invitationFacts"));
    m_other = new ActionButton(tr("Other Invitation…"), {}, ActionButton::Kind::Plain, m_about);
    m_other->setObjectName(QStringLiteral("otherInvitation"));
    m_other->setAutoDefault(false);
    auto *column = columnIn(m_about);
    column->addWidget(m_facts);
    column->addWidget(m_other, 0, Qt::AlignLeft);
    return m_about;
}

QWidget *JoinDialog::buildCode()
{
    auto *part = new QWidget(this);
    auto *label = plainLabel(tr("One-time code"), part);
    setTextRole(label, TextRole::Soft);
    m_code = new QLineEdit(part);
    m_code->setObjectName(QStringLiteral("oneTimeCode"));
    m_code->setAccessibleName(label->text());
    m_code->setMaxLength(longestTyped);
    m_code->setFont(Theme::of(this).font(TextRole::Mono));
    m_code->setInputMethodHints(Qt::ImhNoPredictiveText | Qt::ImhPreferUppercase | Qt::ImhLatinOnly);
    label->setBuddy(m_code);
    auto *what = wrappedLabel(part, TextRole::Small);
    what->setText(tr("It was sent to you separately from the file. Spaces, dashes and small letters make no difference."));
    m_code->setAccessibleDescription(what->text());
    auto *column = columnIn(part, 0, spacing::tiny);
    column->addSpacing(spacing::small);
    column->addWidget(label);
    column->addWidget(m_code);
    column->addWidget(what);
    return part;
}

QWidget *JoinDialog::buildButtons()
{
    auto *line = new QWidget(this);
    m_cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, line);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    m_inFile = new ActionButton(tr("Keep in File and Join"), {}, ActionButton::Kind::Plain, line);
    m_inFile->setObjectName(QStringLiteral("joinWithFile"));
    m_inFile->setAutoDefault(false);
    m_inFile->hide();
    m_join = new ActionButton(tr("Join"), {}, ActionButton::Kind::Primary, line);
    m_join->setObjectName(QStringLiteral("join"));
    m_join->setDefault(true);
    auto *buttons = rowIn(line);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_inFile);
    buttons->addWidget(m_join);
    return line;
}

void JoinDialog::connectParts()
{
    connect(m_controller, &JoinController::changed, this, &JoinDialog::showState);
    connect(m_controller, &JoinController::joined, this, [this](const QString &location, const QString &title) {
        accept();
        Q_EMIT joined(location, title);
    });
    connect(m_open, &QAbstractButton::clicked, this, &JoinDialog::chooseFile);
    connect(m_other, &QAbstractButton::clicked, this, [this] {
        m_text->clear();
        m_controller->clear();
        m_open->setFocus(Qt::OtherFocusReason);
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        const QString text = m_text->toPlainText();
        // A text is read once it can be one: whoever types it is not told at each letter that it is not complete.
        if (JoinController::isInvitation(text))
            m_controller->read(text);
        else
            m_controller->forgetFault();
    });
    connect(m_code, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (JoinController::isInvitation(text) && !m_controller->isBusy()) {
            m_code->clear();
            m_controller->read(text);
        } else {
            m_controller->forgetFault();
        }
    });
    connect(m_cancel, &QAbstractButton::clicked, this, &JoinDialog::reject);
    connect(m_inFile, &QAbstractButton::clicked, this, [this] { m_controller->join(m_code->text(), true); });
    connect(m_join, &QAbstractButton::clicked, this, [this] {
        if (!m_controller->invitation() && !m_text->toPlainText().trimmed().isEmpty())
            m_controller->read(m_text->toPlainText());
        else
            m_controller->join(m_code->text());
    });
}

void JoinDialog::chooseFile()
{
    m_prompts.openFiles(this, tr("Invitation"), tr("Invitations (*.yuyi-invite)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_controller->open(files.first());
    });
}

void JoinDialog::openInvitation(const QString &path)
{
    m_controller->open(path);
}

void JoinDialog::reject()
{
    if (m_controller->state() == JoinController::State::Joining)
        m_controller->stop();
    else
        QDialog::reject();
}

void JoinDialog::showInvitation()
{
    const Invitation &invitation = *m_controller->invitation();
    const ServerAddress &address = invitation.address;
    const bool usual = address.port == ServerAddress().port;
    const QString server = usual ? address.host : QStringLiteral("%1:%2").arg(address.host).arg(address.port);
    m_facts->setFacts({{tr("Invited"), invitation.person},
                       {tr("Project"), invitation.project},
                       {tr("Server"), server},
                       {tr("Code valid until"), QLocale().toString(invitation.validUntil.toLocalTime(), QLocale::LongFormat)},
                       {tr("Certificate"), address.certificate.isEmpty()
                                               ? tr("Not needed: the server is on this computer")
                                               : tr("In the invitation. The server is checked against it before your code is sent.")}});
}

void JoinDialog::showState()
{
    using State = JoinController::State;
    const State state = m_controller->state();
    const bool busy = m_controller->isBusy();
    const bool invited = m_controller->invitation().has_value();
    m_source->setVisible(!invited);
    m_about->setVisible(invited);
    if (invited)
        showInvitation();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_source, m_other, m_join})
        widget->setEnabled(!busy && state != State::Joined);
    // A code can be typed while the invitation is being read.
    m_code->setReadOnly(busy && state != State::Reading);
    m_progress->setVisible(busy);
    m_inFile->setVisible(m_controller->offersFile());
    m_cancel->setText(state == State::Joining ? tr("Stop") : state == State::Stopping ? tr("Close")
                                                                                      : tr("Cancel"));
    QString message = m_controller->fault();
    setStyleProperty(m_message, "feel", message.isEmpty() ? QString() : QStringLiteral("bad"));
    if (state == State::Joining)
        message = tr("Connecting to %1…").arg(m_controller->invitation()->address.host);
    else if (state == State::Stopping)
        message = tr("Stopping. The server may take some seconds to answer.");
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    setStyleProperty(m_code, "wrong", m_controller->isCodeFault() && !m_controller->fault().isEmpty());
    // The next thing to do: the code. What was typed stays.
    if ((invited && !m_hadInvitation) || (!busy && invited && !m_controller->fault().isEmpty()))
        m_code->setFocus(Qt::OtherFocusReason);
    m_hadInvitation = invited;
    fit();
}

void JoinDialog::fit()
{
    fitWindowToFields(this, m_scroll);
}

void JoinDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fit();
}

void JoinDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_controller->isBusy() && !draggedInvitation(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void JoinDialog::dropEvent(QDropEvent *event)
{
    const QString dropped = draggedInvitation(*event->mimeData());
    if (dropped.isEmpty())
        return;
    event->acceptProposedAction();
    m_controller->read(dropped);
}

} // namespace yuyi
