// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The site that an image is from: the host of the web address in its source, in lower case, without port and without leading
/// parts for the same site on other devices ("www.", "m.", "mobile.", "wap."). An address may stand within other words or lack its
/// scheme ("weibo.com/123"). Empty if the source holds no web address, or one of a local network only ("http://192.168.0.2/a.png"): what
/// the computers of the collectors are called is not published.
QString siteOf(const QString &source);

struct SiteCount {
    QString site;
    int images = 0;
};

/// Sources of images, one each, by site: the most frequent first, equal ones by name. Sources without a web address are not counted.
QList<SiteCount> countSites(const QStringList &sources);

} // namespace yuyi
