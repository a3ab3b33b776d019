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

/// An address without a scheme: a name with an ending of letters. The name of a picture's file looks the same and is none.
QString bareHost(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^((?:[\\w-]+\\.)+([a-z]{2,}))(?::\\d+)?(/.*)?$"),
                                         QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QSet<QString> pictures{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"), QStringLiteral("gif"),
                                        QStringLiteral("webp"), QStringLiteral("bmp"), QStringLiteral("tif"), QStringLiteral("tiff"),
                                        QStringLiteral("heic"), QStringLiteral("avif"), QStringLiteral("jxl"), QStringLiteral("svg"),
                                        QStringLiteral("pdf")};
    const auto match = name.match(text);
    if (!match.hasMatch() || pictures.contains(match.captured(2).toLower()))
        return {};
    return match.captured(1).toLower();
}

} // namespace

QString siteOf(const QString &source)
{
    // An address ends at a blank, a quotation mark or a bracket, and at what is no letter of an address: “见https://weibo.com/1。”
    static const QRegularExpression address(QStringLiteral("\\b(?:https?|ftp)://[^\\s<>\"'“”‘’（）。，；、]+"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QString text = source.trimmed();
    if (const auto match = address.match(text); match.hasMatch())
        return folded(QUrl(match.captured(), QUrl::TolerantMode).host().toLower());
    return folded(bareHost(text));
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
