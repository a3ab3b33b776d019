// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/serverbadge.h"

#include "models/domain/moments.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/window/bottombar.h"
#include "widgets/shell/window/windowframe.h"

namespace yuyi {

ServerBadge::ServerBadge(WindowFrame &frame) : QObject(&frame), m_frame(frame), m_badge(frame.bottomBar().server())
{
}

void ServerBadge::setSession(Session *session)
{
    m_session = session;
    m_told.clear();
    m_badge->setVisible(session && link().onServer);
    if (!session || !link().onServer)
        return;
    connect(&session->project().server(), &ServerWatch::changed, session, [this] { show(); });
    connect(&session->project().outbox(), &ActionOutbox::waitingChanged, session, [this] { show(); });
    connect(
        &session->project().outbox(), &ActionOutbox::refused, session,
        [this](const KeptAction &action, const Error &error, bool saved) {
            const QString sentence =
                saved
                    ? tr("%1 was saved when the server answered, but could not be submitted: %2")
                : action.typed.isEmpty()
                    ? tr("%1 was kept while the server did not answer, but could not be saved: %2")
                    : tr(
                        "%1 was kept while the server did not answer, but could not be saved: %2 What you typed is under Unsaved Texts in "
                        "the menu.");
            m_frame.banner().show(Tone::Attention, sentence.arg(action.where, error.sentence));
            Q_EMIT textsChanged();
        });
    show();
    if (!link().securityRelease.isEmpty() && session->project().person().roles.contains(Role::Lead))
        m_frame.banner().show(Tone::Attention,
                              tr("The server runs PostgreSQL %1. Ask the server administrator to install %2, which closes security holes.")
                                  .arg(link().version, link().securityRelease));
}

void ServerBadge::retranslate()
{
    if (m_session && link().onServer)
        show();
}

bool ServerBadge::mustStay() const
{
    return m_session && !link().isConnected() && !m_session->project().outbox().isKeeping();
}

QString ServerBadge::whyStay() const
{
    return tr(
        "The server does not answer, and what you did since then cannot be kept on this computer: its disk is full, or the program may "
        "not write there. If you close the window now, this work is lost.");
}

const ServerLink &ServerBadge::link() const
{
    return m_session->project().server().link();
}

void ServerBadge::show()
{
    if (!m_session)
        return;
    const Tone connected = link().tls.isEmpty() && !link().host.isEmpty() ? Tone::Attention : Tone::Neutral;
    m_badge->show(text(), link().isConnected() ? connected : Tone::Bad);
    m_badge->setToolTip(details());
    m_badge->setAccessibleName(text());
    m_badge->setAccessibleDescription(details());
    tell();
}

void ServerBadge::tell()
{
    const QString sentence = link().isConnected() ? QString() : lostSentence();
    const bool keeping = m_session->project().outbox().isKeeping();
    // Said once: a server that comes and goes must not bring back what was closed.
    if (sentence.isEmpty() == m_told.isEmpty() && (sentence.isEmpty() || keeping == m_toldKeeping))
        return;
    // A notice that came meanwhile stays.
    if (!sentence.isEmpty())
        m_frame.banner().show(keeping ? Tone::Attention : Tone::Bad, sentence);
    else if (m_frame.banner().sentence() == m_told)
        m_frame.banner().hide();
    m_told = sentence;
    m_toldKeeping = keeping;
}

QString ServerBadge::lostSentence() const
{
    const ProjectAccess &project = m_session->project();
    if (!project.outbox().isKeeping())
        return tr(
            "The server does not answer, and what you do now cannot be kept on this computer: its disk is full, or the program may not "
            "write there. Keep this window open until the server answers.");
    if (project.server().isSilent())
        return tr("The server does not answer. You can go on with what is open; what you save is kept on this computer until it answers.");
    return tr("The connection to the server is lost. You can go on with what is open; what you save is kept on this computer until the "
              "server answers.");
}

QString ServerBadge::text() const
{
    const ActionOutbox &outbox = m_session->project().outbox();
    const int kept = static_cast<int>(outbox.waiting() - outbox.unkept());
    if (!link().isConnected() && !outbox.isKeeping())
        return tr("Not kept: keep this window open");
    if (m_session->project().server().isSilent() && kept > 0)
        return tr("No answer · %n kept on this computer", nullptr, kept);
    if (m_session->project().server().isSilent())
        return tr("No answer from the server");
    if (link().state == ServerLink::State::Returning)
        return tr("Connecting again…");
    if (!link().isConnected() && kept > 0)
        return tr("Connection lost · %n kept on this computer", nullptr, kept);
    if (!link().isConnected())
        return tr("Connection lost");
    if (link().host.isEmpty())
        return tr("Server on this computer");
    return link().tls.isEmpty() ? tr("%1 · not encrypted").arg(link().host) : tr("%1 · encrypted").arg(link().host);
}

QString ServerBadge::details() const
{
    QStringList lines;
    if (!link().isConnected()) {
        const QString since = m_session->project().server().isSilent()
                                ? tr("The server has not answered since %1. The program goes on waiting, and tries again by itself.")
                                : tr("The connection has been lost since %1. The program tries again by itself.");
        lines.append(since.arg(momentText(link().lostSince.toLocalTime())));
        if (!link().why.isEmpty())
            lines.append(link().why);
    }
    lines.append(link().host.isEmpty() ? tr("Server: this computer") : tr("Server: %1").arg(link().host));
    lines.append(tr("Database user: %1").arg(link().login));
    lines.append(link().tls.isEmpty() ? tr("The connection is not encrypted.")
                                      : tr("The connection is encrypted with %1.").arg(link().tls));
    const QString &issuer = link().issuer;
    if (link().check == CertificateCheck::IssuerAndName)
        lines.append(issuer.isEmpty()
                         ? tr("The certificate and the name of the server are verified by the authorities that this computer trusts.")
                         : tr("The certificate and the name of the server are verified by %1.").arg(issuer));
    else if (link().check == CertificateCheck::Issuer)
        lines.append(issuer.isEmpty()
                         ? tr("The certificate of the server is verified by the authorities that this computer trusts, its name is not.")
                         : tr("The certificate of the server is verified by %1, its name is not.").arg(issuer));
    else if (!link().tls.isEmpty())
        lines.append(tr("The certificate of the server is not verified."));
    if (!link().securityRelease.isEmpty())
        lines.append(tr("The server runs PostgreSQL %1. Ask the server administrator to install %2, which closes security holes.")
                         .arg(link().version, link().securityRelease));
    return lines.join(u'\n');
}

} // namespace yuyi
