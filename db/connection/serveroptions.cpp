// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/serveroptions.h"

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// The first good version of each major version: 15.9, 16.5 and 17.1 came out together. Later ones have it from the start.
constexpr std::array<qint64, 3> firstGood{150009, 160005, 170001};
/// The newest security release of each major version, to be raised with each release of ours: these came out together.
constexpr std::array<qint64, 4> securityRelease{150020, 160016, 170012, 180007};

/// A value of a connection string: https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING
QString quoted(QString value)
{
    value.replace(u'\\', QLatin1String("\\\\")).replace(u'\'', QLatin1String("\\'"));
    return u'\'' + value + u'\'';
}

} // namespace

QString serverOptions(const ProjectLocation &location)
{
    // A server that stops answering must not hold the thread for ever.
    // An encryption of Kerberos would take the place of TLS, and with it of the check of the certificate.
    QString options = QStringLiteral("connect_timeout=10;tcp_user_timeout=15000;keepalives_idle=10;"
                                     "application_name=yuyi;gssencmode=disable;ssl_min_protocol_version=TLSv1.2;sslmode=")
                    + quoted(location.sslMode);
    if (const QString binding = channelBindingText(location.channelBinding); !binding.isEmpty())
        options += QLatin1String(";channel_binding=") + binding;
    if (!location.sslRootCertificate.isEmpty())
        options += QStringLiteral(";sslrootcert=") + quoted(location.sslRootCertificate);
    return options;
}

QString channelBindingText(ChannelBinding binding)
{
    switch (binding) {
    case ChannelBinding::Require:
        return QStringLiteral("require");
    case ChannelBinding::Disable:
        return QStringLiteral("disable");
    case ChannelBinding::Usual:
        break;
    }
    return {};
}

bool isServerNewEnough(qint64 version)
{
    const qint64 major = version / 10000;
    const auto same = std::find_if(firstGood.begin(), firstGood.end(), [&](qint64 good) { return good / 10000 == major; });
    return same == firstGood.end() ? version > firstGood.back() : version >= *same;
}

QString newerSecurityRelease(qint64 version)
{
    const auto newer = std::find_if(securityRelease.begin(), securityRelease.end(),
                                    [&](qint64 one) { return one / 10000 == version / 10000 && one > version; });
    return newer == securityRelease.end() ? QString() : serverVersionText(*newer);
}

QString serverVersionText(qint64 version)
{
    return QStringLiteral("%1.%2").arg(version / 10000).arg(version % 10000);
}

} // namespace yuyi
