// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/daysummary.h"

#include "widgets/overview/inboxtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DaySummary)
};

QString workText(qint64 images, qint64 answers)
{
    return QStringList{Tr::tr("%n image(s) annotated", nullptr, static_cast<int>(images)),
                       Tr::tr("%n question(s) answered", nullptr, static_cast<int>(answers))}
        .join(Tr::tr(", "));
}

} // namespace

QString forecastText(const Overview &overview)
{
    const auto day = forecast(overview);
    return day ? Tr::tr("At this pace, the %n remaining annotation(s) will be done on about %1.", nullptr,
                        static_cast<int>(overview.annotationsLeft))
                     .arg(day->toString(Qt::ISODate))
               : QString();
}

QString daySummary(const Overview &overview, const QString &project, const Person &self, const QList<Person> &people, const QDateTime &now)
{
    QStringList lines{Tr::tr("%1, %2", "a project and a day").arg(project, now.toLocalTime().date().toString(Qt::ISODate)), QString()};
    qint64 images = 0, answers = 0;
    for (const DayWork &day : overview.week) {
        images += day.images;
        answers += day.answers;
    }
    if (!overview.week.isEmpty())
        lines << Tr::tr("Today: %1").arg(workText(overview.week.constLast().images, overview.week.constLast().answers));
    lines << Tr::tr("Last seven days: %1").arg(workText(images, answers));
    for (const PersonWork &one : overview.people) {
        const auto person = std::find_if(people.begin(), people.end(), [&](const Person &p) { return p.id == one.person; });
        if (person != people.end())
            lines << Tr::tr("· %1: %2; %3 of them today").arg(person->name, workText(one.images, one.answers)).arg(one.today);
    }
    if (const QString when = forecastText(overview); !when.isEmpty())
        lines << when;
    if (!overview.inbox.isEmpty())
        lines << QString() << Tr::tr("Waiting for you:");
    for (const InboxItem &item : overview.inbox)
        lines << Tr::tr("· %1", "an item of a list").arg(textOf(item, self, people, now).sentence);
    return lines.join(u'\n');
}

} // namespace yuyi
