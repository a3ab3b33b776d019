// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/sites.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

/// Without the first parts of a name that only say for which device a site is made. The last two parts are the site's own.
QString folded(QString host)
{
    static const QSet<QString> devices{QStringLiteral("www"), QStringLiteral("m"), QStringLiteral("mobile"), QStringLiteral("wap")};
    while (host.endsWith(u'.'))
        host.chop(1);
    while (host.count(u'.') >= 2 && devices.contains(host.section(u'.', 0, 0)))
        host = host.section(u'.', 1);
    return host;
}

/// An address without a scheme. The name of a file or of a person ("J.Smith") looks the same and is none: only endings that are common
/// for sites count, unless the name begins with "www.".
QString bareHost(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^((?:[\\w-]+\\.)+([a-z]{2,}))(?::\\d+)?(/.*)?$"),
                                         QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QSet<QString> endings{QStringLiteral("com"), QStringLiteral("net"), QStringLiteral("org"), QStringLiteral("edu"),
                                       QStringLiteral("gov"), QStringLiteral("info"), QStringLiteral("biz"), QStringLiteral("tech"),
                                       QStringLiteral("blog"), QStringLiteral("wiki"), QStringLiteral("app"), QStringLiteral("dev"),
                                       QStringLiteral("news"), QStringLiteral("museum"), QStringLiteral("top"), QStringLiteral("xyz"),
                                       QStringLiteral("site"), QStringLiteral("club"), QStringLiteral("vip")};
    static const QSet<QString> files{QStringLiteral("ai"), QStringLiteral("ps")}; // of two letters, as the endings of countries
    const auto match = name.match(text);
    if (!match.hasMatch())
        return {};
    const QString host = match.captured(1).toLower();
    const QString ending = match.captured(2).toLower();
    const bool ofCountry = ending.size() == 2 && !files.contains(ending);
    return ofCountry || endings.contains(ending) || host.startsWith(QLatin1String("www.")) ? host : QString();
}

/// A computer of the collectors' own network: its name or number says nothing of a site and does not belong into a published card.
bool isLocal(const QString &host)
{
    static const QRegularExpression number(QStringLiteral("^(?:0|10|127|192\\.168|169\\.254|172\\.(?:1[6-9]|2\\d|3[01])|"
                                                          "100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7]))\\.[\\d.]+$"));
    static const QSet<QString> endings{QStringLiteral("local"), QStringLiteral("localhost"), QStringLiteral("localdomain"),
                                       QStringLiteral("internal"), QStringLiteral("intranet"), QStringLiteral("lan"),
                                       QStringLiteral("home"), QStringLiteral("corp"), QStringLiteral("arpa")};
    // A name without a dot is known only there; numbers with colons (IPv6) are no sites that a paper would list.
    return !host.contains(u'.') || host.contains(u':') || number.match(host).hasMatch()
        || endings.contains(host.section(u'.', -1, -1));
}

} // namespace

QString siteOf(const QString &source)
{
    // An address ends at a blank, a quotation mark or a bracket, and at what is no letter of an address: “见https://weibo.com/1。”
    static const QRegularExpression address(QStringLiteral("\\b(?:https?|ftp)://[^\\s<>\"'“”‘’（）《》【】「」『』。，；、！？：]+"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QString text = source.trimmed();
    const auto match = address.match(text);
    const QString host =
        folded(match.hasMatch() ? QUrl(match.captured(), QUrl::TolerantMode).host().toLower() : bareHost(text));
    return isLocal(host) ? QString() : host;
}

QList<SiteCount> countSites(const QStringList &sources)
{
    QHash<QString, int> images;
    for (const QString &source : sources) {
        if (const QString site = siteOf(source); !site.isEmpty())
            ++images[site];
    }
    QList<SiteCount> sites;
    for (auto it = images.constBegin(); it != images.constEnd(); ++it)
        sites.append({it.key(), it.value()});
    std::sort(sites.begin(), sites.end(), [](const SiteCount &a, const SiteCount &b) {
        return a.images != b.images ? a.images > b.images : a.site < b.site;
    });
    return sites;
}

} // namespace yuyi
