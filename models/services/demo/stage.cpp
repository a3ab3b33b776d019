// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/stage.h"

#include <QCoreApplication>
#include <QDir>
#include <QTime>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

} // namespace

Result<QString> DemoStage::folderFor(const char *name) const
{
    const QString path = folder() + u'/' + QLatin1String(name);
    if (!QDir().mkpath(path))
        return failure(ErrorCode::Environment, Tr::tr("The folder “%1” cannot be created.").arg(path));
    return path;
}

Result<ImageId> DemoStage::image(const QString &file) const
{
    const auto found = images.constFind(file);
    if (found == images.constEnd())
        return failure(ErrorCode::Damaged, Tr::tr("The example set is incomplete: “%1” is missing.").arg(file));
    return *found;
}

Result<PersonId> DemoStage::person(const QString &key) const
{
    if (key == QLatin1String("lead"))
        return lead;
    const auto found = people.constFind(key);
    if (found == people.constEnd())
        return failure(ErrorCode::Damaged, Tr::tr("The example set is incomplete: “%1” is missing.").arg(key));
    return *found;
}

QString DemoStage::step() const
{
    return Tr::tr("Example");
}

QStringList DemoStage::peopleWith(Role role) const
{
    QStringList keys;
    for (const DemoPerson &one : set.people()) {
        if (one.roles.contains(role))
            keys.append(one.key);
    }
    return keys;
}

void DemoStage::goTo(int daysAgo, int hour, int minute)
{
    if (time)
        time->goTo(QDateTime(QDate::currentDate().addDays(-daysAgo), QTime(hour, minute)));
}

void DemoStage::passSeconds(qint64 seconds)
{
    if (time)
        time->pass(seconds);
}

} // namespace yuyi
