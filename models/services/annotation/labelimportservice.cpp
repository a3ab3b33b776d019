// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/labelimportservice.h"

#include "models/domain/json/json.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/inpackage.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LabelImport)
};

constexpr qint64 fileLimit = qint64(256) * 1024 * 1024;

bool isCalled(const Person &person, const QString &name)
{
    return person.active && !name.isEmpty() && person.name.compare(name, Qt::CaseInsensitive) == 0;
}

/// The field of a task that an error is about.
QString faultyField(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound: return QStringLiteral("/data/image");
    case ErrorCode::Invalid: return QStringLiteral("/annotations/completed_by");
    default: return QStringLiteral("/annotations");
    }
}

/// Whether people annotate images of this stage.
Result<> requireAnnotated(Stage stage)
{
    switch (stage) {
    case Stage::Kept:
    case Stage::Annotating:
    case Stage::Returned: return {};
    case Stage::Collected: return failure(ErrorCode::Refused, Tr::tr("The image has not been inspected yet. Keep it first."));
    case Stage::Discarded: return failure(ErrorCode::Refused, Tr::tr("The image is discarded."));
    default: return failure(ErrorCode::Refused, Tr::tr("The annotation of the image is finished."));
    }
}

/// Errors that concern the import as a whole.
bool endsImport(ErrorCode code)
{
    return code == ErrorCode::Environment || code == ErrorCode::Cancelled;
}

} // namespace

Result<QByteArray> readLabelFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::NotFound, Tr::tr("“%1” does not exist.").arg(path));
    if (!info.isFile())
        return failure(ErrorCode::Refused, Tr::tr("“%1” is not a file.").arg(path));
    if (info.size() > fileLimit)
        return failure(ErrorCode::Refused, Tr::tr("The file “%1” is larger than 256 MB.").arg(info.fileName()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(info.fileName(), file.errorString()));
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(info.fileName(), file.errorString()));
    return text;
}

Result<> LabelImportService::readImages()
{
    YUYI_TRY(const auto ids, m_stores.images().list(ImageFilter(), ImageSort::Added));
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    for (const Image &image : images) {
        for (const QString &name : image.names)
            m_named[name].append(image.id);
    }
    return {};
}

Result<ImageId> LabelImportService::imageOf(const LabelledTask &task)
{
    if (task.sha256) {
        YUYI_TRY(const auto image, m_stores.images().byHash(*task.sha256));
        if (image)
            return image->id;
        return failure(ErrorCode::NotFound, Tr::tr("No image of the project has the hash %1.").arg(task.sha256->hex().left(12)));
    }
    for (const QString &name : task.names) {
        const QList<ImageId> found = m_named.value(name);
        if (found.size() == 1)
            return found.constFirst();
        if (found.size() > 1) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("%n image(s) of the project are called “%1”. Without a hash it is not clear which one is meant.", nullptr,
                                  static_cast<int>(found.size()))
                               .arg(name));
        }
    }
    return failure(ErrorCode::NotFound, Tr::tr("No image of the project is called “%1”.").arg(task.names.value(0)));
}

Result<PersonId> LabelImportService::personOf(const LabelledTask &task, const LabelImportRequest &request)
{
    if (const PersonId known = request.people.value(task.annotator); !known.isNull())
        return known;
    const QStringList names = request.person.isEmpty() ? QStringList{task.annotatorName, task.annotator} : QStringList{request.person};
    for (const QString &name : names) {
        for (const Person &person : std::as_const(m_people)) {
            if (isCalled(person, name))
                return person.id;
        }
    }
    if (task.annotator.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("It does not say who annotated. Name the person in the import."));
    return failure(ErrorCode::Invalid,
                   Tr::tr("The annotator “%1” has the name of nobody in the project. Name the person in the import.")
                       .arg(task.annotatorName.isEmpty() ? task.annotator : task.annotatorName));
}

Result<bool> LabelImportService::take(const LabelledTask &task, const LabelImportRequest &request)
{
    YUYI_TRY(const auto image, imageOf(task));
    YUYI_TRY(const auto person, personOf(task, request));
    bool added = false;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto before, m_stores.images().image(image));
        YUYI_TRY(added, AnnotationService(m_stores, person, m_clock).fillLabelsInTransaction(image, task.labels));
        if (!added)
            return {};
        YUYI_CHECK(requireAnnotated(before.stage));
        const QByteArray source = storedText({{"person", person}, {"name", QFileInfo(request.file).fileName()}});
        return m_stores.record(makeEvent(Entity::Annotation, image.value(), AuditAction::Imported, m_actor, {}, source));
    }));
    return added;
}

Result<LabelImportReport> LabelImportService::importLabels(const LabelImportRequest &request, Progress &progress)
{
    YUYI_CHECK(requireProject(m_stores));
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto text, readLabelFile(request.file));
    YUYI_TRY(auto file, readLabelStudio(text, info.preset));
    YUYI_TRY(m_people, m_stores.project().people());
    if (!request.annotator.isEmpty()) {
        file.labelled.removeIf([&](const LabelledTask &task) {
            return task.annotator.compare(request.annotator, Qt::CaseInsensitive) != 0
                && task.annotatorName.compare(request.annotator, Qt::CaseInsensitive) != 0;
        });
        if (file.labelled.isEmpty())
            return failure(ErrorCode::NotFound, Tr::tr("The file has no labels of an annotator “%1”.").arg(request.annotator));
    }
    if (!request.person.isEmpty()) {
        const auto isNamed = [&](const Person &person) { return isCalled(person, request.person); };
        if (std::none_of(m_people.begin(), m_people.end(), isNamed))
            return failure(ErrorCode::Invalid, Tr::tr("Nobody in the project is called “%1”.").arg(request.person));
        const auto other = [&](const LabelledTask &task) { return task.annotator != file.labelled.constFirst().annotator; };
        if (std::any_of(file.labelled.begin(), file.labelled.end(), other)) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The file has labels of several annotators, and one person is named. Name the annotator, too."));
        }
    }
    file.labelled.removeIf([&](const LabelledTask &task) {
        return request.people.contains(task.annotator) && request.people.value(task.annotator).isNull();
    });
    m_named.clear();
    YUYI_CHECK(readImages());

    LabelImportReport report;
    report.cancelled = file.cancelled;
    report.empty = file.empty;
    report.refused = file.refused;
    progress.setTotal(file.labelled.size());
    for (const LabelledTask &task : std::as_const(file.labelled)) {
        if (progress.cancelled()) {
            return failure(ErrorCode::Cancelled,
                           Tr::tr("Stopped. Imported labels are kept; import the same file again to continue."));
        }
        const Result<bool> added = take(task, request);
        if (!added && endsImport(added.error().code))
            return passOn(added);
        if (!added)
            report.refused.append({task.task, faultyField(added.error().code), added.error().sentence});
        else
            ++(*added ? report.filled : report.known);
        progress.advance();
    }
    return report;
}

} // namespace yuyi
