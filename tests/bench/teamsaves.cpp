// SPDX-License-Identifier: GPL-3.0-or-later
// Many people save at once.
#include "models/services/annotation/keptactions.h"
#include "tests/bench/benchteam.h"

#include <QElapsedTimer>

#include <latch>
#include <thread>
#include <vector>

namespace yuyi::bench {

namespace {

/// What one person's program knows of its saves.
struct Saver {
    QString location;
    PersonId person;
    AnnotationId annotation;
    QList<QUuid> acknowledged;
    int version = 0;
    QString text; ///< of the last one
    QList<double> milliseconds;
    QString fault;
};

QString textOf(const QString &location, int save)
{
    return QStringLiteral("%1 %2").arg(location.section(u'/', 2, 2).section(u'@', 0, 0)).arg(save);
}

void work(SqlProjectHost &host, Saver &saver, int saves, std::latch &ready)
{
    const auto factory = host.open(saver.location);
    const auto stores = factory ? (*factory)->open() : Result<std::unique_ptr<Stores>>(passOn(factory));
    if (!stores) {
        saver.fault = stores.error().sentence + stores.error().detail;
        ready.count_down();
        return;
    }
    AnnotationService service(**stores, saver.person);
    auto opened = openNext(service);
    ready.arrive_and_wait();
    for (int i = 0; opened && i < saves; ++i) {
        Annotation annotation = *opened;
        annotation.content.explanation = textOf(saver.location, i);
        const QUuid name = newUuid();
        QElapsedTimer clock;
        clock.start();
        opened = saveNamed(**stores, saver.person, annotation, annotation.content, std::nullopt, {}, name);
        if (!opened)
            break;
        saver.milliseconds.append(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        saver.acknowledged.append(name);
        saver.annotation = opened->id;
        saver.version = opened->version;
        saver.text = annotation.content.explanation;
    }
    if (!opened)
        saver.fault = opened.error().sentence + opened.error().detail;
}

} // namespace

bool teamSaves(int people, int saves)
{
    test::ReviewProject project(true);
    BenchTeam team(project);
    const auto port = static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT"));
    QList<Saver> savers;
    for (int i = 0; i < people; ++i) {
        (void)project.keep(QStringLiteral("%1.jpg").arg(i));
        Saver saver;
        const QString name = QStringLiteral("Annotator %1").arg(i);
        saver.location = team.joined(name, Role::Annotator, port);
        saver.person = team.idOf(name);
        savers.append(saver);
    }
    std::latch ready(people + 1);
    std::vector<std::thread> threads;
    threads.reserve(static_cast<size_t>(people));
    for (Saver &saver : savers)
        threads.emplace_back([&] { work(project.host, saver, saves, ready); });
    ready.arrive_and_wait();
    QElapsedTimer clock;
    clock.start();
    for (std::thread &thread : threads)
        thread.join();
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;

    qint64 acknowledged = 0;
    qint64 stored = 0;
    qint64 events = 0;
    qint64 lastTexts = 0;
    qint64 versions = 0;
    QStringList faults;
    QList<double> all;
    const auto connection = project.connection();
    for (const Saver &saver : std::as_const(savers)) {
        acknowledged += saver.acknowledged.size();
        all += saver.milliseconds;
        if (!saver.fault.isEmpty())
            faults.append(saver.fault);
        for (const QUuid &name : saver.acknowledged)
            stored += need(project.stores->history().eventsOfAct(name)).isEmpty() ? 0 : 1;
        if (saver.annotation.isNull())
            continue;
        const Annotation annotation = need(project.stores->annotations().annotation(saver.annotation));
        versions += annotation.version;
        lastTexts += annotation.content.explanation == saver.text ? 1 : 0;
        events += need(connection->number(
            QStringLiteral("SELECT count(*) FROM event WHERE entity = 'annotation' AND action = 'saved' AND created_by = ?"),
            {saver.person.toString()}));
    }
    for (const QString &fault : std::as_const(faults))
        qWarning("%s", qPrintable(fault));
    const qint64 wanted = qint64(people) * saves;
    bool good = count(QStringLiteral("acknowledged"), acknowledged, wanted);
    good = count(QStringLiteral("of them stored"), stored, acknowledged) && good;
    good = count(QStringLiteral("sum of the versions of all annotations"), versions, acknowledged) && good;
    good = count(QStringLiteral("events of saves"), events, acknowledged) && good;
    good = count(QStringLiteral("annotations with the text saved last"), lastTexts, people) && good;
    good = count(QStringLiteral("faults"), faults.size(), 0) && good;
    good = count(QStringLiteral("findings of the check"), project.findings().size(), 0) && good;
    times(QStringLiteral("saves"), all);
    qInfo("  %.1f saves a second", static_cast<double>(acknowledged) / seconds);
    return good;
}

} // namespace yuyi::bench
