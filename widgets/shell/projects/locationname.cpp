// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/locationname.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>
#include <QUrlQuery>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LocationName)
};

} // namespace

bool isServerLocation(const QString &location)
{
    return location.contains(QLatin1String("://"));
}

QString nameInLocation(const QString &location)
{
    if (!isServerLocation(location))
        return location.section(u'/', -1);
    const QUrl address(location);
    const QString schema = QUrlQuery(address).queryItemValue(QStringLiteral("schema"), QUrl::FullyDecoded);
    return schema.isEmpty() ? address.path().mid(1) : schema;
}

QString locationText(const QString &location)
{
    if (!isServerLocation(location))
        return QDir::toNativeSeparators(location);
    return Tr::tr("Server %1, project %2").arg(QUrl(location).host(), nameInLocation(location));
}

QString recentText(const QString &location, const QString &title)
{
    if (!isServerLocation(location) || title.isEmpty())
        return locationText(location);
    return Tr::tr("%1 (on %2)").arg(title, QUrl(location).host());
}

} // namespace yuyi
