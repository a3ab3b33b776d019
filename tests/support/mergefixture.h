// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pictures.h"

#include "db/packages/packagefile.h"
#include "db/packages/seal.h"
#include "models/domain/images/imagepath.h"
#include "models/services/packages/mergeservice.h"
#include "models/services/packages/mergewords.h"
#include "models/services/packages/packageservice.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <functional>

namespace yuyi::test {

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", whatFailed(result).constData());
    return std::move(*result);
}
inline void must(const Result<> &result)
{
    if (!result)
        qFatal("%s", whatFailed(result).constData());
}

/// Gives every image of the project a file: the bytes that `newImage` takes its hash from.
inline void layPictures(const TestProject &project)
{
    const QList<ImageId> ids = must(project.images().list({}, ImageSort::Added));
    for (const ImageId &id : ids) {
        const Image image = must(project.images().image(id));
        const QString path = imageFilePath(project.factory->folder(), image.sha256, image.format);
        if (!QFile::exists(path))
            writeFile(path, id.toString().toUtf8());
    }
}

/// Packs a person's work; returns the file.
inline QString pack(const TestProject &project, const PackRequest &wanted)
{
    static int number = 0;
    layPictures(project);
    PackRequest request = wanted;
    request.file = project.folder.filePath(QStringLiteral("package-%1.yuyipack").arg(++number));
    NoProgress progress;
    must(PackageService(*project.stores, project.lead).pack(request, project.host, project.factory->folder(), progress));
    return request.file;
}
inline QString pack(const TestProject &project, Role role, const PersonId &person, int count = 0)
{
    PackRequest request;
    request.role = role;
    request.person = person;
    request.count = count;
    return pack(project, request);
}

/// The package at its holder's: opened, worked on, closed.
inline void workOn(const TestProject &project, const QString &file, const std::function<void(Stores &)> &work)
{
    const auto factory = must(project.host.openPackage(file));
    const auto stores = must(factory->open());
    work(*stores);
    // As if the program were killed now: what was committed can be returned.
    const QString left = file + QLatin1String(".left");
    if (!QFile::copy(file, left) || !must(isSealed(packageLocation(left))) || !QFile::remove(left))
        qFatal("not sealed while it is open");
}
inline void finish(const TestProject &project, const QString &file)
{
    workOn(project, file, [](Stores &stores) { must(setPackageFinished(stores, true)); });
}

inline QString copyOf(const QString &file)
{
    static int number = 0;
    const QString copy = QStringLiteral("%1.copy-%2.yuyipack").arg(file).arg(++number);
    if (!QFile::copy(file, copy))
        qFatal("not copied");
    return copy;
}

inline Result<MergePlan> tryMerge(const TestProject &project, const QString &file, const MergeChoice &choice = {})
{
    const auto returned = project.host.openReturn(file);
    if (!returned)
        return passOn(returned);
    NoProgress progress;
    return PackageMergeService(*project.stores, project.factory->folder(), project.lead).merge(*returned, choice, progress);
}
inline MergePlan merge(const TestProject &project, const QString &file, bool takeReturned = false)
{
    MergeChoice choice;
    choice.takeReturned = takeReturned;
    return must(tryMerge(project, file, choice));
}
inline MergePlan look(const TestProject &project, const QString &file)
{
    NoProgress progress;
    return must(PackageMergeService(*project.stores, project.factory->folder(), project.lead)
                    .plan(must(project.host.openReturn(file)), {}, progress));
}

/// Hands in what `change` makes of a complete annotation, in the project or in a package.
inline void annotate(Stores &stores, const PersonId &person, const ImageId &image,
                     const std::function<void(AnnotationContent &)> &change = {}, bool submit = true)
{
    AnnotationService service(stores, person);
    Annotation annotation = must(service.open(image));
    if (annotation.state == AnnotationState::Submitted) {
        must(service.reopen(annotation.id));
        annotation = must(service.open(image));
    }
    const Preset preset = must(stores.project().info()).preset;
    if (annotation.content.explanation.isEmpty())
        annotation.content = complete(annotation.content, preset);
    if (change)
        change(annotation.content);
    if (submit)
        must(service.submit(annotation));
    else
        must(service.saveDraft(annotation));
}

/// Changes rows of a copy as a foreign program would, then seals it as a forger would.
inline QString tampered(const QString &file, const QStringList &statements)
{
    const QString copy = copyOf(file);
    {
        const auto connection = must(Connection::open(packageLocation(copy)));
        must(connection->execute(QStringLiteral("PRAGMA foreign_keys = OFF")));
        for (const QString &statement : statements)
            must(connection->execute(statement));
    }
    // With a foreign table or trigger in it, it may not even be sealed.
    (void)sealPackage(packageLocation(copy));
    return copy;
}

/// Every row of every table of a project on disk, hashed: nothing was written when it stays the same.
inline QByteArray contentOf(const TestProject &project)
{
    const auto connection = project.connection();
    QStringList tables;
    must(connection->read(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"), {},
                          [&](const Row &row) { tables.append(row.text(0)); }));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &table : std::as_const(tables)) {
        QStringList columns;
        must(connection->read(QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table}, [&](const Row &row) {
            columns.append(QStringLiteral("quote(\"%1\")").arg(row.text(0)));
        }));
        QByteArrayList lines;
        must(connection->read(QStringLiteral("SELECT %1 FROM \"%2\"").arg(columns.join(QLatin1String(" || ',' || ")), table), {},
                              [&](const Row &row) { lines.append(row.utf8(0)); }));
        std::sort(lines.begin(), lines.end());
        const QByteArray text = table.toUtf8() + '\n' + lines.join('\n');
        hash.addData(text);
    }
    return hash.result();
}

inline QString idsOf(const Answer &answer)
{
    QStringList ids;
    for (const OptionId &option : answer.options())
        ids.append(option.toString());
    return ids.join(u',');
}

/// @brief What people said and what came of it, without the ids and times that merging gives.
inline QString portrait(const TestProject &project)
{
    Stores &stores = *project.stores;
    const Preset preset = must(stores.project().info()).preset;
    const QList<Person> people = must(stores.project().people());
    QStringList lines;
    const QList<ImageId> images = must(stores.images().list({}, ImageSort::Name));
    for (const ImageId &id : images) {
        const Image image = must(stores.images().image(id));
        lines.append(image.names.value(0) + u' ' + codeOf(image.stage));
        for (const Person &person : people) {
            const auto annotation = must(stores.annotations().current(id, person.id));
            if (annotation)
                lines.append(person.name + u' ' + codeOf(annotation->state) + u' ' + annotation->id.toString() + u' '
                             + contentInWords(preset, annotation->content, {}));
        }
        const auto gold = must(stores.annotations().gold(id));
        lines.append(gold ? QLatin1String("gold ") + contentInWords(preset, gold->content, {}) : QStringLiteral("no gold"));
        const auto last = must(stores.review().lastCase(id));
        lines.append(last ? QLatin1String("case ") + codeOf(last->state) : QStringLiteral("no case"));
        QStringList votes;
        for (const Validation &round : must(stores.validation().ofImage(id))) {
            lines.append(QStringLiteral("round %1 %2 %3").arg(round.round).arg(codeOf(round.state), codeOf(round.reason)));
            for (const Vote &vote : must(stores.validation().votes(round.id))) {
                votes.append(vote.id.toString() + u' ' + idsOf(vote.answer) + (vote.correct ? u'+' : u'-')
                             + vote.person.toString() + QString::number(vote.milliseconds));
            }
        }
        votes.sort();
        lines += votes;
    }
    for (const Study &study : must(stores.studies().studies())) {
        for (const Participant &participant : must(stores.studies().participants(study.id)))
            lines.append(participant.code + u' ' + codeOf(participant.state) + participant.consentAt.toString(Qt::ISODateWithMs));
        for (const Trial &trial : must(stores.studies().trialsOf(study.id))) {
            lines.append(trial.id.toString() + idsOf(trial.answer) + QString::number(trial.milliseconds)
                         + trial.answeredAt.toString(Qt::ISODateWithMs));
        }
    }
    return lines.join(u'\n');
}

} // namespace yuyi::test
