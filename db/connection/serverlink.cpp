// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/serverlink.h"

#include "db/connection/connection.h"
#include "db/connection/serveroptions.h"

#include <QFileInfo>

namespace yuyi {

namespace {

CertificateCheck checkOf(const QString &sslMode)
{
    if (sslMode == QLatin1String("verify-full"))
        return CertificateCheck::IssuerAndName;
    return sslMode == QLatin1String("verify-ca") ? CertificateCheck::Issuer : CertificateCheck::None;
}

} // namespace

Result<ServerLink> linkOf(Connection &connection)
{
    ServerLink link;
    if (connection.backend() == Backend::Sqlite)
        return link;
    const ProjectLocation &location = connection.location();
    link.onServer = true;
    if (!location.host.startsWith(u'/'))
        link.host = location.host;
    YUYI_TRY(const auto login, connection.text(QStringLiteral("SELECT session_user::text")));
    link.login = login;
    YUYI_TRY(const auto version, connection.number(QStringLiteral("SELECT current_setting('server_version_num')")));
    link.version = serverVersionText(version);
    link.securityRelease = newerSecurityRelease(version);
    YUYI_TRY(const auto tls,
             connection.text(QStringLiteral("SELECT version FROM pg_catalog.pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl")));
    link.tls = tls;
    if (!tls.isEmpty())
        link.check = checkOf(location.sslMode);
    if (location.sslRootCertificate != QLatin1String("system"))
        link.issuer = QFileInfo(location.sslRootCertificate).fileName();
    return link;
}

} // namespace yuyi
